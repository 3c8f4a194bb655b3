kernel void scal_ref(const global float *restrict x, global float *restrict out,
                     float alpha, int N) {
  int i = get_global_id(0);
  if (i < N / 4) vstore4(vload4(i, x) * alpha, i, out);
}
