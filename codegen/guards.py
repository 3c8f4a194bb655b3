"""Run-time guards as C: each a condition under which the original loop must run.

Consumes the structured guards of a verdict; produces (C condition, reason) pairs, the
reason being what IDLIFT_TRACE shows. Must not know how a guard came about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from codegen.arguments import Arguments
from codegen.c_expr import c_expr
from detector.analysis.expr import Atom, Expr, const
from detector.verdict import (
    BinsApart,
    ByteRange,
    Column,
    Compare,
    Comparison,
    Disjoint,
    Guard,
    IndicesInRange,
    KeysInRange,
    Measure,
    Measured,
    MonotoneRows,
    NoWrap,
    Rows,
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
            return (_meeting("idlift_may_meet", first, second, arguments),)
        case SameOrDisjoint(first, second):
            return (_meeting("idlift_may_meet_aside", first, second, arguments),)
        case Compare(left, relation, right, why):
            a, b = c_expr(left, arguments), c_expr(right, arguments)
            return (Refusal(f"({a}) {_OPPOSITE[relation]} ({b})", why),)
        case NoWrap(value, bits, signed, why):
            return (Refusal(_wraps(value, bits, signed, arguments), why),)
        case IndicesInRange() | MonotoneRows():
            # A kernel on the host's own memory reads and loops as the original does;
            # on any other the extent has to be known, which the stub asks for.
            return ()
        case Measured(measures, parts):
            return (_measured(measures, parts, arguments),)
        case BinsApart():
            # Known only when the keys are: see `after_keys`.
            return ()
        case KeysInRange():
            # Measured by the plan's first phase; see codegen.translate.histogram.
            return ()
        case _:
            assert_never(guard)


def _measured(
    measures: tuple[Measure, ...],
    parts: tuple[Disjoint | Compare, ...],
    arguments: Arguments,
) -> Refusal:
    """One after the other, since a later range may speak of an earlier measure.

    What can be said is said at once: that an array is not written by the nest has to be
    known before what it holds leads to another one.
    """
    names = [arguments.atom(a) for m in measures for a in (m.least, m.greatest)]
    unknown = {atom for m in measures for atom in (m.least, m.greatest)}
    steps: list[str] = []
    found: list[Refusal] = []
    left = list(parts)
    for measure in (None, *measures):
        if measure is not None:
            steps.append(_measure(measure, arguments))
            unknown -= {measure.least, measure.greatest}
        now = [part for part in left if unknown.isdisjoint(_atoms(part))]
        left = [part for part in left if part not in now]
        said = [refusal for part in now for refusal in refusals(part, arguments)]
        steps += [f"({refusal.condition})" for refusal in said]
        found += said
    declared = ", ".join(f"{name} = 0" for name in names)
    lists = [f"{m.source.name} holds a position twice" for m in measures if m.distinct]
    reason = " or ".join(dict.fromkeys((*lists, *(r.reason for r in found))))
    return Refusal(f"({{ int64_t {declared}; {' || '.join(steps)}; }})", reason)


def _atoms(part: Disjoint | Compare) -> set[Atom]:
    exprs: tuple[Expr, ...]
    match part:
        case Disjoint(first, second):
            exprs = (first.low, first.high, second.low, second.high)
        case Compare(left, _, right):
            exprs = (left, right)
        case _:
            assert_never(part)
    return {atom for expr in exprs for atom in expr.atoms()}


def _measure(measure: Measure, arguments: Arguments) -> str:
    source = measure.source
    least, greatest = (arguments.atom(a) for a in (measure.least, measure.greatest))
    start, ends = _start(source, arguments), f"&{least}, &{greatest}"
    if measure.rows is not None:
        flags = f"{measure.bits}, {int(measure.signed)}"
        rows = _rows(measure.rows, arguments)
        return f"!idlift_measure_rows({start}, {rows}, {flags}, {ends})"
    length = c_expr(source.high - source.low, arguments)
    rule = int(measure.rising) + 2 * int(measure.distinct)
    flags = f"{measure.bits}, {int(measure.signed)}, {rule}"
    return f"!idlift_measure({start}, {length}, {flags}, {ends})"


def _rows(rows: Rows, arguments: Arguments) -> str:
    """A table of rows, as the run time has it."""
    parts = [
        f".{name} = {c_expr(expr, arguments)}"
        for name, expr in (
            ("count", rows.count),
            ("step", rows.step),
            ("apart", rows.apart),
            ("more", const(rows.more)),
            ("scale", rows.scale),
        )
    ]
    parts += [
        f".{name} = {_column(column, arguments)}"
        for name, column in (
            ("ends", rows.ends),
            ("begins", rows.begins),
            ("starts", rows.starts),
        )
        if column is not None
    ]
    return f"(idlift_rows){{{', '.join(parts)}}}"


def _column(column: Column, arguments: Arguments) -> str:
    start = f"{arguments.pointer(column.base)} + (int64_t)"
    low, step = (c_expr(expr, arguments) for expr in (column.low, column.step))
    flags = f"{column.bits}, {int(column.signed)}"
    return f"{{{start}({low}), (int64_t)({step}), {flags}}}"


def after_keys(
    guard: BinsApart, arguments: Arguments, least: str, greatest: str
) -> Refusal:
    """When to give up because bins lie in memory that the loop reads.

    `least` and `greatest` are the C variables with the measured keys.
    """
    ends = f"(wide){least} * {guard.size}, ((wide){greatest} + 1) * {guard.size}"
    bins = f"(idlift_range){{{arguments.pointer(guard.bins)}, {ends}}}"
    other = guard.other
    return Refusal(
        f"idlift_may_meet({bins}, {_range(other, arguments)})",
        f"{guard.name} overlaps {other.name}",
    )


def _wraps(value: Expr, bits: int, signed: bool, arguments: Arguments) -> str:
    text = c_expr(value, arguments)
    low = f"-((wide)1 << {bits - 1})" if signed else "0"
    high = f"((wide)1 << {bits - 1 if signed else bits})"
    return f"({text}) < {low} || ({text}) >= {high}"


def _start(range_: ByteRange, arguments: Arguments) -> str:
    pointer = arguments.pointer(range_.base)
    return f"({pointer} + (int64_t)({c_expr(range_.low, arguments)}))"


def _range(range_: ByteRange, arguments: Arguments) -> str:
    low, high = (c_expr(end, arguments) for end in (range_.low, range_.high))
    return f"(idlift_range){{{arguments.pointer(range_.base)}, {low}, {high}}}"


def _meeting(
    function: str, first: ByteRange, second: ByteRange, arguments: Arguments
) -> Refusal:
    ranges = ", ".join(_range(range_, arguments) for range_ in (first, second))
    return Refusal(f"{function}({ranges})", f"{first.name} overlaps {second.name}")
