/* What earlier runs of a program have measured: a file for each site that was built.
 *
 * A program that has run before knows which of its kernels are worth their start-up,
 * and asks for those at once. A remembered time is only a forecast: the first
 * measurement of this run takes its place. Files are found by what the site is (its
 * kernels, its place in the source) and the machine; they are dropped after a month,
 * since drivers change. Whatever goes wrong with them, nothing is remembered. */
#include "rts_internal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

/* Measurements of one version that count: no more are asked for. */
enum { ENOUGH = 3 };
static const char TAG[8] = "idlift4";
/* A build that took longer was the driver's first; the next one finds its results. */
static const double WARM_NS = 0.3e9;
/* What the driver's own binary takes to load, however long it took to make. */
static const double KEPT_NS = 10e6;
/* What machine code of a kernel takes at most, at its first launch. */
static const double CODE_NS = 2e9;

typedef struct {
  char tag[sizeof TAG];
  double build_ns, missed_ns, spent_ns, run_ns;
  float gain[IDLIFT_SIZE_CLASSES];
  idlift_times host, device;
} idlift_memory;

static uint64_t hashed(uint64_t hash, const char *text) {
  for (; text && *text; text++)
    hash = (hash ^ (unsigned char)*text) * 1099511628211u;
  return (hash ^ 0xff) * 1099511628211u;
}

/* What does not change while a program runs. */
static uint64_t key_of_all(uint64_t hash) {
  struct utsname machine;
  hash = hashed(hash, secure_getenv("IDLIFT_DEVICE"));
  hash = hashed(hash, secure_getenv("IDLIFT_OPENCL"));
  if (!uname(&machine))
    hash = hashed(hash, machine.nodename);
  return hash;
}

static uint64_t key_of(const idlift_site *site) {
  uint64_t hash = hashed(14695981039346656037u, site->where);
  hash = hashed(hash, site->source);
  return key_of_all(hashed(hash, site->options));
}

/* The folder of times: IDLIFT_TIMES, else in the user's cache; 0 if there is none.
 * A program with more rights than its user (setuid) has none. */
static int folder(char path[IDLIFT_PATH_BYTES]) {
  const char *own = secure_getenv("IDLIFT_TIMES");
  const char *cache = secure_getenv("XDG_CACHE_HOME");
  const char *home = secure_getenv("HOME");
  int length = -1;
  if (own && *own)
    length = *own == '/' ? snprintf(path, IDLIFT_PATH_BYTES, "%s", own) : -1;
  else if (cache && *cache == '/')
    length = snprintf(path, IDLIFT_PATH_BYTES, "%s/idlift/times", cache);
  else if (home && *home == '/')
    length = snprintf(path, IDLIFT_PATH_BYTES, "%s/.cache/idlift/times", home);
  return length > 0 && length < IDLIFT_PATH_BYTES - 64;
}

static void add_name(char path[IDLIFT_PATH_BYTES], uint64_t key, const char *suffix) {
  size_t used = strlen(path);
  snprintf(path + used, IDLIFT_PATH_BYTES - used, "/%016llx%s",
           (unsigned long long)key, suffix);
}

IDLIFT_FN int idlift1_memory_path(const idlift_site *site, const char *suffix,
                                  char path[IDLIFT_PATH_BYTES]) {
  if (!folder(path))
    return 0;
  add_name(path, key_of(site), suffix);
  return 1;
}

IDLIFT_FN int idlift1_program_path(const char *suffix, char path[IDLIFT_PATH_BYTES]) {
  char program[IDLIFT_PATH_BYTES];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program);
  if (length <= 0 || length == sizeof program || !folder(path))
    return 0;
  program[length] = 0;
  add_name(path, key_of_all(hashed(14695981039346656037u, program)), suffix);
  return 1;
}

/* Makes the folders of a path; what cannot be made shows when the file is opened. */
static void make_folders(char *path) {
  for (char *at = strchr(path + 1, '/'); at; at = strchr(at + 1, '/')) {
    *at = 0;
    (void)mkdir(path, 0700);
    *at = '/';
  }
}

static int is_time(double ns) { return ns >= 0 && ns < 1e18; }

static int is_sane(const idlift_memory *m) {
  int sane = !memcmp(m->tag, TAG, sizeof TAG) && is_time(m->build_ns) &&
             is_time(m->missed_ns) && is_time(m->spent_ns) && is_time(m->run_ns);
  for (int c = 0; c < IDLIFT_SIZE_CLASSES; c++)
    sane = sane && is_time(m->gain[c]) &&
           (!m->host.count[c] || (m->host.best[c] > 0 && is_time(m->host.best[c]))) &&
           (!m->device.count[c] ||
            (m->device.best[c] > 0 && is_time(m->device.best[c])));
  return sane;
}

static int load(const char *path, idlift_memory *found) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return 0;
  struct stat about;
  int whole = !fstat(file, &about) && S_ISREG(about.st_mode) &&
              about.st_size == (off_t)sizeof *found &&
              time(NULL) - about.st_mtime < IDLIFT_MONTH_S &&
              read(file, found, sizeof *found) == (ssize_t)sizeof *found;
  close(file);
  return whole && is_sane(found);
}

