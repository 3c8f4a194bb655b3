/* IDLIFT_VERIFY: the kernel's results against the original's. */
#include "rts_internal.h"

#include <string.h>

static double value_at(const void *data, idlift_element element, size_t i) {
  return element == IDLIFT_F32 ? (double)((const float *)data)[i]
                               : ((const double *)data)[i];
}

static double largest(const void *data, idlift_element element, size_t count) {
  double most = 0;
  for (size_t i = 0; i < count; i++) {
    double v = value_at(data, element, i);
    double a = v < 0 ? -v : v;
    if (a > most && a <= 1.7976931348623157e308)
      most = a;
  }
  return most;
}

static int agree(double ours, double theirs, double slack) {
  if (ours == theirs || (ours != ours && theirs != theirs))
    return 1;
  double difference = ours - theirs;
  return (difference < 0 ? -difference : difference) <= slack;
}

/* How far results may be apart. Sums in another order are about as exact; where
 * subnormal numbers are taken for zero, each step may also lose that much. */
static double slack_of(const idlift_call *call, const idlift_buffer *b,
                       const void *original, size_t count) {
  const double least = b->element == IDLIFT_F32 ? 0x1p-126 : 0x1p-1022;
  if (call->site->tolerance <= 0)
    return 0;
  return call->site->tolerance * largest(original, b->element, count) +
         (idlift1_runtime.flushes ? call->work * least : 0);
}

/* Index of the first element that differs, or `count`. */
static size_t first_difference(const idlift_call *call, const idlift_buffer *b,
                               const void *original) {
  if (b->element == IDLIFT_BYTES) {
    const unsigned char *x = b->shadow, *y = original;
    size_t i = 0;
    while (i < b->bytes && x[i] == y[i])
      i++;
    return i;
  }
  size_t count = b->bytes / (b->element == IDLIFT_F32 ? 4 : 8);
  double slack = slack_of(call, b, original, count);
  for (size_t i = 0; i < count; i++)
    if (!agree(value_at(b->shadow, b->element, i),
               value_at(original, b->element, i), slack))
      return i;
  return count;
}

static size_t length_of(const idlift_buffer *b) {
  switch (b->element) {
  case IDLIFT_F32:
    return b->bytes / 4;
  case IDLIFT_F64:
    return b->bytes / 8;
  default:
    return b->bytes;
  }
}

static void report(const idlift_call *call, const idlift_buffer *b,
                   const void *original, int number, size_t at) {
  if (b->element == IDLIFT_BYTES)
    fprintf(stderr,
            "idlift: %s %s: VERIFY FAILED: result %d differs at byte %zu "
            "(kernel 0x%02x, original 0x%02x)\n",
            call->site->where, call->site->what, number, at,
            ((const unsigned char *)b->shadow)[at],
            ((const unsigned char *)original)[at]);
  else
    fprintf(stderr,
            "idlift: %s %s: VERIFY FAILED: result %d differs at element %zu "
            "(kernel %.17g, original %.17g)\n",
            call->site->where, call->site->what, number, at,
            value_at(b->shadow, b->element, at),
            value_at(original, b->element, at));
}

IDLIFT_FN int idlift1_compare(idlift_call *call, int count,
                              const void *const *liveouts) {
  int same = 1, scalar = 0, number = 0;
  for (int i = 0; i < call->count; i++) {
    const idlift_buffer *b = &call->buffers[i];
    if (!b->shadow)
      continue;
    /* The original leaves its scalar results in registers, not in memory. */
    const void *original = b->host;
    if (b->access == IDLIFT_LIVEOUT && scalar < count)
      original = liveouts[scalar++];
    size_t at = first_difference(call, b, original);
    if (at < length_of(b)) {
      report(call, b, original, number, at);
      same = 0;
    }
    number++;
  }
  return same;
}
