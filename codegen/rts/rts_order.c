/* Which kernel is built next, and when, on a driver that makes machine code ahead.
 *
 * Kernels that an earlier run has kept take milliseconds, and a call may wait for one:
 * these come first. The others have to be compiled, which takes up to a second, cannot be
 * stopped, and halts launches in part (rts_halt.c): so the one that would have gained most
 * comes first, not before those that were kept had time to be asked for, not when the end
 * of the program is near, and if kernels are in use only for a gain that is worth it. */
#include "rts_internal.h"

static const double KEPT = 1e18, AWAITED = 1e17; /* more urgent than any gain */
static const double HALTING_NS = 200e6;          /* what halting launches costs */
static const int64_t EARLY_NS = 300 * 1000 * 1000;
/* What takes longer is a compilation, and what a first compilation takes. */
static const double COMPILING_NS = 50e6;
static const int64_t FIRST_NS = 1000 * 1000 * 1000;

static int64_t last_compilation_ns;

static double urgency(idlift_site *site) {
  if (site->kept)
    return KEPT;
  if (__atomic_load_n(&site->awaited, __ATOMIC_ACQUIRE))
    return AWAITED;
  idlift1_lock(&site->lock);
  double missed = site->missed_ns + site->known_missed_ns;
  idlift1_unlock(&site->lock);
  return missed;
}

/* Nothing is known of the first run, so its end may have to wait; nor of one that goes on
 * for longer than the one before. */
static int is_too_late(void) {
  const idlift_runtime *rt = &idlift1_runtime;
  int64_t run = __atomic_load_n(&rt->known_run_ns, __ATOMIC_RELAXED);
  int64_t passed = idlift1_now() - rt->first_call;
  /* The first one in a process loads the compiler, too. */
  int64_t takes = last_compilation_ns ? last_compilation_ns / 2 : FIRST_NS;
  return passed > run / 2 && passed <= run && passed + takes > run;
}

static int is_too_early(int64_t asked) {
  int64_t run = __atomic_load_n(&idlift1_runtime.known_run_ns, __ATOMIC_RELAXED);
  return idlift1_now() - asked < (run / 10 < EARLY_NS ? run / 10 : EARLY_NS);
}

IDLIFT_FN idlift_site *idlift1_next_of(idlift_site **list, int64_t asked, int *later) {
  idlift_site **best = list;
  double most = -1;
  *later = 0;
  for (idlift_site **at = list; *at; at = &(*at)->next) {
    double it = urgency(*at);
    if (it > most) {
      most = it;
      best = at;
    }
  }
  idlift_site *site = *best;
  if (site && idlift1_runtime.ahead && most < AWAITED)
    *later = is_too_early(asked) || is_too_late() ||
             (idlift1_has_launched() && most < HALTING_NS);
  if (!site || *later)
    return NULL;
  *best = site->next;
  return site;
}

IDLIFT_FN void idlift1_was_built(const idlift_site *site) {
  if (site->build_ns > COMPILING_NS)
    last_compilation_ns = (int64_t)site->build_ns;
}
