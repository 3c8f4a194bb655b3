"""The stub's helpers for measured guards, run as C."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import codegen
from detector.frontend import Toolchain

pytestmark = pytest.mark.clang

PROGRAM = r"""
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include "idlift_stub.h"
#define SHOW(bytes, bits, sign, rising) { \
  int64_t a = 7, b = 7; \
  int ok = idlift_measure(at, bytes, bits, sign, rising, &a, &b); \
  printf("%d %lld %lld\n", ok, (long long)a, (long long)b); }
int main(void) {
  const int32_t words[] = {5, -2, 9, 9};
  const uint8_t bytes[] = {1, 200, 200, 255};
  const char *at = (const char *)words;
  SHOW(16, 32, 1, 0)
  SHOW(16, 32, 1, 1)
  SHOW(8, 32, 0, 0)
  SHOW(0, 32, 1, 1)
  SHOW(-64, 32, 1, 1)
  at = (const char *)bytes;
  SHOW(4, 8, 0, 1)
  SHOW(4, 8, 1, 0)
  SHOW(2, 16, 0, 0)
  SHOW((wide)1 << 70, 8, 0, 0)
  SHOW(4, 24, 0, 0)
  const int32_t order[] = {3, -1, 0, 1, 3, 2147483647};
  at = (const char *)order;
  SHOW(16, 32, 1, 2)
  SHOW(20, 32, 1, 2)
  SHOW(0, 32, 1, 2)
  SHOW(24, 32, 1, 2)
  SHOW(4, 16, 0, 2)
  SHOW(8, 16, 0, 2)
  const int64_t far[] = {-9223372036854775807, 9223372036854775807, 0};
  at = (const char *)far;
  SHOW(16, 64, 1, 2)
  printf("%d%d%d\n", wide_is_huge(-1), wide_is_huge((wide)1 << 62),
         wide_is_huge(((wide)1 << 62) - 1));
  return 0;
}
"""
EXPECTED = """\
1 -2 9
0 0 -1
1 5 4294967294
1 0 -1
1 0 -1
1 1 255
1 -56 1
1 51201 51201
0 0 -1
0 0 -1
1 -1 3
0 0 -1
1 0 -1
0 0 -1
1 0 3
0 0 -1
0 0 -1
010
"""


def _run(toolchain: Toolchain, folder: Path, text: str, *flags: str) -> tuple[int, str]:
    """What a program says that is linked with the run time."""
    source, binary = folder / "measure.c", folder / "measure"
    source.write_text(text)
    headers = Path(codegen.__file__).parent / "rts"
    command = [*toolchain.argv, "-O2", *flags, f"-I{headers}", str(source)]
    command.append(str(headers / "idlift_rts.c"))
    subprocess.run([*command, "-o", str(binary)], check=True)
    run = subprocess.run([binary], check=False, capture_output=True, text=True)
    return run.returncode, run.stdout


def test_measures(any_toolchain: Toolchain, tmp_path: Path) -> None:
    assert _run(any_toolchain, tmp_path, PROGRAM) == (0, EXPECTED)


MEETING = r"""
#include <stdio.h>
#include "idlift_stub.h"
#define ASK(a, from, to, b, begin, end) { \
  const idlift_range one = {a, from, to}, other = {b, begin, end}; \
  printf("%d%d%d%d ", idlift_may_meet(one, other), idlift_may_meet(other, one), \
         idlift_may_meet_aside(one, other), idlift_may_meet_aside(other, one)); }
