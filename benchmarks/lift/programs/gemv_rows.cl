kernel void gemv_rows_ref(const global float *restrict A, const global float *restrict x,
                          global float *restrict y, float alpha, float beta, int N, int M) {
  int i = get_global_id(0);
  if (i >= N) return;
  float acc = 0.0f;
  for (int j = 0; j < M; j++) acc = acc + A[i * M + j] * x[j];
  y[i] = alpha * acc + beta * y[i];
}
