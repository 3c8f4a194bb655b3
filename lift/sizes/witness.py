"""Counterexamples: values at a few sample points within all ranges.

Consumes a size; produces its values at sample points. A negative value ends a proof
search for `p >= 0` before it begins, which is what makes unprovable questions cheap.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import assert_never

from lift.sizes.terms import (
    Atom,
    Coefficient,
    Conditional,
    FloorDiv,
    Lookup,
    Maximum,
    Minimum,
    Modulo,
    Power,
    Reciprocal,
    Size,
    Summation,
    Variable,
)

#: For each sample point: the excess of a problem size over its lower bound, the
#: place of a bounded variable in its range, and the value of one without bounds.
_POINTS: tuple[tuple[int, Fraction, int], ...] = (
    (0, Fraction(0), 0),
    (3, Fraction(1), 4),
    (7, Fraction(0), -3),
    (6, Fraction(1, 2), 9),
    (5, Fraction(-1), -8),
    (0, Fraction(1), 1),
)


@lru_cache(maxsize=1 << 14)
def lowest(value: Size) -> Coefficient | None:
    """The least value at the sample points; None if it is defined at none."""
    samples = (_size(value, point) for point in range(len(_POINTS)))
    return min((s for s in samples if s is not None), default=None)


def refuted(value: Size) -> bool:
    """Whether value is negative at some sample point."""
    least = lowest(value)
    return least is not None and least < 0


@lru_cache(maxsize=1 << 14)
def _size(value: Size, point: int) -> Coefficient | None:
    total: Coefficient = 0
    for monomial, coefficient in value.terms:
        term: Coefficient = coefficient
        for atom, exponent in monomial:
            factor = _atom(atom, point)
            if factor is None or (factor == 0 and exponent < 0):
                return None
            term *= factor**exponent if exponent > 0 else Fraction(factor) ** exponent
        total += term
    return total


def _whole(value: Size, point: int) -> int | None:
    sample = _size(value, point)
    return None if sample is None or sample.denominator != 1 else int(sample)


@lru_cache(maxsize=1 << 14)
def _atom(atom: Atom, point: int) -> Coefficient | None:
    match atom:
        case Variable(low=low, high=high, multiple_of=step):
            return _chosen(atom.name, low, high, step, point)
        case Lookup(name=name, low=low, high=high):
            return _chosen(name, low, high, 1, point)
        case FloorDiv(numerator=n, denominator=d):
            pair = _both(n, d, point)
            return None if pair is None or pair[1] == 0 else pair[0] // pair[1]
        case Modulo(numerator=n, denominator=d):
            pair = _both(n, d, point)
            return None if pair is None or pair[1] == 0 else pair[0] % pair[1]
        case Minimum(arguments=arguments):
            found = [v for a in arguments if (v := _whole(a, point)) is not None]
            return min(found) if len(found) == len(arguments) else None
        case Maximum(arguments=arguments):
            found = [v for a in arguments if (v := _whole(a, point)) is not None]
            return max(found) if len(found) == len(arguments) else None
        case Power(base=base, exponent=exponent):
            e = _whole(exponent, point)
            return None if e is None or not 0 <= e <= 64 else base**e
        case Conditional(left=a, right=b, then=then, otherwise=otherwise):
            pair = _both(a, b, point)
            if pair is None:
                return None
            return _size(then if pair[0] < pair[1] else otherwise, point)
        case Reciprocal(denominator=d):
            by = _whole(d, point)
            return Fraction(1, by) if by else None
        case Summation():
            return None
        case _:
            assert_never(atom)


def _both(left: Size, right: Size, point: int) -> tuple[int, int] | None:
    a, b = _whole(left, point), _whole(right, point)
    return None if a is None or b is None else (a, b)


def _chosen(
    name: str, low: Size | None, high: Size | None, step: int, point: int
) -> int | None:
    """A value within the bounds, a multiple of `step`; None if the range is empty."""
    excess, place, free = _POINTS[point]
    bottom = None if low is None else _whole(low, point)
    top = None if high is None else _whole(high, point)
    if (low is not None and bottom is None) or (high is not None and top is None):
        return None
    if bottom is not None and top is not None:
        if place < 0:  # a mixture: some variables at one end, some at the other
            place = Fraction(sum(map(ord, name)) % 2)
        value = bottom + int((top - bottom) * place)
    elif bottom is not None:
        value = bottom + excess
    elif top is not None:
        value = top - excess
    else:
        value = free
    value = -(-value // step) * step
    if top is not None and value > top:
        value -= step
    return None if bottom is not None and value < bottom else value
