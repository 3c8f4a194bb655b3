/* Machine code of kernels, as PoCL has made it, without PoCL.
 *
 * Its binaries hold a shared object for each kernel, whose one function runs one
 * work-group. What that function is given is no published interface: versions that are not
 * in the table below are left to the driver. So is what has local memory, or was made for
 * one size of groups. */
#include "rts_internal.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#pragma weak dlopen
#pragma weak dlclose
#pragma weak dlsym
#pragma weak memfd_create

enum { NAME_BYTES = 128, PATH_BYTES = 96, NUMBER_BITS = 16 };
/* Their format, and the drivers that write it. */
static const struct {
  uint32_t format;
  const char *driver;
} KNOWN[] = {{9, "|3.1"}};
static const char MAGIC[8] = "poclbin";
enum { HASH_BYTES = 41 };

typedef struct {
  char name[NAME_BYTES];
  uint64_t arguments;
  idlift_group_fn *run;
} idlift_function;

struct idlift_code {
  int count;
  idlift_function all[IDLIFT_MAX_KERNELS];
};

/* What is left to read; `broken` once something was longer than that. */
typedef struct {
  const unsigned char *at;
  size_t bytes;
  int broken;
} reader;

static const unsigned char *skip(reader *from, uint64_t bytes) {
  const unsigned char *here = from->at;
  if (from->broken || bytes > from->bytes) {
    from->broken = 1;
    return NULL;
  }
  from->at += bytes;
  from->bytes -= bytes;
  return here;
}

static uint64_t number(reader *from, size_t bytes) {
  uint64_t value = 0;
  const unsigned char *here = skip(from, bytes);
  if (here)
    memcpy(&value, here, bytes);
  return value;
}

/* A length and as many bytes, as a reader of their own. */
static reader part(reader *from, uint64_t bytes) {
  const unsigned char *here = skip(from, bytes);
  reader it = {here, here ? (size_t)bytes : 0, here == NULL};
  return it;
}

static reader text(reader *from) { return part(from, number(from, 4)); }

static int is_text(const reader *it, const char *wanted) {
  return !it->broken && it->bytes == strlen(wanted) &&
         !memcmp(it->at, wanted, it->bytes);
}

/* A path of a file that has none. The number stands in it as steps that lead nowhere. */
static void name_file(char path[PATH_BYTES], int file, unsigned number) {
  size_t used = (size_t)snprintf(path, PATH_BYTES, "/proc");
  for (int bit = 0; bit < NUMBER_BITS; bit++)
    used += (size_t)snprintf(path + used, PATH_BYTES - used,
                             number >> bit & 1 ? "/." : "/");
  snprintf(path + used, PATH_BYTES - used, "/self/fd/%d", file);
}

/* The dynamic linker gives out what it has loaded by the same path before, for whomever:
 * other objects of the program have a run time of their own. */
static int name_unused(char path[PATH_BYTES], int file) {
  static unsigned count;
  for (int tries = 0; tries < 1 << NUMBER_BITS; tries++) {
    name_file(path, file, __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED));
    void *other = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
    if (!other)
      return 1;
    dlclose(other);
  }
  return 0;
}

/* The dynamic linker takes files only; this one is gone with us. */
static void *opened(const reader *object) {
  char path[PATH_BYTES];
  void *handle = NULL;
  int (*volatile maker)(const char *, unsigned) = memfd_create;
  void *volatile opener = (void *)dlopen;
  int file = maker && opener ? maker("idlift-kernel", MFD_CLOEXEC) : -1;
  if (file < 0)
    return NULL;
  if (write(file, object->at, object->bytes) == (ssize_t)object->bytes &&
      name_unused(path, file))
    handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  close(file);
  return handle;
}

static int add_function(idlift_code *code, const char *name, uint64_t arguments,
                        const reader *object) {
  char symbol[NAME_BYTES + 32];
  idlift_function *it = &code->all[code->count];
  void *handle = object->broken ? NULL : opened(object);
  if (!handle)
    return 0;
  snprintf(symbol, sizeof symbol, "_pocl_kernel_%s_workgroup", name);
  void *found = dlsym(handle, symbol);
  if (!found)
    return 0;
  memcpy(&it->run, &found, sizeof found);
  it->arguments = arguments;
  snprintf(it->name, sizeof it->name, "%s", name);
  code->count++;
  return 1;
}

/* One kernel: lengths, its name, how many arguments it has and variables in local memory,
 * then more about it, and at the end its files. */
static int read_kernel(idlift_code *code, reader *from) {
  reader whole = *from;
  uint64_t bytes = number(from, 8), files = number(from, 8);
  (void)number(from, 4);
  reader label = text(from);
  uint64_t arguments = number(from, 4), locals = number(from, 4);
  char name[NAME_BYTES], path[3 * NAME_BYTES];
  if (from->broken || locals || label.bytes >= sizeof name || files > bytes ||
      code->count == IDLIFT_MAX_KERNELS)
    return 0;
  snprintf(name, sizeof name, "%.*s", (int)label.bytes, (const char *)label.at);
  snprintf(path, sizeof path, "/%s/0-0-0/%s.so", name, name);
  (void)skip(&whole, bytes - files);
  reader all = part(&whole, files);
  *from = whole;
  int found = 0;
  while (!found && !all.broken && all.bytes) {
    reader title = text(&all), content = text(&all);
    found = is_text(&title, path) && add_function(code, name, arguments, &content);
  }
  return found;
}

static int is_known(uint64_t format, const char *identity) {
  const char *driver = strrchr(identity, '|');
  for (size_t k = 0; driver && k < sizeof KNOWN / sizeof *KNOWN; k++)
    if (format == KNOWN[k].format &&
        !strncmp(driver, KNOWN[k].driver, strlen(KNOWN[k].driver)))
      return idlift1_is_pocl(identity);
  return 0;
}

static int read_all(idlift_code *code, reader *from, const char *identity) {
  const unsigned char *magic = skip(from, sizeof MAGIC);
  if (!magic || memcmp(magic, MAGIC, sizeof MAGIC))
    return 0;
  (void)number(from, 8);
  uint64_t format = number(from, 4), kernels = number(from, 4);
  (void)number(from, 8);
  uint64_t entries = number(from, 4);
  (void)skip(from, HASH_BYTES);
  if (from->broken || !is_known(format, identity))
    return 0;
  for (uint64_t k = 0; k < entries && !from->broken; k++)
    (void)skip(from, number(from, 8));
  for (uint64_t k = 0; k < kernels; k++)
    if (!read_kernel(code, from))
      return 0;
  return kernels > 0;
}

IDLIFT_FN idlift_code *idlift1_code_of(const idlift_site *site,
                                       const unsigned char *bytes, size_t size,
                                       const char *identity) {
#if defined(__x86_64__)
  if (!idlift1_runtime.threads || strstr(site->source, "__local") ||
      strstr(site->source, "printf"))
    return NULL;
  idlift_code *code = calloc(1, sizeof *code);
  reader from = {bytes, size, 0};
  if (code && read_all(code, &from, identity))
    return code;
  /* What was loaded stays: nothing of it has run, and it is not worth a thought. */
  free(code);
#else
  (void)site, (void)bytes, (void)size, (void)identity;
#endif
  return NULL;
}

IDLIFT_FN idlift_group_fn *idlift1_function(const idlift_code *code, const char *name,
                                            int arguments) {
  for (int k = 0; k < code->count; k++)
    if (!strcmp(code->all[k].name, name) && code->all[k].arguments == (uint64_t)arguments)
      return code->all[k].run;
  return NULL;
}
