"""How long idlift-cc takes to compile the benchmark programs, compared with clang.

    python -m benchmarks.compile_time [--phases] [PROGRAM...]

For each program, in seconds of wall time: clang -O3 -march=native; idlift-cc with empty
caches, answered by a compiler that has stayed (cold; IDLIFT_STAY=0: none has), and the
same call again (warm); and with --phases where the time of a cold call goes. The least
of several runs is taken for clang and for warm calls; a cold call is made twice, each
time with a new cache. What belongs to the installation and not to the program
(bytecode, compiled idioms, the run time) is there from a call before.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import geometric_mean

from benchmarks.harness.builds import PAUSE
from benchmarks.harness.catalogue import Program, programs
from benchmarks.harness.peers import OPTIMISED, compiler

_PHASE = re.compile(r"time: (\w+) +([\d.]+) ms", re.ASCII)


def main(arguments: Sequence[str] | None = None) -> int:
    """The table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compile_time")
    parser.add_argument("programs", nargs="*", metavar="PROGRAM")
    parser.add_argument("--phases", action="store_true", help="where cold time goes")
    parser.add_argument("--runs", type=int, default=3, metavar="N")
    args = parser.parse_args(arguments)
    print(f"{'program':14}{'clang':>8}{'cold':>8}{'':>7}{'warm':>8}{'':>7}")
    ratios: list[tuple[float, float]] = []
    for program in programs(tuple(args.programs)):
        with tempfile.TemporaryDirectory(prefix="idlift-bench-") as name:
            row, phases = _measured(program, Path(name), args.runs, args.phases)
        clang, cold, warm = row
        ratios.append((cold / clang, warm / clang))
        print(
            f"{program.name:14}{clang:8.3f}{cold:8.3f}{cold / clang:6.2f}x"
            f"{warm:8.3f}{warm / clang:6.2f}x  {phases}",
            flush=True,
        )
    for title, values in zip(("cold", "warm"), zip(*ratios, strict=True), strict=True):
        mean = geometric_mean(values)
        print(f"{title}, geometric mean: {mean:.2f} x clang ({mean - 1:+.0%})")
    return 0


def _measured(
    program: Program, folder: Path, runs: int, phases: bool
) -> tuple[tuple[float, float, float], str]:
    """Times of clang, of a cold and of a warm call; and the phases as a text."""
    words = [*OPTIMISED, str(program.source), "-o", str(folder / "a.out"), "-lm"]
    plain = [*compiler("clang", program.cxx), *words]
    ours = [*compiler("idlift", program.cxx), *words, "--idlift-quiet"]
    # Whatever the installation still lacks is made now.
    _seconds(ours, folder / "before")
    clang = min(_seconds(plain, folder / "none") for _ in range(runs))
    cold = min(_seconds(ours, folder / f"cold{n}") for n in range(2))
    warm = min(_seconds(ours, folder / "cold0") for _ in range(runs))
    told = ""
    if phases:
        said = _run([*ours[:-1], "--idlift-time"], folder / "phases").stderr
        time.sleep(PAUSE)
        told = ", ".join(f"{name} {ms}" for name, ms in _PHASE.findall(said))
    return (clang, cold, warm), told


def _seconds(command: list[str], cache: Path) -> float:
    begin = time.perf_counter()
    _run(command, cache)
    seconds = time.perf_counter() - begin
    time.sleep(PAUSE)
    return seconds


def _run(command: list[str], cache: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "IDLIFT_CACHE": str(cache)}
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    )


if __name__ == "__main__":
    sys.exit(main())
