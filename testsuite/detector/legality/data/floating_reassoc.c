// allowed: reassoc
// What --fp reassoc adds to strict flags.
#include <math.h>

float sum(int n, const float *a) {
  float s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: legal fp reassoc
    s += a[i];
  return s;
}

int integers(int n, const int *a) {
  int s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: legal
    s += a[i];
  return s;
}

float maximum(int n, const float *a) {
  float m = a[0];
  for (int i = 0; i < n; i++) // scalar_reduction: legal fp reassoc
    m = a[i] > m ? a[i] : m;
  return m;
}

float maximum_forgets_nan(int n, const float *a) {
  float m = a[0];
  for (int i = 0; i < n; i++) // scalar_reduction: refused fp-nan
    m = m > a[i] ? m : a[i];
  return m;
}

void weights(int n, float *restrict h, const int *restrict k, const float *restrict w) {
  for (int i = 0; i < n; i++) // histogram: legal fp reassoc
    h[k[i]] += w[i];
}

void rows(int n, float (*restrict a)[100], float *restrict y) {
  for (int i = 0; i < n; i++) { // map_reduce: legal
    float s = 0;
    for (int j = 0; j < 100; j++)
      s += a[i][j];
    y[i] = s;
  }
}

double exponentials(int n, const double *restrict x) {
  double s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: refused fp-libm
    s += exp(x[i]);
  return s;
}

double compensated(int n, const double *restrict x) {
  double s = 0, c = 0;
  for (int i = 0; i < n; i++) { // scalar_reduction: refused accumulator-used
    double y = x[i] - c, t = s + y;
    c = (t - s) - y;
    s = t;
  }
  return s;
}

// Both sides of the choice are merges: only one of them is the running value.
float clamped_forgets_nan(int n, const float *a, const float *b) {
  float m = a[0];
  for (int i = 0; i < n; i++) { // scalar_reduction: refused fp-nan
    float x = a[i];
    if (x > 1)
      x = b[i];
    m = m > x ? m : x;
  }
  return m;
}

void norms_and_sum(int n, double *restrict rms, double (*restrict u)[5],
                   double *restrict out) {
  double s = 0;
  for (int i = 0; i < n; i++) { // scalar_reduction: legal fp reassoc
    s += u[i][0];
    for (int m = 0; m < 5; m++)
      rms[m] += u[i][m];
  }
  *out = s;
}
