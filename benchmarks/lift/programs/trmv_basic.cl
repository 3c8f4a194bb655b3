kernel void trmv_basic_ref(const global float *restrict A, const global float *restrict x,
                           global float *restrict out, int N) {
  int i = get_global_id(0);
  if (i >= N) return;
  const global float *row = A + i * (i + 1) / 2;
  float acc = 0.0f;
  for (int j = 0; j <= i; j++) acc = acc + row[j] * x[j];
  out[i] = acc;
}
