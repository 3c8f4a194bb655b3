"""Building the two versions of a file of kernels, and running them side by side."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from detector.frontend import Toolchain
from testsuite.codegen.e2e.cases import Case

WORKER = Path(__file__).with_name("worker.py")
FLAGS = ("-O2", "-fPIC", "-shared", "-lm")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the compiler said of each line, and what the worker found."""

    offloaded: dict[int, str]
    left_alone: dict[int, str]
    functions: dict[str, Any]
    log: str

    def fate(self, case: Case, until: int) -> str:
        """The kind of the first loop of a function, `original` if it stays."""
        for line in range(case.line, until):
            if line in self.offloaded:
                return self.offloaded[line]
        return "original"

    def why(self, case: Case, until: int) -> str:
        """Why the loops of a function stay."""
        found = (self.left_alone.get(line, "") for line in range(case.line, until))
        return "; ".join(filter(None, found))


def environment(toolchain: Toolchain, **extra: str) -> dict[str, str]:
    """The caller's, without the variables that steer accelerated programs."""
    import shlex

    clean = {k: v for k, v in os.environ.items() if not k.startswith("IDLIFT_")}
    clean |= {"IDLIFT_TIMES": "0", "IDLIFT_STAY": "0"}
    return {**clean, "IDLIFT_CLANG": shlex.join(toolchain.argv), **extra}


def idlift_cc(
    toolchain: Toolchain,
    folder: Path,
    *words: str,
    entry: str = "cc",
    **extra: str,
) -> subprocess.CompletedProcess[str]:
    """Runs the compiler as a user would."""
    program = f"from idlift.wrapper import {entry}; {entry}()"
    return subprocess.run(
        [sys.executable, "-P", "-c", program, *words],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env=environment(toolchain, **extra),
    )


def build_and_compare(
    source: Path,
    cases: Sequence[Case],
    toolchain: Toolchain,
    folder: Path,
    flags: Sequence[str] = (),
    **extra: str,
) -> Outcome:
    """Both libraries, and the worker's findings with every call on the device."""
    original, made = folder / "original.so", folder / "accelerated.so"
    command = [*toolchain.invocation("c"), *FLAGS, *flags, str(source)]
    subprocess.run([*command, "-o", str(original)], check=True)
    report = folder / "report.json"
    done = idlift_cc(
        toolchain, folder, *FLAGS, *flags, str(source), "-o", str(made),
        f"--idlift-report={report}", f"--idlift-save={folder / 'evidence'}",
        "--idlift-werror",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    offloaded, left_alone = _fates(report)
    described = folder / "cases.json"
    described.write_text(json.dumps([case.as_json() for case in cases]))
    variables = {"IDLIFT_POLICY": "always", "IDLIFT_TRACE": str(folder / "trace.txt")}
    ran = subprocess.run(
        [sys.executable, str(WORKER), str(original), str(made), str(described)],
        capture_output=True,
        text=True,
        env=environment(toolchain, **variables, **extra),
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return Outcome(offloaded, left_alone, json.loads(ran.stdout), done.stderr)


def _fates(report: Path) -> tuple[dict[int, str], dict[int, str]]:
    (unit,) = json.loads(report.read_text())["units"]
    offloaded = {m["line"]: m["kind"] for m in unit["matches"] if m["lift"]}
    rest = {m["line"]: "; ".join(m["why"]) for m in unit["matches"] if not m["lift"]}
    return offloaded, rest
