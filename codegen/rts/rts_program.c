/* A site's kernels: from the embedded binary if it fits, from what an earlier run has
 * kept, else from source; as functions of our own if they can be, else the driver's. */
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

/* A binary that this driver has made. */
static void use(const idlift_runtime *rt, idlift_site *site, const unsigned char *bytes,
                size_t size) {
  site->code = idlift1_code_of(site, bytes, size, rt->identity);
  if (!site->code)
    site->program = from_bytes(rt, site, bytes, size);
}

static int is_usable(const idlift_site *site) { return site->program || site->code; }

static void from_binary(const idlift_runtime *rt, idlift_site *site) {
  if (!site->binary || !site->binary_device ||
      strcmp(site->binary_device, rt->identity) != 0)
    return;
  if (idlift1_check_of(site->binary, site->binary_size) != site->binary_check)
    idlift1_note(site, "the embedded binary is damaged");
  else
    use(rt, site, site->binary, site->binary_size);
}

/* Memory of earlier runs is for policy "auto": the others always do the same. */
static void from_kept(const idlift_runtime *rt, idlift_site *site) {
  size_t size = 0;
  unsigned char *bytes = rt->policy == POLICY_AUTO ? idlift1_kept(site, &size) : NULL;
  if (bytes)
    use(rt, site, bytes, size);
  free(bytes);
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

IDLIFT_FN unsigned char *idlift1_binary_of(const idlift_site *site, size_t *size) {
  const idlift_runtime *rt = &idlift1_runtime;
  if (rt->cl.GetProgramInfo(site->program, CL_PROGRAM_BINARY_SIZES, sizeof *size, size,
                            NULL) != CL_SUCCESS ||
      !*size)
    return NULL;
  unsigned char *bytes = malloc(*size);
  if (bytes && rt->cl.GetProgramInfo(site->program, CL_PROGRAM_BINARIES, sizeof bytes,
                                     &bytes, NULL) == CL_SUCCESS)
    return bytes;
  free(bytes);
  return NULL;
}

/* Asking for the binary has it made. The program may have ended meanwhile; then a later
 * run does this. */
static int make_ahead(const idlift_runtime *rt, idlift_site *site, int64_t so_far_ns) {
  size_t size = 0;
  if (idlift1_is_leaving())
    return 0;
  idlift1_halt(so_far_ns);
  unsigned char *bytes = idlift1_binary_of(site, &size);
  idlift1_go_on();
  if (!bytes)
    return 1;
  if (rt->policy == POLICY_AUTO)
    idlift1_keep(site, bytes, size);
  site->code = idlift1_code_of(site, bytes, size, rt->identity);
  free(bytes);
  return 1;
}

static int build(idlift_site *site, int source_too) {
  const idlift_runtime *rt = &idlift1_runtime;
  if (idlift1_is_deadly(site->source, rt->identity)) {
    idlift1_note(site, "this driver cannot compile vectors of 512 bits");
    return SITE_BROKEN;
  }
  int64_t start = idlift1_now();
  int whole = 1;
  const char *origin = "embedded binary";
  from_binary(rt, site);
  if (!is_usable(site) && source_too) {
    origin = "an earlier run's binary";
    from_kept(rt, site);
  }
  if (!is_usable(site) && source_too) {
    origin = "source";
    site->program = from_source(rt, site);
    if (site->program && rt->ahead)
      whole = make_ahead(rt, site, idlift1_now() - start);
    site->built_anew = site->program && rt->policy == POLICY_AUTO && !rt->ahead;
  }
  double took = (double)(idlift1_now() - start);
  /* Half of it is no measurement. */
  site->build_ns = whole ? took : 0;
  if (is_usable(site) || source_too)
    idlift1_note(site, "%s from %s in %.1f ms%s",
                 is_usable(site) ? "built" : "not built", origin, took * 1e-6,
                 site->code ? ", runs without the driver" : "");
  return is_usable(site) ? SITE_READY : source_too ? SITE_BROKEN : SITE_NEW;
}

/* What that takes is not what building takes. */
static int load_kept(idlift_site *site, int otherwise) {
  int64_t start = idlift1_now();
  char identity[IDLIFT_IDENTITY_BYTES];
  size_t size = 0;
  unsigned char *bytes = idlift1_kept_by(site, &size, identity);
  site->code = bytes ? idlift1_code_of(site, bytes, size, identity) : NULL;
  free(bytes);
  if (site->code)
    idlift1_note(site, "loaded an earlier run's machine code in %.1f ms, runs without the "
                 "driver", (double)(idlift1_now() - start) * 1e-6);
  return site->code ? SITE_READY : otherwise;
}

IDLIFT_FN int idlift1_load_code(idlift_site *site) {
  if (!idlift1_is_at_hand(site) || !idlift1_claim())
    return 0;
  if (idlift1_move(&site->state, SITE_NEW, SITE_BUILDING))
    idlift1_set_state(&site->state, load_kept(site, SITE_NEW));
  else if (idlift1_move(&site->state, SITE_WANTED, SITE_BUILDING))
    idlift1_set_state(&site->state, load_kept(site, SITE_WANTED));
  while (idlift1_site_state(site) == SITE_BUILDING)
    idlift1_sleep_at(&site->state, SITE_BUILDING, INT64_MAX);
  int usable = idlift1_is_usable(site);
  __atomic_store_n(&site->at_hand, usable, __ATOMIC_RELAXED);
  return usable;
}

static int build_once(idlift_site *site, int source_too) {
  if (idlift1_load_code(site))
    return 1;
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
