"""Why a match is refused: the stable codes, and what a user can do about each.

Consumes a code, a sentence and the instruction to blame; produces a `Reason` with its
place in the source. docs/guards-and-fp.md explains every code of the table.
"""

from __future__ import annotations

from detector.model import Instruction
from detector.places import place_of
from detector.verdict import Reason

_SPLIT = "move it out of the loop, or split the loop"
_RESTRICT = "declare the pointers restrict"

# Code -> remedy. Codes are part of the interface: they are never renamed.
REMEDIES: dict[str, str] = {
    # Control
    "not-counted": "use a loop whose number of iterations is known when it starts",
    "early-exit": "compute without leaving the loop early",
    "irregular-flow": "use plain loops and ifs",
    # Effects
    "volatile": "use a plain variable, or copy it before the loop",
    "atomic": "atomic operations stay on the host",
    "call": "make the callee visible and inlinable, or free of side effects",
    "may-throw": "declare the callee noexcept",
    "inline-asm": _SPLIT,
    "memory-intrinsic": _SPLIT,
    "local-memory": "declare the array outside of the loop, or use scalars",
    "errno": "compile with -fno-math-errno, as nothing needs errno after the loop",
    "strict-fp": "compile without -ffp-model=strict and FENV_ACCESS",
    "vector": "write the loop on scalars: it is vectorised anyway",
    # Results
    "live-out": "do not use this value after the loop",
    "carried-value": "let every iteration compute its values from its inputs alone",
    "accumulator-used": "use the running value only to update it",
    "not-associative": "update it by +, *, min, max, &, | or ^ alone",
    "overwritten": "store each element once",
    "reads-back": "use the value that was stored instead of reading it back",
    # Dependences
    "carried-dependence": "write to another array than the one that is read",
    "not-injective": "let different iterations write different elements",
    "scatter": "write elements in order: the written positions may coincide",
    # Aliasing
    "pointer-changes": "use one base pointer during the whole loop",
    "unknown-extent": _RESTRICT,
    "loaded-in-loop": "copy it into a local variable before the loop",
    # Conditions
    "may-wrap": "use size_t or ptrdiff_t for subscripts and bounds",
    "bounds-change": "copy the bound into a local variable before the loop",
    # Floating point
    "fp-reassoc": "allow it with --fp reassoc (or -ffast-math, -fassociative-math)",
    "fp-nan": "compile with -ffinite-math-only, or keep the old value if NaN is met",
    "fp-contract": "compile with -ffp-contract=on, or allow it with --fp reassoc",
    "fp-libm": "allow it with --fp relaxed (or -ffast-math, -fapprox-func)",
    # Kinds
    "unknown-kind": "give the idiom one of the kinds that idlift can replace",
    "unsupported": "",
}


def reason(code: str, message: str, at: Instruction | None = None) -> Reason:
    """The reason with its remedy, at the source line of an instruction."""
    remedy = REMEDIES[code]
    if at is None:
        return Reason(code, message, remedy)
    place = place_of(at)
    return Reason(code, message, remedy, place.file, place.line, place.column)


def line_of(instruction: Instruction) -> str:
    """`line 12`, or `an unknown line`."""
    line = place_of(instruction).line
    return f"line {line}" if line else "an unknown line"
