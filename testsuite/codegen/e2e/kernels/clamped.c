// Positions that are clamped, halved or taken in turns: computed, but with bounds.
#include <stdint.h>

static int clamp(int i, int n) { return i < 0 ? 0 : i > n - 1 ? n - 1 : i; }

//: void edges(f32 y[n], f32 x[n], i32 n) | map
void edges(float *y, const float *x, int n) {
  for (int i = 0; i < n; i++) y[i] = x[clamp(i - 1, n)] + x[clamp(i + 1, n)];
}

//: void edges_plain(f64 y[n], f64 x[n], i32 n) | map
void edges_plain(double *y, const double *x, int n) {
  for (int i = 0; i < n; i++) {
    int left = i > 0 ? i - 1 : 0, right = i < n - 1 ? i + 1 : n - 1;
    y[i] = x[left] - 2 * x[i] + x[right];
  }
}

//: void edges_2d(f32 v[n*m], f32 u[n*m], i32 n, i32 m) | map
void edges_2d(float *v, const float *u, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      v[i * m + j] = u[clamp(i - 1, n) * m + j] + u[clamp(i + 1, n) * m + j] +
                     u[i * m + clamp(j - 1, m)] + u[i * m + clamp(j + 1, m)];
}

//: void far_edges(i32 y[n], i32 x[n], i32 n, i32 by) | map
void far_edges(int *y, const int *x, int n, int by) {
  for (int i = 0; i < n; i++) y[i] = x[clamp(i + (by & 7) - 3, n)];
}

//: void doubled(f64 y[n], f64 x[n/2+1], i32 n) | map
void doubled(double *y, const double *x, int n) {
  for (int i = 0; i < n; i++) y[i] += 0.5 * (x[i / 2] + x[(i + 1) / 2]);
}

//: void tripled_2d(i32 v[n*m], i32 u[n*m], i32 n, i32 m) | map
void tripled_2d(int *v, const int *u, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) v[i * m + j] = u[i / 3 * m + j / 3];
}

//: void in_turns(i64 y[n], i64 x[8], i32 n) | map
void in_turns(int64_t *y, const int64_t *x, int n) {
  for (int i = 0; i < n; i++) y[i] = x[i % 8] + i;
}

//: void in_place(f32 x[n], i32 n) | original
void in_place(float *x, int n) {
  for (int i = 0; i < n; i++) x[i] = x[clamp(i + 1, n)] + 1;
}

//: void halved_in_place(f32 x[n], i32 n) | original
void halved_in_place(float *x, int n) {
  for (int i = 0; i < n; i++) x[i] = x[i / 2] + 1;
}

// Of small elements: LLVM 14 begins the loops for what is left over at position 0.
//: void before_bytes(i8 a[n+2], i8 d[n+2], i64 n) | map | restrict
void before_bytes(int8_t *restrict a, const int8_t *restrict d, int64_t n) {
  for (int64_t i = 0; i < n; i++) a[i + 2] = d[(i > 0 ? i - 1 : 0) + 2];
}

//: void first_of_shorts(i16 a[n], i16 d[n+8], i32 n) | map | restrict
void first_of_shorts(int16_t *restrict a, const int16_t *restrict d, int n) {
  for (int i = 0; i < n; i++) a[i] = d[i > 7 ? i : 7];
}

//: void last_of_bytes(u8 a[n], u8 d[n+101], i32 n) | map | restrict
void last_of_bytes(uint8_t *restrict a, const uint8_t *restrict d, int n) {
  for (int i = 0; i < n; i++) a[i] = d[i < 100 ? i : 100];
}
