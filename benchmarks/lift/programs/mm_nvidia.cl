kernel void mm_nvidia_ref(const global float *restrict A, const global float *restrict B,
                          global float *restrict out, int M, int K) {
  local float a[256], b[256];
  int lx = get_local_id(0), ly = get_local_id(1);
  int x = get_global_id(0), y = get_global_id(1);
  float acc = 0.0f;
  for (int t = 0; t < K / 16; t++) {
    a[ly * 16 + lx] = A[y * K + t * 16 + lx];
    b[ly * 16 + lx] = B[(t * 16 + ly) * M + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < 16; k++) acc = acc + a[ly * 16 + k] * b[k * 16 + lx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[y * M + x] = acc;
}
