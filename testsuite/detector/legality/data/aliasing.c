// Accesses through different pointers.
#include <stdlib.h>

void restrict_says_so(int n, float *restrict y, const float *restrict x) {
  for (int i = 0; i < n; i++) // map: legal
    y[i] = 2 * x[i];
}

void may_be_one(int n, float *y, const float *x) {
  for (int i = 0; i < n; i++) // map: guarded
    y[i] = 2 * x[i] + y[i];
}

void types_differ(int n, float *y, const int *x) {
  for (int i = 0; i < n; i++) // map: legal
    y[i] = x[i];
}

void characters_alias_all(int n, float *y, const char *x) {
  for (int i = 0; i < n; i++) // map: guarded
    y[i] = x[i];
}

float from[1000], to[1000];

void globals(int n) {
  for (int i = 0; i < n; i++) // map: legal
    to[i] = from[i] + 1;
}

void global_and_argument(int n, const float *x) {
  for (int i = 0; i < n; i++) // map: guarded
    to[i] = x[i] + 1;
}

float *fresh(int n, const float *x) {
  float *y = malloc(n * sizeof *y);
  for (int i = 0; i < n; i++) // map: legal
    y[i] = x[i] + 1;
  return y;
}

void offset_of_one(int n, float *a) {
  float *b = a + 1;
  for (int i = 0; i < n; i++) // map: refused carried-value
    b[i] = a[i] + 1;
}

void offset_by_row(int n, int m, float *a) {
  float *b = a + m;
  for (int i = 0; i < n; i++) // map: guarded
    b[i] = a[i] + 1;
}

void chosen(int n, int c, float *a, float *b, const float *x) {
  float *y = c ? a : b;
  for (int i = 0; i < n; i++) // map: guarded
    y[i] = x[i] + a[i];
}

void product(int n, double *C, const double *A, const double *B) {
  for (int i = 0; i < n; i++) // gemm: guarded
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += A[i * n + k] * B[k * n + j];
      C[i * n + j] = s;
    }
}

void square(int n, double *C) {
  for (int i = 0; i < n; i++) // gemm: refused carried-dependence
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += C[i * n + k] * C[k * n + j];
      C[i * n + j] = s;
    }
}

void gather(int n, double *y, const double *x, const int *at) {
  for (int i = 0; i < n; i++) // map: guarded
    y[i] = x[at[i]];
}

// What is not read in every iteration may not be read by a guard.
void gather_sometimes(int n, double *y, const double *x, const int *at, const int *c) {
  for (int i = 0; i < n; i++) // map: refused unknown-extent
    if (c[i])
      y[i] = x[at[i]];
}

void gather_through_tables(int n, double *y, const double *x, const int *at,
                           const int *table) {
  for (int i = 0; i < n; i++) // map: guarded
    y[i] = x[table[at[i]]];
}

void computed_subscript(int n, double *y, const double *x, const int *at) {
  for (int i = 0; i < n; i++) // map: refused unknown-extent
    y[i] = x[at[i] & 255];
}

void gather_apart(int n, double *restrict y, const double *restrict x, const int *at) {
  for (int i = 0; i < n; i++) // map: legal
    y[i] = x[at[i]];
}

void gather_from_known(int n, double *y, const int *at) {
  static const double table[16] = {1, 2, 4};
  for (int i = 0; i < n; i++) // map: guarded
    y[i] = table[at[i]];
}

static int bins[256];

void known_bins(int n, const unsigned char *a) {
  for (int i = 0; i < n; i++) // histogram: guarded
    bins[a[i]]++;
}

void bins_apart(int n, int *restrict h, const unsigned char *restrict a) {
  for (int i = 0; i < n; i++) // histogram: legal
    h[a[i]]++;
}

void bins_read_elsewhere(int n, int *restrict h, const unsigned char *restrict a) {
  for (int i = 0; i < n; i++) // histogram: refused carried-dependence
    h[a[i]] += h[0];
}

void bins_not_associative(int n, int *restrict h, const unsigned char *restrict a) {
  for (int i = 0; i < n; i++) // histogram: refused not-associative
    h[a[i]] = 3 * h[a[i]] + 1;
}

void running_value_kept(int n, int *restrict h, int *restrict y, const int *restrict a) {
  for (int i = 0; i < n; i++) // histogram: refused not-associative accumulator-used
    y[i] = ++h[a[i]];
}

void bins_are_keys(int n, int *h) {
  for (int i = 0; i < n; i++) // histogram: refused carried-dependence
    h[h[i]]++;
}

void rows(int n, const int *restrict row, const int *restrict col,
          const double *restrict val, const double *restrict x, double *restrict y) {
  for (int i = 0; i < n; i++) { // spmv: legal
    double s = 0;
    for (int k = row[i]; k < row[i + 1]; k++)
      s += val[k] * x[col[k]];
    y[i] = s;
  }
}

void rows_that_may_alias(int n, const int *row, const int *col, const double *val,
                         const double *x, double *y) {
  for (int i = 0; i < n; i++) { // spmv: guarded
    double s = 0;
    for (int k = row[i]; k < row[i + 1]; k++)
      s += val[k] * x[col[k]];
    y[i] = s;
  }
}

void rows_from_one(int n, const int *row, const int *col, const double *val,
                   const double *x, double *y) {
  for (int i = 0; i < n; i++) { // spmv: guarded
    double s = 0;
    for (int k = row[i] - 1; k < row[i + 1] - 1; k++)
      s += val[k] * x[col[k] - 1];
    y[i] = s;
  }
}

// Rows with gaps between them: what lies in a gap may not be readable, and is not read.
void rows_of_two_tables(int n, const int *from, const int *to, const int *col,
                        const double *val, const double *x, double *y) {
  for (int i = 0; i < n; i++) { // spmv: guarded
    double s = 0;
    for (int k = from[i]; k < to[i]; k++)
      s += val[k] * x[col[k]];
    y[i] = s;
  }
}

void bins_may_alias(int n, int *h, const unsigned char *a) {
  for (int i = 0; i < n; i++) // histogram: guarded
    h[a[i]]++;
}

void solve(int n, const int *restrict row, const int *restrict col,
           const double *restrict val, double *restrict x) {
  for (int i = 0; i < n; i++) { // spmv: refused carried-dependence
    double s = 0;
    for (int k = row[i]; k < row[i + 1]; k++)
      s += val[k] * x[col[k]];
    x[i] = s;
  }
}

void into_sum(int n, float *sum, const int *a, int *s) {
  for (int i = 0; i < n; i++) // scalar_reduction: guarded
    *s += a[i];
}

void sum_behind(int n, int *a) {
  for (int i = 0; i < n; i++) // scalar_reduction: legal
    a[n] += a[i];
}

void sum_inside(int n, int *a) {
  for (int i = 0; i < n; i++) // scalar_reduction: refused carried-dependence
    a[0] += a[i];
}
