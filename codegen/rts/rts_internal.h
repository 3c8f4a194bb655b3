/* Shared by the run time's own files; stubs see only idlift_rts.h. */
#ifndef IDLIFT_RTS_INTERNAL_H
#define IDLIFT_RTS_INTERNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "idlift_rts.h"
#include "opencl_api.h"

#include <stdio.h>
#include <sys/types.h>

typedef enum { POLICY_AUTO, POLICY_ALWAYS, POLICY_NEVER } idlift_policy;

/* Kernels are built by whoever moves a site from NEW or WANTED to BUILDING;
 * WANTED is what the helper thread is going to build. */
typedef enum {
  SITE_NEW,
  SITE_WANTED,
  SITE_BUILDING,
  SITE_READY,
  SITE_BROKEN
} idlift_site_state;

typedef enum {
  DEVICE_UNTRIED,
  DEVICE_OPENING,
  DEVICE_READY,
  DEVICE_NONE
} idlift_device_state;

/* One a program: what the environment says, and the device once opened. */
typedef struct {
  int lock;
  int configured;
  int64_t first_call; /* when the first site was reached */
  int64_t known_run_ns; /* how long an earlier run went on after that, 0 if not known */
  idlift_policy policy;
  int verify;
  FILE *trace;
  int device_state; /* idlift_device_state */
  const char *device_problem;
  pid_t owner; /* the process that opened the device: a fork may not use it */
  int64_t lost_ns; /* what trying the slower version has cost so far */
  int64_t calm_since; /* since then our thread does nothing: it takes a processor */
  int host_memory; /* the device works on the host's memory: no copies */
  int is_direct;   /* and has no other: results are there when a launch has ended */
  int ahead;       /* kernels can be machine code before they are launched */
  int flushes;     /* the program takes subnormal numbers for zero */
  cl_handle device, context, queue;
  char identity[512]; /* "platform|device|driver" */
  idlift_cl_api cl;
} idlift_runtime;

extern idlift_runtime idlift1_runtime;

/* States are changed by compare-and-swap, and may be read without a lock. */
static inline int idlift1_device_state(void) {
  return __atomic_load_n(&idlift1_runtime.device_state, __ATOMIC_ACQUIRE);
}
static inline int idlift1_site_state(const idlift_site *site) {
  return __atomic_load_n(&site->state, __ATOMIC_ACQUIRE);
}
static inline int idlift1_is_usable(const idlift_site *site) {
  return idlift1_site_state(site) == SITE_READY;
}
/* Moves a state from one value to another; 0 if it had a third one. */
static inline int idlift1_move(int *state, int from, int to) {
  return __atomic_compare_exchange_n(state, &from, to, 0, __ATOMIC_ACQ_REL,
                                     __ATOMIC_ACQUIRE);
}

void idlift1_lock(int *lock);
void idlift1_unlock(int *lock);
int64_t idlift1_now(void);
/* Lets others run, while waiting for a state that may take long to come. */
void idlift1_pause(void);
/* Sleeps while a state has this value, but not long; and sets it, and wakes who sleeps. */
void idlift1_sleep_at(const int *state, int value, int64_t at_most_ns);
void idlift1_set_state(int *state, int value);

/* Reads the environment once. */
void idlift1_configure(void);

/* May this process use the device, and: from now on no child of it may. */
int idlift1_is_ours(void);
int idlift1_claim(void);

/* Does the calling thread take subnormal numbers for zero? */
int idlift1_flushes(void);

/* Does floating point of the calling thread work as it does in kernels? */
int idlift1_is_usual_arithmetic(void);

/* Opens the device once; 1 if there is one that this process may use. */
int idlift1_open_device(void);
/* OpenCL's functions, of a loader that finds a platform; with the driver that pyopencl
 * brings, or without. */
int idlift1_load_api(idlift_cl_api *api, int with_driver);

/* Tells PoCL, if it is going to be that, to compile kernels ahead and to keep its
 * threads apart; whether it does the first. */
void idlift1_prepare_pocl(void);
int idlift1_compiles_ahead(void);
int idlift1_is_pocl(const char *identity);

/* Files that a program leaves for its later runs. */
enum { IDLIFT_PATH_BYTES = 1024, IDLIFT_MONTH_S = 30 * 24 * 3600 };

/* Where one of them is, 0 if nowhere. */
int idlift1_memory_path(const idlift_site *site, const char *suffix,
                        char path[IDLIFT_PATH_BYTES]);

/* The same for what is about the program as a whole. */
int idlift1_program_path(const char *suffix, char path[IDLIFT_PATH_BYTES]);

/* Writes it whole or not at all: others may read it at any time. */
void idlift1_write_file(char *path, const void *head, size_t head_bytes,
                        const void *body, size_t body_bytes);

/* A sum over bytes: drivers trust binaries, and die of damaged ones. */
uint64_t idlift1_check_of(const unsigned char *bytes, size_t count);

/* The site's binary from an earlier run, to be freed, or NULL. */
unsigned char *idlift1_kept(const idlift_site *site, size_t *size);

/* Is there one? Whether it is of any use shows when it is read. */
int idlift1_is_kept(const idlift_site *site);

