/* Drives the run time as a generated stub would: y[i] = a * x[i], and its sum.
 *
 * usage: driver MODE N ROUNDS
 *   plain     one thread
 *   broken    the kernel computes something else
 *   nobuild   the kernel is not OpenCL C
 *   wide      it has vectors of 512 bits
 *   threads   four threads call the same site
 *   fork      the device is opened, then a child calls the site
 *   overlap   the guard fails each time
 *   inplace   two launches change the same memory; "exposed": without protection
 *   later     until the kernel that is built beside the program has been used
 *   built     until it is built, and no longer
 *   leave     the program ends ROUNDS ms after that has begun
 *   forks     meanwhile, ROUNDS children call the site and end
 *   born      a child, made ROUNDS ms after the beginning, does the same as "later"
 *   heir      a child, made ROUNDS ms after the beginning, calls the site once
 *   settled   ROUNDS ms after the beginning, the same as "later"
 *   told      calls the site, then says what PoCL is told
 *   bound     one thread; says which threads of the process are bound to one processor
 *   idle      the program ends after ROUNDS ms and calls nothing
 */
#define _GNU_SOURCE
#include "idlift_rts.h"

#include <dirent.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const char right[] =
    "__kernel void scale(__global const float *x, __global float *y, float a,"
    " __global float *sum, int n) {"
    " size_t i = get_global_id(0); if (i < n) y[i] = a * x[i];"
    " if (i == 0) { float s = 0; for (int k = 0; k < n; k++) s += a * x[k];"
    " *sum = s; } }";
static const char wrong[] =
    "__kernel void scale(__global const float *x, __global float *y, float a,"
    " __global float *sum, int n) {"
    " size_t i = get_global_id(0); if (i < n) y[i] = a * x[i] + (i == 3);"
    " if (i == 0) *sum = -1; }";

static const char wide[] =
    "__kernel void scale(__global const float *x, __global float *y, float a,"
    " __global float *sum, int n) {"
    " size_t i = get_global_id(0); if (i < n) y[i] = a * x[i];"
    " if (i == 0) { float16 s = (float16)(0); int k = 0;"
    " for (; k + 16 <= n; k += 16) s += a * vload16(0, x + k);"
    " s.s0 += s.s1 + s.s2 + s.s3 + s.s4 + s.s5 + s.s6 + s.s7 + s.s8 + s.s9 + s.sa + s.sb"
    " + s.sc + s.sd + s.se + s.sf; for (; k < n; k++) s.s0 += a * x[k];"
    " *sum = s.s0; } }";

static idlift_site site = {.where = "driver.c:1",
                           .what = "map",
                           .source = right,
                           .options = "",
                           .host_ns = 1,
                           .device_ns = 0.1,
                           .min_work = 100};

static int on_device;

static int64_t stub(const float *x, float *y, float a, int n, float *sum) {
  idlift_call call;
  if (!idlift_enter(&site, n, &call))
    return idlift_token(&call);
  if (idlift_overlap(x, (size_t)n * sizeof *x, y, (size_t)n * sizeof *y))
    return idlift1_refuse(&call, "x overlaps y");
  if (!idlift1_prepare(&call))
    return idlift_token(&call);
  size_t bytes = (size_t)n * sizeof(float), global[1] = {(size_t)n};
  int bx = idlift1_buffer(&call, (void *)x, bytes, IDLIFT_IN, IDLIFT_F32);
  int by = idlift1_buffer(&call, y, bytes, IDLIFT_OUT, IDLIFT_F32);
  int bs = idlift1_buffer(&call, sum, sizeof *sum, IDLIFT_LIVEOUT, IDLIFT_F32);
  idlift_arg args[] = {IDLIFT_BUFFER_ARG(bx), IDLIFT_BUFFER_ARG(by),
                       IDLIFT_VALUE_ARG(a), IDLIFT_BUFFER_ARG(bs),
                       IDLIFT_VALUE_ARG(n)};
  idlift1_launch(&call, 0, "scale", 1, global, NULL, 5, args);
  return idlift1_finish(&call);
}

static void wait_ms(long ms) {
  struct timespec t = {ms / 1000, ms % 1000 * 1000000};
  nanosleep(&t, NULL);
}

