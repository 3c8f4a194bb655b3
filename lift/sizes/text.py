"""Sizes in the notation of `.lift` files: `N*M`, `(N + 3)/4`, `min(a, b)`, `2^k`.

`/` and `%` are floor division and modulo, `/^` is exact division, sums are written
`sum(i < n, i*i)` or `sum(a <= i < n, i*i)`, choices `if a < b then c else d`.
`parse.parse_size` reads what this module prints.
"""

from __future__ import annotations

from itertools import chain, count

from lift.sizes.printer import ATOM, CHOICE, POWER, QUOTIENT, SUM, Notation, Text
from lift.sizes.structure import free_variables
from lift.sizes.terms import (
    ZERO,
    Conditional,
    FloorDiv,
    Modulo,
    Power,
    Size,
    Summation,
    of_atom,
)


class _LiftNotation(Notation):
    def __init__(self) -> None:
        self.bound: dict[str, str] = {}

    def exact(self, numerator: Text, denominator: Text) -> Text:
        text = f"{numerator.within(QUOTIENT)} /^ {denominator.within(POWER)}"
        return Text(text, QUOTIENT)

    def repeated(self, base: Text, exponent: int) -> Text:
        return Text(f"{base.within(ATOM)}^{exponent}", POWER)

    def quotient(self, atom: FloorDiv) -> Text:
        return self._infix(atom.numerator, "/", atom.denominator)

    def remainder(self, atom: Modulo) -> Text:
        return self._infix(atom.numerator, "%", atom.denominator)

    def _infix(self, left: Size, operator: str, right: Size) -> Text:
        a, b = self.size(left), self.size(right)
        return Text(f"{a.within(QUOTIENT)}{operator}{b.within(POWER)}", QUOTIENT)

    def power(self, atom: Power) -> Text:
        return Text(f"{atom.base}^{self.size(atom.exponent).within(ATOM)}", POWER)

    def summation(self, atom: Summation) -> Text:
        index = self._fresh(atom)
        low = "" if atom.low is ZERO else f"{self.size(atom.low).within(SUM)} <= "
        high = self.size(atom.high).within(SUM)
        self.bound[atom.index.name] = index
        body = self.show(atom.body)
        del self.bound[atom.index.name]
        return Text(f"sum({low}{index} < {high}, {body})", ATOM)

    def _fresh(self, atom: Summation) -> str:
        """A readable name for the index that nothing around or inside it has."""
        taken = {v.name for v in free_variables(of_atom(atom))}
        taken.update(self.bound.values())
        names = chain("kijst", (f"k{n}" for n in count(1)))
        return next(name for name in names if name not in taken)

    def name(self, name: str) -> str:
        return self.bound.get(name, name)

    def conditional(self, atom: Conditional) -> Text:
        left, right = self.size(atom.left), self.size(atom.right)
        then, other = self.show(atom.then), self.show(atom.otherwise)
        text = f"if {left.within(SUM)} < {right.within(SUM)} then {then} else {other}"
        return Text(text, CHOICE)


def print_size(value: Size) -> str:
    """The size as it is written in a `.lift` file."""
    return _LiftNotation().show(value)
