// Keys of every integer type: what is measured of them has their own type.
#include <stdint.h>

//: void of_u8(i32 h[256], u8 k[n], i32 n) | histogram | restrict
void of_u8(int *restrict h, const uint8_t *restrict k, int n) {
  for (int i = 0; i < n; i++) h[k[i]]++;
}

//: void of_i8(i32 h[100], i8 k[n]=index:100, i32 n) | histogram | restrict
void of_i8(int *restrict h, const int8_t *restrict k, int n) {
  for (int i = 0; i < n; i++) h[k[i]] += i;
}

//: void around_zero(i32 h[256], i8 k[n], i32 n) | histogram | restrict
void around_zero(int *restrict h, const int8_t *restrict k, int n) {
  for (int i = 0; i < n; i++) h[k[i] + 128]++;
}

//: void of_u16(u64 h[65536], u16 k[n], i32 n) | histogram | restrict
void of_u16(uint64_t *restrict h, const uint16_t *restrict k, int n) {
  for (int i = 0; i < n; i++) h[k[i]]++;
}

//: void of_i16(i32 h[300], i16 k[n]=index:300, i32 n) | histogram | restrict
void of_i16(int *restrict h, const int16_t *restrict k, int n) {
  for (int i = 0; i < n; i++) h[k[i]] ^= i;
}

//: void of_u32(i32 h[300], u32 k[n]=index:300, i32 n) | histogram | restrict
void of_u32(int *restrict h, const uint32_t *restrict k, int n) {
  for (int i = 0; i < n; i++) h[k[i]] -= 3;
}

//: void of_i32(i32 h[300], i32 k[n]=index:300, i32 n) | histogram | restrict
void of_i32(int *restrict h, const int32_t *restrict k, int n) {
  for (int i = 0; i < n; i++) h[k[i]]++;
}

//: void of_i64(i32 h[300], i64 k[n]=index:300, i32 n) | histogram | restrict
void of_i64(int *restrict h, const int64_t *restrict k, int n) {
  for (int i = 0; i < n; i++) h[k[i]]++;
}

//: void some(i32 h[65536], u16 k[n], i32 v[n], i32 n) | histogram | restrict
void some(int *restrict h, const uint16_t *restrict k, const int *restrict v, int n) {
  for (int i = 0; i < n; i++)
    if (v[i] > 0) h[k[i]]++;
}

//: void none(i32 h[300], i32 k[n]=index:300, i32 v[n]=index:9, i32 n) | histogram? | restrict
void none(int *restrict h, const int *restrict k, const int *restrict v, int n) {
  for (int i = 0; i < n; i++)
    if (v[i] > 9) h[k[i]]++;
}

//: void rows_of(i32 h[256], u8 k[n*m], i32 n, i32 m) | histogram | restrict
void rows_of(int *restrict h, const uint8_t *restrict k, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) h[k[i * m + j]]++;
}

//: void clamped_keys(i32 h[64], f32 x[n]=small, i32 n) | histogram | restrict
void clamped_keys(int *restrict h, const float *restrict x, int n) {
  for (int i = 0; i < n; i++) {
    int k = (int)(x[i] * 8.0f);
    k = k < 0 ? 0 : k;
    h[k > 63 ? 63 : k]++;
  }
}

//: void by_unsigned(i32 h[64], f32 x[n]=small, i32 n) | histogram | restrict
void by_unsigned(int *restrict h, const float *restrict x, int n) {
  for (int i = 0; i < n; i++) h[(uint32_t)(x[i] * x[i]) & 63]++;
}

//: i64 local_bins(u8 k[n], i32 n) | histogram | restrict
int64_t local_bins(const uint8_t *restrict k, int n) {
  int h[256] = {0};
  int64_t total = 7;
  for (int i = 0; i < n; i++) h[k[i]] += i;
  for (volatile int j = 0; j < 256; j++) total = total * 31 + h[j];
  return total;
}