/* The original is so slow that no load of the machine makes the kernel slower. */
static int slowly;

static float scale(const float *x, float *y, float a, int n) {
  float sum = 0;
  int64_t token = stub(x, y, a, n, &sum);
  if (token == 1) {
    __atomic_fetch_add(&on_device, 1, __ATOMIC_RELAXED);
    return sum;
  }
  sum = 0;
  if (slowly)
    wait_ms(10);
  for (int i = 0; i < n; i++) {
    y[i] = a * x[i];
    sum += a * x[i];
  }
  if (token) {
    const void *live[] = {&sum};
    idlift1_done(token, 1, live);
  }
  return sum;
}

static int n, rounds;

/* y[i] = 9 * y[i] in two launches. `rows`: as if y were a few of many elements. */
static long in_place(int protect, int rows) {
  static float y[100], sum;
  idlift_call call;
  int64_t token = 0;
  long bad = 0;
  float a = 3;
  size_t global[1] = {100};
  n = 100;
  for (int i = 0; i < n; i++)
    y[i] = (float)i;
  if (idlift_enter(&site, rows ? 5e8 : n, &call) && idlift1_prepare(&call)) {
    int by = idlift1_buffer(&call, y, sizeof y, IDLIFT_INOUT, IDLIFT_F32);
    int bs = idlift1_buffer(&call, &sum, sizeof sum, IDLIFT_LIVEOUT, IDLIFT_F32);
    idlift_arg args[] = {IDLIFT_INPUT_ARG(by), IDLIFT_BUFFER_ARG(by),
                         IDLIFT_VALUE_ARG(a), IDLIFT_BUFFER_ARG(bs),
                         IDLIFT_VALUE_ARG(n)};
    call.work = rows ? 0.1 : n;
    if (protect && !idlift1_protect(&call)) {
      token = idlift1_refuse(&call, "more to save than to compute");
      rounds = 0;
    } else {
      for (int launch = 0; launch < 2; launch++)
        idlift1_launch(&call, 0, "scale", 1, global, NULL, 5, args);
      token = idlift1_finish(&call);
    }
  } else {
    token = idlift_token(&call);
  }
  if (token != 1) {
    const void *live[] = {&sum};
    wait_ms(rows ? 40 : 0);
    for (int i = 0; i < n; i++)
      y[i] *= 9;
    if (token)
      idlift1_done(token, 1, live);
  }
  for (int i = 0; i < n; i++)
    bad += y[i] != 9 * (float)i;
  return bad;
}

static void *work(void *unused) {
  (void)unused;
  float *x = malloc((size_t)(n ? n : 1) * sizeof *x);
  float *y = malloc((size_t)(n ? n : 1) * sizeof *y);
  long bad = 0;
  for (int i = 0; i < n; i++)
    x[i] = (float)(i % 64);
  for (int r = 0; r < rounds; r++) {
    float a = (float)(r % 4), expected = 0;
    memset(y, 0, (size_t)n * sizeof *y);
    float sum = scale(x, y, a, n);
    for (int i = 0; i < n; i++) {
      bad += y[i] != a * x[i];
      expected += a * x[i];
    }
    bad += n > 0 && sum != expected;
  }
  free(x);
  free(y);
  return (void *)bad;
}

static long in_threads(void) {
  pthread_t threads[4];
  long bad = 0;
  for (int t = 0; t < 4; t++)
    pthread_create(&threads[t], NULL, work, NULL);
  for (int t = 0; t < 4; t++) {
    void *result = NULL;
    pthread_join(threads[t], &result);
    bad += (long)result;
  }
  return bad;
}

