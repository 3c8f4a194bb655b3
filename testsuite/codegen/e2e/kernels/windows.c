// Windows that reach over the edges: filters that ask at every tap where they are.
#include <stdint.h>

//: void filter_rows(f32 dst[n*m], f32 src[n*m], f32 taps[17], i32 m, i32 n) | map_reduce
void filter_rows(float *dst, const float *src, const float *taps, int m, int n) {
  for (int y = 0; y < n; y++)
    for (int x = 0; x < m; x++) {
      float sum = 0;
      for (int k = -8; k <= 8; k++) {
        int d = x + k;
        if (d >= 0 && d < m) sum += src[y * m + d] * taps[8 - k];
      }
      dst[y * m + x] = sum;
    }
}

//: void filter_columns(f32 dst[n*m], f32 src[n*m], f32 taps[17], i32 m, i32 n) | map_reduce
void filter_columns(float *dst, const float *src, const float *taps, int m, int n) {
  for (int y = 0; y < n; y++)
    for (int x = 0; x < m; x++) {
      float sum = 0;
      for (int k = -8; k <= 8; k++) {
        int d = y + k;
        if (d >= 0 && d < n) sum += src[d * m + x] * taps[8 - k];
      }
      dst[y * m + x] = sum;
    }
}

//: void filter_line(f64 y[n], f64 x[n], i64 n) | map_reduce
void filter_line(double *y, const double *x, long n) {
  for (long i = 0; i < n; i++) {
    double sum = 1;
    for (long k = -2; k <= 2; k++) {
      if (i + k < 0 || i + k >= n) continue;
      sum += 0.5 * x[i + k];
    }
    y[i] = sum;
  }
}

//: void between(i32 y[n], i32 x[n], i32 n, i32 from, i32 to) | map
void between(int *y, const int *x, int n, int from, int to) {
  for (int i = 0; i < n; i++) y[i] = i >= from && i < to ? x[i] * 3 : -x[i];
}
