"""`idlift detect`: which loops of a program have a name, and which may be replaced."""

from __future__ import annotations

import argparse
from pathlib import Path

TAKES_CLANG_FLAGS = True

HELP = """find loops that are reductions, histograms, stencils, matrix products, maps

FILE is C, C++ or LLVM IR (.ll, .bc); options for clang follow after `--`. With -p, the
files and options of a whole build are taken from its compile_commands.json."""

FORMATS = ("text", "json", "sarif")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `idlift detect`."""
    add = parser.add_argument
    add("files", metavar="FILE", nargs="*", help="what to look at")
    add("-p", dest="database", metavar="DATABASE", help="compile_commands.json")
    add("--idioms", action="append", default=[], metavar="F.idl", help="more idioms")
    add("--only", default="", metavar="KIND,..", help="only these kinds")
    add("--fp", choices=("strict", "reassoc", "relaxed"), default="strict")
    add("--budget", type=float, default=10.0, metavar="SECONDS", help="per function")
    add("-j", dest="jobs", type=int, default=1, metavar="N", help="processes")
    add("--format", choices=FORMATS, default="text")
    add("-o", dest="output", metavar="OUT", help="write the report there")
    add("-v", "--verbose", action="store_true", help="also what gave way, and misses")
    add("--no-cache", action="store_true", help="look at everything again")


def run(args: argparse.Namespace) -> int:
    """Scan, print, and say with the exit code whether all units could be read."""
    from idlift.detection.project import options_of, project_of, scan_all
    from idlift.report import render

    options = options_of(args)
    units = scan_all(project_of(args), options, args.jobs, progress=not args.output)
    text = render(units, args.format, verbose=args.verbose, colour=not args.output)
    if args.output:
        _write(Path(args.output), text)
    else:
        print(text, end="")
    return 1 if any(unit["status"] == "error" for unit in units) else 0


def _write(path: Path, text: str) -> None:
    from idlift.errors import UserError

    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror}") from error
