"""docs/benchmarks.md: the figures as measured, goals beside them.

Consumes `Results`; produces Markdown and writes it with the pictures and the JSON.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from benchmarks.harness import analysis
from benchmarks.harness.catalogue import Program
from benchmarks.harness.peers import PEERS
from benchmarks.harness.pictures import pictures
from benchmarks.harness.results import Results, geometric_mean, save

UNKNOWN = "not measured"
# Above this load other work disturbed the measurement.
QUIET = 0.5
INTRODUCTION = """\
# Benchmarks

Made by `make bench` (`python -m benchmarks`); do not edit. The programs are in
benchmarks/programs: complete small applications that make their input, time their work
and check their result. Times are whole program times, medians of interleaved runs; a
ratio above 1 means that idlift is faster. A ratio in brackets has a confidence interval
that holds 1, so it says nothing.
"""


def write(results: Results, programs: tuple[Program, ...], docs: Path) -> Path:
    """Write page, pictures and data; the result is the page."""
    folder = docs / "benchmarks"
    folder.mkdir(parents=True, exist_ok=True)
    drawn = pictures(results)
    for name, text in drawn.items():
        (folder / name).write_text(text)
    save(results, folder / "results.json")
    page = docs / "benchmarks.md"
    page.write_text("\n".join(_page(results, programs, sorted(drawn))) + "\n")
    return page


def _page(
    results: Results, programs: tuple[Program, ...], drawn: list[str]
) -> Iterator[str]:
    yield INTRODUCTION
    yield "## Machine\n"
    for name, value in results.machine.items():
        shown = "; ".join(value) if isinstance(value, list) else value
        yield f"- {name}: {shown}"
    if float(results.machine.get("load", 0.0)) > QUIET:
        yield "\nThe machine was busy with other work: these figures are rough."
    yield "\n## Goals\n"
    yield "| goal | wanted | measured |"
    yield "|---|---|---|"
    for goal, wanted, measured in _goals(results, programs):
        yield f"| {goal} | {wanted} | {measured} |"
    for size in ("large", "cache", "tiny"):
        if any(r.size == size for r in results.runs):
            yield f"\n## Size {size}\n"
            yield from _table(results, size)
    yield "\n## Pictures\n"
    for name in drawn:
        yield f"![{name.removesuffix('.svg')}](benchmarks/{name})\n"
    yield "## Peers\n"
    for peer in PEERS:
        reason = results.skipped.get(peer.name)
        yield f"- {peer.name}: {peer.title}" + (
            f" (skipped: {reason})" if reason else ""
        )
    yield "\n## What was not reached\n"
    yield from _not_reached(results, programs)


def _goals(
    results: Results, programs: tuple[Program, ...]
) -> Iterator[tuple[str, str, str]]:
    main = [p.name for p in programs if p.dominated]
    fast = analysis.ratios(results, "clang-fast", "large", main)
    best = analysis.ratios(results, "best", "large", main)
    slower = sorted(r.program for r in best if r.value < 1)
    yield "clang -ffast-math, geometric mean", "≥ 1.6", _mean(fast)
    yield "best compiler peer, geometric mean", "≥ 1.3", _mean(best)
    yield (
        "programs slower than the best compiler peer",
        "none",
        f"{len(slower)} of {len(best)} {', '.join(slower)}".strip(),
    )
    for peer, wanted in (("blas", "≥ 0.9 each"), ("openmp", "≥ 0.9 each")):
        found = analysis.ratios(results, peer, "large", main)
        below = ", ".join(f"{r.program} {r.value:.2f}" for r in found if r.value < 0.9)
        yield peer, wanted, f"mean {_mean(found)}; below: {below or 'none'}"
    late = [
        f"{n} +{1000 * s:.0f} ms" for n, s in analysis.tiny_excess(results) if s > 0
    ]
    yield (
        "tiny: at most 1.05 clang + 30 ms",
        "none above",
        ", ".join(late) or "none above",
    )
    costs = list(analysis.compile_overheads(results))
    cold = [cold for _, cold, _ in costs]
    warm = [warm for _, _, warm in costs]
    for name, wanted, values in (("cold", "≤ 1.82", cold), ("warm", "≤ 1.15", warm)):
        measured = f"{geometric_mean(values):.2f}" if values else UNKNOWN
        yield f"build time over clang -O3, {name}", wanted, measured
    failed = list(results.failures())
    yield (
        "programs that fail under some build",
        "none",
        str(len(failed) or "none"),
    )


def _table(results: Results, size: str) -> Iterator[str]:
    ours = [p for p in results.peers() if p.startswith("idlift")]
    others = [*(p for p in results.peers() if p not in ours), "best"]
    yield "| program | " + " | ".join([*(f"{p} s" for p in ours), *others]) + " |"
    yield "|---" * (1 + len(ours) + len(others)) + "|"
    for name in results.names():
        times = [results.run(name, peer, size) for peer in ours]
        cells = [f"{runs.median:.3f}" if runs else "-" for runs in times]
        for peer in others:
            found = analysis.ratios(results, peer, size, [name])
            cells.append(_cell(found[0]) if found else "-")
        yield f"| {name} | " + " | ".join(cells) + " |"


def _cell(found: analysis.Ratio) -> str:
    text = f"{found.value:.2f}"
    return f"({text})" if found.low < 1 < found.high else text


def _not_reached(results: Results, programs: tuple[Program, ...]) -> Iterator[str]:
    missing = [
        f"{program.source.name}:{entry.line}: {entry.kind}: {entry.reason}"
        for program in programs
        for entry in program.expected
        if entry.reason
    ]
    # Volatile sums are those of the verification, meant to stay.
    declined = [
        line
        for build in results.builds
        if build.peer == analysis.OURS
        for line in build.declined
        if "volatile" not in line
    ]
    for title, lines in (
        ("Expected, but not found or not legal", missing),
        ("Matched, but left alone (fp=relaxed)", list(dict.fromkeys(declined))),
        ("Failed", list(results.failures())),
    ):
        yield f"{title}:{'' if lines else ' none.'}\n"
        yield from (f"- {line}" for line in lines)
        yield ""


def _mean(found: list[analysis.Ratio]) -> str:
    return f"{analysis.mean(found):.2f}" if found else UNKNOWN
