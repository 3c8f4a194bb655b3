// Accesses through one pointer.
#define N 128

void in_place(int n, int *a) {
  for (int i = 0; i < n; i++) // map: legal
    a[i] = a[i] * 3;
}

void from_before(int n, int *a) {
  for (int i = 1; i < n; i++) // map: refused carried-value
    a[i] = 3 * a[i - 1];
}

void sums_of_two(int n, int *a) {
  for (int i = 0; i < n; i++) // map: refused carried-dependence
    a[i] = a[i] + a[i + 1];
}

void backwards(int n, int *a) {
  for (int i = n - 1; i >= 0; i--) // map: refused carried-dependence
    a[i + 1] = a[i] + 1;
}

void in_place_stencil(int n, float (*a)[N]) {
  for (int i = 1; i < n; i++) // stencil: refused carried-dependence
    for (int j = 1; j < N - 1; j++)
      a[i][j] = 0.25f * (a[i - 1][j] + a[i + 1][j] + a[i][j + 1]);
}

void jacobi(int n, float (*restrict b)[N], float (*restrict a)[N]) {
  for (int i = 1; i < n; i++) // stencil: legal
    for (int j = 1; j < N - 1; j++)
      b[i][j] = 0.25f * (a[i - 1][j] + a[i + 1][j] + a[i][j - 1] + a[i][j + 1]);
}

void reverse(int n, int *a) {
  for (int i = 0; i < n; i++) // map: refused carried-dependence
    a[i] = a[n - 1 - i];
}

void transpose_in_place(int n, double *a) {
  for (int i = 0; i < n; i++) // map: refused carried-dependence
    for (int j = 0; j < n; j++)
      a[i * n + j] = a[j * n + i];
}

void normalise(int n, float *a) {
  for (int i = 0; i < n; i++) // map: refused carried-dependence
    a[i] = a[i] / a[0];
}

void upper_half(int n, int *a) {
  for (int i = 0; i < n; i++) // map: legal
    a[i + n] = a[i];
}

void unknown_distance(int n, int k, int *a) {
  for (int i = 0; i < n; i++) // map: guarded
    a[i] = a[i + k];
}

void far_enough(int *a) {
  for (int i = 0; i < 1000; i++) // map: legal
    a[i] = a[i + 1000];
}

void not_far_enough(int *a) {
  for (int i = 0; i < 1000; i++) // map: refused carried-dependence
    a[i] = a[i + 999];
}

struct body {
  float x, y, z;
  int id;
};

void fields(int n, struct body *b) {
  for (int i = 0; i < n; i++) // map: legal
    b[i].x = b[i].y + b[i].z;
}

void fields_of_others(int n, struct body *b) {
  for (int i = 1; i < n; i++) // map: legal
    b[i].x = b[i - 1].y;
}

void same_field_of_others(int n, struct body *b) {
  for (int i = 1; i < n; i++) // map: refused carried-dependence
    b[i].x = b[i + 1].x;
}

void every_other(int n, int *a) {
  for (int i = 0; i < n; i++) // map: legal
    a[2 * i] = a[2 * i + 1];
}

void every_other_wrong(int n, int *a) {
  for (int i = 0; i < n; i++) // map: refused carried-dependence
    a[2 * i] = a[2 * i + 4];
}

void bytes_of_words(int n, unsigned char *a) {
  for (int i = 0; i < n; i++) // map: refused carried-dependence
    *(int *)(a + 4 * i) = a[i];
}

// ---- stores that meet ---------------------------------------------------------------

void diagonal_sums(int n, int m, int *restrict y, const int *restrict x) {
  for (int i = 0; i < n; i++) // map: guarded
    for (int j = 0; j < m; j++)
      y[i + j] = x[i * m + j];
}

void overlapping_words(int n, char *restrict y, const int *restrict x) {
  for (int i = 0; i < n; i++) // map: refused not-injective
    *(int *)(y + 2 * i) = x[i];
}

void rows_too_long(int n, int (*restrict y)[100], const int *restrict x) {
  for (int i = 0; i < n; i++) // map: refused not-injective
    for (int j = 0; j < 101; j++)
      ((int *)y)[i * 100 + j] = x[i] + j;
}

void leading_dimension(int n, int m, int ld, int *restrict y, const int *restrict x) {
  for (int i = 0; i < n; i++) // map: guarded
    for (int j = 0; j < m; j++)
      y[i * ld + j] = x[j];
}

void always_the_same(int n, int m, int *restrict y, const int *restrict x) {
  for (int i = 0; i < n; i++) // none
    for (int j = 0; j < m; j++)
      y[j] = x[i * m + j] * i;
}

void scatter(int n, int *restrict y, const int *restrict x, const int *restrict at) {
  for (int i = 0; i < n; i++) // map: guarded
    y[at[i]] = x[i];
}

void stored_twice(int n, int *y, const int *x) {
  for (int i = 0; i < n; i++) { // map: guarded
    y[i] = x[0];
    y[i] = x[i];
  }
}

void neighbours_written(int n, int *y, const int *restrict x) {
  for (int i = 0; i < n; i++) { // map: refused carried-dependence
    y[i] = x[i];
    y[i + 1] = 2 * x[i];
  }
}

void read_back(int n, int *a, int *b, int *c, const int *x) {
  for (int i = 0; i < n; i++) { // map: guarded
    a[i] = x[i];
    c[i] = 5;
    b[i] = a[i];
  }
}

void one_cell(int n, int *restrict y, const int *restrict x, int *restrict s) {
  for (int i = 0; i < n; i++) { // map_reduce: legal
    y[i] = x[i];
    *s += x[i];
  }
}