int main(void) {
  static char x[64], y[64];
  const wide far = (wide)1 << 62;
  ASK(x, 0, 8, x, 8, 16)
  ASK(x, 0, 9, x, 8, 16)
  ASK(x, 0, 16, x, 4, 8)
  ASK(x + 8, -8, 0, x, 8, 16)
  ASK(x + 8, -8, 1, x, 8, 16)
  ASK(x, 8, 16, x + 4, 4, 20)
  ASK(x, 0, 64, y, 0, 64)
  ASK(x, 8, 8, x, 0, 64)
  ASK(x, 9, 8, x, 0, 64)
  ASK(x, 0, far - 1, x, -far, 0)
  ASK(x, 0, far, y, 0, 0)
  ASK(x, 0, 1, y, -far - 1, -far)
  return 0;
}
"""


def test_meetings(any_toolchain: Toolchain, tmp_path: Path) -> None:
    """Side by side, by a byte, inside, from behind (twice), from the same place, apart,
    nothing (twice); as far as can be told, and further."""
    said = "0000 1111 1111 0000 1111 1100 0000 0000 0000 0000 1111 1111 "
    assert _run(any_toolchain, tmp_path, MEETING) == (0, said)


# Against the plainest loops, for all types, at odd addresses, around the lengths at
# which vectors and blocks begin.
COMPARED = r"""
#include <stdio.h>
#include <string.h>
#include "idlift_stub.h"
static uint64_t state = 88172645463325252u;
static uint64_t next(void) {
  state ^= state << 13, state ^= state >> 7;
  return state ^= state << 17;
}
static char memory[8 * 20000 + 8];
#define CHECK(type, bits, sign) \
  for (int rule = 0; rule < 4; rule++) { \
    static type value[20000]; \
    int64_t low = 0, high = -1, a = 7, b = 7; \
    int falls = 0, twice = 0; \
    for (int i = 0; i < n; i++) { \
      value[i] = kind == 0   ? (type)next() \
                 : kind == 1 ? (type)(i / (1 + 20000 / 100)) \
                             : (type)(n - i + (i == n / 2)); \
      falls |= i && value[i] < value[i - 1]; \
      low = !i || value[i] < low ? (int64_t)value[i] : low; \
      high = !i || value[i] > high ? (int64_t)value[i] : high; \
    } \
    memcpy(memory + shift, value, (size_t)n * sizeof(type)); \
    if ((rule & 2) && n > 300) continue; \
    for (int i = 0; i < n; i++) \
      for (int k = 0; k < i && (rule & 2); k++) twice |= value[i] == value[k]; \
    int far_apart = n && (uint64_t)high - (uint64_t)low >= 64u * (uint64_t)n + 4096; \
    int bad = ((rule & 1) && falls) || ((rule & 2) && (twice || far_apart)); \
    int ok = idlift_measure(memory + shift, n * (wide)sizeof(type), bits, sign, \
                            rule, &a, &b); \
    if (ok == bad || (ok && (a != low || b != high))) \
      return printf("%s n=%d shift=%d rule=%d kind=%d: %d %ld %ld, not %d %ld %ld\\n", \
                    #type, n, shift, rule, kind, ok, (long)a, (long)b, !bad, \
                    (long)low, (long)high), 1; \
  }
