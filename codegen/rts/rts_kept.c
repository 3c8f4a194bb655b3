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
static const char KEPT_TAG[TAG_BYTES] = "idlift3";
static const char SUFFIX[] = ".kernel";
static const off_t MOST_BYTES = 16 << 20, ALL_BYTES = 256 << 20;

typedef struct {
  char tag[TAG_BYTES];
  uint64_t bytes, check; /* of what follows */
  uint64_t source_bytes, source_check;
  uint64_t flushes;
  uint64_t surroundings; /* of the driver that made it, 0 if not known */
  char driver[IDLIFT_PATH_BYTES];
  char identity[IDLIFT_IDENTITY_BYTES];
} idlift_kept;

/* Not the hash that the file's name is made of: two would have to agree. */
static uint64_t check_of_source(const idlift_site *site) {
  uint64_t check = 0;
  for (const char *text = site->source; *text; text++)
    check = check * 0x9e3779b97f4a7c15u + (unsigned char)*text + 1;
  return check;
}

/* What both kinds of readers compare. */
static void describe(const idlift_site *site, idlift_kept *head) {
  memset(head, 0, sizeof *head);
  memcpy(head->tag, KEPT_TAG, TAG_BYTES);
  head->source_bytes = strlen(site->source);
  head->source_check = check_of_source(site);
  head->flushes = idlift1_runtime.flushes != 0;
}

static void describe_driver(idlift_kept *head) {
  memcpy(head->identity, idlift1_runtime.identity, sizeof head->identity);
  snprintf(head->driver, sizeof head->driver, "%s", idlift1_driver());
  head->surroundings = idlift1_surroundings(head->driver);
}

static int is_of(const idlift_kept *head, const idlift_site *site) {
  idlift_kept wanted;
  describe(site, &wanted);
  return !memcmp(head->tag, wanted.tag, sizeof wanted.tag) &&
         head->source_bytes == wanted.source_bytes &&
         head->source_check == wanted.source_check && head->flushes == wanted.flushes &&
         memchr(head->driver, 0, sizeof head->driver) &&
         memchr(head->identity, 0, sizeof head->identity);
}

static int is_by_this_driver(const idlift_kept *head) {
  return !strcmp(head->identity, idlift1_runtime.identity);
}

static int is_at_hand(const idlift_kept *head) {
  return head->surroundings && head->surroundings == idlift1_surroundings(head->driver);
}

static int is_trusted(int file, struct stat *about) {
  return !fstat(file, about) && S_ISREG(about->st_mode) &&
         about->st_uid == geteuid() && !(about->st_mode & (S_IWGRP | S_IWOTH)) &&
         about->st_size > (off_t)sizeof(idlift_kept) && about->st_size <= MOST_BYTES;
}

/* The site's file with its head read, or -1. */
static int opened_file(const idlift_site *site, idlift_kept *head) {
  char path[IDLIFT_PATH_BYTES];
  struct stat about;
  int file = idlift1_memory_path(site, SUFFIX, path)
                 ? open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
                 : -1;
  if (file < 0)
    return -1;
  if (is_trusted(file, &about) && read(file, head, sizeof *head) == sizeof *head &&
      is_of(head, site) && head->bytes == (uint64_t)about.st_size - sizeof *head)
    return file;
  close(file);
  return -1;
}

static unsigned char *read_if(const idlift_site *site, size_t *size, idlift_kept *head,
                              int (*fits)(const idlift_kept *)) {
  unsigned char *bytes = NULL;
  int file = opened_file(site, head);
  if (file < 0)
    return NULL;
  if (fits(head) && (bytes = malloc(head->bytes))) {
    *size = head->bytes;
    if (read(file, bytes, *size) != (ssize_t)*size ||
        idlift1_check_of(bytes, *size) != head->check) {
      free(bytes);
      bytes = NULL;
    }
  }
  close(file);
  return bytes;
}

IDLIFT_FN unsigned char *idlift1_kept(const idlift_site *site, size_t *size) {
  idlift_kept head;
  return read_if(site, size, &head, is_by_this_driver);
}

IDLIFT_FN unsigned char *idlift1_kept_by(const idlift_site *site, size_t *size,
                                         char identity[IDLIFT_IDENTITY_BYTES]) {
  idlift_kept head;
  unsigned char *bytes = read_if(site, size, &head, is_at_hand);
  if (bytes)
    memcpy(identity, head.identity, sizeof head.identity);
  return bytes;
}

IDLIFT_FN int idlift1_is_kept(const idlift_site *site, int *at_hand) {
  idlift_kept head;
  int file = opened_file(site, &head);
  *at_hand = file >= 0 && idlift1_runtime.threads && is_at_hand(&head);
  if (file >= 0)
    close(file);
  return file >= 0;
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

IDLIFT_FN void idlift1_keep(const idlift_site *site, const unsigned char *bytes,
                            size_t size) {
  char path[IDLIFT_PATH_BYTES];
  idlift_kept head;
  if (!idlift1_memory_path(site, SUFFIX, path) || (off_t)size > MOST_BYTES ||
      used_beside(path) > ALL_BYTES)
    return;
  describe(site, &head);
  describe_driver(&head);
  head.bytes = size;
  head.check = idlift1_check_of(bytes, size);
  idlift1_write_file(path, &head, sizeof head, bytes, size);
}
