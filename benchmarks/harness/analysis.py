"""Ratios from results: who is how much faster than whom.

Consumes `Results`; produces the numbers that tables, pictures and the page show. Every
ratio is of medians of whole program times and above 1 when idlift is faster.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from benchmarks.harness.peers import OURS, PEERS
from benchmarks.harness.results import Results, geometric_mean

COMPILERS = tuple(p.name for p in PEERS if p.role == "compiler")


@dataclass(frozen=True, slots=True)
class Ratio:
    """The time of a peer over ours, with the interval that both medians allow."""

    program: str
    peer: str
    value: float
    low: float
    high: float


def ratio(
    results: Results, program: str, peer: str, size: str, ours: str = OURS
) -> Ratio | None:
    """How many times faster than the peer we are; None if one was not measured."""
    theirs, mine = results.run(program, peer, size), results.run(program, ours, size)
    if theirs is None or mine is None:
        return None
    (their_low, their_high), (my_low, my_high) = theirs.interval, mine.interval
    return Ratio(
        program,
        peer,
        theirs.median / mine.median,
        their_low / my_high,
        their_high / my_low,
    )


def best_compiler(results: Results, program: str, size: str) -> str | None:
    """The compiler peer with the shortest median."""
    measured = [
        (runs.median, name)
        for name in COMPILERS
        if (runs := results.run(program, name, size)) is not None
    ]
    return min(measured)[1] if measured else None


def ratios(
    results: Results, peer: str, size: str, names: list[str], ours: str = OURS
) -> list[Ratio]:
    """The ratios to a peer, or to the best compiler of each program (`best`)."""
    found = []
    for name in names:
        against = best_compiler(results, name, size) if peer == "best" else peer
        if against is not None and (r := ratio(results, name, against, size, ours)):
            found.append(r)
    return found


def mean(found: list[Ratio]) -> float:
    """The geometric mean of ratios."""
    return geometric_mean([r.value for r in found])


@dataclass(frozen=True, slots=True)
class Overhead:
    """A program's build times over that of clang -O3."""

    program: str
    alone: float
    cold: float
    warm: float


def compile_overheads(results: Results, peer: str = OURS) -> Iterator[Overhead]:
    """The programs that both have built."""
    for name in results.names():
        base, ours = results.build(name, "clang"), results.build(name, peer)
        if base and ours and not base.error and not ours.error:
            # Results of older versions do not tell them apart.
            alone = ours.alone or ours.cold
            times = (alone, ours.cold, ours.warm)
            yield Overhead(name, *(seconds / base.warm for seconds in times))


def whole_build(results: Results, peer: str = OURS) -> float | None:
    """The time of a whole build from nothing over clang's."""
    ours, theirs = (results.whole_builds.get(name) for name in (peer, "clang"))
    return median(ours) / median(theirs) if ours and theirs else None


def tiny_excess(results: Results, ours: str = OURS) -> Iterator[tuple[str, float]]:
    """A program, and how far its tiny size is beyond 1.05 clang + 30 ms, in seconds."""
    for name in results.names():
        base, mine = results.run(name, "clang", "tiny"), results.run(name, ours, "tiny")
        if base and mine:
            yield name, mine.median - (1.05 * base.median + 0.030)
