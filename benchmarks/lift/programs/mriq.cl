kernel void mriq_ref(const global float *restrict x, const global float *restrict y,
                     const global float *restrict z, const global float *restrict kx,
                     const global float *restrict ky, const global float *restrict kz,
                     const global float *restrict mag, global float *restrict re,
                     global float *restrict im, int N, int K) {
  int i = get_global_id(0);
  if (i >= N) return;
  float px = x[i], py = y[i], pz = z[i], r = 0.0f, s = 0.0f;
  for (int k = 0; k < K; k++) {
    float angle = 6.2831855f * (kx[k] * px + ky[k] * py + kz[k] * pz);
    r += mag[k] * cos(angle);
    s += mag[k] * sin(angle);
  }
  re[i] = r;
  im[i] = s;
}
