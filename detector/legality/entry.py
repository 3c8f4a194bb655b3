"""Expressions as the place before the nest can evaluate them.

Consumes expressions that may speak of counters; produces expressions over values that
are available in the preheader, where guards run. Counters of the nest go to the ends
of their range, counters of loops around it become the variables that count them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain

from detector.analysis.expr import (
    ZERO,
    Atom,
    Counter,
    Expr,
    Op,
    const,
    floordiv,
    maximum,
    minimum,
    of,
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
        return chain(*(_ends(region, e, counter, known, highest) for e in relaxed))
    first: dict[Atom, Expr] = {counter: ZERO}
    last: dict[Atom, Expr] = {counter: region.last(counter)}
    if known.proves(slope):
        return (expr.substitute(last if highest else first),)
    if known.proves(-slope):
        return (expr.substitute(first if highest else last),)
    return expr.substitute(first), expr.substitute(last)


def _relaxed(
    region: Region, expr: Expr, counter: Counter, known: Known, highest: bool
) -> list[Expr]:
    """The expression with operations over the counter taken to their ends.

    To both where the sign of their factor is not known; to none where there is none.
    """
    found = [ZERO]
    for monomial, number in expr.terms:
        term = Expr(((monomial, number),))
        terms = [term]
        if term.coefficient(counter) is None:
            operation, *others = (a for a in monomial if counter in of(a).counters())
            factor = term.coefficient(operation)
            if others or factor is None or not isinstance(operation, Op):
                return []
            ends = [
                _end(region, operation, counter, known, up)
                for up in _directions(factor, known, highest)
            ]
            terms = [end * factor for end in ends if end is not None]
            if len(terms) != len(ends):
                return []
        found = [total + term for total in found for term in terms]
    return [] if expr in found or len(found) > _MANY else found


def _directions(factor: Expr, known: Known, highest: bool) -> tuple[bool, ...]:
    """Which ends of something matter to the end of it times a factor."""
    if known.proves(factor):
        return (highest,)
    return (not highest,) if known.proves(-factor) else (True, False)


def _end(
    region: Region, operation: Op, counter: Counter, known: Known, highest: bool
) -> Expr | None:
    """The bound of an operation.

    Extrema and quotients grow with their arguments, so the bound of min(a, b) is the
    minimum of bounds; a remainder is below its divisor.
    """
    by = operation.args[1].constant
    if operation.op == "mod":
        if by is None or by <= 0:
            return None
        return const(by - 1 if highest else 0)
    if operation.op == "floordiv" and (by is None or by <= 0):
        return None
    parts = [list(_ends(region, a, counter, known, highest)) for a in operation.args]
    if any(len(part) != 1 for part in parts):
        return None
    return _REBUILD[operation.op](*(part[0] for part in parts))


_REBUILD: dict[str, Callable[..., Expr]] = {
    "max": maximum,
    "min": minimum,
    "floordiv": floordiv,
}


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
