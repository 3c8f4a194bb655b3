/* Would the driver that has made a kernel be chosen once more, for the same processor?
 *
 * Asking OpenCL would take as long as all that kept machine code saves. What it would look
 * at is compared instead: the processor, the list of drivers, the driver's own file, and
 * the variables that change what they do. Some are never compared: if one is set, OpenCL
 * is asked. */
#include "rts_internal.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

static const char VENDORS[] = "/etc/OpenCL/vendors";
/* Loaders' and PoCL's own; what we tell PoCL ourselves is known (rts_pocl.c). */
static const char *const STRANGE[] = {"OCL_", "OPENCL_", "POCL_", "PYOPENCL_"};
static const char *const OURS[] = {"POCL_WORK_GROUP_SPECIALIZATION=0",
                                   "POCL_AFFINITY=", "PYOPENCL_HOME="};

static uint64_t mixed(uint64_t hash, const void *bytes, size_t count) {
  for (const unsigned char *at = bytes; count--; at++)
    hash = (hash ^ *at) * 0x100000001b3u;
  return hash;
}

static int begins_with(const char *text, const char *const *all, size_t count) {
  for (size_t k = 0; k < count; k++)
    if (!strncmp(text, all[k], strlen(all[k])))
      return 1;
  return 0;
}

static int is_strange(void) {
  for (char **entry = environ; entry && *entry; entry++)
    if (begins_with(*entry, STRANGE, sizeof STRANGE / sizeof *STRANGE) &&
        !begins_with(*entry, OURS, sizeof OURS / sizeof *OURS))
      return 1;
  return 0;
}

/* 0 if there is no telling. */
static uint64_t processor(uint64_t hash) {
#if defined(__x86_64__)
  static const unsigned LEAVES[] = {0,          1,          7,         0x80000001,
                                    0x80000002, 0x80000003, 0x80000004};
  for (size_t k = 0; k < sizeof LEAVES / sizeof *LEAVES; k++) {
    unsigned r[4] = {0, 0, 0, 0};
    if (!__get_cpuid_count(LEAVES[k], 0, &r[0], &r[1], &r[2], &r[3]))
      continue;
    if (LEAVES[k] == 1)
      r[1] = 0; /* which of the processors it is */
    hash = mixed(hash, r, sizeof r);
  }
  return hash;
#else
  (void)hash;
  return 0;
#endif
}

static uint64_t file(uint64_t hash, const struct stat *about) {
  const int64_t facts[] = {(int64_t)about->st_ino, (int64_t)about->st_size,
                           (int64_t)about->st_mtim.tv_sec,
                           (int64_t)about->st_mtim.tv_nsec};
  return mixed(hash, facts, sizeof facts);
}

/* A sum over its files: their order does not matter. */
static uint64_t drivers(uint64_t hash) {
  uint64_t sum = 0;
  DIR *all = opendir(VENDORS);
  for (struct dirent *entry; all && (entry = readdir(all));) {
    struct stat about;
    if (entry->d_name[0] != '.' && !fstatat(dirfd(all), entry->d_name, &about, 0))
      sum += file(mixed(hash, entry->d_name, strlen(entry->d_name)), &about);
  }
  if (all)
    closedir(all);
  return mixed(hash, &sum, sizeof sum);
}

IDLIFT_FN uint64_t idlift1_surroundings(const char *driver) {
  struct stat about;
  const char *paths = getenv("LD_LIBRARY_PATH"), *preload = getenv("LD_PRELOAD");
  uint64_t hash = processor(0xcbf29ce484222325u);
  if (!hash || is_strange() || driver[0] != '/' || stat(driver, &about))
    return 0;
  hash = drivers(file(hash, &about));
  hash = mixed(hash, paths ? paths : "", paths ? strlen(paths) : 0);
  hash = mixed(hash, preload ? preload : "", preload ? strlen(preload) : 0);
  return hash ? hash : 1;
}
