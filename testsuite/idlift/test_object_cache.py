"""What idlift-cc has compiled once it does not compile again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = """
#include <stdio.h>
int main(int argc, char **argv)
{
    double a[1000], s = 0.0;
    for (int i = 0; i < 1000; i++)
        a[i] = i * argc;
    for (int i = 0; i < 1000; i++)
        s += a[i];
    printf("%g\\n", s);
    return argv == 0;
}
"""


@pytest.mark.clang
@pytest.mark.usefixtures("any_toolchain")
def test_compiling_and_linking_in_one_call_is_remembered(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text(SOURCE)
    cache = tmp_path / "cache"
    for _ in range(2):
        subprocess.run(
            [sys.executable, "-m", "idlift", "cc", "-O2", "a.c", "-o", "a.out"],
            cwd=tmp_path,
            env={**os.environ, "IDLIFT_CACHE": str(cache)},
            capture_output=True,
            check=True,
        )
    kept = [f for f in (cache / "objects").rglob("*") if f.is_file()]
    assert len(kept) == 1
