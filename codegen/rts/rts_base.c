/* Locks, clock, environment, trace. */
#include "rts_internal.h"

#include <linux/futex.h>
#include <sched.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

IDLIFT_FN idlift_runtime idlift1_runtime;
IDLIFT_FN int idlift1_fast_refusal;

/* A spin lock and not a mutex: pthread would be a link dependency on older C
 * libraries. It is held for the length of a set-up, never of a kernel. */
IDLIFT_FN void idlift1_lock(int *lock) {
  while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE))
    sched_yield();
}

IDLIFT_FN void idlift1_unlock(int *lock) {
  __atomic_store_n(lock, 0, __ATOMIC_RELEASE);
}

IDLIFT_FN void idlift1_pause(void) {
  const struct timespec a_moment = {0, 50000};
  nanosleep(&a_moment, NULL);
}

/* Not by looking every now and then: whoever wakes all the time is in the way of the
 * threads that are waited for. */
IDLIFT_FN void idlift1_sleep_at(const int *state, int value, int64_t at_most_ns) {
  static const int64_t SLICE_NS = 5000000; /* others have to be looked at, too */
  const struct timespec slice = {0, at_most_ns < SLICE_NS ? at_most_ns : SLICE_NS};
  (void)syscall(SYS_futex, state, FUTEX_WAIT_PRIVATE, value, &slice, NULL, 0);
}

IDLIFT_FN void idlift1_set_state(int *state, int value) {
  __atomic_store_n(state, value, __ATOMIC_RELEASE);
  (void)syscall(SYS_futex, state, FUTEX_WAKE_PRIVATE, INT32_MAX, NULL, NULL, 0);
}

IDLIFT_FN int64_t idlift1_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static int is_on(const char *value) {
  return value && *value && strcmp(value, "0") != 0;
}

static idlift_policy policy_from(const char *value) {
  if (!value || !*value || !strcmp(value, "auto"))
    return POLICY_AUTO;
  if (!strcmp(value, "always"))
    return POLICY_ALWAYS;
  if (!strcmp(value, "never"))
    return POLICY_NEVER;
  fprintf(stderr, "idlift: IDLIFT_POLICY=%s is not auto, always or never; "
                  "using auto\n", value);
  return POLICY_AUTO;
}

static int threads_from(const char *value) {
  char *end = NULL;
  long count = value && *value ? strtol(value, &end, 10) : -1;
  if (!value || !*value || (!*end && count >= 0 && count < 1 << 20))
    return (int)count;
  fprintf(stderr, "idlift: IDLIFT_THREADS=%s is not a number of threads; "
                  "using all processors\n", value);
  return -1;
}

static FILE *trace_from(const char *value) {
  if (!is_on(value))
    return NULL;
  if (!strcmp(value, "1"))
    return stderr;
  FILE *file = fopen(value, "a");
  if (!file) {
    fprintf(stderr, "idlift: cannot write IDLIFT_TRACE=%s; tracing to the "
                    "standard error stream\n", value);
    return stderr;
  }
  setvbuf(file, NULL, _IOLBF, 1 << 14);
  return file;
}

IDLIFT_FN void idlift1_configure(void) {
  idlift_runtime *rt = &idlift1_runtime;
  if (__atomic_load_n(&rt->configured, __ATOMIC_ACQUIRE))
    return;
  idlift1_lock(&rt->lock);
  if (!rt->configured) {
    rt->first_call = idlift1_now();
    rt->policy = policy_from(getenv("IDLIFT_POLICY"));
    rt->verify = is_on(getenv("IDLIFT_VERIFY"));
    rt->trace = trace_from(getenv("IDLIFT_TRACE"));
    rt->flushes = idlift1_flushes();
    rt->threads = threads_from(getenv("IDLIFT_THREADS"));
    int fast = rt->trace                      ? IDLIFT_LOOK_CLOSER
               : rt->policy == POLICY_NEVER   ? IDLIFT_REFUSE_ALL
               : rt->policy == POLICY_ALWAYS || rt->verify ? IDLIFT_LOOK_CLOSER
                                              : IDLIFT_REFUSE_SMALL;
    __atomic_store_n(&idlift1_fast_refusal, fast, __ATOMIC_RELAXED);
    __atomic_store_n(&rt->configured, 1, __ATOMIC_RELEASE);
  }
  idlift1_unlock(&rt->lock);
}

IDLIFT_FN void idlift1_trace(const idlift_site *site, double work,
                             const char *path, const char *why,
                             int64_t nanoseconds) {
  FILE *out = idlift1_runtime.trace;
  if (!out)
    return;
  fprintf(out, "idlift: %s %s work=%.6g path=%s time=%.3fms why=\"%s\"\n",
          site->where, site->what, work, path, (double)nanoseconds * 1e-6, why);
}

IDLIFT_FN void idlift1_note(const idlift_site *site, const char *format, ...) {
  FILE *out = idlift1_runtime.trace;
  if (!out)
    return;
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  fprintf(out, "idlift: %s %s note=\"%s\"\n", site ? site->where : "-",
          site ? site->what : "-", text);
}
