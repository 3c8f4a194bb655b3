/* The range of the integers in an array: what guards on indices ask before a kernel
 * may run, at every call, so it has to be as quick as memory is. */
#include "rts_internal.h"

#include <stdlib.h>

/* Compilers vectorise these loops for the processor that the program is compiled for,
 * which mostly is the oldest one; the same loops exist for the one it runs on. */
#if defined(__x86_64__) && defined(__GNUC__)
#define IDLIFT_WIDE_CLONE 1
#include <cpuid.h>

static int has_avx2(void) {
  static int known;
  int answer = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (answer)
    return answer > 0;
  unsigned a, b, c, d, low = 0, high = 0;
  int found = 0;
  /* The system has to save the wide registers, too. */
  if (__get_cpuid(1, &a, &b, &c, &d) && (c & bit_OSXSAVE)) {
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    found = (low & 6) == 6 && __get_cpuid_count(7, 0, &a, &b, &c, &d) &&
            (b & bit_AVX2);
  }
  __atomic_store_n(&known, found ? 1 : -1, __ATOMIC_RELAXED);
  return found;
}
#endif

enum {
  BLOCK = 8192,         /* elements between two looks at what was found */
  SHARE_BYTES = 1 << 20 /* less is not worth a thread */
};

/* The array may lie anywhere: no alignment, any type of the program's. */
#define LOOPS(type, suffix, attribute)                                         \
  attribute static void range_##suffix(const char *from, int64_t n,            \
                                       int64_t *least, int64_t *greatest) {    \
    typedef type __attribute__((aligned(1), may_alias)) item;                  \
    const item *at = (const item *)from;                                       \
    type low = at[0], high = at[0];                                            \
    for (int64_t i = 0; i < n; i++) {                                          \
      low = at[i] < low ? at[i] : low;                                         \
      high = at[i] > high ? at[i] : high;                                      \
    }                                                                          \
    *least = (int64_t)low, *greatest = (int64_t)high;                          \
  }                                                                            \
  attribute static int falls_##suffix(const char *from, int64_t n) {           \
    typedef type __attribute__((aligned(1), may_alias)) item;                  \
    const item *at = (const item *)from;                                       \
    for (int64_t start = 1; start < n; start += BLOCK) {                       \
      int64_t end = n - start < BLOCK ? n : start + BLOCK;                     \
      type falls = 0;                                                          \
      for (int64_t i = start; i < end; i++)                                    \
        falls = (type)(falls | (at[i] < at[i - 1]));                           \
      if (falls)                                                               \
        return 1;                                                              \
    }                                                                          \
    return 0;                                                                  \
  }

