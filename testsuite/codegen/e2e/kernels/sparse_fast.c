// Rows of sparse matrices whose sums may be done in any order.
// flags: -ffast-math
#include <stdint.h>

//: void product(f64 y[n]=small, i32 rp[n+1]=rows:4*n, i32 ci[4*n]=index:n, f64 v[4*n]=small, f64 x[n]=small, i32 n) | spmv | restrict reassoc
void product(double *restrict y, const int *restrict rp, const int *restrict ci,
             const double *restrict v, const double *restrict x, int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = rp[i]; j < rp[i + 1]; j++) s += v[j] * x[ci[j]];
    y[i] = s;
  }
}

//: void residual(f32 y[n]=small, i32 rp[n+1]=rows:4*n, i32 ci[4*n]=index:n, f32 v[4*n]=small, f32 x[n]=small, f32 b[n]=small, i32 n) | map_reduce | reassoc
void residual(float *y, const int *rp, const int *ci, const float *v, const float *x,
              const float *b, int n) {
  for (int i = 0; i < n; i++) {
    float s = b[i];
    for (int j = rp[i]; j < rp[i + 1]; j++) s -= v[j] * x[ci[j]];
    y[i] = s;
  }
}

//: void beyond(f64 y[n]=small, i32 rp[n+1]=rows:4*n, i32 ci[4*n]=index:n, f64 v[4*n]=small, f64 x[n]=small, i32 n) | map_reduce | restrict reassoc
void beyond(double *restrict y, const int *restrict rp, const int *restrict ci,
            const double *restrict v, const double *restrict x, int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = rp[i]; j < rp[i + 1]; j++)
      if (ci[j] > i) s += v[j] * x[ci[j]];
    y[i] = s;
  }
}
