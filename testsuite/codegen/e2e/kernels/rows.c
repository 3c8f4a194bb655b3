// Sums of rows that are set first, several at once, or only for some rows.

//: void set_first(f64 A[n*m], f64 x[m], f64 y[n], i32 n, i32 m) | gemv | restrict
void set_first(const double *restrict A, const double *restrict x, double *restrict y,
               int n, int m) {
  for (int i = 0; i < n; i++) {
    y[i] = 0;
    for (int j = 0; j < m; j++) y[i] += A[i * m + j] * x[j];
  }
}

//: void set_to_five(f32 A[n*m], f32 y[n], i32 n, i32 m) | map_reduce | restrict
void set_to_five(const float *restrict A, float *restrict y, int n, int m) {
  for (int i = 0; i < n; i++) {
    y[i] = 5;
    for (int j = 0; j < m; j++) y[i] += A[i * m + j];
  }
}

//: void two_products(f64 A[n*n], f64 B[n*n], f64 x[n], f64 t[n], f64 y[n], f64 a, f64 b, i32 n) | map_reduce | restrict square
void two_products(const double *restrict A, const double *restrict B,
                  const double *restrict x, double *restrict t, double *restrict y,
                  double a, double b, int n) {
  for (int i = 0; i < n; i++) {
    t[i] = 0;
    y[i] = 0;
    for (int j = 0; j < n; j++) {
      t[i] += A[i * n + j] * x[j];
      y[i] += B[i * n + j] * x[j];
    }
    y[i] = a * t[i] + b * y[i];
  }
}

//: void read_again(f64 a[n], f64 y[n], i32 n) | map | restrict
void read_again(const double *restrict a, double *restrict y, int n) {
  for (int i = 0; i < n; i++) {
    y[i] = a[i] * 2;
    y[i] = y[i] + a[i];
  }
}

//: void some_rows(i32 flag[n], f64 A[n*m], f64 y[n], i32 n, i32 m) | map_reduce? | restrict
void some_rows(const int *restrict flag, const double *restrict A, double *restrict y,
               int n, int m) {
  for (int i = 0; i < n; i++) {
    double s = 1;
    if (flag[i] > 0)
      for (int j = 0; j < m; j++) s += A[i * m + j];
    y[i] = s;
  }
}

//: void some_rows_set(i32 flag[n], f64 A[n*m], f64 y[n], i32 n, i32 m) | map_reduce? | restrict
void some_rows_set(const int *restrict flag, const double *restrict A,
                   double *restrict y, int n, int m) {
  for (int i = 0; i < n; i++) {
    y[i] = 3;
    if (flag[i] > 0)
      for (int j = 0; j < m; j++) y[i] += A[i * m + j];
  }
}

//: void ghost_columns(f64 u[n*n], i64 n) | map?
void ghost_columns(double *u, long n) {
  for (long i = 1; i < n - 1; i++) {
    u[i * n] = u[i * n + n - 2];
    u[i * n + n - 1] = u[i * n + 1];
  }
}

//: void thirds(f32 u[3*n*m], i64 n, i64 m) | map
void thirds(float *u, long n, long m) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++) {
      u[3 * m * i + j] = u[3 * m * i + m + j];
      u[3 * m * i + 2 * m + j] = u[3 * m * i + m + j] * 2;
    }
}

//: void halves(f32 a[2*n*m], i64 n, i64 m) | map
void halves(float *a, long n, long m) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++) a[2 * m * i + j] -= a[2 * m * i + m + j];
}
