"""What `idlift detect` finds in the benchmark programs, against expected.toml.

    python -m benchmarks.expected [--refresh] [NAME...]

Prints every expected idiom that is missing and every missing one that is now found;
--refresh moves them between [[idiom]] and [[missing]] with the reason of today. A list
that is refreshed is to be read before it is committed: a loop that moved to [[missing]]
is a regression.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from benchmarks.harness.catalogue import Expected, Program, programs, write_expected
from detector.frontend import default_toolchain

FOUND = ("legal", "guarded")


@dataclass(frozen=True, slots=True)
class Finding:
    """A match of `idlift detect`, as far as it matters here."""

    kind: str
    line: int
    verdict: str
    why: str


def detect(wanted: Sequence[Program]) -> dict[Path, tuple[Finding, ...]]:
    """What is matched in each program's own file; one process looks at all."""
    files = [str(program.source) for program in wanted]
    command = [sys.executable, "-m", "idlift", "detect"]
    done = subprocess.run(
        [*command, "--fp", "relaxed", "--format", "json", *files],
        check=False,
        capture_output=True,
        text=True,
    )
    units: list[dict[str, Any]] = json.loads(done.stdout)["units"]
    return {
        Path(unit["source"]): tuple(
            _finding(m)
            for m in unit["matches"]
            if Path(m["file"]).name in unit["source"]
        )
        for unit in units
        if unit["status"] == "ok"
    }


def _finding(match: dict[str, Any]) -> Finding:
    why = next(iter(match["why"]), "")
    return Finding(match["kind"], match["line"], match["verdict"], why)


def reason_missing(entry: Expected, found: tuple[Finding, ...]) -> str:
    """Why an expected idiom does not count as found; empty if it does."""
    here = [f for f in found if f.line == entry.line]
    same = [f for f in here if f.kind == entry.kind]
    if any(f.verdict in FOUND for f in same):
        return ""
    if same:
        return f"refused: {same[0].why}"
    if here:
        verdicts = sorted({f"{f.kind} ({f.verdict})" for f in here})
        return f"found as {', '.join(verdicts)}"
    return "not found" + _inside(entry, found)


def _inside(entry: Expected, found: tuple[Finding, ...]) -> str:
    inner = [f for f in found if entry.line < f.line <= entry.line + 8]
    if not inner:
        return ""
    return f", only a {inner[0].kind} at line {inner[0].line} inside"


def differences(program: Program, found: tuple[Finding, ...], clang: int) -> list[str]:
    """What is not as expected.toml says of this clang (its major version)."""
    said = []
    for entry in program.expected:
        if clang in entry.missed_by:
            continue
        reason = reason_missing(entry, found)
        where = f"{program.source.name}:{entry.line}: {entry.kind}"
        if reason and not entry.reason:
            said.append(f"{where} is missing: {reason}")
        if entry.reason and not reason:
            said.append(f"{where} is found now, but listed as missing")
    return said


def main(arguments: list[str] | None = None) -> int:
    """Print or refresh; exit code 1 if something differs and is not refreshed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.expected")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--refresh", action="store_true", help="rewrite expected.toml")
    options = parser.parse_args(arguments)
    differ = False
    wanted = programs(tuple(options.names))
    everything = detect(wanted)
    clang = default_toolchain().major
    for program in wanted:
        found = everything[program.source]
        lines = differences(program, found, clang)
        print("\n".join(lines) if lines else f"{program.source.name}: as expected")
        differ |= bool(lines)
        if options.refresh:
            # A reason that somebody wrote stays until the loop is found.
            write_expected(
                program,
                tuple(
                    replace(e, reason=now and (e.reason or now))
                    for e in program.expected
                    for now in [reason_missing(e, found)]
                ),
            )
    return 1 if differ and not options.refresh else 0


if __name__ == "__main__":
    sys.exit(main())
