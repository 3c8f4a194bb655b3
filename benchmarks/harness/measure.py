"""Builds and runs one program by all peers, interleaved.

Consumes programs and peers; produces `Build` and `Runs` records. Runs go round robin
over the peers, so that a busy minute of the machine hits all of them alike.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.harness.catalogue import Program, Size
from benchmarks.harness.peers import THREADS, Peer
from benchmarks.harness.results import Build, Runs

_LINE = re.compile(r"^(time|check|work): (\S+)(?: (\S+))?", re.MULTILINE)
TIMEOUT = 300.0


@dataclass(frozen=True, slots=True)
class Effort:
    """How often to run: until `most` runs, or `least` runs and `seconds` are over."""

    least: int = 3
    most: int = 7
    seconds: float = 6.0


@dataclass(slots=True)
class _Tally:
    whole: list[float] = field(default_factory=list)
    region: list[float] = field(default_factory=list)
    check: float = 0.0
    flops: float = 0.0
    bytes: float = 0.0
    error: str = ""

    def enough(self, effort: Effort) -> bool:
        runs = len(self.whole)
        spent = sum(self.whole)
        return bool(self.error) or (
            runs >= effort.most or (runs >= effort.least and spent >= effort.seconds)
        )


def build(program: Program, peer: Peer, target: Path, *, warm: bool) -> Build:
    """Build with empty caches of ours, and again if the warm time is wanted."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    command = peer.command(program, target)
    with tempfile.TemporaryDirectory(prefix="idlift-bench-") as cache:
        # Whatever caches the compiler keeps, it finds none here the first time.
        environment = {**os.environ, "XDG_CACHE_HOME": cache, "IDLIFT_CACHE": cache}
        cold, error = _timed_build(command, environment)
        second = cold
        if warm and not error:
            second, error = _timed_build(command, environment)
        # A report takes a build of its own: it is not made from the cache.
        report = target.with_suffix(".json")
        report.unlink(missing_ok=True)
        if peer.family == "idlift" and not error:
            _timed_build([*command, f"--idlift-report={report}"], environment)
    return Build(program.name, peer.name, cold, second, error, _declined(report))


def _declined(report: Path) -> tuple[str, ...]:
    """What a report of idlift-cc says about the program's loops left alone."""
    if not report.exists():
        return ()
    matches = [
        match
        for unit in json.loads(report.read_text())["units"]
        for match in unit["matches"]
        if match["verdict"] == "refused" or any("left alone" in w for w in match["why"])
    ]
    return tuple(
        f"{Path(m['file']).name}:{m['line']}: {m['kind']}: "
        + m["why"][0].splitlines()[0]
        for m in matches
    )


def _timed_build(command: list[str], environment: dict[str, str]) -> tuple[float, str]:
    begin = time.perf_counter()
    try:
        done = subprocess.run(
            command,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=TIMEOUT,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return time.perf_counter() - begin, str(error)
    seconds = time.perf_counter() - begin
    if done.returncode == 0:
        return seconds, ""
    lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
    return seconds, lines[-1]


def measure(
    program: Program,
    binaries: dict[str, Path],
    size: Size,
    effort: Effort,
    progress: Callable[[str], None] = lambda text: None,
) -> list[Runs]:
    """Run each binary at this size, in turns; the first one only warms up."""
    tallies = {peer: _Tally() for peer in binaries}
    for peer, binary in binaries.items():
        progress(f"{program.name} {size} {peer}")
        warm_up = _Tally()
        _run(binary, size, warm_up)
        tallies[peer].error = warm_up.error
    while not all(tally.enough(effort) for tally in tallies.values()):
        for peer, binary in binaries.items():
            if not tallies[peer].enough(effort):
                progress(f"{program.name} {size} {peer}")
                _run(binary, size, tallies[peer])
    return [
        Runs(
            program.name,
            peer,
            size,
            tuple(t.whole),
            tuple(t.region),
            t.check,
            t.flops,
            t.bytes,
            t.error,
        )
        for peer, t in tallies.items()
    ]


def _run(binary: Path, size: Size, tally: _Tally) -> None:
    threads = str(THREADS)
    environment = {
        **os.environ,
        "OMP_NUM_THREADS": threads,
        "OPENBLAS_NUM_THREADS": threads,
    }
    begin = time.perf_counter()
    try:
        done = subprocess.run(
            [str(binary), size],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=TIMEOUT,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        tally.error = str(error)
        return
    whole = time.perf_counter() - begin
    if done.returncode != 0:
        message = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        tally.error = message[-1]
        return
    figures = {m[1]: (m[2], m[3]) for m in _LINE.finditer(done.stdout)}
    tally.whole.append(whole)
    tally.region.append(float(figures["time"][0]))
    tally.check = float(figures["check"][0])
    if "work" in figures:
        flops, moved = figures["work"]
        tally.flops, tally.bytes = float(flops), float(moved)


def clean(folder: Path) -> None:
    """Remove the binaries."""
    shutil.rmtree(folder, ignore_errors=True)
