"""What an answer takes for granted: conditions that can become run-time guards.

Consumes expressions; produces the closed union `Condition`.  A condition speaks of
mathematical integers.  One that mentions the counter of a loop has to hold for all its
values: 0 <= k < T in a loop tested at the bottom, 0 <= k <= T in one tested at the top.
Must not know the IR.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import gcd
from typing import assert_never

from detector.analysis.expr import (
    Atom,
    Counter,
    Expr,
    const,
    expr_key,
    floordiv,
)
from detector.analysis.expr_text import show


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


def at_least_zero(expr: Expr) -> NonNegative:
    """expr >= 0 without common factors: 2*i <= 9 is i <= 4."""
    factor = gcd(*(number for monomial, number in expr.terms if monomial))
    if factor <= 1:
        return NonNegative(expr)
    return NonNegative(floordiv(expr, const(factor)))


def in_order(conditions: Conditions) -> list[Condition]:
    """Each of them, in an order that depends on nothing but their content.

    Sets have another order in each run, and guards become code.
    """
    return sorted(conditions, key=_order) if len(conditions) > 1 else list(conditions)


def _order(condition: Condition) -> tuple[object, ...]:
    match condition:
        case NonNegative(expr):
            return (0, expr_key(expr))
        case Divisible(expr, by):
            return (1, expr_key(expr), by)
        case Unchanged(address, size, header):
            return (2, expr_key(address), size, header)
        case _:
            assert_never(condition)


def counters(conditions: Conditions) -> frozenset[Counter]:
    """The iteration counters that conditions mention."""
    found: set[Counter] = set()
    for condition in conditions:
        expr = condition.address if isinstance(condition, Unchanged) else condition.expr
        found |= expr.counters()
    return frozenset(found)


def substitute(conditions: Conditions, mapping: Mapping[Atom, Expr]) -> Conditions:
    """The conditions at a certain moment: counters replaced by their values."""
    return frozenset(_at(condition, mapping) for condition in conditions)


def _at(condition: Condition, mapping: Mapping[Atom, Expr]) -> Condition:
    match condition:
        case NonNegative(expr):
            return at_least_zero(expr.substitute(mapping))
        case Divisible(expr, by):
            return Divisible(expr.substitute(mapping), by)
        case Unchanged(address, size, header):
            return Unchanged(address.substitute(mapping), size, header)
        case _:
            assert_never(condition)


Namer = Callable[[Atom], str | None]


def show_condition(condition: Condition, name: Namer = lambda atom: None) -> str:
    """A condition as a reader would write it: `n <= 4294967294`."""
    match condition:
        case NonNegative(expr):
            return _show_order(expr, name)
        case Divisible(expr, by):
            return f"({show(expr, name)}) % {by} == 0"
        case Unchanged(address, size, header):
            where = show(address, name)
            return f"loop {header} does not write {size} bytes at {where}"
        case _:
            assert_never(condition)


def show_conditions(
    conditions: Conditions, name: Namer = lambda atom: None
) -> list[str]:
    """All of them, in a fixed order."""
    return sorted(show_condition(condition, name) for condition in conditions)


def _show_order(expr: Expr, name: Namer) -> str:
    variable = expr - expr.offset
    if variable.terms and all(c < 0 for _, c in variable.terms):
        return f"{show(-variable, name)} <= {expr.offset}"
    return f"{show(variable, name)} >= {-expr.offset}"
