/* Drives rts_pages.c with a driver that only counts what it is given back. */
#include "rts_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { KB = 1 << 10, MB = 1 << 20 };
static char memory[64];
static int given_back;

static cl_int give_back(cl_handle mem) {
  (void)mem;
  given_back++;
  return CL_SUCCESS;
}

/* Only the size that was asked for, each only once. */
static void by_size(void) {
  assert(!idlift1_spare(&idlift1_by_driver, MB));
  assert(idlift1_keep_spare(&idlift1_by_driver, memory + 1, MB));
  assert(idlift1_keep_spare(&idlift1_by_driver, memory + 2, 2 * MB));
  assert(!idlift1_spare(&idlift1_by_driver, MB - 1) && !idlift1_spare(&idlift1_by_driver, MB + 1));
  assert(idlift1_spare(&idlift1_by_driver, MB) == memory + 1 && !idlift1_spare(&idlift1_by_driver, MB));
  assert(idlift1_spare(&idlift1_by_driver, 2 * MB) == memory + 2);
}

/* What is small, or large, is not worth keeping. */
static void not_kept(void) {
  assert(!idlift1_keep_spare(&idlift1_by_driver, memory, 4 * KB));
  assert(!idlift1_keep_spare(&idlift1_by_driver, memory, (size_t)128 * MB));
  assert(!given_back);
}

/* Few, and not much all together; the oldest go first. */
static void limited(void) {
  for (int k = 0; k < 9; k++)
    assert(idlift1_keep_spare(&idlift1_by_driver, memory + k, (size_t)(k + 1) * MB));
  assert(given_back == 1 && !idlift1_spare(&idlift1_by_driver, MB));
  assert(idlift1_keep_spare(&idlift1_by_driver, memory + 10, (size_t)60 * MB));
  assert(given_back == 9);
  assert(idlift1_spare(&idlift1_by_driver, (size_t)60 * MB) == memory + 10);
}

/* Memory is as it was, and nothing happens to what is no memory. */
static void touched(int by_crew) {
  unsigned char *all = calloc(4, MB), resident = 0;
  all[2 * MB] = 7;
  idlift1_touch(all + 3, 4 * MB - 100, by_crew);
  for (int k = 0; k < 4 * MB; k++)
    assert(all[k] == (k == 2 * MB ? 7 : 0));
  free(all);
  void *locked = mmap(NULL, MB, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  assert(locked != MAP_FAILED);
  idlift1_touch(locked, MB, by_crew);
  assert(!mincore(locked, 1, &resident) && !(resident & 1));
  munmap(locked, MB);
  idlift1_touch(locked, MB, by_crew);
}

int main(void) {
  idlift1_runtime.cl.ReleaseMemObject = give_back;
  by_size();
  not_kept();
  limited();
  idlift1_configure();
  touched(0);
  touched(1);
  return 0;
}
