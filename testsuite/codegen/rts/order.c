/* Drives rts_order.c and rts_halt.c: who is built next, and who may launch meanwhile. */
#include "rts_internal.h"

#include <assert.h>
#include <pthread.h>

static const int64_t SECOND = 1000 * 1000 * 1000;
static idlift_site kept = {.where = "kept", .kept = 1};
static idlift_site awaited = {.where = "awaited", .awaited = 1};
static idlift_site much = {.where = "much", .missed_ns = 2e8, .known_missed_ns = 1e8};
static idlift_site less = {.where = "less", .missed_ns = 5e7, .known_missed_ns = 1e6};

static idlift_site *list;

static void ask_for_all(void) {
  idlift_site *all[] = {&less, &awaited, &much, &kept};
  list = NULL;
  for (int i = 0; i < 4; i++) {
    all[i]->next = list;
    list = all[i];
  }
}

/* The next one, if all were asked for so long ago. */
static idlift_site *next_after(int64_t ns, int *later) {
  return idlift1_next_of(&list, idlift1_now() - ns, later);
}

/* As if the program had run for so long, and an earlier run for `whole`. */
static void pass(int64_t ns, int64_t whole) {
  idlift1_runtime.first_call = idlift1_now() - ns;
  idlift1_runtime.known_run_ns = whole;
}

static void in_order(void) {
  int later = 1;
  ask_for_all();
  assert(next_after(0, &later) == &kept && !later);
  assert(next_after(0, &later) == &awaited);
  assert(next_after(0, &later) == &much);
  assert(next_after(0, &later) == &less);
  assert(!next_after(0, &later) && !later);
}

/* An earlier run has taken ten seconds: those that were kept may come within one. */
static void not_too_early(void) {
  int later = 0;
  ask_for_all();
  pass(0, 10 * SECOND);
  assert(next_after(0, &later) == &kept && next_after(0, &later) == &awaited);
  assert(!next_after(0, &later) && later);
  assert(next_after(SECOND, &later) == &much && !later);
}

static void not_too_late(void) {
  int later = 1;
  ask_for_all();
  pass(9 * SECOND + SECOND / 2, 10 * SECOND);
  assert(next_after(9 * SECOND, &later) == &kept);
  assert(next_after(9 * SECOND, &later) == &awaited);
  assert(!next_after(9 * SECOND, &later) && later);
  /* This run goes on for longer: nobody knows its end. */
  pass(11 * SECOND, 10 * SECOND);
  assert(next_after(9 * SECOND, &later) == &much && !later);
  /* Half of it is always left: each run of a short program would be over too soon. */
  pass(SECOND / 10, SECOND / 2);
  assert(next_after(SECOND, &later) == &less);
}

/* Other drivers know nothing of this. */
static void only_ahead(void) {
  int later = 1;
  ask_for_all();
  idlift1_runtime.ahead = 0;
  pass(0, 10 * SECOND);
  for (int i = 0; i < 4; i++)
    assert(next_after(0, &later) && !later);
  idlift1_runtime.ahead = 1;
}

static int halted;

static void *halt(void *unused) {
  idlift1_halt(0);
  __atomic_store_n(&halted, 1, __ATOMIC_RELEASE);
  return unused;
}

static void halts_launches(void) {
  idlift_call first = {.work = 1}, small = {.work = 1}, large = {.work = 1};
  pthread_t thread;
  assert(idlift1_begin_launching(&first, 1e6) && first.launching);
  assert(!pthread_create(&thread, NULL, halt, NULL));
  while (!idlift1_is_halted(1e6))
    idlift1_pause();
  /* The launch under way is waited for; another one would have to wait. */
  assert(!idlift1_begin_launching(&small, 1e6) && !small.launching);
  assert(idlift1_begin_launching(&large, 1e10));
  idlift1_end_launching(&large);
  idlift1_end_launching(&first);
  idlift1_end_launching(&first); /* as a call that fails when it ends */
  pthread_join(thread, NULL);
  assert(__atomic_load_n(&halted, __ATOMIC_ACQUIRE));
  idlift1_go_on();
  assert(idlift1_begin_launching(&small, 1e6));
  idlift1_end_launching(&small);
}

/* From now on a compilation halts kernels that are in use. */
static void only_for_a_gain(void) {
  int later = 0;
  ask_for_all();
  pass(0, 0);
  assert(next_after(0, &later) == &kept && next_after(0, &later) == &awaited);
  assert(next_after(0, &later) == &much);
  assert(!next_after(0, &later) && later);
  less.missed_ns = 1e9;
  assert(next_after(0, &later) == &less && !later);
}

int main(void) {
  idlift1_runtime.ahead = 1;
  in_order();
  not_too_early();
  not_too_late();
  only_ahead();
  assert(!idlift1_has_launched());
  halts_launches();
  assert(idlift1_has_launched());
  only_for_a_gain();
  return 0;
}