void rows_of_pointers(int n, double **a) {
  for (int i = 0; i < n; i++) // map: refused pointer-changes
    for (int j = 0; j < N; j++)
      a[i][j] = i * j;
}

// ---- positions from a list: they have to differ ----

void permuted_rows(int n, const short *restrict at, const int *restrict x,
                   int *restrict y) {
  for (int i = 0; i < n; i++) { // map_reduce: guarded
    int s = 0;
    for (int j = 0; j < 8; j++)
      s += x[8 * i + j];
    y[at[i]] = s;
  }
}

void permuted_backwards(long n, const long *restrict at, const double *restrict x,
                        double *restrict y) {
  for (long i = n; i-- > 0;) // map: guarded
    y[at[i] + 1] = x[i];
}

void permuted_sometimes(int n, const int *restrict at, const int *restrict x,
                        int *restrict y) {
  for (int i = 0; i < n; i++) // map: refused scatter
    if (x[i] > 0)
      y[at[i]] = x[i];
}

void list_may_overlap(int n, const int *at, const double *x, double *y) {
  for (int i = 0; i < n; i++) // map: guarded
    y[at[i]] = x[i];
}

void list_is_written(int n, int *at, const int *x) {
  for (int i = 0; i < n; i++) // map: refused carried-dependence
    at[at[i]] = x[i];
}

void every_other_position(int n, const int *restrict at, const int *restrict x,
                          int *restrict y) {
  for (int i = 0; i < n; i++) // map: refused scatter
    y[at[2 * i]] = x[i];
}

void half_the_position(int n, const int *restrict at, const int *restrict x,
                       int *restrict y) {
  for (int i = 0; i < n; i++) // map: refused scatter
    y[at[i] / 2] = x[i];
}

void position_and_counter(int n, const int *restrict at, const int *restrict x,
                          int *restrict y) {
  for (int i = 0; i < n; i++) // map: refused scatter
    y[at[i] + i] = x[i];
}

void read_while_permuted(int n, const int *restrict at, int *restrict y) {
  for (int i = 0; i < n; i++) // map: refused carried-dependence
    y[at[i]] = y[i] + 1;
}

void permuted_twice(int n, const int *restrict at, const int *restrict x,
                    int *restrict y) {
  for (int i = 0; i < n; i++) { // map: refused carried-dependence
    y[at[i]] = x[i];
    y[at[i] + 1] = 0;
  }
}

void permuted_in_a_loop(int n, const int *restrict at, const int *restrict x,
                        int *restrict y) {
  for (int i = 0; i < n; i++) // map: refused scatter
    for (int j = 0; j < 8; j++)
      y[at[j]] = x[8 * i + j];
}

// ---- elements that one iteration stores and sees again ----

void set_before_the_sum(int n, int m, const double *restrict A, const double *restrict x,
                        double *restrict y) {
  for (int i = 0; i < n; i++) { // gemv: legal
    y[i] = 0;
    for (int j = 0; j < m; j++)
      y[i] += A[i * m + j] * x[j];
  }
}

void maybe_set(int n, int *restrict y, int *restrict z, const int *restrict x) {
  for (int i = 0; i < n; i++) { // map: refused reads-back
    if (x[i] > 0)
      y[i] = 1;
    z[i] = y[i] + x[i];
  }
}

void set_again_in_a_loop(int n, int *restrict y, int (*restrict z)[8],
                         const int *restrict x) {
  for (int i = 0; i < n; i++) { // map: refused carried-value
    for (int j = 0; j < 8; j++) {
      z[i][j] = y[i];
      y[i] = x[8 * i + j];
    }
  }
}

void read_from_the_next(int n, int *restrict y, int *restrict z, const int *restrict x) {
  for (int i = 0; i < n; i++) { // map: refused carried-dependence
    y[i] = x[i];
    z[i] = y[i + 1];
  }
}

// Rows in which each point uses places of its own, whatever the others do.

void periodic_columns(int n, double u[n][n]) {
  for (int i = 1; i < n - 1; i++) { // map: legal
    u[i][0] = u[i][n - 2];
    u[i][n - 1] = u[i][1];
  }
}

void periodic_rows(long n, double *u) {
  for (long i = 1; i < n - 1; i++) // map: legal
    for (long j = 0; j < n; j++) {
      u[i * n * n + j] = u[i * n * n + (n - 2) * n + j];
      u[i * n * n + (n - 1) * n + j] = u[i * n * n + n + j];
    }
}

void halves_of_rows(long n, long m, float *a) {
  for (long i = 0; i < n; i++) // map: legal
    for (long j = 0; j < m; j++)
      a[2 * m * i + j] = a[2 * m * i + m + j];
}

void halves_of_short_rows(int n, float (*a)[64]) {
  for (int i = 0; i < n; i++) // map: legal
    for (int j = 0; j < 32; j++)
      a[i][j + 32] += a[i][j];
}

void halves_that_meet(int n, float (*a)[63]) {
  for (int i = 0; i < n; i++) // map: refused carried-dependence
    for (int j = 0; j < 32; j++)
      a[i][j + 31] += a[i][j];
}

// With one element in a row, the two are neighbours.
void maybe_one_column(long n, long m, double *u) {
  for (long i = 1; i < n; i++) // map: refused carried-dependence
    u[i * m] = u[i * m + m - 1];
}

void row_before(long n, long m, double *u) {
  for (long i = 1; i < n; i++) // map: refused carried-dependence
    for (long j = 0; j < m; j++)
      u[i * m + j] = u[i * m + j - m] * 2;
}

void into_the_next_row(int n, double u[n][n]) {
  for (int i = 1; i < n - 1; i++) // map: refused carried-dependence
    u[i][0] = u[i][n];
}
