// Reductions whose order does not matter to the last bit: integers.
#include <stdbool.h>
#include <stdint.h>

//: u32 sum(u32 a[n], i32 n) | scalar_reduction
uint32_t sum(const uint32_t *a, int n) {
  uint32_t s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}

//: i32 sum_of_bytes(i8 a[n], i64 n) | scalar_reduction
int sum_of_bytes(const int8_t *a, long n) {
  int s = 7;
  for (long i = 0; i < n; i++) s += a[i];
  return s;
}

//: u64 products(u64 a[n], u64 b[n], i32 n) | scalar_reduction
uint64_t products(const uint64_t *a, const uint64_t *b, int n) {
  uint64_t s = 1;
  for (int i = 0; i < n; i++) s += a[i] * b[i];
  return s;
}

//: u64 factor(u64 a[n], i32 n) | scalar_reduction
uint64_t factor(const uint64_t *a, int n) {
  uint64_t s = 3;
  for (int i = 0; i < n; i++) s *= a[i] | 1;
  return s;
}

//: u16 narrow(u16 a[n], i32 n) | scalar_reduction
uint16_t narrow(const uint16_t *a, int n) {
  uint16_t s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}

//: u8 parity(u8 a[n], i32 n) | scalar_reduction
uint8_t parity(const uint8_t *a, int n) {
  uint8_t s = 0;
  for (int i = 0; i < n; i++) s ^= a[i];
  return s;
}

//: i32 bits(i32 a[n], i32 n) | scalar_reduction
int bits(const int *a, int n) {
  int all = -1;
  for (int i = 0; i < n; i++) all &= a[i] | 0x10;
  return all;
}

//: i32 count(f32 a[n], f32 t, i32 n) | scalar_reduction
int count(const float *a, float t, int n) {
  int c = 0;
  for (int i = 0; i < n; i++)
    if (a[i] > t) c++;
  return c;
}

//: i32 largest(i32 a[n], i32 n) | scalar_reduction
int largest(const int *a, int n) {
  int m = INT32_MIN;
  for (int i = 0; i < n; i++) m = a[i] > m ? a[i] : m;
  return m;
}

//: u32 smallest(u32 a[n], i32 n) | scalar_reduction
uint32_t smallest(const uint32_t *a, int n) {
  uint32_t m = 5000000;
  for (int i = 0; i < n; i++)
    if (a[i] < m) m = a[i];
  return m;
}

//: i64 difference(i32 a[n], i32 b[n], i32 n) | scalar_reduction
int64_t difference(const int *a, const int *b, int n) {
  int64_t s = 0;
  for (int i = 0; i < n; i++) s -= (int64_t)a[i] - b[i];
  return s;
}

//: u32 plane(u32 a[n*m], i32 n, i32 m) | scalar_reduction
uint32_t plane(const uint32_t *a, int n, int m) {
  uint32_t s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) s += a[i * m + j] * (uint32_t)(i + 1);
  return s;
}

//: u32 conditional(u32 a[n], u32 b[n], i32 n) | scalar_reduction
uint32_t conditional(const uint32_t *a, const uint32_t *b, int n) {
  uint32_t s = 0;
  for (int i = 0; i < n; i++) {
    if (a[i] & 1) s += b[i];
    else s += 2;
  }
  return s;
}

//: void in_memory(u32 out[1], u32 a[n], i32 n) | scalar_reduction
void in_memory(uint32_t *out, const uint32_t *a, int n) {
  for (int i = 0; i < n; i++) *out += a[i];
}

//: u32 backwards(u32 a[n], i32 n) | scalar_reduction
uint32_t backwards(const uint32_t *a, int n) {
  uint32_t s = 0;
  for (int i = n; i-- > 0;) s = s + a[i] * 3;
  return s;
}

//: u32 every_fifth(u32 a[5*n], i32 n) | scalar_reduction
uint32_t every_fifth(const uint32_t *a, int n) {
  uint32_t s = 0;
  for (int i = 0; i < 5 * n; i += 5) s += a[i];
  return s;
}

//: u32 fixed(u32 a[300]) | scalar_reduction
uint32_t fixed(const uint32_t *a) {
  uint32_t s = 0;
  for (int i = 0; i < 300; i++) s += a[i];
  return s;
}

//: bool any(u8 a[n]=bool, i32 n) | scalar_reduction?
bool any(const bool *a, int n) {
  bool found = false;
  for (int i = 0; i < n; i++) found |= a[i];
  return found;
}

