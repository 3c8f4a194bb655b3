/* Start-up beside the program: a thread of our own opens the device and builds
 * kernels while the original loops run.
 *
 * The program may end, fork or unload us at any moment, and a driver in the
 * middle of a compilation survives none of these. So the thread works in stages
 * (opening, each build): a fork waits for the end of the running stage, the end
 * of the program waits for it and no other one begins, and an object that has
 * had a thread stays loaded. */
#include "rts_internal.h"

#include <dlfcn.h>
#include <linux/futex.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* Nothing may have to be linked: a program without threads has its start-up in
 * the foreground. The last two are glibc's own. */
#pragma weak pthread_create
#pragma weak pthread_join
#pragma weak pthread_attr_init
#pragma weak pthread_attr_setstacksize
#pragma weak pthread_attr_destroy
#pragma weak dladdr
#pragma weak dlopen
extern int __register_atfork(void (*)(void), void (*)(void), void (*)(void),
                             void *) __attribute__((weak));
extern int __cxa_thread_atexit_impl(void (*)(void *), void *, void *)
    __attribute__((weak));

/* Compilers in drivers recurse deeply; some C libraries have small stacks. */
static const size_t STACK_BYTES = 8u << 20;

typedef struct {
  int lock;
  int stage; /* held while the driver works */
  int prepared;
  int running; /* the thread has sites to build, or is about to look for some */
  int joinable;
  int leaving; /* the program ends */
  pid_t process; /* whose thread it is */
  int news;    /* counts what may change what is to be done */
  int64_t asked; /* when the first site was asked for */
  pthread_t thread;
  idlift_site *wanted;
  idlift_site *used; /* whose binaries are to be kept */
} idlift_background;

IDLIFT_FN idlift_background idlift1_background;

/* Looked up at run time: see idlift1_load_api. */
static int is_linked(void *volatile function) { return function != NULL; }

IDLIFT_FN int idlift1_is_leaving(void) {
  return __atomic_load_n(&idlift1_background.leaving, __ATOMIC_ACQUIRE);
}

typedef struct {
  idlift_site *build, *keep;
} idlift_task;

static idlift_site *first_of(idlift_site **list) {
  idlift_site *site = *list;
  if (site)
    *list = site->next;
  return site;
}

/* Keeping takes milliseconds, so the end of the program waits for all of it: a
 * program that calls its kernel once would never keep it otherwise. `later`: there is
 * nothing to do but later. */
static idlift_task next_task(int *later) {
  idlift_background *bg = &idlift1_background;
  idlift_task task = {NULL, NULL};
  *later = 0;
  idlift1_lock(&bg->lock);
  if (!idlift1_is_leaving())
    task.build = idlift1_next_of(&bg->wanted, bg->asked, later);
  if (!task.build)
    task.keep = first_of(&bg->used);
  if (!task.build && !task.keep)
    bg->running = *later;
  idlift1_unlock(&bg->lock);
  return task;
}

/* Until somebody asks for something, or for a moment. */
static void rest(int news) {
  const struct timespec a_moment = {0, 20 * 1000 * 1000};
  (void)syscall(SYS_futex, &idlift1_background.news, FUTEX_WAIT_PRIVATE, news,
                &a_moment, NULL, 0);
}

