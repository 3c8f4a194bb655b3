// Floating point under the user's own, strict flags.
#include <math.h>

float sum(int n, const float *a) {
  float s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: refused fp-reassoc
    s += a[i];
  return s;
}

float dot(int n, const float *a, const float *b) {
  float s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: refused fp-reassoc
    s += a[i] * b[i];
  return s;
}

double product(int n, const double *a) {
  double s = 1;
  for (int i = 0; i < n; i++) // scalar_reduction: refused fp-reassoc
    s *= a[i];
  return s;
}

int count(int n, const float *a) {
  int s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: legal
    s += a[i] > 0.5f;
  return s;
}

void in_memory(int n, const float *restrict a, float *restrict s) {
  for (int i = 0; i < n; i++) // scalar_reduction: refused fp-reassoc
    *s += a[i];
}

float maximum(int n, const float *a) {
  float m = a[0];
  for (int i = 0; i < n; i++) // scalar_reduction: refused fp-reassoc
    m = a[i] > m ? a[i] : m;
  return m;
}

float maximum_forgets_nan(int n, const float *a) {
  float m = a[0];
  for (int i = 0; i < n; i++) // scalar_reduction: refused fp-nan
    m = m > a[i] ? m : a[i];
  return m;
}

float maximum_by_libm(int n, const float *a) {
  float m = a[0];
  for (int i = 0; i < n; i++) // scalar_reduction: refused fp-reassoc
    m = fmaxf(m, a[i]);
  return m;
}

void weights(int n, float *restrict h, const int *restrict k, const float *restrict w) {
  for (int i = 0; i < n; i++) // histogram: refused fp-reassoc
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

void exponentials(int n, double *restrict y, const double *restrict x) {
  for (int i = 0; i < n; i++) // map: refused fp-libm
    y[i] = exp(x[i]);
}

void powers(int n, double *restrict y, const double *restrict x) {
  for (int i = 0; i < n; i++) // map: refused fp-libm
    y[i] = pow(x[i], 1.7);
}

void exact_functions(int n, double *restrict y, const double *restrict x) {
  for (int i = 0; i < n; i++) // map: legal
    y[i] = sqrt(fabs(x[i])) + floor(x[i]) + fma(x[i], x[i], 1.0);
}

void remainders(int n, double *restrict y, const double *restrict x) {
  for (int i = 0; i < n; i++) // map: refused fp-libm
    y[i] = fmod(x[i], 3.0);
}
