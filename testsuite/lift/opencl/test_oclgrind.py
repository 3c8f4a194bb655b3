"""No data race and no access out of bounds, by simulation."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.lift.suite import CASES

ROOT = Path(__file__).parents[3]
pytestmark = [
    pytest.mark.oclgrind,
    pytest.mark.skipif(shutil.which("oclgrind") is None, reason="needs oclgrind"),
]


def simulate(*arguments: str) -> tuple[str, int]:
    """The simulator's messages, and how many programs ran."""
    script = str(Path(__file__).with_name("oclgrind_runs.py"))
    done = subprocess.run(
        ["oclgrind", "--data-races", sys.executable, script, *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT)},
        check=False,
        timeout=600,
    )
    ran = done.stdout.count("ran ")
    messages = [
        line
        for line in (done.stdout + done.stderr).splitlines()
        if "race" in line or "Invalid" in line or "Traceback" in line
    ]
    return "\n".join(messages), ran


def test_the_programs_of_the_papers_are_clean() -> None:
    messages, ran = simulate()
    assert messages == ""
    assert ran == len(CASES) + sum(bool(case.odd) for case in CASES)


def test_a_missing_barrier_is_noticed() -> None:
    messages, _ = simulate("broken")
    assert "race" in messages
