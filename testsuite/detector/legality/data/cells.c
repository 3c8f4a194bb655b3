// Elements of memory that a loop updates again and again.

void in_memory(int n, double (*restrict C)[64], double (*restrict A)[64],
               double (*restrict B)[64]) {
  for (int i = 0; i < n; i++) // gemm: legal
    for (int j = 0; j < 64; j++)
      for (int k = 0; k < 64; k++)
        C[i][j] += A[i][k] * B[k][j];
}

void set_first(int n, double (*restrict C)[64], double (*restrict A)[64],
               double (*restrict B)[64]) {
  for (int i = 0; i < n; i++) { // gemm: legal
    for (int j = 0; j < 64; j++)
      C[i][j] = 0;
    for (int k = 0; k < 64; k++)
      for (int j = 0; j < 64; j++)
        C[i][j] += A[i][k] * B[k][j];
  }
}

void scaled_first(int n, double beta, double (*restrict C)[64],
                  double (*restrict A)[64], double (*restrict B)[64]) {
  for (int i = 0; i < n; i++) { // gemm: legal
    for (int j = 0; j < 64; j++)
      C[i][j] *= beta;
    for (int k = 0; k < 64; k++)
      for (int j = 0; j < 64; j++)
        C[i][j] += A[i][k] * B[k][j];
  }
}

void set_shorter(int n, double (*restrict C)[64], double (*restrict A)[64],
                 double (*restrict B)[64]) {
  for (int i = 0; i < n; i++) { // gemm: refused carried-dependence
    for (int j = 0; j < 63; j++)
      C[i][j] = 0;
    for (int k = 0; k < 64; k++)
      for (int j = 0; j < 64; j++)
        C[i][j] += A[i][k] * B[k][j];
  }
}

void set_afterwards(int n, double (*restrict C)[64], double (*restrict A)[64],
                    double (*restrict B)[64]) {
  for (int i = 0; i < n; i++) { // gemm: refused carried-dependence
    for (int k = 0; k < 64; k++)
      for (int j = 0; j < 64; j++)
        C[i][j] += A[i][k] * B[k][j];
    for (int j = 0; j < 64; j++)
      C[i][j] = 0;
  }
}

void set_in_every_round(int n, double *restrict y, double (*restrict A)[64],
                        double *restrict x) {
  for (int k = 0; k < n; k++) { // gemv: refused overwritten
    for (int i = 0; i < 64; i++)
      y[i] = 0;
    for (int i = 0; i < 64; i++)
      y[i] += A[i][k] * x[k];
  }
}

void by_columns(int n, double *restrict y, double (*restrict A)[64],
                double *restrict x) {
  for (int k = 0; k < n; k++) // gemv: legal
    for (int i = 0; i < 64; i++)
      y[i] += A[i][k] * x[k];
}

void running_sums_kept(int n, double *restrict y, double (*restrict A)[64],
                       double *restrict x, double (*restrict z)[64]) {
  for (int k = 0; k < n; k++) // gemv: refused not-injective
    for (int i = 0; i < 64; i++) {
      y[i] += A[i][k] * x[k];
      z[k][i] = y[i];
    }
}

void running_sum_steers(int n, int *restrict y, int (*restrict A)[64]) {
  for (int k = 0; k < n; k++) // gemv: refused accumulator-used
    for (int i = 0; i < 64; i++)
      if (y[i] < 100)
        y[i] += A[i][k];
}

void shifted_update(int n, int *restrict y, int (*restrict A)[64]) {
  for (int k = 0; k < n; k++) // gemv: refused overwritten
    for (int i = 0; i < 64; i++)
      y[i] = y[i + 1] + A[i][k];
}

void five_norms(int n, double *restrict rms, double (*restrict u)[5]) {
  for (int i = 0; i < n; i++) // scalar_reduction: legal
    for (int m = 0; m < 5; m++)
      rms[m] += u[i][m] * u[i][m];
}
