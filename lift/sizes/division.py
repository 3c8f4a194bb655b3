"""Floor division and floor modulo by one generic decomposition.

Consumes two sizes; produces the quotient or remainder. Everything rests on
`p = q*d + r`: q is taken out of the division whatever r is (true under floor
semantics), and where 0 <= r < d is proved, q and r are the answers. What cannot be
decided becomes a `FloorDiv` or `Modulo` atom. Where the divisor is 0 nothing holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import isqrt

from lift.sizes.order import (
    is_integer,
    is_nonnegative,
    is_positive,
    is_whole,
    known_divisor,
)
from lift.sizes.polynomial import (
    add,
    common_monomial,
    content,
    exact_div,
    monomial_inverse,
    monomial_product,
    monomial_quotient,
    multiply,
    plain,
    scale,
    subtract,
)
from lift.sizes.ranges import interval
from lift.sizes.terms import (
    ONE,
    UNIT,
    ZERO,
    Arithmetic,
    Coefficient,
    FloorDiv,
    Modulo,
    Monomial,
    Size,
    constant,
    from_terms,
    intern,
    of_atom,
    sole_atom,
)
from lift.sizes.witness import is_no_multiple, is_outside


@lru_cache(maxsize=1 << 14)
def floor_div(value: Size, by: Size) -> Size:
    """floor(value / by)."""
    if _check_divisor(by):
        return floor_div(-value, -by)
    quotient, rest, settled = decompose(value, by)
    if settled:
        return quotient
    return quotient + _residual_quotient(rest, by)


@lru_cache(maxsize=1 << 14)
def modulo(value: Size, by: Size) -> Size:
    """value - by * floor(value / by): in [0, by) for a positive divisor."""
    if _check_divisor(by):
        return -modulo(-value, -by)
    _, rest, settled = decompose(value, by)
    return rest if settled else _residual_modulo(rest, by)


def _check_divisor(by: Size) -> bool:
    """Whether both operands are to be negated, so that divisors look positive."""
    if not by.terms:
        raise ZeroDivisionError("division of a size by 0")
    return by.terms[0][1] < 0 and not is_nonnegative(by)


def decompose(value: Size, by: Size) -> tuple[Size, Size, bool]:
    """(q, r, proved) with value = q*by + r; proved says 0 <= r < by."""
    if not is_no_multiple(value, by):
        exact = exact_div(value, by)
        if is_integer(exact):
            return exact, ZERO, True
    best = (ZERO, value)
    for quotient, rest in _splittings(value, by):
        for q, r in _shifted(quotient, rest, by):
            if is_outside(r, by):
                continue
            if is_nonnegative(r) and is_positive(by - r):
                return q, r, True
        if _weight(rest) < _weight(best[1]):
            best = (quotient, rest)
    return *best, False


def _weight(value: Size) -> tuple[int, int, int]:
    """Simpler remainders have lower degree, fewer terms, smaller numbers."""
    degree = max((sum(e for _, e in m) for m, _ in value.terms), default=0)
    numbers = sum(abs(c.numerator) for _, c in value.terms)
    negative = sum(c < 0 for m, c in value.terms if m == UNIT)
    return (degree, len(value.terms), numbers + 1000 * negative)


def _shifted(quotient: Size, rest: Size, by: Size) -> Iterator[tuple[Size, Size]]:
    """The remainder itself, and what another multiple of the divisor makes of it."""
    yield quotient, rest
    low, _ = interval(rest)
    number = by.constant
    if number is None:
        yield quotient - 1, rest + by
        yield quotient + 1, rest - by
    elif low is not None and low // number:
        step = int(low // number)
        yield quotient + step, rest - step * number


def _splittings(value: Size, by: Size) -> Iterator[tuple[Size, Size]]:
    """Ways to write value = q*by + r, one for each term of the divisor."""
    if by.constant is not None:
        yield _split_constant(value, by.constant)
        return
    seen: set[Size] = set()
    for lead, weight in by.terms:
        if lead == UNIT:
            continue
        quotient, rest = _split_by_term(value, by, lead, weight)
        if rest not in seen:
            seen.add(rest)
            yield quotient, rest
    if value not in seen:
        yield ZERO, value


def _split_constant(value: Size, by: int) -> tuple[Size, Size]:
    quotient: dict[Monomial, Coefficient] = {}
    for monomial, coefficient in value.terms:
        whole = _whole_quotient(monomial, coefficient, by)
        if whole:
            quotient[monomial] = whole
    q = from_terms(quotient)
    return q, subtract(value, scale(q, by))


def _whole_quotient(
    monomial: Monomial, coefficient: Coefficient, by: int
) -> Coefficient:
    """How often `by` goes into one term, as a factor that keeps the term an integer."""
    if not is_whole(monomial):
        return 0
    if monomial == UNIT:
        return coefficient // by if isinstance(coefficient, int) else 0
    # Numerators and denominators: fractions would be most of the time.
    above, below = coefficient.numerator, coefficient.denominator * by
    if above * known_divisor(monomial) % below == 0:
        return above // below if above % below == 0 else Fraction(above, below)
    # Towards zero: -i // 4 reads better than 3*i // 4 - i.
    whole = abs(above) // abs(below)
    return whole if (above > 0) == (below > 0) else -whole


def _split_by_term(
    value: Size, by: Size, lead: Monomial, weight: Coefficient
) -> tuple[Size, Size]:
    """Reduce the terms that the chosen term of the divisor divides."""
    quotient, rest = ZERO, value
    for _ in range(2 * len(value.terms) + 4):
        step = _one_step(rest, lead, weight)
        if step is None:
            return quotient, rest
        quotient = add(quotient, step)
        rest = subtract(rest, multiply(step, by))
    return ZERO, value


def _one_step(rest: Size, lead: Monomial, weight: Coefficient) -> Size | None:
    for monomial, coefficient in rest.terms:
        over = monomial_quotient(monomial, lead)
        if over is None:
            continue
        ratio = Fraction(coefficient) / weight
        whole: Coefficient = abs(ratio).__floor__() * (1 if ratio > 0 else -1)
        if whole == 0 or ratio.denominator != 1:
            exact = from_terms({over: plain(ratio)})
            if is_integer(exact):
                return exact
        if whole and is_whole(over):
            return from_terms({over: whole})
    return None


def _residual_quotient(rest: Size, by: Size) -> Size:
    """rest // by where the generic decomposition found nothing more."""
    for factor, inner in _factors(by):
        parts = _multiple_and_small(rest, factor, inner)
        if parts is not None:
            # (g*a + r) // (g*b) = a // b for 0 <= r < g
            return floor_div(parts[0], inner)
    only = sole_atom(rest)
    if isinstance(only, FloorDiv) and is_positive(by):
        return floor_div(only.numerator, only.denominator * by)
    if isinstance(only, Modulo) and is_positive(by):
        ratio = exact_div(only.denominator, by)
        if is_integer(ratio) and is_positive(ratio):
            # (x % (d*k)) // d = (x // d) % k
            return modulo(floor_div(only.numerator, by), ratio)
    number = by.constant
    if number is not None and _is_below_zero(rest):
        # floor(-n / d) = -ceil(n / d) = -floor((n + d - 1) / d)
        return -floor_div(number - 1 - rest, by)
    return of_atom(intern(FloorDiv, rest, by))


