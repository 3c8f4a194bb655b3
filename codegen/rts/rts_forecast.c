/* What both versions of a call would take, and what follows from it.
 *
 * Costs start as the compiler's estimates and become measurements, kept for each
 * power of two of the work. Two rules bound what a program can lose:
 *
 * Start-up (opening the device, building kernels) happens beside the program, in
 * a thread of our own, as soon as a site has given up some gain. A call that gains
 * more than the whole start-up by itself waits for it, but not for long: nobody
 * knows whether the driver has seen this kernel before.
 *
 * What an earlier run of the program has measured (rts_memory.c) counts until this one
 * has measured it: a kernel that was faster is asked for at once, and waited for if
 * the call gains more than the start-up; one that was slower is not built.
 *
 * A version that was never measured, or seldom, is tried when what that may cost
 * fits a budget: a moment that no user notices, and a small part of the time that
 * has passed. What trying has cost so far is taken off it. What has lost once is
 * measured again now and then, since others may have been busy at that time: as soon as
 * a hundredth of the time since then pays for it. So is a kernel of which an earlier run
 * says that it is slower: it is built beside the program once the start-up and a call
 * are a small part of the time that the original has taken, in this run and those
 * before. */
#include "rts_internal.h"

#include <string.h>

static const double LAUNCH_NS = 60e3;       /* one launch with its waits */
static const double OPEN_NS = 40e6;         /* loading the driver */
static const double BUILD_NS = 20e6;        /* from an embedded binary */
static const double COMPILE_NS = 50e6;      /* from source, and for each byte: */
static const double COMPILE_BYTE_NS = 10e3;
static const double MISSED_NS = 20e6;       /* worth a thread, if the driver knows */
static const double UNKNOWN_NS = 60e6;      /* the kernel; else, or if nobody knows */
static const double SLACK_NS = 20e6;        /* what no user notices, */
static const double SLACK = 0.04;           /* and the part of the time so far */
static const double WORTH_TIMING_NS = 20e3; /* shorter originals are not measured */
static const double AGAIN = 0.01;           /* of the time since it has lost */
static const double AT_LEAST = 0.1;         /* of a call: where both are alike */
static const double DOUBT = 0.05;           /* of the original's time: a start-up */
static const double BELIEF = 0.1;           /* of what a kernel has gained before */
enum { FEW = 3, MANY = 64 };                /* measurements of one version */

typedef struct {
  double host, device;          /* nanoseconds */
  int host_known, device_known; /* how often measured at about this size */
  double first;                 /* what a first launch takes on top */
  double missed;                /* gains given up so far */
  double before;                /* gains of an earlier run, at about this size */
  double spent;                 /* by the original, while there was no kernel */
  int64_t since;                /* the losing version was measured last */
} forecast;

IDLIFT_FN int idlift1_size_class(double work) {
  int c = 0;
  while (work >= 2 && c < IDLIFT_SIZE_CLASSES - 1) {
    work *= 0.5;
    c++;
  }
  return c;
}

/* The class of this size, else the nearest one that was measured, else -1. */
static int measured_class(const idlift_times *times, int c) {
  for (int away = 0; away < IDLIFT_SIZE_CLASSES; away++) {
    if (c - away >= 0 && times->count[c - away])
      return c - away;
    if (c + away < IDLIFT_SIZE_CLASSES && times->count[c + away])
      return c + away;
  }
  return -1;
}

/* Called with the site locked. */
static forecast forecast_of(const idlift_site *site, double work) {
  int c = idlift1_size_class(work);
  forecast f = {.host = work * site->host_ns,
                .device = site->device_ns,
                .missed = site->missed_ns,
                .before = site->known_gain[c],
                .spent = site->spent_ns,
                .since = site->tried[c]};
  /* Machine code is made at the first launch, which takes half as long as building:
   * little if the driver has seen the kernel before, much if it has not. */
  if (!site->launched && idlift1_site_state(site) == SITE_READY)
    f.first = 0.5 * site->build_ns;
  int host = measured_class(&site->host, c), device = measured_class(&site->device, c);
  if (host >= 0) {
    f.host = work * (double)site->host.best[host];
    f.host_known = site->host.count[host];
    /* An original that is better than expected has a better kernel, too. */
    double scaled = (double)site->host.best[host] * site->device_ns / site->host_ns;
    if (scaled < f.device)
      f.device = scaled;
  }
  if (device >= 0) {
    f.device = (double)site->device.best[device];
    f.device_known = site->device.count[device];
  }
  f.device = LAUNCH_NS + work * f.device;
  return f;
}

