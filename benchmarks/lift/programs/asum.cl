kernel void asum_ref(const global float *restrict x, global float *restrict part, int N) {
  int g = get_global_id(0);
  if (g >= N / 4096) return;
  float8 acc = 0.0f;
  for (int i = 0; i < 512; i++) acc += fabs(vload8(g * 512 + i, x));
  part[g] = acc.s0 + acc.s1 + acc.s2 + acc.s3 + acc.s4 + acc.s5 + acc.s6 + acc.s7;
}
kernel void asum_sum(const global float *restrict part, global float *restrict out, int N) {
  float acc = 0.0f;
  for (int i = 0; i < N / 4096; i++) acc += part[i];
  out[0] = acc;
}
