"""Guards as sentences, for reports."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from detector.analysis.expr import Atom, Expr
from detector.analysis.expr_text import show
from detector.reading import nameless
from detector.verdict import (
    BinsApart,
    ByteRange,
    Compare,
    Disjoint,
    Guard,
    IndicesInRange,
    KeysInRange,
    Measured,
    MonotoneRows,
    NoWrap,
    SameOrDisjoint,
)

Namer = Callable[[Atom], str | None]


def describe_guard(guard: Guard, name: Namer = nameless) -> str:
    """What has to hold at run time, in a line; `name` gives atoms their names."""

    def text(expr: Expr) -> str:
        return show(expr, name)

    def extent(range_: ByteRange) -> str:
        base = name(range_.base) or range_.name
        return f"{base}[{text(range_.low)}..{text(range_.high)}]"

    match guard:
        case Disjoint(first, second):
            return f"{extent(first)} and {extent(second)} do not overlap"
        case SameOrDisjoint(first, second):
            both = f"{extent(first)} and {extent(second)}"
            return f"{both} are the same or do not overlap"
        case Compare(left, relation, right, why):
            return f"{text(left)} {relation.value} {text(right)} ({why})"
        case NoWrap(value, bits, signed, why):
            sign = "signed" if signed else "unsigned"
            return f"{text(value)} fits {bits} bits {sign} ({why})"
        case IndicesInRange(indices, low=low, high=high):
            return f"all of {extent(indices)} are in {text(low)}..{text(high)}"
        case KeysInRange(_, low, high):
            return f"all keys are in {text(low)}..{text(high)}"
        case MonotoneRows(pointers):
            return f"{extent(pointers)} never decreases"
        case Measured():
            return _measured(guard, name)
        case BinsApart(bins, given, _, other):
            return (
                f"the elements of {name(bins) or given} and {extent(other)} "
                "do not overlap"
            )
        case _:
            assert_never(guard)


def _measured(guard: Measured, name: Namer) -> str:
    """Measured values are called after the array that they are measured in."""
    known: dict[Atom, str] = {}
    for measure in guard.measures:
        array = name(measure.source.base) or measure.source.name
        known[measure.least] = f"least({array})"
        known[measure.greatest] = f"greatest({array})"

    def inner(atom: Atom) -> str | None:
        return known.get(atom) or name(atom)

    parts = [describe_guard(part, inner) for part in guard.holds]
    for measure in guard.measures:
        if measure.distinct:
            source = measure.source
            array = name(source.base) or source.name
            ends = f"{show(source.low, inner)}..{show(source.high, inner)}"
            parts.insert(0, f"all of {array}[{ends}] differ")
    return " and ".join(parts)
