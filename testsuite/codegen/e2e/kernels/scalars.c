// Every scalar operation of LLVM that a kernel can do, at every width.
#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#define MAP2(name, T, expr)                                        \
  void name(T *restrict y, const T *restrict a, const T *restrict b, int n) { \
    for (int i = 0; i < n; i++) {                                  \
      T p = a[i], q = b[i];                                        \
      y[i] = (T)(expr);                                            \
    }                                                              \
  }
#define CONVERT(name, T, S, expr)                                  \
  void name(T *restrict y, const S *restrict a, int n) {           \
    for (int i = 0; i < n; i++) {                                  \
      S p = a[i];                                                  \
      y[i] = (T)(expr);                                            \
    }                                                              \
  }

//: void arith_u8(u8 y[n], u8 a[n], u8 b[n], i32 n) | map | restrict
MAP2(arith_u8, uint8_t, (uint8_t)((uint8_t)(p * q) + (uint8_t)(p - q)) ^ (uint8_t)~p)

//: void bits_u8(u8 y[n], u8 a[n], u8 b[n], i32 n) | map | restrict
MAP2(bits_u8, uint8_t, (p & q) | (uint8_t)(p << (q & 7)) ^ (uint8_t)(p >> (q & 7)))

//: void shift_i8(i8 y[n], i8 a[n], i8 b[n], i32 n) | map | restrict
MAP2(shift_i8, int8_t, p >> (q & 7))

//: void divide_u8(u8 y[n], u8 a[n], u8 b[n], i32 n) | map | restrict
MAP2(divide_u8, uint8_t, q ? p / q + p % q : (uint8_t)5)

//: void divide_i8(i8 y[n], i8 a[n], i8 b[n], i32 n) | map | restrict
MAP2(divide_i8, int8_t, q > 1 ? p / q - p % q : q)

//: void compare_i8(i8 y[n], i8 a[n], i8 b[n], i32 n) | map | restrict
MAP2(compare_i8, int8_t, (p < q) + 2 * (p <= q) + 4 * (p == q) + 8 * (p != q))

//: void compare_u8(u8 y[n], u8 a[n], u8 b[n], i32 n) | map | restrict
MAP2(compare_u8, uint8_t, (p < q) + 2 * (p <= q) + 4 * (p > q) + 8 * (p >= q))

//: void extremes_i8(i8 y[n], i8 a[n], i8 b[n], i32 n) | map | restrict
MAP2(extremes_i8, int8_t, (int8_t)((p < q ? p : q) ^ (p > 3 ? p : 3)))

//: void extremes_u8(u8 y[n], u8 a[n], u8 b[n], i32 n) | map | restrict
MAP2(extremes_u8, uint8_t, (uint8_t)((p < q ? p : q) + (p > 3 ? p : 3)))

//: void arith_u16(u16 y[n], u16 a[n], u16 b[n], i32 n) | map | restrict
MAP2(arith_u16, uint16_t, (uint16_t)((uint16_t)(p * q) + (uint16_t)(p - q)) ^ (uint16_t)~p)

//: void bits_u16(u16 y[n], u16 a[n], u16 b[n], i32 n) | map | restrict
MAP2(bits_u16, uint16_t, (p & q) | (uint16_t)(p << (q & 15)) ^ (uint16_t)(p >> (q & 15)))

//: void shift_i16(i16 y[n], i16 a[n], i16 b[n], i32 n) | map | restrict
MAP2(shift_i16, int16_t, p >> (q & 15))

//: void divide_u16(u16 y[n], u16 a[n], u16 b[n], i32 n) | map | restrict
MAP2(divide_u16, uint16_t, q ? p / q + p % q : (uint16_t)5)

//: void divide_i16(i16 y[n], i16 a[n], i16 b[n], i32 n) | map | restrict
MAP2(divide_i16, int16_t, q > 1 ? p / q - p % q : q)

//: void compare_i16(i16 y[n], i16 a[n], i16 b[n], i32 n) | map | restrict
MAP2(compare_i16, int16_t, (p < q) + 2 * (p <= q) + 4 * (p == q) + 8 * (p != q))

//: void compare_u16(u16 y[n], u16 a[n], u16 b[n], i32 n) | map | restrict
MAP2(compare_u16, uint16_t, (p < q) + 2 * (p <= q) + 4 * (p > q) + 8 * (p >= q))

