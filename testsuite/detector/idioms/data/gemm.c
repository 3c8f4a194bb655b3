// Matrix products: all loop orders, layouts, scalings.
#include <stddef.h>

void ijk(int n, int m, int p, const double *A, const double *B, double *C) {
  for (int i = 0; i < n; i++) // expect: gemm
    for (int j = 0; j < m; j++) {
      double s = 0;
      for (int k = 0; k < p; k++)
        s += A[i * p + k] * B[k * m + j];
      C[i * m + j] = s;
    }
}

void ikj(int n, double C[n][n], double A[n][n], double B[n][n]) {
  for (int i = 0; i < n; i++) // expect: gemm
    for (int k = 0; k < n; k++)
      for (int j = 0; j < n; j++)
        C[i][j] += A[i][k] * B[k][j];
}

void kij(int n, float *restrict C, const float *restrict A, const float *restrict B) {
  for (int k = 0; k < n; k++) // expect: gemm
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        C[i * n + j] += A[i * n + k] * B[k * n + j];
}

void kji(int n, float *C, const float *A, const float *B) {
  for (int k = 0; k < n; k++) // expect: gemm
    for (int j = 0; j < n; j++)
      for (int i = 0; i < n; i++)
        C[i + j * n] += A[i + k * n] * B[k + j * n];
}

void jik(int n, float *C, const float *A, const float *B) {
  for (int j = 0; j < n; j++) // expect: gemm
    for (int i = 0; i < n; i++) {
      float s = 0.0f;
      for (int k = 0; k < n; k++)
        s += A[i + k * n] * B[k + j * n];
      C[i + j * n] = s;
    }
}

void jki(int n, double *C, const double *A, const double *B) {
  for (int j = 0; j < n; j++) // expect: gemm
    for (int k = 0; k < n; k++)
      for (int i = 0; i < n; i++)
        C[i + j * n] += A[i + k * n] * B[k + j * n];
}

void alpha_beta(int n, int m, int p, double alpha, double beta, const double *A,
                const double *B, double *C) {
  for (int i = 0; i < n; i++) // expect: gemm
    for (int j = 0; j < m; j++) {
      double s = 0;
      for (int k = 0; k < p; k++)
        s += A[i * p + k] * B[k * m + j];
      C[i * m + j] = alpha * s + beta * C[i * m + j];
    }
}

void alpha_inside(int n, double alpha, double (*C)[64], double (*A)[64],
                  double (*B)[64]) {
  for (int i = 0; i < n; i++) // expect: gemm
    for (int j = 0; j < n; j++)
      for (int k = 0; k < n; k++)
        C[i][j] += alpha * A[i][k] * B[k][j];
}

void polybench(int ni, int nj, int nk, double alpha, double beta, double C[ni][nj],
               double A[ni][nk], double B[nk][nj]) {
  for (int i = 0; i < ni; i++) { // expect: gemm
    for (int j = 0; j < nj; j++)
      C[i][j] *= beta;
    for (int k = 0; k < nk; k++)
      for (int j = 0; j < nj; j++)
        C[i][j] += alpha * A[i][k] * B[k][j];
  }
}

void set_then_add(int n, double *C, const double *A, const double *B) {
  for (int i = 0; i < n; i++) // expect: gemm
    for (int j = 0; j < n; j++) {
      C[i * n + j] = 0;
      for (int k = 0; k < n; k++)
        C[i * n + j] += A[i * n + k] * B[k * n + j];
    }
}

void transposed_a(int n, const float *A, const float *B, float *C) {
  for (int i = 0; i < n; i++) // expect: gemm
    for (int j = 0; j < n; j++) {
      float s = 0;
      for (int k = 0; k < n; k++)
        s += A[k * n + i] * B[k * n + j];
      C[i * n + j] = s;
    }
}

void transposed_b(int n, const float *A, const float *B, float *C) {
  for (int i = 0; i < n; i++) // expect: gemm
    for (int j = 0; j < n; j++) {
      float s = 0;
      for (int k = 0; k < n; k++)
        s += A[i * n + k] * B[j * n + k];
      C[i * n + j] = s;
    }
}

void leading_dimensions(int m, int n, int k, const double *A, int lda,
                        const double *B, int ldb, double *C, int ldc) {
  int i, j, l;
  for (i = 0; i < m; ++i) // expect: gemm
    for (j = 0; j < n; ++j) {
      double s = 0.0;
      for (l = 0; l < k; ++l)
        s += A[i * lda + l] * B[l * ldb + j];
      C[i * ldc + j] += s;
    }
}

