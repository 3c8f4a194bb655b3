kernel void bins_ref(const global int *restrict bins, global int *restrict out) {
  int i = get_global_id(0);
  if (i < 256) out[i] = bins[i];
}
kernel void histogram_atomic_ref(const global int *restrict data, global int *restrict out,
                                 int N) {
  int i = get_global_id(0);
  if (i < N) atomic_add(&out[data[i]], 1);
}
