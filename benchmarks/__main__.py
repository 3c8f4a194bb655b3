"""All programs by all peers: builds, runs, tables, pictures, docs/benchmarks.md.

    python -m benchmarks [--quick] [--only NAME,..] [--peers NAME,..] [--size SIZE,..]
                         [--budget MINUTES] [--fresh] [--results FILE] [--docs FOLDER]
                         [--report-only]

A run that was interrupted goes on where it stopped: results are saved after every
program and size. --budget (50 minutes) makes fewer runs, so that all of it takes about
that time: one of a peer that is far behind, three of ours and of those that are close.
--quick takes some programs and peers, needs less than five minutes, and writes beside
its results instead of into docs/.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from benchmarks.harness import page, tables
from benchmarks.harness.campaign import Campaign, run
from benchmarks.harness.catalogue import SIZES, Size, programs
from benchmarks.harness.measure import Effort
from benchmarks.harness.peers import PEERS, peers
from benchmarks.harness.results import Results, load

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "benchmarks"
OURS = frozenset(peer.name for peer in PEERS if peer.role == "ours")
QUICK_MINUTES, FULL_MINUTES = 4.5, 50.0
QUICK_PROGRAMS = ("blackscholes", "gemv", "heat7", "nearest", "sathist", "sgemm")
QUICK_PEERS = ("clang", "clang-fast", "gcc-par", "openmp", "blas", "idlift-relaxed")


def main(arguments: list[str] | None = None) -> int:
    """Measure, then show; exit code 1 if a program does not build or verify."""
    options = _parser().parse_args(arguments)
    # Tables that go to a file are as wide as they need.
    console = Console(width=None if sys.stdout.isatty() else 150)
    _places(options)
    try:
        campaign = _campaign(options)
        results = Results() if options.fresh else load(options.results)
    except ValueError as error:
        console.print(f"[red]error:[/] {error}")
        return 2
    if not options.report_only:
        run(campaign, results, options.results, console)
    tables.show(results, console, SIZES)
    written = page.write(results, programs(), options.docs)
    console.print(f"wrote {written}, {written.with_suffix('')}/")
    # A peer that computes something wrong is its own affair; the page says so.
    return 1 if any(results.failures(OURS)) else 0


def _places(options: argparse.Namespace) -> None:
    """Where results and page go, if it is not said."""
    work = BUILD / "quick" if options.quick else BUILD
    options.results = options.results or work / "results.json"
    options.docs = options.docs or (work if options.quick else ROOT / "docs")


def _campaign(options: argparse.Namespace) -> Campaign:
    names = _words(options.only) or (QUICK_PROGRAMS if options.quick else ())
    by = _words(options.peers) or (QUICK_PEERS if options.quick else ())
    wanted = _words(options.size) or (("tiny", "large") if options.quick else SIZES)
    sizes: list[Size] = [s for s in SIZES if s in wanted]
    if len(sizes) != len(set(wanted)):
        raise ValueError(f"--size takes {', '.join(SIZES)}")
    effort = Effort(2, 3, 2.0) if options.quick else Effort()
    minutes = options.budget or (QUICK_MINUTES if options.quick else FULL_MINUTES)
    folder = options.results.parent / "bin"
    return Campaign(
        programs(names), peers(by), tuple(sizes), effort, folder, 60.0 * minutes
    )


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in text.split(",") if word)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--quick", action="store_true", help="some, in five minutes")
    parser.add_argument("--only", default="", metavar="NAME,..", help="these programs")
    parser.add_argument("--peers", default="", metavar="NAME,..", help="these peers")
    parser.add_argument("--size", default="", metavar="SIZE,..", help="these sizes")
    parser.add_argument("--fresh", action="store_true", help="forget earlier results")
    parser.add_argument(
        "--report-only", action="store_true", help="tables and page of earlier results"
    )
    parser.add_argument(
        "--budget", type=float, metavar="MINUTES", help="about how long it may take"
    )
    parser.add_argument("--results", type=Path, metavar="FILE")
    parser.add_argument("--docs", type=Path, metavar="FOLDER")
    return parser


if __name__ == "__main__":
    sys.exit(main())
