// Loops that invite a wrong answer. Whether they are offloaded is not asked (`?`);
// what they compute is.
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

//: void conditional_store(i32 y[n], i32 x[n], i32 n) | map?
void conditional_store(int *y, const int *x, int n) {
  for (int i = 0; i < n; i++)
    if (x[i] > 0) y[i] = x[i];
}

//: void conditional_load(i32 y[n], i32 x[n], i32 p[n]=index:3*n, i32 n) | map?
void conditional_load(int *y, const int *x, const int *p, int n) {
  for (int i = 0; i < n; i++) y[i] = p[i] < n ? x[p[i]] : -1;
}

//: void conditional_division(u32 y[n], u32 x[n], u32 d[n]=index:3, i32 n) | map?
void conditional_division(unsigned *y, const unsigned *x, const unsigned *d, int n) {
  for (int i = 0; i < n; i++) {
    unsigned q = 7;
    if (d[i] != 0) { q = x[i] / d[i]; q = q ^ (x[i] % d[i]); }
    y[i] = q;
  }
}

//: void two_conditions(i32 y[n], i32 x[n], i32 n) | map?
void two_conditions(int *y, const int *x, int n) {
  for (int i = 0; i < n; i++) {
    int v = x[i];
    if (v > 10) {
      if (v & 1) v = v / 3; else v = -(v / 2);
    } else if (v < -10) v = v % 17;
    y[i] = v;
  }
}

//: void switched(i32 y[n], u8 x[n]=index:7, i32 n) | map?
void switched(int *y, const uint8_t *x, int n) {
  for (int i = 0; i < n; i++) {
    int v;
    switch (x[i]) {
    case 0: v = 5; break;
    case 1: v = i; break;
    case 4: v = -i; break;
    case 6: v = y[i]; break;
    default: v = x[i] * 3;
    }
    y[i] = v;
  }
}

//: i32 last_value(i32 y[n], i32 n) | map?
int last_value(int *y, int n) {
  int last = -1;
  for (int i = 0; i < n; i++) { last = y[i] ^ 3; y[i] = last; }
  return last;
}

//: i64 counters_after(i32 y[n], i32 n) | map?
int64_t counters_after(int *y, int n) {
  int i, j = 100;
  for (i = 5; i < n; i += 3, j -= 2) y[i] = i;
  return (int64_t)i * 1000 + j;
}

//: u32 count_and_store(u32 y[n], i32 n) | map_reduce
uint32_t count_and_store(uint32_t *y, int n) {
  uint32_t s = 0;
  for (int i = 0; i < n; i++) { s += y[i]; y[i] = y[i] * 2; }
  return s;
}

//: void prefix(i32 y[n], i32 n) | map?
void prefix(int *y, int n) {
  for (int i = 1; i < n; i++) y[i] = (int)((unsigned)y[i] + (unsigned)y[i - 1]);
}

//: void shift_down(i32 y[n+1], i32 n) | map?
void shift_down(int *y, int n) {
  for (int i = 0; i < n; i++) y[i] = y[i + 1] ^ 1;
}

//: void distance_two(i32 y[n+2], i32 n) | map?
void distance_two(int *y, int n) {
  for (int i = 2; i < n; i++) y[i] = y[i - 2] ^ y[i];
}

//: void by_stride(i32 y[n*3+3], i32 n, i32 s=3) | map?
void by_stride(int *y, int n, int s) {
  for (int i = 0; i < n; i++) y[i * s] = i;
}

//: void stride_zero(i32 y[n+1], i32 n, i32 s=0) | map?
void stride_zero(int *y, int n, int s) {
  for (int i = 0; i < n; i++) y[i * s] = i;
}

//: void stride_negative(i32 y[1], i32 n, i32 s=-1) | map? | square
void stride_negative(int *y, int n, int s) {
  for (int i = 0; i < n && i < 50; i++) y[(i + 1) * s] = i;
}

//: void short_rows(i32 y[n*m+9], i32 n, i32 m, i32 ld=2) | map?
void short_rows(int *y, int n, int m, int ld) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) y[i * ld + j] = i * 100 + j;
}

//: void unsigned_wrap(i32 y[n], u32 n) | map? | unsigned
void unsigned_wrap(int *y, unsigned n) {
  for (unsigned i = n - 1; i < n; i--) y[i] = (int)(i * 3u);
}

//: void offset_wrap(i32 y[n], u32 o=4294967295, u32 n) | map? | unsigned
void offset_wrap(int *y, unsigned o, unsigned n) {
  for (unsigned i = 0; i < n; i++)
    if (i) y[i + o] = 7;
}

//: void byte_counter(i32 y[n+300], i32 n) | map?
void byte_counter(int *y, int n) {
  for (uint8_t i = 0; i < (n & 0xff); i++) y[i] = i * 2;
}

//: void down_to_zero(f32 y[n], i32 n) | map?
void down_to_zero(float *y, int n) {
  for (int i = n; i > 0; --i) y[i - 1] = y[i - 1] * 0.5f;
}

