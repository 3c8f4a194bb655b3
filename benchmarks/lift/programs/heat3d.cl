#define POINT(l, r) (c[k] + 0.1f * (n[k] + s[k] + w[k] + e[k] + c[l] + c[r] - 6.0f * c[k]))
kernel void heat3d_ref(const global float *restrict A, global float *restrict out,
                       int N, int M, int K) {
  int y = get_global_id(0), z = get_global_id(1);
  if (y >= M || z >= N) return;
  const global float *c = A + (z * M + y) * K;
  const global float *n = A + (max(z - 1, 0) * M + y) * K;
  const global float *s = A + (min(z + 1, N - 1) * M + y) * K;
  const global float *w = A + (z * M + max(y - 1, 0)) * K;
  const global float *e = A + (z * M + min(y + 1, M - 1)) * K;
  global float *o = out + (z * M + y) * K;
  int k = 0;
  o[k] = POINT(0, 1);
  for (k = 1; k < K - 1; k++) o[k] = POINT(k - 1, k + 1);
  o[k] = POINT(k - 1, k);
}
