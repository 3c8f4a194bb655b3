"""Which variables stay variables when canonical IR is made.

Consumes the IR text that clang's front end wrote, before any pass; produces the same
text with some variables shown to the world, and hides them again afterwards.

Note [sizes stay variables]: a `static int n` that is only ever set to one constant
becomes a flag ("has it been set yet?"), and a loop bound `j < n` the exit condition
`set && j < 100`: true to the program, but no counted loop any more. A variable that
other units could change keeps its loads.
"""

from __future__ import annotations

import re

_STATIC = re.compile(
    r"^(?P<name>@(?:[\w.$-]+|\"[^\"]*\")) = internal (?=global i\d+ )", re.MULTILINE
)
_STORED = re.compile(r", ptr (@(?:[\w.$-]+|\"[^\"]*\")),", re.MULTILINE)
_SHOWN = re.compile(
    r"^(?P<name>@(?:[\w.$-]+|\"[^\"]*\")) = dso_local (?:local_unnamed_addr )?"
    r"(?=global i\d+ )",
    re.MULTILINE,
)


def show_sizes(ir: str) -> tuple[str, frozenset[str]]:
    """Show the variables of Note [sizes stay variables], and say which these are."""
    statics = {found["name"] for found in _STATIC.finditer(ir)}
    if not statics:
        return ir, frozenset()
    stored = {m[1] for line in ir.split("\n") for m in _stores(line)}
    shown = frozenset(statics & stored)

    def exposed(match: re.Match[str]) -> str:
        linkage = "dso_local" if match["name"] in shown else "internal"
        return f"{match['name']} = {linkage} "

    return _STATIC.sub(exposed, ir), shown


def hide_sizes(ir: str, shown: frozenset[str]) -> str:
    """Give the variables their own linkage back."""
    if not shown:
        return ir

    def hidden(match: re.Match[str]) -> str:
        return f"{match['name']} = internal " if match["name"] in shown else match[0]

    return _SHOWN.sub(hidden, ir)


def _stores(line: str) -> list[re.Match[str]]:
    return list(_STORED.finditer(line)) if line.startswith("  store ") else []
