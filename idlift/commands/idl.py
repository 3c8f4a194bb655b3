"""`idlift idl check|format`: lint idioms, or print them in canonical form."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from idl.source import Diagnostic

HELP = """check or format files of idioms

Exit code 0 if all is well (warnings are), 1 if a file is wrong or, with --check,
not in canonical form."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `idlift idl`."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="say what is wrong or odd in idioms")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE.idl")
    check.add_argument(
        "--strict", action="store_true", help="exit with 1 for warnings, too"
    )
    check.add_argument("--format", choices=("text", "json"), default="text")
    form = actions.add_parser("format", help="print idioms in canonical form")
    form.add_argument(
        "files", nargs="+", type=Path, metavar="FILE.idl", help="- is standard input"
    )
    how = form.add_mutually_exclusive_group()
    how.add_argument("-i", "--in-place", action="store_true", help="rewrite the files")
    how.add_argument(
        "--check", action="store_true", help="only say which files would change"
    )


def run(args: argparse.Namespace) -> int:
    """Run the action; the exit code is 1 if a file is wrong."""
    if args.action == "check":
        return _check(args.files, args.format, args.strict)
    return _format(args.files, args.in_place, args.check)


def _check(paths: Sequence[Path], form: str, strict: bool) -> int:
    from idl.library import files
    from idl.lint import lint
    from idl.program import Loader
    from idl.source import IdlError, Severity

    loader = Loader()
    found: list[Diagnostic] = []
    library = loader.group(files())
    for path in paths:
        before = len(loader.errors)
        try:
            group = loader.group([path], library)
        except IdlError as error:
            found += error.diagnostics
            continue
        if len(loader.errors) == before:
            found += lint(group)
    found = [*loader.errors, *found]
    _print_diagnostics(found, loader.sources, form)
    errors = sum(d.severity is Severity.ERROR for d in found)
    if form == "text":
        count = f"{errors} errors, {len(found) - errors} warnings"
        print(f"{len(paths)} files checked: {count}", file=sys.stderr)
    return 1 if errors or (strict and found) else 0


def _print_diagnostics(
    found: Sequence[Diagnostic], sources: Mapping[str, str], form: str
) -> None:
    from idl.source import render

    if form == "json":
        rows = [asdict(diagnostic) for diagnostic in found]
        print(json.dumps({"schema": "idlift.idl/1", "diagnostics": rows}, indent=2))
        return
    for diagnostic in found:
        print(render(diagnostic, sources))


def _format(paths: Sequence[Path], in_place: bool, check: bool) -> int:
    from idl.source import IdlError, render

    code = 0
    for path in paths:
        text = ""
        try:
            text = _read(path)
            code |= _format_one(path, text, in_place, check)
        except IdlError as error:
            code = 1
            for diagnostic in error.diagnostics:
                print(render(diagnostic, {str(path): text}), file=sys.stderr)
    return code


def _format_one(path: Path, text: str, in_place: bool, check: bool) -> int:
    from idl.parser import parse
    from idl.printer import print_file

    canonical = print_file(parse(text, str(path)))
    if check:
        if canonical != text:
            print(f"{path} would be reformatted")
        return int(canonical != text)
    if in_place and str(path) != "-":
        if canonical != text:
            path.write_text(canonical, encoding="utf-8")
        return 0
    print(canonical, end="")
    return 0


def _read(path: Path) -> str:
    from idl.program import read_text

    return sys.stdin.read() if str(path) == "-" else read_text(path)
