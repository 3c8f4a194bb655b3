/* Which version runs: the user's policy, else the cheaper one.
 *
 * Costs start as the compiler's estimates and become measurements, kept for
 * each power of two of the work. Opening the device and building the kernels is
 * a price paid once. It is paid at once if this very call gains more even by a
 * cautious estimate; else when the gains given up so far exceed it, and when it
 * is small beside the time that has passed: a program whose kernels turn out to
 * gain nothing must not take noticeably longer than the original. */
#include "rts_internal.h"

#include <stdlib.h>
#include <string.h>

static const double LAUNCH_NS = 60e3;       /* one launch with its waits */
static const double OPEN_NS = 60e6;         /* loading the driver */
static const double BUILD_NS = 20e6;        /* from an embedded binary */
static const double COMPILE_NS = 100e6;     /* from source, and for each byte: */
static const double COMPILE_BYTE_NS = 20e3;
static const double SLACK_NS = 20e6;        /* what no user notices, */
static const double SLACK = 0.04;           /* and the part of the time so far */
static const double WORTH_TIMING_NS = 20e3; /* shorter originals are not measured */

static int size_class(double work) {
  int c = 0;
  while (work >= 2 && c < IDLIFT_SIZE_CLASSES - 1) {
    work *= 0.5;
    c++;
  }
  return c;
}

/* What is known of this size, else of the nearest smaller or larger one. */
static double measured(const float *best, int c) {
  for (int away = 0; away < IDLIFT_SIZE_CLASSES; away++) {
    if (c - away >= 0 && best[c - away] > 0)
      return (double)best[c - away];
    if (c + away < IDLIFT_SIZE_CLASSES && best[c + away] > 0)
      return (double)best[c + away];
  }
  return 0;
}

IDLIFT_FN void idlift1_record(idlift_site *site, double work, int on_device,
                              int64_t ns) {
  if (work <= 0)
    return;
  double spent = (double)ns - (on_device ? LAUNCH_NS : 0);
  float rate = (float)((spent > 1 ? spent : 1) / work);
  idlift1_lock(&site->lock);
  int warm = !on_device || site->launched++;
  float *slot = &(on_device ? site->device_best : site->host_best)[size_class(work)];
  if (warm && (*slot == 0 || rate < *slot))
    *slot = rate;
  idlift1_unlock(&site->lock);
}

static double set_up_ns(const idlift_site *site) {
  double cost = 0;
  if (idlift1_device_state() == DEVICE_UNTRIED)
    cost += OPEN_NS;
  if (idlift1_site_state(site) == SITE_NEW)
    cost += site->binary ? BUILD_NS
                         : COMPILE_NS + COMPILE_BYTE_NS * (double)strlen(site->source);
  return cost;
}

static double elapsed_ns(void) {
  return (double)(idlift1_now() - idlift1_runtime.first_call);
}

/* The decision of policy "auto"; says why. Called with the site locked. */
static int worth_it(idlift_site *site, double work, const char **why) {
  int c = size_class(work);
  double host_rate = measured(site->host_best, c);
  double device_rate = measured(site->device_best, c);
  double host = work * (host_rate > 0 ? host_rate : site->host_ns);
  double device =
      LAUNCH_NS + work * (device_rate > 0 ? device_rate : site->device_ns);
  /* Measured once here, never there: try the original unless it looks hopeless. */
  if (device_rate > 0 && host_rate == 0 && host < 4 * device) {
    *why = "measuring the original";
    return 0;
  }
  if (device >= 0.95 * host) {
    *why = "the original is as fast";
    return 0;
  }
  double price = set_up_ns(site);
  if (price > 0) {
    /* What nobody has measured may be half of it, and kernels slower. */
    double surely = (host_rate > 0 ? host : 0.5 * host) - 1.5 * device;
    site->missed_ns += host - device;
    if (surely < price && (site->missed_ns < price ||
                           price > SLACK_NS + SLACK * elapsed_ns())) {
      *why = "not yet worth the start-up";
      return 0;
    }
  }
  *why = "faster on the device";
  return 1;
}

static int decide_auto(idlift_site *site, double work, const char **why) {
  if (work < site->min_work) {
    *why = "too small";
    return 0;
  }
  idlift1_lock(&site->lock);
  int yes = worth_it(site, work, why);
  idlift1_unlock(&site->lock);
  return yes;
}

static int decide(idlift_site *site, double work, const char **why) {
  const idlift_runtime *rt = &idlift1_runtime;
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
  if (rt->verify || rt->policy == POLICY_ALWAYS) {
    *why = rt->verify ? "IDLIFT_VERIFY" : "IDLIFT_POLICY=always";
    return 1;
  }
  return decide_auto(site, work, why);
}

IDLIFT_FN int idlift1_decide(idlift_site *site, double work, idlift_call *call) {
  idlift1_configure();
  call->site = site;
  call->work = work;
  call->failed = 0;
  call->count = 0;
  call->verifying = idlift1_runtime.verify;
  call->last_event = NULL;
  call->started = idlift1_now();
  if (!decide(site, work, &call->why))
    return 0;
  if (idlift1_build(site)) {
    call->started = idlift1_now();
    return 1;
  }
  call->why = idlift1_site_state(site) == SITE_BROKEN ? "the kernel did not build"
              : idlift1_device_state() == DEVICE_NONE
                  ? idlift1_runtime.device_problem
                  : "the device belongs to the parent process";
  return 0;
}

IDLIFT_FN int64_t idlift1_refuse(idlift_call *call, const char *why) {
  call->why = why;
  idlift1_release(call);
  return idlift1_original(call);
}

/* A token that lets the original be timed, where that is of use. */
IDLIFT_FN int64_t idlift1_original(idlift_call *call) {
  idlift_runtime *rt = &idlift1_runtime;
  idlift_site *site = call->site;
  int timing = rt->trace || (rt->policy == POLICY_AUTO &&
                             call->work * site->host_ns > WORTH_TIMING_NS);
  if (!timing)
    return 0;
  idlift_call *kept = malloc(sizeof *kept);
  if (!kept)
    return 0;
  *kept = *call;
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
    idlift1_record(call->site, call->work, 0, ns);
    idlift1_trace(call->site, call->work, "original", call->why, ns);
  }
  free(call);
}
