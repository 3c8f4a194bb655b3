/* What PoCL is told, by variables of its own in the program's environment.
 *
 * It is told before the driver starts its threads, when nobody knows yet which driver
 * it is going to be; others do not know these names. What the user has set stays. */
#include "rts_internal.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

/* PoCL makes another version of a kernel for each size of its groups, when it is first
 * launched with it: half a second in which the program and all other launches stand
 * still. The version for all sizes is as fast for our kernels, and can be made ahead. */
static const char SPECIALIZATION[] = "POCL_WORK_GROUP_SPECIALIZATION";

/* Its threads sleep between launches. The system wakes both of two on one processor
 * now and then, and leaves them there for some launches, which take twice as long. */
static const char AFFINITY[] = "POCL_AFFINITY";

IDLIFT_FN int idlift1_is_pocl(const char *identity) {
  static const char platform[] = "Portable Computing Language|";
  return !strncmp(identity, platform, sizeof platform - 1);
}

/* setenv might free what another thread of the program is reading. */
static void set_if_unset(const char *name, const char *entry) {
  size_t count = 0;
  if (getenv(name))
    return;
  while (environ && environ[count])
    count++;
  char **longer = malloc((count + 2) * sizeof *longer);
  if (!longer)
    return;
  if (count)
    memcpy(longer, environ, count * sizeof *longer);
  longer[count] = (char *)entry;
  longer[count + 1] = NULL;
  __atomic_store_n(&environ, longer, __ATOMIC_RELEASE);
}

/* PoCL takes the first processors for its threads, and gives up if there are fewer. Are
 * these what we may use, and as many as its threads? */
static int has_all_processors(void) {
  cpu_set_t allowed;
  long online = sysconf(_SC_NPROCESSORS_ONLN);
  if (getenv("POCL_MAX_PTHREAD_COUNT") || getenv("POCL_CPU_MAX_CU_COUNT") ||
      sched_getaffinity(0, sizeof allowed, &allowed) ||
      CPU_COUNT(&allowed) != online)
    return 0;
  for (size_t k = 0; k < (size_t)online; k++)
    if (!CPU_ISSET(k, &allowed))
      return 0;
  return 1;
}

IDLIFT_FN void idlift1_prepare_pocl(void) {
  set_if_unset(SPECIALIZATION, "POCL_WORK_GROUP_SPECIALIZATION=0");
  if (has_all_processors())
    set_if_unset(AFFINITY, "POCL_AFFINITY=1");
}

IDLIFT_FN int idlift1_compiles_ahead(void) {
  const char *value = getenv(SPECIALIZATION);
  return value && !strcmp(value, "0");
}

static int has_avx512(void) {
#if defined(__x86_64__)
  unsigned a, b, c, d;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_AVX512F);
#else
  return 0;
#endif
}

/* PoCL 3.0 (pyopencl brings it) takes a processor with AVX-512 that its LLVM has not heard
 * of for one without, and then dies of vectors of 512 bits, with the program. */
IDLIFT_FN int idlift1_is_deadly(const char *source, const char *identity) {
  static const char *const WIDE[] = {"float16", "double8", "double16", "int16",
                                     "long8",   "long16"};
  const char *version = strrchr(identity, '|');
  if (!idlift1_is_pocl(identity) || !version || strncmp(version, "|3.0", 4) ||
      !has_avx512())
    return 0;
  for (size_t k = 0; k < sizeof WIDE / sizeof *WIDE; k++)
    if (strstr(source, WIDE[k]))
      return 1;
  return 0;
}
