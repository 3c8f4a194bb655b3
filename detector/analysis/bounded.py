"""Loops that memory bounds: no object is larger than half the address space.

Consumes an evaluator and a loop; produces whether the loop touches a new element of one
object in every iteration.  Such a loop cannot run 2**63 times, so an unsigned 64-bit
trip count is also not negative when read as signed: `for (size_t i = 0; i < n; i++)`
over an array needs no guard.  Must not know trip counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from detector.analysis.condition import Conditions, NonNegative
from detector.analysis.expr import Expr
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.loops import Loop
from detector.model import Instruction, Value

if TYPE_CHECKING:
    from detector.analysis.scev import Evaluator


def without_absurd(
    evaluator: Evaluator, loop: Loop, trip: Expr, conditions: Conditions
) -> Conditions:
    """Conditions that say no more than that a trip count fits into 63 bits, dropped.

    Only for a trip count that is a value itself, running from 0 or down to 0: then
    the loop runs as often as the value says when read as unsigned.
    """
    match trip.terms:
        case (((ValueAtom(bits=bits, pointer=False),), 1),) if bits == evaluator.word:
            absurd = {NonNegative(trip), NonNegative(trip - 1)}
        case _:
            return conditions
    if conditions & absurd and walks_through_an_object(evaluator, loop):
        return conditions - absurd
    return conditions


def walks_through_an_object(evaluator: Evaluator, loop: Loop) -> bool:
    """Whether each iteration accesses another address inside one object."""
    if loop.latch is None or not evaluator.scope.always_returns(loop):
        return False
    return any(
        instruction.opcode in ("load", "store")
        and evaluator.scope.dominates(instruction.block, loop.latch)
        and evaluator.scope.innermost(instruction.block) is loop
        and _moves_inside(evaluator, loop, instruction)
        for instruction in loop.instructions()
    )


def _moves_inside(evaluator: Evaluator, loop: Loop, access: Instruction) -> bool:
    pointer = access.address
    if pointer is None or not _stays_in_object(evaluator, loop, pointer):
        return False
    form = evaluator.seen_from(access.block, pointer, False, exact=False)
    stride = form.expr.coefficient(evaluator.scope.counter(loop))
    moved = stride.constant if stride is not None else None
    return bool(moved) and not form.conditions


def _stays_in_object(evaluator: Evaluator, loop: Loop, pointer: Value) -> bool:
    """An inbounds step from a fixed base, or a pointer that walks by inbounds steps."""
    if not isinstance(pointer, Instruction) or pointer.block not in loop:
        return False
    if pointer.opcode == "phi":
        recurrence = evaluator.recurrence(pointer)
        return recurrence is not None and recurrence.unsigned
    if pointer.opcode != "getelementptr" or "inbounds" not in pointer.flags:
        return False
    base = pointer.operands[0]
    if loop.is_invariant(base):
        return True
    return _stays_in_object(evaluator, loop, base)
