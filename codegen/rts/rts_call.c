/* One call on the device: buffers, launches, results. */
#include "rts_internal.h"

#include <stdlib.h>
#include <string.h>

static int writes(idlift_access access) {
  return access == IDLIFT_OUT || access == IDLIFT_INOUT ||
         access == IDLIFT_LIVEOUT;
}

/* Is a kernel's result for this buffer written to the program's own memory? */
static int writes_user_memory(const idlift_call *call, const idlift_buffer *b) {
  return !call->verifying && b->mem &&
         (b->access == IDLIFT_OUT || b->access == IDLIFT_INOUT);
}

static void fail(idlift_call *call, cl_int error) {
  if (!call->failed)
    call->failed = error ? error : 1;
}

/* While verifying, the kernel gets its own copy of what it writes. */
static void *kernel_memory(idlift_call *call, idlift_buffer *b) {
  if (!call->verifying || !writes(b->access))
    return b->host;
  b->shadow = malloc(b->bytes);
  if (!b->shadow)
    fail(call, 1);
  else
    memcpy(b->shadow, b->host, b->bytes);
  return b->shadow;
}

static const idlift_lane *lane_of(const idlift_call *call) {
  return call->site->code ? &idlift1_by_crew : &idlift1_by_driver;
}

IDLIFT_FN int idlift1_works_in_place(const idlift_call *call) {
  return call->site->code || idlift1_runtime.host_memory;
}

static void make_memory(idlift_call *call, idlift_buffer *b) {
  const idlift_runtime *rt = &idlift1_runtime;
  const idlift_lane *lane = lane_of(call);
  void *memory = b->host ? kernel_memory(call, b) : NULL;
  if (call->failed)
    return;
  int in_place = memory && idlift1_works_in_place(call);
  if (in_place && b->access == IDLIFT_INOUT)
    idlift1_touch(memory, b->bytes, call->site->code != NULL);
  if (!memory && (b->mem = idlift1_spare(lane, b->bytes)))
    return;
  cl_int error = lane->make(in_place ? memory : NULL, b->bytes, &b->mem);
  /* What the kernel does not write has to be there when the buffer comes back,
   * so OUT is filled as INOUT is: a result may have gaps. */
  if (error == CL_SUCCESS && memory && !in_place)
    error = rt->cl.EnqueueWriteBuffer(rt->queue, b->mem, 1, 0, b->bytes, memory,
                                      0, NULL, NULL);
  if (error != CL_SUCCESS)
    fail(call, error);
}

IDLIFT_FN int idlift1_buffer(idlift_call *call, void *host, size_t bytes,
                             idlift_access access, idlift_element element) {
  if (call->count == IDLIFT_MAX_BUFFERS) {
    fail(call, 1);
    return -1;
  }
  idlift_buffer *b = &call->buffers[call->count];
  memset(b, 0, sizeof *b);
  b->host = host;
  b->bytes = bytes;
  b->access = access;
  b->element = element;
  /* OpenCL has no empty buffers; such a one is passed as NULL, never read. */
  if (bytes && !call->failed)
    make_memory(call, b);
  return call->count++;
}

/* The bytes that the next copies take, none if a kernel has already been at work. */
static size_t unsaved(const idlift_call *call) {
  size_t bytes = 0;
  for (int i = 0; i < call->count; i++) {
    const idlift_buffer *b = &call->buffers[i];
    if (b->changed || b->saved)
      return 0;
    if (writes_user_memory(call, b))
      bytes += b->bytes;
  }
  return bytes;
}

static void save_written(idlift_call *call) {
  for (int i = 0; i < call->count && !call->failed; i++) {
    idlift_buffer *b = &call->buffers[i];
    if (b->saved || !writes_user_memory(call, b))
      continue;
    b->saved = malloc(b->bytes);
    if (b->saved)
      memcpy(b->saved, b->host, b->bytes);
    else
      fail(call, 1);
  }
}

/* Bytes, some 200 ns: no iteration of a loop gains as much. */
#define SAVED_BY_ITERATION 1024.0

/* A few elements in each of many rows: copying the rows costs more than it gains. */
IDLIFT_FN int idlift1_protect(idlift_call *call) {
  if (idlift1_runtime.policy == POLICY_AUTO &&
      (double)unsaved(call) > SAVED_BY_ITERATION * call->work)
    return 0;
  save_written(call);
  return 1;
}

/* Two buffers may lie over the same memory: the older copy is put back last. */
static void put_back(idlift_call *call) {
  if (call->repeatable)
    return;
  for (int i = call->count - 1; i >= 0; i--) {
    idlift_buffer *b = &call->buffers[i];
    if (b->changed && b->saved)
      memcpy(b->host, b->saved, b->bytes);
    if (b->changed && !b->saved) {
      fprintf(stderr,
              "idlift: %s %s: the OpenCL device failed (error %d) while it was "
              "changing the program's memory; the original loop cannot start from "
              "there, so the program stops\n",
              call->site->where, call->site->what, call->failed);
      abort();
    }
  }
}

