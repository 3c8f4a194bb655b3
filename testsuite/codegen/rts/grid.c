/* A launch in three dimensions: everything that a work-item may ask about its place. */
#include "idlift_rts.h"

#include <stdio.h>

enum { WIDTH = 4, HEIGHT = 6, DEPTH = 5 };

static const char source[] =
    "__kernel void grid(__global int *y) {"
    " size_t x = get_global_id(0), r = get_global_id(1), z = get_global_id(2);"
    " y[(z * get_global_size(1) + r) * get_global_size(0) + x] ="
    " (int)(x + 100 * r + 10000 * z + 1000000 * (get_group_id(0) + 3 * get_group_id(1)"
    " + 7 * get_group_id(2) + get_local_id(0) + 2 * get_local_id(1)"
    " + get_work_dim() + get_num_groups(0) + get_local_size(1))); }";

static idlift_site site = {.where = "grid.c:1",
                           .what = "map",
                           .source = source,
                           .options = "",
                           .host_ns = 1,
                           .device_ns = 0.1,
                           .min_work = 1};
static int y[WIDTH * HEIGHT * DEPTH];

static int expected(int x, int r, int z) {
  int place = x / 2 + 3 * (r / 3) + 7 * z + x % 2 + 2 * (r % 3);
  return x + 100 * r + 10000 * z + 1000000 * (place + 3 + WIDTH / 2 + 3);
}

int main(void) {
  idlift_call call;
  size_t global[] = {WIDTH, HEIGHT, DEPTH}, local[] = {2, 3, 1};
  int bad = 0;
  if (!idlift_enter(&site, 1000, &call) || !idlift1_prepare(&call))
    return 2;
  int buffer = idlift1_buffer(&call, y, sizeof y, IDLIFT_OUT, IDLIFT_BYTES);
  idlift_arg args[] = {IDLIFT_BUFFER_ARG(buffer)};
  idlift1_launch(&call, 0, "grid", 3, global, local, 1, args);
  if (idlift1_finish(&call) != 1)
    return 3;
  for (int z = 0; z < DEPTH; z++)
    for (int r = 0; r < HEIGHT; r++)
      for (int x = 0; x < WIDTH; x++)
        bad += y[(z * HEIGHT + r) * WIDTH + x] != expected(x, r, z);
  printf("%d wrong values\n", bad);
  return bad != 0;
}
