/* Kernels as the driver made them, kept for later runs beside what was measured.
 *
 * Building from source takes a driver tens of milliseconds even if it has seen the
 * source before; its own binary takes a few. Only what is this user's own, whole and
 * made by this very driver for this very source is given back to it: drivers trust
 * binaries. Files go after a month; all together they have a limit. */
#include "rts_internal.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { TAG_BYTES = 8 };
static const char KEPT_TAG[TAG_BYTES] = "idlift2";
static const char SUFFIX[] = ".kernel";
static const off_t MOST_BYTES = 16 << 20, ALL_BYTES = 256 << 20;

typedef struct {
  char tag[TAG_BYTES];
  uint64_t bytes, check; /* of what follows */
  uint64_t source_bytes, source_check;
  uint64_t flushes;
  char identity[sizeof idlift1_runtime.identity];
} idlift_kept;

/* Not the hash that the file's name is made of: two would have to agree. */
static uint64_t check_of_source(const idlift_site *site) {
  uint64_t check = 0;
  for (const char *text = site->source; *text; text++)
    check = check * 0x9e3779b97f4a7c15u + (unsigned char)*text + 1;
  return check;
}

static void describe(const idlift_site *site, idlift_kept *head) {
  const idlift_runtime *rt = &idlift1_runtime;
  memset(head, 0, sizeof *head);
  memcpy(head->tag, KEPT_TAG, TAG_BYTES);
  head->source_bytes = strlen(site->source);
  head->source_check = check_of_source(site);
  head->flushes = rt->flushes != 0;
  memcpy(head->identity, rt->identity, sizeof head->identity);
}

static int is_trusted(int file, struct stat *about) {
  return !fstat(file, about) && S_ISREG(about->st_mode) &&
         about->st_uid == geteuid() && !(about->st_mode & (S_IWGRP | S_IWOTH)) &&
         about->st_size > (off_t)sizeof(idlift_kept) && about->st_size <= MOST_BYTES;
}

static unsigned char *read_from(int file, const idlift_kept *wanted, size_t *size) {
  struct stat about;
  idlift_kept head;
  if (!is_trusted(file, &about) || read(file, &head, sizeof head) != sizeof head)
    return NULL;
  *size = (size_t)about.st_size - sizeof head;
  uint64_t check = head.check;
  head.check = wanted->check;
  if (head.bytes != *size)
    return NULL;
  head.bytes = wanted->bytes;
  if (memcmp(&head, wanted, sizeof head))
    return NULL;
  unsigned char *bytes = malloc(*size);
  if (bytes && (read(file, bytes, *size) != (ssize_t)*size ||
                idlift1_check_of(bytes, *size) != check)) {
    free(bytes);
    bytes = NULL;
  }
  return bytes;
}

IDLIFT_FN unsigned char *idlift1_kept(const idlift_site *site, size_t *size) {
  char path[IDLIFT_PATH_BYTES];
  idlift_kept wanted;
  if (!idlift1_memory_path(site, SUFFIX, path))
    return NULL;
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (file < 0)
    return NULL;
  describe(site, &wanted);
  unsigned char *bytes = read_from(file, &wanted, size);
  close(file);
  return bytes;
}

IDLIFT_FN int idlift1_is_kept(const idlift_site *site) {
  char path[IDLIFT_PATH_BYTES];
  return idlift1_memory_path(site, SUFFIX, path) && !access(path, R_OK);
}

/* What the kept kernels in the folder of a path take; those of long ago go. */
static off_t used_beside(const char *path) {
  char folder[IDLIFT_PATH_BYTES];
  off_t used = 0;
  snprintf(folder, sizeof folder, "%.*s", (int)(strrchr(path, '/') - path), path);
  DIR *all = opendir(folder);
  if (!all)
    return 0;
  for (struct dirent *entry; (entry = readdir(all));) {
    struct stat about;
    if (!strstr(entry->d_name, SUFFIX) ||
        fstatat(dirfd(all), entry->d_name, &about, AT_SYMLINK_NOFOLLOW))
      continue;
    if (time(NULL) - about.st_mtime > IDLIFT_MONTH_S)
      (void)unlinkat(dirfd(all), entry->d_name, 0);
    else
      used += about.st_size;
  }
  closedir(all);
  return used;
}

IDLIFT_FN void idlift1_keep(const idlift_site *site) {
  const idlift_runtime *rt = &idlift1_runtime;
  char path[IDLIFT_PATH_BYTES];
  size_t size = 0;
  idlift_kept head;
  if (!idlift1_memory_path(site, SUFFIX, path) ||
      rt->cl.GetProgramInfo(site->program, CL_PROGRAM_BINARY_SIZES, sizeof size,
                            &size, NULL) != CL_SUCCESS ||
      !size || (off_t)size > MOST_BYTES || used_beside(path) > ALL_BYTES)
    return;
  unsigned char *bytes = malloc(size);
  if (bytes && rt->cl.GetProgramInfo(site->program, CL_PROGRAM_BINARIES,
                                     sizeof bytes, &bytes, NULL) == CL_SUCCESS) {
    describe(site, &head);
    head.bytes = size;
    head.check = idlift1_check_of(bytes, size);
    idlift1_write_file(path, &head, sizeof head, bytes, size);
  }
  free(bytes);
}
