/* Which version runs: the user's policy, else the one that is forecast to take
 * less time; and what the original has to report when it has run. */
#include "rts_internal.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static int decide(idlift_call *call) {
  const idlift_runtime *rt = &idlift1_runtime;
  const idlift_site *site = call->site;
  const char **why = &call->why;
  if (rt->policy == POLICY_NEVER) {
    *why = "IDLIFT_POLICY=never";
    return 0;
  }
  if (idlift1_site_state(site) == SITE_BROKEN) {
    *why = "the kernel did not build";
    return 0;
  }
  if (idlift1_device_state() == DEVICE_NONE) {
    *why = rt->device_problem;
    return 0;
  }
  if (!idlift1_is_ours()) {
    *why = "the device belongs to the parent process";
    return 0;
  }
  if (rt->verify || rt->policy == POLICY_ALWAYS) {
    *why = rt->verify ? "IDLIFT_VERIFY" : "IDLIFT_POLICY=always";
    return 1;
  }
  if (call->work < site->min_work) {
    *why = "too small";
    return 0;
  }
  return idlift1_is_worth_it(call);
}

IDLIFT_FN int idlift1_decide(idlift_site *site, double work, idlift_call *call) {
  idlift1_configure();
  call->site = site;
  call->work = work;
  call->failed = 0;
  call->repeatable = 0;
  call->count = 0;
  call->verifying = idlift1_runtime.verify;
  call->trying = 0;
  call->launching = 0;
  call->started = idlift1_now();
  return decide(call);
}

IDLIFT_FN int idlift1_prepare(idlift_call *call) {
  const idlift_runtime *rt = &idlift1_runtime;
  if (!idlift1_is_usual_arithmetic()) {
    call->why = "floating point rounds or traps in an unusual way";
    return 0;
  }
  int64_t start = idlift1_now();
  int usable = rt->verify || rt->policy == POLICY_ALWAYS
                   ? idlift1_build(call->site)
                   : idlift1_start_up(call);
  call->started += idlift1_now() - start;
  if (usable)
    return idlift1_may_launch(call);
  if (idlift1_site_state(call->site) == SITE_BROKEN)
    call->why = "the kernel did not build";
  else if (idlift1_device_state() == DEVICE_NONE)
    call->why = rt->device_problem;
  else if (!idlift1_is_ours())
    call->why = "the device belongs to the parent process";
  return 0;
}

IDLIFT_FN int64_t idlift1_refuse(idlift_call *call, const char *why) {
  call->why = why;
  call->trying = 0;
  idlift1_end_launching(call);
  idlift1_refused(call->site);
  idlift1_release(call);
  return idlift1_original(call);
}

/* A token that lets the original be timed, where that is of use. */
IDLIFT_FN int64_t idlift1_original(idlift_call *call) {
  idlift_runtime *rt = &idlift1_runtime;
  idlift_site *site = call->site;
  int timing = rt->trace || (rt->policy == POLICY_AUTO &&
                             idlift1_wants_time(site, call->work));
  if (!timing)
    return 0;
  idlift_call *kept = malloc(sizeof *kept);
  if (!kept)
    return 0;
  memcpy(kept, call, offsetof(idlift_call, buffers));
  kept->verifying = 0;
  kept->count = 0;
  kept->started = idlift1_now();
  return (int64_t)(intptr_t)kept;
}

IDLIFT_FN void idlift1_done(int64_t token, int count,
                            const void *const *liveouts) {
  idlift_call *call = (idlift_call *)(intptr_t)token;
  int64_t ns = idlift1_now() - call->started;
  if (call->verifying) {
    int same = idlift1_compare(call, count, liveouts);
    idlift1_trace(call->site, call->work, "both",
                  same ? "verified" : "MISMATCH, the original's result is kept",
                  ns);
    idlift1_release(call);
  } else {
    idlift1_record(call, 0, ns);
    idlift1_trace(call->site, call->work, "original", call->why, ns);
  }
  free(call);
}
