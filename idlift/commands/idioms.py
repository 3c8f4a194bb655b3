"""`idlift idioms`: the catalogue, or one idiom in full."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from idlift.errors import UserError

if TYPE_CHECKING:
    from idl.ast import Constraint
    from idl.program import Group, Program

HELP = """list the idioms that are looked for, or show one of them with its text"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `idlift idioms`."""
    parser.add_argument("name", nargs="?", help="an idiom or a building block")
    parser.add_argument(
        "--idioms",
        action="append",
        default=[],
        type=Path,
        metavar="F.idl",
        help="idioms of your own, besides the library",
    )
    parser.add_argument(
        "--all", action="store_true", help="list the building blocks, too"
    )


def run(args: argparse.Namespace) -> int:
    """Print the catalogue or one entry."""
    program = _load(args.idioms)
    if args.name:
        _show(program, args.name)
        return 0
    _list(program, args.all)
    return 0


def _load(extra: Sequence[Path]) -> Program:
    from idl.library import load
    from idl.program import source_texts
    from idl.source import IdlError, render

    try:
        return load(extra)
    except IdlError as error:
        texts = source_texts(extra)
        rows = [render(diagnostic, texts) for diagnostic in error.diagnostics]
        raise UserError("the idioms cannot be used\n" + "\n".join(rows)) from None


def _list(program: Program, blocks: bool) -> None:
    rows: list[tuple[str, str, str]] = []
    for group in program.groups:
        idioms = group.tops()
        for constraint in group.constraints.values():
            header = group.headers[constraint.name]
            if constraint in idioms:
                rows.append((header.kind or "-", constraint.name, header.doc))
            elif blocks:
                rows.append(("(block)", constraint.name, header.doc))
    width = max((len(name) for _, name, _ in rows), default=0)
    for kind, name, doc in sorted(rows):
        sentence = textwrap.shorten(doc.replace("\n", " "), 88 - 20, placeholder=" ..")
        print(f"{kind:<17} {name:<{width}}  {sentence}")
    print("\n`idlift idioms NAME` shows the whole text of one.")


def _show(program: Program, name: str) -> None:
    from idl.source import did_you_mean

    found = program.find(name)
    if found is None:
        names = [n for group in program.groups for n in group.constraints]
        near = did_you_mean(name, names)
        raise UserError(f"there is no idiom called {name!r}; {near}".rstrip("; "))
    group, constraint = found
    print(_entry(group, constraint))


def _entry(group: Group, constraint: Constraint) -> str:
    from idl.printer import print_item

    header = group.headers[constraint.name]
    lines = [f"{constraint.name}   {constraint.span}"]
    if header.kind:
        lines.append(f"reported as {header.kind}")
    if header.doc:
        lines += ["", header.doc]
    if header.roles:
        lines += ["", "roles in reports:"]
        lines += [f"  {role:<14} {{{name}}}" for role, name, _ in header.roles]
    inside = [
        comment
        for file in group.files
        if file.name == constraint.span.file
        for comment in file.comments
        if constraint.span.line <= comment.span.line <= constraint.span.end_line
    ]
    return "\n".join([*lines, "", print_item(constraint, inside)])
