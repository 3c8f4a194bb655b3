/* Finding OpenCL, choosing a device, opening it. */
#include "rts_internal.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Where the wrapper that built this program found an OpenCL loader. */
#ifndef IDLIFT_RECORDED_OPENCL
#define IDLIFT_RECORDED_OPENCL ""
#endif
/* The folder in whose .libs that loader (pyopencl's) and its drivers are. */
#ifndef IDLIFT_RECORDED_HOME
#define IDLIFT_RECORDED_HOME ""
#endif
/* That driver: the loader asks for it by its bare name, which works only if it is
 * already there. */
#ifndef IDLIFT_RECORDED_DRIVER
#define IDLIFT_RECORDED_DRIVER ""
#endif

/* In a static program dlopen is absent or of little use: then there is no
 * OpenCL and the original loops run. */
extern void *dlopen(const char *, int) __attribute__((weak));
extern void *dlsym(void *, const char *) __attribute__((weak));
extern int dlclose(void *) __attribute__((weak));

static const char *const cl_names[] = {
    "clGetPlatformIDs",      "clGetPlatformInfo",
    "clGetDeviceIDs",        "clGetDeviceInfo",
    "clCreateContext",       "clCreateCommandQueue",
    "clCreateProgramWithSource", "clCreateProgramWithBinary",
    "clBuildProgram",        "clGetProgramBuildInfo",
    "clGetProgramInfo",      "clReleaseProgram",
    "clCreateKernel",        "clSetKernelArg",
    "clCreateBuffer",        "clReleaseMemObject",
    "clEnqueueNDRangeKernel", "clEnqueueMapBuffer",
    "clEnqueueUnmapMemObject", "clEnqueueWriteBuffer",
    "clEnqueueReadBuffer",   "clEnqueueFillBuffer",
    "clEnqueueCopyBuffer",   "clFinish"};

_Static_assert(sizeof cl_names / sizeof *cl_names * sizeof(void *) ==
                   sizeof(idlift_cl_api),
               "a name for every entry of the table");

static int fill_api(void *library, idlift_cl_api *api) {
  for (size_t i = 0; i < sizeof cl_names / sizeof *cl_names; i++) {
    void *function = dlsym(library, cl_names[i]);
    if (!function)
      return 0;
    memcpy((char *)api + i * sizeof(void *), &function, sizeof function);
  }
  return 1;
}

static int has_platform(const idlift_cl_api *api) {
  cl_uint count = 0;
  return api->GetPlatformIDs(0, NULL, &count) == CL_SUCCESS && count > 0;
}

/* A loader reads its list of drivers once. */
static void *loader;

static int try_library(const char *path, idlift_cl_api *api) {
  if (!path || !*path)
    return 0;
  loader = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  int before = idlift1_objects();
  if (!loader || !fill_api(loader, api) || !has_platform(api))
    return 0;
  idlift1_driver_after(before);
  return 1;
}

/* A loader that may be pyopencl's: that one crashes unless its variable is set. */
static int try_bundled(const char *path, int with_driver, idlift_cl_api *api) {
  const char *inside = strstr(path, "/.libs/");
  char home[4096];
  if (inside && (size_t)(inside - path) < sizeof home) {
    memcpy(home, path, (size_t)(inside - path));
    home[inside - path] = 0;
    setenv("PYOPENCL_HOME", home, 0);
    if (with_driver && !strcmp(home, IDLIFT_RECORDED_HOME) && *IDLIFT_RECORDED_DRIVER)
      (void)dlopen(IDLIFT_RECORDED_DRIVER, RTLD_NOW | RTLD_LOCAL);
  }
  return try_library(path, api);
}

IDLIFT_FN int idlift1_load_api(idlift_cl_api *api, int with_driver) {
  /* Looked up at run time: as constants, older clangs print them in a way that
   * newer LLVMs no longer read. */
  void *volatile opener = (void *)dlopen, *volatile finder = (void *)dlsym;
  int (*volatile closer)(void *) = dlclose;
  if (!opener || !finder)
    return 0;
  if (loader && closer)
    closer(loader);
  const char *wanted = getenv("IDLIFT_OPENCL");
  if (wanted && *wanted)
    return try_bundled(wanted, with_driver, api); /* the user's word is final */
  if (try_library("libOpenCL.so.1", api) || try_library("libOpenCL.so", api))
    return 1;
  return try_bundled(IDLIFT_RECORDED_OPENCL, with_driver, api);
}

typedef struct {
  cl_handle device;
  int host_memory;
  int rank;
  char identity[512];
} candidate;

static void text_of(const idlift_cl_api *cl, int of_platform, cl_handle handle,
                    cl_uint what, char *text, size_t size) {
  cl_int error = of_platform
                     ? cl->GetPlatformInfo(handle, what, size, text, NULL)
                     : cl->GetDeviceInfo(handle, what, size, text, NULL);
  if (error != CL_SUCCESS)
    text[0] = 0;
  text[size - 1] = 0;
}

/* A GPU, then Intel's CPU runtime, then any other CPU. */
static int rank_of(cl_bits type, const char *vendor) {
  if (type & CL_DEVICE_TYPE_GPU)
    return 3;
  if (type & CL_DEVICE_TYPE_CPU)
    return strstr(vendor, "Intel") ? 2 : 1;
  return 0;
}

