"""The whole run: every program by every peer at every size, saved as it goes.

Consumes a `Campaign` and what earlier runs left; fills `Results`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.progress import TimeElapsedColumn as Elapsed

from benchmarks.harness import machine
from benchmarks.harness.catalogue import Program, Size
from benchmarks.harness.measure import Effort, build, measure
from benchmarks.harness.peers import Peer
from benchmarks.harness.results import Results, save


@dataclass(frozen=True, slots=True)
class Campaign:
    """What to measure, how often, and where the binaries go."""

    programs: tuple[Program, ...]
    peers: tuple[Peer, ...]
    sizes: tuple[Size, ...]
    effort: Effort
    folder: Path


def run(campaign: Campaign, results: Results, file: Path, console: Console) -> None:
    """Measure what is not measured yet, and save after every program and size."""
    here = []
    for peer in campaign.peers:
        if peer.present():
            here.append(peer)
        else:
            reason = f"not installed; apt install {peer.package}"
            if peer.package.startswith("("):
                reason = f"not there yet {peer.package}"
            results.skipped[peer.name] = reason
    if not results.machine:
        console.print("measuring the machine")
        results.machine = machine.describe(campaign.folder)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    steps = len(campaign.programs) * len(campaign.sizes)
    with Progress(*columns, Elapsed(), console=console) as progress:
        task = progress.add_task("", total=steps)

        def say(text: str) -> None:
            progress.update(task, description=f"{text:<36}")

        for program in campaign.programs:
            todo = [s for s in campaign.sizes if not results.measured(program.name, s)]
            if todo:
                binaries = _binaries(program, here, campaign, results, say)
            for size in campaign.sizes:
                if size in todo:
                    found = measure(program, binaries, size, campaign.effort, say)
                    results.runs.extend(found)
                    save(results, file)
                progress.advance(task)


def _binaries(
    program: Program,
    peers: list[Peer],
    campaign: Campaign,
    results: Results,
    say: Callable[[str], None],
) -> dict[str, Path]:
    binaries = {}
    for peer in peers:
        if not peer.takes(program):
            continue
        target = campaign.folder / program.name / peer.name
        done = results.build(program.name, peer.name)
        if done is None or not target.exists():
            say(f"{program.name}: build by {peer.name}")
            warm = peer.role == "ours" or peer.name == "clang"
            if done is not None:
                results.builds.remove(done)
            done = build(program, peer, target, warm=warm)
            results.builds.append(done)
        if not done.error:
            binaries[peer.name] = target
    return binaries