static long in_child(void) {
  long bad = (long)work(NULL);
  pid_t child = fork();
  if (child == 0)
    _exit(work(NULL) != NULL);
  int status = 0;
  waitpid(child, &status, 0);
  return bad + !(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/* Calls the site until the run time has begun to build its kernel. */
static long until_wanted(void) {
  long bad = 0;
  for (int i = 0; i < 10000 && !__atomic_load_n(&site.state, __ATOMIC_ACQUIRE); i++)
    bad += (long)work(NULL);
  return bad;
}

static long until_built(void) {
  long bad = until_wanted();
  for (int i = 0; i < 60000; i++) {
    int state = __atomic_load_n(&site.state, __ATOMIC_ACQUIRE);
    if (state > 2) /* wanted and building */
      return bad;
    wait_ms(1);
  }
  return bad + 1;
}

static long until_used(void) {
  long bad = 0;
  slowly = 1;
  for (int i = 0; i < 20000 && !on_device; i++)
    bad += (long)work(NULL);
  return bad + !on_device;
}

static long fork_meanwhile(void) {
  int children = rounds;
  rounds = 1;
  long bad = until_wanted();
  for (int c = 0; c < children; c++) {
    wait_ms(3);
    pid_t child = fork();
    if (child == 0)
      exit(work(NULL) != NULL || on_device);
    int status = 0;
    waitpid(child, &status, 0);
    bad += !(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
  return bad + until_used();
}

static long told(void) {
  static const char *const names[] = {"POCL_WORK_GROUP_SPECIALIZATION",
                                      "POCL_AFFINITY"};
  long bad = (long)work(NULL);
  for (int k = 0; k < 2; k++)
    printf("%s=%s\n", names[k], getenv(names[k]) ? getenv(names[k]) : "");
  return bad;
}

static long settled(void) {
  wait_ms(rounds);
  rounds = 1;
  return until_used();
}

static long in_new_child(int used) {
  int status = 0;
  wait_ms(rounds);
  rounds = 1;
  pid_t child = fork();
  if (child == 0)
    exit(used ? until_used() != 0 : work(NULL) != NULL);
  waitpid(child, &status, 0);
  return !(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static void say_bound(void) {
  DIR *tasks = opendir("/proc/self/task");
  for (struct dirent *task; tasks && (task = readdir(tasks));) {
    cpu_set_t allowed;
    pid_t thread = atoi(task->d_name);
    if (thread && !sched_getaffinity(thread, sizeof allowed, &allowed))
      printf("%s %d\n", thread == getpid() ? "main" : "other", CPU_COUNT(&allowed));
  }
  if (tasks)
    closedir(tasks);
}

static long overlap(void) {
  long used = 0;
  float *x = calloc((size_t)n, sizeof *x);
  for (int r = 0; r < rounds; r++)
    scale(x, x, 1, n), used += on_device;
  free(x);
  return used;
}

int main(int argc, char **argv) {
  if (argc != 4)
    return 2;
  n = atoi(argv[2]);
  rounds = atoi(argv[3]);
  long bad = 0;
  if (!strcmp(argv[1], "broken"))
    site.source = wrong;
  if (!strcmp(argv[1], "wide"))
    site.source = wide;
  if (!strcmp(argv[1], "nobuild"))
    site.source = "__kernel void scale(nonsense) {}";
  if (!strcmp(argv[1], "threads"))
    bad = in_threads();
  else if (!strcmp(argv[1], "fork"))
    bad = in_child();
  else if (!strcmp(argv[1], "inplace") || !strcmp(argv[1], "exposed"))
    bad = in_place(!strcmp(argv[1], "inplace"), 0);
  else if (!strcmp(argv[1], "rows"))
    while (rounds-- > 0) /* the kernel may still be on its way */
      bad += in_place(1, 1);
  else if (!strcmp(argv[1], "overlap"))
    bad = overlap();
  else if (!strcmp(argv[1], "forks"))
    bad = fork_meanwhile();
  else if (!strcmp(argv[1], "born"))
    bad = in_new_child(1);
  else if (!strcmp(argv[1], "heir"))
    bad = in_new_child(0);
  else if (!strcmp(argv[1], "told"))
    bad = told();
  else if (!strcmp(argv[1], "settled"))
    bad = settled();
  else if (!strcmp(argv[1], "idle"))
    wait_ms(rounds);
  else if (!strcmp(argv[1], "later"))
    bad = until_used();
  else if (!strcmp(argv[1], "built"))
    bad = until_built();
  else if (!strcmp(argv[1], "leave")) {
    long ms = rounds;
    rounds = 1;
    bad = until_wanted();
    wait_ms(ms);
  } else
    bad = (long)work(NULL);
  if (!strcmp(argv[1], "bound"))
    say_bound();
  printf("%ld wrong values\n", bad);
  return bad != 0;
}