//: void extremes_i16(i16 y[n], i16 a[n], i16 b[n], i32 n) | map | restrict
MAP2(extremes_i16, int16_t, (int16_t)((p < q ? p : q) ^ (p > 3 ? p : 3)))

//: void extremes_u16(u16 y[n], u16 a[n], u16 b[n], i32 n) | map | restrict
MAP2(extremes_u16, uint16_t, (uint16_t)((p < q ? p : q) + (p > 3 ? p : 3)))

//: void arith_u32(u32 y[n], u32 a[n], u32 b[n], i32 n) | map | restrict
MAP2(arith_u32, uint32_t, (uint32_t)((uint32_t)(p * q) + (uint32_t)(p - q)) ^ (uint32_t)~p)

//: void bits_u32(u32 y[n], u32 a[n], u32 b[n], i32 n) | map | restrict
MAP2(bits_u32, uint32_t, (p & q) | (uint32_t)(p << (q & 31)) ^ (uint32_t)(p >> (q & 31)))

//: void shift_i32(i32 y[n], i32 a[n], i32 b[n], i32 n) | map | restrict
MAP2(shift_i32, int32_t, p >> (q & 31))

//: void divide_u32(u32 y[n], u32 a[n], u32 b[n], i32 n) | map | restrict
MAP2(divide_u32, uint32_t, q ? p / q + p % q : (uint32_t)5)

//: void divide_i32(i32 y[n], i32 a[n], i32 b[n], i32 n) | map | restrict
MAP2(divide_i32, int32_t, q > 1 ? p / q - p % q : q)

//: void compare_i32(i32 y[n], i32 a[n], i32 b[n], i32 n) | map | restrict
MAP2(compare_i32, int32_t, (p < q) + 2 * (p <= q) + 4 * (p == q) + 8 * (p != q))

//: void compare_u32(u32 y[n], u32 a[n], u32 b[n], i32 n) | map | restrict
MAP2(compare_u32, uint32_t, (p < q) + 2 * (p <= q) + 4 * (p > q) + 8 * (p >= q))

//: void extremes_i32(i32 y[n], i32 a[n], i32 b[n], i32 n) | map | restrict
MAP2(extremes_i32, int32_t, (int32_t)((p < q ? p : q) ^ (p > 3 ? p : 3)))

//: void extremes_u32(u32 y[n], u32 a[n], u32 b[n], i32 n) | map | restrict
MAP2(extremes_u32, uint32_t, (uint32_t)((p < q ? p : q) + (p > 3 ? p : 3)))

//: void arith_u64(u64 y[n], u64 a[n], u64 b[n], i32 n) | map | restrict
MAP2(arith_u64, uint64_t, (uint64_t)((uint64_t)(p * q) + (uint64_t)(p - q)) ^ (uint64_t)~p)

//: void bits_u64(u64 y[n], u64 a[n], u64 b[n], i32 n) | map | restrict
MAP2(bits_u64, uint64_t, (p & q) | (uint64_t)(p << (q & 63)) ^ (uint64_t)(p >> (q & 63)))

//: void shift_i64(i64 y[n], i64 a[n], i64 b[n], i32 n) | map | restrict
MAP2(shift_i64, int64_t, p >> (q & 63))

//: void divide_u64(u64 y[n], u64 a[n], u64 b[n], i32 n) | map | restrict
MAP2(divide_u64, uint64_t, q ? p / q + p % q : (uint64_t)5)

//: void divide_i64(i64 y[n], i64 a[n], i64 b[n], i32 n) | map | restrict
MAP2(divide_i64, int64_t, q > 1 ? p / q - p % q : q)

//: void compare_i64(i64 y[n], i64 a[n], i64 b[n], i32 n) | map | restrict
MAP2(compare_i64, int64_t, (p < q) + 2 * (p <= q) + 4 * (p == q) + 8 * (p != q))

//: void compare_u64(u64 y[n], u64 a[n], u64 b[n], i32 n) | map | restrict
MAP2(compare_u64, uint64_t, (p < q) + 2 * (p <= q) + 4 * (p > q) + 8 * (p >= q))

//: void extremes_i64(i64 y[n], i64 a[n], i64 b[n], i32 n) | map | restrict
MAP2(extremes_i64, int64_t, (int64_t)((p < q ? p : q) ^ (p > 3 ? p : 3)))

//: void extremes_u64(u64 y[n], u64 a[n], u64 b[n], i32 n) | map | restrict
MAP2(extremes_u64, uint64_t, (uint64_t)((p < q ? p : q) + (p > 3 ? p : 3)))

