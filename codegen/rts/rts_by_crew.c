/* Memory and launches where kernels are functions that our own threads call: everything
 * is in the program's memory, and done when it has been asked for. */
#include "rts_internal.h"

#include <stdlib.h>
#include <string.h>

enum { ALIGNMENT = 128, MOST_ARGUMENTS = 128 };
static const cl_int BAD_KERNEL = -46, BAD_GROUPS = -54;

static cl_int crew_make(void *in_place, size_t bytes, void **mem) {
  *mem = in_place;
  return !in_place && posix_memalign(mem, ALIGNMENT, bytes) ? 1 : CL_SUCCESS;
}

static void crew_release(void *mem, int in_place) {
  if (!in_place)
    free(mem);
}

IDLIFT_FN size_t idlift1_groups_of(const idlift_launch *launch) {
  const uint64_t *groups = launch->context.groups;
  return (size_t)(groups[0] * groups[1] * groups[2]);
}

/* A call for each item would take longer than many an item does. */
static size_t usual_size(size_t all) {
  size_t size = 64;
  while (all % size)
    size /= 2;
  return size;
}

static cl_int lay_out(idlift_context *context, int dims, const size_t *global,
                      const size_t *local) {
  memset(context, 0, sizeof *context);
  context->dimensions = (uint32_t)dims;
  for (int d = 0; d < 3; d++) {
    size_t all = d < dims ? global[d] : 1, each = d < dims && local ? local[d] : 1;
    if (d == 0 && !local)
      each = usual_size(all);
    if (!each || all % each)
      return BAD_GROUPS;
    context->groups[d] = all / each;
    context->local_size[d] = each;
  }
  return CL_SUCCESS;
}

static idlift_group_fn *function_of(idlift_site *site, int index, const char *name,
                                    int arguments) {
  idlift_group_fn *run = __atomic_load_n(&site->functions[index], __ATOMIC_RELAXED);
  if (!run) {
    run = idlift1_function(site->code, name, arguments);
    __atomic_store_n(&site->functions[index], run, __ATOMIC_RELAXED);
  }
  return run;
}

static cl_int crew_launch(idlift_call *call, int index, const char *name, int dims,
                     const size_t *global, const size_t *local, int nargs,
                     const idlift_arg *args) {
  void *pointers[MOST_ARGUMENTS];
  const void *arguments[MOST_ARGUMENTS];
  idlift_launch it = {.run = function_of(call->site, index, name, nargs),
                      .arguments = arguments};
  cl_int error = lay_out(&it.context, dims, global, local);
  if (!it.run || nargs > MOST_ARGUMENTS)
    return BAD_KERNEL;
  for (int i = 0; i < nargs; i++) {
    const idlift_arg *arg = &args[i];
    if (arg->kind == IDLIFT_ARG_LOCAL)
      return BAD_KERNEL;
    pointers[i] =
        arg->kind == IDLIFT_ARG_VALUE ? NULL : call->buffers[arg->buffer].mem;
    arguments[i] = arg->kind == IDLIFT_ARG_VALUE ? arg->value : &pointers[i];
  }
  return error != CL_SUCCESS ? error : idlift1_run(&it) ? CL_SUCCESS : 1;
}

static cl_int crew_fill(void *mem, const void *element, size_t size, size_t bytes) {
  const char *each = element;
  size_t same = 1;
  while (same < size && each[same] == each[0])
    same++;
  if (same == size)
    memset(mem, each[0], bytes);
  else
    for (size_t at = 0; at + size <= bytes; at += size)
      memcpy((char *)mem + at, element, size);
  return CL_SUCCESS;
}

static cl_int crew_copy(void *from, void *to, size_t bytes) {
  memcpy(to, from, bytes);
  return CL_SUCCESS;
}

static cl_int crew_bring_back(void *mem, void *memory, size_t bytes) {
  (void)mem, (void)memory, (void)bytes;
  return CL_SUCCESS;
}

static cl_int crew_finish(void) { return CL_SUCCESS; }

IDLIFT_FN const idlift_lane idlift1_by_crew = {
    crew_make, crew_release, crew_launch, crew_fill, crew_copy, crew_bring_back,
    crew_finish};
