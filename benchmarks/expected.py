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
from dataclasses import dataclass
from typing import Any

from benchmarks.harness.catalogue import Expected, Program, programs, write_expected

FOUND = ("legal", "guarded")


@dataclass(frozen=True, slots=True)
class Finding:
    """A match of `idlift detect`, as far as it matters here."""

    kind: str
    line: int
    end_line: int
    verdict: str
    why: str


def detect(program: Program) -> tuple[Finding, ...]:
    """Everything that is matched in the program's own file."""
    command = [sys.executable, "-m", "idlift", "detect", str(program.source)]
    done = subprocess.run(
        [*command, "--fp", "relaxed", "--format", "json"],
        check=True,
        capture_output=True,
        text=True,
    )
    units: list[dict[str, Any]] = json.loads(done.stdout)["units"]
    return tuple(
        Finding(
            m["kind"], m["line"], m["end_line"], m["verdict"], next(iter(m["why"]), "")
        )
        for unit in units
        for m in unit["matches"]
        if m["file"].endswith(program.source.name)
    )


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


def differences(program: Program, found: tuple[Finding, ...]) -> list[str]:
    """What is not as expected.toml says, a line each."""
    said = []
    for entry in program.expected:
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
    for program in programs(tuple(options.names)):
        found = detect(program)
        lines = differences(program, found)
        print("\n".join(lines) if lines else f"{program.source.name}: as expected")
        differ |= bool(lines)
        if options.refresh:
            # A reason that somebody wrote stays until the loop is found.
            write_expected(
                program,
                tuple(
                    Expected(e.kind, e.line, now and (e.reason or now))
                    for e in program.expected
                    for now in [reason_missing(e, found)]
                ),
            )
    return 1 if differ and not options.refresh else 0


if __name__ == "__main__":
    sys.exit(main())