/* Keeps the binary of a site whose kernels are machine code: they have run, or were
 * made ahead. */
void idlift1_keep(const idlift_site *site);

/* Builds the site's program once; 1 if its kernels can be used. */
int idlift1_build(idlift_site *site);

/* The same from the embedded binary only, which takes little time. */
int idlift1_load_binary(idlift_site *site);

/* Has the device opened and the site built by a thread of our own, while the
 * program goes on; 0 if there are no threads. */
int idlift1_build_later(idlift_site *site);

/* Takes the site that is to be built next out of a list of those that were asked for,
 * the first of them then. NULL if there is none now; perhaps `later`. */
idlift_site *idlift1_next_of(idlift_site **list, int64_t asked, int *later);
void idlift1_was_built(const idlift_site *site);

/* Is the program at its end, and waits for the thread? */
int idlift1_is_leaving(void);

/* Our thread is going to have the driver make machine code, which halts launches, of a
 * kernel that has taken so long until now; and has done so. */
void idlift1_halt(int64_t so_far_ns);
void idlift1_go_on(void);

/* Has anything been launched that can be halted? */
int idlift1_has_launched(void);

/* Would a launch that gains so much have to wait for longer than that? */
int idlift1_is_halted(double gain_ns);

/* A call is going to launch kernels: 0 if it should rather not; and has done so. */
int idlift1_begin_launching(idlift_call *call, double gain_ns);
void idlift1_end_launching(idlift_call *call);

/* The same question for a call whose kernels are there, whatever the policy. */
int idlift1_may_launch(idlift_call *call);

/* Has the thread keep the binary of a site, if there is one that was built anew. */
void idlift1_keep_later(idlift_site *site);

/* Which library the driver is: the first object that is loaded after so many. */
int idlift1_objects(void);
void idlift1_driver_after(int before);

/* It is loaded ahead by our thread, from this moment on, if an earlier run says so; the
 * next run is told at the end of this one. */
void idlift1_load_later(void);
int64_t idlift1_time_to_load(void);
void idlift1_load_driver(void);
int idlift1_was_loaded(void);

/* The device is opened ahead, too, if no child can be meant to use it; whose first use
 * and whose forks are told here. */
int idlift1_may_open_ahead(void);
void idlift1_want_device(void);
void idlift1_was_forked(void);
void idlift1_keep_ahead(void);
void idlift1_leave_ahead(void);

/* One line of IDLIFT_TRACE. */
void idlift1_trace(const idlift_site *site, double work, const char *path,
                   const char *why, int64_t nanoseconds);
void idlift1_note(const idlift_site *site, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* What was measured, for later decisions. */
void idlift1_record(const idlift_call *call, int on_device, int64_t ns);

/* Times are kept for each power of two of the work. */
int idlift1_size_class(double work);

/* What earlier runs have measured, looked up once. Called with the site locked. */
void idlift1_recall(idlift_site *site);

/* Later runs are told of this site at the end of the program. */
void idlift1_remember(idlift_site *site);

/* Is another measurement of the original of any use? */
int idlift1_wants_time(idlift_site *site, double work);

/* A guard failed: guards that always fail are asked less and less often. */
void idlift1_refused(idlift_site *site);

/* What both versions of a call would take. */
typedef struct {
  double host, device;          /* nanoseconds */
  int host_known, device_known; /* how often measured at about this size */
  double first;                 /* what a first launch takes on top */
  double missed;                /* gains given up so far */
  double before;                /* gains of an earlier run, at about this size */
  double spent;                 /* by the original, while there was no kernel */
  int64_t since;                /* the losing version was measured last */
} idlift_forecast;

/* Gain that is worth a thread, if the driver knows the kernel; parts of the time so far
 * that a program may lose, and of what a kernel has gained before. */
#define IDLIFT_MISSED_NS 20e6
#define IDLIFT_SLACK 0.04
#define IDLIFT_BELIEF 0.1

/* What may still be lost by trying. */
double idlift1_budget_ns(void);

/* A gain of a factor is no guess once the original has been measured. */
int idlift1_is_sure(const idlift_forecast *f);

/* What has to be done before the site's first launch takes. */
double idlift1_start_up_ns(const idlift_site *site);

/* The kernel is not built, but would be faster: is it time to build it? */
int idlift1_wants_start_up(idlift_call *call, const idlift_forecast *f);

/* The decision of policy "auto"; says why, and whether it is for the sake of the
 * measurement. May ask for the start-up. */
int idlift1_is_worth_it(idlift_call *call);

/* What policy "auto" does when guards hold and the kernel is not built yet; 1 if it
 * is now. */
int idlift1_start_up(idlift_call *call);

/* Memory of the device's own that an earlier call has left, or NULL; and leaves it, if
 * it is worth that. */
cl_handle idlift1_spare(size_t bytes);
int idlift1_keep_spare(cl_handle mem, size_t bytes);

/* Gives memory that is going to be written its pages, if it has none. */
void idlift1_touch(void *memory, size_t bytes);

/* Releases the call's buffers and shadows. */
void idlift1_release(idlift_call *call);

/* Compares the kernel's shadows with what the original left; 1 if they agree. */
int idlift1_compare(idlift_call *call, int count, const void *const *liveouts);

#endif
