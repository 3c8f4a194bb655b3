"""Guards on concrete values, as the stub computes them; for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from detector.analysis.expr import Atom, Counter, Expr, Op, Value
from detector.verdict import (
    BinsApart,
    ByteRange,
    Compare,
    Comparison,
    Disjoint,
    Guard,
    IndicesInRange,
    KeysInRange,
    Measured,
    MonotoneRows,
    NoWrap,
    SameOrDisjoint,
)

Values = Mapping[str, int]


def number(expr: Expr, values: Values) -> int:
    """The integer that an expression is."""
    total = 0
    for monomial, coefficient in expr.terms:
        product = coefficient
        for atom in monomial:
            product *= _atom(atom, values)
        total += product
    return total


def _atom(atom: Atom, values: Values) -> int:
    match atom:
        case Value():
            found = values[atom.name]
            if atom.pointer:
                return found
            found %= 1 << atom.bits
            half = 1 << (atom.bits - 1)
            return found - 2 * half if atom.signed and found >= half else found
        case Counter():
            raise AssertionError("a guard speaks of a counter")
        case Op(op, args):
            parts = [number(arg, values) for arg in args]
            match op:
                case "min":
                    return min(parts)
                case "max":
                    return max(parts)
                case "floordiv":
                    return parts[0] // parts[1]
                case "mod":
                    return parts[0] % parts[1]
                case _:
                    assert_never(op)
        case _:
            assert_never(atom)


def _bytes(extent: ByteRange, values: Values) -> tuple[int, int]:
    base = values[extent.base.name]
    low, high = number(extent.low, values), number(extent.high, values)
    return base + low, base + max(low, high)


def _overlap(guard: Disjoint | SameOrDisjoint, values: Values) -> bool:
    (a, b), (c, d) = _bytes(guard.first, values), _bytes(guard.second, values)
    return a < b and c < d and a < d and c < b


def holds(guard: Guard, values: Values) -> bool:
    """Whether a guard lets the replacement run."""
    match guard:
        case Disjoint():
            return not _overlap(guard, values)
        case SameOrDisjoint(first, second):
            same = _bytes(first, values)[0] == _bytes(second, values)[0]
            return same or not _overlap(guard, values)
        case Compare(left, relation, right):
            return _compare(relation, number(left, values), number(right, values))
        case NoWrap(value, bits, signed):
            low = -(1 << (bits - 1)) if signed else 0
            return 0 <= number(value, values) - low < 1 << bits
        case (
            BinsApart() | Measured() | IndicesInRange() | KeysInRange()
            | MonotoneRows()
        ):  # fmt: skip
            raise AssertionError("these need memory")
        case _:
            assert_never(guard)


def _compare(relation: Comparison, left: int, right: int) -> bool:
    match relation:
        case Comparison.LE:
            return left <= right
        case Comparison.LT:
            return left < right
        case Comparison.EQ:
            return left == right
        case Comparison.NE:
            return left != right
        case _:
            assert_never(relation)
