"""Distances between accesses, in steps of the loops around them.

Consumes two affine accesses; produces how many steps of each counter one is ahead of
the other, where that is a whole number. With rows of n elements the distance 8*n - 16
bytes is one row down and two elements back: (1, -2).
"""

from __future__ import annotations

from collections.abc import Callable

from detector.analysis.affine import Access
from detector.analysis.expr import Expr, const


def constant_offsets(one: Access, other: Access) -> tuple[int, ...] | None:
    """Steps from `other` to `one` by counter, from the outermost inwards.

    The last number is what is left, in elements: an offset that no counter explains.
    """
    counters = {s.counter for s in (*one.strides, *other.strides)}
    for counter in counters:
        # Different element sizes: compare in elements, not in bytes.
        mine = one.stride(counter) * const(other.size)
        theirs = other.stride(counter) * const(one.size)
        if mine != theirs:
            return None
    ordered = sorted(counters, key=lambda c: c.depth)
    strides = [one.stride(c) * const(other.size) for c in ordered]
    element = one.size * other.size
    mine, theirs = one.offset * const(other.size), other.offset * const(one.size)
    # From the base on, rounding down: then a field of p[i] is in step i, whichever
    # field it is. Where the offsets are not known so well, from one to the other.
    here = _divide(mine, strides, element, _floor)
    there = _divide(theirs, strides, element, _floor)
    if here is not None and there is not None:
        return tuple(a - b for a, b in zip(here, there, strict=True))
    return _divide(mine - theirs, strides, element, _nearest)


_Round = Callable[[int, int], int]


def _divide(
    distance: Expr, strides: list[Expr], element: int, rounded: _Round
) -> tuple[int, ...] | None:
    # Symbolic strides first: their terms can only be explained by themselves. Then
    # constant ones, the largest first; the rest is what no counter explains.
    order = sorted(range(len(strides)), key=lambda n: _size(strides[n]), reverse=True)
    found: dict[int, int] = {}
    for number in order:
        count = _times(distance, strides[number], rounded)
        found[number] = count
        distance = distance - strides[number] * const(count)
    rest = distance.constant
    if rest is None or rest % element:
        return None
    return (*(found[n] for n in range(len(strides))), rest // element)


def _size(stride: Expr) -> tuple[int, int]:
    if not stride.terms:
        return (0, 0)
    return max((len(monomial), abs(number)) for monomial, number in stride.terms)


def _times(distance: Expr, stride: Expr, rounded: _Round) -> int:
    """How often the stride goes into the distance."""
    if not stride.terms:
        return 0
    monomial, number = max(stride.terms, key=lambda term: len(term[0]))
    mine = dict(distance.terms).get(monomial, 0)
    if monomial:
        return mine // number if mine % number == 0 else 0
    return rounded(mine, number)


def _floor(distance: int, stride: int) -> int:
    return distance // stride


def _nearest(distance: int, stride: int) -> int:
    magnitude = (2 * abs(distance) + abs(stride)) // (2 * abs(stride))
    return magnitude if (distance >= 0) == (stride >= 0) else -magnitude
