"""Sums and products of sizes, kept canonical.

Consumes and produces `Size`. Adding puts a quotient and its remainder together again
(`d*(a//d) + a%d = a`), the only rule here that looks inside an atom: of a, a%d and
d*(a//d) no two remain that the third can replace.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache, reduce
from math import gcd, lcm

from lift.sizes.terms import (
    ONE,
    UNIT,
    ZERO,
    Arithmetic,
    Atom,
    Coefficient,
    Modulo,
    Monomial,
    Reciprocal,
    Size,
    from_terms,
    intern,
    of_atom,
    sole_atom,
)


def plain(value: Coefficient) -> Coefficient:
    """An int where the fraction is whole."""
    # Not isinstance: of a number's class it asks Python code.
    if value.__class__ is int or value.denominator != 1:
        return value
    return value.numerator


@lru_cache(maxsize=1 << 15)
def monomial_product(left: Monomial, right: Monomial) -> Monomial:
    """The product of two monomials in canonical order."""
    if not left:
        return right
    if not right:
        return left
    exponents = dict(left)
    for atom, exponent in right:
        exponents[atom] = exponents.get(atom, 0) + exponent
    pairs = [(a, e) for a, e in exponents.items() if e]
    pairs.sort(key=lambda pair: pair[0].key)
    return tuple(pairs)


def monomial_inverse(monomial: Monomial) -> Monomial:
    """The monomial with all exponents negated."""
    return tuple((atom, -exponent) for atom, exponent in monomial)


def monomial_quotient(left: Monomial, right: Monomial) -> Monomial | None:
    """left / right if it needs no new negative exponent, else None."""
    available = dict(left)
    for atom, exponent in right:
        if available.get(atom, 0) < exponent:
            return None
    return monomial_product(left, monomial_inverse(right))


@lru_cache(maxsize=1 << 15)
def add(left: Size, right: Size) -> Size:
    """left + right."""
    terms = dict(left.terms)
    for monomial, coefficient in right.terms:
        _accumulate(terms, monomial, coefficient)
    return _recombined(terms)


def total(summands: Iterable[Size]) -> Size:
    """The sum of all. Those that may go on to merge are added one by one, as `add`
    would have them.
    """
    terms: dict[Monomial, Coefficient] = {}
    kept = tuple(summands)
    for summand in kept:
        for monomial, coefficient in summand.terms:
            for atom, _ in monomial:
                if atom.__class__ is Modulo:
                    return reduce(add, kept)
            _accumulate(terms, monomial, coefficient)
    return from_terms(terms)


def subtract(left: Size, right: Size) -> Size:
    """left - right."""
    return ZERO if left is right else add(left, scale(right, -1))


@lru_cache(maxsize=1 << 15)
def scale(value: Size, factor: Coefficient) -> Size:
    """factor * value."""
    if not factor:
        return ZERO
    if factor == 1:
        return value
    return from_terms({m: plain(c * factor) for m, c in value.terms})


@lru_cache(maxsize=1 << 15)
def multiply(left: Size, right: Size) -> Size:
    """left * right, expanded."""
    terms: dict[Monomial, Coefficient] = {}
    for m1, c1 in left.terms:
        for m2, c2 in right.terms:
            _accumulate(terms, monomial_product(m1, m2), c1 * c2)
    cancelled = _cancel_reciprocals(terms)
    return _recombined(terms) if cancelled is None else cancelled


def raise_to(value: Size, exponent: int) -> Size:
    """value ** exponent for a non-negative constant exponent."""
    if exponent < 0:
        raise ValueError("negative exponent: use exact_div")
    result = ONE
    for _ in range(exponent):
        result = multiply(result, value)
    return result


def _accumulate(
    terms: dict[Monomial, Coefficient], monomial: Monomial, coefficient: Coefficient
) -> None:
    sum_ = terms.get(monomial, 0) + coefficient
    if sum_:
        terms[monomial] = plain(sum_)
    else:
        terms.pop(monomial, None)


def _recombined(terms: dict[Monomial, Coefficient]) -> Size:
    """Apply c*d*(a//d) + c*(a%d) = c*a, in all three directions, while it applies."""
    for monomial in terms if len(terms) > 1 else ():
        for atom, exponent in monomial:
            if atom.__class__ is Modulo and exponent == 1:
                assert isinstance(atom, Modulo)
                whole = _merge_remainder(terms, monomial, atom)
                if whole is not None:
                    return whole
    return from_terms(terms)


def _merge_remainder(
    terms: dict[Monomial, Coefficient], monomial: Monomial, remainder: Modulo
) -> Size | None:
    coefficient = terms[monomial]
    cofactor = tuple(pair for pair in monomial if pair[0] is not remainder)
    by, value = remainder.denominator, remainder.numerator
    quotient = value // by
    atom = sole_atom(quotient)
    if atom is not None:
        used = _matching(terms, cofactor, coefficient, by, atom)
        if used is not None:
            return _replace(terms, (monomial, *used), cofactor, coefficient, value)
    if _cancels(terms, cofactor, coefficient, value):
        # c*(x % d) - c*x = -c*d*(x // d)
        whole = subtract(value, multiply(by, quotient))
        return _replace(terms, (monomial,), cofactor, coefficient, whole)
    for other in _outer_remainders(terms, quotient):
        used = _matching(terms, cofactor, coefficient, by, other)
        if used is not None:
            # m*((x//m) % k) + x%m = x % (m*k)
            wider = value % multiply(by, other.denominator)
            return _replace(terms, (monomial, *used), cofactor, coefficient, wider)
    return None


def _cancels(
    terms: dict[Monomial, Coefficient],
    cofactor: Monomial,
    coefficient: Coefficient,
    value: Size,
) -> bool:
    """Whether adding coefficient*cofactor*value removes all of its variable terms."""
    varying = [(m, c) for m, c in value.terms if m != UNIT]
    return bool(varying) and all(
        terms.get(monomial_product(cofactor, m)) == plain(-c * coefficient)
        for m, c in varying
    )


def _outer_remainders(
    terms: dict[Monomial, Coefficient], quotient: Size
) -> Iterator[Modulo]:
    """Atoms quotient % k that occur in the terms."""
    for monomial in terms:
        for atom, exponent in monomial:
            if (
                exponent == 1
                and isinstance(atom, Modulo)
                and atom.numerator is quotient
            ):
                yield atom


def _matching(
    terms: dict[Monomial, Coefficient],
    cofactor: Monomial,
    coefficient: Coefficient,
    denominator: Size,
    atom: Atom,
) -> tuple[Monomial, ...] | None:
    """The monomials of coefficient*cofactor*denominator*atom, if all are present."""
    base = monomial_product(cofactor, ((atom, 1),))
    found = []
    for monomial, factor in denominator.terms:
        needed = monomial_product(base, monomial)
        if terms.get(needed) != plain(factor * coefficient):
            return None
        found.append(needed)
    return tuple(found)


def _replace(
    terms: dict[Monomial, Coefficient],
    used: tuple[Monomial, ...],
    cofactor: Monomial,
    coefficient: Coefficient,
    whole: Size,
) -> Size:
    rest = from_terms({m: c for m, c in terms.items() if m not in used})
    return add(rest, multiply(from_terms({cofactor: coefficient}), whole))


def _cancel_reciprocals(terms: dict[Monomial, Coefficient]) -> Size | None:
    """Re-divide what stands over a sum, in case the product made it divisible."""
    for monomial in terms:
        for atom, _ in monomial:
            if isinstance(atom, Reciprocal):
                return _divided_again(terms, atom)
    return None


def _divided_again(terms: dict[Monomial, Coefficient], atom: Reciprocal) -> Size | None:
    over: dict[Monomial, Coefficient] = {}
    rest: dict[Monomial, Coefficient] = {}
    for monomial, coefficient in terms.items():
        lowered = monomial_quotient(monomial, ((atom, 1),))
        if lowered is None:
            rest[monomial] = coefficient
        else:
            over[lowered] = coefficient
    quotient, remainder = divide(from_terms(over), atom.denominator)
    if not quotient.terms:
        return None
    left = multiply(remainder, of_atom(atom))
    return add(add(from_terms(rest), quotient), left)


def divide(value: Size, divisor: Size) -> tuple[Size, Size]:
    """Polynomial (rational) division by the leading term: value = q*divisor + r."""
    lead, weight = divisor.terms[0]
    quotient = ZERO
    for _ in range(2 * len(value.terms) + 8):
        step = next(
            (
                from_terms({m: plain(Fraction(c) / weight)})
                for term, c in value.terms
                if (m := monomial_quotient(term, lead)) is not None
            ),
            None,
        )
        if step is None:
            return quotient, value
        quotient = add(quotient, step)
        value = subtract(value, multiply(step, divisor))
    return quotient, value


def exact_div(value: Size, divisor: Size) -> Size:
    """value / divisor as an exact division: the caller owes the divisibility."""
    if not divisor.terms:
        raise ZeroDivisionError("exact division by 0")
    if len(divisor.terms) == 1:
        ((monomial, coefficient),) = divisor.terms
        over = {monomial_inverse(monomial): plain(Fraction(1) / coefficient)}
        return multiply(value, from_terms(over))
    factor, primitive = content(divisor)
    value = scale(value, plain(Fraction(1) / factor))
    quotient, remainder = divide(value, primitive)
    if not remainder.terms:
        return quotient
    over_sum = of_atom(intern(Reciprocal, primitive))
    return add(quotient, multiply(remainder, over_sum))


@lru_cache(maxsize=1 << 15)
def content(value: Size) -> tuple[Coefficient, Size]:
    """(c, p) with value = c*p, p with coprime integer coefficients, c > 0."""
    numerator = 0
    denominator = 1
    for _, coefficient in value.terms:
        # Both kinds of numbers have both parts.
        numerator = gcd(numerator, coefficient.numerator)
        denominator = lcm(denominator, coefficient.denominator)
    factor = numerator if denominator == 1 else Fraction(numerator, denominator)
    if not factor or factor == 1:
        return 1, value
    return factor, scale(value, plain(Fraction(1) / factor))


def common_monomial(value: Size) -> Monomial:
    """The greatest monomial (of positive exponents) dividing every term."""
    if not value.terms:
        return UNIT
    common = {a: e for a, e in value.terms[0][0] if e > 0}
    for monomial, _ in value.terms[1:]:
        if not common:
            return UNIT
        here = dict(monomial)
        common = {a: min(e, here[a]) for a, e in common.items() if here.get(a, 0) > 0}
    return tuple((a, e) for a, e in common.items())


def atoms(value: Size) -> Iterator[Atom]:
    """The atoms of all monomials, each once, in order."""
    seen: set[Atom] = set()
    for monomial, _ in value.terms:
        for atom, _ in monomial:
            if atom not in seen:
                seen.add(atom)
                yield atom


def powers(value: Size, atom: Atom) -> dict[int, Size]:
    """value as a polynomial in one atom: exponent -> coefficient."""
    parts: dict[int, dict[Monomial, Coefficient]] = {}
    for monomial, coefficient in value.terms:
        exponent = 0
        rest = monomial
        for index, (found, power) in enumerate(monomial):
            if found is atom:
                exponent = power
                rest = monomial[:index] + monomial[index + 1 :]
                break
        parts.setdefault(exponent, {})[rest] = coefficient
    return {e: from_terms(p) for e, p in parts.items()}


def constant_term(value: Size) -> Coefficient:
    """The coefficient of the unit monomial."""
    if value.terms and value.terms[-1][0] == UNIT:
        return value.terms[-1][1]
    return next((c for m, c in value.terms if m == UNIT), 0)


Arithmetic.add, Arithmetic.subtract = add, subtract
Arithmetic.scale, Arithmetic.multiply = scale, multiply
Arithmetic.raise_to = raise_to