//: void arith_f32(f32 y[n], f32 a[n], f32 b[n], i32 n) | map | restrict
MAP2(arith_f32, float, p * q + p / q - q)

//: void compare_f32(f32 y[n], f32 a[n], f32 b[n], i32 n) | map | restrict
MAP2(compare_f32, float, (p < q) + 2 * (p <= q) + 4 * (p == q) + 8 * (p != q) + 16 * !(p < q) + 32 * !(p >= q))

//: void unordered_f32(f32 y[n], f32 a[n], f32 b[n], i32 n) | map | restrict
MAP2(unordered_f32, float, __builtin_isunordered(p, q) ? -p : __builtin_islessgreater(p, q) ? q : 1)

//: void select_f32(f32 y[n], f32 a[n], f32 b[n], i32 n) | map | restrict
MAP2(select_f32, float, p < q ? p : p > q ? q : -q)

//: void exact_f32(f32 y[n], f32 a[n], f32 b[n], i32 n) | map | restrict
MAP2(exact_f32, float, floorf(p) + ceilf(q) - truncf(p))

//: void rounding_f32(f32 y[n], f32 a[n], f32 b[n], i32 n) | map | restrict
MAP2(rounding_f32, float, roundf(p) + rintf(q) + nearbyintf(p))

//: void root_f32(f32 y[n], f32 a[n], f32 b[n], i32 n) | map | restrict
MAP2(root_f32, float, sqrtf(p) * fabsf(q))

//: void fused_f32(f32 y[n], f32 a[n], f32 b[n], i32 n) | map | restrict
MAP2(fused_f32, float, fmaf(p, q, p))

//: void signs_f32(f32 y[n], f32 a[n], f32 b[n], i32 n) | map | restrict
MAP2(signs_f32, float, copysignf(p, q))

//: void minmax_f32(f32 y[n], f32 a[n], f32 b[n], i32 n) | map | restrict
MAP2(minmax_f32, float, fminf(p, q))

//: void maxmin_f32(f32 y[n], f32 a[n], f32 b[n], i32 n) | map | restrict
MAP2(maxmin_f32, float, fmaxf(p, q))

//: void positive_difference_f32(f32 y[n], f32 a[n], f32 b[n], i32 n) | map | restrict
MAP2(positive_difference_f32, float, fdimf(p, q))

//: void remainder_f32(f32 y[n], f32 a[n], f32 b[n], i32 n) | original | restrict
MAP2(remainder_f32, float, fmodf(p, q))

//: void arith_f64(f64 y[n], f64 a[n], f64 b[n], i32 n) | map | restrict
MAP2(arith_f64, double, p * q + p / q - q)

//: void compare_f64(f64 y[n], f64 a[n], f64 b[n], i32 n) | map | restrict
MAP2(compare_f64, double, (p < q) + 2 * (p <= q) + 4 * (p == q) + 8 * (p != q) + 16 * !(p < q) + 32 * !(p >= q))

//: void unordered_f64(f64 y[n], f64 a[n], f64 b[n], i32 n) | map | restrict
MAP2(unordered_f64, double, __builtin_isunordered(p, q) ? -p : __builtin_islessgreater(p, q) ? q : 1)

//: void select_f64(f64 y[n], f64 a[n], f64 b[n], i32 n) | map | restrict
MAP2(select_f64, double, p < q ? p : p > q ? q : -q)

//: void exact_f64(f64 y[n], f64 a[n], f64 b[n], i32 n) | map | restrict
MAP2(exact_f64, double, floor(p) + ceil(q) - trunc(p))

//: void rounding_f64(f64 y[n], f64 a[n], f64 b[n], i32 n) | map | restrict
MAP2(rounding_f64, double, round(p) + rint(q) + nearbyint(p))

//: void root_f64(f64 y[n], f64 a[n], f64 b[n], i32 n) | map | restrict
MAP2(root_f64, double, sqrt(p) * fabs(q))

//: void fused_f64(f64 y[n], f64 a[n], f64 b[n], i32 n) | map | restrict
MAP2(fused_f64, double, fma(p, q, p))

//: void signs_f64(f64 y[n], f64 a[n], f64 b[n], i32 n) | map | restrict
MAP2(signs_f64, double, copysign(p, q))

//: void minmax_f64(f64 y[n], f64 a[n], f64 b[n], i32 n) | map | restrict
MAP2(minmax_f64, double, fmin(p, q))

