"""docs/benchmarks.md: the figures as measured, goals beside them.

Consumes `Results`; produces Markdown and writes it with the pictures and the JSON.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from benchmarks.harness import analysis, tuned
from benchmarks.harness.catalogue import Program
from benchmarks.harness.goals import behind, goals
from benchmarks.harness.peers import OURS, PEERS
from benchmarks.harness.pictures import pictures
from benchmarks.harness.results import Results, save

# Above this load other work disturbed the measurement.
QUIET = 0.5
INTRODUCTION = """\
# Benchmarks

Made by `make bench` (`python -m benchmarks`); do not edit. The programs are in
benchmarks/programs: complete small applications that make their input, time their work
and check their result. Times are whole program times, medians of interleaved runs; a
ratio above 1 means that idlift (fp=relaxed) is faster. A ratio in brackets has a
confidence interval that holds 1, so it says nothing. A peer whose program gives a wrong
result is not compared; it is listed under what failed.
"""
BUILDS = """\
Cold is a file that the compiler has not seen before, in an installation that is in use:
another file was compiled within the last two minutes, and that compiler has stayed
(docs/offload.md). Alone is the same where none has stayed, as it is for the first file
of a build; warm is the same command once more. "From nothing" is a build of all these
programs, one call after the other as a Makefile makes them, that begins with an empty
cache and no compiler that has stayed: its first file is compiled alone.
"""
FIRST = """\
The first runs of a program on a machine also build its kernels, beside the original
loops, and find out which of them win; what they learn is kept. They are not in the
medians. Size large, fp=relaxed, in seconds:
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
    yield "## Goals\n"
    yield "| goal | wanted | measured | reached |"
    yield "|---|---|---|---|"
    for goal in goals(results, programs):
        mark = {None: "", True: "yes", False: "no"}[goal.reached]
        yield f"| {goal.title} | {goal.wanted} | {goal.measured} | {mark} |"
    yield "\n## What was not reached, and why\n"
    yield from _not_reached(results, programs)
    for size in ("large", "cache", "tiny"):
        if any(r.size == size for r in results.runs):
            yield f"## Size {size}\n"
            yield from _table(results, size)
            yield ""
    yield from _first_runs(results)
    yield "## Pictures\n"
    for name in drawn:
        yield f"![{name.removesuffix('.svg')}](benchmarks/{name})\n"
    yield BUILDS
    yield "## Machine\n"
    for key, value in results.machine.items():
        shown = "; ".join(value) if isinstance(value, list) else value
        yield f"- {key}: {shown}"
    if float(results.machine.get("load", 0.0)) > QUIET:
        yield "\nThe machine was busy with other work: these figures are rough."
    yield "\n## Peers\n"
    for peer in PEERS:
        reason = results.skipped.get(peer.name)
        yield f"- {peer.name}: {peer.title}" + (
            f" (skipped: {reason})" if reason else ""
        )
    if tuned.PEER in results.peers():
        yield "\n" + _tuned(results)


def _tuned(results: Results) -> str:
    names = [r.program for r in results.runs if r.peer == tuned.PEER]
    return (
        "idlift-tuned is measured where `idlift tune` found a faster kernel: "
        + ", ".join(dict.fromkeys(names))
        + ". The others would be the same binaries as idlift-relaxed."
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
    means = [analysis.ratios(results, peer, size, results.names()) for peer in others]
    cells = [f"{analysis.mean(found):.2f}" if found else "-" for found in means]
    yield "| geometric mean | " + " | ".join([*("" for _ in ours), *cells]) + " |"


def _cell(found: analysis.Ratio) -> str:
    text = f"{found.value:.2f}"
    return f"({text})" if found.low < 1 < found.high else text


def _first_runs(results: Results) -> Iterator[str]:
    found = [
        (runs, results.run(name, "clang-fast", "large"))
        for name in results.names()
        if (runs := results.run(name, OURS, "large")) and runs.first
    ]
    if not found:
        return
    yield FIRST
    yield "| program | first runs | then | clang-fast |"
    yield "|---|---|---|---|"
    for runs, plain in found:
        first = " ".join(f"{seconds:.2f}" for seconds in runs.first)
        beside = f"{plain.median:.2f}" if plain else "-"
        yield f"| {runs.program} | {first} | {runs.median:.2f} | {beside} |"
    yield ""


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
        if build.peer == OURS
        for line in build.declined
        if "volatile" not in line
    ]
    missed = [
        f"{goal.title}: {goal.measured}, wanted {goal.wanted}"
        + (f"; {goal.why}" if goal.why else "")
        for goal in goals(results, programs)
        if goal.reached is False
    ]
    for title, lines in (
        ("Goals", missed),
        ("Slower than the best compiler peer", list(behind(results, programs))),
        ("Expected, but not found or not legal", missing),
        ("Matched, but left alone (fp=relaxed)", list(dict.fromkeys(declined))),
        ("Failed to build, run or verify, by any peer", list(results.failures())),
    ):
        yield f"{title}:{'' if lines else ' none.'}\n"
        yield from (f"- {line}" for line in lines)
        yield ""
