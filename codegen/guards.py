"""Run-time guards as C: each a condition under which the original loop must run.

Consumes the structured guards of a verdict; produces (C condition, reason) pairs, the
reason being what IDLIFT_TRACE shows. Must not know how a guard came about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from codegen.arguments import Arguments
from codegen.c_expr import c_expr
from detector.analysis.expr import Expr
from detector.verdict import (
    ByteRange,
    Compare,
    Comparison,
    Disjoint,
    Guard,
    IndicesInRange,
    KeysInRange,
    MonotoneRows,
    NoWrap,
    SameOrDisjoint,
)


@dataclass(frozen=True, slots=True)
class Refusal:
    """If `condition` (C) is true the stub gives up, for `reason`."""

    condition: str
    reason: str


# How the opposite of a comparison is spelled in C.
_OPPOSITE = {
    Comparison.LE: ">",
    Comparison.LT: ">=",
    Comparison.EQ: "!=",
    Comparison.NE: "==",
}


def refusals(guard: Guard, arguments: Arguments) -> tuple[Refusal, ...]:
    """When to give up because this guard does not hold."""
    match guard:
        case Disjoint(first, second):
            return (_overlap(first, second, arguments),)
        case SameOrDisjoint(first, second):
            overlap = _overlap(first, second, arguments)
            same = f"{_start(first, arguments)} == {_start(second, arguments)}"
            condition = f"!({same}) && {overlap.condition}"
            return (Refusal(condition, overlap.reason),)
        case Compare(left, relation, right, why):
            a, b = c_expr(left, arguments), c_expr(right, arguments)
            return (Refusal(f"({a}) {_OPPOSITE[relation]} ({b})", why),)
        case NoWrap(value, bits, signed, why):
            return (Refusal(_wraps(value, bits, signed, arguments), why),)
        case IndicesInRange() | MonotoneRows():
            # A kernel on the host's own memory reads and loops as the original does;
            # on any other the extent has to be known, which the stub asks for.
            return ()
        case KeysInRange():
            # Measured by the plan's first phase; see codegen.translate.histogram.
            return ()
        case _:
            assert_never(guard)


def _wraps(value: Expr, bits: int, signed: bool, arguments: Arguments) -> str:
    text = c_expr(value, arguments)
    low = f"-((wide)1 << {bits - 1})" if signed else "0"
    high = f"((wide)1 << {bits - 1 if signed else bits})"
    return f"({text}) < {low} || ({text}) >= {high}"


def _start(range_: ByteRange, arguments: Arguments) -> str:
    pointer = arguments.pointer(range_.base)
    return f"({pointer} + (int64_t)({c_expr(range_.low, arguments)}))"


def _overlap(first: ByteRange, second: ByteRange, arguments: Arguments) -> Refusal:
    parts = []
    for range_ in (first, second):
        length = c_expr(range_.high - range_.low, arguments)
        parts += [_start(range_, arguments), f"(size_t)wide_max(0, {length})"]
    return Refusal(
        f"idlift_overlap({', '.join(parts)})", f"{first.name} overlaps {second.name}"
    )
