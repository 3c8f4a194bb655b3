"""Rows of different lengths as rows of one length, of which some points count.

Consumes a nest with loops over ranges, such as all pairs i < j; produces the condition
under which a point of the whole rectangle is one that the nest comes to. Everything
that is read at some point of a row is read by the row that has all of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from codegen.scalar import Untranslatable
from codegen.scalar.ops import TRUE
from codegen.translate.nest import Nest, both
from detector.analysis.expr import Expr, of
from detector.analysis.loops import Loop
from lift.terms.build import op
from lift.terms.core import Expr as Term


def refuse_gaps(nest: Nest, loops: Sequence[Loop]) -> None:
    """Only rows of which one has all positions: others would be mostly empty."""
    for loop in loops:
        found = nest.shape.range(loop)
        if found is None:
            continue
        few = found.most is not None and (found.most.constant or 1) < 1
        if not found.whole or few:
            first = loop.header.instructions[0]
            raise Untranslatable(first, "parallel loops of varying length")


def comes_to(nest: Nest, loops: Sequence[Loop]) -> Term:
    """Whether the point at hand is one that these loops run over."""
    holds: Term = TRUE
    for loop in loops:
        found = nest.shape.range(loop)
        if found is None:
            continue
        here = _at(nest, loop, of(found.position))
        if found.begin.terms:
            holds = both(holds, op("le", _at(nest, loop, found.begin), here))
        if found.end != found.most:
            holds = both(holds, op("lt", here, _at(nest, loop, found.end)))
    return holds


def _at(nest: Nest, loop: Loop, expr: Expr) -> Term:
    return nest.positions.term(expr, loop.header.instructions[0], nest.value)
