"""What native code stumbles over is compiled by Python: no loop is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import environment

KERNEL = """
void scale(int n, double *restrict y, const double *restrict x)
{
    for (int i = 0; i < n; i++)
        y[i] = 3 * x[i];
}
int main(void) { return 0; }
"""
# A compiler that takes itself for native code, and breaks here or there.
PROGRAM = """
import sys
from idlift.native import finder
from idlift.offload import pipeline, unit
finder.served.add("some.module")
def broken(*given, **more):
    raise TypeError("int object expected; got float")
if {where!r} == "search":
    pipeline.find = broken
else:
    import codegen.site
    codegen.site.print_stub = broken
from idlift import compiler
sys.exit(compiler.run("c", sys.argv[1:]))
"""


@pytest.mark.clang
@pytest.mark.parametrize("where", ["search", "stub"])
@pytest.mark.parametrize("how", [("-c", "-o", "k.o"), ("-o", "program")])
def test_compiled_again(
    any_toolchain: Toolchain, tmp_path: Path, where: str, how: tuple[str, ...]
) -> None:
    (tmp_path / "k.c").write_text(KERNEL)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(where=where), "-O2", "k.c", *how],
        cwd=tmp_path,
        env={
            **environment(any_toolchain),
            "IDLIFT_CACHE": str(tmp_path / "cache"),
            "IDLIFT_STAY": "0",
            "PATH": os.environ["PATH"],
        },
        capture_output=True,
        text=True,
        check=True,
    )
    assert "k.c:4: map → OpenCL" in done.stderr
    assert "warning" not in done.stderr
    assert b"kernel void" in (tmp_path / how[-1]).read_bytes()
