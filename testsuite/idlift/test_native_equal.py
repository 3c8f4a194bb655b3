"""Native code makes, byte for byte, what Python makes of our texts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from testsuite.layering import ROOT

SCRIPT = ROOT / "testsuite" / "idlift" / "native_compile.py"
PROGRAMS = sorted((ROOT / "benchmarks" / "programs").glob("*/*.c*"))
KERNELS = sorted((ROOT / "testsuite" / "codegen" / "e2e" / "kernels").glob("*.c"))
# Two parts of each, for two processors; some tests run natively besides.
CASES = {
    f"{name}-{part}": (fp, sources[part::2])
    for name, fp, sources in (
        ("programs", "relaxed", PROGRAMS),
        ("kernels", "strict", KERNELS[::2]),
    )
    for part in (0, 1)
}


def compiled(folder: Path, native: bool, fp: str, sources: list[Path]) -> Any:
    folder.mkdir()
    words = [f"--idlift-fp={fp}", "-O2", "--", *map(str, sources)]
    environment = os.environ | {
        "IDLIFT_NATIVE": "1" if native else "0",
        "IDLIFT_CACHE": str(folder / "cache"),
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(folder), *words],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    answer = json.loads(done.stdout.splitlines()[-1])
    assert answer["native"] == native
    return answer["found"]


@pytest.mark.slow
@pytest.mark.clang
@pytest.mark.parametrize("case", CASES)
def test_equal(native: None, any_toolchain: object, tmp_path: Path, case: str) -> None:
    fp, sources = CASES[case]
    # The same names in both: they stand in reports.
    place = tmp_path / "place"
    made = compiled(place, True, fp, sources)
    place.rename(tmp_path / "native")
    expected = compiled(place, False, fp, sources)
    assert made == expected
    assert sum(len(files) for files in made.values()) > 4 * len(sources)
