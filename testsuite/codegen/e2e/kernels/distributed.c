// Nests whose stores lie at several depths or in several loops: several programs.
#include <stdint.h>

//: void depths(f64 x[n], f64 a[n*m], i32 n, i32 m) | map
void depths(double *x, double *a, int n, int m) {
  for (int i = 0; i < n; i++) {
    x[i] = i * 0.5;
    for (int j = 0; j < m; j++) a[i * m + j] = i - 0.25 * j;
  }
}

//: void siblings(i32 a[n*m], i64 b[n*k], i32 c[n*m], i32 n, i32 m, i32 k) | map | square
void siblings(int *a, int64_t *b, const int *c, int n, int m, int k) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++) a[i * m + j] = c[i * m + j] ^ j;
    for (int j = 0; j < k; j++) b[i * k + j] = i * 3L + j;
  }
}

//: void scaled(f64 c[n*m], f64 a[n*k]=small, f64 b[k*m]=small, f64 beta, i32 n, i32 m, i32 k) | map | square
void scaled(double *c, const double *a, const double *b, double beta, int n, int m,
            int k) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++) c[i * m + j] *= beta;
    for (int l = 0; l < k; l++)
      for (int j = 0; j < m; j++) c[i * m + j] += a[i * k + l] * b[l * m + j];
  }
}

//: void old_first(f64 x[n], f64 y[n*m], i32 n, i32 m) | map | restrict
void old_first(double *restrict x, double *restrict y, int n, int m) {
  for (int i = 0; i < n; i++) {
    double old = x[i];
    x[i] = 2 * old;
    for (int j = 0; j < m; j++) y[i * m + j] = old + j;
  }
}

//: void swapped(f64 x[n], f64 y[n*m], f64 z[n], i32 n, i32 m) | map | restrict
void swapped(double *restrict x, double *restrict y, double *restrict z, int n, int m) {
  for (int i = 0; i < n; i++) {
    double old = x[i];
    for (int j = 0; j < m; j++) y[i * m + j] = old + j;
    x[i] = z[i];
  }
}

//: void round_about(f64 x[n*m], f64 y[n*m], i32 n, i32 m) | map | restrict
void round_about(double *restrict x, double *restrict y, int n, int m) {
  for (int i = 0; i < n; i++) {
    double a = x[i * m], b = y[i * m];
    for (int j = 0; j < m; j++) x[i * m + j] = b + j;
    for (int j = 0; j < m; j++) y[i * m + j] = a - j;
  }
}

//: void in_place(f64 u[3*n*m], i32 n, i32 m) | map
void in_place(double *u, int n, int m) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++) u[3 * (i * m + j)] += 1;
    for (int j = 0; j < m; j++) u[3 * (i * m + j) + 1] *= 2;
  }
}

//: void sums(f64 s[n], f64 t[n], f64 a[n*m]=small, f64 b[n*m]=small, f64 x[m]=small, i32 n, i32 m) | map_reduce?
void sums(double *s, double *t, const double *a, const double *b, const double *x, int n,
          int m) {
  for (int i = 0; i < n; i++) {
    s[i] = 0;
    t[i] = 0;
    for (int j = 0; j < m; j++) {
      s[i] = a[i * m + j] * x[j] + s[i];
      t[i] = b[i * m + j] * x[j] + t[i];
    }
    t[i] = 1.5 * s[i] + 1.2 * t[i];
  }
}

static double grid[20][30];
//: f64 told(i32 n) | map
double told(int n) {
  static volatile int rows = 20;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < 30; j++) grid[i][j] += i * n + j;
  return grid[3][4] + grid[19][29];
}

//: void block(f64 x[n*5], f64 a[n*25]=small, f64 y[n*5]=small, i32 n) | map_reduce? | restrict
void block(double *restrict x, const double *restrict a, const double *restrict y,
           int n) {
  for (int i = 0; i < n; i++)
    for (int m = 0; m < 5; m++)
      for (int l = 0; l < 5; l++) x[i * 5 + m] -= a[(i * 5 + l) * 5 + m] * y[i * 5 + l];
}

//: void two_totals(i64 s[1], i32 t[1], i32 x[n], i32 n) | scalar_reduction?
void two_totals(int64_t *s, int32_t *t, const int32_t *restrict x, int n) {
  for (int i = 0; i < n; i++) {
    *s += x[i];
    *t ^= x[i];
  }
}

//: i64 total_and_sum(i64 s[1], i32 x[n], i32 n) | scalar_reduction?
int64_t total_and_sum(int64_t *s, const int32_t *restrict x, int n) {
  int64_t sum = 5;
  for (int i = 0; i < n; i++) {
    *s += x[i];
    sum += x[i] >> 3;
  }
  return sum;
}

//: i32 most(i32 s[1], i32 x[n], i32 n) | scalar_reduction? | restrict
int32_t most(int32_t *restrict s, const int32_t *restrict x, int n) {
  int32_t bits = 0;
  for (int i = 0; i < n; i++) {
    if (x[i] > *s) *s = x[i];
    bits |= x[i];
  }
  return bits;
}

// The second program reads what the first has stored, and not what that was made of.
//: void doubled(f64 x[n], f64 y[n*m], i32 n, i32 m) | map
void doubled(double *x, double *y, int n, int m) {
  for (int i = 0; i < n; i++) {
    x[i] = 2 * x[i];
    for (int j = 0; j < m; j++) y[i * m + j] = x[i] + j;
  }
}

//: void doubled_behind(f64 x[n], f64 y[n*m], f64 z[n*m], i32 n, i32 m) | map?
void doubled_behind(double *x, double *y, double *z, int n, int m) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++) y[i * m + j] = x[i] + j;
    x[i] = 2 * x[i];
    for (int j = 0; j < m; j++) z[i * m + j] = x[i] - j;
  }
}

//: void there_and_back(f64 x[n*m], f64 y[n*m], i32 n, i32 m) | map?
void there_and_back(double *x, double *y, int n, int m) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++) x[i * m + j] = y[i * m + j] + 1;
    for (int j = 0; j < m; j++) y[i * m + j] = x[i * m + j] * 3;
  }
}
