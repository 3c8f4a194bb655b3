// Matrix-vector products: both orders, all layouts, triangular, scaled.
#include <stddef.h>

void rows(int n, int m, const double *A, const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: gemv
    double s = 0;
    for (int j = 0; j < m; j++)
      s += A[i * m + j] * x[j];
    y[i] = s;
  }
}

void columns(int n, int m, const double *A, const double *x, double *y) {
  for (int j = 0; j < m; j++) // expect: gemv
    for (int i = 0; i < n; i++)
      y[i] += A[i * m + j] * x[j];
}

void in_memory(int n, int m, const float *A, const float *x, float *y) {
  for (int i = 0; i < n; i++) // expect: gemv
    for (int j = 0; j < m; j++)
      y[i] += A[i * m + j] * x[j];
}

void transposed(int n, int m, const float *A, const float *x, float *y) {
  for (int i = 0; i < n; i++) { // expect: gemv
    float s = 0;
    for (int j = 0; j < m; j++)
      s += A[j * n + i] * x[j];
    y[i] = s;
  }
}

void scaled(int n, double alpha, double beta, const double *A, const double *x,
            double *y) {
  for (int i = 0; i < n; i++) { // expect: gemv
    double s = 0;
    for (int j = 0; j < n; j++)
      s += A[i * n + j] * x[j];
    y[i] = alpha * s + beta * y[i];
  }
}

void two_dimensional(int n, int m, double A[n][m], double x[m], double y[n]) {
  for (int i = 0; i < n; i++) { // expect: gemv
    y[i] = 0;
    for (int j = 0; j < m; j++)
      y[i] += A[i][j] * x[j];
  }
}

void upper(int n, double (*A)[100], const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: gemv
    double s = 0;
    for (int j = i; j < n; j++)
      s += A[i][j] * x[j];
    y[i] = s;
  }
}

void lower(int n, const double *A, const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: gemv
    double s = 0;
    for (int j = 0; j <= i; j++)
      s += A[i * n + j] * x[j];
    y[i] = s;
  }
}

void walk(size_t n, size_t m, const float *A, const float *x, float *y) {
  for (size_t i = 0; i < n; i++) { // expect: gemv
    const float *a = A + i * m, *p = x;
    float s = 0;
    for (size_t j = 0; j < m; j++)
      s += *a++ * *p++;
    *y++ = s;
  }
}

void running_walk(size_t n, size_t m, const float *A, const float *x, float *y) {
  for (size_t i = 0; i < n; i++) { // expect: gemv
    const float *p = x;
    float s = 0;
    for (size_t j = 0; j < m; j++)
      s += *A++ * *p++;
    *y++ = s;
  }
}

void integers(int n, int m, const int *A, const int *x, long *y) {
  for (int i = 0; i < n; i++) { // expect: gemv
    long s = 0;
    for (int j = 0; j < m; j++)
      s += (long)A[i * m + j] * x[j];
    y[i] = s;
  }
}

void accumulate(int n, const double *A, int lda, const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: gemv
    double s = y[i];
    for (int j = 0; j < n; j++)
      s += A[i * lda + j] * x[j];
    y[i] = s;
  }
}

void residual(int n, const double *A, const double *x, const double *b, double *r) {
  for (int i = 0; i < n; i++) { // expect: map_reduce
    double s = b[i];
    for (int j = 0; j < n; j++)
      s -= A[i * n + j] * x[j];
    r[i] = s;
  }
}

#define N 64
float GA[N][N], gx[N], gy[N];

void globals(void) {
  for (int i = 0; i < N; ++i) { // expect: gemv
    float s = 0;
    for (int j = 0; j < N; ++j)
      s += GA[i][j] * gx[j];
    gy[i] = s;
  }
}

// ---- what is none -------------------------------------------------------------

void solve(int n, const double *L, double *x) {
  for (int i = 0; i < n; i++) { // expect: refused because rows depend on each other
    double s = x[i];
    for (int j = 0; j < i; j++)
      s -= L[i * n + j] * x[j];
    x[i] = s;
  }
}

void squares(int n, const double *A, const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: not gemv because the vector is squared
    double s = 0;
    for (int j = 0; j < n; j++)
      s += A[i * n + j] * x[j] * x[j];
    y[i] = s;
  }
}

void diagonal(int n, const double *A, const double *x, double *y) {
  for (int i = 0; i < n; i++) // expect: not gemv because there is no inner sum
    y[i] = A[i * n + i] * x[i];
}

void row_sums(int n, const double *A, double *y) {
  for (int i = 0; i < n; i++) { // expect: not gemv because there is no vector
    double s = 0;
    for (int j = 0; j < n; j++)
      s += A[i * n + j];
    y[i] = s;
  }
}

void into_one(int n, const double *A, const double *x, double *y) {
  for (int i = 0; i < n; i++) // expect: not gemv because the result is a number
    for (int j = 0; j < n; j++)
      *y += A[i * n + j] * x[j];
}

void indirect(int n, const int *p, const double *A, const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: not gemv because rows are permuted
    double s = 0;
    for (int j = 0; j < n; j++)
      s += A[p[i] * n + j] * x[j];
    y[i] = s;
  }
}

int stop(void);

void with_call(int n, const double *A, const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: none because a call has effects
    double s = 0;
    for (int j = 0; j < n; j++)
      s += A[i * n + j] * x[j];
    y[i] = s + stop();
  }
}

void early(int n, const double *A, const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: none because the loop is left early
    double s = 0;
    for (int j = 0; j < n; j++)
      s += A[i * n + j] * x[j];
    if (s < 0)
      return;
    y[i] = s;
  }
}
