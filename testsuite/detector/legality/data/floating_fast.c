// flags: -O2 -ffast-math
// The user's own flags allow everything.
#include <math.h>

float sum(int n, const float *a) {
  float s = 0;
  for (int i = 0; i < n; i++) // scalar_reduction: legal fp reassoc
    s += a[i];
  return s;
}

float maximum(int n, const float *a) {
  float m = a[0];
  for (int i = 0; i < n; i++) // scalar_reduction: legal
    m = m > a[i] ? m : a[i];
  return m;
}

void exponentials(int n, double *restrict y, const double *restrict x) {
  for (int i = 0; i < n; i++) // map: legal fp libm
    y[i] = exp(x[i]);
}
