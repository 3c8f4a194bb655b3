"""What is measured, as plain records that go to JSON and back.

Consumes nothing but figures; produces the file from which tables, pictures and the page
are made, and from which an interrupted run goes on.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Collection, Iterator
from dataclasses import asdict, dataclass, field
from math import comb, exp, log
from pathlib import Path
from typing import Any

from benchmarks.harness.peers import PEERS
from benchmarks.harness.traces import SiteTime

SCHEMA = "idlift.bench/3"


@dataclass(frozen=True, slots=True)
class Build:
    """How long a build took; `warm` is the second one, with filled caches."""

    program: str
    peer: str
    cold: float
    warm: float
    error: str = ""
    # Cold, and no compiler has stayed from an earlier build.
    alone: float = 0.0
    # Loops that idlift matched but left as they are: `file:line: kind: reason`.
    declined: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Runs:
    """All runs of one program by one peer at one size, in seconds.

    `whole` is the process from start to end, `region` what the program itself times.
    """

    program: str
    peer: str
    size: str
    whole: tuple[float, ...]
    region: tuple[float, ...]
    check: float = 0.0
    flops: float = 0.0
    bytes: float = 0.0
    error: str = ""
    # The runs before those: with idlift they build the kernels and learn.
    first: tuple[float, ...] = ()

    @property
    def median(self) -> float:
        """The median whole time."""
        return statistics.median(self.whole)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the median (of the whole range, if few)."""
        return median_interval(self.whole)


@dataclass(slots=True)
class Results:
    """Everything of one campaign."""

    machine: dict[str, Any] = field(default_factory=dict)
    builds: list[Build] = field(default_factory=list)
    runs: list[Runs] = field(default_factory=list)
    skipped: dict[str, str] = field(default_factory=dict)
    # Of idlift-relaxed at size large: what its trace says of each loop.
    sites: list[SiteTime] = field(default_factory=list)
    # Seconds in which a peer builds all programs from nothing, each time.
    whole_builds: dict[str, list[float]] = field(default_factory=dict)

    def build(self, program: str, peer: str) -> Build | None:
        """The build of a program by a peer, if there was one."""
        return next(
            (b for b in self.builds if (b.program, b.peer) == (program, peer)), None
        )

    def run(self, program: str, peer: str, size: str) -> Runs | None:
        """The runs at a size that did not fail, if there were any."""
        key = (program, peer, size)
        return next(
            (
                r
                for r in self.runs
                if (r.program, r.peer, r.size) == key and not r.error and r.whole
            ),
            None,
        )

    def measured(self, program: str, peer: str, size: str) -> bool:
        """Whether this program by this peer at this size is done."""
        key = (program, peer, size)
        return any((r.program, r.peer, r.size) == key for r in self.runs)

    def names(self) -> list[str]:
        """The programs that were run, in order."""
        return list(dict.fromkeys(r.program for r in self.runs))

    def peers(self) -> list[str]:
        """The peers that were run, in the order of the table of peers."""
        run = {r.peer for r in self.runs}
        return [peer.name for peer in PEERS if peer.name in run]

    def failures(self, peers: Collection[str] | None = None) -> Iterator[str]:
        """What did not build, run or verify, with all peers or with these."""
        for build in self.builds:
            if build.error and (peers is None or build.peer in peers):
                yield f"{build.program} / {build.peer}: build: {build.error}"
        for runs in self.runs:
            if runs.error and (peers is None or runs.peer in peers):
                yield f"{runs.program} / {runs.peer} / {runs.size}: {runs.error}"


def save(results: Results, file: Path) -> None:
    """Write the results; the file is replaced at once, never half written."""
    text = json.dumps({"schema": SCHEMA, **asdict(results)}, indent=1)
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_text(text + "\n")
    part.replace(file)


def load(file: Path) -> Results:
    """Read results; none if there is no such file."""
    if not file.exists():
        return Results()
    table = json.loads(file.read_text())
    if table.get("schema") != SCHEMA:
        raise ValueError(f"{file} is no result of this harness; use --fresh")
    runs = []
    for entry in table["runs"]:
        entry |= {name: tuple(entry[name]) for name in ("whole", "region", "first")}
        runs.append(Runs(**entry))
    builds = [Build(**{**b, "declined": tuple(b["declined"])}) for b in table["builds"]]
    sites = [SiteTime(**row) for row in table["sites"]]
    # Results of older versions have none.
    whole = table.get("whole_builds", {})
    return Results(table["machine"], builds, runs, table["skipped"], sites, whole)


def median_interval(values: tuple[float, ...]) -> tuple[float, float]:
    """Order statistics that hold the median with 95 % or, if few, as much as can be."""
    ordered = sorted(values)
    n = len(ordered)
    best = 0
    for k in range(n // 2):
        outside = 2 * sum(comb(n, i) for i in range(k + 1)) / 2**n
        if outside <= 0.05:
            best = k
    return ordered[best], ordered[n - 1 - best]


def geometric_mean(values: list[float]) -> float:
    """The geometric mean; 0 of nothing."""
    return exp(sum(map(log, values)) / len(values)) if values else 0.0
