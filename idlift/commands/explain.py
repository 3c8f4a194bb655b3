"""`idlift explain FILE:LINE`: why a loop is an idiom, or why it is none."""

from __future__ import annotations

import argparse

TAKES_CLANG_FLAGS = True

HELP = """say why the loop at FILE:LINE is (not) an idiom, and what edit would help

LINE may be any line of the loop. Options for clang follow after `--`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `idlift explain`."""
    add = parser.add_argument
    add("place", metavar="FILE:LINE", help="a line of the loop")
    add("--idiom", default="", metavar="NAME", help="only this idiom (or kind)")
    add("--idioms", action="append", default=[], metavar="F.idl", help="more idioms")
    add("--fp", choices=("strict", "reassoc", "relaxed"), default="strict")
    add("--budget", type=float, default=10.0, metavar="SECONDS", help="per function")


def run(args: argparse.Namespace) -> int:
    """Scan the file and print what there is to say about one loop."""
    from idlift.detection.library import check_name
    from idlift.detection.project import options_of, project_of, scan_all
    from idlift.errors import UserError
    from idlift.report.explanation import explanation

    file, line = _place(args.place)
    args.files, args.database, args.only, args.no_cache = [file], None, "", False
    options = options_of(args)
    if args.idiom:
        check_name(args.idiom, options.idioms, options.cache)
    [unit] = scan_all(project_of(args), options, 1, progress=False)
    if unit["status"] == "error":
        raise UserError(unit["message"])
    told = explanation(unit, line, args.idiom)
    print(told.text, end="")
    return told.code


def _place(text: str) -> tuple[str, int]:
    from idlift.errors import UsageError

    file, _, line = text.rpartition(":")
    if not file or not line.isdigit():
        raise UsageError(f"{text!r} is not FILE:LINE, as in solver.c:42")
    return file, int(line)
