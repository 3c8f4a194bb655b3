/* How the program's floating point works, and whether a kernel's does the same.
 *
 * Threads of a driver round to nearest and keep subnormal numbers, unless a kernel is
 * built with -cl-denorms-are-zero. A program may differ: -ffast-math at link time makes
 * it take subnormals for zero, fesetround and feenableexcept do what they say. */
#include "rts_internal.h"

/* Bits of the control register. */
#if defined(__x86_64__)
enum { FLUSHES = 0x8040, ROUNDING = 0x6000, MASKED = 0x1f80 };
static unsigned control(void) {
  return __builtin_ia32_stmxcsr() & (FLUSHES | ROUNDING | MASKED);
}
IDLIFT_FN unsigned idlift1_begin_arithmetic(void) {
  unsigned before = __builtin_ia32_stmxcsr();
  __builtin_ia32_ldmxcsr(MASKED | (idlift1_runtime.flushes ? FLUSHES : 0));
  return before;
}
IDLIFT_FN void idlift1_end_arithmetic(unsigned before) {
  __builtin_ia32_ldmxcsr(before);
}
#elif defined(__aarch64__)
enum { FLUSHES = 1 << 24, ROUNDING = 3 << 22, TRAPS = 0x9f00, MASKED = 0 };
static unsigned control(void) {
  uint64_t bits;
  __asm__ volatile("mrs %0, fpcr" : "=r"(bits));
  return (unsigned)bits & (FLUSHES | ROUNDING | TRAPS);
}
#else
enum { FLUSHES = 1, MASKED = 0 };
static unsigned control(void) { return MASKED; }
#endif

#if !defined(__x86_64__)
/* Nothing is run by threads of our own. */
IDLIFT_FN unsigned idlift1_begin_arithmetic(void) { return 0; }
IDLIFT_FN void idlift1_end_arithmetic(unsigned before) { (void)before; }
#endif

IDLIFT_FN int idlift1_flushes(void) { return (control() & FLUSHES) == FLUSHES; }

IDLIFT_FN int idlift1_is_usual_arithmetic(void) {
  unsigned usual = MASKED | (idlift1_runtime.flushes ? FLUSHES : 0);
  return control() == usual;
}
