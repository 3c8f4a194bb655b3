/* idlift run time: what a generated stub may call.
 *
 * A stub decides with idlift_enter(), declares its buffers and kernels on an
 * idlift_call, and ends with idlift_finish(). It returns a token:
 *   1            the work is done, skip the original loop
 *   0            run the original loop
 *   otherwise    run the original loop, then give the token and the original's
 *                live-outs to the site's "done" function (timing, verification)
 *
 * Every symbol is weak and hidden: each object carries a copy, the linker keeps
 * one a program or shared object, and nothing has to be linked besides libc.
 */
#ifndef IDLIFT_RTS_H
#define IDLIFT_RTS_H

#include <stddef.h>
#include <stdint.h>

#define IDLIFT_FN __attribute__((weak, visibility("hidden")))
#define IDLIFT_MAX_BUFFERS 32
#define IDLIFT_MAX_KERNELS 16
#define IDLIFT_SIZE_CLASSES 64

#ifdef __cplusplus
extern "C" {
#endif

/* How the values of one buffer are compared when both versions ran. */
typedef enum {
  IDLIFT_BYTES, /* integers, and anything that has to be the same bit for bit */
  IDLIFT_F32,
  IDLIFT_F64
} idlift_element;

typedef enum {
  IDLIFT_IN,
  IDLIFT_OUT,
  IDLIFT_INOUT,
  IDLIFT_TEMP,    /* the device's own; with host memory, read by idlift1_fetch_all */
  IDLIFT_LIVEOUT  /* a scalar that the loop leaves in a register */
} idlift_access;

/* Machine code of a kernel: runs one of its work-groups. */
struct idlift_context;
typedef void idlift_group_fn(const void *const *arguments,
                             const struct idlift_context *context, size_t x, size_t y,
                             size_t z);

/* What one version of a site took, for each power of two of its work. */
typedef struct idlift_times {
  float best[IDLIFT_SIZE_CLASSES]; /* ns a unit of work, 0 if never measured */
  unsigned char count[IDLIFT_SIZE_CLASSES]; /* measurements, as far as it goes */
  unsigned char old[IDLIFT_SIZE_CLASSES];   /* an earlier run's: how long it counts */
} idlift_times;

/* One place in the user's source that has a kernel. The stub defines it; the
 * fields after the line are the run time's own. */
typedef struct idlift_site {
  const char *where;              /* "kernel.c:41" */
  const char *what;               /* "gemm" */
  const char *source;             /* OpenCL C of all kernels of the site */
  const char *options;            /* for clBuildProgram */
  const unsigned char *binary;    /* built ahead, or NULL */
  size_t binary_size;
  uint64_t binary_check;          /* of its bytes: see rts_program.c */
  const char *binary_device;      /* "platform|device|driver" it was built for */
  double host_ns;                 /* estimated cost of one unit of work, original */
  double device_ns;               /* the same, kernel */
  double tolerance;               /* 0: exact; else relative to the largest value */
  /* ------------------------------------------------------------------ */
  double min_work;                /* below this, never worth a thought */
  int lock;
  int state;                      /* idlift_site_state */
  void *program;
  void *kernels[IDLIFT_MAX_KERNELS];
  struct idlift_code *code;       /* or they are functions: see rts_code.c */
  idlift_group_fn *functions[IDLIFT_MAX_KERNELS];
  int launched;                   /* the first launch pays for code generation */
  double build_ns;                /* what building took */
  int built_anew;                 /* from source, and no later run would have to */
  int refusals;                   /* guards that failed since the last success, */
  int pass_over;                  /* and calls until they are asked again */
  double missed_ns;               /* gain given up while the site was not built, */
  double spent_ns;                /* and what its original took since a
                                     kernel was launched last, in any run */
  int64_t tried[IDLIFT_SIZE_CLASSES]; /* when the slower version was measured last */
  struct idlift_site *next;       /* of those that are to be built, then kept */
  int awaited;                    /* calls that wait for it to be built */
  int recalled;                   /* earlier runs were looked up: */
  int kept;                       /* one has left the kernels as they are, */
  int at_hand;                    /* which can be used without the driver, */
  double earlier_build_ns;        /* what building took then, */
  double known_build_ns;          /* and is going to take, 0 if not known, */
  double known_missed_ns;         /* gains given up while nothing was launched, */
  float known_gain[IDLIFT_SIZE_CLASSES]; /* and what all calls of a size gain */
  float gain[IDLIFT_SIZE_CLASSES];       /* the same for this run */
  double first_work, first_ns;    /* the first launch */
  int remembering;                /* later runs will be told: it is in a list */
  struct idlift_site *next_measured;
  idlift_times host, device;
} idlift_site;

typedef struct idlift_arg {
  enum {
    IDLIFT_ARG_BUFFER,
    IDLIFT_ARG_INPUT, /* a buffer that this kernel only reads */
    IDLIFT_ARG_VALUE,
    IDLIFT_ARG_LOCAL
  } kind;
  size_t size;       /* bytes of the value or of the local memory */
  const void *value; /* for values */
  int buffer;        /* for buffers */
} idlift_arg;

typedef struct idlift_buffer {
  void *host;
  void *shadow; /* the kernel's own copy while verifying */
  void *saved;  /* what was in host memory before the first kernel, see protect */
  int changed;  /* a kernel may have written to host memory */
  size_t bytes;
  idlift_access access;
  idlift_element element;
  void *mem;
} idlift_buffer;

typedef struct idlift_call {
  idlift_site *site;
  double work;
  int64_t started;
  int failed;       /* an OpenCL error number, or 1 */
  const char *why;  /* static text: what decided the path */
  int verifying;
  int repeatable;   /* the original reads nothing that kernels write: it may start anew */
  int trying;       /* made for the measurement's sake: see rts_forecast.c */
  int may_block;    /* gains more than the start-up takes, by estimates */
  double patience_ns; /* how long the end of start-up may be waited for */
  int count;
  int launching;    /* has begun, and not ended: see rts_halt.c */
  idlift_buffer buffers[IDLIFT_MAX_BUFFERS];
} idlift_call;

#define IDLIFT_BUFFER_ARG(index)                                               \
  { IDLIFT_ARG_BUFFER, 0, NULL, (index) }
#define IDLIFT_INPUT_ARG(index)                                                \
  { IDLIFT_ARG_INPUT, 0, NULL, (index) }
#define IDLIFT_VALUE_ARG(variable)                                             \
  { IDLIFT_ARG_VALUE, sizeof(variable), &(variable), 0 }
#define IDLIFT_SIZE_ARG(narrow, as_int, as_long)                               \
  { IDLIFT_ARG_VALUE, (narrow) ? 4 : 8,                                        \
    (narrow) ? (const void *)&(as_int) : (const void *)&(as_long), 0 }
#define IDLIFT_LOCAL_ARG(bytes)                                                \
  { IDLIFT_ARG_LOCAL, (bytes), NULL, 0 }

/* What may be refused without a closer look. */
enum { IDLIFT_LOOK_CLOSER, IDLIFT_REFUSE_SMALL, IDLIFT_REFUSE_ALL };
extern int idlift1_fast_refusal;

/* The slow half of idlift_enter. */
int idlift1_decide(idlift_site *site, double work, idlift_call *call);

/* Not worth a thought: asked before anything else is computed, since a program may
 * come here a million times with ten elements. */
static inline int idlift_is_small(const idlift_site *site, double work) {
  int fast = __atomic_load_n(&idlift1_fast_refusal, __ATOMIC_RELAXED);
  return fast && (work < site->min_work || fast == IDLIFT_REFUSE_ALL);
}

/* 1 if the call should be tried on the device: check the guards, then prepare. On 0
 * return idlift_token(). */
static inline int idlift_enter(idlift_site *site, double work,
                               idlift_call *call) {
  if (idlift_is_small(site, work)) {
    call->site = NULL;
    return 0;
  }
  return idlift1_decide(site, work, call);
}

/* Opens the device and builds the kernels, if nobody has yet. Not before the guards
 * hold: start-up is too dear for nothing. On 0 return idlift_token(). */
int idlift1_prepare(idlift_call *call);

/* Gives the call up because a guard failed; returns the stub's token. */
int64_t idlift1_refuse(idlift_call *call, const char *why);

/* The token after idlift_enter said 0. */
int64_t idlift1_original(idlift_call *call);
static inline int64_t idlift_token(idlift_call *call) {
  return call->site ? idlift1_original(call) : 0;
}

/* Declares a buffer; its index is the number of buffers declared before. */
int idlift1_buffer(idlift_call *call, void *host, size_t bytes,
                   idlift_access access, idlift_element element);

/* Keeps a copy of what the buffers so far are going to change. For calls in which
 * something can still fail after a kernel has written to the program's memory: the
 * original must find it as it was. 0: that is not worth while, nothing is changed yet. */
int idlift1_protect(idlift_call *call);

/* Launches kernel number `index` of the site; local may be NULL. */
void idlift1_launch(idlift_call *call, int index, const char *name, int dims,
                    const size_t *global, const size_t *local, int nargs,
                    const idlift_arg *args);

/* Fills a buffer with copies of one element; copies one buffer to another. */
void idlift1_fill(idlift_call *call, int buffer, const void *element, size_t size);
void idlift1_copy(idlift_call *call, int from, int to, size_t bytes);

/* Waits and brings TEMP buffers to their host memory now; 0 if that failed. */
int idlift1_fetch_all(idlift_call *call, int count, const int *buffers);

/* Do the call's kernels work on the host's memory? Only then may one read through
 * a pointer whose extent is not known. */
int idlift1_works_in_place(const idlift_call *call);

/* Waits, brings results back, and returns the stub's token. */
int64_t idlift1_finish(idlift_call *call);

/* After the original ran: compares (verify) or records the time (auto).
 * `liveouts` are the original's, in the order of the LIVEOUT buffers. */
void idlift1_done(int64_t token, int count, const void *const *liveouts);

/* The least and the greatest of the integers in an array (0 and -1 if there are none);
 * 0 if they break one of the rules: they never decrease, they are all different (and
 * not too far apart to tell). `is_signed` is 0 or 1. */
enum { IDLIFT_RISING = 1, IDLIFT_DISTINCT = 2 };
int idlift1_measure(const char *from, int64_t bytes, int bits, int is_signed,
                    int rule, int64_t *least, int64_t *greatest);

/* One integer a row: that of row i is `step` * i bytes after `at` (NULL: 0 in all). */
typedef struct idlift_column {
  const char *at;
  int64_t step;
  int bits, is_signed;
} idlift_column;

/* Rows with gaps between them: row i begins `step` * i + `scale` * starts[i] bytes after
 * the first, and has ends[i] - begins[i] + `more` elements, `apart` bytes apart. */
typedef struct idlift_rows {
  int64_t count, step, apart, more, scale;
  idlift_column ends, begins, starts;
} idlift_rows;

/* The same for the integers in such rows; nothing else is read. */
int idlift1_measure_rows(const char *from, const idlift_rows *rows, int bits,
                         int is_signed, int64_t *least, int64_t *greatest);

/* Do [a, a+an) and [b, b+bn) share a byte? */
static inline int idlift_overlap(const void *a, size_t an, const void *b,
                                 size_t bn) {
  uintptr_t x = (uintptr_t)a, y = (uintptr_t)b;
  return an && bn && x < y + bn && y < x + an;
}

#ifdef __cplusplus
}
#endif
#endif