static int is_usable(const idlift_site *site) {
  return idlift1_site_state(site) == SITE_READY;
}

static int is_asked_for(const idlift_site *site) {
  int state = idlift1_site_state(site);
  return state == SITE_WANTED || state == SITE_BUILDING;
}

static double budget_ns(void) {
  idlift_runtime *rt = &idlift1_runtime;
  double elapsed = (double)(idlift1_now() - rt->first_call);
  return SLACK_NS + SLACK * elapsed -
         (double)__atomic_load_n(&rt->lost_ns, __ATOMIC_RELAXED);
}

static void put(idlift_times *times, double work, double ns) {
  int c = idlift1_size_class(work);
  float rate = (float)((ns > 1 ? ns : 1) / work);
  if (!times->count[c] || times->old[c] || rate < times->best[c])
    times->best[c] = rate;
  times->old[c] = 0;
  if (times->count[c] < MANY)
    times->count[c]++;
}

/* Launches of an earlier run were quicker: one that is slow now was disturbed by others,
 * until there are a few of them; two, if they cost too much of what was gained then. */
static int is_disbelieved(idlift_site *site, double work, double ns, double lost) {
  int c = idlift1_size_class(work);
  idlift_times *times = &site->device;
  int dear = times->old[c] < FEW && lost > BELIEF * (double)site->known_gain[c];
  if (times->old[c] <= 1 || ns <= work * (double)times->best[c] || dear)
    return 0;
  times->old[c]--;
  return 1;
}

/* Did our own thread take a processor from this launch, or the driver's attention? */
static int is_disturbed(const idlift_call *call) {
  int64_t calm = __atomic_load_n(&idlift1_runtime.calm_since, __ATOMIC_ACQUIRE);
  return call->started < calm;
}

IDLIFT_FN void idlift1_record(const idlift_call *call, int on_device, int64_t ns) {
  idlift_site *site = call->site;
  if (call->work <= 0)
    return;
  int c = idlift1_size_class(call->work);
  idlift1_lock(&site->lock);
  forecast before = forecast_of(site, call->work);
  int disturbed = on_device && is_disturbed(call);
  /* The first launch pays for code generation and says nothing about others. */
  if (on_device) {
    site->refusals = 0;
    if (site->launched)
      site->spent_ns = 0;
    if (!site->launched++) {
      site->first_work = call->work;
      site->first_ns = (double)ns;
    } else if (!disturbed || (double)ns < before.host) {
      /* What is faster even then may be remembered, what is slower says nothing. */
      double took = (double)ns - LAUNCH_NS;
      if (!is_disbelieved(site, call->work, took, (double)ns - before.host))
        put(&site->device, call->work, took);
    }
  } else {
    put(&site->host, call->work, (double)ns);
  }
  if (call->trying || !site->tried[c])
    site->tried[c] = idlift1_now();
  /* Also one that is built too late: the next run may begin earlier. */
  if (is_usable(site) || is_asked_for(site))
    idlift1_remember(site);
  idlift1_unlock(&site->lock);
  double lost = (double)ns - (on_device ? before.host : before.device);
  /* More than was foreseen is paid once for all programs: the driver keeps it. */
  if (on_device && before.first > 0 && lost > before.first)
    lost = before.first;
  if (disturbed && lost > before.host)
    lost = before.host;
  if (call->trying && lost > 0)
    __atomic_fetch_add(&idlift1_runtime.lost_ns, (int64_t)lost, __ATOMIC_RELAXED);
}

