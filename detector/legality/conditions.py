"""What the analyses took for granted, as run-time guards.

Consumes the conditions of trip counts, addresses and live-outs; produces guards that
are evaluated before the nest, or reasons where nobody can check them there. What holds
anyway is dropped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from detector.analysis.condition import (
    Condition,
    Divisible,
    NonNegative,
    Unchanged,
    in_order,
)
from detector.analysis.expr import ZERO, Atom, Expr, atom_key, const, mod, of
from detector.analysis.loops import Loop
from detector.analysis.values import leaf
from detector.legality.entry import at_entry, corners
from detector.legality.extents import byte_range
from detector.legality.gathers import Gauge
from detector.legality.reasons import reason
from detector.legality.region import Region
from detector.model import Argument, GlobalVariable, Instruction
from detector.verdict import (
    ByteRange,
    Compare,
    Comparison,
    Disjoint,
    Guard,
    Measured,
    Reason,
)

Finding = Guard | Reason


def assumptions(region: Region) -> Iterator[Finding]:
    """All that the forms of the nest's loops and accesses rest on.

    Nothing rests on the forms of what a search reads.
    """
    found: dict[Condition, None] = {}
    for loop in region.loops:
        found.update(dict.fromkeys(in_order(region.counted(loop).conditions)))
    for access in (*region.stores, *region.loads):
        if region.is_searching(access.instruction):
            continue
        found.update(dict.fromkeys(in_order(access.conditions)))
    yield from as_guards(region, found)


def as_guards(region: Region, conditions: Iterable[Condition]) -> Iterator[Finding]:
    """Conditions as guards, those that are proved left out."""
    for condition in conditions:
        match condition:
            case NonNegative(expr):
                yield from _non_negative(region, expr)
            case Divisible(expr, by):
                yield from _divisible(region, expr, by)
            case Unchanged():
                yield from _unchanged(region, condition)
            case _:
                assert_never(condition)


# ---- order --------------------------------------------------------------------------


def _non_negative(region: Region, expr: Expr) -> Iterator[Finding]:
    ends = corners(region, expr, region.known, highest=False)
    if ends is None:
        yield _unchecked(region, expr)
        return
    for end in ends:
        for moment in _moments(region, end):
            yield from _at_least_zero(region, moment)


def _moments(region: Region, expr: Expr) -> Iterator[Expr]:
    """At the beginning of each loop around the nest, and now.

    A variable that is not to wrap must not have done so before; linear in each counter,
    the expression is between these values in between.
    """
    found = [expr]
    for counter in sorted(expr.counters(), key=atom_key):
        first: dict[Atom, Expr] = {counter: ZERO}
        found += [e.substitute(first) for e in found]
    yield from dict.fromkeys(found)


def _at_least_zero(region: Region, expr: Expr) -> Iterator[Finding]:
    if region.certain.proves(expr):
        return
    here = at_entry(region, expr)
    number = here.constant if here is not None else None
    if here is None:
        yield _measured(region, expr)
    elif number is not None and number < 0:
        yield _unchecked(region, expr)
    elif number is None and not region.certain.proves(here):
        yield _ordered(here)


def _measured(region: Region, expr: Expr) -> Finding:
    """A condition on values that the loop loads, at the least (or greatest) of them."""
    gauge = Gauge(region)
    worst = gauge.worst(expr)
    if worst is None:
        return _unchecked(region, expr)
    return Measured(tuple(gauge.measures.values()), (_ordered(worst),))


def _ordered(expr: Expr) -> Compare:
    """expr >= 0, written with positive terms on both sides."""
    left = Expr(tuple((m, -c) for m, c in expr.terms if c < 0))
    right = Expr(tuple((m, c) for m, c in expr.terms if c > 0))
    return Compare(left, Comparison.LE, right, "an index or a bound would wrap")


def _unchecked(region: Region, expr: Expr) -> Reason:
    message = f"{region.show(expr)} >= 0 cannot be checked before the loop"
    return reason("may-wrap", message, region.first)


# ---- divisibility -------------------------------------------------------------------


def _divisible(region: Region, expr: Expr, by: int) -> Iterator[Finding]:
    here = None
    if not any(counter in region.counters for counter in expr.counters()):
        here = at_entry(region, expr)
    if here is None:
        message = f"that {by} divides {region.show(expr)} cannot be checked before"
        yield reason("may-wrap", message, region.first)
        return
    rest = mod(here, const(by))
    if rest.constant is None:
        yield Compare(rest, Comparison.EQ, ZERO, "the loop would miss its bound")
    elif rest.constant:
        yield reason("may-wrap", "the loop never meets its bound", region.first)


# ---- memory that has to stay as it is -----------------------------------------------


def _unchanged(region: Region, condition: Unchanged) -> Iterator[Finding]:
    """No store of that loop may write there; only the nest's own are looked at."""
    loop = _loop_named(region, condition.header)
    if loop is None or not region.loop.encloses(loop):
        yield reason(
            "bounds-change", "a bound may change in a loop around", region.first
        )
        return
    place = _place(region, condition)
    for store in region.stores:
        if not loop.has(store.instruction):
            continue
        written = byte_range(region, [store])
        if place is None or written is None:
            message = "a bound may be written by the loop itself"
            yield reason("bounds-change", message, store.instruction)
        else:
            yield Disjoint(place, written)


def _loop_named(region: Region, header: str) -> Loop | None:
    loops = region.program.analyses.loops.loops
    return next((lp for lp in loops if lp.header.name == header), None)


def _place(region: Region, condition: Unchanged) -> ByteRange | None:
    pointers = [a for a in condition.address.atoms() if getattr(a, "pointer", False)]
    if len(pointers) != 1:
        return None
    atom = pointers[0]
    base = region.program.analyses.evolution.scope.value_of(atom)
    offset = condition.address - of(atom)
    lows = corners(region, offset, region.known, highest=False)
    highs = corners(region, offset, region.known, highest=True)
    if lows is None or highs is None or len(lows) != 1 or len(highs) != 1:
        return None
    low, high = at_entry(region, lows[0]), at_entry(region, highs[0])
    if low is None or high is None:
        return None
    if not isinstance(base, Instruction | Argument | GlobalVariable):
        return None
    word = region.program.analyses.evolution.evaluator.word
    return ByteRange(
        leaf(base, word, False),
        region.name(base),
        low,
        high + condition.size,
        written=False,
    )