//: void maxmin_f64(f64 y[n], f64 a[n], f64 b[n], i32 n) | map | restrict
MAP2(maxmin_f64, double, fmax(p, q))

//: void positive_difference_f64(f64 y[n], f64 a[n], f64 b[n], i32 n) | map | restrict
MAP2(positive_difference_f64, double, fdim(p, q))

//: void remainder_f64(f64 y[n], f64 a[n], f64 b[n], i32 n) | original | restrict
MAP2(remainder_f64, double, fmod(p, q))

//: void widths_i8(i64 y[n], i8 a[n], i32 n) | map | restrict
CONVERT(widths_i8, int64_t, int8_t, ((int64_t)(uint8_t)p << 0) ^ ((int64_t)(int16_t)p << 1) ^ ((int64_t)(uint16_t)p << 2) ^ ((int64_t)(int32_t)p << 3) ^ ((int64_t)(uint32_t)p << 4) ^ ((int64_t)(int64_t)p << 5) ^ ((int64_t)(uint64_t)p << 6))

//: void to_f32_i8(f32 y[n], i8 a[n], i32 n) | map | restrict
CONVERT(to_f32_i8, float, int8_t, p)

//: void to_f64_i8(f64 y[n], i8 a[n], i32 n) | map | restrict
CONVERT(to_f64_i8, double, int8_t, p)

//: void from_f32_i8(i8 y[n], f32 a[n]=small, i32 n) | map | restrict
CONVERT(from_f32_i8, int8_t, float, p * 2)

//: void from_f64_i8(i8 y[n], f64 a[n]=small, i32 n) | map | restrict
CONVERT(from_f64_i8, int8_t, double, p * 2)

//: void widths_u8(i64 y[n], u8 a[n], i32 n) | map | restrict
CONVERT(widths_u8, int64_t, uint8_t, ((int64_t)(int8_t)p << 0) ^ ((int64_t)(int16_t)p << 1) ^ ((int64_t)(uint16_t)p << 2) ^ ((int64_t)(int32_t)p << 3) ^ ((int64_t)(uint32_t)p << 4) ^ ((int64_t)(int64_t)p << 5) ^ ((int64_t)(uint64_t)p << 6))

//: void to_f32_u8(f32 y[n], u8 a[n], i32 n) | map | restrict
CONVERT(to_f32_u8, float, uint8_t, p)

//: void to_f64_u8(f64 y[n], u8 a[n], i32 n) | map | restrict
CONVERT(to_f64_u8, double, uint8_t, p)

//: void from_f32_u8(u8 y[n], f32 a[n]=positive, i32 n) | map | restrict
CONVERT(from_f32_u8, uint8_t, float, p * 2)

//: void from_f64_u8(u8 y[n], f64 a[n]=positive, i32 n) | map | restrict
CONVERT(from_f64_u8, uint8_t, double, p * 2)

//: void widths_i16(i64 y[n], i16 a[n], i32 n) | map | restrict
CONVERT(widths_i16, int64_t, int16_t, ((int64_t)(int8_t)p << 0) ^ ((int64_t)(uint8_t)p << 1) ^ ((int64_t)(uint16_t)p << 2) ^ ((int64_t)(int32_t)p << 3) ^ ((int64_t)(uint32_t)p << 4) ^ ((int64_t)(int64_t)p << 5) ^ ((int64_t)(uint64_t)p << 6))

//: void to_f32_i16(f32 y[n], i16 a[n], i32 n) | map | restrict
CONVERT(to_f32_i16, float, int16_t, p)

//: void to_f64_i16(f64 y[n], i16 a[n], i32 n) | map | restrict
CONVERT(to_f64_i16, double, int16_t, p)

//: void from_f32_i16(i16 y[n], f32 a[n]=small, i32 n) | map | restrict
CONVERT(from_f32_i16, int16_t, float, p * 2)

//: void from_f64_i16(i16 y[n], f64 a[n]=small, i32 n) | map | restrict
CONVERT(from_f64_i16, int16_t, double, p * 2)

//: void widths_u16(i64 y[n], u16 a[n], i32 n) | map | restrict
CONVERT(widths_u16, int64_t, uint16_t, ((int64_t)(int8_t)p << 0) ^ ((int64_t)(uint8_t)p << 1) ^ ((int64_t)(int16_t)p << 2) ^ ((int64_t)(int32_t)p << 3) ^ ((int64_t)(uint32_t)p << 4) ^ ((int64_t)(int64_t)p << 5) ^ ((int64_t)(uint64_t)p << 6))

