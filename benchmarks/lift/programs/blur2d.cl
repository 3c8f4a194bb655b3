kernel void blur2d_ref(const global float *restrict A, global float *restrict out,
                       int N, int M) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= M || y >= N) return;
  float acc = 0.0f;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      int r = y + i - 1, c = x + j - 1;
      acc = acc + (0 <= r && r < N && 0 <= c && c < M ? A[r * M + c] : 0.0f);
    }
  out[y * M + x] = acc * 0.11111111f;
}
