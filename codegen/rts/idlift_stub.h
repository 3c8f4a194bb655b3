/* What generated stubs compute with: integers that do not wrap, sizes of launch
 * plans, and the range of the indices in an array. */
#ifndef IDLIFT_STUB_H
#define IDLIFT_STUB_H

#include "idlift_rts.h"

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
/* Bytes from a base on, from the first to the one after the last. */
typedef struct {
  const char *base;
  wide low, high;
} idlift_range;
/* Whether two ranges may have a byte in common; what 64 bits may not hold may be
 * anywhere. Each end is written once: at -O0, 128 bits take long to compile. */
static inline int idlift_may_meet(idlift_range a, idlift_range b) {
  if (wide_is_huge(a.low) || wide_is_huge(a.high) || wide_is_huge(b.low) ||
      wide_is_huge(b.high))
    return 1;
  return idlift_overlap(
      a.base + (int64_t)a.low, (size_t)wide_max(0, a.high - a.low),
      b.base + (int64_t)b.low, (size_t)wide_max(0, b.high - b.low));
}
static inline int idlift_may_meet_aside(idlift_range a, idlift_range b) {
  return a.base + (int64_t)a.low != b.base + (int64_t)b.low && idlift_may_meet(a, b);
}
/* The least and the greatest integer of a range. 0 if they break a rule. */
static inline int idlift_measure(const char *from, wide bytes, int bits, int is_signed,
                                 int rule, int64_t *least, int64_t *greatest) {
  *least = 0, *greatest = -1;
  if (bytes < bits / 8)
    return 1;
  if (wide_is_huge(bytes))
    return 0;
  return idlift1_measure(from, (int64_t)bytes, bits, is_signed, rule, least, greatest);
}
static inline int idlift_measure_rows(const char *from, idlift_rows rows, int bits,
                                      int is_signed, int64_t *least,
                                      int64_t *greatest) {
  return idlift1_measure_rows(from, &rows, bits, is_signed, least, greatest);
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
