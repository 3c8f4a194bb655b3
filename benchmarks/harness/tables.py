"""Ratio tables on the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from benchmarks.harness import analysis
from benchmarks.harness.peers import OURS
from benchmarks.harness.results import Results, geometric_mean


def show(results: Results, console: Console, sizes: tuple[str, ...]) -> None:
    """One table a size, then builds and failures."""
    for size in sizes:
        if any(r.size == size for r in results.runs):
            console.print(_times(results, size))
    overheads = list(analysis.compile_overheads(results))
    if overheads:
        console.print(_builds(overheads))
    for peer, reason in results.skipped.items():
        console.print(f"[yellow]skipped[/] {peer}: {reason}")
    for failure in results.failures():
        console.print(f"[red]failed[/] {failure}", highlight=False)


def _times(results: Results, size: str) -> Table:
    ours = [p for p in results.peers() if p.startswith("idlift")]
    others = [p for p in results.peers() if p not in ours]
    shown = OURS if OURS in ours else next(iter(ours), "")
    table = Table(title=f"{size}: times faster than each peer ({shown})")
    table.add_column("program")
    for peer in ours:
        table.add_column(f"{peer} s", justify="right")
    for peer in [*others, "best"]:
        table.add_column(peer, justify="right")
    names = results.names()
    for name in names:
        times = [results.run(name, peer, size) for peer in ours]
        row = [f"{runs.median:.3f}" if runs else "-" for runs in times]
        for peer in [*others, "best"]:
            found = analysis.ratios(results, peer, size, [name], shown)
            row.append(_coloured(found[0]) if found else "-")
        table.add_row(name, *row)
    means = [analysis.ratios(results, p, size, names, shown) for p in [*others, "best"]]
    table.add_section()
    table.add_row(
        "geometric mean",
        *[""] * len(ours),
        *[f"{analysis.mean(found):.2f}" if found else "-" for found in means],
    )
    return table


def _coloured(found: analysis.Ratio) -> str:
    colour = "green" if found.low >= 1 else "red" if found.high < 1 else "default"
    return f"[{colour}]{found.value:.2f}[/]"


def _builds(overheads: list[analysis.Overhead]) -> Table:
    table = Table(title="build time over clang -O3 -march=native")
    for column in ("program", *_TIMES):
        table.add_column(column, justify="left" if column == "program" else "right")
    for found in overheads:
        table.add_row(found.program, *(f"{getattr(found, t):.2f}" for t in _TIMES))
    table.add_section()
    means = [geometric_mean([getattr(o, t) for o in overheads]) for t in _TIMES]
    table.add_row("geometric mean", *(f"{mean:.2f}" for mean in means))
    return table


# Of a build: cold where no compiler has stayed, cold, and warm.
_TIMES = ("alone", "cold", "warm")
