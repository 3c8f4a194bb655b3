/* What both versions of a call would take, and what follows from it.
 *
 * Costs start as the compiler's estimates and become measurements, kept for each
 * power of two of the work. What an earlier run of the program has measured
 * (rts_memory.c) counts until this one has measured it. A kernel that would be faster but
 * is not there yet is left to rts_start_up.c; one that was slower is not built.
 *
 * A version that was never measured, or seldom, is tried when what that may cost
 * fits a budget: a moment that no user notices, and a small part of the time that
 * has passed. What trying has cost so far is taken off it. What has lost once is
 * measured again now and then, since others may have been busy at that time: as soon as
 * a hundredth of the time since then pays for it. So is a kernel of which an earlier run
 * says that it is slower: it is built beside the program once the start-up and a call
 * are a small part of the time that the original has taken, in this run and those
 * before. A kernel of which the compiler expects much, and that was slow only once or
 * twice, is a suspect: then a larger part of what it would have gained is enough. */
#include "rts_internal.h"

#include <string.h>

static const double LAUNCH_NS = 60e3;       /* one launch with its waits, */
static const double OWN_LAUNCH_NS = 10e3;   /* the same by threads of our own */
static const double SLACK_NS = 20e6;        /* what no user notices */
static const double NOTED_NS = 4e6;         /* gains that are worth a file */
static const double WORTH_TIMING_NS = 20e3; /* shorter originals are not measured */
static const double AGAIN = 0.01;           /* of the time since it has lost */
static const double AT_LEAST = 0.1;         /* of a call: where both are alike */
static const double DOUBT = 0.05;           /* of the original's time: a start-up */
static const double SUSPICION = 0.25;       /* of the gain that was hoped for: another try */
static const double HOPE = 0.5;             /* of the original: much is expected */
static const double ABSURD = 8;             /* times the compiler's estimate */
static const double CROWDED = 4;            /* no thread makes a kernel so slow */
enum { FEW = 3, MANY = 64 };                /* measurements of one version */

IDLIFT_FN int idlift1_size_class(double work) {
  int c = 0;
  while (work >= 2 && c < IDLIFT_SIZE_CLASSES - 1) {
    work *= 0.5;
    c++;
  }
  return c;
}

IDLIFT_FN double idlift1_launch_ns(const idlift_site *site) {
  return idlift1_has_code(site) || idlift1_is_at_hand(site) ? OWN_LAUNCH_NS : LAUNCH_NS;
}