/* Takes over what was measured before. */
static void take(idlift_times *times, const idlift_times *before) {
  for (int c = 0; c < IDLIFT_SIZE_CLASSES; c++)
    if (before->count[c]) {
      times->best[c] = before->best[c];
      times->count[c] = before->count[c] < ENOUGH ? before->count[c] : ENOUGH;
      times->old[c] = ENOUGH;
    }
}

IDLIFT_FN void idlift1_recall(idlift_site *site) {
  char path[IDLIFT_PATH_BYTES];
  idlift_memory found;
  if (site->recalled)
    return;
  site->recalled = 1;
  int at_hand = 0;
  site->kept = idlift1_is_kept(site, &at_hand);
  __atomic_store_n(&site->at_hand, at_hand, __ATOMIC_RELAXED);
  if (site->kept)
    site->known_build_ns = KEPT_NS;
  if (!idlift1_memory_path(site, "", path) || !load(path, &found))
    return;
  take(&site->host, &found.host);
  take(&site->device, &found.device);
  memcpy(site->known_gain, found.gain, sizeof found.gain);
  site->earlier_build_ns = found.build_ns;
  if (!site->kept)
    site->known_build_ns = found.build_ns < WARM_NS ? found.build_ns : 0;
  site->known_missed_ns = found.missed_ns;
  site->spent_ns += found.spent_ns;
  __atomic_store_n(&idlift1_runtime.known_run_ns, (int64_t)found.run_ns,
                   __ATOMIC_RELAXED);
}

/* A launch that stayed the only one, unless it may have paid for machine code: if it
 * took longer than the original, it tells something only beyond what that may take. */
static void count_first(const idlift_site *site, idlift_memory *memory) {
  int cold = site->build_ns >= WARM_NS && !idlift1_runtime.ahead;
  if (site->first_ns <= 0 || cold)
    return;
  int c = idlift1_size_class(site->first_work);
  double ns = site->first_ns, host = site->first_work * (double)memory->host.best[c];
  if (memory->host.count[c] && ns > host && !site->code)
    ns -= CODE_NS;
  if (memory->device.count[c] || (ns < site->first_ns && ns < host))
    return;
  memory->device.best[c] = (float)(ns / site->first_work);
  memory->device.count[c] = 1;
}

static int is_measured(const idlift_times *times) {
  int measured = 0;
  for (int c = 0; c < IDLIFT_SIZE_CLASSES; c++)
    measured |= times->count[c];
  return measured != 0;
}

/* Beside the file, then in its place. */
IDLIFT_FN void idlift1_write_file(char *path, const void *head, size_t head_bytes,
                                  const void *body, size_t body_bytes) {
  char made[IDLIFT_PATH_BYTES + 32];
  make_folders(path);
  snprintf(made, sizeof made, "%s.%ld", path, (long)getpid());
  int file = open(made, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0)
    return;
  int whole = write(file, head, head_bytes) == (ssize_t)head_bytes &&
              (!body_bytes || write(file, body, body_bytes) == (ssize_t)body_bytes);
  if (close(file) || !whole || rename(made, path))
    (void)unlink(made);
}

static void save(idlift_site *site) {
  char path[IDLIFT_PATH_BYTES];
  idlift_memory memory;
  if (!idlift1_memory_path(site, "", path))
    return;
  memset(&memory, 0, sizeof memory);
  memcpy(memory.tag, TAG, sizeof TAG);
  memory.build_ns = site->build_ns > 0 ? site->build_ns : site->earlier_build_ns;
  /* A driver that keeps nothing: it is waited for less and less. */
  if (site->build_ns >= WARM_NS && site->earlier_build_ns >= WARM_NS)
    memory.build_ns = site->build_ns + site->earlier_build_ns;
  idlift1_lock(&site->lock);
  memcpy(memory.gain, site->gain, sizeof memory.gain);
  memory.spent_ns = site->spent_ns;
  memory.run_ns = (double)(idlift1_now() - idlift1_runtime.first_call);
  memory.host = site->host;
  memory.device = site->device;
  count_first(site, &memory);
  if (!is_measured(&memory.device))
    memory.missed_ns = site->known_missed_ns + site->missed_ns;
  idlift1_unlock(&site->lock);
  idlift1_write_file(path, &memory, sizeof memory, NULL, 0);
}

static idlift_site *measured_sites;
static int measured_lock;

/* The sites outlive this: they and the run time are in the same object. */
static void save_all(void) {
  if (!idlift1_is_ours())
    return; /* the parent's measurements */
  idlift1_lock(&measured_lock);
  int launched = 0;
  for (idlift_site *site = measured_sites; site; site = site->next_measured) {
    launched |= site->launched && !site->code;
    save(site);
  }
  measured_sites = NULL;
  if (launched)
    idlift1_keep_ahead();
  idlift1_unlock(&measured_lock);
}

IDLIFT_FN void idlift1_remember(idlift_site *site) {
  static int registered;
  if (__atomic_load_n(&site->remembering, __ATOMIC_RELAXED))
    return;
  idlift1_lock(&measured_lock);
  if (!site->remembering) {
    __atomic_store_n(&site->remembering, 1, __ATOMIC_RELAXED);
    site->next_measured = measured_sites;
    measured_sites = site;
    if (!registered++)
      atexit(save_all);
  }
  idlift1_unlock(&measured_lock);
}
