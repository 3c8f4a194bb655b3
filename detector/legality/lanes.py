"""Accesses that come again and again at one distance, each in a lane of its own.

Consumes two accesses of one base; says whether they never share a byte because one
distance (the row of a matrix, the record of a list) divides all but the short strides
of both, and they use different parts of it: the GCD test, with symbols.

Note [Lanes]
Let D be the second address minus the first one without the strides that the period P
divides; all distances are D + k*P. With q*P + size <= D and D + size' <= (q + 1)*P, the
second one begins behind the first one for k >= -q, and ends before it for k < -q.
"""

from __future__ import annotations

from collections.abc import Iterator

from detector.analysis.affine import Access
from detector.analysis.expr import ZERO, Expr, Monomial
from detector.legality.entry import corners
from detector.legality.region import Region

Term = tuple[Monomial, int]


def in_other_lanes(region: Region, store: Access, other: Access) -> bool:
    """Whether no element of one is ever an element of the other."""
    return any(
        _are_apart(region, store, other, period) for period in _periods(store, other)
    )


def _periods(store: Access, other: Access) -> list[Term]:
    """The lengths of strides, short ones first."""
    found = {
        (monomial, abs(number)): None
        for access in (store, other)
        for stride in access.strides
        for monomial, number in stride.bytes.terms[:1]
        if len(stride.bytes.terms) == 1
    }
    return sorted(found, key=lambda term: (len(term[0]), term[1]))


def _are_apart(region: Region, store: Access, other: Access, period: Term) -> bool:
    known = region.known_at(store, other)
    mine, theirs = (_within(region, a, period) for a in (store, other))
    if mine is None or theirs is None:
        return False
    distance = other.offset - store.offset
    lows = [distance + low - high for low in theirs[0] for high in mine[1]]
    highs = [distance + high - low for high in theirs[1] for low in mine[0]]
    length = Expr((period,))
    return any(
        all(known.proves(low - start - store.size) for low in lows)
        and all(known.proves(start + length - high - other.size) for high in highs)
        for start in _starts(lows[0], period)
    )


def _within(
    region: Region, access: Access, period: Term
) -> tuple[tuple[Expr, ...], tuple[Expr, ...]] | None:
    """The least and the greatest of what the short strides add."""
    offset = ZERO
    for stride in access.strides:
        if any(_split(term, period)[1] for term in stride.bytes.terms):
            offset = offset + stride.bytes * Expr((((stride.counter,), 1),))
    known = region.known_at(access)
    lows = corners(region, offset, known, highest=False)
    highs = corners(region, offset, known, highest=True)
    return None if lows is None or highs is None else (lows, highs)


def _starts(low: Expr, period: Term) -> Iterator[Expr]:
    """The multiples of the period that may be the last ones below."""
    below = ZERO
    for term in low.terms:
        below = below + _split(term, period)[0]
    yield below
    yield below - Expr((period,))


def _split(term: Term, period: Term) -> tuple[Expr, int]:
    """The multiple of the period in a term, and how much of the number is left."""
    rest = list(term[0])
    for atom in period[0]:
        if atom not in rest:
            return ZERO, term[1]
        rest.remove(atom)
    left = term[1] % period[1]
    return Expr(((term[0], term[1] - left),)) if term[1] != left else ZERO, left
