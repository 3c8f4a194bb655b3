/* What generated stubs compute with: integers that do not wrap, sizes of launch
 * plans, and the range of the indices in an array. */
#ifndef IDLIFT_STUB_H
#define IDLIFT_STUB_H

#include <stddef.h>
#include <stdint.h>

/* As in stdlib.h, which a stub has no other need of. */
void *calloc(size_t count, size_t size);
void free(void *memory);

/* What the loop would load itself, once it is known that it would. */
#define RELOAD(type, at) \
  (*(__typeof__(type) __attribute__((aligned(1), may_alias)) *)(at))

/* The product of two sizes and an element size fits, so a guard cannot be fooled by
 * the wrap that it is to rule out. */
typedef __int128 wide;
static inline wide wide_min(wide a, wide b) { return a < b ? a : b; }
static inline wide wide_max(wide a, wide b) { return a > b ? a : b; }
static inline wide wide_floordiv(wide a, wide b) {
  wide q = a / b;
  return q - (a % b != 0 && (a < 0) != (b < 0));
}
static inline wide wide_mod(wide a, wide b) { return a - b * wide_floordiv(a, b); }
static inline int wide_is_huge(wide a) { return a >> 62 != 0 && a >> 62 != -1; }
#define MEASURE(type) { \
  typedef type __attribute__((aligned(1), may_alias)) item; \
  const item *at = (const item *)from; \
  const int64_t n = (int64_t)(bytes / (int)sizeof(item)); \
  type low = at[0], high = at[0]; \
  for (int64_t i = 0; i < n; i++) { \
    low = at[i] < low ? at[i] : low; \
    high = at[i] > high ? at[i] : high; \
  } \
  if (rule & 1) \
    for (int64_t i = 1; i < n; i++) \
      if (at[i] < at[i - 1]) \
        return 0; \
  if (rule & 2) { \
    const wide places = (wide)high - low + 1; \
    if (places > 64 * (wide)n + 4096) \
      return 0; \
    unsigned char *seen = (unsigned char *)calloc((size_t)places, 1); \
    if (!seen) \
      return 0; \
    int twice = 0; \
    for (int64_t i = 0; i < n; i++) \
      twice |= seen[(size_t)((wide)at[i] - low)]++; \
    free(seen); \
    if (twice) \
      return 0; \
  } \
  *least = (int64_t)low, *greatest = (int64_t)high; \
  return 1; }
/* The least and the greatest integer of a range. 0 if they break a rule: 1, they never
   decrease; 2, they are all different (and not too far apart to tell). */
static inline int idlift_measure(const char *from, wide bytes, int bits, int is_signed,
                                 int rule, int64_t *least, int64_t *greatest) {
  *least = 0, *greatest = -1;
  if (bytes < bits / 8)
    return 1;
  if (wide_is_huge(bytes))
    return 0;
  switch (bits | is_signed) {
  case 8: MEASURE(uint8_t)
  case 9: MEASURE(int8_t)
  case 16: MEASURE(uint16_t)
  case 17: MEASURE(int16_t)
  case 32: MEASURE(uint32_t)
  case 33: MEASURE(int32_t)
  case 65: MEASURE(int64_t)
  default: return 0;
  }
}

/* Estimates of work need not be exact, but have to be quick. */
static inline double about_min(double a, double b) { return a < b ? a : b; }
static inline double about_max(double a, double b) { return a > b ? a : b; }
static inline double about_floordiv(double a, double b) { return a / b; }
static inline double about_mod(double a, double b) { return a < b ? a : b; }

/* Sizes of launch plans; OpenCL has min and max of its own, C has not. */
static inline int64_t min(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t max(int64_t a, int64_t b) { return a > b ? a : b; }
static inline int64_t lift_floor_div(int64_t a, int64_t b) {
  int64_t q = a / b;
  return q - (a % b != 0 && (a < 0) != (b < 0));
}
static inline int64_t lift_floor_mod(int64_t a, int64_t b) {
  return a - b * lift_floor_div(a, b);
}

#endif