/* Is machine code there before a launch? */
static int is_ahead(const idlift_site *site) {
  return idlift1_has_code(site) || idlift1_runtime.ahead;
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
static idlift_forecast forecast_of(const idlift_site *site, double work) {
  int c = idlift1_size_class(work);
  idlift_forecast f = {.host = work * site->host_ns,
                .device = site->device_ns,
                .missed = site->missed_ns,
                .before = site->known_gain[c],
                .spent = site->spent_ns,
                .since = site->tried[c]};
  /* Unless it was made ahead, machine code is made at the first launch, which takes half
   * as long as building: little if the driver has seen the kernel before, else much. */
  if (!site->launched && idlift1_site_state(site) == SITE_READY &&
      !is_ahead(site))
    f.first = 0.5 * site->build_ns;
  int host = measured_class(&site->host, c), device = measured_class(&site->device, c);
  if (host >= 0) {
    f.host = work * (double)site->host.best[host];
    /* The first time may have been for the pages of its memory. */
    if (site->host.count[host] == 1 && !site->host.old[host] &&
        f.host > ABSURD * work * site->host_ns)
      f.host = ABSURD * work * site->host_ns;
    f.host_known = site->host.count[host];
    /* An original that is better than expected has a better kernel, too. */
    double scaled = (double)site->host.best[host] * site->device_ns / site->host_ns;
    if (scaled < f.device)
      f.device = scaled;
  }
  f.hoped = idlift1_launch_ns(site) + work * f.device;
  if (device >= 0) {
    f.device = (double)site->device.best[device];
    f.device_known = site->device.count[device];
  }
  f.device = idlift1_launch_ns(site) + work * f.device;
  return f;
}

static int is_asked_for(const idlift_site *site) {
  int state = idlift1_site_state(site);
  return state == SITE_WANTED || state == SITE_BUILDING;
}

IDLIFT_FN double idlift1_budget_ns(void) {
  idlift_runtime *rt = &idlift1_runtime;
  double elapsed = (double)(idlift1_now() - rt->first_call);
  return SLACK_NS + IDLIFT_SLACK * elapsed -
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

/* An earlier run was quicker: a call that is slow now was disturbed by others, or had to
 * get its memory's pages, until there are a few of them; two, if they are too `dear`. */
static int is_disbelieved(idlift_times *times, double work, double ns, int dear) {
  int c = idlift1_size_class(work);
  if (times->old[c] <= 1 || ns <= work * (double)times->best[c] ||
      (dear && times->old[c] < FEW))
    return 0;
  times->old[c]--;
  return 1;
}

/* Did our own thread take a processor from this launch, or the driver's attention? */
static int is_disturbed(const idlift_call *call) {
  int64_t calm = __atomic_load_n(&idlift1_runtime.calm_since, __ATOMIC_ACQUIRE);
  return call->started < calm;
}

/* Is a launch a measurement? What is faster than the original even then may always be
 * remembered. Else the first says nothing: it pays for code generation, or for pages; and
 * one beside our thread: that takes a processor, or halts launches for long, unless
 * machine code is made ahead. */
static int says_something(const idlift_forecast *f, double ns, int first, int disturbed,
                          int ahead) {
  if (ns < f->host && (!first || (ahead && !f->device_known)))
    return 1;
  return !first && (!disturbed || (ahead && ns > CROWDED * f->host));
}

IDLIFT_FN void idlift1_record(const idlift_call *call, int on_device, int64_t ns) {
  idlift_site *site = call->site;
  if (call->work <= 0)
    return;
  int c = idlift1_size_class(call->work);
  idlift1_lock(&site->lock);
  idlift_forecast before = forecast_of(site, call->work);
  int disturbed = on_device && is_disturbed(call);
  if (on_device) {
    site->refusals = 0;
    if (site->launched)
      site->spent_ns = 0;
    int first = !site->launched++;
    if (first) {
      site->first_work = call->work;
      site->first_ns = (double)ns;
    }
    if (says_something(&before, (double)ns, first, disturbed, is_ahead(site))) {
      double took = (double)ns - idlift1_launch_ns(site);
      double allowed = IDLIFT_BELIEF * (double)site->known_gain[c];
      int dear = (double)ns - before.host > allowed;
      if (!is_disbelieved(&site->device, call->work, took, dear))
        put(&site->device, call->work, took);
    }
  } else if (!is_disbelieved(&site->host, call->work, (double)ns, 0)) {
    put(&site->host, call->work, (double)ns);
  }
  if (call->trying || !site->tried[c])
    site->tried[c] = idlift1_now();
  /* Also one that is built too late: the next run may begin earlier. */
  if (idlift1_is_usable(site) || is_asked_for(site))
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

/* Has the version that loses by this much been left alone for long enough? */
static int is_time_again(const idlift_forecast *f, double cost) {
  double least = AT_LEAST * (f->host < f->device ? f->host : f->device);
  double passed = (double)(idlift1_now() - f->since);
  return f->since && AGAIN * passed >= (cost > least ? cost : least);
}

/* Slower than the original, against all expectations, but that was hardly measured:
 * others may have been busy then. */
static int is_suspect(const idlift_forecast *f) {
  return f->device_known && f->device_known < FEW && f->device >= 0.95 * f->host &&
         f->hoped < HOPE * f->host;
}

/* An earlier run says that the kernel is slower. Is it time to see for ourselves? */
static int is_doubtful(const idlift_site *site, const idlift_forecast *f) {
  if (is_suspect(f)) {
    double loss = f->device > f->host ? f->device - f->host : 0;
    double missed = f->spent * (1 - f->hoped / f->host);
    int calls = site->launched ? 1 : 2;
    if (SUSPICION * missed >= idlift1_start_up_ns(site) + calls * loss)
      return 1;
  }
  /* Two: the first launch says nothing. */
  double calls = f->device < 2 * f->host ? 0 : 2 * f->device;
  return DOUBT * f->spent >= idlift1_start_up_ns(site) + calls;
}

/* Both can run: the better one, and now and then the other one. */
static int choose(const idlift_forecast *f, idlift_call *call) {
  double gain = f->host - f->device;
  if (!f->device_known) {
    /* It may take twice what the original takes. */
    int affordable = f->host + f->first <= idlift1_budget_ns();
    double missed = f->missed + call->site->known_missed_ns;
    call->trying = affordable || missed >= (idlift1_is_sure(f) ? 0 : f->host) + f->first;
    call->why = call->trying ? "trying the kernel" : "not yet worth a try";
    return call->trying;
  }
  int faster = f->device < 0.95 * f->host;
  int seldom = faster ? f->host_known < FEW : f->device_known < FEW;
  double cost = faster ? gain : -gain;
  /* Only an original that is quicker than ever would change anything: the more often it
   * was measured, the less is that to be expected. */
  double surprise = faster ? cost * f->host_known / (int)FEW : cost;
  int affordable = (seldom || is_time_again(f, surprise)) && cost <= idlift1_budget_ns();
  if (affordable || (!faster && f->spent > 0 && is_doubtful(call->site, f))) {
    call->trying = 1;
    call->why = faster ? "measuring the original" : "measuring the kernel";
    return !faster;
  }
  call->why = faster ? "faster on the device" : "the original is as fast";
  return faster;
}

static const char HALTED[] = "the driver is compiling another kernel";

IDLIFT_FN int idlift1_may_launch(idlift_call *call) {
  idlift_site *site = call->site;
  double gain = 1e18;
  if (idlift1_runtime.policy == POLICY_AUTO && !call->verifying) {
    idlift1_lock(&site->lock);
    idlift_forecast f = forecast_of(site, call->work);
    idlift1_unlock(&site->lock);
    gain = f.host - f.device;
  }
  if (idlift1_begin_launching(call, gain))
    return 1;
  call->trying = 0;
  call->why = HALTED;
  return 0;
}

IDLIFT_FN int idlift1_is_worth_it(idlift_call *call) {
  idlift_site *site = call->site;
  idlift1_lock(&site->lock);
  idlift1_recall(site);
  idlift_forecast f = forecast_of(site, call->work);
  int passed_over = site->pass_over > 0;
  site->pass_over -= passed_over;
  int usable = idlift1_is_usable(site);
  if (f.host > f.device) {
    site->gain[idlift1_size_class(call->work)] += (float)(f.host - f.device);
    if (!usable || !f.device_known)
      f.missed = site->missed_ns += f.host - f.device;
    /* Not enough for this run, but for all of them together. */
    if (site->missed_ns >= NOTED_NS)
      idlift1_remember(site);
  }
  if (!usable || is_suspect(&f)) {
    f.spent = site->spent_ns += f.host;
    /* Doubts of short runs add up: a kernel that was disturbed when it was measured
     * would be taken for slow as long as the program is short. */
    if (f.device_known && site->spent_ns >= IDLIFT_MISSED_NS)
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
  if (usable && !site->code && idlift1_is_halted(f.host - f.device)) {
    call->why = HALTED;
    return 0;
  }
  return usable ? choose(&f, call) : idlift1_wants_start_up(call, &f);
}
