"""Counterexamples: values at a few sample points within all ranges.

Consumes a size; produces its values at sample points. A negative value ends a proof
search for `p >= 0` before it begins, which is what makes unprovable questions cheap.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from functools import lru_cache
from typing import assert_never
from zlib import crc32

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

#: For each regular sample point: the excess of a problem size over its lower bound,
#: the place of a bounded variable in its range, and the value of one without bounds.
_REGULAR: tuple[tuple[int, Fraction, int], ...] = (
    (0, Fraction(0), 0),
    (3, Fraction(1), 4),
    (7, Fraction(0), -3),
    (6, Fraction(1, 2), 9),
    (5, Fraction(-1), -8),
    (0, Fraction(1), 1),
)


class _Place(Enum):
    """Where in their ranges bounded variables are."""

    LOW = "low"
    HIGH = "high"
    ENDS = "at one end or the other"
    INSIDE = "anywhere"


#: At the others every problem size is something else, less than this above its bound.
_SCATTERED: tuple[tuple[int, _Place], ...] = (
    (3_000, _Place.INSIDE),
    (70_000, _Place.LOW),
    (3_000, _Place.ENDS),
    (1 << 21, _Place.INSIDE),
    (70_000, _Place.HIGH),
    (40, _Place.INSIDE),
    (40, _Place.ENDS),
    (150_000, _Place.ENDS),
    (700, _Place.LOW),
    (9, _Place.INSIDE),
    (1 << 13, _Place.HIGH),
    (1 << 19, _Place.ENDS),
)
#: Scattered points come first: most claims that are false are so almost everywhere.
POINTS = (*range(len(_REGULAR), len(_REGULAR) + len(_SCATTERED)),
          *range(len(_REGULAR)))  # fmt: skip


@lru_cache(maxsize=1 << 15)
def refuted(value: Size, whole: bool = False) -> bool:
    """Whether value is negative (with `whole`: -1 or less) at some sample point."""
    for point in POINTS:
        sample = value_at(value, point)
        if sample is not None and (sample <= -1 if whole else sample < 0):
            return True
    return False


@lru_cache(maxsize=1 << 15)
def signs(value: Size) -> tuple[bool, bool]:
    """Whether value is 0 or less at some sample point, and 0 or more at one."""
    low = high = False
    for point in POINTS:
        sample = value_at(value, point)
        if sample is not None:
            low, high = low or sample <= 0, high or sample >= 0
            if low and high:
                break
    return low, high


def is_outside(value: Size, end: Size) -> bool:
    """Whether 0 <= value < end is wrong at some sample point."""
    for point in POINTS:
        sample, limit = value_at(value, point), value_at(end, point)
        if sample is not None and (
            sample < 0 or (limit is not None and sample >= limit)
        ):
            return True
    return False


def is_no_multiple(value: Size, by: Size) -> bool:
    """Whether value / by is no integer at one of the first sample points."""
    for point in POINTS[:3]:
        sample, divisor = value_at(value, point), value_at(by, point)
        if sample is not None and divisor and sample % divisor:
            return True
    return False


@lru_cache(maxsize=1 << 16)
def value_at(value: Size, point: int) -> Coefficient | None:
    """The value at a sample point; None where it is undefined."""
    # A sum of quotients in integers: Python's fractions are slow.
    top, bottom = 0, 1
    for monomial, coefficient in value.terms:
        over, under = coefficient.numerator, coefficient.denominator
        for atom, exponent in monomial:
            factor = _atom_at(atom, point)
            if factor is None or (factor == 0 and exponent < 0):
                return None
            if exponent > 0:
                over *= factor.numerator**exponent
                under *= factor.denominator**exponent
            else:
                over *= factor.denominator**-exponent
                under *= factor.numerator**-exponent
        if under == bottom:
            top += over
        else:
            top, bottom = top * under + over * bottom, bottom * under
    if bottom == 1:
        return top
    whole, rest = divmod(top, bottom)
    # Whatever is computed with it is computed faster with an integer.
    return Fraction(top, bottom) if rest else whole


def _whole(value: Size, point: int) -> int | None:
    sample = value_at(value, point)
    return None if sample is None or sample.denominator != 1 else int(sample)


@lru_cache(maxsize=1 << 16)
def _atom_at(atom: Atom, point: int) -> Coefficient | None:
    match atom:
        case Variable():
            return variable_at(atom, point)
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
            return value_at(then if pair[0] < pair[1] else otherwise, point)
        case Reciprocal(denominator=d):
            by = _whole(d, point)
            return Fraction(1, by) if by else None
        case Summation():
            return None
        case _:
            assert_never(atom)


def variable_at(atom: Variable, point: int) -> int | None:
    """The value of a variable at a sample point; None if its range is empty there."""
    return _chosen(atom.name, atom.low, atom.high, atom.multiple_of, point)


def _both(left: Size, right: Size, point: int) -> tuple[int, int] | None:
    a, b = _whole(left, point), _whole(right, point)
    return None if a is None or b is None else (a, b)


def _chosen(
    name: str, low: Size | None, high: Size | None, step: int, point: int
) -> int | None:
    """A value within the bounds, a multiple of `step`; None if the range is empty."""
    bottom = None if low is None else _whole(low, point)
    top = None if high is None else _whole(high, point)
    if (low is not None and bottom is None) or (high is not None and top is None):
        return None
    value = _within(name, bottom, top, point)
    value = -(-value // step) * step
    if top is not None and value > top:
        value -= step
    return None if bottom is not None and value < bottom else value


def _within(name: str, bottom: int | None, top: int | None, point: int) -> int:
    """A value between the bounds, as far as there is one."""
    if point >= len(_REGULAR):
        return _scattered(name, bottom, top, point)
    excess, place, free = _REGULAR[point]
    if bottom is not None and top is not None:
        if place < 0:  # a mixture: some variables at one end, some at the other
            place = Fraction(sum(map(ord, name)) % 2)
        return bottom + int((top - bottom) * place)
    if bottom is not None:
        return bottom + excess
    return free if top is None else top - excess


def _scattered(name: str, bottom: int | None, top: int | None, point: int) -> int:
    reach, place = _SCATTERED[point - len(_REGULAR)]
    # Not hash(): that differs from run to run, and with it what is found.
    draw = crc32(f"{point} {name}".encode())
    # Of all orders of magnitude: a matrix may be much wider than it is high.
    excess = draw % reach >> (draw >> 28)
    if bottom is None:
        return excess if top is None else top - excess
    if top is None:
        return bottom + excess
    match place:
        case _Place.LOW:
            return bottom
        case _Place.HIGH:
            return top
        case _Place.ENDS:
            return top if draw & 1 else bottom
        case _Place.INSIDE:
            return bottom + draw % max(top - bottom + 1, 1)
        case _:
            assert_never(place)
