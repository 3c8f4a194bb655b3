/* Threads of our own that run the work-groups of a kernel, with the caller as one of them.
 *
 * A launch by the driver is a way to its threads and back: 50 microseconds in which the
 * caller sleeps. Here the caller begins at once, and the others join if they wake in
 * time. Each has a range of its own, the same in every launch of as many groups, so that
 * what it has touched is in its processor's caches; who is done takes from what is left
 * of the others'. Members that come too late find the launch closed. */
#include "rts_internal.h"

#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#pragma weak pthread_self
#pragma weak pthread_getattr_np
#pragma weak pthread_attr_getstack
#pragma weak pthread_attr_destroy
#pragma weak pthread_join
extern void *__libc_stack_end __attribute__((weak));

enum { MOST_MEMBERS = 256, CLOSED = 1 << 30 };
/* What a kernel may need of its caller's stack. */
static const size_t STACK_NEEDED = 1 << 20;
/* Who waits for longer than that sleeps; and who has waited for longer the last time
 * does so at once: other threads may need the processor. */
static const int64_t SPIN_NS = 100000;

/* First and last group that are left, the first in the upper half. */
typedef struct {
  _Alignas(64) uint64_t left;
} idlift_range;

typedef struct {
  int lock;    /* held by the call that has the crew */
  int asked;   /* it was looked how many there can be */
  int members; /* the caller is one of them */
  int calls;   /* counts launches: members wait for the next one */
  int sleepers;
  int joined; /* members in this launch; CLOSED: no more */
  int left;   /* and those that are done */
  int waiting;
  int crowded;    /* more members than processors: none of them spins */
  int64_t ended;  /* when the last launch was over */
  int64_t gap_ns; /* between the last two */
  const idlift_launch *launch;
  idlift_range ranges[MOST_MEMBERS];
} idlift_crew;

IDLIFT_FN idlift_crew idlift1_crew;

static void wait_at(const int *word, int value) {
  idlift1_sleep_at(word, value, INT64_MAX);
}

static void wake_all(const int *word) {
  (void)syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, INT32_MAX, NULL, NULL, 0);
}

