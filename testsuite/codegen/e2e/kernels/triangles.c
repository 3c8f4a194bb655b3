// Parts of rows and columns that depend on the position, in the order of the source.

//: void upper(f64 y[n], f64 A[n*n], f64 x[n], i32 n) | gemv | restrict square
void upper(double *restrict y, const double *restrict A, const double *restrict x, int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = i; j < n; j++) s += A[i * n + j] * x[j];
    y[i] = s;
  }
}

//: void columns_from(f64 y[n], f64 A[n*n], f64 x[n], i32 n) | gemv | restrict square
void columns_from(double *restrict y, const double *restrict A, const double *restrict x,
                  int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = i; j < n; j++) s += A[j * n + i] * x[j];
    y[i] = s;
  }
}

//: void columns_to(f32 y[n], f32 A[n*n], f32 x[n], i64 n) | map_reduce | restrict square
void columns_to(float *restrict y, const float *restrict A, const float *restrict x,
                long n) {
  for (long i = 0; i < n; i++) {
    float s = 1.0f;
    for (long j = 0; j < i; j++) s -= A[j * n + i] * x[j];
    y[i] = s;
  }
}
