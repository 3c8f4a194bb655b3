"""Sums over a range in closed form.

Consumes an index variable, bounds and a body; produces a size. Polynomial bodies go
by Faulhaber, geometric ones by the quotient formula, conditionals are split at the
step, quotients and remainders by a staircase, differences of lookups telescope, short
constant ranges are written out; the rest stays a `Summation` atom.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache, reduce
from math import comb

from lift.sizes.build import clamp, is_total, maximum, power
from lift.sizes.order import is_nonnegative
from lift.sizes.polynomial import add, atoms, plain, powers
from lift.sizes.structure import children, free_variables
from lift.sizes.terms import (
    ONE,
    ZERO,
    Atom,
    Coefficient,
    Conditional,
    FloorDiv,
    Lookup,
    Modulo,
    Monomial,
    Power,
    Size,
    SizeLike,
    Summation,
    Variable,
    constant,
    from_terms,
    intern,
    of_atom,
    size,
    sole_atom,
)
from lift.sizes.witness import POINTS, value_at


def summation(index: Size, low: SizeLike, high: SizeLike, body: SizeLike) -> Size:
    """The sum of body over low <= index < high; an empty range gives 0."""
    variable = sole_atom(index)
    if not isinstance(variable, Variable):
        raise ValueError(f"{index} is not a variable")
    start, end = size(low), size(high)
    if is_nonnegative(start - end):
        return ZERO
    if not is_nonnegative(end - start):
        end = maximum(start, end)
    return _over(variable, start, end, size(body))


@lru_cache(maxsize=1 << 12)
def _over(index: Variable, start: Size, end: Size, body: Size) -> Size:
    """The sum, given start <= end; the range itself may simplify the body."""
    # Asked first: within the range one of g(i + 1) and g(i) may lose its minimum.
    telescoped = _Sum(index, start, end).telescoped(body)
    if telescoped is not None:
        return telescoped
    bound = canonical_index(body, start, end)
    body = _replaced(body, index, start if end - start is ONE else of_atom(bound))
    return body if end - start is ONE else _Sum(bound, start, end).of(body)


def _replaced(body: Size, index: Variable, by: Size) -> Size:
    from lift.sizes.traverse import substitute  # which itself rebuilds sums

    return substitute(body, {of_atom(index): by})


@lru_cache(maxsize=64)
def _faulhaber(degree: int) -> tuple[Fraction, ...]:
    """Coefficients of n^0, n^1, ... in 0^d + 1^d + ... + (n-1)^d."""
    bernoulli = [Fraction(0)] * (degree + 1)
    for m in range(degree + 1):
        total = Fraction(1 if m == 0 else 0)
        for k in range(m):
            total -= comb(m, k) * bernoulli[k] / (m - k + 1)
        bernoulli[m] = total
    result = [Fraction(0)] * (degree + 2)
    for k in range(degree + 1):
        result[degree + 1 - k] = comb(degree + 1, k) * bernoulli[k] / (degree + 1)
    return tuple(result)


class _Sum:
    """A summation range with start <= end proved."""

    __slots__ = ("end", "index", "start")

    def __init__(self, index: Variable, start: Size, end: Size) -> None:
        self.index, self.start, self.end = index, start, end

    def of(self, body: Size) -> Size:
        """The sum of a body, term by term as far as a closed form exists."""
        total = ZERO
        left: dict[Monomial, Coefficient] = {}
        for monomial, coefficient in body.terms:
            outside: Monomial = tuple(p for p in monomial if not self._inside(p[0]))
            inside: Monomial = tuple(p for p in monomial if self._inside(p[0]))
            closed = self._closed(inside) if self._may_leave(outside) else None
            if closed is None:
                left[monomial] = coefficient
            else:
                total += from_terms({outside: coefficient}) * closed
        return total + self._open(from_terms(left)) if left else total

    def _may_leave(self, outside: Monomial) -> bool:
        """A division leaves a sum that may be empty only if it is always defined."""
        invariant = from_terms({outside: 1})
        return is_total(invariant) or is_nonnegative(self.end - self.start - 1)

    def _inside(self, atom: Atom) -> bool:
        return self.index in free_variables(of_atom(atom))

    def _closed(self, monomial: Monomial) -> Size | None:
        if not monomial:
            return self.end - self.start
        if len(monomial) > 1:
            return None
        ((atom, exponent),) = monomial
        match atom:
            case Variable() if exponent > 0:
                return self._at(exponent, self.end) - self._at(exponent, self.start)
            case Power(exponent=inner) if inner is of_atom(self.index):
                return self._geometric(plain(Fraction(atom.base) ** exponent))
            case Conditional() if exponent == 1:
                return self._stepped(atom)
            case FloorDiv() | Modulo() if exponent == 1:
                return self._staircase(atom)
            case _:
                return None

    @staticmethod
    def _at(degree: int, end: Size) -> Size:
        total = ZERO
        for k, c in enumerate(_faulhaber(degree)):
            total += constant(c) * end**k
        return total

    def _geometric(self, ratio: Coefficient) -> Size | None:
        if not isinstance(ratio, int):
            return None
        difference = power(ratio, self.end) - power(ratio, self.start)
        return difference * constant(Fraction(1, ratio - 1))

    def _staircase(self, atom: FloorDiv | Modulo) -> Size | None:
        """The sum of (i + c) // m or (i + c) % m, for c and m free of i.

        With n = q*m + r the sums below n are m*q*(q-1)/2 + q*r and
        q*m*(m-1)/2 + r*(r-1)/2; both hold for negative n as well.
        """
        by, shift = atom.denominator, atom.numerator - of_atom(self.index)
        if self.index in free_variables(by) | free_variables(shift):
            return None

        def below(end: Size) -> Size:
            q, r = end // by, end % by
            if isinstance(atom, FloorDiv):
                return constant(Fraction(1, 2)) * (by * q * (q - 1)) + q * r
            return constant(Fraction(1, 2)) * (q * by * (by - 1) + r * (r - 1))

        return below(self.end + shift) - below(self.start + shift)

    def _stepped(self, atom: Conditional) -> Size | None:
        """Split the range where the condition, of slope +-1 in the index, changes."""
        gap = atom.right - atom.left
        parts = powers(gap, self.index)
        slope = parts.get(1, ZERO).constant
        rest = parts.get(0, ZERO)
        if slope not in (1, -1) or set(parts) - {0, 1}:
            return None
        if any(self._inside(a) for a in atoms(rest)):
            return None
        if slope == -1:  # index < rest
            first, second, step = atom.then, atom.otherwise, rest
        else:  # -rest < index
            first, second, step = atom.otherwise, atom.then, 1 - rest
        step = clamp(step, self.start, self.end)
        before = _over(self.index, self.start, step, first)
        return before + _over(self.index, step, self.end, second)

    def _open(self, body: Size) -> Size:
        """What has no closed form: telescoping, else a summation atom."""
        telescoped = self.telescoped(body)
        if telescoped is not None:
            return telescoped
        count = (self.end - self.start).constant
        if count is not None and count <= (4096 if self._is_number(body) else 16):
            terms = (self._replace(body, self.start + k) for k in range(count))
            return reduce(add, terms, ZERO)
        bound = canonical_index(body, self.start, self.end)
        renamed = self._replace(body, of_atom(bound))
        return of_atom(intern(Summation, bound, self.start, self.end, renamed))

    def _is_number(self, body: Size) -> bool:
        """Whether each summand is a number once the index is known."""
        known = self.start.constant is not None
        return known and free_variables(body) == {self.index} and not _has_lookup(body)

    def _replace(self, body: Size, by: Size) -> Size:
        return _replaced(body, self.index, by)

    def telescoped(self, body: Size) -> Size | None:
        """The sum of g(i+1) - g(i) is g(end) - g(start).

        g(end) is asked as g(i+1) at i = end - 1: the range may have simplified g(i),
        which is then no more than what g is inside of it.
        """
        index = of_atom(self.index)
        for monomial, coefficient in body.terms:
            if all(isinstance(a, Variable) for a, _ in monomial):
                continue
            term = from_terms({monomial: coefficient})
            # Parts have lengths, so what is subtracted is mostly g(i).
            for step in (-1, 1) if coefficient > 0 else (1, -1):
                if self._is_refuted(body, term, step):
                    continue
                other = self._replace(term, index + step)
                if body - term + other is not ZERO:
                    continue
                if step < 0:
                    last = self._replace(term, self.end - 1)
                    return last - self._replace(other, self.start)
                first = self._replace(term, self.start)
                return first - self._replace(term, self.end)
        return None

    def _is_refuted(self, body: Size, term: Size, step: int) -> bool:
        """Is body - term + term(i + step) something else than 0 at a sample point?"""
        from lift.sizes.traverse import moved_at

        moved = moved_at(term, self.index, step, POINTS[0])
        own, whole = value_at(term, POINTS[0]), value_at(body, POINTS[0])
        if moved is None or own is None or whole is None:
            return False
        return whole - own + moved != 0


def canonical_index(body: Size, start: Size, end: Size) -> Variable:
    """A bound variable named by nesting depth, so that equal sums are equal."""
    level = _nesting(body)
    return intern(Variable, f"k{level}'", start, end - 1, 1)


def _has_lookup(body: Size) -> bool:
    return any(
        isinstance(atom, Lookup) or any(map(_has_lookup, children(atom)))
        for atom in atoms(body)
    )


def _nesting(body: Size) -> int:
    level = 0
    for atom in atoms(body):
        for child in children(atom):
            level = max(level, _nesting(child))
        if isinstance(atom, Summation):
            level = max(level, _nesting(atom.body) + 1)
    return level
