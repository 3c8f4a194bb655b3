kernel void spmv_ref(const global int *restrict offsets, const global int *restrict columns,
                     const global float *restrict values, const global float *restrict x,
                     global float *restrict out, int N) {
  int i = get_global_id(0);
  if (i >= N) return;
  float acc = 0.0f;
  for (int k = offsets[i]; k < offsets[i + 1]; k++) acc = acc + values[k] * x[columns[k]];
  out[i] = acc;
}
