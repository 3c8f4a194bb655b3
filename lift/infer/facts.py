"""What is known about sizes while a program is checked.

Consumes the facts of a program; answers questions of equality, order and divisibility
with `lift.sizes`, helped by those facts that variables cannot carry themselves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from lift.sizes import (
    ONE,
    ZERO,
    Size,
    Truth,
    Variable,
    at_most,
    divides,
    equal,
    exact_div,
    free_variables,
    substitute,
)
from lift.sizes.terms import sole_atom
from lift.terms.program import Fact, Relation


@dataclass(frozen=True, slots=True)
class Facts:
    """Equations as definitions of variables; other facts as differences ≥ 0."""

    definitions: dict[Size, Size] = field(default_factory=dict)
    nonnegative: tuple[Size, ...] = ()
    divisors: tuple[tuple[Size, Size], ...] = ()
    #: Answers that were given; a program is typed several times on its way down.
    known: dict[tuple[Size, Size], Truth] = field(
        default_factory=dict, compare=False, repr=False
    )

    def normal(self, size: Size) -> Size:
        """The size with defined variables replaced."""
        return substitute(size, self.definitions) if self.definitions else size

    def equal(self, left: Size, right: Size) -> Truth:
        """Is left = right, by the facts?"""
        return equal(self.normal(left), self.normal(right))

    def at_most(self, left: Size, right: Size) -> Truth:
        """Is left ≤ right, by the facts?"""
        answer = self.known.get((left, right))
        if answer is None:
            answer = self.known[left, right] = self._at_most(left, right)
        return answer

    def _at_most(self, left: Size, right: Size) -> Truth:
        gap = self.normal(right) - self.normal(left)
        plain = at_most(ZERO, gap)
        if plain is not Truth.UNKNOWN:
            return plain
        if any(at_most(known, gap) is Truth.YES for known in self.nonnegative):
            return Truth.YES
        if any(at_most(gap + known, -ONE) is Truth.YES for known in self.nonnegative):
            return Truth.NO
        return Truth.UNKNOWN

    def positive(self, size: Size) -> Truth:
        """Is 1 ≤ size, by the facts?"""
        return self.at_most(ONE, size)

    def divides(self, divisor: Size, value: Size) -> Truth:
        """Does divisor divide value, by the facts?"""
        divisor, value = self.normal(divisor), self.normal(value)
        if (divisor, value) in self.divisors:
            return Truth.YES
        return divides(divisor, value)

    def quotient(self, value: Size, divisor: Size) -> Size:
        """value / divisor, once it is known to be a whole number."""
        return exact_div(self.normal(value), self.normal(divisor))


@lru_cache(maxsize=8)
def gather_facts(facts: tuple[Fact, ...]) -> Facts:
    """The facts of a program, sorted by what they are good for."""
    definitions: dict[Size, Size] = {}
    for fact in facts:
        if fact.relation is Relation.EQ:
            _define(definitions, fact.left, fact.right)
    known = Facts(definitions)
    nonnegative: list[Size] = []
    divisors: list[tuple[Size, Size]] = []
    for fact in facts:
        left, right = known.normal(fact.left), known.normal(fact.right)
        match fact.relation:
            case Relation.LE:
                nonnegative.append(right - left)
            case Relation.LT:
                nonnegative.append(right - left - ONE)
            case Relation.GE:
                nonnegative.append(left - right)
            case Relation.GT:
                nonnegative.append(left - right - ONE)
            case Relation.DIVIDES:
                divisors.append((left, right))
            case Relation.EQ:
                pass
    return Facts(definitions, tuple(nonnegative), tuple(divisors))


def _define(definitions: dict[Size, Size], left: Size, right: Size) -> None:
    """Turn an equation into a definition of a variable that the other side lacks."""
    left, right = substitute(left, definitions), substitute(right, definitions)
    for name, value in ((left, right), (right, left)):
        atom = sole_atom(name)
        if isinstance(atom, Variable) and atom not in free_variables(value):
            for earlier, size in definitions.items():
                definitions[earlier] = substitute(size, {name: value})
            definitions[name] = value
            return
