// Loops that write from the end: turned round, if nothing but counters is carried.
#include <stdint.h>

//: void down(f64 y[n], f64 x[n], i32 n) | map
void down(double *y, const double *x, int n) {
  for (int i = n - 1; i >= 0; i--) y[i] = x[i] * i;
}

//: void mirrored(i16 y[n], i16 x[n], i32 n) | map
void mirrored(int16_t *y, const int16_t *x, int n) {
  for (int i = 0; i < n; i++) y[n - 1 - i] = (int16_t)(x[i] + i);
}

//: void rows(f64 y[n*m], f64 x[n*m], i32 n, i32 m) | map
void rows(double *y, const double *x, int n, int m) {
  for (int i = n - 1; i >= 0; i--)
    for (int j = 0; j < m; j++) y[i * m + m - 1 - j] = x[i * m + j] - i + 2 * j;
}

//: void triangle(f64 y[n], f64 a[n*n], i32 n) | map_reduce | restrict square
void triangle(double *restrict y, const double *restrict a, int n) {
  for (int i = n - 1; i >= 0; i--) {
    double s = 0;
    for (int j = 0; j <= i; j++) s += a[i * n + j];
    y[i] = s;
  }
}

//: void both_ways(i32 y[n], i32 z[n], i32 x[n], i32 n) | map | restrict
void both_ways(int *restrict y, int *restrict z, const int *restrict x, int n) {
  for (int i = 0; i < n; i++) {
    y[i] = x[i];
    z[n - 1 - i] = x[i] ^ 5;
  }
}

//: void steps(u8 y[3*n+3], u8 x[n], i32 n) | map
void steps(uint8_t *y, const uint8_t *x, int n) {
  for (int i = n - 1; i >= 0; i--) y[3 * i] = (uint8_t)(x[i] + i);
}

//: void shifts(u32 y[n], u32 s, i32 n) | map?
void shifts(uint32_t *y, uint32_t s, int n) {
  for (int i = n - 1; i >= 0; i--) {
    y[i] = s;
    s >>= 1;
  }
}

//: void pointer(i64 y[n], i64 x[n], i32 n) | map
void pointer(int64_t *y, const int64_t *x, int n) {
  int64_t *p = y + (n > 0 ? n : 0);
  while (p != y) *--p = *x++;
}
