/* An OpenCL library in which one call fails: the one of this number (FAULTY_AT, from 1)
 * of the function FAULTY ("launch", "finish" or "map"). All else is the real one's.
 * Where maps fail, drivers have another name: PoCL is known to need none. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int fails(const char *function) {
  static int calls;
  const char *wanted = getenv("FAULTY"), *at = getenv("FAULTY_AT");
  return wanted && at && !strcmp(wanted, function) && ++calls == atoi(at);
}

enum { PLATFORM_NAME = 0x0902 };

int32_t clGetPlatformInfo(void *platform, uint32_t what, size_t size, void *value,
                          size_t *needs) {
  int32_t (*real)(void *, uint32_t, size_t, void *, size_t *) =
      dlsym(RTLD_NEXT, "clGetPlatformInfo");
  const char *wanted = getenv("FAULTY");
  if (what != PLATFORM_NAME || !wanted || strcmp(wanted, "map"))
    return real(platform, what, size, value, needs);
  snprintf(value, size, "Another");
  return 0;
}

int32_t clEnqueueNDRangeKernel(void *queue, void *kernel, uint32_t dims,
                               const size_t *offset, const size_t *global,
                               const size_t *local, uint32_t count,
                               void *const *events, void **event) {
  int32_t (*real)(void *, void *, uint32_t, const size_t *, const size_t *,
                  const size_t *, uint32_t, void *const *, void **) =
      dlsym(RTLD_NEXT, "clEnqueueNDRangeKernel");
  return fails("launch") ? -5
                         : real(queue, kernel, dims, offset, global, local, count,
                                events, event);
}

int32_t clFinish(void *queue) {
  int32_t (*real)(void *) = dlsym(RTLD_NEXT, "clFinish");
  int32_t result = real(queue);
  return fails("finish") ? -5 : result;
}

void *clEnqueueMapBuffer(void *queue, void *memory, uint32_t wait, uint64_t flags,
                         size_t offset, size_t bytes, uint32_t count,
                         void *const *events, void **event, int32_t *error) {
  void *(*real)(void *, void *, uint32_t, uint64_t, size_t, size_t, uint32_t,
                void *const *, void **, int32_t *) =
      dlsym(RTLD_NEXT, "clEnqueueMapBuffer");
  if (!fails("map"))
    return real(queue, memory, wait, flags, offset, bytes, count, events, event,
                error);
  *error = -12;
  return NULL;
}