//: void to_f32_u16(f32 y[n], u16 a[n], i32 n) | map | restrict
CONVERT(to_f32_u16, float, uint16_t, p)

//: void to_f64_u16(f64 y[n], u16 a[n], i32 n) | map | restrict
CONVERT(to_f64_u16, double, uint16_t, p)

//: void from_f32_u16(u16 y[n], f32 a[n]=positive, i32 n) | map | restrict
CONVERT(from_f32_u16, uint16_t, float, p * 2)

//: void from_f64_u16(u16 y[n], f64 a[n]=positive, i32 n) | map | restrict
CONVERT(from_f64_u16, uint16_t, double, p * 2)

//: void widths_i32(i64 y[n], i32 a[n], i32 n) | map | restrict
CONVERT(widths_i32, int64_t, int32_t, ((int64_t)(int8_t)p << 0) ^ ((int64_t)(uint8_t)p << 1) ^ ((int64_t)(int16_t)p << 2) ^ ((int64_t)(uint16_t)p << 3) ^ ((int64_t)(uint32_t)p << 4) ^ ((int64_t)(int64_t)p << 5) ^ ((int64_t)(uint64_t)p << 6))

//: void to_f32_i32(f32 y[n], i32 a[n], i32 n) | map | restrict
CONVERT(to_f32_i32, float, int32_t, p)

//: void to_f64_i32(f64 y[n], i32 a[n], i32 n) | map | restrict
CONVERT(to_f64_i32, double, int32_t, p)

//: void from_f32_i32(i32 y[n], f32 a[n]=small, i32 n) | map | restrict
CONVERT(from_f32_i32, int32_t, float, p * 2)

//: void from_f64_i32(i32 y[n], f64 a[n]=small, i32 n) | map | restrict
CONVERT(from_f64_i32, int32_t, double, p * 2)

//: void widths_u32(i64 y[n], u32 a[n], i32 n) | map | restrict
CONVERT(widths_u32, int64_t, uint32_t, ((int64_t)(int8_t)p << 0) ^ ((int64_t)(uint8_t)p << 1) ^ ((int64_t)(int16_t)p << 2) ^ ((int64_t)(uint16_t)p << 3) ^ ((int64_t)(int32_t)p << 4) ^ ((int64_t)(int64_t)p << 5) ^ ((int64_t)(uint64_t)p << 6))

//: void to_f32_u32(f32 y[n], u32 a[n], i32 n) | map | restrict
CONVERT(to_f32_u32, float, uint32_t, p)

//: void to_f64_u32(f64 y[n], u32 a[n], i32 n) | map | restrict
CONVERT(to_f64_u32, double, uint32_t, p)

//: void from_f32_u32(u32 y[n], f32 a[n]=positive, i32 n) | map | restrict
CONVERT(from_f32_u32, uint32_t, float, p * 2)

//: void from_f64_u32(u32 y[n], f64 a[n]=positive, i32 n) | map | restrict
CONVERT(from_f64_u32, uint32_t, double, p * 2)

//: void widths_i64(i64 y[n], i64 a[n], i32 n) | map | restrict
CONVERT(widths_i64, int64_t, int64_t, ((int64_t)(int8_t)p << 0) ^ ((int64_t)(uint8_t)p << 1) ^ ((int64_t)(int16_t)p << 2) ^ ((int64_t)(uint16_t)p << 3) ^ ((int64_t)(int32_t)p << 4) ^ ((int64_t)(uint32_t)p << 5) ^ ((int64_t)(uint64_t)p << 6))

//: void to_f32_i64(f32 y[n], i64 a[n], i32 n) | map | restrict
CONVERT(to_f32_i64, float, int64_t, p)

//: void to_f64_i64(f64 y[n], i64 a[n], i32 n) | map | restrict
CONVERT(to_f64_i64, double, int64_t, p)

//: void from_f32_i64(i64 y[n], f32 a[n]=small, i32 n) | map | restrict
CONVERT(from_f32_i64, int64_t, float, p * 2)

//: void from_f64_i64(i64 y[n], f64 a[n]=small, i32 n) | map | restrict
CONVERT(from_f64_i64, int64_t, double, p * 2)

//: void widths_u64(i64 y[n], u64 a[n], i32 n) | map | restrict
CONVERT(widths_u64, int64_t, uint64_t, ((int64_t)(int8_t)p << 0) ^ ((int64_t)(uint8_t)p << 1) ^ ((int64_t)(int16_t)p << 2) ^ ((int64_t)(uint16_t)p << 3) ^ ((int64_t)(int32_t)p << 4) ^ ((int64_t)(uint32_t)p << 5) ^ ((int64_t)(int64_t)p << 6))

