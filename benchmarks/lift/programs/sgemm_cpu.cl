kernel void pack_ref(const global float *restrict B, global float *restrict P, int M, int K) {
  int p = get_global_id(0);
  for (int k = 0; k < K; k++) {
    vstore8(vload8(0, B + k * M + p * 16), 0, P + (p * K + k) * 16);
    vstore8(vload8(0, B + k * M + p * 16 + 8), 0, P + (p * K + k) * 16 + 8);
  }
}
#define ROW(r) float8 a##r = A[(6 * y + r) * K + k]; \
  c##r##0 = c##r##0 + a##r * b0; c##r##1 = c##r##1 + a##r * b1;
#define OUT(r) vstore8(c##r##0, 0, o + r * M); vstore8(c##r##1, 0, o + r * M + 8);
kernel void sgemm_cpu_ref(const global float *restrict A, const global float *restrict P,
                          global float *restrict out, int M, int K) {
  int y = get_global_id(0), p = get_global_id(1);
  float8 c00 = 0, c01 = 0, c10 = 0, c11 = 0, c20 = 0, c21 = 0;
  float8 c30 = 0, c31 = 0, c40 = 0, c41 = 0, c50 = 0, c51 = 0;
  for (int k = 0; k < K; k++) {
    float8 b0 = vload8(2 * (p * K + k), P), b1 = vload8(2 * (p * K + k) + 1, P);
    ROW(0) ROW(1) ROW(2) ROW(3) ROW(4) ROW(5)
  }
  global float *o = out + 6 * y * M + p * 16;
  OUT(0) OUT(1) OUT(2) OUT(3) OUT(4) OUT(5)
}
