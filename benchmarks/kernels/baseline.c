/* What the kernels are measured against: plain loops for clang -O3, and STREAM's triad. */
#include <math.h>
#include <stdint.h>

void triad(double *restrict a, const double *restrict b, const double *restrict c, long n) {
  for (long i = 0; i < n; i++) a[i] = b[i] + 3.0 * c[i];
}
void nbody(const float *x, const float *y, const float *z, const float *m,
           float *restrict ax, float *restrict ay, float *restrict az, long n) {
  for (long i = 0; i < n; i++) {
    float sx = 0, sy = 0, sz = 0;
    for (long j = 0; j < n; j++) {
      float dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
      float d = dx * dx + dy * dy + dz * dz + 0.01f;
      float f = m[j] / (d * sqrtf(d));
      sx += f * dx; sy += f * dy; sz += f * dz;
    }
    ax[i] = sx; ay[i] = sy; az[i] = sz;
  }
}
void mriq(const float *x, const float *y, const float *z, const float *kx, const float *ky,
          const float *kz, const float *mag, float *restrict qr, float *restrict qi,
          long n, long k) {
  for (long i = 0; i < n; i++) {
    float r = 0, s = 0;
    for (long j = 0; j < k; j++) {
      float e = 6.2831853f * (kx[j] * x[i] + ky[j] * y[i] + kz[j] * z[i]);
      r += mag[j] * cosf(e); s += mag[j] * sinf(e);
    }
    qr[i] = r; qi[i] = s;
  }
}
static float normal(float x) { return 0.5f * erfcf(-x * 0.70710677f); }
void blackscholes(float r, float v, const float *s, const float *k, const float *t,
                  float *restrict out, long n) {
  for (long i = 0; i < n; i++) {
    float spread = v * sqrtf(t[i]);
    float d1 = (logf(s[i] / k[i]) + (r + 0.5f * v * v) * t[i]) / spread;
    out[i] = s[i] * normal(d1) - k[i] * expf(-r * t[i]) * normal(d1 - spread);
  }
}
void kmeans(const float *p, const float *c, int32_t *restrict out, long n, long k, long f) {
  for (long i = 0; i < n; i++) {
    float best = 3.4028235e38f; int32_t at = -1;
    for (long j = 0; j < k; j++) {
      float d = 0;
      for (long q = 0; q < f; q++) { float e = p[i * f + q] - c[j * f + q]; d += e * e; }
      if (d < best) { best = d; at = (int32_t)j; }
    }
    out[i] = at;
  }
}
void spmv(const int32_t *offsets, const int32_t *columns, const double *values,
          const double *x, double *restrict y, long n) {
  for (long i = 0; i < n; i++) {
    double s = 0;
    for (long j = offsets[i]; j < offsets[i + 1]; j++) s += values[j] * x[columns[j]];
    y[i] = s;
  }
}
void histogram(const int32_t *keys, int32_t *bins, long n) {
  for (long i = 0; i < n; i++) bins[keys[i]]++;
}