//: void to_f32_u64(f32 y[n], u64 a[n], i32 n) | map | restrict
CONVERT(to_f32_u64, float, uint64_t, p)

//: void to_f64_u64(f64 y[n], u64 a[n], i32 n) | map | restrict
CONVERT(to_f64_u64, double, uint64_t, p)

//: void from_f32_u64(u64 y[n], f32 a[n]=positive, i32 n) | map | restrict
CONVERT(from_f32_u64, uint64_t, float, p * 2)

//: void from_f64_u64(u64 y[n], f64 a[n]=positive, i32 n) | map | restrict
CONVERT(from_f64_u64, uint64_t, double, p * 2)

//: void narrowed(f32 y[n], f64 a[n], i32 n) | map | restrict
CONVERT(narrowed, float, double, p)

//: void widened(f64 y[n], f32 a[n], i32 n) | map | restrict
CONVERT(widened, double, float, p)

//: void bits_of_f32(i32 y[n], f32 a[n], i32 n) | map | restrict
CONVERT(bits_of_f32, int32_t, float, ((union { float f; int32_t i; }){.f = p}).i ^ 1)

//: void bits_of_f64(f64 y[n], i64 a[n], i32 n) | map | restrict
CONVERT(bits_of_f64, double, int64_t, ((union { int64_t i; double f; }){.i = p >> 2}).f)

//: void magnitude_i32(i32 y[n], i32 a[n], i32 n) | map | restrict
CONVERT(magnitude_i32, int32_t, int32_t, p < 0 ? (int)-(unsigned)p : p)

//: void magnitude_i8(i8 y[n], i8 a[n], i32 n) | map | restrict
CONVERT(magnitude_i8, int8_t, int8_t, (int8_t)(p < 0 ? -p : p))

//: void absolute_i64(u64 y[n], i64 a[n], i32 n) | map | restrict
CONVERT(absolute_i64, uint64_t, int64_t, p < 0 ? -(uint64_t)p : (uint64_t)p)

//: void flags_i32(i32 y[n], i32 a[n], i32 n) | map | restrict
CONVERT(flags_i32, int32_t, int32_t, (p > 3) & (p < 90) ? (p & 1) ^ (p < 50) : !p)

//: void constants(f64 y[n], f64 a[n], i32 n) | map | restrict
CONVERT(constants, double, double, p * 0x1.fffffffffffffp-1 + 1e300 * 1e10 + 5e-324 - 0.1)

//: void constants32(f32 y[n], f32 a[n], i32 n) | map | restrict
CONVERT(constants32, float, float, p * 0.1f + 1e-45f - 3.4028235e38f)

//: void at_least_zero_u32(u32 y[n], u32 a[n], i32 n) | map | restrict
CONVERT(at_least_zero_u32, uint32_t, uint32_t, p >= 90 ? p - 90 : 0)

//: void at_least_zero_u16(u16 y[n], u16 a[n], i32 n) | map | restrict
CONVERT(at_least_zero_u16, uint16_t, uint16_t, p >= 77 ? p - 77 : 0)

//: void rotated_u8(u8 y[n], u8 a[n], u8 b[n], i32 n) | map | restrict
MAP2(rotated_u8, uint8_t, (uint8_t)(p << 3 | p >> 5) ^ (uint8_t)(p << (q & 7) | p >> (-q & 7)))

//: void rotated_u16(u16 y[n], u16 a[n], u16 b[n], i32 n) | map | restrict
MAP2(rotated_u16, uint16_t, (uint16_t)(p << 9 | p >> 7) ^ q)

//: void rotated_u32(u32 y[n], u32 a[n], u32 b[n], i32 n) | map | restrict
MAP2(rotated_u32, uint32_t, (p << 13 | p >> 19) + (p << (q & 31) | p >> (-q & 31)))

//: void rotated_u64(u64 y[n], u64 a[n], u64 b[n], i32 n) | map | restrict
MAP2(rotated_u64, uint64_t, (p >> 51 | p << 13) + (p >> (q & 63) | p << (-q & 63)))

//: void side_by_side(u64 y[n], u64 a[n], u64 b[n], i32 n) | map | restrict
MAP2(side_by_side, uint64_t, (p << 7 | q >> 57) ^ (p >> 30 | q << 34))
