"""Which exit counts a loop, and how often it lets the loop run.

Consumes an evaluator and a loop; produces the exit test in the form `trips` wants and
the trip count it implies, or the reason why there is none.  Must not know what the
loop computes, nor which of its variables a reader would call the counter.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, cast

from detector.analysis.bounded import without_absurd
from detector.analysis.condition import (
    NONE,
    Condition,
    Conditions,
    NonNegative,
    at_least_zero,
)
from detector.analysis.counted import CountedExit, Uncounted
from detector.analysis.expr import ZERO, Counter, Expr
from detector.analysis.facts import NEGATED, SWAPPED, conjuncts
from detector.analysis.loops import Loop
from detector.analysis.ranges import bits_range
from detector.analysis.scev import Evaluator
from detector.analysis.trips import Predicate, Test, Trip, trip_count
from detector.analysis.values import Form, bits_of
from detector.model import Block, Instruction, PointerType

# ---- exits --------------------------------------------------------------------------


def counted_exit(evaluator: Evaluator, loop: Loop) -> CountedExit | Uncounted:
    """The exit that counts the loop, the one with the fewest conditions."""
    scope = evaluator.scope
    latch = loop.latch
    if latch is None:
        return Uncounted(loop, "the loop has several back edges")
    exiting = loop.exiting
    if not exiting:
        return Uncounted(loop, "the loop has no exit")
    reasons: list[Uncounted] = []
    found: list[CountedExit] = []
    for block in exiting:
        if not scope.dominates(block, latch):
            continue
        alone = len(exiting) == 1 and _leaves_once(loop, block)
        for candidate in _candidates(evaluator, loop, block, alone):
            if isinstance(candidate, Uncounted):
                reasons.append(candidate)
            else:
                found.append(candidate)
    if found:
        return min(found, key=lambda c: len(c.trip.conditions))
    if reasons:
        return reasons[0]
    return Uncounted(loop, "no exit is tested in every iteration", latch.terminator)


def _leaves_once(loop: Loop, block: Block) -> bool:
    return sum(target not in loop for target in block.successors) == 1


def _candidates(
    evaluator: Evaluator, loop: Loop, block: Block, alone: bool
) -> Iterator[CountedExit | Uncounted]:
    branch = block.terminator
    if branch.opcode != "br":
        yield Uncounted(loop, f"the exit is a {branch.opcode}", branch)
        return
    stays = branch.blocks[0] in loop
    tests = list(conjuncts(branch.operands[0], stays))
    if not tests:
        yield Uncounted(loop, "the exit condition is no integer comparison", branch)
    only = alone and _is_plain(branch.operands[0])
    for comparison, truth in tests:
        yield _count(evaluator, loop, block, comparison, truth, only)


def _is_plain(condition: object) -> bool:
    """One comparison, perhaps negated, and nothing else."""
    while isinstance(condition, Instruction) and condition.opcode == "xor":
        condition = condition.operands[0]
    return isinstance(condition, Instruction) and condition.opcode == "icmp"


def _count(
    evaluator: Evaluator,
    loop: Loop,
    block: Block,
    comparison: Instruction,
    truth: bool,
    alone: bool,
) -> CountedExit | Uncounted:
    known = evaluator.known_at(loop.header)
    best: CountedExit | None = None
    reason = "neither side of the exit test is begin + step*iteration"
    for test, extra in _tests(evaluator, loop, block, comparison, truth, alone):
        if not evaluator.scope.is_invariant(test.bound, loop):
            reason = evaluator.scope.why_variant(test.bound, loop)
            continue
        trip = trip_count(test, known)
        if isinstance(trip, str):
            reason = trip
            continue
        counter = evaluator.scope.counter(loop)
        largest = trip.count - test.first
        conditions = _settle(extra | trip.conditions, counter, largest)
        if alone and test.step.constant in (1, -1):
            conditions = without_absurd(evaluator, loop, trip.count, conditions)
        trip = Trip(trip.count, conditions)
        if best is None or len(conditions) < len(best.trip.conditions):
            best = CountedExit(loop, block, comparison, test, trip, alone)
    return best or Uncounted(loop, reason, comparison)


def _settle(conditions: Conditions, counter: Counter, largest: Expr) -> Conditions:
    """Replaces the loop's own counter by the value at which a condition is hardest."""
    settled: set[Condition] = set()
    for condition in conditions:
        if isinstance(condition, NonNegative):
            slope = condition.expr.coefficient(counter)
            constant = slope.constant if slope is not None else None
            if constant is not None:
                at = largest if constant < 0 else ZERO
                condition = at_least_zero(condition.expr.substitute({counter: at}))
                number = condition.expr.constant
                if number is not None and number >= 0:
                    continue
        settled.add(condition)
    return frozenset(settled)


