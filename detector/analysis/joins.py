"""Where a loop and the branch around it meet again.

Consumes an evaluator, a loop with its exit test, and phis after it; produces the trip
count as seen from before the guard (0 where the loop is skipped), and values that a
skipped loop leaves alone: `if (m > 0) do *p++ = 0; while (--m)` moves p by max(m, 0).
Must not know what the loop computes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from detector.analysis.counted import CountedExit
from detector.analysis.expr import ZERO, Expr, maximum
from detector.analysis.facts import implied
from detector.analysis.loops import Loop
from detector.analysis.values import Form
from detector.model import Block, Instruction

if TYPE_CHECKING:
    from detector.analysis.scev import Evaluator


def total_trip(evaluator: Evaluator, loop: Loop, found: CountedExit) -> Expr | None:
    """The trip count as seen from before the guard that may skip the loop."""
    trip = found.trip.count
    guard = evaluator.scope.guard(loop) if found.test.first else None
    if guard is None:
        return trip
    branch, entered = guard
    known = evaluator.known_at(branch.block)
    skipped = implied(evaluator, branch, not entered, known)
    if not skipped.proves(-trip):
        return None
    return trip if known.proves(trip) else maximum(trip, ZERO)


def joined(evaluator: Evaluator, phi: Instruction, signed: bool) -> Form | None:
    """A phi of the value after a loop and the value if the loop was skipped."""
    if len(phi.operands) != 2:
        return None
    for skip in (0, 1):
        after, before = phi.blocks[1 - skip], phi.blocks[skip]
        loop = _guarded_by(evaluator, after, before)
        found = evaluator.exit(loop) if loop is not None else None
        if loop is None or not isinstance(found, CountedExit) or not found.alone:
            continue
        total = total_trip(evaluator, loop, found)
        if total is None:
            continue
        skipped = evaluator.ring_operand(phi, skip, signed)
        ran = evaluator.ring_operand(phi, 1 - skip, signed)
        slope = _quotient(ran.expr - skipped.expr, found.trip.count)
        if slope is not None:
            conditions = skipped.conditions | ran.conditions | found.conditions
            return Form(skipped.expr + slope * total, conditions)
    return None


def _guarded_by(evaluator: Evaluator, after: Block, before: Block) -> Loop | None:
    """The loop that ends in `after` and that a branch in `before` can skip."""
    for loop in evaluator.scope.loops_ending_in(after):
        guard = evaluator.scope.guard(loop)
        entered = evaluator.scope.dominates(loop.header, after)
        if entered and guard is not None and guard[0].block is before:
            return loop
    return None


def _quotient(product: Expr, factor: Expr) -> Expr | None:
    """c with product = c*factor, None if there is none."""
    if not product.terms:
        return ZERO
    lead, number = factor.terms[-1]
    quotient = ZERO
    for monomial, coefficient in product.terms:
        rest = list(monomial)
        for atom in lead:
            if atom not in rest:
                break
            rest.remove(atom)
        else:
            if coefficient % number == 0:
                quotient = quotient + Expr(((tuple(rest), coefficient // number),))
    return quotient if quotient * factor == product else None
