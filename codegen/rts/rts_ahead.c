/* The driver, loaded and opened while the program is still at its input.
 *
 * A driver that is a compiler takes 30 ms and more to load, nearly all of it in the
 * dynamic linker, and 15 to open its device. A program whose last run has used kernels
 * loads it beside its beginning. Opening is another matter: children of a process that
 * has done it cannot use the device. So only a program does that whose last run was
 * watched from its beginning on, and has not forked. The file that says so has the
 * driver's path; whoever loads in vain removes it, and so does a fork before the device
 * is used. Like a kept kernel it has to be this user's own. */
#include "rts_internal.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#pragma weak dl_iterate_phdr
#pragma weak dlopen

static const char AHEAD_TAG[8] = "ahead2";
/* Shorter programs are left alone. */
static const int64_t SETTLED_NS = 2000000;
/* What both take at most: they need not begin earlier than this before their use. */
static const int64_t LOADING_NS = 120000000;
/* Later than that, nobody notices. */
static const int64_t LATEST_NS = 1000000000;

typedef struct {
  char tag[sizeof AHEAD_TAG];
  int64_t used_ns; /* when the device was wanted, from the program's beginning on */
  int64_t alone;   /* a run that was watched from there on has not forked */
  char driver[IDLIFT_PATH_BYTES];
} idlift_ahead;

static idlift_ahead driver_note;
static int64_t program_begun;
static int driver_loaded, opened_ahead, device_wanted, has_forked;

/* How many objects are loaded, and the path of one of them. */
typedef struct {
  int wanted, seen;
  char path[IDLIFT_PATH_BYTES];
} loaded;

static int count_object(struct dl_phdr_info *info, size_t size, void *state) {
  loaded *all = state;
  (void)size;
  if (all->seen++ == all->wanted && info->dlpi_name)
    snprintf(all->path, sizeof all->path, "%s", info->dlpi_name);
  return 0;
}

static loaded objects(int wanted) {
  loaded all = {wanted, 0, ""};
  int (*volatile iterate)(int (*)(struct dl_phdr_info *, size_t, void *), void *) =
      dl_iterate_phdr;
  if (iterate)
    iterate(count_object, &all);
  return all;
}

IDLIFT_FN int idlift1_objects(void) { return objects(-1).seen; }

IDLIFT_FN void idlift1_driver_after(int before) {
  if (!driver_loaded)
    snprintf(driver_note.driver, sizeof driver_note.driver, "%s", objects(before).path);
}

IDLIFT_FN const char *idlift1_driver(void) { return driver_note.driver; }

IDLIFT_FN void idlift1_want_device(void) {
  if (!idlift1_move(&device_wanted, 0, 1))
    return;
  driver_note.used_ns = idlift1_now() - program_begun;
  if (opened_ahead)
    idlift1_note(NULL, "the device %s ahead",
                 idlift1_device_state() == DEVICE_READY ? "was opened" : "is being opened");
}

static int is_whole(const idlift_ahead *found) {
  return !memcmp(found->tag, AHEAD_TAG, sizeof AHEAD_TAG) && found->used_ns >= 0 &&
         found->driver[0] == '/' && memchr(found->driver, 0, sizeof found->driver);
}

static int read_ahead(const char *path, idlift_ahead *found) {
  struct stat about;
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (file < 0)
    return 0;
  int whole = !fstat(file, &about) && S_ISREG(about.st_mode) &&
              about.st_uid == geteuid() && !(about.st_mode & (S_IWGRP | S_IWOTH)) &&
              time(NULL) - about.st_mtime < IDLIFT_MONTH_S &&
              read(file, found, sizeof *found) == (ssize_t)sizeof *found;
  close(file);
  return whole && is_whole(found) && found->used_ns < LATEST_NS;
}

IDLIFT_FN void idlift1_keep_ahead(void) {
  char path[IDLIFT_PATH_BYTES];
  memcpy(driver_note.tag, AHEAD_TAG, sizeof AHEAD_TAG);
  driver_note.alone = driver_loaded && !has_forked;
  if (idlift1_runtime.host_memory && is_whole(&driver_note) &&
      idlift1_program_path(".driver", path))
    idlift1_write_file(path, &driver_note, sizeof driver_note, NULL, 0);
}

/* Nobody has wanted what was made ready for it. */
IDLIFT_FN void idlift1_leave_ahead(void) {
  char path[IDLIFT_PATH_BYTES];
  if (driver_loaded && !__atomic_load_n(&device_wanted, __ATOMIC_ACQUIRE) &&
      idlift1_program_path(".driver", path))
    (void)unlink(path);
}

/* If the device is open and not in use yet, the child was perhaps meant to use it, and
 * the parent may end without another word to us. */
IDLIFT_FN void idlift1_was_forked(void) {
  if (opened_ahead)
    idlift1_leave_ahead();
  has_forked = 1;
}

IDLIFT_FN int64_t idlift1_time_to_load(void) {
  int64_t wait = driver_note.used_ns - LOADING_NS;
  return program_begun + (wait > SETTLED_NS ? wait : SETTLED_NS);
}

IDLIFT_FN void idlift1_load_driver(void) {
  driver_loaded = dlopen(driver_note.driver, RTLD_LAZY | RTLD_LOCAL) != NULL;
}

IDLIFT_FN int idlift1_was_loaded(void) { return driver_loaded; }

IDLIFT_FN int idlift1_may_open_ahead(void) {
  opened_ahead =
      driver_loaded && driver_note.alone == 1 && !has_forked && idlift1_claim();
  return opened_ahead;
}

static int is_auto(const char *policy, const char *verify) {
  return (!policy || !*policy || !strcmp(policy, "auto")) && (!verify || !*verify);
}

/* Once a program, however many objects bring it. */
__attribute__((constructor)) IDLIFT_FN void idlift1_look_ahead(void) {
  char path[IDLIFT_PATH_BYTES];
  void *volatile opener = (void *)dlopen;
  if (program_begun)
    return;
  program_begun = idlift1_now();
  if (opener && is_auto(getenv("IDLIFT_POLICY"), getenv("IDLIFT_VERIFY")) &&
      idlift1_program_path(".driver", path) && read_ahead(path, &driver_note)) {
    /* The environment had better change before the program has threads. */
    if (driver_note.alone == 1 && strstr(driver_note.driver, "pocl"))
      idlift1_prepare_pocl();
    idlift1_load_later();
  }
}
