"""Kernels that are built ahead: used as they are, or not at all."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import environment, idlift_cc

SOURCE = """\
#include <stdio.h>
static double x[5000], y[5000];
int main(void) {
  for (int i = 0; i < 5000; i++) { x[i] = i; y[i] = 1; }
  for (int i = 0; i < 5000; i++) y[i] = 2.0 * x[i] + y[i];
  double s = 0;
  for (int i = 0; i < 5000; i++) s = s * 0.5 + y[i];
  printf("%.17g\\n", s);
}
"""
RIGHT = "19994\n"

pytestmark = [
    pytest.mark.clang,
    pytest.mark.device,
    pytest.mark.usefixtures("system_opencl"),
]


@dataclass(frozen=True)
class Program:
    """An accelerated program with embedded binaries."""

    toolchain: Toolchain
    path: Path

    def run(self, **extra: str) -> subprocess.CompletedProcess[str]:
        """With a cache of the driver's that is empty, every call on the device."""
        cache = self.path.with_suffix(".cache")
        variables = {
            "IDLIFT_POLICY": "always",
            "IDLIFT_TRACE": "1",
            "POCL_CACHE_DIR": str(cache),
        }
        done = subprocess.run(
            [self.path],
            capture_output=True,
            text=True,
            check=True,
            env=environment(self.toolchain, **variables, **extra),
        )
        assert done.stdout == RIGHT
        assert "path=device" in done.stderr
        return done

    def changed(self, old: bytes, new: bytes) -> Program:
        """A copy of it with other bytes in all places."""
        data = self.path.read_bytes()
        assert old in data
        assert len(old) == len(new)
        copy = self.path.with_name("changed")
        copy.write_bytes(data.replace(old, new))
        copy.chmod(0o755)
        return Program(self.toolchain, copy)


@pytest.fixture
def program(any_toolchain: Toolchain, tmp_path: Path) -> Program:
    (tmp_path / "main.c").write_text(SOURCE)
    words = ("-O2", "main.c", "-o", "program", "--idlift-embed", "--idlift-werror")
    done = idlift_cc(any_toolchain, tmp_path, *words)
    assert done.returncode == 0, done.stderr
    return Program(any_toolchain, tmp_path / "program")


def test_nothing_is_compiled_at_run_time(program: Program) -> None:
    done = program.run(IDLIFT_THREADS="0")
    assert "built from embedded binary" in done.stderr
    assert "from source" not in done.stderr
    if "Portable Computing Language" not in done.stderr:
        pytest.skip("only PoCL shows what is in a binary")
    folder = program.path.with_suffix(".cache")
    launched = {path.parent.name for path in folder.rglob("*.so")}
    names = re.findall(rb"/([\w-]+)/[\w-]+\.so", program.path.read_bytes())
    assert launched == {name.decode() for name in names if b"-" in name}


def test_the_driver_need_not_load_it(program: Program) -> None:
    done = program.run()
    assert "built from embedded binary" in done.stderr
    if "Portable Computing Language" not in done.stderr:
        pytest.skip("only PoCL's binaries are understood")
    assert "runs without the driver" in done.stderr
    assert not list(program.path.with_suffix(".cache").rglob("*.so"))


def test_a_damaged_binary_is_not_used(program: Program) -> None:
    done = program.changed(b"poclbin", b"poclbon").run()
    assert 'note="the embedded binary is damaged"' in done.stderr
    assert "built from source" in done.stderr


def test_the_binary_of_another_driver_is_not_used(program: Program) -> None:
    done = program.changed(b"Portable Computing", b"Portable Combining").run()
    assert "embedded binary" not in done.stderr
    assert "built from source" in done.stderr
