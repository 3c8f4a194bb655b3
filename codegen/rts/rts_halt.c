/* Launches by the driver, and machine code that our thread has the driver make: one after the other.
 *
 * While PoCL makes machine code no launch begins or ends, for up to a second. So the
 * thread says so first and waits for the launches under way; calls that come then run
 * their originals, unless they gain more than that may take. */
#include "rts_internal.h"

/* What machine code takes at least, if the driver has not seen the kernel before. */
static const int64_t CODE_LEAST_NS = 300 * 1000 * 1000;
/* The longest launch that is waited for. */
static const int64_t LAUNCH_MOST_NS = 1000 * 1000 * 1000;

/* Both sides write before they read, in one order for all: one of them sees the other. */
static int64_t halted_ns, halted_since, calls;
static int launches; /* there have been some */

/* What is left of it, and a part in any case: nobody knows its end. */
IDLIFT_FN int idlift1_is_halted(double gain_ns) {
  int64_t halted = __atomic_load_n(&halted_ns, __ATOMIC_SEQ_CST);
  int64_t since = __atomic_load_n(&halted_since, __ATOMIC_RELAXED);
  double left = (double)(halted - (halted ? idlift1_now() - since : 0));
  double least = 0.25 * (double)halted;
  return halted && gain_ns < (left > least ? left : least);
}

IDLIFT_FN int idlift1_begin_launching(idlift_call *call, double gain_ns) {
  if (call->site->code)
    return 1;
  (void)__atomic_fetch_add(&calls, 1, __ATOMIC_SEQ_CST);
  call->launching = 1;
  if (!idlift1_is_halted(gain_ns)) {
    __atomic_store_n(&launches, 1, __ATOMIC_RELAXED);
    return 1;
  }
  idlift1_end_launching(call);
  return 0;
}

IDLIFT_FN void idlift1_end_launching(idlift_call *call) {
  if (call->launching)
    (void)__atomic_fetch_sub(&calls, 1, __ATOMIC_SEQ_CST);
  call->launching = 0;
}

IDLIFT_FN int idlift1_has_launched(void) {
  return __atomic_load_n(&launches, __ATOMIC_RELAXED);
}

IDLIFT_FN void idlift1_halt(int64_t so_far_ns) {
  int64_t start = idlift1_now();
  __atomic_store_n(&halted_since, start, __ATOMIC_RELAXED);
  __atomic_store_n(&halted_ns, so_far_ns > CODE_LEAST_NS ? so_far_ns : CODE_LEAST_NS,
                   __ATOMIC_SEQ_CST);
  while (__atomic_load_n(&calls, __ATOMIC_SEQ_CST) > 0 && !idlift1_is_leaving() &&
         idlift1_now() - start < LAUNCH_MOST_NS)
    idlift1_pause();
}

IDLIFT_FN void idlift1_go_on(void) {
  __atomic_store_n(&halted_ns, 0, __ATOMIC_SEQ_CST);
}
