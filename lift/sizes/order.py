"""Order, equality and divisibility of sizes: yes, no, or an honest unknown.

Consumes sizes, produces `Truth`. A proof of `p >= 0` eliminates atoms one at a time,
deepest bounds first, by the end of their range that makes p smallest.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import gcd, lcm

from lift.sizes.polynomial import (
    atoms,
    constant_term,
    content,
    monomial_product,
    multiply,
    powers,
    subtract,
)
from lift.sizes.ranges import bounds, depth, interval
from lift.sizes.terms import (
    UNIT,
    ZERO,
    Atom,
    Coefficient,
    Monomial,
    Reciprocal,
    Size,
    SizeLike,
    Variable,
    constant,
    from_terms,
    of_atom,
    size,
)
from lift.sizes.witness import refuted, signs

#: Elimination steps a single question may take; proofs that are found need fewer than
#: ten, and what is not found by then is mostly false.
_STEPS = 24


class Truth(Enum):
    """YES: for all values of the variables; NO: for none; UNKNOWN: not proved."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"

    def __bool__(self) -> bool:
        raise TypeError("a Truth has three values: compare it with Truth.YES")

    @property
    def negated(self) -> Truth:
        """The answer to the opposite question."""
        return {Truth.YES: Truth.NO, Truth.NO: Truth.YES}.get(self, Truth.UNKNOWN)


def less(left: SizeLike, right: SizeLike) -> Truth:
    """Is left < right?"""
    return at_most(right, left).negated


def at_most(left: SizeLike, right: SizeLike) -> Truth:
    """Is left <= right?"""
    gap = size(right) - size(left)
    if is_nonnegative(gap):
        return Truth.YES
    # Sample points first: a negated size is made only to be asked about.
    if signs(gap)[1]:
        return Truth.UNKNOWN
    return Truth.NO if is_positive(-gap) else Truth.UNKNOWN


def equal(left: SizeLike, right: SizeLike) -> Truth:
    """Is left = right?"""
    gap = size(left) - size(right)
    if gap is ZERO:
        return Truth.YES
    if differ(left, right):
        return Truth.NO
    if is_nonnegative(gap) and is_nonnegative(-gap):
        return Truth.YES
    return Truth.UNKNOWN


def differ(left: SizeLike, right: SizeLike) -> bool:
    """Is left = right proved wrong? Asks for no proof that they are equal."""
    gap = size(left) - size(right)
    return gap is not ZERO and (sign(gap) != 0 or _never_zero(gap))


def sign(value: Size) -> int:
    """1 where value > 0 is proved, -1 where value < 0 is; else 0."""
    low, high = signs(value)
    if not low and is_positive(value):
        return 1
    return -1 if not high and is_positive(-value) else 0


class Differences:
    """`differ` for those who ask about many sizes that differ by constants.

    If a + 3 < b is proved, so is a + 2 < b: nobody has to look for that proof.
    """

    __slots__ = ("_above", "_below")

    def __init__(self) -> None:
        # The part that varies, and what may be added to it at least, or at most.
        self._above: dict[Size, Coefficient] = {}
        self._below: dict[Size, Coefficient] = {}

    def differ(self, left: Size, right: Size) -> bool:
        """Is left = right proved wrong?"""
        gap = left - right
        offset = constant_term(gap)
        varying = gap - constant(offset)
        above, below = self._above.get(varying), self._below.get(varying)
        if above is not None and offset >= above:
            return True
        if below is not None and offset <= below:
            return True
        proved = 0 if gap is ZERO else sign(gap)
        if proved > 0:
            self._above[varying] = offset
        elif proved < 0:
            self._below[varying] = offset
        return proved != 0 or (gap is not ZERO and _never_zero(gap))


def nonnegative(value: SizeLike) -> Truth:
    """Is value >= 0?"""
    return at_most(0, value)


def positive(value: SizeLike) -> Truth:
    """Is value >= 1?"""
    return less(0, value)


def divides(divisor: SizeLike, value: SizeLike) -> Truth:
    """Is value a multiple of divisor?"""
    return equal(size(value) % size(divisor), 0)


def _never_zero(gap: Size) -> bool:
    """A linear congruence without solution, e.g. 2*x - 2*y + 1."""
    offset = constant_term(gap)
    rest = [(m, c) for m, c in gap.terms if m != UNIT]
    if not is_plain_integer(gap) or not offset:
        return False
    common = 0
    for monomial, coefficient in rest:
        common = gcd(common, int(coefficient) * known_divisor(monomial))
    return common > 1 and int(offset) % common != 0


def known_divisor(monomial: Monomial) -> int:
    """A constant that divides the monomial, from facts about its variables."""
    divisor = 1
    for atom, exponent in monomial:
        if isinstance(atom, Variable) and exponent > 0:
            divisor *= atom.multiple_of**exponent
    return divisor


def is_plain_integer(value: Size) -> bool:
    """Whole coefficients and no negative exponent: integer without any proof."""
    return all(isinstance(c, int) and is_whole(m) for m, c in value.terms)


def is_whole(monomial: Monomial) -> bool:
    """A product of integers: nothing below a fraction line."""
    return all(e > 0 and not isinstance(a, Reciprocal) for a, e in monomial)


