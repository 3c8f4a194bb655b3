"""Sizes in the notation of `.lift` files: `N*M`, `(N + 3)/4`, `min(a, b)`, `2^k`.

`/` and `%` are floor division and modulo, `/^` is exact division, sums are written
`sum(i < n, i*i)` or `sum(a <= i < n, i*i)`, choices `if a < b then c else d`.
`parse.parse_size` reads what this module prints.
"""

from __future__ import annotations

from lift.sizes.printer import ATOM, CHOICE, POWER, PRODUCT, Notation, Text
from lift.sizes.terms import ZERO, Conditional, FloorDiv, Modulo, Power, Size, Summation


class _LiftNotation(Notation):
    def exact(self, numerator: Text, denominator: Text) -> Text:
        text = f"{numerator.within(POWER)} /^ {denominator.within(POWER)}"
        return Text(text, PRODUCT)

    def repeated(self, base: Text, exponent: int) -> Text:
        return Text(f"{base.within(ATOM)}^{exponent}", POWER)

    def quotient(self, atom: FloorDiv) -> Text:
        return self._infix(atom.numerator, "/", atom.denominator)

    def remainder(self, atom: Modulo) -> Text:
        return self._infix(atom.numerator, "%", atom.denominator)

    def _infix(self, left: Size, operator: str, right: Size) -> Text:
        a, b = self.size(left), self.size(right)
        return Text(f"{a.within(POWER)}{operator}{b.within(POWER)}", PRODUCT)

    def power(self, atom: Power) -> Text:
        return Text(f"{atom.base}^{self.size(atom.exponent).within(ATOM)}", POWER)

    def summation(self, atom: Summation) -> Text:
        index = self.name(atom.index.name)
        low = "" if atom.low is ZERO else f"{self.size(atom.low).within(PRODUCT)} <= "
        high = self.size(atom.high).within(PRODUCT)
        return Text(f"sum({low}{index} < {high}, {self.show(atom.body)})", ATOM)

    def conditional(self, atom: Conditional) -> Text:
        left, right = self.show(atom.left), self.show(atom.right)
        then, other = self.show(atom.then), self.show(atom.otherwise)
        return Text(f"if {left} < {right} then {then} else {other}", CHOICE)


_NOTATION = _LiftNotation()


def print_size(value: Size) -> str:
    """The size as it is written in a `.lift` file."""
    return _NOTATION.show(value)
