/* A site's kernels: from the embedded binary if it fits, from what an earlier run has
 * kept, else from source. */
#include "rts_internal.h"

#include <stdlib.h>
#include <string.h>

/* FNV-1a. */
IDLIFT_FN uint64_t idlift1_check_of(const unsigned char *bytes, size_t count) {
  uint64_t check = 0xcbf29ce484222325u;
  for (size_t i = 0; i < count; i++)
    check = (check ^ bytes[i]) * 0x100000001b3u;
  return check;
}

static int compile(const idlift_runtime *rt, const idlift_site *site,
                   cl_handle program) {
  char options[1024];
  int length = snprintf(options, sizeof options, "%s%s", site->options,
                        rt->flushes ? " -cl-denorms-are-zero" : "");
  return length < (int)sizeof options &&
         rt->cl.BuildProgram(program, 1, &rt->device, options, NULL, NULL) ==
             CL_SUCCESS;
}

static cl_handle from_bytes(const idlift_runtime *rt, const idlift_site *site,
                            const unsigned char *bytes, size_t size) {
  cl_int status = CL_SUCCESS, error = CL_SUCCESS;
  cl_handle program = rt->cl.CreateProgramWithBinary(
      rt->context, 1, &rt->device, &size, &bytes, &status, &error);
  if (error != CL_SUCCESS || status != CL_SUCCESS)
    return NULL;
  if (compile(rt, site, program))
    return program;
  rt->cl.ReleaseProgram(program);
  return NULL;
}

static cl_handle from_binary(const idlift_runtime *rt, const idlift_site *site) {
  if (!site->binary || !site->binary_device ||
      strcmp(site->binary_device, rt->identity) != 0)
    return NULL;
  if (idlift1_check_of(site->binary, site->binary_size) != site->binary_check) {
    idlift1_note(site, "the embedded binary is damaged");
    return NULL;
  }
  return from_bytes(rt, site, site->binary, site->binary_size);
}

/* Memory of earlier runs is for policy "auto": the others always do the same. */
static cl_handle from_kept(const idlift_runtime *rt, const idlift_site *site) {
  size_t size = 0;
  unsigned char *bytes = rt->policy == POLICY_AUTO ? idlift1_kept(site, &size) : NULL;
  cl_handle program = bytes ? from_bytes(rt, site, bytes, size) : NULL;
  free(bytes);
  return program;
}

static void note_build_log(const idlift_runtime *rt, const idlift_site *site,
                           cl_handle program) {
  char log[1000] = "";
  rt->cl.GetProgramBuildInfo(program, rt->device, CL_PROGRAM_BUILD_LOG,
                             sizeof log - 1, log, NULL);
  idlift1_note(site, "the kernel did not build: %s", log);
}

static cl_handle from_source(const idlift_runtime *rt, const idlift_site *site) {
  cl_int error = CL_SUCCESS;
  cl_handle program = rt->cl.CreateProgramWithSource(
      rt->context, 1, (const char **)&site->source, NULL, &error);
  if (error != CL_SUCCESS)
    return NULL;
  if (compile(rt, site, program))
    return program;
  note_build_log(rt, site, program);
  rt->cl.ReleaseProgram(program);
  return NULL;
}

/* Asking for the binary has it made. The program may have ended meanwhile; then a later
 * run does this. */
static int make_ahead(const idlift_runtime *rt, const idlift_site *site,
                       int64_t so_far_ns) {
  size_t size = 0;
  if (idlift1_is_leaving())
    return 0;
  idlift1_halt(so_far_ns);
  (void)rt->cl.GetProgramInfo(site->program, CL_PROGRAM_BINARY_SIZES, sizeof size,
                              &size, NULL);
  idlift1_go_on();
  idlift1_keep(site);
  return 1;
}

static int build(idlift_site *site, int source_too) {
  const idlift_runtime *rt = &idlift1_runtime;
  int64_t start = idlift1_now();
  int whole = 1;
  const char *origin = "embedded binary";
  site->program = from_binary(rt, site);
  if (!site->program && source_too) {
    origin = "an earlier run's binary";
    site->program = from_kept(rt, site);
  }
  if (!site->program && source_too) {
    origin = "source";
    site->program = from_source(rt, site);
    int anew = site->program && rt->policy == POLICY_AUTO;
    if (anew && rt->ahead)
      whole = make_ahead(rt, site, idlift1_now() - start);
    site->built_anew = anew && !rt->ahead;
  }
  double took = (double)(idlift1_now() - start);
  /* Half of it is no measurement. */
  site->build_ns = whole ? took : 0;
  if (site->program || source_too)
    idlift1_note(site, "%s from %s in %.1f ms",
                 site->program ? "built" : "not built", origin, took * 1e-6);
  return site->program ? SITE_READY : source_too ? SITE_BROKEN : SITE_NEW;
}

static int build_once(idlift_site *site, int source_too) {
  if (!idlift1_open_device())
    return 0;
  if (idlift1_move(&site->state, SITE_NEW, SITE_BUILDING) ||
      idlift1_move(&site->state, SITE_WANTED, SITE_BUILDING))
    idlift1_set_state(&site->state, build(site, source_too));
  while (idlift1_site_state(site) == SITE_BUILDING)
    idlift1_sleep_at(&site->state, SITE_BUILDING, INT64_MAX);
  return idlift1_site_state(site) == SITE_READY;
}

IDLIFT_FN int idlift1_build(idlift_site *site) { return build_once(site, 1); }

IDLIFT_FN int idlift1_load_binary(idlift_site *site) { return build_once(site, 0); }
