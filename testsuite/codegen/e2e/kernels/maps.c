// Element-wise loops: types, counters, strides, in-place updates, several arrays.
#include <math.h>
#include <stdbool.h>
#include <stdint.h>

//: void axpy(f64 y[n], f64 x[n], f64 a, i32 n) | map
void axpy(double *y, const double *x, double a, int n) {
  for (int i = 0; i < n; i++) y[i] = a * x[i] + y[i];
}

//: void scale32(f32 y[n], f32 x[n], f32 a, i64 n) | map
void scale32(float *y, const float *x, float a, long n) {
  for (long i = 0; i < n; i++) y[i] = a * x[i] - 1.0f / x[i];
}

//: void roots(f32 y[n], f64 z[n], f32 x[n], i32 n) | map | restrict
void roots(float *restrict y, double *restrict z, const float *restrict x, int n) {
  for (int i = 0; i < n; i++) {
    y[i] = sqrtf(x[i]);
    z[i] = fabs((double)x[i]) + floor(x[i]);
  }
}

//: void wrap8(u8 y[n], u8 x[n], i32 n) | map
void wrap8(uint8_t *y, const uint8_t *x, int n) {
  for (int i = 0; i < n; i++) y[i] = x[i] * 3 + 250;
}

//: void narrow16(i16 y[n], i32 x[n], i32 n) | map
void narrow16(int16_t *y, const int *x, int n) {
  for (int i = 0; i < n; i++) y[i] = (int16_t)(x[i] >> 3);
}

//: void wide64(i64 y[n], i32 x[n], u32 z[n], i32 n) | map
void wide64(int64_t *y, const int *x, const unsigned *z, int n) {
  for (int i = 0; i < n; i++) y[i] = (int64_t)x[i] * z[i] + (x[i] > (int)z[i]);
}

//: void counters(i32 a[n], u32 n) | map | unsigned
void counters(int *a, unsigned n) {
  for (unsigned i = 0; i < n; i++) a[i] = 3 * (int)i + 1;
}

//: void short_counter(i32 a[n], i16 n) | map
void short_counter(int *a, short n) {
  for (short i = 0; i < n; i++) a[i] = a[i] / 7 + i;
}

//: void backwards(f32 y[n], f32 x[n], i32 n) | map? | restrict
void backwards(float *restrict y, const float *restrict x, int n) {
  for (int i = n - 1; i >= 0; i--) y[i] = x[i] * x[i];
}

//: void reversed(i32 y[n], i32 x[n], i32 n) | map | restrict
void reversed(int *restrict y, const int *restrict x, int n) {
  for (int i = 0; i < n; i++) y[i] = x[n - 1 - i] ^ i;
}

//: void every_third(f64 y[3*n], f64 x[2*n+1], i64 n) | map
void every_third(double *y, const double *x, long n) {
  for (long i = 0; i < n; i++) y[3 * i] = x[2 * i + 1] + 0.5;
}

//: void shifted_range(i32 y[n+3], i32 x[n+3], i32 n) | stencil | restrict
void shifted_range(int *restrict y, const int *restrict x, int n) {
  for (int i = 3; i < n; i++) y[i] = x[i + 2] - x[i];
}

//: void by_two(u16 y[n+1], i32 n) | map
void by_two(uint16_t *y, int n) {
  for (int i = 1; i < n; i += 2) y[i] = (uint16_t)~y[i];
}

//: void walk(f32 y[n], f32 x[n], i32 n) | map
void walk(float *y, const float *x, int n) {
  const float *end = x + n;
  while (x < end) *y++ = *x++ * 2.0f;
}

//: void choose(f32 y[n], f32 x[n], f32 z[n], i32 n) | map
void choose(float *y, const float *x, const float *z, int n) {
  for (int i = 0; i < n; i++) y[i] = x[i] < z[i] ? x[i] : (z[i] != z[i] ? -1.0f : z[i]);
}

//: void relu(f64 x[n], i32 n) | map
void relu(double *x, int n) {
  for (int i = 0; i < n; i++) x[i] = x[i] > 0 ? x[i] : 0;
}

//: void guarded_division(i32 y[n], i32 x[n], i32 d[n]=small, i32 n) | map
void guarded_division(int *y, const int *x, const int *d, int n) {
  for (int i = 0; i < n; i++) y[i] = d[i] > 0 ? x[i] / d[i] : x[i] % 5;
}

//: void booleans(bool y[n], f32 x[n], u8 z[n]=bool, i32 n) | map
void booleans(bool *y, const float *x, const bool *z, int n) {
  for (int i = 0; i < n; i++) y[i] = (x[i] > 0.25f) != z[i];
}

//: void gather(f32 y[n], f32 x[5*n], i32 p[n]=index:5*n, i32 n) | map | restrict
void gather(float *restrict y, const float *restrict x, const int *restrict p, int n) {
  for (int i = 0; i < n; i++) y[i] = x[p[i]];
}

//: void rows(f32 y[n*m], f32 x[n*m], i32 n, i32 m) | map | restrict
void rows(float *restrict y, const float *restrict x, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) y[i * m + j] = x[i * m + j] * (float)(i - j);
}

//: void transpose(i32 y[n*m], i32 x[n*m], i32 n, i32 m) | map | restrict
void transpose(int *restrict y, const int *restrict x, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) y[j * n + i] = x[i * m + j];
}

//: void fixed(f64 y[n*16], f64 x[n*16], i32 n) | map
void fixed(double y[][16], double x[][16], int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 16; j++) y[i][j] = x[i][j] + 1;
}

struct particle { float x, y; int id; float mass; };
//: void fields(f32 p[4*n], f32 dt, i32 n) | map
void fields(struct particle *p, float dt, int n) {
  for (int i = 0; i < n; i++) p[i].x += p[i].y * dt;
}

//: i32 trip(i32 y[n], i32 n) | map?
int trip(int *y, int n) {
  int i;
  for (i = 0; i < n; i++) y[i] = y[i] & 0xff;
  return i;
}

//: i64 pointer_distance(i32 y[n], i32 n) | map?
int64_t pointer_distance(int *y, int n) {
  int *p = y;
  for (int i = 0; i < n; i++) *p++ |= 1;
  return p - y;
}

//: void flagged(u8 y[n], i32 x[n], bool flag, i32 n) | map | restrict
void flagged(uint8_t *restrict y, const int *restrict x, bool flag, int n) {
  for (int i = 0; i < n; i++) y[i] = flag & (x[i] > 0);
}

//: void narrow_counter(i8 y[2*n+2], i8 x[2*n+2], i8 q, i32 n) | map | restrict
void narrow_counter(int8_t *restrict y, const int8_t *restrict x, int8_t q, int n) {
  for (int i = 0; i < 2 * n; i += 2) {
    int8_t low = (int8_t)i, sign = (int8_t)((int8_t)(2 + (uint32_t)x[i]) >> 7);
    y[i] = (int8_t)(q / 8 - (int8_t)((uint32_t)(low < sign ? low : sign) << 5));
  }
}
