// Sparse matrix-vector products.
#include <stddef.h>

void csr(int n, const int *row, const int *col, const double *val, const double *x,
         double *y) {
  for (int i = 0; i < n; i++) { // expect: spmv
    double s = 0;
    for (int k = row[i]; k < row[i + 1]; k++)
      s += val[k] * x[col[k]];
    y[i] = s;
  }
}

void csr_from_one(int n, const int *row, const int *col, const double *val,
                  const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: spmv
    double s = 0;
    for (int k = row[i] - 1; k < row[i + 1] - 1; k++)
      s += val[k] * x[col[k] - 1];
    y[i] = s;
  }
}

void csr_like_cg(int n, const int *row, const int *col, const double *a,
                 const double *p, double *q) {
  for (int j = 1; j <= n; j++) { // expect: spmv
    double sum = 0.0;
    for (int k = row[j]; k < row[j + 1]; k++)
      sum = sum + a[k] * p[col[k]];
    q[j] = sum;
  }
}

void csr_accumulate(int n, const int *row, const int *col, const float *val,
                    const float *x, float *y) {
  for (int i = 0; i < n; i++) { // expect: spmv
    float s = y[i];
    for (int k = row[i]; k < row[i + 1]; k++)
      s += val[k] * x[col[k]];
    y[i] = s;
  }
}

void csr_in_memory(int n, const int *row, const int *col, const double *val,
                   const double *x, double *y) {
  for (int i = 0; i < n; i++) // expect: spmv
    for (int k = row[i]; k < row[i + 1]; k++)
      y[i] += val[k] * x[col[k]];
}

void csr_alpha_beta(int n, double alpha, double beta, const int *row, const int *col,
                    const double *val, const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: spmv
    double s = 0;
    for (int k = row[i]; k < row[i + 1]; k++)
      s += val[k] * x[col[k]];
    y[i] = alpha * s + beta * y[i];
  }
}

void csr_size_t(size_t n, const size_t *row, const size_t *col, const double *val,
                const double *restrict x, double *restrict y) {
  for (size_t i = 0; i < n; i++) { // expect: spmv
    double s = 0;
    for (size_t k = row[i]; k < row[i + 1]; k++)
      s += val[k] * x[col[k]];
    y[i] = s;
  }
}

void csr_unsigned(unsigned n, const unsigned *row, const unsigned *col,
                  const float *val, const float *x, float *y) {
  for (unsigned i = 0; i < n; i++) { // expect: spmv
    float s = 0;
    for (unsigned k = row[i]; k < row[i + 1]; k++)
      s += val[k] * x[col[k]];
    y[i] = s;
  }
}

struct matrix {
  int rows;
  int *row, *col;
  double *val;
};

void csr_struct(const struct matrix *m, const double *restrict x,
                double *restrict y) {
  for (int i = 0; i < m->rows; i++) { // expect: spmv
    double s = 0;
    for (int k = m->row[i]; k < m->row[i + 1]; k++)
      s += m->val[k] * x[m->col[k]];
    y[i] = s;
  }
}

void csr_carried_end(int n, const int *row, const int *col, const double *val,
                     const double *x, double *y) {
  int k = row[0];
  for (int i = 0; i < n; i++) { // expect: spmv
    double s = 0;
    int end = row[i + 1];
    for (; k < end; k++)
      s += val[k] * x[col[k]];
    y[i] = s;
  }
}

void csr_set_then_add(int n, const int *row, const int *col, const double *val,
                      const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: spmv
    y[i] = 0;
    for (int k = row[i]; k < row[i + 1]; k++)
      y[i] += val[k] * x[col[k]];
  }
}

void ell(int n, int width, const int *col, const double *val, const double *x,
         double *y) {
  for (int i = 0; i < n; i++) { // expect: spmv
    double s = 0;
    for (int k = 0; k < width; k++)
      s += val[i * width + k] * x[col[i * width + k]];
    y[i] = s;
  }
}

