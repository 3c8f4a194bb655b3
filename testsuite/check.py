"""`make test`: every check of the house, one after the other, with a summary.

All steps run even if an early one fails: whoever breaks two things learns of both.
Exit code 0 if all of them pass.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from dataclasses import dataclass

from testsuite.layering import ROOT

PYTHON = sys.executable
# Tests that run once more, with native code (see `conftest`).
NATIVE = "IDLIFT_TEST_NATIVE"
NATIVELY = [
    "testsuite/detector/analysis",
    "testsuite/detector/legality",
    "testsuite/lift/opencl",
    "testsuite/lift/sizes",
    "testsuite/lift/test_random_programs.py",
    "testsuite/lift/test_text.py",
]


@dataclass(frozen=True, slots=True)
class Result:
    """How a step went."""

    title: str
    passed: bool
    seconds: float


def main() -> int:
    """Run the steps, print the summary."""
    parser = argparse.ArgumentParser(prog="python -m testsuite.check")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--without-tests", action="store_true")
    args = parser.parse_args()
    steps: list[tuple[str, list[str]]] = [
        ("lint", ["-m", "ruff", "check", "."]),
        ("format", ["-m", "ruff", "format", "--check", "."]),
        ("types", ["-m", "mypy"]),
        ("layering", ["-m", "testsuite.check_layers"]),
    ]
    if not args.without_tests:
        # Compilers that tests start run natively, and some tests themselves.
        steps.append(("native", ["-m", "idlift.native", "--if-possible"]))
        tests = ["-m", "pytest", "-n", str(args.jobs), "-q", "-rs", "--durations=5"]
        steps.append(("tests", tests))
        again = [*tests, "-m", "not slow", *NATIVELY]
        steps.append(("natively", again))
    results = [_run(title, words) for title, words in steps]
    print("\n== summary")
    for result in results:
        mark = "passed" if result.passed else "FAILED"
        print(f"   {result.title:<10} {mark}  {result.seconds:6.1f} s")
    return 0 if all(r.passed for r in results) else 1


def _run(title: str, words: list[str]) -> Result:
    print(f"== {title}", flush=True)
    start = time.monotonic()
    environment = os.environ | ({NATIVE: "1"} if title == "natively" else {})
    code = subprocess.run(
        [PYTHON, *words], cwd=ROOT, check=False, env=environment
    ).returncode
    return Result(title, code == 0, time.monotonic() - start)


if __name__ == "__main__":
    sys.exit(main())
