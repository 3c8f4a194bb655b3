// Spellings of the same loop: within a group all give one and the same Lift program.
#include <stddef.h>
#include <stdint.h>

// group: axpy
void axpy_for(double *restrict y, const double *restrict x, double a, long n) {
  for (long i = 0; i < n; i++) y[i] = a * x[i] + y[i];
}
void axpy_while(double *restrict y, const double *restrict x, double a, long n) {
  long i = 0;
  while (i < n) { y[i] = a * x[i] + y[i]; i += 1; }
}
void axpy_guarded(double *restrict y, const double *restrict x, double a, long n) {
  if (n > 0) {
    long i = 0;
    do { y[i] = a * x[i] + y[i]; } while (++i < n);
  }
}
void axpy_update(double *restrict y, const double *restrict x, double a, long n) {
  for (long i = 0; i < n; ++i) y[i] += a * x[i];
}

// group: total
uint32_t total_for(const uint32_t *a, long n) {
  uint32_t s = 0;
  for (long i = 0; i < n; i++) s += a[i];
  return s;
}
uint32_t total_turned(const uint32_t *a, long n) {
  uint32_t s = 0;
  for (long i = 0; i < n; i++) s = a[i] + s;
  return s;
}
uint32_t total_while(const uint32_t *a, long n) {
  uint32_t s = 0;
  long i = 0;
  while (i < n) s += a[i++];
  return s;
}

// group: matrix
void matrix_flat(float *restrict y, const float *restrict a, const float *restrict x,
                 long n, long m) {
  for (long i = 0; i < n; i++) {
    float s = 0;
    for (long j = 0; j < m; j++) s += a[i * m + j] * x[j];
    y[i] = s;
  }
}
void matrix_rows(float *restrict y, const float *restrict a, const float *restrict x,
                 long n, long m) {
  for (long i = 0; i < n; i++) {
    const float *row = a + i * m;
    float s = 0;
    for (long j = 0; j < m; j++) s += row[j] * x[j];
    y[i] = s;
  }
}
void matrix_vla(long n, long m, float y[restrict n], float a[restrict n][m],
                float x[restrict m]) {
  for (long i = 0; i < n; i++) {
    float s = 0;
    for (long j = 0; j < m; j++) s += a[i][j] * x[j];
    y[i] = s;
  }
}

// group: larger
int32_t larger_if(const int32_t *a, long n) {
  int32_t m = -1;
  for (long i = 0; i < n; i++)
    if (a[i] > m) m = a[i];
  return m;
}
int32_t larger_choice(const int32_t *a, long n) {
  int32_t m = -1;
  for (long i = 0; i < n; i++) m = m < a[i] ? a[i] : m;
  return m;
}