# ---- exit tests ---------------------------------------------------------------------


def _tests(
    evaluator: Evaluator,
    loop: Loop,
    block: Block,
    comparison: Instruction,
    truth: bool,
    alone: bool,
) -> Iterator[tuple[Test, Conditions]]:
    """The readings of a comparison as an exit test, the best ones first."""
    predicate = comparison.predicate or ""
    predicate = predicate if truth else NEGATED[predicate]
    bits = bits_of(comparison.operands[0].type, evaluator.word)
    pointers = isinstance(comparison.operands[0].type, PointerType)
    if bits is None or predicate == "eq" or (pointers and predicate[0] == "s"):
        return
    must_exit = alone and evaluator.scope.always_returns(loop)
    first: Literal[0, 1] = 1 if block is loop.latch else 0
    signs = (True, False) if predicate == "ne" else (predicate[0] == "s",)
    for signed in signs:
        for reading in _readings(evaluator, comparison, signed, predicate):
            counter = evaluator.scope.counter(loop)
            sides = _sides(reading, predicate, counter)
            if sides is None:
                continue
            tested, bound, spelled, slope = sides
            if not evaluator.scope.is_invariant(slope, loop):
                continue
            low, high = bits_range(bits, signed)
            short = cast(Predicate, spelled.lstrip("su") if spelled != "ne" else "ne")
            start = tested.substitute({counter: ZERO}) - slope * first
            assumed = reading.left.conditions | reading.right.conditions
            # Wrapping is undefined only where flags say so; a condition is no flag.
            doomed = must_exit and assumed == NONE
            test = Test(
                short, start, slope, bound, first, reading.exact, doomed, low, high
            )
            yield test, assumed


@dataclass(frozen=True, slots=True)
class _Reading:
    """Both sides of a comparison; `moving` says which of them may be the moving one.

    None: either, and also both at once.
    """

    left: Form
    right: Form
    exact: bool
    moving: Literal["left", "right"] | None = None


def _readings(
    evaluator: Evaluator, comparison: Instruction, signed: bool, predicate: str
) -> Iterator[_Reading]:
    left = evaluator.exact_operand(comparison, 0, signed)
    right = evaluator.exact_operand(comparison, 1, signed)
    yield _Reading(left, right, True)
    if left.conditions | right.conditions == NONE:
        return
    ring_left = evaluator.ring_operand(comparison, 0, signed)
    ring_right = evaluator.ring_operand(comparison, 1, signed)
    if predicate == "ne":
        yield _Reading(ring_left, ring_right, False)
        return
    # The bound of an order has to be exact; the moving side may wrap if it is shown
    # to leave the loop before it does.
    yield _Reading(ring_left, right, False, "left")
    yield _Reading(left, ring_right, False, "right")


def _sides(
    reading: _Reading, predicate: str, counter: Counter
) -> tuple[Expr, Expr, str, Expr] | None:
    """(moving side, bound, predicate, slope), the moving side on the left."""
    left, right = reading.left.expr, reading.right.expr
    here, there = counter in left.counters(), counter in right.counters()
    if here and there:
        if not reading.exact:
            return None
        moving, bound = left - right, ZERO
    elif here and reading.moving != "right":
        moving, bound = left, right
    elif there and reading.moving != "left":
        moving, bound, predicate = right, left, SWAPPED[predicate]
    else:
        return None
    slope = moving.coefficient(counter)
    return (moving, bound, predicate, slope) if slope is not None else None
