/* Shared by the run time's own files; stubs see only idlift_rts.h. */
#ifndef IDLIFT_RTS_INTERNAL_H
#define IDLIFT_RTS_INTERNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "idlift_rts.h"
#include "opencl_api.h"

#include <pthread.h>
#include <stdio.h>
#include <sys/types.h>

enum { IDLIFT_IDENTITY_BYTES = 512 };

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
  int threads;     /* for kernels that are functions; 0: none are, -1: all there are */
  cl_handle device, context, queue;
  char identity[IDLIFT_IDENTITY_BYTES]; /* "platform|device|driver" */
  idlift_cl_api cl;
} idlift_runtime;

extern idlift_runtime idlift1_runtime;

/* What a work-group is told of the launch: the layout is PoCL's (3.1). */
typedef struct idlift_context {
  uint64_t groups[3], offset[3], local_size[3];
  void *printed;
  uint32_t *printed_bytes;
  uint32_t printed_most, dimensions;
} idlift_context;

typedef struct {
  idlift_group_fn *run;
  const void *const *arguments;
  idlift_context context;
} idlift_launch;

/* Runs all groups of a launch; 0 if nothing was begun. */
int idlift1_run(const idlift_launch *launch);
size_t idlift1_groups_of(const idlift_launch *launch);

/* Kernels of a site as functions, from a binary that this driver has made, or NULL; one
 * of them that takes so many arguments, or NULL. */
typedef struct idlift_code idlift_code;
idlift_code *idlift1_code_of(const idlift_site *site, const unsigned char *bytes,
                             size_t size, const char *identity);
idlift_group_fn *idlift1_function(const idlift_code *code, const char *name,
                                  int arguments);

/* Memory and launches: by the driver, or by threads of our own. `in_place`: the
 * program's own memory, or NULL. Errors are OpenCL's. */
typedef struct {
  cl_int (*make)(void *in_place, size_t bytes, void **mem);
  void (*release)(void *mem, int in_place);
  cl_int (*launch)(idlift_call *call, int index, const char *name, int dims,
                   const size_t *global, const size_t *local, int nargs,
                   const idlift_arg *args);
  cl_int (*fill)(void *mem, const void *element, size_t size, size_t bytes);
  cl_int (*copy)(void *from, void *to, size_t bytes);
  cl_int (*bring_back)(void *mem, void *memory, size_t bytes);
  cl_int (*finish)(void);
} idlift_lane;
extern const idlift_lane idlift1_by_driver, idlift1_by_crew;

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
/* Are its kernels functions? To be asked of a site that may still be in the making. */
static inline int idlift1_has_code(const idlift_site *site) {
  return idlift1_is_usable(site) && site->code;
}
static inline int idlift1_is_at_hand(const idlift_site *site) {
  return __atomic_load_n(&site->at_hand, __ATOMIC_RELAXED);
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

/* Floating point of the calling thread as kernels expect it, and as it was before. */
unsigned idlift1_begin_arithmetic(void);
void idlift1_end_arithmetic(unsigned before);

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

/* Would this driver's compiler take the program down with it? */
int idlift1_is_deadly(const char *source, const char *identity);

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

/* The site's binary from an earlier run, to be freed, or NULL, if this driver has made
 * it; or, when no driver was asked, if it would be chosen again: whose `identity` is
 * told then. */
unsigned char *idlift1_kept(const idlift_site *site, size_t *size);
unsigned char *idlift1_kept_by(const idlift_site *site, size_t *size,
                               char identity[IDLIFT_IDENTITY_BYTES]);

/* Is there one? Whether it is of any use shows when it is read. `at_hand`: the driver
 * that has made it would be chosen again. */
int idlift1_is_kept(const idlift_site *site, int *at_hand);

/* All that decides which driver is chosen, if this is its file; 0 if that is not known. */
uint64_t idlift1_surroundings(const char *driver);
const char *idlift1_driver(void);

/* Keeps the binary of a site whose kernels are machine code: they have run, or were
 * made ahead. */
void idlift1_keep(const idlift_site *site, const unsigned char *bytes, size_t size);

/* That of a site that the driver has built, to be freed, or NULL. */
unsigned char *idlift1_binary_of(const idlift_site *site, size_t *size);

/* Builds the site's program once; 1 if its kernels can be used. */
int idlift1_build(idlift_site *site);

/* The same from the embedded binary only, which takes little time. */
int idlift1_load_binary(idlift_site *site);

/* The same from machine code that is at hand, which takes a millisecond and no driver. */
int idlift1_load_code(idlift_site *site);

/* Has the device opened and the site built by a thread of our own, while the
 * program goes on; 0 if there are no threads. */
int idlift1_build_later(idlift_site *site);

/* A thread that takes no signals; 0 if there is none to be had. */
int idlift1_start_thread(pthread_t *thread, void *(*run)(void *), void *given);

/* From now on this object stays loaded; 0 if there are no threads. */
int idlift1_stays_loaded(void);

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
  double hoped;                 /* the kernel, before it was measured */
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

/* What a launch of the site takes besides its work. */
double idlift1_launch_ns(const idlift_site *site);

/* Memory of the device's own that an earlier call has left, or NULL; and leaves it, if
 * it is worth that. */
void *idlift1_spare(const idlift_lane *lane, size_t bytes);
int idlift1_keep_spare(const idlift_lane *lane, void *mem, size_t bytes);

/* Gives memory that is going to be written its pages, if it has none; by threads of our
 * own, or by the caller alone. */
void idlift1_touch(void *memory, size_t bytes, int by_crew);

/* Releases the call's buffers and shadows. */
void idlift1_release(idlift_call *call);

/* Compares the kernel's shadows with what the original left; 1 if they agree. */
int idlift1_compare(idlift_call *call, int count, const void *const *liveouts);

#endif
