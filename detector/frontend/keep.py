"""Which functions stay functions when canonical IR is made.

Consumes the IR text that clang's front end wrote, before any pass; produces the same
text with some functions marked against inlining, and takes the marks away afterwards.

Note [kernels stay functions]: -O1 would inline a loop nest that is called once into
its caller, often into main. Then `restrict` is gone, loops of a function that is called
twice are found twice, and the solver works on one huge function. But helpers that are
called *in* loops (accessors, a dot product inside a row loop) must be inlined, or no
idiom is seen at all. So a function is kept if it has a loop, no loop calls it, and
neither its author nor the language (inline, templates) wants it inlined.
"""

from __future__ import annotations

import re

from detector.frontend.ir_functions import ATTRIBUTES, GROUP, ir_functions

MARK = '"idlift-kept"'

_WISHES = re.compile(r"\b(noinline|alwaysinline|inlinehint|optnone)\b")


def keep_kernels(ir: str) -> str:
    """Mark the functions of Note [kernels stay functions] as noinline."""
    lines = ir.split("\n")
    functions = tuple(ir_functions(lines))
    wishes = {m[1] for m in ATTRIBUTES.finditer(ir) if _WISHES.search(m[2])}
    in_loops = frozenset[str]().union(*(f.called_in_loops for f in functions))
    for function in functions:
        if (
            function.loops
            and function.name not in in_loops
            and function.group not in wishes
            and "odr" not in function.linkage
        ):
            lines[function.first] = GROUP.sub(
                rf") \1noinline {MARK} #\2", lines[function.first], count=1
            )
    return "\n".join(lines)


def without_marks(ir: str) -> str:
    """Allow inlining again, so that the user's -O level decides."""
    if MARK not in ir:
        return ir

    def cleaned(match: re.Match[str]) -> str:
        body = match[2]
        if MARK in body:
            body = body.replace(f" {MARK}", "").replace(" noinline", "", 1)
        return f"attributes #{match[1]} = {{{body}}}"

    return ATTRIBUTES.sub(cleaned, ir)
