"""Guards as sentences, for reports."""

from __future__ import annotations

from typing import assert_never

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


def describe_guard(guard: Guard) -> str:
    """What has to hold at run time, in a line."""
    match guard:
        case Disjoint(first, second):
            return f"{_range(first)} and {_range(second)} do not overlap"
        case SameOrDisjoint(first, second):
            return (
                f"{_range(first)} and {_range(second)} are the same or do not overlap"
            )
        case Compare(left, relation, right, why):
            return f"{left} {relation.value} {right} ({why})"
        case NoWrap(value, bits, signed, why):
            sign = "signed" if signed else "unsigned"
            return f"{value} fits {bits} bits {sign} ({why})"
        case IndicesInRange(indices, low=low, high=high):
            return f"all of {_range(indices)} are in {low}..{high}"
        case KeysInRange(_, low, high):
            return f"all keys are in {low}..{high}"
        case MonotoneRows(pointers):
            return f"{_range(pointers)} never decreases"
        case Measured(measures, parts):
            lists = (
                f"all of {_range(m.source)} differ" for m in measures if m.distinct
            )
            return " and ".join((*lists, *map(describe_guard, parts)))
        case BinsApart(_, name, _, other):
            return f"the elements of {name} and {_range(other)} do not overlap"
        case _:
            assert_never(guard)


def _range(extent: ByteRange) -> str:
    return f"{extent.name}[{extent.low}..{extent.high}]"
