"""How often a counted loop runs: the arithmetic, free of any IR.

Consumes an exit test brought to the form "iteration m runs while start + step*m <pred>
bound"; produces the exact trip count with the conditions it rests on, or a refusal.
Must not know the IR: what is proved about wrapping comes in as data.

Note [Which m]
A loop tested at the top runs iteration m iff the tests for 0..m hold; one tested at
the bottom runs iteration 0 in any case, so its first test is that for m = 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from detector.analysis.condition import (
    NONE,
    Condition,
    Conditions,
    Divisible,
    at_least_zero,
)
from detector.analysis.expr import Expr, ceildiv, const, floordiv, maximum
from detector.analysis.ranges import Known

Predicate = Literal["lt", "le", "gt", "ge", "ne"]


@dataclass(frozen=True, slots=True)
class Test:
    """The loop goes on while start + step*m <predicate> bound, for m = first, ...

    `exact`: the tested value never wraps (else it is right modulo 2**bits only).
    `low`, `high`: the range of the compared type.  `must_exit`: running on until the
    tested value wraps is undefined, and nothing but this test ends the loop.
    """

    predicate: Predicate
    start: Expr
    step: Expr
    bound: Expr
    first: Literal[0, 1]
    exact: bool
    must_exit: bool
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Trip:
    """A trip count and what has to hold for it to be right."""

    count: Expr
    conditions: Conditions = NONE


def trip_count(test: Test, known: Known) -> Trip | str:
    """The trip count, or the reason why there is none."""
    direction = _direction(test.step, test.predicate, known)
    if direction is None:
        return "the step may be zero or of either sign"
    sign, assumed = direction
    if test.predicate == "ne":
        return _not_equal(test, sign, known)
    upward = test.predicate in ("lt", "le")
    if upward != (sign > 0):
        return _around_zero(test, known)
    span = (test.bound - test.start) * sign
    if test.predicate in ("le", "ge"):
        span = span + 1
    return _ordered(test, span, sign, assumed, known)


def _direction(
    step: Expr, predicate: Predicate, known: Known
) -> tuple[int, Conditions] | None:
    """The sign of the step; a symbolic one may have to be assumed."""
    number = step.constant
    if number is not None:
        return ((number > 0) - (number < 0), NONE) if number else None
    for sign in (1, -1):
        if known.proves(step * sign - 1):
            return sign, NONE
    if predicate == "ne":
        return None
    sign = 1 if predicate in ("lt", "le") else -1
    return sign, frozenset((at_least_zero(step * sign - 1),))


def _ordered(
    test: Test, span: Expr, sign: int, assumed: Conditions, known: Known
) -> Trip:
    """Iteration m runs while stride*m < span."""
    stride = test.step * sign
    needed: list[Condition] = [*assumed]
    # stride*(first-1) < span says that the test holds up to m = first - 1.
    entered = known.proves(span + stride * (1 - test.first) - 1)
    if not test.exact:
        first = test.start + test.step * test.first
        needed += _open([first - test.low, -first + test.high], known)
        if test.predicate in ("le", "ge") or stride.constant != 1:
            # The last tested value is at most span - 1 + stride beyond the start.
            # With step 1 and a strict order it is the bound itself, hence in range.
            last = test.start + (span + stride - 1) * sign
            room = -last + test.high if sign > 0 else last - test.low
            needed += _open([room], known)
    count = ceildiv(span, stride)
    if not entered:
        count = maximum(count, const(test.first))
    return Trip(count, frozenset(needed))


def _open(obligations: list[Expr], known: Known) -> list[Condition]:
    return [at_least_zero(o) for o in obligations if not known.proves(o)]


def _not_equal(test: Test, sign: int, known: Known) -> Trip | str:
    stride = (test.step * sign).constant
    if stride is None:
        return "an inequality test with a variable step"
    span = (test.bound - test.start) * sign
    count = floordiv(span, test.step * sign)
    if test.exact and test.must_exit:
        # Missing the bound means running until the counter wraps, which is undefined.
        return Trip(count)
    obligations = [span - stride * test.first]
    if not test.exact:
        obligations.append(-span + (test.high - test.low))
    needed = _open(obligations, known)
    if any(number % stride for _, number in span.terms):
        needed.append(Divisible(span, stride))
    return Trip(count, frozenset(needed))


def _around_zero(test: Test, known: Known) -> Trip | str:
    """`for (unsigned i = n - 1; i < n; i--)` ends when i wraps around zero."""
    if test.predicate != "lt" or test.low != 0 or test.exact:
        return "the counter moves away from its bound"
    if test.step.constant != -1:
        return "the counter moves away from its bound"
    needed = _open([test.bound - test.start - 1, test.start], known)
    return Trip(test.start + 1, frozenset(needed))
