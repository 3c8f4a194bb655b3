"""Runs one program by all peers, interleaved.

Consumes binaries; produces `Runs` records. Runs go round robin over the peers, so that
a busy minute of the machine hits all of them alike.
"""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from benchmarks.harness.catalogue import Program, Size
from benchmarks.harness.peers import PEERS, THREADS
from benchmarks.harness.results import Runs
from benchmarks.harness.traces import remembering

_LINE = re.compile(r"^(time|check|work): (\S+)(?: (\S+))?", re.MULTILINE)
# Their first runs build kernels, beside the program as it was and only as far as they
# come, and learn which of them win: they are told apart.
_LEARNING: dict[Size, int] = {"tiny": 1, "cache": 1, "large": 3}
_BUILD_AT_FIRST = frozenset(peer.name for peer in PEERS if peer.role == "ours")
# Peers that take longer than so many times ours are no rivals.
_CLOSE = 1.6
TIMEOUT = 120.0


@dataclass(frozen=True, slots=True)
class Effort:
    """How often to run: until `most` runs, or `least` runs and `seconds` are over.

    A binary that has taken twice as many seconds is run twice only. With `share`,
    rounds that would take all peers together longer than that many seconds are for
    those only that are close to ours, until there are `least` runs of these: one run of
    a peer that takes twice as long says enough, but of two that are alike it says
    nothing on a machine with neighbours.
    """

    least: int = 3
    most: int = 7
    seconds: float = 6.0
    share: float | None = None


@dataclass(slots=True)
class _Tally:
    whole: list[float] = field(default_factory=list)
    region: list[float] = field(default_factory=list)
    check: float = 0.0
    flops: float = 0.0
    bytes: float = 0.0
    error: str = ""
    first: tuple[float, ...] = ()

    def enough(self, effort: Effort) -> bool:
        runs = len(self.whole)
        spent = sum(self.whole)
        return bool(self.error) or (
            runs >= effort.most
            or (runs >= effort.least and spent >= effort.seconds)
            or (runs >= 2 and spent >= 2 * effort.seconds)
        )


def measure(
    program: Program,
    binaries: dict[str, Path],
    size: Size,
    effort: Effort,
    progress: Callable[[str], None] = lambda text: None,
) -> list[Runs]:
    """Run each binary at this size, in turns; the first runs of ours stand apart."""
    tallies = {peer: _Tally() for peer in binaries}
    began = time.perf_counter()
    for peer in binaries.keys() & _BUILD_AT_FIRST:
        progress(f"{program.name} {size} {peer}")
        alone = _Tally()
        for _ in range(_LEARNING[size]):
            _run(binaries[peer], size, alone)
        tallies[peer].error = alone.error
        tallies[peer].first = tuple(alone.whole)
    rounds = 0
    while todo := [p for p in binaries if not tallies[p].enough(effort)]:
        next_round = sum(max(tallies[peer].whole, default=0.0) for peer in todo)
        ends = time.perf_counter() - began + next_round
        if effort.share and rounds and ends > effort.share:
            todo = _close(tallies, todo) if rounds < effort.least else []
        if not todo:
            break
        for peer in todo:
            progress(f"{program.name} {size} {peer}")
            _run(binaries[peer], size, tallies[peer])
        rounds += 1
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
            t.first,
        )
        for peer, t in tallies.items()
    ]


def _close(tallies: dict[str, _Tally], peers: list[str]) -> list[str]:
    """Those of ours, and those that hardly took longer; all where none is ours."""
    ours = [
        median(tallies[peer].whole)
        for peer in tallies.keys() & _BUILD_AT_FIRST
        if tallies[peer].whole
    ]
    if not ours:
        return peers
    limit = _CLOSE * max(ours)
    return [
        peer
        for peer in peers
        if peer in _BUILD_AT_FIRST or median(tallies[peer].whole) <= limit
    ]


def _run(binary: Path, size: Size, tally: _Tally) -> None:
    threads = str(THREADS)
    environment = {
        **os.environ,
        "OMP_NUM_THREADS": threads,
        "OPENBLAS_NUM_THREADS": threads,
        # The first runs are reported on their own.
        **remembering(binary),
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
