/* Memory and launches by OpenCL's driver. */
#include "rts_internal.h"

static cl_int driver_make(void *in_place, size_t bytes, void **mem) {
  const idlift_runtime *rt = &idlift1_runtime;
  cl_int error = CL_SUCCESS;
  *mem = rt->cl.CreateBuffer(
      rt->context, CL_MEM_READ_WRITE | (in_place ? CL_MEM_USE_HOST_PTR : 0), bytes,
      in_place, &error);
  if (error != CL_SUCCESS)
    *mem = NULL;
  return error;
}

static void driver_release(void *mem, int in_place) {
  (void)in_place;
  idlift1_runtime.cl.ReleaseMemObject(mem);
}

static cl_int kernel_of(idlift_site *site, int index, const char *name,
                        cl_handle *kernel) {
  cl_int error = CL_SUCCESS;
  if (!site->kernels[index]) {
    cl_handle made = idlift1_runtime.cl.CreateKernel(site->program, name, &error);
    site->kernels[index] = error == CL_SUCCESS ? made : NULL;
  }
  *kernel = site->kernels[index];
  return error;
}

static cl_int set_argument(const idlift_call *call, cl_handle kernel, int i,
                           const idlift_arg *arg) {
  const idlift_cl_api *cl = &idlift1_runtime.cl;
  const void *value = arg->value;
  size_t size = arg->size;
  if (arg->kind == IDLIFT_ARG_BUFFER || arg->kind == IDLIFT_ARG_INPUT) {
    value = &call->buffers[arg->buffer].mem;
    size = sizeof(cl_handle);
  }
  return cl->SetKernelArg(kernel, (cl_uint)i, size, value);
}

static cl_int driver_launch(idlift_call *call, int index, const char *name, int dims,
                            const size_t *global, const size_t *local, int nargs,
                            const idlift_arg *args) {
  const idlift_runtime *rt = &idlift1_runtime;
  cl_handle kernel;
  /* Arguments belong to the kernel object: one thread at a time until the
   * launch has taken them. */
  idlift1_lock(&call->site->lock);
  cl_int error = kernel_of(call->site, index, name, &kernel);
  for (int i = 0; i < nargs && error == CL_SUCCESS; i++)
    error = set_argument(call, kernel, i, &args[i]);
  if (error == CL_SUCCESS)
    error = rt->cl.EnqueueNDRangeKernel(rt->queue, kernel, (cl_uint)dims, NULL,
                                        global, local, 0, NULL, NULL);
  idlift1_unlock(&call->site->lock);
  return error;
}

static cl_int driver_fill(void *mem, const void *element, size_t size, size_t bytes) {
  const idlift_runtime *rt = &idlift1_runtime;
  return rt->cl.EnqueueFillBuffer(rt->queue, mem, element, size, 0, bytes, 0, NULL,
                                  NULL);
}

static cl_int driver_copy(void *from, void *to, size_t bytes) {
  const idlift_runtime *rt = &idlift1_runtime;
  return rt->cl.EnqueueCopyBuffer(rt->queue, from, to, 0, 0, bytes, 0, NULL, NULL);
}

/* Asks for it only: each wait is a way to the driver's threads and back, which takes
 * longer than many a kernel. The queue keeps the order. */
static cl_int driver_bring_back(void *mem, void *memory, size_t bytes) {
  const idlift_runtime *rt = &idlift1_runtime;
  cl_int error = CL_SUCCESS;
  if (rt->is_direct)
    return error;
  if (!rt->host_memory)
    return rt->cl.EnqueueReadBuffer(rt->queue, mem, 0, 0, bytes, memory, 0, NULL,
                                    NULL);
  void *mapped = rt->cl.EnqueueMapBuffer(rt->queue, mem, 0, CL_MAP_READ, 0, bytes, 0,
                                         NULL, NULL, &error);
  if (error == CL_SUCCESS)
    error = rt->cl.EnqueueUnmapMemObject(rt->queue, mem, mapped, 0, NULL, NULL);
  return error;
}

static cl_int driver_finish(void) {
  const idlift_runtime *rt = &idlift1_runtime;
  return rt->cl.Finish(rt->queue);
}

IDLIFT_FN const idlift_lane idlift1_by_driver = {
    driver_make, driver_release,    driver_launch, driver_fill,
    driver_copy, driver_bring_back, driver_finish};
