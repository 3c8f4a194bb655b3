"""Tunes the kernels of the benchmark programs, for the peer idlift-tuned.

    python -m benchmarks.tune [--time SECONDS] [--only NAME,..]

Each program is compiled with --idlift-save; `idlift tune` searches for the given time a
site, on sizes as large as fit well; then the program is compiled again, and what that
build says it took from the winners is written down. Winners stay in
build/benchmarks/tuning and are used by the benchmarks only. A program that was tuned
before is left out, unless it is named with --only.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from benchmarks.harness import tuned
from benchmarks.harness.catalogue import Program, programs
from benchmarks.harness.peers import peers

_USED = re.compile(r"^tuned on .*: ([0-9.]+) x the default$", re.MULTILINE)


def main(arguments: list[str] | None = None) -> int:
    """Tune what is not tuned yet; exit code 1 if a program could not be tuned."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tune")
    parser.add_argument("--time", type=float, default=60.0, help="seconds a site (60)")
    parser.add_argument("--only", default="", metavar="NAME,..", help="these programs")
    options = parser.parse_args(arguments)
    names = tuple(word for word in options.only.split(",") if word)
    known = tuned.gains()
    status = 0
    for program in programs(names):
        if program.name in known and not names:
            continue
        print(f"== {program.name}", flush=True)
        status |= _tune(program, options.time)
        used = _used(program)
        tuned.keep(program.name, used)
        for site, gain in used.items():
            print(f"   {site}: {gain:.2f} x the default")
    return status


def _tune(program: Program, seconds: float) -> int:
    """One search for each site; the winners go to the cache of the benchmarks."""
    folder = _saved(program)
    if not any(folder.rglob("program.lift")):
        return 0
    idlift = Path(sys.executable).parent / "idlift"
    words = [str(idlift), "tune", str(folder), "--time", str(seconds)]
    return subprocess.run(words, env=_environment(), check=False).returncode


def _used(program: Program) -> dict[str, float]:
    """Compile again: the sites whose kernels come from a winner, with its gain."""
    return {
        trace.parent.name: float(found[1])
        for trace in sorted(_saved(program).rglob("trace.txt"))
        if (found := _USED.search(trace.read_text()))
    }


def _saved(program: Program) -> Path:
    """Compile with the winners known so far; the folder has a folder for each site."""
    folder = tuned.HOME / program.name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    peer = peers((tuned.PEER,))[0]
    command = peer.command(program, folder / "program")
    subprocess.run(
        [*command, f"--idlift-save={folder}"], env=_environment(), check=True
    )
    return folder


def _environment() -> dict[str, str]:
    return {**os.environ, "IDLIFT_CACHE": str(tuned.FOLDER)}


if __name__ == "__main__":
    sys.exit(main())
