/* A measurement shared by several threads: one processor does not get all that memory
 * gives. The threads live as long as the measurement, some tens of microseconds more:
 * guards come before anything of ours has been started. */
#include "rts_internal.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>

enum { MOST_SHARES = 16 };

typedef void share_fn(void *part);

typedef struct {
  share_fn *run;
  void *part;
  pthread_t thread;
  int started;
} idlift_share;

static void *run_share(void *given) {
  idlift_share *share = given;
  share->run(share->part);
  return NULL;
}

/* How many parts something is worth that has so many times what is worth a thread. */
static int shares_of(int64_t worth) {
  cpu_set_t allowed;
  if (worth < 2 || !has_threads() || sched_getaffinity(0, sizeof allowed, &allowed))
    return 1;
  int64_t shares = worth < CPU_COUNT(&allowed) ? worth : CPU_COUNT(&allowed);
  return shares < 1 ? 1 : shares > MOST_SHARES ? MOST_SHARES : (int)shares;
}

/* The last part is the caller's own, as is what no thread could be had for. */
static void run_shares(share_fn *run, void *parts, size_t size, int count) {
  idlift_share shares[MOST_SHARES];
  sigset_t all, old;
  for (int k = 0; k < count; k++)
    shares[k] = (idlift_share){.run = run, .part = (char *)parts + (size_t)k * size};
  if (count > 1) {
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &old);
    for (int k = 0; k < count - 1; k++)
      shares[k].started =
          !pthread_create(&shares[k].thread, NULL, run_share, &shares[k]);
    sigprocmask(SIG_SETMASK, &old, NULL);
  }
  for (int k = count - 1; k >= 0; k--)
    if (!shares[k].started)
      run_share(&shares[k]);
  for (int k = 0; k < count - 1; k++)
    if (shares[k].started)
      pthread_join(shares[k].thread, NULL);
}
