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