static void consider(const idlift_cl_api *cl, cl_handle platform,
                     cl_handle device, candidate *best) {
  char vendor[128], parts[3][128];
  cl_bits type = 0;
  candidate it = {device, 0, 0, {0}};
  text_of(cl, 1, platform, CL_PLATFORM_VENDOR, vendor, sizeof vendor);
  text_of(cl, 1, platform, CL_PLATFORM_NAME, parts[0], sizeof parts[0]);
  text_of(cl, 0, device, CL_DEVICE_NAME, parts[1], sizeof parts[1]);
  text_of(cl, 0, device, CL_DRIVER_VERSION, parts[2], sizeof parts[2]);
  cl->GetDeviceInfo(device, CL_DEVICE_TYPE, sizeof type, &type, NULL);
  snprintf(it.identity, sizeof it.identity, "%s|%s|%s", parts[0], parts[1],
           parts[2]);
  const char *wanted = getenv("IDLIFT_DEVICE");
  if (wanted && *wanted && !strstr(it.identity, wanted))
    return;
  it.rank = rank_of(type, vendor);
  it.host_memory = (type & CL_DEVICE_TYPE_CPU) != 0;
  if (it.rank > best->rank)
    *best = it;
}

static candidate best_device(const idlift_cl_api *cl) {
  candidate best = {NULL, 0, 0, {0}};
  cl_handle platforms[16], devices[16];
  cl_uint platform_count = 0, device_count = 0;
  if (cl->GetPlatformIDs(16, platforms, &platform_count) != CL_SUCCESS)
    return best;
  for (cl_uint p = 0; p < platform_count && p < 16; p++) {
    device_count = 0;
    if (cl->GetDeviceIDs(platforms[p], CL_DEVICE_TYPE_ALL, 16, devices,
                         &device_count) != CL_SUCCESS)
      continue;
    for (cl_uint d = 0; d < device_count && d < 16; d++)
      consider(cl, platforms[p], devices[d], &best);
  }
  return best;
}

/* The system's drivers, and pyopencl's own only if they have no device: it would take as
 * long to load as all the rest. */
static const char *find_best(idlift_cl_api *cl, candidate *best) {
  int found = 0;
  for (int with_driver = 0; with_driver < 2 && !best->device; with_driver++)
    if (idlift1_load_api(cl, with_driver)) {
      found = 1;
      *best = best_device(cl);
    }
  if (!found)
    return "no OpenCL library with a platform was found";
  return best->device ? NULL : "no OpenCL device fits IDLIFT_DEVICE";
}

static const char *open_best(idlift_runtime *rt) {
  cl_int error = CL_SUCCESS;
  candidate best = {NULL, 0, 0, {0}};
  idlift1_prepare_pocl();
  const char *problem = find_best(&rt->cl, &best);
  if (problem)
    return problem;
  rt->device = best.device;
  rt->host_memory = best.host_memory;
  rt->is_direct = rt->host_memory && idlift1_is_pocl(best.identity);
  rt->ahead = rt->is_direct && idlift1_compiles_ahead();
  memcpy(rt->identity, best.identity, sizeof rt->identity);
  rt->context = rt->cl.CreateContext(NULL, 1, &rt->device, NULL, NULL, &error);
  if (error != CL_SUCCESS)
    return "the OpenCL context could not be made";
  rt->queue = rt->cl.CreateCommandQueue(rt->context, rt->device, 0, &error);
  if (error != CL_SUCCESS)
    return "the OpenCL queue could not be made";
  return NULL;
}

/* The driver's threads do not survive a fork, nor does ours. */
IDLIFT_FN int idlift1_is_ours(void) {
  pid_t owner = __atomic_load_n(&idlift1_runtime.owner, __ATOMIC_ACQUIRE);
  return owner == 0 || owner == getpid();
}

IDLIFT_FN int idlift1_claim(void) {
  pid_t nobody = 0;
  __atomic_compare_exchange_n(&idlift1_runtime.owner, &nobody, getpid(), 0,
                              __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return idlift1_is_ours();
}

IDLIFT_FN int idlift1_open_device(void) {
  idlift_runtime *rt = &idlift1_runtime;
  if (!idlift1_claim())
    return 0;
  if (idlift1_move(&rt->device_state, DEVICE_UNTRIED, DEVICE_OPENING)) {
    int64_t start = idlift1_now();
    rt->device_problem = open_best(rt);
    idlift1_note(NULL, "%s in %.1f ms%s",
                 rt->device_problem ? rt->device_problem : rt->identity,
                 (double)(idlift1_now() - start) * 1e-6,
                 idlift1_was_loaded() ? ", its driver was loaded ahead" : "");
    idlift1_set_state(&rt->device_state,
                      rt->device_problem ? DEVICE_NONE : DEVICE_READY);
  }
  while (idlift1_device_state() == DEVICE_OPENING)
    idlift1_sleep_at(&rt->device_state, DEVICE_OPENING, INT64_MAX);
  return idlift1_device_state() == DEVICE_READY;
}
