"""Iteration counters told by variables of the program that count the same loop.

Consumes a loop and the evaluator; produces its counter as an expression over values
that every iteration has. The loop need not be counted: nobody asks where it ends.
"""

from __future__ import annotations

from detector.analysis.condition import NONE
from detector.analysis.evolution import Evolution
from detector.analysis.expr import Expr, const, floordiv, of
from detector.analysis.loops import Loop
from detector.analysis.values import bits_of, leaf
from detector.model import Instruction, PointerType


def told(evolution: Evolution, loop: Loop) -> Expr | None:
    """The counter of a loop, by the simplest of the variables that tell it."""
    tries = (_told_by(evolution, loop, phi) for phi in loop.header.phis)
    found = [expr for expr in tries if expr is not None]
    return min(found, key=lambda e: len(e.terms)) if found else None


def _told_by(evolution: Evolution, loop: Loop, phi: Instruction) -> Expr | None:
    """(variable - begin) / step, if the variable never wraps."""
    bits = bits_of(phi.type, evolution.evaluator.word)
    if bits is None or isinstance(phi.type, PointerType):
        return None
    counter = evolution.scope.counter(loop)
    for signed in (True, False):
        form = evolution.evaluator.exact(phi, signed)
        slope = form.expr.coefficient(counter)
        if form.conditions != NONE or slope is None or not slope.constant:
            continue
        begin = form.expr - slope * of(counter)
        if evolution.scope.is_available(begin, loop):
            distance = of(leaf(phi, bits, signed)) - begin
            return floordiv(distance, const(slope.constant))
    return None