void integers(int n, const int *A, const int *B, int *C) {
  for (int i = 0; i < n; i++) // expect: gemm
    for (int j = 0; j < n; j++) {
      int s = 0;
      for (int k = 0; k < n; k++)
        s += A[i * n + k] * B[k * n + j];
      C[i * n + j] = s;
    }
}

void widening(int n, const signed char *A, const signed char *B, int *C) {
  for (int i = 0; i < n; i++) // expect: gemm
    for (int j = 0; j < n; j++) {
      int s = 0;
      for (int k = 0; k < n; k++)
        s += A[i * n + k] * B[k * n + j];
      C[i * n + j] = s;
    }
}

#define N 100
double GA[N][N], GB[N][N], GC[N][N];

void globals(void) {
  for (int i = 0; i < N; i++) // expect: gemm
    for (int j = 0; j < N; j++) {
      GC[i][j] = 0;
      for (int k = 0; k < N; k++)
        GC[i][j] += GA[i][k] * GB[k][j];
    }
}

void pointer_walk(int n, const float *A, const float *B, float *C) {
  for (int i = 0; i < n; i++) // expect: gemm
    for (int j = 0; j < n; j++) {
      const float *a = A + (size_t)i * n, *b = B + j;
      float s = 0;
      for (int k = 0; k < n; k++, a++, b += n)
        s += *a * *b;
      *C++ = s;
    }
}

void subtracted(size_t n, const double *A, const double *B, double *C) {
  for (size_t i = 0; i < n; i++) // expect: gemm
    for (size_t j = 0; j < n; j++) {
      double s = C[i * n + j];
      for (size_t k = 0; k < n; k++)
        s -= A[i * n + k] * B[k * n + j];
      C[i * n + j] = s;
    }
}

// ---- what is none -------------------------------------------------------------

void rows_of_pointers(int n, double **A, double **B, double **C) {
  for (int i = 0; i < n; i++) // expect: none because rows may lie anywhere
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += A[i][k] * B[k][j];
      C[i][j] = s;
    }
}

void three_factors(int n, const double *A, const double *B, const double *D,
                   double *C) {
  for (int i = 0; i < n; i++) // expect: not gemm because there are three factors
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += A[i * n + k] * B[k * n + j] * D[k];
      C[i * n + j] = s;
    }
}

void maximum_instead(int n, const double *A, const double *B, double *C) {
  for (int i = 0; i < n; i++) // expect: not gemm because it is no sum
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++) {
        double p = A[i * n + k] * B[k * n + j];
        if (p > s)
          s = p;
      }
      C[i * n + j] = s;
    }
}

void sum_instead(int n, const double *A, const double *B, double *C) {
  for (int i = 0; i < n; i++) // expect: not gemm because nothing is multiplied
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += A[i * n + k] + B[k * n + j];
      C[i * n + j] = s;
    }
}

void starts_at_one(int n, const double *A, const double *B, double *C) {
  for (int i = 0; i < n; i++) // expect: not gemm because the sum starts at 1
    for (int j = 0; j < n; j++) {
      double s = 1;
      for (int k = 0; k < n; k++)
        s += A[i * n + k] * B[k * n + j];
      C[i * n + j] = s;
    }
}

void conditional(int n, const double *A, const double *B, double *C) {
  for (int i = 0; i < n; i++) // expect: not gemm because terms are left out
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        if (A[i * n + k] > 0)
          s += A[i * n + k] * B[k * n + j];
      C[i * n + j] = s;
    }
}

void same_matrix(int n, double *C, const double *B) {
  for (int i = 0; i < n; i++) // expect: refused because the result is read, too
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += C[i * n + k] * B[k * n + j];
      C[i * n + j] = s;
    }
}

void log_it(double);

void with_call(int n, const double *A, const double *B, double *C) {
  for (int i = 0; i < n; i++) // expect: none because a call has effects
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += A[i * n + k] * B[k * n + j];
      C[i * n + j] = s;
      log_it(s);
    }
}

void another_store(int n, const double *A, const double *B, double *C, double *t) {
  for (int i = 0; i < n; i++) // expect: not gemm because something else is stored
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += A[i * n + k] * B[k * n + j];
      C[i * n + j] = s;
      t[i] = s;
    }
}