//: void at_least_once(i32 y[n+2], i32 n) | map?
void at_least_once(int *y, int n) {
  int i = 0;
  do { y[i] = i + 40; i++; } while (i < n);
}

//: void not_equal(i32 y[n], i32 n) | map? | positive
void not_equal(int *y, int n) {
  for (int i = 0; i != n; i++) y[i] = y[i] + 0;
}

//: void steps_over(i32 y[n+9], i32 n) | map?
void steps_over(int *y, int n) {
  for (int i = 0; i < n; i += 4) y[i] = -i;
}

struct pair { int32_t a; double b; } ;
//: void mixed_struct(f64 p[2*n], i32 n) | map?
void mixed_struct(struct pair *p, int n) {
  for (int i = 0; i < n; i++) p[i].b = p[i].b * 2 + p[i].a;
}

struct __attribute__((packed)) odd { uint8_t c; float f; };
//: void packed_struct(u8 p[5*n], i32 n) | map?
void packed_struct(struct odd *p, int n) {
  for (int i = 0; i < n; i++) p[i].f = p[i].f + 1;
}

//: void odd_addresses(u8 p[4*n+1], i32 n) | map?
void odd_addresses(uint8_t *p, int n) {
  for (int i = 0; i < n; i++) {
    int32_t v;
    memcpy(&v, p + 1 + 4 * i, 4);
    v ^= i;
    memcpy(p + 1 + 4 * i, &v, 4);
  }
}

union word { float f; uint32_t u; };
//: void through_union(u32 y[n], f32 x[n], i32 n) | map?
void through_union(union word *y, const union word *x, int n) {
  for (int i = 0; i < n; i++) y[i].u = x[i].u ^ (y[i].f > 0 ? 1u : 2u);
}

//: void punned(u32 y[n], u32 x[n], i32 n) | map? | restrict
void punned(uint32_t *y, const uint32_t *x, int n) {
  uint16_t *h = (uint16_t *)(void *)y;
  for (int i = 0; i < n; i++) h[2 * i] = (uint16_t)(x[i] >> 3);
}

//: void volatile_store(i32 y[n], i32 n) | original
void volatile_store(volatile int *y, int n) {
  for (int i = 0; i < n; i++) y[i] = i;
}

//: void volatile_bound(i32 y[n], i32 n) | original
void volatile_bound(int *y, int n) {
  volatile int end = n;
  for (int i = 0; i < end; i++) y[i] = i;
}

//: void bound_in_memory(i32 y[n+4], i32 end[1]=constant:n, i32 n) | map?
void bound_in_memory(int *y, int *end, int n) {
  (void)n;
  for (int i = 0; i < *end; i++) y[i] = i + 1;
}

static int shared[64];
//: i32 global_array(i32 y[n], i32 n) | map?
int global_array(const int *y, int n) {
  for (int i = 0; i < n && i < 64; i++) shared[i] = y[i];
  for (int i = 0; i < 64; i++) shared[i] = shared[i] ^ i;
  return shared[0] + shared[63];
}

//: f32 largest_or_nan(f32 x[n], i32 n) | scalar_reduction?
float largest_or_nan(const float *x, int n) {
  float m = -1e30f;
  for (int i = 0; i < n; i++) m = m > x[i] ? m : x[i];
  return m;
}

//: f64 smallest(f64 x[n], i32 n) | scalar_reduction?
double smallest(const double *x, int n) {
  double m = 1e30;
  for (int i = 0; i < n; i++) if (x[i] < m) m = x[i];
  return m;
}

//: f64 strict_sum(f64 x[n], i32 n) | original
double strict_sum(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i];
  return s;
}

//: f32 alternating(f32 x[n], i32 n) | original
float alternating(const float *x, int n) {
  float s = 0;
  for (int i = 0; i < n; i++) s = x[i] - s;
  return s;
}

//: i32 saturating(i32 x[n]=small, i32 n) | scalar_reduction?
int saturating(const int *x, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) { s += x[i]; if (s > 60) s = 60; }
  return s;
}

//: i32 early_exit(i32 x[n]=small, i32 n) | scalar_reduction?
int early_exit(const int *x, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) { if (x[i] == 42) break; s += x[i]; }
  return s;
}

//: i32 two_operators(i32 x[n], i32 n) | scalar_reduction?
int two_operators(const int *x, int n) {
  unsigned s = 1;
  for (int i = 0; i < n; i++) { if (x[i] & 1) s += (unsigned)x[i]; else s *= 3; }
  return (int)s;
}

//: u32 used_twice(u32 x[n], u32 y[n], i32 n) | scalar_reduction?
uint32_t used_twice(const uint32_t *x, uint32_t *y, int n) {
  uint32_t s = 0;
  for (int i = 0; i < n; i++) { s += x[i]; y[i] = s; }
  return s;
}

//: i32 carried_pair(i32 x[n], i32 n) | scalar_reduction?
int carried_pair(const int *x, int n) {
  unsigned a = 0, b = 1;
  for (int i = 0; i < n; i++) { unsigned t = a ^ (unsigned)x[i]; a = b; b = t; }
  return (int)(a - b);
}