@lru_cache(maxsize=1 << 14)
def is_integer(value: Size) -> bool:
    """Proved to be an integer for all values, e.g. n*(n+1)/2."""
    if is_plain_integer(value):
        return True
    if not all(is_whole(m) for m, _ in value.terms):
        return False
    denominator = lcm(*(Fraction(c).denominator for _, c in value.terms))
    whole = [
        (m, c)
        for m, c in ((m, c * denominator) for m, c in value.terms)
        if int(c) * known_divisor(m) % denominator
    ]
    names = sorted({a for m, _ in whole for a, _ in m}, key=lambda a: a.key)
    if denominator ** len(names) > 4096:
        return False
    steps = [
        range(0, denominator, gcd(denominator, known_divisor(((a, 1),)))) for a in names
    ]
    for residues in product(*steps):
        at = dict(zip(names, residues, strict=True))
        total = 0
        for monomial, coefficient in whole:
            term = int(coefficient)
            for atom, exponent in monomial:
                term *= at[atom] ** exponent
            total += term
        if total % denominator:
            return False
    return True


@lru_cache(maxsize=1 << 15)
def is_positive(value: Size) -> bool:
    """Proved: value > 0 for all values of its variables."""
    # Sizes are integers, so N/2 > 0 follows from N > 0, that is N - 1 >= 0.
    _, primitive = content(value)
    return is_nonnegative(primitive - 1)


@lru_cache(maxsize=1 << 15)
def is_nonnegative(value: Size) -> bool:
    """Proved: value >= 0 for all values of its variables."""
    # An integer is >= 0 as soon as it is > -1, which absorbs rational bounds.
    _, primitive = content(value)
    if refuted(primitive):
        return False
    return _Proof().holds(primitive, is_plain_integer(primitive))


class _Proof:
    """One question; the budget is shared by all of its branches."""

    __slots__ = ("failed", "steps")

    def __init__(self) -> None:
        self.steps = _STEPS
        self.failed: set[tuple[Size, bool]] = set()

    def holds(self, value: Size, whole: bool) -> bool:
        """value >= 0, or with `whole` value > -1."""
        if self.steps < 0:
            return False
        low, high = interval(value)
        floor = -1 if whole else 0
        if low is not None and (low > floor or (low == 0 and not whole)):
            return True
        if high is not None and (high < floor or (high == floor and whole)):
            return False
        if not value.terms or (value, whole) in self.failed:
            return not value.terms
        if refuted(value, whole):
            return False
        self.steps -= 1
        cleared = self._clear_denominators(value)
        if cleared is not value:
            return cleared is not None and self.holds(cleared, False)
        candidates = sorted(atoms(value), key=depth, reverse=True)
        for atom in candidates[:3]:
            if self._eliminate(value, atom, whole):
                return True
        self.failed.add((value, whole))
        return False

    def _clear_denominators(self, value: Size) -> Size | None:
        factor: dict[Atom, int] = {}
        for monomial, _ in value.terms:
            for atom, exponent in monomial:
                if exponent < 0:
                    factor[atom] = max(factor.get(atom, 0), -exponent)
        if not factor:
            return value
        by: Monomial = UNIT
        for atom, exponent in factor.items():
            if not self.holds(of_atom(atom) - 1, True):
                return None
            by = monomial_product(by, ((atom, exponent),))
        return multiply(value, from_terms({by: 1}))

    def _eliminate(self, value: Size, atom: Atom, whole: bool) -> bool:
        parts = powers(value, atom)
        top = max(parts)
        rest = parts.get(0, ZERO)
        known = bounds(atom, self._side_question)
        if top == 1:
            slope = parts[1]
            return self._linear(rest, slope, known.lows, known.highs, whole) or (
                bool(known.cases)
                and all(self._case(rest, slope, *c, whole) for c in known.cases)
            )
        if not self.holds(of_atom(atom), True):
            return False
        return self._lower_degree(value, atom, parts, whole)

    def _linear(
        self,
        rest: Size,
        slope: Size,
        lows: tuple[Size, ...],
        highs: tuple[Size, ...],
        whole: bool,
    ) -> bool:
        if self._side_question(slope):
            ends = lows
        elif self._side_question(-slope):
            ends = highs
        else:
            # Linear in the atom: the least value is at one of the two ends.
            return any(
                self.holds(rest + slope * low, whole)
                and self.holds(rest + slope * high, whole)
                for low in lows[:1]
                for high in highs[:1]
            )
        return any(self.holds(rest + slope * end, whole) for end in ends)

    def _case(
        self, rest: Size, slope: Size, value: Size, given: Size, whole: bool
    ) -> bool:
        """rest + slope*value >= 0, if need be from a multiple of `given` >= 0."""
        goal = rest + slope * value
        if self.holds(goal, whole):
            return True
        if given is ZERO:
            return False
        return any(
            self._side_question(weight) and self.holds(goal - weight * given, whole)
            for weight in (slope, -slope)
        )

    def _lower_degree(
        self, value: Size, atom: Atom, parts: dict[int, Size], whole: bool
    ) -> bool:
        """For a >= 0: c*a^k >= c*low*a^(k-1), or c*high*a^(k-1) where c <= 0."""
        top = max(parts)
        lead = parts[top]
        known = bounds(atom, self._side_question)
        if self._side_question(lead):
            ends = known.lows
        elif self._side_question(-lead):
            ends = known.highs
        else:
            return False
        higher = from_terms({((atom, top),): 1})
        lower = from_terms({((atom, top - 1),): 1})
        without = subtract(value, multiply(lead, higher))
        return any(self.holds(without + lead * end * lower, whole) for end in ends)

    def _side_question(self, value: Size) -> bool:
        return self.holds(value, is_plain_integer(value))