static void mark_changed(idlift_call *call, int nargs, const idlift_arg *args) {
  if (!idlift1_works_in_place(call))
    return;
  for (int i = 0; i < nargs; i++)
    if (args[i].kind == IDLIFT_ARG_BUFFER) {
      idlift_buffer *b = &call->buffers[args[i].buffer];
      b->changed |= writes_user_memory(call, b);
    }
}

IDLIFT_FN void idlift1_launch(idlift_call *call, int index, const char *name,
                              int dims, const size_t *global,
                              const size_t *local, int nargs,
                              const idlift_arg *args) {
  if (call->failed)
    return;
  for (int d = 0; d < dims; d++)
    if (global[d] == 0)
      return;
  cl_int error =
      lane_of(call)->launch(call, index, name, dims, global, local, nargs, args);
  if (error != CL_SUCCESS)
    fail(call, error);
  else
    mark_changed(call, nargs, args);
}

static cl_int bring_back(const idlift_call *call, const idlift_buffer *b) {
  return lane_of(call)->bring_back(b->mem, b->shadow ? b->shadow : b->host, b->bytes);
}

/* All but the shadows. */
static void release_memory(idlift_call *call) {
  const idlift_lane *lane = lane_of(call);
  for (int i = 0; i < call->count; i++) {
    idlift_buffer *b = &call->buffers[i];
    int spare = b->mem && !b->host && !call->failed;
    if (b->mem && !(spare && idlift1_keep_spare(lane, b->mem, b->bytes)))
      lane->release(b->mem, b->host && idlift1_works_in_place(call));
    free(b->saved);
    b->mem = b->saved = NULL;
  }
}

IDLIFT_FN void idlift1_release(idlift_call *call) {
  release_memory(call);
  for (int i = 0; i < call->count; i++) {
    free(call->buffers[i].shadow);
    call->buffers[i].shadow = NULL;
  }
}

IDLIFT_FN void idlift1_fill(idlift_call *call, int buffer, const void *element,
                            size_t size) {
  idlift_buffer *b = &call->buffers[buffer];
  if (call->failed || !b->bytes)
    return;
  cl_int error = lane_of(call)->fill(b->mem, element, size, b->bytes);
  const idlift_arg written = IDLIFT_BUFFER_ARG(buffer);
  if (error != CL_SUCCESS)
    fail(call, error);
  else
    mark_changed(call, 1, &written);
}

IDLIFT_FN void idlift1_copy(idlift_call *call, int from, int to, size_t bytes) {
  if (call->failed || !bytes)
    return;
  cl_int error =
      lane_of(call)->copy(call->buffers[from].mem, call->buffers[to].mem, bytes);
  const idlift_arg written = IDLIFT_BUFFER_ARG(to);
  if (error != CL_SUCCESS)
    fail(call, error);
  else
    mark_changed(call, 1, &written);
}

IDLIFT_FN int idlift1_fetch_all(idlift_call *call, int count, const int *buffers) {
  for (int i = 0; i < count && !call->failed; i++) {
    const idlift_buffer *b = &call->buffers[buffers[i]];
    cl_int error = b->mem ? bring_back(call, b) : CL_SUCCESS;
    if (error != CL_SUCCESS)
      fail(call, error);
  }
  if (!call->failed && lane_of(call)->finish() != CL_SUCCESS)
    fail(call, 1);
  return !call->failed;
}

static int64_t keep_for_comparison(idlift_call *call) {
  idlift_call *kept = malloc(sizeof *kept);
  release_memory(call);
  if (!kept) {
    idlift1_release(call);
    return 0;
  }
  *kept = *call;
  return (int64_t)(intptr_t)kept;
}

/* Results to where the program expects them. */
static void bring_all_back(idlift_call *call) {
  const idlift_lane *lane = lane_of(call);
  /* From another memory they come one by one, and any of them may fail. */
  if (!idlift1_works_in_place(call)) {
    if (lane->finish() != CL_SUCCESS)
      fail(call, 1);
    save_written(call);
  }
  for (int i = 0; i < call->count && !call->failed; i++) {
    idlift_buffer *b = &call->buffers[i];
    if (!b->mem || !writes(b->access))
      continue;
    b->changed |= writes_user_memory(call, b);
    cl_int error = bring_back(call, b);
    if (error != CL_SUCCESS)
      fail(call, error);
  }
  if (lane->finish() != CL_SUCCESS)
    fail(call, 1);
}

IDLIFT_FN int64_t idlift1_finish(idlift_call *call) {
  bring_all_back(call);
  idlift1_end_launching(call);
  if (call->failed) {
    idlift1_note(call->site, "OpenCL error %d: the original runs", call->failed);
    idlift1_set_state(&call->site->state, SITE_BROKEN);
    put_back(call);
    return idlift1_refuse(call, "an OpenCL call failed");
  }
  if (call->verifying)
    return keep_for_comparison(call);
  release_memory(call);
  int64_t ns = idlift1_now() - call->started;
  idlift1_record(call, 1, ns);
  idlift1_keep_later(call->site);
  idlift1_trace(call->site, call->work, "device", call->why, ns);
  return 1;
}
