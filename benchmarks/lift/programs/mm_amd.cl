kernel void mm_amd_ref(const global float *restrict A, const global float *restrict B,
                       global float *restrict out, int N, int M, int K) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= M / 8 || y >= N / 4) return;
  float4 c00 = 0, c01 = 0, c10 = 0, c11 = 0, c20 = 0, c21 = 0, c30 = 0, c31 = 0;
  for (int k = 0; k < K; k++) {
    float4 b0 = vload4(0, B + k * M + x * 8), b1 = vload4(0, B + k * M + x * 8 + 4);
    float a0 = A[(4 * y) * K + k], a1 = A[(4 * y + 1) * K + k];
    float a2 = A[(4 * y + 2) * K + k], a3 = A[(4 * y + 3) * K + k];
    c00 = c00 + a0 * b0; c01 = c01 + a0 * b1;
    c10 = c10 + a1 * b0; c11 = c11 + a1 * b1;
    c20 = c20 + a2 * b0; c21 = c21 + a2 * b1;
    c30 = c30 + a3 * b0; c31 = c31 + a3 * b1;
  }
  global float *o = out + 4 * y * M + x * 8;
  vstore4(c00, 0, o); vstore4(c01, 0, o + 4);
  vstore4(c10, 0, o + M); vstore4(c11, 0, o + M + 4);
  vstore4(c20, 0, o + 2 * M); vstore4(c21, 0, o + 2 * M + 4);
  vstore4(c30, 0, o + 3 * M); vstore4(c31, 0, o + 3 * M + 4);
}
