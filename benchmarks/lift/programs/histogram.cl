kernel void histogram_ref(const global int *restrict data, global int *restrict part, int N) {
  int g = get_global_id(0);
  if (g >= N / 2048) return;
  global int *h = part + g * 256;
  for (int i = 0; i < 256; i++) h[i] = 0;
  for (int i = 0; i < 2048; i++) h[data[g * 2048 + i]] += 1;
}
kernel void histogram_sum(const global int *restrict part, global int *restrict out, int N) {
  int b = get_global_id(0);
  if (b >= 256) return;
  int acc = 0;
  for (int g = 0; g < N / 2048; g++) acc += part[g * 256 + b];
  out[b] = acc;
}