def _is_below_zero(value: Size) -> bool:
    """Is it a negated sum? Such a quotient reads better as one that is rounded up."""
    variable = [c for monomial, c in value.terms if monomial != UNIT]
    return all(c < 0 for c in variable) and is_integer(value)


def _residual_modulo(rest: Size, by: Size) -> Size:
    """rest % by where the generic decomposition found nothing more."""
    unwrapped = _unwrap_remainders(rest, by)
    if unwrapped is not rest:
        return modulo(unwrapped, by)
    for factor, inner in _factors(by):
        parts = _multiple_and_small(rest, factor, inner)
        if parts is not None:
            # (g*a + r) % (g*b) = g*(a % b) + r for 0 <= r < g
            return factor * modulo(parts[0], inner) + parts[1]
    return of_atom(intern(Modulo, rest, by))


def _unwrap_remainders(rest: Size, by: Size) -> Size:
    """c*(x % m) is congruent to c*x modulo every divisor of c*m."""
    for monomial, coefficient in rest.terms:
        for atom, exponent in monomial:
            if isinstance(atom, Modulo) and exponent == 1:
                others = tuple(pair for pair in monomial if pair[0] is not atom)
                cofactor = from_terms({others: coefficient})
                if is_integer(cofactor) and is_integer(
                    exact_div(cofactor * atom.denominator, by)
                ):
                    # Not rest + c*(x - x % m): that difference is m*(x // m).
                    without = rest - cofactor * of_atom(atom)
                    return _unwrap_remainders(without + cofactor * atom.numerator, by)
    return rest


def _factors(by: Size) -> Iterator[tuple[Size, Size]]:
    """Positive factors g of the divisor with the cofactor: by = g * inner."""
    number, primitive = content(by)
    shared = common_monomial(primitive)
    symbolic = from_terms({shared: 1})
    inner = multiply(primitive, from_terms({monomial_inverse(shared): 1}))
    if shared and not is_positive(symbolic):
        symbolic, inner, shared = ONE, primitive, UNIT
    whole = number if isinstance(number, int) else 1
    rest = inner if isinstance(number, int) else scale(inner, number)
    for divisor in divisors(whole):
        cofactor = scale(rest, whole // divisor)
        if shared:
            yield scale(symbolic, divisor), cofactor
        if divisor > 1:
            yield constant(divisor), multiply(symbolic, cofactor)
    if len(shared) > 1:
        for atom, exponent in shared:
            part = ((atom, exponent),)
            others = monomial_product(shared, monomial_inverse(part))
            cofactor = multiply(scale(rest, whole), from_terms({others: 1}))
            yield from_terms({part: 1}), cofactor


def divisors(number: int) -> list[int]:
    """Divisors, greatest first; all of them for small numbers, else the ends."""
    if number > 4096:
        return [number, *(1 << k for k in range(11, -1, -1) if number % (1 << k) == 0)]
    small = [d for d in range(1, isqrt(number) + 1) if number % d == 0]
    large = [number // d for d in small if d * d != number]
    return [*large, *reversed(small)]


def _multiple_and_small(
    value: Size, factor: Size, inner: Size
) -> tuple[Size, Size] | None:
    """(a, r) with value = factor*a + r, a an integer and 0 <= r < factor proved.

    A remainder is of use only below a positive cofactor.
    """
    if not is_integer(inner) or _is_no_step(value, factor):
        return None
    quotient, rest, settled = decompose(value, factor)
    if not settled or (rest is not ZERO and not is_positive(inner)):
        return None
    return quotient, rest


def _is_no_step(value: Size, factor: Size) -> bool:
    """Whether the number goes into no term, nor into the least value, even once.

    Then value < factor is all that could be proved, and whoever asks for factors of a
    divisor has failed to prove that of the divisor itself.
    """
    number = factor.constant
    if number is None or _split_constant(value, number)[0] is not ZERO:
        return False
    low, _ = interval(value)
    return low is None or low // number == 0


Arithmetic.floor_div, Arithmetic.modulo = floor_div, modulo
