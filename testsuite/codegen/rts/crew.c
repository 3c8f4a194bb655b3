/* The threads that run work-groups (rts_crew.c), with functions instead of kernels.
 *
 * usage: crew MODE; says nothing if all is well.
 *   once      every group of many launches is run once, with its own numbers
 *   callers   the same from four threads at once
 *   narrow    the same from a thread with a small stack
 *   own       the same on a stack that the program has made
 *   signals   the same while handlers of signals launch, too
 *   idle      the same with pauses, in which members fall asleep
 *   numbers   floating point in groups, and the caller's afterwards
 */
#define _GNU_SOURCE
#include "rts_internal.h"

#include <assert.h>
#include <fenv.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <ucontext.h>

enum { MOST = 5000 };

typedef struct {
  int runs[MOST];
  const idlift_context *context;
} record;

static void note(const void *const *arguments, const idlift_context *context, size_t x,
                 size_t y, size_t z) {
  record *it = *(record *const *)arguments[0];
  char deep[200000]; /* kernels have private memory */
  memset(deep, 1, sizeof deep);
  __asm__ volatile("" : : "r"(deep) : "memory");
  assert(x < context->groups[0] && y < context->groups[1] && z < context->groups[2]);
  size_t at = (z * context->groups[1] + y) * context->groups[0] + x;
  __atomic_fetch_add(&it->runs[at], 1, __ATOMIC_RELAXED);
}

static void launch(idlift_group_fn *run, size_t x, size_t y, size_t z) {
  record *it = calloc(1, sizeof *it);
  const void *arguments[] = {&it};
  idlift_launch one = {run, arguments, {.groups = {x, y, z}, .local_size = {1, 1, 1}}};
  assert(idlift1_run(&one));
  for (size_t k = 0; k < MOST; k++)
    assert(it->runs[k] == (k < x * y * z && run == note));
  free(it);
}

static void *launch_all(void *unused) {
  for (size_t k = 1; k < 120; k++) {
    launch(note, k, 1, 1);
    launch(note, k % 7 + 1, k % 5 + 1, k % 11 + 1);
  }
  launch(note, 1, MOST, 1);
  launch(note, 1, 1, MOST);
  return unused;
}

static void in_threads(int count, size_t stack) {
  pthread_t threads[4];
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  if (stack)
    pthread_attr_setstacksize(&attributes, stack);
  for (int k = 0; k < count; k++)
    assert(!pthread_create(&threads[k], &attributes, launch_all, NULL));
  for (int k = 0; k < count; k++)
    pthread_join(threads[k], NULL);
}

static void on_own_stack(void) {
  static char stack[64 << 10];
  static ucontext_t here, there;
  getcontext(&there);
  there.uc_stack.ss_sp = stack;
  there.uc_stack.ss_size = sizeof stack;
  there.uc_link = &here;
  makecontext(&there, (void (*)(void))launch_all, 1, 0);
  swapcontext(&here, &there);
}

/* Without malloc, which a handler may not call. */
static void from_handler(int unused) {
  static record it;
  record *at = &it;
  const void *arguments[] = {&at};
  idlift_launch one = {note, arguments, {.groups = {20, 1, 1}, .local_size = {1, 1, 1}}};
  (void)unused;
  assert(idlift1_run(&one));
}

static void with_signals(void) {
  struct itimerval often = {{0, 300}, {0, 300}}, never = {{0, 0}, {0, 0}};
  signal(SIGALRM, from_handler);
  setitimer(ITIMER_REAL, &often, NULL);
  for (int k = 0; k < 5; k++)
    launch_all(NULL);
  setitimer(ITIMER_REAL, &never, NULL);
}

static void with_pauses(void) {
  for (long k = 0; k < 60; k++) {
    const struct timespec a_while = {0, k * 20000};
    nanosleep(&a_while, NULL);
    launch(note, 40, 1, 1);
  }
}

static void divide(const void *const *arguments, const idlift_context *context, size_t x,
                   size_t y, size_t z) {
  volatile double tiny = 0x1p-1030, zero = 0.0;
  (void)arguments, (void)context, (void)x, (void)y, (void)z;
  assert(!(__builtin_ia32_stmxcsr() & 0x6000)); /* to nearest */
  assert((tiny * 2 == 0) == idlift1_runtime.flushes);
  volatile double infinite = 1 / zero;
  (void)infinite;
}

static void numbers(void) {
  for (int flushes = 0; flushes < 2; flushes++) {
    idlift1_runtime.flushes = flushes;
    feclearexcept(FE_ALL_EXCEPT);
    fesetround(FE_UPWARD);
    for (int k = 0; k < 50; k++)
      launch(divide, 64, 1, 1);
    assert(fegetround() == FE_UPWARD && !fetestexcept(FE_DIVBYZERO));
    fesetround(FE_TONEAREST);
  }
}

int main(int argc, char **argv) {
  assert(argc == 2);
  idlift1_configure();
  if (!strcmp(argv[1], "callers"))
    in_threads(4, 0);
  else if (!strcmp(argv[1], "narrow"))
    in_threads(2, 64 << 10);
  else if (!strcmp(argv[1], "own"))
    on_own_stack();
  else if (!strcmp(argv[1], "signals"))
    with_signals();
  else if (!strcmp(argv[1], "idle"))
    with_pauses();
  else if (!strcmp(argv[1], "numbers"))
    numbers();
  else
    for (int k = 0; k < 20; k++)
      launch_all(NULL);
  return 0;
}