int main(void) {
  static const int lengths[] = {0, 1, 2, 3, 7, 31, 32, 33, 100, 257, 8191, 8192,
                                8193, 8194, 16385, 20000};
  for (int l = 0; l < 16; l++)
    for (int shift = 0; shift < 4; shift += 3)
      for (int kind = 0; kind < 3; kind++) {
        int n = lengths[l];
        CHECK(uint8_t, 8, 0) CHECK(int8_t, 8, 1) CHECK(uint16_t, 16, 0)
        CHECK(int16_t, 16, 1) CHECK(uint32_t, 32, 0) CHECK(int32_t, 32, 1)
        CHECK(int64_t, 64, 1)
      }
  return 0;
}
"""


@pytest.mark.parametrize("flags", [(), ("-march=native",), ("-O0",)], ids=" ".join)
def test_measures_as_plain_loops_do(
    any_toolchain: Toolchain, tmp_path: Path, flags: tuple[str, ...]
) -> None:
    assert _run(any_toolchain, tmp_path, COMPARED, *flags) == (0, "")


# Rows with gaps, against the plainest loops. The second page of each row cannot be
# read, nor where rows without elements begin.
ROWS = r"""
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include "idlift_stub.h"
enum { PAGE = 4096, MANY = 40000 };
static uint64_t state = 88172645463325252u;
static uint64_t next(void) {
  state ^= state << 13, state ^= state >> 7;
  return state ^= state << 17;
}
static int wrong(const char *what, int n, int64_t a, int64_t b, int64_t low,
                 int64_t high) {
  if (a == low && b == high)
    return 0;
  printf("%s n=%d: %ld %ld, not %ld %ld\n", what, n, (long)a, (long)b, (long)low,
         (long)high);
  return 1;
}
#define CHECK(type, bits, sign, apart_) { \
  int64_t low = 0, high = -1, a = 7, b = 7, any = 0; \
  for (int i = 0; i < n; i++) \
    for (int j = 0; j < length[i] + more; j++) { \
      type *at = (type *)(pages + 2L * PAGE * i + (apart_) * j); \
      *at = (type)next(); \
      low = !any || (int64_t)*at < low ? (int64_t)*at : low; \
      high = !any || (int64_t)*at > high ? (int64_t)*at : high, any = 1; \
    } \
  idlift_rows rows = {.count = n, .step = 2 * PAGE, .apart = (apart_), .more = more, \
                      .ends = {(char *)length, 1, 8, 1}}; \
  if (!idlift_measure_rows(pages, rows, bits, sign, &a, &b) || \
      wrong(#type, n, a, b, low, high)) \
    return 1; }
int main(void) {
  static int8_t length[64];
  char *pages = mmap(NULL, 128 * PAGE, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  for (int i = 0; i < 64; i++)
    if (mprotect(pages + (2 * i + 1) * PAGE, PAGE, PROT_NONE))
      return 2;
  for (int n = 0; n <= 64; n += 1 + n / 2)
    for (int more = -3; more <= 3; more += 3) {
      for (int i = 0; i < n; i++)
        length[i] = (int8_t)(next() % 90) - 20;
      CHECK(uint8_t, 8, 0, 1) CHECK(int8_t, 8, 1, 3) CHECK(uint16_t, 16, 0, 2)
      CHECK(int16_t, 16, 1, 2) CHECK(uint32_t, 32, 0, 12) CHECK(int32_t, 32, 1, 4)
      CHECK(int64_t, 64, 1, 8)
    }
  /* Many rows, so that several threads have a share; empty ones begin nowhere. */
  int32_t *begin = malloc(MANY * 4), *end = malloc(MANY * 4), *list = malloc(MANY * 4);
  int64_t low = 0, high = -1, a, b, any = 0;
  for (int i = 0; i < MANY; i++) {
    list[i] = (int32_t)next();
    begin[i] = (int32_t)(next() % MANY), end[i] = begin[i] + (int32_t)(next() % 40) - 9;
    end[i] = end[i] < MANY ? end[i] : MANY;
    if (end[i] <= begin[i])
      begin[i] = end[i] = 1 << 30;
  }
  for (int i = 0; i < MANY; i++)
    for (int k = begin[i]; k < end[i]; k++) {
      low = !any || list[k] < low ? list[k] : low;
      high = !any || list[k] > high ? list[k] : high, any = 1;
    }
  idlift_rows rows = {.count = MANY, .apart = 4, .scale = 4,
                      .ends = {(char *)end, 4, 32, 1},
                      .begins = {(char *)begin, 4, 32, 1},
                      .starts = {(char *)begin, 4, 32, 1}};
  if (!idlift_measure_rows((char *)list, rows, 32, 1, &a, &b) ||
      wrong("many", MANY, a, b, low, high))
    return 1;
  /* What cannot be is no row. */
  int64_t huge = INT64_MAX;
  rows = (idlift_rows){.count = 1, .more = 1, .ends = {(char *)&huge, 8, 64, 1}};
  return idlift_measure_rows((char *)list, rows, 32, 1, &a, &b);
}
"""


@pytest.mark.parametrize("flags", [(), ("-O0",)], ids=" ".join)
def test_measures_rows_as_plain_loops_do(
    any_toolchain: Toolchain, tmp_path: Path, flags: tuple[str, ...]
) -> None:
    assert _run(any_toolchain, tmp_path, ROWS, *flags) == (0, "")


# What is large is measured by several threads: an element that matters stands on either
# side of every place where parts may meet, whatever the number of processors is.
SHARED = r"""
#include <stdio.h>
#include <stdlib.h>
#include "idlift_stub.h"
enum { N = 5 * 524288 + 3 };
#define CHECK(type, bits, sign) { \
  type *all = malloc(N * sizeof(type)); \
  for (int i = 0; i < N; i++) all[i] = 50; \
  for (int parts = 1; parts <= 16; parts++) \
    for (int part = 0; part <= parts; part++) \
      for (int by = -1; by <= 1; by++) { \
        int64_t at = (int64_t)N * part / parts + by, a = 0, b = 0; \
        if (at < 0 || at >= N) continue; \
        for (int value = 49; value <= 51; value += 2) { \
          all[at] = (type)value; \
          int ok = idlift_measure((char *)all, N * sizeof(type), bits, sign, 0, \
                                  &a, &b); \
          if (!ok || a != (value < 50 ? 49 : 50) || b != (value < 50 ? 50 : 51)) \
            return printf("%s %d of %d: %d\\n", #type, part, parts, by), 1; \
          int last = value < 50 ? at == 0 : at == N - 1; \
          ok = idlift_measure((char *)all, N * sizeof(type), bits, sign, 1, &a, &b); \
          if (ok != last || (ok && (a != all[0] || b != all[N - 1]))) \
            return printf("rising %s %d of %d: %d\\n", #type, part, parts, by), 1; \
          all[at] = 50; \
        } \
      } \
  free(all); }
int main(void) {
  CHECK(uint8_t, 8, 0) CHECK(int16_t, 16, 1) CHECK(int32_t, 32, 1)
  return 0;
}
"""


def test_parts_meet(any_toolchain: Toolchain, tmp_path: Path) -> None:
    assert _run(any_toolchain, tmp_path, SHARED) == (0, "")
