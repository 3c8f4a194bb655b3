"""No data race and no access out of bounds in any lowering, by simulation."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from testsuite.lift.targets.cases import FOLDER

ROOT = Path(__file__).parents[3]
pytestmark = [
    pytest.mark.oclgrind,
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("oclgrind") is None, reason="needs oclgrind"),
]


@pytest.mark.parametrize("kind", ["cpu", "gpu"])
def test_lowered_programs_are_clean(kind: str) -> None:
    script = str(Path(__file__).with_name("simulated.py"))
    done = subprocess.run(
        ["oclgrind", "--data-races", sys.executable, script, kind],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT)},
        check=False,
        timeout=900,
    )
    messages = [
        line
        for line in (done.stdout + done.stderr).splitlines()
        if "race" in line or "Invalid" in line or "Error" in line
    ]
    assert messages == []
    assert done.stdout.count("ran ") == len(list(FOLDER.glob("*.lift")))