//: i64 local_squares(u8 k[n]=index:16, u8 l[n]=index:16, i32 v[n], i32 n) | histogram | restrict
int64_t local_squares(const uint8_t *restrict k, const uint8_t *restrict l,
                      const int *restrict v, int n) {
  unsigned short h[16][16] = {0};
  int64_t total = 7;
  for (int i = 0; i < n; i++)
    if (v[i] > 0) h[k[i]][l[i]] ^= v[i];
  for (volatile int j = 0; j < 256; j++) total = total * 31 + h[j / 16][j % 16];
  return total;
}

//: i64 local_full(u16 k[n]=index:300, i32 n) | histogram | restrict
int64_t local_full(const uint16_t *restrict k, int n) {
  uint8_t h[300] = {0};
  int64_t total = 7;
  for (int i = 0; i < n; i++)
    if (h[k[i]] < 9) h[k[i]]++;
  for (volatile int j = 0; j < 300; j++) total = total * 31 + h[j];
  return total;
}

//: i64 partly_set(u8 k[n]=index:20, f64 v[n]=small, i32 n) | original | restrict
int64_t partly_set(const uint8_t *restrict k, const double *restrict v, int n) {
  double h[4000];
  for (volatile int j = 0; j < 20; j++) h[j] = j;
  for (int i = 0; i < n; i++) h[k[i]] += v[i];
  return (int64_t)(h[3] + h[19]);
}

//: i64 local_gather(u8 a[n]=index:64, i32 at[n]=index:n, i32 n) | histogram | restrict
int64_t local_gather(const uint8_t *restrict a, const int *restrict at, int n) {
  int h[64] = {0};
  int64_t total = 7;
  for (int i = 0; i < n; i++) h[a[at[i]]]++;
  for (volatile int j = 0; j < 64; j++) total = total * 31 + h[j];
  return total;
}

//: i64 local_rows(i32 k[n]=index:16, f32 p[8*n]=small, i32 n) | histogram | reassoc restrict
int64_t local_rows(const int *restrict k, const float *restrict p, int n) {
  int c[16] = {0}, s[128] = {0};
  int64_t total = 7;
  for (int i = 0; i < n; i++) {
    c[k[i]]++;
    for (int d = 0; d < 8; d++) s[k[i] * 8 + d] += (int)p[i * 8 + d];
  }
  for (volatile int j = 0; j < 128; j++) total = total * 31 + s[j] + c[j / 8];
  return total;
}

//: void rows_of_keys(i32 s[128], i32 k[n]=index:16, i32 p[8*n], i32 n) | histogram | restrict
void rows_of_keys(int *restrict s, const int *restrict k, const int *restrict p, int n) {
  for (int i = 0; i < n; i++)
    for (int d = 0; d < 8; d++) s[k[i] * 8 + (7 - d)] ^= p[i * 8 + d];
}

//: void parts_of_rows(i32 s[128], i32 k[n]=index:16, i32 p[8*n], i32 n) | histogram | restrict
void parts_of_rows(int *restrict s, const int *restrict k, const int *restrict p, int n) {
  for (int i = 0; i < n; i++)
    for (int d = 0; d < 8; d++)
      if (p[i * 8 + d] > 0) s[k[i] * 8 + d] ^= p[i * 8 + d];
}

//: void rows_that_overlap(i32 s[128], i32 k[n]=index:100, i32 p[8*n], i32 n) | histogram | restrict
void rows_that_overlap(int *restrict s, const int *restrict k, const int *restrict p,
                       int n) {
  for (int i = 0; i < n; i++)
    for (int d = 0; d < 8; d++) s[k[i] * 1 + 3 * d] ^= p[i * 8 + d];
}

//: void rows_of_any_length(i32 s[1000], i32 k[n]=index:16, i32 p[n*m], i32 n, i32 m) | histogram? | restrict
void rows_of_any_length(int *restrict s, const int *restrict k, const int *restrict p,
                        int n, int m) {
  for (int i = 0; i < n; i++)
    for (int d = 0; d < m; d++) s[k[i] * 8 + d % 8] ^= p[i * m + d];
}
