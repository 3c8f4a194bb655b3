/* Pages of memory that kernels write to: what the system would do at each page's first
 * access, done once and by one thread.
 *
 * Both cost more than many a kernel. Memory of the device's own that is given back after
 * each call comes back page by page in the next one. And pages that nobody has touched
 * are read as zeros first and copied when they are written, which stops every other
 * processor that runs a thread of ours: 20 ms for a matrix of 2.5 MB. */
#include "rts_internal.h"

#include <sys/mman.h>
#include <unistd.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23 /* since Linux 5.14; others refuse, and nothing is lost */
#endif

enum {
  SPARES = 8,
  LEAST_BYTES = 64 << 10,
  MANY_BYTES = 64 << 20,
  PART_BYTES = 1 << 20
};

typedef struct {
  int lock;
  int count;
  size_t bytes;
  struct {
    const idlift_lane *lane;
    void *mem;
    size_t bytes;
  } all[SPARES]; /* oldest first */
} idlift_spares;

IDLIFT_FN idlift_spares idlift1_spares;

/* Called with the lock held. */
static void *without(int which) {
  idlift_spares *s = &idlift1_spares;
  void *mem = s->all[which].mem;
  s->bytes -= s->all[which].bytes;
  s->count--;
  for (int k = which; k < s->count; k++)
    s->all[k] = s->all[k + 1];
  return mem;
}

IDLIFT_FN void *idlift1_spare(const idlift_lane *lane, size_t bytes) {
  idlift_spares *s = &idlift1_spares;
  void *found = NULL;
  idlift1_lock(&s->lock);
  for (int k = 0; k < s->count && !found; k++)
    if (s->all[k].lane == lane && s->all[k].bytes == bytes)
      found = without(k);
  idlift1_unlock(&s->lock);
  return found;
}

IDLIFT_FN int idlift1_keep_spare(const idlift_lane *lane, void *mem, size_t bytes) {
  idlift_spares *s = &idlift1_spares;
  if (bytes < LEAST_BYTES || bytes > MANY_BYTES)
    return 0;
  idlift1_lock(&s->lock);
  while (s->count == SPARES || s->bytes + bytes > MANY_BYTES) {
    const idlift_lane *oldest = s->all[0].lane;
    oldest->release(without(0), 0);
  }
  s->all[s->count].lane = lane;
  s->all[s->count].mem = mem;
  s->all[s->count++].bytes = bytes;
  s->bytes += bytes;
  idlift1_unlock(&s->lock);
  return 1;
}

static int is_there(uintptr_t page) {
  unsigned char resident = 1;
  return mincore((void *)page, 1, &resident) || (resident & 1);
}

typedef struct {
  uintptr_t begin, end;
} idlift_pages;

static void populate(uintptr_t begin, uintptr_t end) {
  (void)madvise((void *)begin, end - begin, MADV_POPULATE_WRITE);
}

static void populate_part(const void *const *arguments, const idlift_context *context,
                          size_t x, size_t y, size_t z) {
  const idlift_pages *all = arguments[0];
  uintptr_t begin = all->begin + x * PART_BYTES;
  (void)context, (void)y, (void)z;
  populate(begin, all->end - begin < PART_BYTES ? all->end : begin + PART_BYTES);
}

/* Where kernels are functions, their threads can do this, too. */
static void populate_together(idlift_pages all) {
  const void *arguments[] = {&all};
  const uint64_t parts = (all.end - all.begin + PART_BYTES - 1) / PART_BYTES;
  idlift_launch launch = {populate_part, arguments, {.groups = {parts, 1, 1}}};
  if (!idlift1_run(&launch))
    populate(all.begin, all.end);
}

IDLIFT_FN void idlift1_touch(void *memory, size_t bytes, int by_crew) {
  const uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
  if (bytes < LEAST_BYTES || bytes > MANY_BYTES || size > LEAST_BYTES / 4)
    return;
  /* Whole pages only: others own the rest of those at the ends. */
  uintptr_t begin = ((uintptr_t)memory + size - 1) / size * size;
  uintptr_t end = ((uintptr_t)memory + bytes) / size * size;
  uintptr_t middle = begin + (end - begin) / size / 2 * size;
  if (is_there(begin) && is_there(middle) && is_there(end - size))
    return;
  if (by_crew)
    populate_together((idlift_pages){begin, end});
  else
    populate(begin, end);
}
