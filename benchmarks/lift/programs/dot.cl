kernel void dot_ref(const global float *restrict x, const global float *restrict y,
                    global float *restrict part, int N) {
  local float a[64], b[64];
  int l = get_local_id(0), g = get_group_id(0);
  float acc = 0.0f;
  for (int i = 0; i < 32; i++) {
    int k = g * 2048 + l * 32 + i;
    acc = acc + x[k] * y[k];
  }
  a[l] = acc;
  barrier(CLK_LOCAL_MEM_FENCE);
  local float *in = a, *out = b;
  for (int n = 32; n > 0; n /= 2) {
    if (l < n) out[l] = in[2 * l] + in[2 * l + 1];
    barrier(CLK_LOCAL_MEM_FENCE);
    local float *t = in; in = out; out = t;
  }
  if (l == 0) part[g] = in[0];
}
kernel void dot_sum(const global float *restrict part, global float *restrict out, int N) {
  float acc = 0.0f;
  for (int i = 0; i < N / 2048; i++) acc = acc + part[i];
  out[0] = acc;
}
