// Reductions of floats where the user's flags allow to regroup them.
// flags: -ffast-math
#include <math.h>

//: f64 dot(f64 x[n]=small, f64 y[n]=small, i32 n) | scalar_reduction | reassoc
double dot(const double *x, const double *y, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * y[i];
  return s;
}

//: f32 sum(f32 a[n]=small, i64 n) | scalar_reduction | reassoc
float sum(const float *a, long n) {
  float s = 0.5f;
  for (long i = 0; i < n; i++) s += a[i];
  return s;
}

//: f64 norm(f64 a[n*m]=small, i32 n, i32 m) | scalar_reduction | reassoc
double norm(const double *a, int n, int m) {
  double s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) s += a[i * m + j] * a[i * m + j];
  return sqrt(s);
}

//: f64 positive(f64 a[n]=small, i32 n) | scalar_reduction | reassoc
double positive(const double *a, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    if (a[i] > 0) s += a[i];
  return s;
}

//: f32 largest(f32 a[n]=small, i32 n) | scalar_reduction | reassoc
float largest(const float *a, int n) {
  float m = -1e30f;
  for (int i = 0; i < n; i++)
    if (a[i] > m) m = a[i];
  return m;
}

//: f64 moments(f64 a[n]=small, i32 n) | scalar_reduction | reassoc
double moments(const double *a, int n) {
  double s = 0, q = 0;
  for (int i = 0; i < n; i++) {
    s += a[i];
    q += a[i] * a[i];
  }
  return q - s * 0.25;
}

//: i32 nearest(f64 a[n]=small, i32 n) | scalar_reduction? | reassoc
int nearest(const double *a, int n) {
  int at = -1;
  double best = 1e9;
  for (int i = 0; i < n; i++)
    if (fabs(a[i]) < best) { best = fabs(a[i]); at = i; }
  return at;
}

//: i32 last_of_equals(f64 a[n]=small, i32 n) | scalar_reduction | reassoc
int last_of_equals(const double *a, int n) {
  int at = -1;
  double best = 1;
  for (int i = 0; i < n; i++)
    if (floor(a[i]) >= best) { best = floor(a[i]); at = i; }
  return at;
}

//: i32 first_of_equals(f64 a[n]=small, i32 n) | scalar_reduction | reassoc
int first_of_equals(const double *a, int n) {
  int at = -1;
  double best = 0;
  for (int i = 0; i < n; i++)
    if (floor(a[i]) > best) { best = floor(a[i]); at = i; }
  return at;
}

//: void rows(f32 y[n], f32 A[n*m]=small, f32 x[m]=small, i32 n, i32 m) | gemv | restrict reassoc
void rows(float *restrict y, const float *restrict A, const float *restrict x, int n,
          int m) {
  for (int i = 0; i < n; i++) {
    float s = 0;
    for (int j = 0; j < m; j++) s += A[i * m + j] * x[j];
    y[i] = s;
  }
}

//: void triangle(f64 y[n], f64 A[n*n]=small, f64 x[n]=small, i32 n) | gemv | restrict square reassoc
void triangle(double *restrict y, const double *restrict A, const double *restrict x,
              int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j <= i; j++) s += A[i * n + j] * x[j];
    y[i] = s;
  }
}