static void relax(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

/* From the front of one's own range, a quarter of it; half of another's, from its end. */
static int take_groups(uint64_t *range, int own, size_t *first, size_t *last) {
  uint64_t old = __atomic_load_n(range, __ATOMIC_RELAXED), next;
  do {
    uint64_t begin = old >> 32, end = old & UINT32_MAX;
    if (begin >= end)
      return 0;
    uint64_t part = own ? (end - begin + 3) / 4 : (end - begin + 1) / 2;
    *first = own ? begin : end - part;
    *last = own ? begin + part : end;
    next = own ? (begin + part) << 32 | end : begin << 32 | (end - part);
  } while (!__atomic_compare_exchange_n(range, &old, next, 1, __ATOMIC_RELAXED,
                                        __ATOMIC_RELAXED));
  return 1;
}

static void run_groups(const idlift_launch *launch, size_t first, size_t last) {
  const size_t width = launch->context.groups[0], height = launch->context.groups[1];
  size_t x = first % width, y = first / width % height, z = first / width / height;
  for (size_t at = first; at < last; at++) {
    launch->run(launch->arguments, &launch->context, x, y, z);
    if (++x == width) {
      x = 0;
      if (++y == height)
        y = 0, z++;
    }
  }
}

static void run_range(const idlift_launch *launch, int number, int members) {
  size_t first, last;
  unsigned before = idlift1_begin_arithmetic();
  for (int away = 0; away < members; away++) {
    uint64_t *range = &idlift1_crew.ranges[(number + away) % members].left;
    while (take_groups(range, away == 0, &first, &last))
      run_groups(launch, first, last);
  }
  idlift1_end_arithmetic(before);
}

/* Until there is another launch than the last one that was seen. */
static int next_call(int seen) {
  idlift_crew *crew = &idlift1_crew;
  int now = seen;
  if (!crew->crowded && __atomic_load_n(&crew->gap_ns, __ATOMIC_RELAXED) < SPIN_NS) {
    int64_t begun = idlift1_now();
    do {
      for (int k = 0; k < 32 && now == seen; k++) {
        relax();
        now = __atomic_load_n(&crew->calls, __ATOMIC_ACQUIRE);
      }
    } while (now == seen && idlift1_now() - begun < SPIN_NS);
  }
  while ((now = __atomic_load_n(&crew->calls, __ATOMIC_SEQ_CST)) == seen) {
    (void)__atomic_fetch_add(&crew->sleepers, 1, __ATOMIC_SEQ_CST);
    (void)syscall(SYS_futex, &crew->calls, FUTEX_WAIT_PRIVATE, seen, NULL, NULL, 0);
    (void)__atomic_fetch_sub(&crew->sleepers, 1, __ATOMIC_SEQ_CST);
  }
  return now;
}

static int join_in(void) {
  int *joined = &idlift1_crew.joined;
  int now = __atomic_load_n(joined, __ATOMIC_ACQUIRE);
  do
    if (now & CLOSED)
      return 0;
  while (!__atomic_compare_exchange_n(joined, &now, now + 1, 1, __ATOMIC_ACQ_REL,
                                      __ATOMIC_ACQUIRE));
  return 1;
}

static void *serve(void *number) {
  idlift_crew *crew = &idlift1_crew;
  int seen = 0;
  for (;;) {
    seen = next_call(seen);
    if (!join_in())
      continue;
    run_range(crew->launch, (int)(intptr_t)number,
              __atomic_load_n(&crew->members, __ATOMIC_RELAXED));
    (void)__atomic_fetch_add(&crew->left, 1, __ATOMIC_SEQ_CST);
    if (__atomic_load_n(&crew->waiting, __ATOMIC_SEQ_CST))
      wake_all(&crew->left);
  }
  return NULL;
}

/* Called with the lock held. */
static void gather(void) {
  idlift_crew *crew = &idlift1_crew;
  cpu_set_t allowed;
  int most = idlift1_runtime.threads;
  pthread_t thread;
  if (crew->asked)
    return;
  crew->asked = crew->members = 1;
  crew->gap_ns = INT64_MAX;
  crew->joined = CLOSED;
  if (sched_getaffinity(0, sizeof allowed, &allowed) || !idlift1_stays_loaded())
    return;
  if (most < 0)
    most = CPU_COUNT(&allowed);
  crew->crowded = most > CPU_COUNT(&allowed);
  most = most < MOST_MEMBERS ? most : MOST_MEMBERS;
  while (crew->members < most &&
         idlift1_start_thread(&thread, serve, (void *)(intptr_t)crew->members))
    crew->members++;
}

static void share_out(size_t groups) {
  idlift_crew *crew = &idlift1_crew;
  const uint64_t members = (uint64_t)crew->members;
  for (uint64_t k = 0; k < members; k++) {
    uint64_t begin = groups * k / members, end = groups * (k + 1) / members;
    __atomic_store_n(&crew->ranges[k].left, begin << 32 | end, __ATOMIC_RELAXED);
  }
}

static void await_members(int joined) {
  idlift_crew *crew = &idlift1_crew;
  int64_t begun = idlift1_now();
  int left;
  while ((left = __atomic_load_n(&crew->left, __ATOMIC_SEQ_CST)) != joined) {
    if (!crew->crowded && idlift1_now() - begun < SPIN_NS) {
      relax();
      continue;
    }
    __atomic_store_n(&crew->waiting, 1, __ATOMIC_SEQ_CST);
    if (__atomic_load_n(&crew->left, __ATOMIC_SEQ_CST) == left)
      wait_at(&crew->left, left);
    __atomic_store_n(&crew->waiting, 0, __ATOMIC_SEQ_CST);
  }
}

/* Called with the lock held. */
static void run_together(const idlift_launch *launch, size_t groups) {
  idlift_crew *crew = &idlift1_crew;
  crew->launch = launch;
  share_out(groups);
  __atomic_store_n(&crew->left, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&crew->gap_ns, idlift1_now() - crew->ended, __ATOMIC_RELAXED);
  __atomic_store_n(&crew->joined, 0, __ATOMIC_RELEASE);
  (void)__atomic_fetch_add(&crew->calls, 1, __ATOMIC_SEQ_CST);
  if (__atomic_load_n(&crew->sleepers, __ATOMIC_SEQ_CST))
    wake_all(&crew->calls);
  run_range(launch, 0, crew->members);
  await_members(__atomic_fetch_or(&crew->joined, CLOSED, __ATOMIC_ACQ_REL));
  crew->ended = idlift1_now();
}

/* Another thread of the program may have the crew, or a signal may have come while this
 * one had it. */
static void run_here(const idlift_launch *launch) {
  idlift_crew *crew = &idlift1_crew;
  const size_t groups = idlift1_groups_of(launch);
  if (groups <= UINT32_MAX && !__atomic_exchange_n(&crew->lock, 1, __ATOMIC_ACQUIRE)) {
    gather();
    run_together(launch, groups);
    idlift1_unlock(&crew->lock);
    return;
  }
  unsigned before = idlift1_begin_arithmetic();
  run_groups(launch, 0, groups);
  idlift1_end_arithmetic(before);
}

static int lies_within(uintptr_t low, uintptr_t high) {
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  return low < here && here <= high && here - low > STACK_NEEDED;
}

/* Of the main thread it is known where it begins and how long it may become. A program
 * may also be on a stack that it has made itself. */
static int has_stack(void) {
  struct rlimit limit;
  pthread_attr_t about;
  void *low = NULL;
  size_t size = 0;
  void *volatile known = (void *)&__libc_stack_end;
  void *volatile ask = (void *)pthread_getattr_np;
  if (syscall(SYS_gettid) == getpid()) {
    uintptr_t high = known ? (uintptr_t)__libc_stack_end : 0;
    if (!high || getrlimit(RLIMIT_STACK, &limit))
      return 0;
    return lies_within(limit.rlim_cur < high ? high - limit.rlim_cur : 0, high);
  }
  if (!ask || pthread_getattr_np(pthread_self(), &about))
    return 0;
  int found = !pthread_attr_getstack(&about, &low, &size);
  pthread_attr_destroy(&about);
  return found && lies_within((uintptr_t)low, (uintptr_t)low + size);
}

static void *run_for(void *launch) {
  run_here(launch);
  return NULL;
}

IDLIFT_FN int idlift1_run(const idlift_launch *launch) {
  pthread_t thread;
  if (has_stack()) {
    run_here(launch);
    return 1;
  }
  if (!idlift1_start_thread(&thread, run_for, (void *)launch))
    return 0;
  pthread_join(thread, NULL);
  return 1;
}
