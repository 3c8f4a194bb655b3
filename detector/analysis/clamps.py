"""Selects that are a maximum or a minimum: i < 0 ? 0 : i > n - 1 ? n - 1 : i.

Consumes an evaluator and a select of integers; produces its exact form, None where it
is not proved to be one. LLVM writes most of these as smax and smin, but not where it
would need to know that the bounds are in order (0 <= n - 1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from detector.analysis.expr import Expr, maximum, minimum
from detector.analysis.ranges import Known
from detector.analysis.values import Form, bits_of
from detector.model import Instruction, PointerType

if TYPE_CHECKING:
    from detector.analysis.scev import Evaluator

# What is at least zero if and only if `left ? right` holds, of left - right.
_HOLDS = {"gt": (1, -1), "ge": (1, 0), "lt": (-1, -1), "le": (-1, 0)}


def clamped(ev: Evaluator, select: Instruction) -> tuple[Form, bool] | None:
    """The extremum that a select is, and whether its parts are read as signed."""
    test = select.operands[0]
    if (
        not isinstance(test, Instruction)
        or test.opcode != "icmp"
        or isinstance(select.type, PointerType)
        or bits_of(test.operands[0].type, ev.word) is None
    ):
        return None
    predicate = test.predicate or ""
    # Equality is an order where one of the two is known not to be the larger one.
    signed = predicate[0] != "u"
    left, right = (ev.exact_operand(test, at, signed) for at in (0, 1))
    first, second = (ev.exact_operand(select, at, signed) for at in (1, 2))
    known = ev.known_at(select.block)
    holds = _holds(predicate, left.expr - right.expr, known)
    if holds is None:
        return None
    found = _extremum(known, holds, first.expr, second.expr)
    if found is None:
        return None
    parts = (left, right, first, second)
    conditions = frozenset().union(*(part.conditions for part in parts))
    return Form(found, conditions), signed


def _holds(predicate: str, difference: Expr, known: Known) -> Expr | None:
    """What is at least zero if and only if a comparison holds."""
    if predicate[1:] in _HOLDS:
        sign, offset = _HOLDS[predicate[1:]]
        return difference * sign + offset
    for sign in (1, -1):
        if known.proves(difference * sign):
            # Then it is equal if it is not above zero, either.
            above = difference * sign - 1
            return above if predicate == "ne" else -above - 1
    return None


def _extremum(known: Known, holds: Expr, yes: Expr, no: Expr) -> Expr | None:
    """yes if holds >= 0 else no, as a maximum or a minimum of the two."""
    if_true = Known((*known.facts, holds), known.last, known.ranges)
    if_false = Known((*known.facts, -holds - 1), known.last, known.ranges)
    if if_true.proves(yes - no) and if_false.proves(no - yes):
        return maximum(yes, no)
    if if_true.proves(no - yes) and if_false.proves(yes - no):
        return minimum(yes, no)
    return None
