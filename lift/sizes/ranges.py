"""What is known about one atom: bounds that are themselves sizes.

Consumes an atom and a prover of `p >= 0`; produces lower and upper bounds that the
prover in `order` substitutes. Bounds may be rational: they bound real values.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import assert_never

from lift.sizes.polynomial import atoms, exact_div, powers, scale
from lift.sizes.terms import (
    ONE,
    ZERO,
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

Prover = Callable[[Size], bool]


@dataclass(frozen=True, slots=True)
class Bounds:
    """Alternatives: any one of `lows` is a lower bound, any of `highs` an upper.

    `cases` says that the atom always equals one of these sizes, each with what is
    then known to be >= 0.
    """

    lows: tuple[Size, ...] = ()
    highs: tuple[Size, ...] = ()
    cases: tuple[tuple[Size, Size], ...] = ()


def _known(*bounds: Size | None) -> tuple[Size, ...]:
    return tuple(b for b in bounds if b is not None)


def bounds(atom: Atom, prove: Prover) -> Bounds:
    """The bounds of an atom, most useful first."""
    match atom:
        case Variable(low=low, high=high) | Lookup(low=low, high=high):
            return Bounds(_known(low), _known(high))
        case Modulo():
            return _modulo_bounds(atom, prove)
        case FloorDiv():
            return _quotient_bounds(atom, prove)
        case Minimum(arguments=arguments):
            cases = tuple((a, ZERO) for a in arguments)
            return Bounds(highs=(*arguments, _mean(arguments)), cases=cases)
        case Maximum(arguments=arguments):
            cases = tuple((a, ZERO) for a in arguments)
            return Bounds(lows=(*arguments, _mean(arguments)), cases=cases)
        case Power(exponent=exponent):
            return Bounds((ONE, exponent + 1))
        case Summation(body=body):
            nonneg, nonpos = prove(body), prove(-body)
            return Bounds(_known(ZERO if nonneg else None), (ZERO,) if nonpos else ())
        case Conditional(left=a, right=b, then=then, otherwise=otherwise):
            return Bounds(cases=((then, b - a - 1), (otherwise, a - b)))
        case Reciprocal(denominator=denominator):
            return Bounds((ZERO,), (ONE,)) if prove(denominator - 1) else Bounds()
        case _:
            assert_never(atom)


def _mean(arguments: tuple[Size, ...]) -> Size:
    """Between the least and the greatest: max(x, -1 - x) >= -1/2, so it is >= 0."""
    total = ZERO
    for argument in arguments:
        total = total + argument
    return scale(total, Fraction(1, len(arguments)))


def _modulo_bounds(atom: Modulo, prove: Prover) -> Bounds:
    by, value = atom.denominator, atom.numerator
    if prove(by - 1):
        small = (value,) if prove(value) else ()
        return Bounds((ZERO,), (by - 1, *small))
    if prove(-by - 1):
        return Bounds((by + 1,), (ZERO,))
    return Bounds()


def _quotient_bounds(atom: FloorDiv, prove: Prover) -> Bounds:
    by, value = atom.denominator, atom.numerator
    if not prove(by - 1):
        return Bounds()
    lows: list[Size] = []
    highs: list[Size] = []
    if len(by.terms) == 1:
        highs.append(exact_div(value, by))
        lows.append(exact_div(value - by + 1, by))
    top, bottom = extreme(value, True, prove), extreme(value, False, prove)
    if top is not None and top is not value:
        highs.append(top // by)
    if bottom is not None and bottom is not value:
        lows.append(bottom // by)
    if prove(value):
        lows.append(ZERO)
        highs.append(value)
    return Bounds(tuple(lows), tuple(highs))


def depth(atom: Atom) -> int:
    """How many layers of other variables the bounds of an atom refer to."""
    return _depth(atom)


@lru_cache(maxsize=1 << 14)
def _depth(atom: Atom) -> int:
    match atom:
        case Variable(low=low, high=high):
            inner = _known(low, high)
            return 1 + max((size_depth(s) for s in inner), default=0)
        case Lookup(arguments=arguments, low=low, high=high):
            return 1 + max(map(size_depth, (*arguments, *_known(low, high))), default=0)
        case Modulo(numerator=n, denominator=d) | FloorDiv(numerator=n, denominator=d):
            return 1 + max(size_depth(n), size_depth(d))
        case Minimum(arguments=arguments) | Maximum(arguments=arguments):
            return 1 + max(map(size_depth, arguments))
        case Power(exponent=inside) | Reciprocal(denominator=inside):
            return 1 + size_depth(inside)
        case Summation(low=low, high=high, body=body):
            return 1 + max(map(size_depth, (low, high, body)))
        case Conditional(left=a, right=b, then=c, otherwise=d):
            return 1 + max(map(size_depth, (a, b, c, d)))
        case _:
            assert_never(atom)


def size_depth(value: Size) -> int:
    """The greatest depth of its atoms; 0 for a constant."""
    return max((_depth(a) for a in atoms(value)), default=0)


def extreme(value: Size, upper: bool, prove: Prover) -> Size | None:
    """A bound of value in terms of variables that are not bounded on both sides.

    Index variables disappear, problem sizes stay; None where a sign is unknown.
    """
    for _ in range(8):
        bounded = [
            a
            for a in atoms(value)
            if isinstance(a, Variable) and a.low is not None and a.high is not None
        ]
        if not bounded:
            return value
        atom = max(bounded, key=_depth)
        parts = powers(value, atom)
        if not set(parts) <= {0, 1}:
            return None
        slope = parts[1]
        if prove(slope):
            end = atom.high if upper else atom.low
        elif prove(-slope):
            end = atom.low if upper else atom.high
        else:
            return None
        assert end is not None
        value = parts.get(0, ZERO) + slope * end
    return None


@lru_cache(maxsize=1 << 14)
def interval(value: Size) -> tuple[Coefficient | None, Coefficient | None]:
    """Numeric bounds by interval arithmetic over variables; None = unbounded."""
    low: Coefficient | None = 0
    high: Coefficient | None = 0
    for monomial, coefficient in value.terms:
        box: tuple[Coefficient | None, Coefficient | None] = (1, 1)
        for atom, exponent in monomial:
            box = _box_power(box, _numeric(atom), exponent)
        bottom, top = box
        if coefficient < 0:
            bottom, top = top, bottom
        low = None if low is None or bottom is None else low + coefficient * bottom
        high = None if high is None or top is None else high + coefficient * top
    return low, high


def _box_power(
    box: tuple[Coefficient | None, Coefficient | None],
    factor: tuple[Coefficient | None, Coefficient | None],
    exponent: int,
) -> tuple[Coefficient | None, Coefficient | None]:
    for _ in range(abs(exponent)):
        box = _box_product(box, factor if exponent > 0 else _box_inverse(factor))
    return box


def _box_inverse(
    box: tuple[Coefficient | None, Coefficient | None],
) -> tuple[Coefficient | None, Coefficient | None]:
    low, high = box
    if low is None or low <= 0:
        return None, None
    return (0 if high is None else Fraction(1) / high), Fraction(1) / low


def _box_product(
    left: tuple[Coefficient | None, Coefficient | None],
    right: tuple[Coefficient | None, Coefficient | None],
) -> tuple[Coefficient | None, Coefficient | None]:
    (a, b), (c, d) = left, right
    if a is not None and c is not None and a >= 0 and c >= 0:
        return a * c, (None if b is None or d is None else b * d)
    if a is None or b is None or c is None or d is None:
        return None, None
    corners = (a * c, a * d, b * c, b * d)
    return min(corners), max(corners)


def _numeric(atom: Atom) -> tuple[Coefficient | None, Coefficient | None]:
    match atom:
        case Variable(low=low, high=high) | Lookup(low=low, high=high):
            return (
                None if low is None else interval(low)[0],
                None if high is None else interval(high)[1],
            )
        case Modulo(denominator=by):
            bottom, top = interval(by)
            if bottom is not None and bottom >= 1:
                return 0, None if top is None else top - 1
            return None, None
        case FloorDiv(numerator=value, denominator=by):
            return _numeric_quotient(value, by)
        case Power():
            return 1, None
        case Minimum(arguments=arguments):
            lows, highs = zip(*map(interval, arguments), strict=True)
            tops = [h for h in highs if h is not None]
            return _least(lows), min(tops, default=None)
        case Maximum(arguments=arguments):
            lows, highs = zip(*map(interval, arguments), strict=True)
            bottoms = [b for b in lows if b is not None]
            return max(bottoms, default=None), _greatest(highs)
        case Conditional(then=then, otherwise=otherwise):
            lows, highs = zip(interval(then), interval(otherwise), strict=True)
            return _least(lows), _greatest(highs)
        case Summation() | Reciprocal():
            return None, None
        case _:
            assert_never(atom)


def _numeric_quotient(
    value: Size, by: Size
) -> tuple[Coefficient | None, Coefficient | None]:
    smallest, _ = interval(by)
    if smallest is None or smallest < 1:
        return None, None
    low, high = interval(value)
    if by.constant is not None:
        return (
            None if low is None else low // smallest,
            None if high is None else high // smallest,
        )
    bottom = None if low is None else min(0, low // smallest)
    top = None if high is None else max(0, high // smallest)
    return bottom, top


def _least(values: tuple[Coefficient | None, ...]) -> Coefficient | None:
    known = [v for v in values if v is not None]
    return min(known) if len(known) == len(values) else None


def _greatest(values: tuple[Coefficient | None, ...]) -> Coefficient | None:
    known = [v for v in values if v is not None]
    return max(known) if len(known) == len(values) else None
