/* The part of OpenCL 1.2 that the run time uses, as a table filled by dlsym:
 * the program has no link dependency, and needs no OpenCL headers to build. */
#ifndef IDLIFT_OPENCL_API_H
#define IDLIFT_OPENCL_API_H

#include <stddef.h>
#include <stdint.h>

typedef int32_t cl_int;
typedef uint32_t cl_uint;
typedef uint64_t cl_bits;
typedef void *cl_handle;

#define CL_DEVICE_TYPE_CPU (1u << 1)
#define CL_DEVICE_TYPE_GPU (1u << 2)
#define CL_DEVICE_TYPE_ACCELERATOR (1u << 3)
#define CL_DEVICE_TYPE_ALL 0xFFFFFFFFu
#define CL_DEVICE_TYPE 0x1000
#define CL_DEVICE_NAME 0x102B
#define CL_DRIVER_VERSION 0x102D
#define CL_PLATFORM_NAME 0x0902
#define CL_PLATFORM_VENDOR 0x0903
#define CL_MEM_READ_WRITE (1u << 0)
#define CL_MEM_USE_HOST_PTR (1u << 3)
#define CL_MAP_READ (1u << 0)
#define CL_PROGRAM_BINARY_SIZES 0x1165
#define CL_PROGRAM_BINARIES 0x1166
#define CL_PROGRAM_BUILD_LOG 0x1183
#define CL_SUCCESS 0

typedef struct {
  cl_int (*GetPlatformIDs)(cl_uint, cl_handle *, cl_uint *);
  cl_int (*GetPlatformInfo)(cl_handle, cl_uint, size_t, void *, size_t *);
  cl_int (*GetDeviceIDs)(cl_handle, cl_bits, cl_uint, cl_handle *, cl_uint *);
  cl_int (*GetDeviceInfo)(cl_handle, cl_uint, size_t, void *, size_t *);
  cl_handle (*CreateContext)(const intptr_t *, cl_uint, const cl_handle *,
                             void *, void *, cl_int *);
  cl_handle (*CreateCommandQueue)(cl_handle, cl_handle, cl_bits, cl_int *);
  cl_handle (*CreateProgramWithSource)(cl_handle, cl_uint, const char **,
                                       const size_t *, cl_int *);
  cl_handle (*CreateProgramWithBinary)(cl_handle, cl_uint, const cl_handle *,
                                       const size_t *, const unsigned char **,
                                       cl_int *, cl_int *);
  cl_int (*BuildProgram)(cl_handle, cl_uint, const cl_handle *, const char *,
                         void *, void *);
  cl_int (*GetProgramBuildInfo)(cl_handle, cl_handle, cl_uint, size_t, void *,
                                size_t *);
  cl_int (*GetProgramInfo)(cl_handle, cl_uint, size_t, void *, size_t *);
  cl_int (*ReleaseProgram)(cl_handle);
  cl_handle (*CreateKernel)(cl_handle, const char *, cl_int *);
  cl_int (*SetKernelArg)(cl_handle, cl_uint, size_t, const void *);
  cl_handle (*CreateBuffer)(cl_handle, cl_bits, size_t, void *, cl_int *);
  cl_int (*ReleaseMemObject)(cl_handle);
  cl_int (*EnqueueNDRangeKernel)(cl_handle, cl_handle, cl_uint, const size_t *,
                                 const size_t *, const size_t *, cl_uint,
                                 const cl_handle *, cl_handle *);
  void *(*EnqueueMapBuffer)(cl_handle, cl_handle, cl_uint, cl_bits, size_t,
                            size_t, cl_uint, const cl_handle *, cl_handle *,
                            cl_int *);
  cl_int (*EnqueueUnmapMemObject)(cl_handle, cl_handle, void *, cl_uint,
                                  const cl_handle *, cl_handle *);
  cl_int (*EnqueueWriteBuffer)(cl_handle, cl_handle, cl_uint, size_t, size_t,
                               const void *, cl_uint, const cl_handle *,
                               cl_handle *);
  cl_int (*EnqueueReadBuffer)(cl_handle, cl_handle, cl_uint, size_t, size_t,
                              void *, cl_uint, const cl_handle *, cl_handle *);
  cl_int (*EnqueueFillBuffer)(cl_handle, cl_handle, const void *, size_t, size_t,
                              size_t, cl_uint, const cl_handle *, cl_handle *);
  cl_int (*EnqueueCopyBuffer)(cl_handle, cl_handle, cl_handle, size_t, size_t,
                              size_t, cl_uint, const cl_handle *, cl_handle *);
  cl_int (*Finish)(cl_handle);
} idlift_cl_api;

#endif
