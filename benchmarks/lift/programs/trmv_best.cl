kernel void trmv_best_ref(const global float *restrict A, const global float *restrict x,
                          global float *restrict out, int N) {
  local float part[64];
  int i = get_group_id(0), l = get_local_id(0), n = N / 64;
  const global float *row = A + i * (i + 1) / 2;
  float acc = 0.0f;
  for (int j = 0; j < n; j++) {
    int k = l * n + j;
    acc = acc + (k < i + 1 ? row[k] : 0.0f) * x[k];
  }
  part[l] = acc;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l < 1) {
    acc = 0.0f;
    for (int j = 0; j < 64; j++) acc = acc + part[j];
    out[i] = acc;
  }
}