#ifdef IDLIFT_WIDE_CLONE
#define BOTH(type, suffix)                                                     \
  LOOPS(type, suffix, )                                                        \
  LOOPS(type, suffix##_avx2, __attribute__((target("avx2"))))
#define CALL(function, suffix, ...)                                            \
  (has_avx2() ? function##_##suffix##_avx2(__VA_ARGS__)                        \
              : function##_##suffix(__VA_ARGS__))
#else
#define BOTH(type, suffix) LOOPS(type, suffix, )
#define CALL(function, suffix, ...) function##_##suffix(__VA_ARGS__)
#endif

/* Is there a number twice? Those that are too far apart to tell count as such. */
#define DISTINCT(type, suffix)                                                 \
  static int repeats_##suffix(const char *from, int64_t n, int64_t least,      \
                              int64_t greatest) {                              \
    typedef type __attribute__((aligned(1), may_alias)) item;                  \
    const item *at = (const item *)from;                                       \
    const uint64_t apart = (uint64_t)greatest - (uint64_t)least;               \
    if (apart >= 64 * (uint64_t)n + 4096)                                      \
      return 1;                                                                \
    unsigned char *seen = calloc((size_t)apart + 1, 1);                        \
    if (!seen)                                                                 \
      return 1;                                                                \
    int twice = 0;                                                             \
    for (int64_t i = 0; i < n; i++)                                            \
      twice |= seen[(uint64_t)(int64_t)at[i] - (uint64_t)least]++;             \
    free(seen);                                                                \
    return twice;                                                              \
  }

#define TYPES(of)                                                              \
  of(uint8_t, u8) of(int8_t, s8) of(uint16_t, u16) of(int16_t, s16)            \
  of(uint32_t, u32) of(int32_t, s32) of(int64_t, s64)

TYPES(BOTH)
TYPES(DISTINCT)

/* What is asked of some elements in a row, and what is found. */
typedef struct {
  const char *from;
  int64_t n;
  int kind, rule; /* bits, and one more if they have a sign */
  int64_t least, greatest;
  int breaks;
} idlift_span;

/* What never decreases begins with its least and ends with its greatest. */
#define ANSWER(type, suffix)                                                   \
  if (span->rule & IDLIFT_RISING) {                                            \
    span->breaks = CALL(falls, suffix, from, n);                               \
    range_##suffix(from, 1, &span->least, &high);                              \
    range_##suffix(from + (n - 1) * (int64_t)sizeof(type), 1, &low,            \
                   &span->greatest);                                           \
  } else                                                                       \
    CALL(range, suffix, from, n, &span->least, &span->greatest);               \
  break;

#define EACH_TYPE(DO)                                                          \
  case 8: DO(uint8_t, u8)                                                      \
  case 9: DO(int8_t, s8)                                                       \
  case 16: DO(uint16_t, u16)                                                   \
  case 17: DO(int16_t, s16)                                                    \
  case 32: DO(uint32_t, u32)                                                   \
  case 33: DO(int32_t, s32)                                                    \
  case 65: DO(int64_t, s64)

static void measure_span(void *given) {
  idlift_span *span = given;
  const char *from = span->from;
  const int64_t n = span->n;
  int64_t low, high;
  switch (span->kind) {
    EACH_TYPE(ANSWER)
  default: span->breaks = 1;
  }
}

#define REPEATS(type, suffix)                                                  \
  return repeats_##suffix(whole->from, whole->n, whole->least, whole->greatest);

static int repeats(const idlift_span *whole) {
  switch (whole->kind) {
    EACH_TYPE(REPEATS)
  default: return 1;
  }
}

/* Parts of what rises have an element in common: it must not fall between them. */
static void measure_together(idlift_span *whole, int64_t size) {
  idlift_span spans[MOST_SHARES];
  const int count = shares_of(whole->n / (SHARE_BYTES / size));
  for (int64_t k = 0; k < count; k++) {
    int64_t first = whole->n * k / count;
    const int64_t last = whole->n * (k + 1) / count;
    first -= k > 0 && (whole->rule & IDLIFT_RISING);
    spans[k] = *whole;
    spans[k].from += first * size, spans[k].n = last - first;
  }
  run_shares(measure_span, spans, sizeof spans[0], count);
  whole->least = spans[0].least, whole->greatest = spans[0].greatest;
  for (int k = 0; k < count; k++) {
    const idlift_span *own = &spans[k];
    whole->breaks |= own->breaks;
    if (own->least < whole->least)
      whole->least = own->least;
    if (own->greatest > whole->greatest)
      whole->greatest = own->greatest;
  }
}

IDLIFT_FN int idlift1_measure(const char *from, int64_t bytes, int bits,
                              int is_signed, int rule, int64_t *least,
                              int64_t *greatest) {
  idlift_span whole = {from, bytes / (bits / 8), bits | is_signed, rule, 0, -1, 0};
  if (whole.n > 0)
    measure_together(&whole, bits / 8);
  if (whole.n > 0 && !whole.breaks && (rule & IDLIFT_DISTINCT))
    whole.breaks = repeats(&whole);
  if (whole.breaks)
    return 0;
  *least = whole.least, *greatest = whole.greatest;
  return 1;
}