IDLIFT_FN int idlift1_wants_time(idlift_site *site, double work) {
  if (work * site->host_ns <= WORTH_TIMING_NS)
    return 0;
  idlift1_lock(&site->lock);
  int wants = site->host.count[idlift1_size_class(work)] < MANY;
  idlift1_unlock(&site->lock);
  return wants;
}

IDLIFT_FN void idlift1_refused(idlift_site *site) {
  idlift1_lock(&site->lock);
  if (site->refusals < 16)
    site->refusals++;
  site->pass_over = (1 << site->refusals) - 2;
  idlift1_unlock(&site->lock);
}

static double start_up_ns(const idlift_site *site) {
  double cost = 0;
  if (idlift1_device_state() < DEVICE_READY)
    cost += OPEN_NS;
  if (idlift1_site_state(site) >= SITE_READY)
    return cost;
  if (site->binary)
    return cost + BUILD_NS;
  if (site->known_build_ns > 0)
    return cost + site->known_build_ns;
  return cost + COMPILE_NS + COMPILE_BYTE_NS * (double)strlen(site->source);
}

/* A gain of a factor is no guess once the original has been measured. */
static int is_sure(const forecast *f) {
  return f->host_known && f->host > 4 * f->device;
}

/* How long a call with this gain may wait because of what earlier runs have measured.
 * The kernel, or only the original: then the gain has to pay for half of what building
 * took when the driver had not seen the kernel, and no more is waited; if the kernel
 * disappoints, later runs know. */
static double promised_ns(const idlift_site *site, const forecast *f, double gain,
                          double price) {
  double half = 0.5 * (OPEN_NS + site->earlier_build_ns);
  int seen = f->host_known && site->earlier_build_ns > 0;
  if (f->device_known)
    return 1.5 * price;
  if (!seen || gain < half)
    return 0;
  return half > 1.5 * price ? half : 1.5 * price;
}

/* The kernel is not built, but would be faster: is it time to build it? */
static int start_up(idlift_call *call, const forecast *f) {
  const idlift_site *site = call->site;
  double price = start_up_ns(site), budget = budget_ns();
  /* What nobody has measured may be half of it, and kernels slower. */
  double host = f->host_known ? f->host : 0.5 * f->host;
  int at_once = host - 1.5 * f->device >= price;
  double worth = site->known_build_ns > 0 ? MISSED_NS : UNKNOWN_NS;
  /* What earlier runs have given up, and never tried, counts as well. */
  double missed = f->missed + site->known_missed_ns;
  int enough = missed >= (is_sure(f) ? 0.5 * price : worth);
  /* Earlier runs know better. If none of them has launched the kernel, because each
   * was over when it was built, one has to pay for a try some day. */
  int trying = !f->device_known && f->host_known &&
               site->known_missed_ns >= 2 * (f->host + price);
  int sure_gain = f->device_known && f->before >= price;
  call->may_block = at_once || trying || (f->missed >= price && price <= budget);
  call->patience_ns = at_once ? budget + SLACK * host : 0;
  double promised =
      trying ? 1.5 * price
             : at_once * promised_ns(site, f, host - 1.5 * f->device, price);
  if (idlift1_site_state(site) == SITE_NEW && call->patience_ns < promised)
    call->patience_ns = promised;
  if (call->patience_ns < price)
    call->patience_ns = 0;
  call->why = at_once ? "faster on the device, start-up included"
                      : "faster on the device";
  if (trying) {
    call->trying = 1;
    call->why = "trying the kernel";
  }
  if (at_once || trying)
    return 1;
  int doubted = f->device_known && f->device >= 0.95 * f->host;
  if (idlift1_site_state(site) == SITE_NEW && (enough || sure_gain || doubted))
    return 1;
  call->why = idlift1_site_state(site) == SITE_NEW ? "not yet worth the start-up"
                                                   : "the kernel is being built";
  return 0;
}

/* Waits for the thread, but not longer than a program may lose. */
static int wait_for(const idlift_site *site, double at_most_ns) {
  int64_t start = idlift1_now(), waited = 0;
  while (waited < (int64_t)at_most_ns && idlift1_site_state(site) < SITE_READY &&
         idlift1_device_state() != DEVICE_NONE) {
    idlift1_pause();
    waited = idlift1_now() - start;
  }
  if (!is_usable(site))
    __atomic_fetch_add(&idlift1_runtime.lost_ns, waited, __ATOMIC_RELAXED);
  return is_usable(site);
}

