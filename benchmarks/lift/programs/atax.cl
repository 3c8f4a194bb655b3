kernel void atax_1_ref(const global float *restrict A, const global float *restrict x,
                       global float *restrict t, int N, int M) {
  int i = get_global_id(0);
  if (i >= N) return;
  float acc = 0.0f;
  for (int j = 0; j < M; j++) acc = acc + A[i * M + j] * x[j];
  t[i] = acc;
}
kernel void atax_2_ref(const global float *restrict A, const global float *restrict t,
                       global float *restrict out, int N, int M) {
  int j = get_global_id(0);
  if (j >= M) return;
  float acc = 0.0f;
  for (int i = 0; i < N; i++) acc = acc + A[i * M + j] * t[i];
  out[j] = acc;
}
