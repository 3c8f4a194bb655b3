"""The whole run: every program by every peer at every size, saved as it goes.

Consumes a `Campaign` and what earlier runs left; fills `Results`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.progress import TimeElapsedColumn as Elapsed

from benchmarks.harness import machine, tuned
from benchmarks.harness.builds import build, build_all, installation
from benchmarks.harness.catalogue import Program, Size
from benchmarks.harness.measure import Effort, measure
from benchmarks.harness.peers import OURS, Peer
from benchmarks.harness.results import Results, save
from benchmarks.harness.traces import traced

Say = Callable[[str], None]
# How the time of a program is shared by its sizes when there is a budget.
_WEIGHTS: dict[Size, float] = {"tiny": 1.0, "cache": 2.0, "large": 17.0}
# How often a program is built where build times are compared.
_BUILDS = {"clang": 3, OURS: 3}
_WHOLE_BUILDS = 3


@dataclass(frozen=True, slots=True)
class Campaign:
    """What to measure, how often, and where the binaries go."""

    programs: tuple[Program, ...]
    peers: tuple[Peer, ...]
    sizes: tuple[Size, ...]
    effort: Effort
    folder: Path
    # Seconds that the whole may take; None for as long as the effort says.
    budget: float | None = None

    def shared(self, spent: float, left: int, size: Size) -> Effort:
        """The effort for the next program at a size, when `left` are to come."""
        if self.budget is None:
            return self.effort
        total = sum(_WEIGHTS[s] for s in self.sizes)
        share = max(self.budget - spent, 0.0) / left * _WEIGHTS[size] / total
        return replace(self.effort, share=max(share, 0.1))


def run(campaign: Campaign, results: Results, file: Path, console: Console) -> None:
    """Measure what is not measured yet, and save after every program and size."""
    began = time.monotonic()
    here = _present(campaign, results)
    if not results.machine:
        console.print("measuring the machine")
        results.machine = machine.describe(campaign.folder)
    if not results.whole_builds:
        _build_all(campaign, here, results, console)
        save(results, file)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    steps = len(campaign.programs) * len(campaign.sizes)
    with Progress(*columns, Elapsed(), console=console) as progress:
        task = progress.add_task("", total=steps)

        def say(text: str) -> None:
            progress.update(task, description=f"{text:<36}")

        for number, program in enumerate(campaign.programs):
            left = len(campaign.programs) - number
            takers = [p for p in here if p.takes(program)]
            for size in campaign.sizes:
                name = program.name
                todo = [p for p in takers if not results.measured(name, p.name, size)]
                binaries = _binaries(program, todo, campaign, results, say)
                spent = time.monotonic() - began
                effort = campaign.shared(spent, left, size)
                results.runs += measure(program, binaries, size, effort, say)
                if size == "large" and OURS in binaries:
                    results.sites += traced(name, binaries[OURS], size)
                save(results, file)
                progress.advance(task)
    results.machine["minutes"] = round(
        results.machine.get("minutes", 0) + (time.monotonic() - began) / 60, 1
    )
    save(results, file)


def _build_all(
    campaign: Campaign, here: list[Peer], results: Results, console: Console
) -> None:
    """In turns, so that a busy minute hits both alike."""
    compared = [peer for peer in here if peer.name in _BUILDS]
    if len(compared) < len(_BUILDS):
        return
    console.print("building all programs from nothing")
    # Whatever the installation still lacks is made now.
    installation(campaign.folder)
    for _ in range(_WHOLE_BUILDS):
        for peer in compared:
            seconds = build_all(campaign.programs, peer)
            if seconds is not None:
                results.whole_builds.setdefault(peer.name, []).append(seconds)


def _present(campaign: Campaign, results: Results) -> list[Peer]:
    here = []
    for peer in campaign.peers:
        if peer.present():
            here.append(peer)
            results.skipped.pop(peer.name, None)
        else:
            results.skipped[peer.name] = peer.missing
    return here


def _binaries(
    program: Program, peers: list[Peer], campaign: Campaign, results: Results, say: Say
) -> dict[str, Path]:
    """The binaries of these peers, built unless they are there."""
    binaries = {}
    for peer in peers:
        target = campaign.folder / program.name / peer.name
        done = results.build(program.name, peer.name)
        if done is None or not (done.error or target.exists()):
            say(f"{program.name}: build by {peer.name}")
            if done is not None:
                results.builds.remove(done)
            done = build(
                program,
                peer,
                target,
                _caches(peer, campaign.folder),
                times=_BUILDS.get(peer.name, 1),
            )
            results.builds.append(done)
        if not done.error:
            binaries[peer.name] = target
    return binaries


def _caches(peer: Peer, folder: Path) -> tuple[Path, ...]:
    if peer.family != "idlift":
        return ()
    winners = (tuned.FOLDER,) if peer.name == tuned.PEER else ()
    return (installation(folder), *winners)