IDLIFT_FN int idlift1_start_up(idlift_call *call) {
  idlift_site *site = call->site;
  if (is_usable(site))
    return 1;
  if (call->may_block && site->binary && idlift1_load_binary(site))
    return 1;
  if (idlift1_build_later(site)) {
    if (wait_for(site, call->patience_ns))
      return 1;
    call->trying = 0;
    call->why = "the kernel is being built";
    return 0;
  }
  if (call->may_block)
    return idlift1_build(site);
  call->trying = 0;
  call->why = "not yet worth the start-up";
  return 0;
}

/* Has the version that loses by this much been left alone for long enough? */
static int is_time_again(const forecast *f, double cost) {
  double least = AT_LEAST * (f->host < f->device ? f->host : f->device);
  double passed = (double)(idlift1_now() - f->since);
  return f->since && AGAIN * passed >= (cost > least ? cost : least);
}

/* An earlier run says that the kernel is slower. Is it time to see for ourselves? */
static int is_doubtful(const idlift_site *site, const forecast *f) {
  /* Two: the first launch says nothing. */
  double calls = f->device < 2 * f->host ? 0 : 2 * f->device;
  return DOUBT * f->spent >= start_up_ns(site) + calls;
}

/* Both can run: the better one, and now and then the other one. */
static int choose(const forecast *f, idlift_call *call) {
  double gain = f->host - f->device;
  if (!f->device_known) {
    /* It may take twice what the original takes. */
    int affordable = f->host + f->first <= budget_ns();
    double missed = f->missed + call->site->known_missed_ns;
    call->trying = affordable || missed >= (is_sure(f) ? 0 : f->host) + f->first;
    call->why = call->trying ? "trying the kernel" : "not yet worth a try";
    return call->trying;
  }
  int faster = f->device < 0.95 * f->host;
  int seldom = faster ? f->host_known < FEW : f->device_known < FEW;
  double cost = faster ? gain : -gain;
  /* Only an original that is quicker than ever would change anything: the more often it
   * was measured, the less is that to be expected. */
  double surprise = faster ? cost * f->host_known / (int)FEW : cost;
  int affordable = (seldom || is_time_again(f, surprise)) && cost <= budget_ns();
  if (affordable || (!faster && f->spent > 0 && is_doubtful(call->site, f))) {
    call->trying = 1;
    call->why = faster ? "measuring the original" : "measuring the kernel";
    return !faster;
  }
  call->why = faster ? "faster on the device" : "the original is as fast";
  return faster;
}

IDLIFT_FN int idlift1_is_worth_it(idlift_call *call) {
  idlift_site *site = call->site;
  idlift1_lock(&site->lock);
  idlift1_recall(site);
  forecast f = forecast_of(site, call->work);
  int passed_over = site->pass_over > 0;
  site->pass_over -= passed_over;
  int usable = is_usable(site);
  if (f.host > f.device) {
    site->gain[idlift1_size_class(call->work)] += (float)(f.host - f.device);
    if (!usable || !f.device_known)
      f.missed = site->missed_ns += f.host - f.device;
    /* Not enough for this run, but for all of them together. */
    if (site->missed_ns >= MISSED_NS)
      idlift1_remember(site);
  }
  if (!usable) {
    f.spent = site->spent_ns += f.host;
    /* Doubts of short runs add up: a kernel that was disturbed when it was measured
     * would be taken for slow as long as the program is short. */
    if (f.device_known && site->spent_ns >= MISSED_NS)
      idlift1_remember(site);
  }
  idlift1_unlock(&site->lock);
  if (passed_over) {
    call->why = "a guard has failed before";
    return 0;
  }
  if (!(usable && f.device_known) && f.device >= 0.95 * f.host &&
      !(f.device_known && is_doubtful(site, &f))) {
    call->why = "the original is as fast";
    return 0;
  }
  return usable ? choose(&f, call) : start_up(call, &f);
}
