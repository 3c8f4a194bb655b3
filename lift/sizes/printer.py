"""Sizes as text, by one precedence printer and a table of notations.

Consumes a size; produces the notation of `.lift` files (see `text`) or C (see
`cprint`). It decides where parentheses and exact divisions go, nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import lcm
from typing import assert_never

from lift.sizes.polynomial import monomial_product, multiply
from lift.sizes.ranges import depth
from lift.sizes.terms import (
    UNIT,
    Atom,
    Coefficient,
    Conditional,
    FloorDiv,
    Lookup,
    Maximum,
    Minimum,
    Modulo,
    Monomial,
    Power,
    Reciprocal,
    Size,
    Summation,
    Variable,
    from_terms,
)

#: Binding strengths, loosest first.
CHOICE, SUM, QUOTIENT, PRODUCT, POWER, ATOM = range(6)


@dataclass(frozen=True, slots=True)
class Text:
    """Printed text with the strength of its outermost operator."""

    text: str
    strength: int

    def within(self, strength: int) -> str:
        """The text, in parentheses where the context binds tighter."""
        return self.text if self.strength >= strength else f"({self.text})"


class Notation(ABC):
    """How sums, products and atoms are written."""

    def show(self, value: Size) -> str:
        """The whole size as text."""
        return self.size(value).text

    def size(self, value: Size) -> Text:
        """A sum of terms; what has a denominator is collected over a common one."""
        whole = {m: c for m, c in value.terms if _is_whole(m, c)}
        broken = {}
        if len(whole) < len(value.terms):
            broken = {m: c for m, c in value.terms if m not in whole}
        pieces = self.pieces(whole)
        if broken:
            pieces.append((False, self._exact_part(from_terms(broken))))
        if not pieces:
            return Text(self.number(0), ATOM)
        return _join_signed(pieces)

    def pieces(self, terms: dict[Monomial, Coefficient]) -> list[tuple[bool, Text]]:
        """The summands with their signs (True = negative)."""
        return [self.signed(m, c) for m, c in terms.items()]

    def signed(self, monomial: Monomial, coefficient: Coefficient) -> tuple[bool, Text]:
        return coefficient < 0, self.term(monomial, abs(int(coefficient)))

    def term(self, monomial: Monomial, coefficient: int) -> Text:
        """coefficient * monomial, both positive."""
        # Deep atoms are indices, shallow ones sizes: a person writes i*N, not N*i.
        if len(monomial) > 1:
            monomial = tuple(sorted(monomial, key=lambda pair: -depth(pair[0])))
        factors = [self.factor(a, e) for a, e in monomial]
        if coefficient != 1 or not factors:
            factors.insert(0, Text(self.number(coefficient), ATOM))
        if len(factors) == 1:
            return factors[0]
        return Text("*".join(f.within(PRODUCT) for f in factors), PRODUCT)

    def _exact_part(self, value: Size) -> Text:
        number = lcm(*(Fraction(c).denominator for _, c in value.terms))
        under: dict[Atom, int] = {}
        for monomial, _ in value.terms:
            for atom, exponent in monomial:
                if isinstance(atom, Reciprocal) or exponent < 0:
                    under[atom] = max(under.get(atom, 0), abs(exponent))
        divisor: Monomial = reduce(
            monomial_product,
            (((a, e),) for a, e in under.items() if not isinstance(a, Reciprocal)),
            UNIT,
        )
        denominator = from_terms({divisor: number})
        numerator = multiply(value, denominator)
        for atom, exponent in under.items():
            if isinstance(atom, Reciprocal):
                for _ in range(exponent):
                    numerator = multiply(numerator, atom.denominator)
                    denominator = multiply(denominator, atom.denominator)
        return self.exact(self.size(numerator), self.size(denominator))

    def factor(self, atom: Atom, exponent: int) -> Text:
        """atom ** exponent, exponent positive."""
        base = self.atom(atom)
        return base if exponent == 1 else self.repeated(base, exponent)

    def atom(self, atom: Atom) -> Text:
        """One atom."""
        match atom:
            case Variable(name=name):
                return Text(self.name(name), ATOM)
            case FloorDiv():
                return self.quotient(atom)
            case Modulo():
                return self.remainder(atom)
            case Minimum(arguments=arguments):
                return self.extremum("min", arguments)
            case Maximum(arguments=arguments):
                return self.extremum("max", arguments)
            case Power():
                return self.power(atom)
            case Summation():
                return self.summation(atom)
            case Conditional():
                return self.conditional(atom)
            case Lookup(name=name, arguments=arguments):
                inside = "".join(f"[{self.show(a)}]" for a in arguments)
                return Text(name + inside, ATOM)
            case Reciprocal(denominator=d):
                return self.exact(Text(self.number(1), ATOM), self.size(d))
            case _:
                assert_never(atom)

    def name(self, name: str) -> str:
        """A variable's name."""
        return name

    def number(self, value: int) -> str:
        """A non-negative literal."""
        return str(value)

    def extremum(self, function: str, arguments: tuple[Size, ...]) -> Text:
        """min or max of all arguments."""
        inside = ", ".join(self.show(a) for a in arguments)
        return Text(f"{function}({inside})", ATOM)

    @abstractmethod
    def exact(self, numerator: Text, denominator: Text) -> Text:
        """A division known to be exact."""

    @abstractmethod
    def repeated(self, base: Text, exponent: int) -> Text:
        """A constant power of an atom."""

    @abstractmethod
    def quotient(self, atom: FloorDiv) -> Text:
        """A floor division."""

    @abstractmethod
    def remainder(self, atom: Modulo) -> Text:
        """A floor modulo."""

    @abstractmethod
    def power(self, atom: Power) -> Text:
        """A power with a symbolic exponent."""

    @abstractmethod
    def summation(self, atom: Summation) -> Text:
        """A sum without closed form."""

    @abstractmethod
    def conditional(self, atom: Conditional) -> Text:
        """A choice."""


def _is_whole(monomial: Monomial, coefficient: Coefficient) -> bool:
    return isinstance(coefficient, int) and all(
        e > 0 and not isinstance(a, Reciprocal) for a, e in monomial
    )


def _join_signed(pieces: list[tuple[bool, Text]]) -> Text:
    # A person writes n - i, not -i + n.
    ahead = next((k for k, (minus, _) in enumerate(pieces) if not minus), 0)
    pieces.insert(0, pieces.pop(ahead))
    (negative, first), *others = pieces
    if not others and not negative:
        return first
    text = f"-{first.within(PRODUCT)}" if negative else first.within(QUOTIENT)
    for minus, piece in others:
        text += f" {'-' if minus else '+'} {piece.within(QUOTIENT)}"
    return Text(text, SUM)
