"""What an answer takes for granted: conditions that can become run-time guards.

Consumes expressions; produces the closed union `Condition`.  A condition speaks of
mathematical integers.  One that mentions the counter k of a loop with trip count T
has to hold for every 0 <= k <= T (the last value included: exit tests read it).
Must not know the IR.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from detector.analysis.expr import Expr, show


@dataclass(frozen=True, slots=True)
class NonNegative:
    """expr >= 0."""

    expr: Expr


@dataclass(frozen=True, slots=True)
class Divisible:
    """expr is a multiple of the positive number `by`."""

    expr: Expr
    by: int


@dataclass(frozen=True, slots=True)
class Unchanged:
    """No store in the loop with this header writes the `size` bytes at `address`."""

    address: Expr
    size: int
    header: str


Condition = NonNegative | Divisible | Unchanged
Conditions = frozenset[Condition]
NONE: Conditions = frozenset()


def in_range(expr: Expr, low: int, high: int) -> Conditions:
    """low <= expr <= high."""
    return frozenset((NonNegative(expr - low), NonNegative(-expr + high)))


def show_condition(condition: Condition) -> str:
    """A condition as a reader would write it: `n <= 4294967294`."""
    match condition:
        case NonNegative(expr):
            return _show_order(expr)
        case Divisible(expr, by):
            return f"({show(expr)}) % {by} == 0"
        case Unchanged(address, size, header):
            return f"loop {header} does not write {size} bytes at {show(address)}"
        case _:
            assert_never(condition)


def show_conditions(conditions: Conditions) -> list[str]:
    """All of them, in a fixed order."""
    return sorted(map(show_condition, conditions))


def _show_order(expr: Expr) -> str:
    variable = expr - expr.offset
    if variable.terms and all(c < 0 for _, c in variable.terms):
        return f"{show(-variable)} <= {expr.offset}"
    return f"{show(variable)} >= {-expr.offset}"
