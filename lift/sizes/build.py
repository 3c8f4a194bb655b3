"""Constructors of sizes that are not operators.

Consumes numbers, names and sizes; produces simplified sizes. This is where the
facts about variables are stated.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

from lift.sizes.order import Truth, is_nonnegative, is_positive, less
from lift.sizes.polynomial import atoms, multiply, plain, scale
from lift.sizes.polynomial import exact_div as _exact
from lift.sizes.structure import children
from lift.sizes.terms import (
    ONE,
    Conditional,
    FloorDiv,
    Lookup,
    Maximum,
    Minimum,
    Modulo,
    Power,
    Reciprocal,
    Size,
    SizeLike,
    Variable,
    from_terms,
    intern,
    of_atom,
    size,
    sole_atom,
)


def variable(
    name: str,
    low: SizeLike | None = None,
    high: SizeLike | None = None,
    multiple_of: int = 1,
) -> Size:
    """A variable in the half-open range [low, high), a multiple of `multiple_of`."""
    if multiple_of < 1:
        raise ValueError("multiple_of must be positive")
    bottom = None if low is None else size(low)
    top = None if high is None else size(high) - 1
    if bottom is not None and bottom is top and multiple_of == 1:
        return bottom
    return of_atom(intern(Variable, name, bottom, top, multiple_of))


def dimension(name: str, at_least: int = 1, multiple_of: int = 1) -> Size:
    """A problem size: unbounded above, at least 1 unless told otherwise."""
    return variable(name, at_least, None, multiple_of)


def lookup(
    name: str,
    *arguments: SizeLike,
    low: SizeLike | None = None,
    high: SizeLike | None = None,
) -> Size:
    """The run-time value name[arguments], in the half-open range [low, high)."""
    bottom = None if low is None else size(low)
    top = None if high is None else size(high) - 1
    return of_atom(intern(Lookup, name, tuple(map(size, arguments)), bottom, top))


def minimum(*arguments: SizeLike) -> Size:
    """The least argument."""
    kept = _undominated(Minimum, arguments, 1)
    return kept[0] if len(kept) == 1 else of_atom(intern(Minimum, kept))


def maximum(*arguments: SizeLike) -> Size:
    """The greatest argument."""
    kept = _undominated(Maximum, arguments, -1)
    return kept[0] if len(kept) == 1 else of_atom(intern(Maximum, kept))


def _undominated(
    kind: type[Minimum] | type[Maximum], arguments: Iterable[SizeLike], sign: int
) -> tuple[Size, ...]:
    """Flatten nested extrema, then drop what another argument always beats."""
    flat: dict[Size, None] = {}
    for argument in map(size, arguments):
        inner = sole_atom(argument)
        parts = inner.arguments if isinstance(inner, kind) else (argument,)
        flat.update(dict.fromkeys(parts))
    kept: list[Size] = []
    for candidate in sorted(flat, key=lambda s: s.key):
        if any(is_nonnegative((candidate - k) * sign) for k in kept):
            continue
        kept = [k for k in kept if not is_nonnegative((k - candidate) * sign)]
        kept.append(candidate)
    if not kept:
        raise ValueError("minimum and maximum need an argument")
    return tuple(kept)


def power(base: int, exponent: SizeLike) -> Size:
    """base ** exponent; the caller owes exponent >= 0."""
    if base == 1:
        return ONE
    if base < 2:
        raise ValueError("the base of a power must be at least 2")
    result = ONE
    for monomial, coefficient in size(exponent).terms:
        if not isinstance(coefficient, int):
            raise ValueError(f"the exponent {exponent} has a fractional coefficient")
        if not monomial:
            factor = plain(Fraction(base) ** coefficient)
            result = multiply(result, from_terms({(): factor}))
            continue
        atom = intern(Power, base, from_terms({monomial: 1}))
        result = multiply(result, from_terms({((atom, coefficient),): 1}))
    return result


def conditional(
    left: SizeLike, right: SizeLike, then: SizeLike, otherwise: SizeLike
) -> Size:
    """`then` where left < right, else `otherwise`."""
    a, b, yes, no = size(left), size(right), size(then), size(otherwise)
    if yes is no:
        return yes
    truth = less(a, b)
    if truth is Truth.YES:
        return yes
    if truth is Truth.NO:
        return no
    extremum = _as_extremum(b - a, yes, no)
    return of_atom(intern(Conditional, a, b, yes, no)) if extremum is None else extremum


def _as_extremum(gap: Size, yes: Size, no: Size) -> Size | None:
    """`yes` where gap >= 1, else `no`, as a maximum or minimum if it is one.

    With yes - no = slope*gap + offset the sign of the difference follows the gap;
    this makes mirrored indices, `x < 0 ? -1 - x : x`, into max(x, -1 - x). An
    extremum evaluates both branches, so both must be defined everywhere.
    """
    difference = yes - no
    lead, weight = gap.terms[0]
    slope = Fraction(dict(difference.terms).get(lead, 0)) / weight
    offset = (difference - scale(gap, plain(slope))).constant
    if offset is None or not slope or not (is_total(yes) and is_total(no)):
        return None
    if slope > 0 and -slope <= offset <= 0:
        return maximum(yes, no)
    if slope < 0 and 0 <= offset <= -slope:
        return minimum(yes, no)
    return None


@lru_cache(maxsize=1 << 14)
def is_total(value: Size) -> bool:
    """Proved to be defined for all values: no divisor inside can be 0."""
    for atom in atoms(value):
        if not all(map(is_total, children(atom))):
            return False
        if isinstance(atom, FloorDiv | Modulo | Reciprocal):
            by = atom.denominator
            if not is_positive(by) and not is_positive(-by):
                return False
    return True


def exact_div(value: SizeLike, divisor: SizeLike) -> Size:
    """value / divisor as an exact division: the caller owes the divisibility."""
    return _exact(size(value), size(divisor))


def clamp(value: SizeLike, low: SizeLike, high: SizeLike) -> Size:
    """value forced into the inclusive range [low, high]."""
    return minimum(maximum(value, low), high)