//: void outer_runs(i32 y[n*m], i32 x[m], i32 n, i32 m) | map?
void outer_runs(int *y, int *x, int n, int m) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++) y[i * m + j] = x[j] + i;
    for (int j = 0; j < m; j++) x[j] = y[i * m + j] ^ j;
  }
}

//: void diagonal(i32 y[n*n+n], i32 n) | map? | square
void diagonal(int *y, int n) {
  for (int i = 0; i < n; i++) y[i * n + i] = i;
}

//: void triangle_store(i32 y[n*n], i32 n) | map? | square
void triangle_store(int *y, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++) y[i * n + j] = i - j;
}

//: void gauss_seidel(f64 u[n*m], i32 n, i32 m) | stencil?
void gauss_seidel(double *u, int n, int m) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < m - 1; j++)
      u[i * m + j] = 0.25 * (u[(i - 1) * m + j] + u[(i + 1) * m + j] +
                             u[i * m + j - 1] + u[i * m + j + 1]);
}

//: void scatter(i32 y[n], i32 p[n]=index:n, i32 n) | map?
void scatter(int *y, const int *p, int n) {
  for (int i = 0; i < n; i++) y[p[i]] = i;
}

//: void self_gather(i32 y[n], i32 p[n]=index:n, i32 n) | map?
void self_gather(int *y, const int *p, int n) {
  for (int i = 0; i < n; i++) y[i] = y[p[i]] ^ 1;
}

//: void matrix_in_place(f64 C[n*n], f64 A[n*n], i32 n) | gemm? | square
void matrix_in_place(double *C, const double *A, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int k = 0; k < n; k++) s += A[i * n + k] * C[k * n + j];
      C[i * n + j] = s;
    }
}

//: void vector_in_place(f64 y[n], f64 A[n*n], i32 n) | gemv? | square
void vector_in_place(double *y, const double *A, int n) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j < n; j++) s += A[i * n + j] * y[j];
    y[i] = s;
  }
}

//: void invariant_load(f32 y[n], f32 s[1], i32 n) | map?
void invariant_load(float *y, const float *s, int n) {
  for (int i = 0; i < n; i++) y[i] = y[i] * *s;
}

//: void long_double(f64 y[n], i32 n) | original
void long_double(double *y, int n) {
  for (int i = 0; i < n; i++) y[i] = (double)((long double)y[i] * 3.1L);
}

//: void wide_product(u64 y[n], u64 x[n], i32 n) | map?
void wide_product(uint64_t *y, const uint64_t *x, int n) {
  for (int i = 0; i < n; i++) y[i] = (uint64_t)(((unsigned __int128)x[i] * y[i]) >> 64);
}

//: void odd_width(u32 y[n], i32 n) | map?
void odd_width(uint32_t *y, int n) {
  for (int i = 0; i < n; i++) y[i] = __builtin_bswap32(y[i]) + (uint32_t)__builtin_popcount(y[i]);
}

//: void rotate(u32 y[n], u32 x[n], i32 n) | map?
void rotate(uint32_t *y, const uint32_t *x, int n) {
  for (int i = 0; i < n; i++) y[i] = (x[i] << 7) | (x[i] >> 25);
}

//: void reads_what_it_sums(f64 C[n*n], f64 A[n*n], i32 n) | gemm? | square
void reads_what_it_sums(double *C, const double *A, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      C[i * n + j] = 0;
      for (int k = 0; k < n; k++) C[i * n + j] += A[i * n + k] * C[k * n + j];
    }
}

//: void sum_after_set_elsewhere(f64 y[n], f64 A[n*m], f64 x[m], i32 n, i32 m) | gemv?
void sum_after_set_elsewhere(double *y, const double *A, const double *x, int n,
                             int m) {
  for (int i = 0; i < n - 1; i++) {
    y[i + 1] = 1;
    for (int j = 0; j < m; j++) y[i] += A[i * m + j] * x[j];
  }
}

//: void largest_or_forced(i32 h[64], i32 w[n], u8 k[n]=index:64, u8 c[n]=bool, i32 n) | original | restrict
void largest_or_forced(int *restrict h, const int *restrict w,
                       const uint8_t *restrict k, const uint8_t *restrict c, int n) {
  for (int i = 0; i < n; i++)
    if (w[i] > h[k[i]] || c[i]) h[k[i]] = w[i];
}

//: void limit_or_forced(u8 h[64], u8 k[n]=index:64, u8 c[n]=bool, i32 n) | original | restrict
void limit_or_forced(uint8_t *restrict h, const uint8_t *restrict k,
                     const uint8_t *restrict c, int n) {
  for (int i = 0; i < n; i++)
    if (h[k[i]] < 250 || c[i]) h[k[i]]++;
}

//: i32 maximum_or_forced(i32 w[n], u8 c[n]=bool, i32 n) | original | restrict
int maximum_or_forced(const int *restrict w, const uint8_t *restrict c, int n) {
  int s = 1;
  for (int i = 0; i < n; i++)
    if (w[i] > s || c[i]) s = w[i];
  return s;
}