//: i64 two_sums(i32 a[n], i32 n) | scalar_reduction
int64_t two_sums(const int *a, int n) {
  int64_t s = 0, q = 0;
  for (int i = 0; i < n; i++) {
    s += a[i];
    q += (int64_t)a[i] * a[i] % 1000;
  }
  return s * 31 + q;
}

//: i32 first_of_largest(i32 a[n], i32 n) | scalar_reduction?
int first_of_largest(const int *a, int n) {
  int at = -1, best = -2000000000;
  for (int i = 0; i < n; i++)
    if (a[i] > best) { best = a[i]; at = i; }
  return at;
}

//: i32 last_of_smallest(i8 a[n], i32 n) | scalar_reduction?
int last_of_smallest(const int8_t *a, int n) {
  int at = -1;
  int8_t best = 100;
  for (int i = 0; i < n; i++)
    if (a[i] <= best) { best = a[i]; at = i; }
  return at;
}

//: i32 masked(u32 bits, i32 a[n], i32 n) | scalar_reduction
int masked(uint32_t bits, const int *a, int n) {
  uint32_t mask = 1;
  int s = 0;
  for (int i = 0; i < n; i++, mask <<= 1)
    if (bits & mask) s += a[i];
  return s;
}

//: u32 masked_down(u32 start, u32 a[n], i32 n) | scalar_reduction
uint32_t masked_down(uint32_t start, const uint32_t *a, int n) {
  uint32_t s = 0;
  for (int i = 0; i < n; i++, start >>= 3) s += a[i] & start;
  return s;
}

//: i64 masked_by_sign(i64 start, i64 a[n], i32 n) | scalar_reduction
int64_t masked_by_sign(int64_t start, const int64_t *a, int n) {
  int64_t s = 0;
  for (int i = 0; i < n; i++, start >>= 1) s ^= a[i] & start;
  return s;
}

//: u32 either(u32 a[n], u32 b[n], i32 n) | scalar_reduction
uint32_t either(const uint32_t *a, const uint32_t *b, int n) {
  uint32_t s = 0;
  for (int i = 0; i < n; i++)
    if (a[i] % 3 == 0 || b[i] % 5 == a[i] % 7) s += a[i] ^ b[i];
  return s;
}

//: u32 one_of_three(u32 a[n], u32 b[n], i32 n) | scalar_reduction
uint32_t one_of_three(const uint32_t *a, const uint32_t *b, int n) {
  uint32_t s = 0;
  for (int i = 0; i < n; i++) {
    if (a[i] % 3 == 0) s += a[i] / (b[i] | 1);
    else if (b[i] % 5 == 0) s += b[i] / a[i];
    else if (a[i] % 7 < b[i] % 9) s += 3;
  }
  return s;
}

//: u32 in_range_and_odd(i32 g[n]=beyond:n, u32 a[n], i32 n) | scalar_reduction | restrict
uint32_t in_range_and_odd(const int *g, const uint32_t *a, int n) {
  uint32_t s = 0;
  for (int i = 0; i < n; i++)
    if (g[i] < n && (a[g[i]] & 1)) s ^= a[g[i]];
  return s;
}

//: u32 rows_in_range(u32 a[n*m], i32 g[n]=beyond:n, i32 n, i32 m) | scalar_reduction | restrict
uint32_t rows_in_range(const uint32_t *restrict a, const int *restrict g, int n, int m) {
  uint32_t s = 0;
  for (int i = 0; i < n; i++)
    if (g[i] < n)
      for (int j = 0; j < m; j++)
        if (a[g[i] * m + j] > 7) s += a[g[i] * m + j];
  return s;
}

//: void quotients(i32 y[n], i32 x[n*m], i32 d[n*m], i32 n, i32 m) | map_reduce | restrict
void quotients(int *restrict y, const int *restrict x, const int *restrict d, int n,
               int m) {
  for (int i = 0; i < n; i++) {
    uint32_t s = 0;
    for (int j = 0; j < m; j++) {
      int a = d[i * m + j] > 0 ? x[i * m + j] / d[i * m + j] : x[i * m + j];
      int b = x[i * m + j] > 0 ? 1000000 / x[i * m + j] : 7;
      s += (uint32_t)(a < b ? a : b);
    }
    y[i] = (int)s;
  }
}
