"""Kernels compute as the program does: subnormal numbers, rounding, traps."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import environment, idlift_cc

SOURCE = r"""
#define _GNU_SOURCE
#include <fenv.h>
#include <stdio.h>
#include <string.h>
static double x[1000], y[1000], z[1000];
__attribute__((noinline))
void scale(double *restrict o, const double *restrict a, double f, int n) {
  for (int i = 0; i < n; i++) o[i] = a[i] * f + a[i];
}
int main(int c, char **v) {
  for (int i = 0; i < 1000; i++) x[i] = 1e-300 / (i * 1000.0 + 1);
  if (c > 1 && !strcmp(v[1], "up")) fesetround(FE_UPWARD);
  if (c > 1 && !strcmp(v[1], "traps")) feenableexcept(FE_DIVBYZERO);
  scale(y, x, 1e-10, 1000);
  if (c > 1 && !strcmp(v[1], "later")) fesetround(FE_DOWNWARD);
  scale(z, y, -0.99999999, 1000);
  scale(y, z, 1 / 3.0, 1000);
  for (int i = 0; i < 1000; i++) printf("%a\n", y[i]);
}
"""
UNUSUAL = 'why="floating point rounds or traps in an unusual way"'

pytestmark = [
    pytest.mark.clang,
    pytest.mark.device,
    pytest.mark.usefixtures("system_opencl"),
]


# Flags, what the program is told, and how many of its three calls are unusual.
@pytest.mark.parametrize(
    ("flags", "word", "unusual"),
    [
        ((), "", 0),
        ((), "up", 3),
        ((), "traps", 3),
        ((), "later", 2),
        (("-ffast-math",), "", 0),
        (("-ffast-math",), "up", 3),
        (("-ffast-math", "--idlift-embed"), "", 0),
    ],
)
def test_results_are_the_programs_own(
    any_toolchain: Toolchain,
    tmp_path: Path,
    flags: tuple[str, ...],
    word: str,
    unusual: int,
) -> None:
    (tmp_path / "main.c").write_text(SOURCE)
    words = ("-O2", *flags, "main.c", "-lm", "-o")
    theirs = [w for w in words if not w.startswith("--idlift")]
    plain = [*any_toolchain.invocation("c"), *theirs, "plain"]
    subprocess.run(plain, cwd=tmp_path, check=True)
    done = idlift_cc(any_toolchain, tmp_path, *words, "program", "--idlift-werror")
    assert done.returncode == 0, done.stderr
    outputs = []
    for name in ("plain", "program"):
        variables = {"IDLIFT_POLICY": "always", "IDLIFT_TRACE": "1"}
        ran = subprocess.run(
            [tmp_path / name, word],
            capture_output=True,
            text=True,
            check=True,
            env=environment(any_toolchain, **variables),
        )
        outputs.append(ran.stdout)
    assert outputs[1] == outputs[0]
    assert ran.stderr.count(UNUSUAL) == unusual
    # The flags decide whether there are subnormal numbers at all.
    assert ("0x0." in outputs[0]) == ("-ffast-math" not in flags)