static void wake(void) {
  idlift_background *bg = &idlift1_background;
  (void)__atomic_fetch_add(&bg->news, 1, __ATOMIC_ACQ_REL);
  (void)syscall(SYS_futex, &bg->news, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

static void open_in_a_stage(void) {
  idlift_background *bg = &idlift1_background;
  idlift1_lock(&bg->stage);
  if (!idlift1_is_leaving())
    idlift1_open_device();
  idlift1_unlock(&bg->stage);
}

static void build_in_a_stage(idlift_site *site) {
  idlift_background *bg = &idlift1_background;
  idlift1_lock(&bg->stage);
  if (!idlift1_is_leaving())
    idlift1_build(site);
  idlift1_unlock(&bg->stage);
  idlift1_was_built(site);
}

static void keep_in_a_stage(const idlift_site *site) {
  idlift_background *bg = &idlift1_background;
  size_t size = 0;
  idlift1_lock(&bg->stage);
  unsigned char *bytes = idlift1_binary_of(site, &size);
  if (bytes)
    idlift1_keep(site, bytes, size);
  idlift1_unlock(&bg->stage);
  free(bytes);
}

static void work_on(idlift_task task) {
  if (task.build)
    build_in_a_stage(task.build);
  else
    keep_in_a_stage(task.keep);
}

/* Whoever asks for a kernel meanwhile is not kept waiting. */
static int is_asked(void) {
  return __atomic_load_n(&idlift1_background.wanted, __ATOMIC_ACQUIRE) != NULL;
}

static void load_in_a_stage(void) {
  idlift_background *bg = &idlift1_background;
  const struct timespec a_while = {0, 250000};
  while (!is_asked() && !idlift1_is_leaving() && idlift1_now() < idlift1_time_to_load())
    nanosleep(&a_while, NULL);
  idlift1_lock(&bg->stage);
  if (!idlift1_is_leaving())
    idlift1_load_driver();
  idlift1_unlock(&bg->stage);
}

/* A fork is either before the claim, and seen, or its child knows whose device it is. */
static int opens_ahead(void) {
  idlift_background *bg = &idlift1_background;
  idlift1_lock(&bg->stage);
  int opens = !idlift1_is_leaving() && idlift1_may_open_ahead();
  idlift1_unlock(&bg->stage);
  return opens;
}

/* Is there something to do? If not, the thread is at its end. */
static int goes_on(void) {
  idlift_background *bg = &idlift1_background;
  idlift1_lock(&bg->lock);
  bg->running = bg->wanted || bg->used;
  int on = bg->running;
  idlift1_unlock(&bg->lock);
  return on;
}

static void *work_through(void *ahead) {
  idlift_task task;
  int later = 0, news = 0;
  int64_t *calm = &idlift1_runtime.calm_since;
  if (ahead) {
    load_in_a_stage();
    if (!opens_ahead() && !goes_on())
      return NULL;
  }
  /* First of all, and for nobody: who asks meanwhile may be waiting, and is served
   * before those who did not. */
  __atomic_store_n(calm, INT64_MAX, __ATOMIC_RELEASE);
  open_in_a_stage();
  __atomic_store_n(calm, idlift1_now(), __ATOMIC_RELEASE);
  for (;;) {
    news = __atomic_load_n(&idlift1_background.news, __ATOMIC_ACQUIRE);
    task = next_task(&later);
    if (task.build || task.keep) {
      __atomic_store_n(calm, INT64_MAX, __ATOMIC_RELEASE);
      work_on(task);
      __atomic_store_n(calm, idlift1_now(), __ATOMIC_RELEASE);
    } else if (later) {
      rest(news);
    } else {
      return NULL;
    }
  }
}

/* Before any destructor of the driver runs, the driver must have come to rest. */
static void leave(void) {
  idlift_background *bg = &idlift1_background;
  if (!idlift1_is_ours())
    return; /* the thread is the parent's */
  idlift1_lock(&bg->lock);
  int joinable = bg->joinable && bg->process == getpid();
  bg->joinable = 0;
  __atomic_store_n(&bg->leaving, 1, __ATOMIC_RELEASE);
  idlift1_unlock(&bg->lock);
  wake();
  if (joinable)
    pthread_join(bg->thread, NULL);
  if (bg->process == getpid())
    idlift1_leave_ahead();
}

static void leave_thread(void *unused) {
  (void)unused;
  leave();
}

static void before_fork(void) {
  idlift1_lock(&idlift1_background.stage);
  idlift1_was_forked();
}
static void after_fork(void) { idlift1_unlock(&idlift1_background.stage); }

/* A thread that has only loaded ahead was the parent's; the device may be the child's. */
static void in_child(void) {
  idlift_background *bg = &idlift1_background;
  after_fork();
  if (idlift1_is_ours())
    bg->lock = bg->running = bg->joinable = 0;
}

/* Once a program, and before the first thread. */
static void prepare(void) {
  Dl_info self;
  if (is_linked((void *)dladdr) && is_linked((void *)dlopen) &&
      dladdr((void *)&idlift1_background, &self) && self.dli_fname)
    (void)dlopen(self.dli_fname, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
  atexit(leave);
  /* Handlers that the driver registers while it is being loaded would run before
   * the one above, destructors of the main thread come before all of them. */
  if (is_linked((void *)__cxa_thread_atexit_impl) &&
      syscall(SYS_gettid) == getpid())
    __cxa_thread_atexit_impl(leave_thread, NULL, &idlift1_background);
  if (is_linked((void *)__register_atfork))
    __register_atfork(before_fork, after_fork, in_child, NULL);
}

static int has_threads(void) {
  return is_linked((void *)pthread_create) && is_linked((void *)pthread_join) &&
         is_linked((void *)pthread_attr_init) &&
         is_linked((void *)pthread_attr_setstacksize) &&
         is_linked((void *)pthread_attr_destroy);
}

/* Signals are for the program's own threads: its handlers expect those. */
IDLIFT_FN int idlift1_start_thread(pthread_t *thread, void *(*run)(void *),
                                   void *given) {
  pthread_attr_t attributes;
  sigset_t all, old;
  if (!has_threads() || pthread_attr_init(&attributes))
    return 0;
  pthread_attr_setstacksize(&attributes, STACK_BYTES);
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &old);
  int failed = pthread_create(thread, &attributes, run, given);
  sigprocmask(SIG_SETMASK, &old, NULL);
  pthread_attr_destroy(&attributes);
  return !failed;
}

/* Called with the lock held. */
static void ensure_prepared(void) {
  idlift_background *bg = &idlift1_background;
  if (!bg->prepared) {
    bg->prepared = 1;
    prepare();
  }
}

IDLIFT_FN int idlift1_stays_loaded(void) {
  idlift_background *bg = &idlift1_background;
  if (!has_threads())
    return 0;
  idlift1_lock(&bg->lock);
  ensure_prepared();
  idlift1_unlock(&bg->lock);
  return 1;
}

/* Called with the lock held. `ahead`: to load the driver's library first. */
static int ensure_running(void *ahead) {
  idlift_background *bg = &idlift1_background;
  if (bg->process != getpid())
    bg->running = bg->joinable = 0;
  if (bg->running || idlift1_is_leaving())
    return bg->running;
  ensure_prepared();
  /* The last one has seen that nothing is left to do, and is at its end. */
  if (bg->joinable)
    pthread_join(bg->thread, NULL);
  bg->process = getpid();
  bg->running = bg->joinable = idlift1_start_thread(&bg->thread, work_through, ahead);
  return bg->running;
}

/* On a single processor there is nothing beside the program. */
static int has_beside(void) {
  cpu_set_t allowed;
  return has_threads() && !sched_getaffinity(0, sizeof allowed, &allowed) &&
         CPU_COUNT(&allowed) > 1;
}

static int may_work_beside(void) { return has_beside() && idlift1_claim(); }

/* Nothing is claimed, so that a child may open the device for itself. */
IDLIFT_FN void idlift1_load_later(void) {
  idlift_background *bg = &idlift1_background;
  if (!has_beside() || !is_linked((void *)__register_atfork))
    return;
  idlift1_lock(&bg->lock);
  (void)ensure_running(bg);
  idlift1_unlock(&bg->lock);
}

IDLIFT_FN int idlift1_build_later(idlift_site *site) {
  idlift_background *bg = &idlift1_background;
  if (!may_work_beside())
    return 0;
  idlift1_lock(&bg->lock);
  int going = ensure_running(NULL);
  if (going && idlift1_move(&site->state, SITE_NEW, SITE_WANTED)) {
    if (!bg->asked)
      bg->asked = idlift1_now();
    site->next = bg->wanted;
    __atomic_store_n(&bg->wanted, site, __ATOMIC_RELEASE);
  }
  idlift1_unlock(&bg->lock);
  wake();
  return going;
}

IDLIFT_FN void idlift1_keep_later(idlift_site *site) {
  idlift_background *bg = &idlift1_background;
  if (!idlift1_move(&site->built_anew, 1, 0) || !may_work_beside())
    return;
  idlift1_lock(&bg->lock);
  if (ensure_running(NULL)) {
    site->next = bg->used;
    bg->used = site;
  }
  idlift1_unlock(&bg->lock);
}
