/* When the kernels of a site are built, and whether a call waits for them.
 *
 * Start-up (opening the device, building kernels) happens beside the program, in a thread
 * of our own, as soon as a site has given up some gain. A call that gains more than the
 * whole start-up by itself waits for it, but not for long: nobody knows whether the driver
 * has seen this kernel before.
 *
 * Earlier runs know more: a kernel that was faster, or that one of them has kept, is asked
 * for at once, and waited for if the call gains more than the start-up. */
#include "rts_internal.h"

#include <string.h>

static const double OPEN_NS = 40e6;    /* loading the driver */
static const double AT_HAND_NS = 1e6;     /* loading machine code without it */
static const double BUILD_NS = 20e6;   /* from an embedded binary */
static const double COMPILE_NS = 50e6; /* from source, and for each byte: */
static const double COMPILE_BYTE_NS = 10e3;
/* Gain that is worth a thread, if nobody knows what building takes. */
static const double UNKNOWN_NS = 60e6;

IDLIFT_FN double idlift1_start_up_ns(const idlift_site *site) {
  double cost = 0;
  if (idlift1_is_at_hand(site))
    return idlift1_site_state(site) >= SITE_READY ? 0 : AT_HAND_NS;
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
IDLIFT_FN int idlift1_is_sure(const idlift_forecast *f) {
  return f->host_known && f->host > 4 * f->device;
}

/* How long a call with this gain may wait because of what earlier runs have measured.
 * The kernel, or only the original: then the gain has to pay for half of what building
 * took when the driver had not seen the kernel, and no more is waited; if the kernel
 * disappoints, later runs know. */
static double promised_ns(const idlift_site *site, const idlift_forecast *f, double gain,
                          double price) {
  double tenth = IDLIFT_BELIEF * f->before < gain ? IDLIFT_BELIEF * f->before : gain;
  double half = 0.5 * (OPEN_NS + site->earlier_build_ns);
  int seen = f->host_known && site->earlier_build_ns > 0;
  if (f->device_known || (f->host_known && site->kept))
    return tenth > 1.5 * price ? tenth : 1.5 * price;
  if (!seen || gain < half)
    return 0;
  return half > 1.5 * price ? half : 1.5 * price;
}

/* Has any run had it whole? Else nobody knows how long it would have to be waited for. */
static int was_there(const idlift_site *site) {
  return site->kept || site->earlier_build_ns > 0;
}

IDLIFT_FN int idlift1_wants_start_up(idlift_call *call, const idlift_forecast *f) {
  const idlift_site *site = call->site;
  double price = idlift1_start_up_ns(site), budget = idlift1_budget_ns();
  /* What nobody has measured may be half of it, and kernels slower. */
  double host = f->host_known ? f->host : 0.5 * f->host;
  int at_once = host - 1.5 * f->device >= price;
  double worth = site->known_build_ns > 0 ? IDLIFT_MISSED_NS : UNKNOWN_NS;
  /* What earlier runs have given up, and never tried, counts as well. */
  double missed = f->missed + site->known_missed_ns;
  int enough = missed >= (idlift1_is_sure(f) ? 0.5 * price : worth);
  /* Earlier runs know better. If none of them has launched the kernel, because each
   * was over when it was built, one has to pay for a try some day. */
  int trying = !f->device_known && f->host_known && was_there(site) &&
               site->known_missed_ns >= 2 * (f->host + price);
  int sure_gain = f->device_known && f->before >= price;
  call->may_block = at_once || trying || (f->missed >= price && price <= budget);
  call->patience_ns = at_once ? budget + IDLIFT_SLACK * host : 0;
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
  int state;
  while (waited < (int64_t)at_most_ns &&
         (state = idlift1_site_state(site)) < SITE_READY &&
         idlift1_device_state() != DEVICE_NONE) {
    idlift1_sleep_at(&site->state, state, (int64_t)at_most_ns - waited);
    waited = idlift1_now() - start;
  }
  if (!idlift1_is_usable(site))
    __atomic_fetch_add(&idlift1_runtime.lost_ns, waited, __ATOMIC_RELAXED);
  return idlift1_is_usable(site);
}

IDLIFT_FN int idlift1_start_up(idlift_call *call) {
  idlift_site *site = call->site;
  if (idlift1_is_usable(site))
    return 1;
  if (idlift1_load_code(site))
    return 1;
  idlift1_want_device();
  if (call->may_block && site->binary && idlift1_load_binary(site))
    return 1;
  int waits = call->patience_ns > 0;
  (void)__atomic_fetch_add(&site->awaited, waits, __ATOMIC_ACQ_REL);
  int going = idlift1_build_later(site), there = 0;
  if (going)
    there = wait_for(site, call->patience_ns);
  (void)__atomic_fetch_sub(&site->awaited, waits, __ATOMIC_ACQ_REL);
  if (there)
    return 1;
  if (going) {
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
