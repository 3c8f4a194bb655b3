/* One call site of each kind, for `python -m benchmarks.overhead`. */
#include <stddef.h>
#include <stdint.h>

void map(double *restrict y, const double *restrict x, long n) {
  for (long i = 0; i < n; i++) y[i] = 2.5 * x[i] + y[i];
}

uint64_t reduction(const uint32_t *a, long n) {
  uint64_t s = 0;
  for (long i = 0; i < n; i++) s += a[i];
  return s;
}

void histogram(uint32_t *restrict h, const uint8_t *restrict k, long n) {
  for (long i = 0; i < n; i++) h[k[i]]++;
}

void stencil(double *restrict u, const double *restrict v, long n) {
  for (long i = 1; i < n - 1; i++)
    for (long j = 1; j < n - 1; j++)
      u[i * n + j] = 0.25 * (v[(i - 1) * n + j] + v[(i + 1) * n + j] +
                             v[i * n + j - 1] + v[i * n + j + 1]);
}

void gemv(double *restrict y, const double *restrict a, const double *restrict x,
          long n) {
  for (long i = 0; i < n; i++) {
    double s = 0;
    for (long j = 0; j < n; j++) s += a[i * n + j] * x[j];
    y[i] = s;
  }
}

void gemm(double *restrict c, const double *restrict a, const double *restrict b,
          long n) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++) {
      double s = 0;
      for (long k = 0; k < n; k++) s += a[i * n + k] * b[k * n + j];
      c[i * n + j] = s;
    }
}

void spmv(double *restrict y, const int *restrict rows, const int *restrict columns,
          const double *restrict values, const double *restrict x, long n) {
  for (long i = 0; i < n; i++) {
    double s = 0;
    for (int j = rows[i]; j < rows[i + 1]; j++) s += values[j] * x[columns[j]];
    y[i] = s;
  }
}

void map_reduce(double *restrict d, const double *restrict p, long n) {
  for (long i = 0; i < n; i++) {
    double s = 0;
    for (long j = 0; j < n; j++) {
      double e = p[i] - p[j];
      s += e * e;
    }
    d[i] = s;
  }
}
