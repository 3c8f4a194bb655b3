"""Small edits of LLVM IR text that need no parser.

Consumes and produces the text that clang wrote. Never touches a line that it does not
recognise.
"""

from __future__ import annotations

import re

_OPTNONE = re.compile(r"\bnoinline (\w+ )*?optnone |\boptnone ")
_DEBUG_VERSION = re.compile(r'(!"Debug Info Version", i32 )\d+')


def without_optnone(ir: str) -> str:
    """Let optimisation passes see the functions of a module written at -O0.

    At -O0 clang writes `noinline` only because `optnone` demands it, so both go.
    """
    if "optnone" not in ir:
        return ir
    return "".join(
        _OPTNONE.sub(lambda m: m[0].replace("noinline ", "").replace("optnone ", ""), x)
        if x.startswith("attributes #")
        else x
        for x in ir.splitlines(keepends=True)
    )


def without_debug_info(ir: str) -> str:
    """Make LLVM drop all debug information when it reads the module.

    A module whose debug info has another version is stripped by the reader, which also
    warns on stderr ("ignoring debug info with an invalid version").
    """
    return _DEBUG_VERSION.sub(r"\g<1>0", ir)
