// Stencils, matrix products, and sums inside of maps.
#include <math.h>
#include <stdint.h>

//: void jacobi(f64 u[n*m], f64 v[n*m], i32 n, i32 m) | stencil | restrict
void jacobi(double *restrict u, const double *restrict v, int n, int m) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < m - 1; j++)
      u[i * m + j] = 0.25 * (v[(i - 1) * m + j] + v[(i + 1) * m + j] +
                             v[i * m + j - 1] + v[i * m + j + 1]);
}

//: void smooth(f32 y[n], f32 x[n], i32 n) | stencil
void smooth(float *y, const float *x, int n) {
  for (int i = 1; i < n - 1; i++) y[i] = x[i - 1] + 2 * x[i] + x[i + 1];
}

//: void median_like(u8 y[n], u8 x[n], i32 n) | stencil
void median_like(uint8_t *y, const uint8_t *x, int n) {
  for (int i = 1; i < n - 1; i++) {
    uint8_t low = x[i - 1] < x[i + 1] ? x[i - 1] : x[i + 1];
    y[i] = x[i] < low ? low : x[i];
  }
}

//: void box(i32 y[n*n*n], i32 x[n*n*n], i32 n) | stencil? | restrict square
void box(int *restrict y, const int *restrict x, int n) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++)
      for (int k = 1; k < n - 1; k++)
        y[(i * n + j) * n + k] = x[((i - 1) * n + j) * n + k] ^
                                 x[((i + 1) * n + j) * n + k] ^
                                 x[(i * n + j) * n + k - 1];
}

//: void gemv(f32 y[n], f32 A[n*m], f32 x[m], i32 n, i32 m) | gemv | restrict
void gemv(float *restrict y, const float *restrict A, const float *restrict x, int n,
          int m) {
  for (int i = 0; i < n; i++) {
    float s = 0;
    for (int j = 0; j < m; j++) s += A[i * m + j] * x[j];
    y[i] = s;
  }
}

//: void gemv_update(f64 y[n], f64 A[n*m], f64 x[m], f64 a, f64 b, i32 n, i32 m) | gemv
void gemv_update(double *y, const double *A, const double *x, double a, double b, int n,
                 int m) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j < m; j++) s += A[i * m + j] * x[j];
    y[i] = a * s + b * y[i];
  }
}

//: void gemv_turned(f64 y[m], f64 A[n*m], f64 x[n], i32 n, i32 m) | gemv | restrict
void gemv_turned(double *restrict y, const double *restrict A,
                 const double *restrict x, int n, int m) {
  for (int j = 0; j < m; j++) {
    double s = 0;
    for (int i = 0; i < n; i++) s += A[i * m + j] * x[i];
    y[j] = s;
  }
}

//: void gemm(f32 C[n*m], f32 A[n*k], f32 B[k*m], i32 n, i32 m, i32 k) | gemm | restrict
void gemm(float *restrict C, const float *restrict A, const float *restrict B, int n,
          int m, int k) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      float s = 0;
      for (int l = 0; l < k; l++) s += A[i * k + l] * B[l * m + j];
      C[i * m + j] = s;
    }
}

//: void gemm_beta(f64 C[n*m], f64 A[n*k], f64 B[k*m], f64 a, f64 b, i32 n, i32 m, i32 k) | gemm | restrict
void gemm_beta(double *restrict C, const double *restrict A, const double *restrict B,
               double a, double b, int n, int m, int k) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      double s = 0;
      for (int l = 0; l < k; l++) s += A[i * k + l] * B[l * m + j];
      C[i * m + j] = a * s + b * C[i * m + j];
    }
}

//: void gemm_ikj(f64 C[n*m], f64 A[n*k], f64 B[k*m], i32 n, i32 m, i32 k) | gemm
void gemm_ikj(double *C, const double *A, const double *B, int n, int m, int k) {
  for (int i = 0; i < n; i++)
    for (int l = 0; l < k; l++)
      for (int j = 0; j < m; j++) C[i * m + j] += A[i * k + l] * B[l * m + j];
}

//: void gemm_turned(f32 C[n*m], f32 A[n*k], f32 B[k*m], i32 n, i32 m, i32 k) | gemm | restrict
void gemm_turned(float *restrict C, const float *restrict A, const float *restrict B,
                 int n, int m, int k) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      float s = 0;
      for (int l = 0; l < k; l++) s += A[i * k + l] * B[j * k + l];
      C[i * m + j] = s;
    }
}

//: void triangle(f64 y[n], f64 A[n*n], f64 x[n], i32 n) | gemv | restrict square
void triangle(double *restrict y, const double *restrict A, const double *restrict x,
              int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j <= i; j++) s += A[i * n + j] * x[j];
    y[i] = s;
  }
}

//: void distances(f32 d[n*m], f32 p[3*n], f32 q[3*m], i32 n, i32 m) | map_reduce | restrict
void distances(float *restrict d, const float *restrict p, const float *restrict q,
               int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      float s = 0;
      for (int c = 0; c < 3; c++) {
        float e = p[3 * i + c] - q[3 * j + c];
        s += e * e;
      }
      d[i * m + j] = s;
    }
}

//: void row_extremes(i32 low[n], i32 high[n], i32 a[n*m], i32 n, i32 m) | map_reduce | restrict
void row_extremes(int *restrict low, int *restrict high, const int *restrict a, int n,
                  int m) {
  for (int i = 0; i < n; i++) {
    int l = 1000, h = -1000;
    for (int j = 0; j < m; j++) {
      int v = a[i * m + j];
      if (v < l) l = v;
      if (v > h) h = v;
    }
    low[i] = l;
    high[i] = h;
  }
}

//: void two_results(i32 y[n], i32 z[n], i32 a[n*m*k], i32 n, i32 m, i32 k) | map_reduce? | restrict
void two_results(int *restrict y, int *restrict z, const int *restrict a, int n, int m,
                 int k) {
  for (int i = 0; i < n; i++) {
    int s = 0, t = 1;
    for (int j = 0; j < m; j++)
      for (int l = 0; l < k; l++) {
        s ^= a[(i * m + j) * k + l] + j;
        t ^= a[(i * m + j) * k + l] - l;
      }
    y[i] = s;
    z[i] = t;
  }
}

//: void gemm_set(f64 C[n*m], f64 A[n*k], f64 B[k*m], i32 n, i32 m, i32 k) | gemm
void gemm_set(double *C, const double *A, const double *B, int n, int m, int k) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      C[i * m + j] = 0;
      for (int l = 0; l < k; l++) C[i * m + j] += A[i * k + l] * B[l * m + j];
    }
}

//: void gemm_scaled(f32 C[n*m], f32 A[n*k], f32 B[k*m], f32 b, i32 n, i32 m, i32 k) | gemm
void gemm_scaled(float *C, const float *A, const float *B, float b, int n, int m,
                 int k) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      C[i * m + j] *= b;
      for (int l = 0; l < k; l++) C[i * m + j] += A[i * k + l] * B[l * m + j];
    }
}

//: void gemv_set(f64 y[n], f64 A[n*m], f64 x[m], f64 z[n], i32 n, i32 m) | gemv
void gemv_set(double *y, const double *A, const double *x, const double *z, int n,
              int m) {
  for (int i = 0; i < n; i++) {
    y[i] = z[i];
    for (int j = 0; j < m; j++) y[i] += A[i * m + j] * x[j];
  }
}
