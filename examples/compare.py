"""Runs the original and the accelerated build of a program and prints a table.

usage: python compare.py ORIGINAL ACCELERATED [ARGUMENTS...]

Both print lines `  part   12.3 ms   checksum 4.5e+01`. The accelerated one runs once
before it is timed: its driver builds the kernels on the first run and keeps them.
"""

from __future__ import annotations

import re
import subprocess
import sys

from rich.console import Console
from rich.table import Table

PART = re.compile(r"\s+(\S+)\s+([\d.]+) ms\s+checksum (\S+)")
ROUNDS = 2
# Sums of floating-point numbers may be regrouped (--idlift-fp=relaxed).
CLOSE = 1e-9


def parts(command: list[str]) -> dict[str, tuple[float, float]]:
    """The best time and the checksum of each part."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    found = map(PART.match, done.stdout.splitlines())
    return {m[1]: (float(m[2]), float(m[3])) for m in found if m}


def best(command: list[str], rounds: int) -> dict[str, tuple[float, float]]:
    """Each part at its fastest."""
    runs = [parts(command) for _ in range(rounds)]
    return {name: min(run[name] for run in runs) for name in runs[0]}


def main() -> int:
    """Prints the table; the exit code says whether all results agree."""
    original, accelerated, *arguments = sys.argv[1:]
    parts([accelerated, *arguments])
    before = best([original, *arguments], ROUNDS)
    after = best([accelerated, *arguments], ROUNDS)
    table = Table(title=f"original and accelerated, best of {ROUNDS} runs")
    for heading in ("part", "original", "accelerated", "speed-up", "result"):
        table.add_column(heading, justify="left" if heading == "part" else "right")
    wrong = 0
    for name, (time, value) in before.items():
        new_time, new_value = after[name]
        same = abs(new_value - value) <= CLOSE * max(abs(value), abs(new_value))
        wrong += not same
        table.add_row(
            name,
            f"{time:.1f} ms",
            f"{new_time:.1f} ms",
            f"{time / max(new_time, 1e-9):.1f} x",
            "equal" if same else f"WRONG: {new_value} for {value}",
        )
    total, new_total = (sum(t for t, _ in run.values()) for run in (before, after))
    table.add_section()
    table.add_row(
        "all parts",
        f"{total:.0f} ms",
        f"{new_total:.0f} ms",
        f"{total / new_total:.1f} x",
        "" if wrong else "all equal",
    )
    Console().print(table)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
