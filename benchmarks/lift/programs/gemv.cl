kernel void gemv_ref(const global float *restrict A, const global float *restrict x,
                     global float *restrict out, int M) {
  local float tile[64];
  int l = get_local_id(0), i = get_global_id(0);
  float acc = 0.0f;
  for (int t = 0; t < M / 64; t++) {
    tile[l] = x[t * 64 + l];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int j = 0; j < 64; j++) acc = acc + A[i * M + t * 64 + j] * tile[j];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[i] = acc;
}
