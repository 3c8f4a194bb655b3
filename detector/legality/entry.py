"""Expressions as the place before the nest can evaluate them.

Consumes expressions that may speak of counters; produces expressions over values that
are available in the preheader, where guards run. Counters of the nest go to the ends
of their range, counters of loops around it become the variables that count them.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from detector.analysis.expr import (
    ZERO,
    Atom,
    Counter,
    Expr,
    Op,
    maximum,
    minimum,
)
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.ranges import Known
from detector.analysis.told import told
from detector.legality.region import Region
from detector.model import Instruction, Value

_MANY = 16  # corners of an iteration space that are worth looking at


def corners(
    region: Region, expr: Expr, known: Known, highest: bool
) -> tuple[Expr, ...] | None:
    """Values of which one is the largest (smallest) of the expression in the nest.

    None where it is not linear in some counter. Each counter goes to the end of its
    range that its slope prefers; to both where `known` does not tell its sign.
    """
    found = [expr]
    for counter in region.counters:
        found = list(
            dict.fromkeys(
                chain(*(_ends(region, e, counter, known, highest) for e in found))
            )
        )
        if not found or len(found) > _MANY:
            return None
    return None if any(_mentions_nest(region, e) for e in found) else tuple(found)


def _ends(
    region: Region, expr: Expr, counter: Counter, known: Known, highest: bool
) -> Iterable[Expr]:
    if counter not in expr.counters():
        return (expr,)
    slope = expr.coefficient(counter)
    if slope is None:
        relaxed = _relaxed(region, expr, counter, known, highest)
        if relaxed is None:
            return ()
        return _ends(region, relaxed, counter, known, highest)
    first: dict[Atom, Expr] = {counter: ZERO}
    last: dict[Atom, Expr] = {counter: region.last(counter)}
    if known.proves(slope):
        return (expr.substitute(last if highest else first),)
    if known.proves(-slope):
        return (expr.substitute(first if highest else last),)
    return expr.substitute(first), expr.substitute(last)


def _relaxed(
    region: Region, expr: Expr, counter: Counter, known: Known, highest: bool
) -> Expr | None:
    """The expression with minima and maxima over the counter taken to their end.

    Both grow with their arguments, so the bound of min(a, b) is the minimum of bounds.
    """
    total = ZERO
    for monomial, number in expr.terms:
        term = Expr(((monomial, number),))
        if term.coefficient(counter) is None:
            match monomial:
                case (Op(op="min" | "max" as op, args=args),):
                    up = highest == (number > 0)
                    parts = [
                        list(_ends(region, arg, counter, known, up)) for arg in args
                    ]
                    if any(len(part) != 1 for part in parts):
                        return None
                    combine = minimum if op == "min" else maximum
                    term = combine(*(part[0] for part in parts)) * number
                case _:
                    return None
        total = total + term
    return None if total == expr else total


def _mentions_nest(region: Region, expr: Expr) -> bool:
    return any(counter in region.counters for counter in expr.counters())


def at_entry(region: Region, expr: Expr) -> Expr | None:
    """The expression over values that the preheader has; None if there is no way."""
    for _ in range(8):  # what an outer loop begins with may speak of one around it
        outer = expr.counters()
        if not outer:
            break
        mapping: dict[Atom, Expr] = {}
        for counter in outer:
            now = current(region, counter)
            if now is None:
                return None
            mapping[counter] = now
        expr = expr.substitute(mapping)
    if expr.counters() or not all(_is_available(region, a) for a in expr.atoms()):
        return None
    return expr


def current(region: Region, counter: Counter) -> Expr | None:
    """The counter of a loop around the nest, told by a variable that counts it."""
    loop = region.program.loop_of_counter(counter)
    if loop is None or counter in region.counters:
        return None
    return told(region.program.analyses.evolution, loop)


def _is_available(region: Region, atom: Atom) -> bool:
    match atom:
        case ValueAtom():
            value = region.program.value_of(atom)
            return value is not None and is_available(region, value)
        case Op():
            return True  # its arguments are among the atoms
        case _:
            return False


def is_available(region: Region, value: Value) -> bool:
    """Whether the preheader has this value, or may load it as the nest does."""
    if not isinstance(value, Instruction):
        return True
    if region.loop.has(value):
        return region.reload(value) is not None
    end = region.preheader.terminator
    return region.program.analyses.dominance.dominates(value, end)
