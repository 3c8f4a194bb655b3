/* Shared by the run time's own files; stubs see only idlift_rts.h. */
#ifndef IDLIFT_RTS_INTERNAL_H
#define IDLIFT_RTS_INTERNAL_H

#include "idlift_rts.h"
#include "opencl_api.h"

#include <stdio.h>
#include <sys/types.h>

typedef enum { POLICY_AUTO, POLICY_ALWAYS, POLICY_NEVER } idlift_policy;

typedef enum { SITE_NEW, SITE_READY, SITE_BROKEN } idlift_site_state;

typedef enum { DEVICE_UNTRIED, DEVICE_READY, DEVICE_NONE } idlift_device_state;

/* One a program: what the environment says, and the device once opened. */
typedef struct {
  int lock;
  int configured;
  int64_t first_call; /* when the first site was reached */
  idlift_policy policy;
  int verify;
  FILE *trace;
  int device_state; /* idlift_device_state */
  const char *device_problem;
  pid_t owner; /* the process that opened the device: a fork may not use it */
  int host_memory; /* the device works on the host's memory: no copies */
  cl_handle device, context, queue;
  char identity[512]; /* "platform|device|driver" */
  idlift_cl_api cl;
} idlift_runtime;

extern idlift_runtime idlift1_runtime;

/* States change once, under a lock; they may be read without it. */
static inline int idlift1_device_state(void) {
  return __atomic_load_n(&idlift1_runtime.device_state, __ATOMIC_ACQUIRE);
}
static inline int idlift1_site_state(const idlift_site *site) {
  return __atomic_load_n(&site->state, __ATOMIC_ACQUIRE);
}
static inline void idlift1_set_site_state(idlift_site *site, int state) {
  __atomic_store_n(&site->state, state, __ATOMIC_RELEASE);
}

void idlift1_lock(int *lock);
void idlift1_unlock(int *lock);
int64_t idlift1_now(void);

/* Reads the environment once. */
void idlift1_configure(void);

/* Opens the device once; 1 if there is one. */
int idlift1_open_device(void);
int idlift1_load_api(idlift_cl_api *api);

/* Builds the site's program once; 1 if its kernels can be used. */
int idlift1_build(idlift_site *site);

/* One line of IDLIFT_TRACE. */
void idlift1_trace(const idlift_site *site, double work, const char *path,
                   const char *why, int64_t nanoseconds);
void idlift1_note(const idlift_site *site, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* What was measured, for later decisions. */
void idlift1_record(idlift_site *site, double work, int on_device, int64_t ns);

/* Releases the call's buffers and shadows. */
void idlift1_release(idlift_call *call);

/* Compares the kernel's shadows with what the original left; 1 if they agree. */
int idlift1_compare(idlift_call *call, int count, const void *const *liveouts);

#endif
