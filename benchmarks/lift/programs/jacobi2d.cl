kernel void jacobi2d_ref(const global float *restrict A, global float *restrict out,
                         int N, int M) {
  int i = get_global_id(0);
  if (i >= N) return;
  const global float *u = A + (i + N - 1) % N * M, *c = A + i * M, *d = A + (i + 1) % N * M;
  global float *o = out + i * M;
  o[0] = 0.2f * (c[0] + u[0] + c[M - 1] + c[1] + d[0]);
  for (int j = 1; j < M - 1; j++)
    o[j] = 0.2f * (c[j] + u[j] + c[j - 1] + c[j + 1] + d[j]);
  o[M - 1] = 0.2f * (c[M - 1] + u[M - 1] + c[M - 2] + c[0] + d[M - 1]);
}