void ell_by_columns(int n, int width, const int *col, const float *val,
                    const float *x, float *y) {
  for (int i = 0; i < n; i++) { // expect: spmv
    float s = 0;
    for (int k = 0; k < width; k++)
      s += val[k * n + i] * x[col[k * n + i]];
    y[i] = s;
  }
}

void jds(int n, const int *count, const int *start, const int *perm, const int *col,
         const float *val, const float *x, float *y) {
  for (int i = 0; i < n; i++) { // expect: spmv
    float s = 0;
    for (int k = 0; k < count[i]; k++) {
      int j = start[k] + i;
      s += val[j] * x[col[j]];
    }
    y[perm[i]] = s;
  }
}

void jds_blocked_count(int n, const int *count, const int *start, const int *perm,
                       const int *col, const float *val, const float *x, float *y) {
  for (int i = 0; i < n; i++) { // expect: spmv
    float s = 0.0f;
    int bound = count[i / 32];
    for (int k = 0; k < bound; k++) {
      int j = start[k] + i;
      float d = val[j];
      float t = x[col[j]];
      s += d * t;
    }
    y[perm[i]] = s;
  }
}

// ---- what is none -------------------------------------------------------------

void gap(int n, const int *row, const int *col, const double *val, const double *x,
         double *y) {
  for (int i = 0; i < n; i++) { // expect: not spmv because the range skips a row
    double s = 0;
    for (int k = row[i]; k < row[i + 2]; k++)
      s += val[k] * x[col[k]];
    y[i] = s;
  }
}

void two_tables(int n, const int *from, const int *to, const int *col,
                const double *val, const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: not spmv because the ranges are free
    double s = 0;
    for (int k = from[i]; k < to[i]; k++)
      s += val[k] * x[col[k]];
    y[i] = s;
  }
}

void no_column(int n, const int *row, const double *val, const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: not spmv because x is not indirect
    double s = 0;
    for (int k = row[i]; k < row[i + 1]; k++)
      s += val[k] * x[k];
    y[i] = s;
  }
}

void shifted_column(int n, const int *row, const int *col, const double *val,
                    const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: not spmv because the column is another's
    double s = 0;
    for (int k = row[i]; k < row[i + 1]; k++)
      s += val[k] * x[col[k + i]];
    y[i] = s;
  }
}

void starts_at_one(int n, const int *row, const int *col, const double *val,
                   const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: not spmv because the sum starts at 1
    double s = 1;
    for (int k = row[i]; k < row[i + 1]; k++)
      s += val[k] * x[col[k]];
    y[i] = s;
  }
}

void gauss_seidel(int n, const int *row, const int *col, const double *val,
                  double *x) {
  for (int i = 0; i < n; i++) { // expect: refused because rows depend on each other
    double s = 0;
    for (int k = row[i]; k < row[i + 1]; k++)
      s += val[k] * x[col[k]];
    x[i] = s;
  }
}

void maximum(int n, const int *row, const int *col, const double *val,
             const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: not spmv because it is no sum
    double s = 0;
    for (int k = row[i]; k < row[i + 1]; k++)
      if (val[k] * x[col[k]] > s)
        s = val[k] * x[col[k]];
    y[i] = s;
  }
}

void pattern(int n, const int *row, const int *col, const double *x, double *y) {
  for (int i = 0; i < n; i++) { // expect: not spmv because nothing is multiplied
    double s = 0;
    for (int k = row[i]; k < row[i + 1]; k++)
      s += x[col[k]];
    y[i] = s;
  }
}

void two_vectors(int n, const int *row, const int *col, const double *val,
                 const double *x, const double *z, double *y) {
  for (int i = 0; i < n; i++) { // expect: not spmv because there are three factors
    double s = 0;
    for (int k = row[i]; k < row[i + 1]; k++)
      s += val[k] * x[col[k]] * z[col[k]];
    y[i] = s;
  }
}
