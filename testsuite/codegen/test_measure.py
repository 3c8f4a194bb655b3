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


def test_measures(any_toolchain: Toolchain, tmp_path: Path) -> None:
    source, binary = tmp_path / "measure.c", tmp_path / "measure"
    source.write_text(PROGRAM)
    headers = Path(codegen.__file__).parent / "rts"
    command = [*any_toolchain.argv, "-O2", f"-I{headers}", str(source)]
    subprocess.run([*command, "-o", str(binary)], check=True)
    run = subprocess.run([binary], check=True, capture_output=True, text=True)
    assert run.stdout == EXPECTED
