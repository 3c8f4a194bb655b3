"""Counted loops: (begin, end, step, trip count) of every natural loop.

Consumes an evaluator; produces for each loop a `LoopForm`, or an `Uncounted` with the
reason.  All expressions are as the loop's entry sees them: outer counters may occur.
Must not know idioms, nor what the loop computes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from detector.analysis.condition import NONE, Conditions
from detector.analysis.counted import CountedExit, Uncounted
from detector.analysis.expr import ZERO, Counter, Expr, const
from detector.analysis.joins import total_trip
from detector.analysis.loops import Loop
from detector.analysis.recurrences import Recurrence
from detector.analysis.scev import Evaluator
from detector.model import Block, Instruction, PointerType

__all__ = ["Induction", "LoopForm", "Uncounted", "loop_form"]


@dataclass(frozen=True, slots=True)
class Induction:
    """A header phi that is begin + step*counter.

    Exact as integers if `conditions` hold; modulo 2**bits without them.
    """

    phi: Instruction
    begin: Expr
    step: Expr
    conditions: Conditions = NONE

    @property
    def is_pointer(self) -> bool:
        """Whether it walks through memory."""
        return isinstance(self.phi.type, PointerType)


@dataclass(frozen=True, slots=True)
class LoopForm:
    """A counted loop.

    `trip`: how often the body runs once the loop is entered.  With `tested` "bottom"
    that is every block; with "top" the blocks before the exit test run once more.
    `total`: the same, but 0 where the guard before the loop skips it; None if the guard
    says something else.  `early_exit`: other exits exist, so `trip` is an upper bound.
    """

    loop: Loop
    counter: Counter
    trip: Expr
    total: Expr | None
    conditions: Conditions
    tested: Literal["top", "bottom"]
    early_exit: bool
    exit_block: Block
    begin: Expr
    end: Expr
    step: Expr
    primary: Induction | None
    inductions: tuple[Induction, ...]


def loop_form(evaluator: Evaluator, loop: Loop) -> LoopForm | Uncounted:
    """The form of one loop."""
    found = evaluator.exit(loop)
    if isinstance(found, Uncounted):
        return found
    recurrences = _recurrences(evaluator, loop)
    inductions = tuple(_induction(evaluator, r) for r in recurrences)
    primary = _primary(inductions, found)
    begin, end, step = _bounds(primary, found)
    return LoopForm(
        loop,
        evaluator.scope.counter(loop),
        found.trip.count,
        total_trip(evaluator, loop, found),
        evaluator.trip_conditions(loop),
        "bottom" if found.test.first else "top",
        not found.alone,
        found.block,
        begin,
        end,
        step,
        primary,
        inductions,
    )


def _recurrences(evaluator: Evaluator, loop: Loop) -> list[Recurrence]:
    found = (evaluator.recurrence(phi) for phi in loop.header.phis)
    return [recurrence for recurrence in found if recurrence is not None]


def _induction(evaluator: Evaluator, recurrence: Recurrence) -> Induction:
    phi, counter = recurrence.phi, recurrence.counter
    readings = [evaluator.exact(phi, False)]
    if not isinstance(phi.type, PointerType):
        readings.insert(0, evaluator.exact(phi, True))
    best = min(readings, key=lambda form: len(form.conditions))
    begin = best.expr.substitute({counter: ZERO})
    return Induction(phi, begin, recurrence.step, best.conditions)


def _primary(inductions: tuple[Induction, ...], found: CountedExit) -> Induction | None:
    """The variable that the exit test reads, else the first that moves."""
    start = found.test.start
    for induction in inductions:
        same_step = induction.step == found.test.step
        if same_step and (induction.begin - start).constant is not None:
            return induction
    moving = [i for i in inductions if i.step.terms]
    return moving[0] if moving else None


def _bounds(primary: Induction | None, found: CountedExit) -> tuple[Expr, Expr, Expr]:
    """(begin, end, step): the body runs for begin, begin+step, ... before end."""
    test, trip = found.test, found.trip.count
    if primary is None:
        return ZERO, trip, const(1)
    if primary.step != test.step:
        return primary.begin, primary.begin + primary.step * trip, primary.step
    inclusive = {"le": 1, "ge": -1}.get(test.predicate, 0)
    end = test.bound + inclusive + (primary.begin - test.start)
    return primary.begin, end, primary.step
