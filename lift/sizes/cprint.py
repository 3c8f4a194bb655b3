"""Sizes as C (and OpenCL C) expressions.

C's `/` and `%` truncate, so they are printed only for operands proved non-negative,
if need be after adding a multiple of the divisor; otherwise one of the helpers in
`FLOOR_HELPERS` is called and the caller emits its definition.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import inf

from lift.sizes.order import is_nonnegative
from lift.sizes.polynomial import (
    common_monomial,
    content,
    monomial_inverse,
    multiply,
    plain,
)
from lift.sizes.printer import (
    ATOM,
    CHOICE,
    POWER,
    PRODUCT,
    QUOTIENT,
    SUM,
    Notation,
    Text,
)
from lift.sizes.ranges import depth, interval
from lift.sizes.structure import free_variables
from lift.sizes.terms import (
    Atom,
    Coefficient,
    Conditional,
    FloorDiv,
    Modulo,
    Monomial,
    Power,
    Size,
    Summation,
    Variable,
    from_terms,
    of_atom,
)

#: Helper name -> C definition, for `T` the index type (`int` or `long`).
FLOOR_HELPERS: dict[str, str] = {
    "lift_floor_div": (
        "inline T lift_floor_div(T a, T b)\n"
        "{ T q = a / b; return q - (a % b != 0 && (a < 0) != (b < 0)); }\n"
    ),
    "lift_floor_mod": (
        "inline T lift_floor_mod(T a, T b)\n"
        "{ T r = a % b; return r + (r != 0 && (r < 0) != (b < 0) ? b : 0); }\n"
    ),
}

_INT_MAX = 2**31 - 1


class _CNotation(Notation):
    """C notation; remembers which floor helpers the text calls."""

    def __init__(
        self,
        wide: bool,
        named: Mapping[Atom, str],
        spelled: Mapping[str, str],
        depths: Mapping[str, int],
    ) -> None:
        self.wide = wide
        self.named = named
        self.spelled = spelled
        self.depths = depths
        self.helpers: set[str] = set()

    def atom(self, atom: Atom) -> Text:
        """Its name where it has one: decisions are still those of the expression."""
        name = self.named.get(atom)
        if name is None and isinstance(atom, Variable):
            name = self.spelled.get(atom.name)
        return super().atom(atom) if name is None else Text(name, ATOM)

    def pieces(self, terms: dict[Monomial, Coefficient]) -> list[tuple[bool, Text]]:
        """Summands from the outermost variable in, so that loops add to what is known.

        Those that share a size are factored: (i - 1)*N, not i*N - N.
        """
        if len(terms) == 1:
            return [self.signed(*term) for term in terms.items()]
        ranked = self._ranked(terms)
        ranked.sort(key=lambda pair: pair[0])
        return [piece for _, piece in ranked]

    def _ranked(
        self, terms: dict[Monomial, Coefficient]
    ) -> list[tuple[float, tuple[bool, Text]]]:
        """Summands with their signs, and how deep inside loops they change."""
        shared = _most_shared(terms)
        if shared is None:
            return self._by_number(terms)
        inside = from_terms({m: c for m, c in terms.items() if shared in dict(m)})
        common = common_monomial(inside)
        factor, _ = content(inside)
        over = from_terms({monomial_inverse(common): plain(Fraction(1) / factor)})
        cofactor = self.size(multiply(inside, over))
        parts = [cofactor.within(POWER), self.term(common, 1).within(PRODUCT)]
        if depth(shared) > 1:  # i*(i + 1), but (i + 1)*N
            parts.reverse()
        if factor != 1:
            parts.insert(0, self.number(int(factor)))
        product = Text("*".join(parts), PRODUCT)
        others = {m: c for m, c in terms.items() if shared not in dict(m)}
        return [(self._depth(dict(inside.terms)), (False, product)),
                *self._ranked(others)]  # fmt: skip

    def _by_number(
        self, terms: dict[Monomial, Coefficient]
    ) -> list[tuple[float, tuple[bool, Text]]]:
        """Summands that have a factor in common, by that: 20*(i + j)."""
        numbers: dict[Coefficient, int] = {}
        for m, c in terms.items():
            if m and c not in (1, -1):
                numbers[c] = numbers.get(c, 0) + 1
        groups: dict[Coefficient, dict[Monomial, Coefficient]] = {}
        found: list[tuple[float, tuple[bool, Text]]] = []
        for m, c in terms.items():
            if m and numbers.get(c, 0) > 1:
                groups.setdefault(c, {})[m] = 1
            else:
                found.append((self._depth({m: c}), self.signed(m, c)))
        for number, inside in groups.items():
            text = f"{self.number(abs(int(number)))}*"
            text += self.size(from_terms(inside)).within(POWER)
            found.append((self._depth(inside), (number < 0, Text(text, PRODUCT))))
        return found

    def _depth(self, terms: dict[Monomial, Coefficient]) -> float:
        """The innermost loop that changes the sum; constants come last."""
        if not any(terms):
            return inf
        if not self.depths:
            return 0
        found = 0
        for monomial in terms:
            for atom, _ in monomial:
                for variable in free_variables(of_atom(atom)):
                    found = max(found, self.depths.get(variable.name, 0))
        return found

    def number(self, value: int) -> str:
        return f"{value}L" if value > _INT_MAX else str(value)

    def exact(self, numerator: Text, denominator: Text) -> Text:
        # Truncation does not matter where nothing is left over.
        text = f"{numerator.within(QUOTIENT)} / {denominator.within(POWER)}"
        return Text(text, QUOTIENT)

    def repeated(self, base: Text, exponent: int) -> Text:
        return Text("*".join([base.within(POWER)] * exponent), PRODUCT)

    def quotient(self, atom: FloorDiv) -> Text:
        by = atom.denominator
        if is_nonnegative(by):
            shift = _lift_above_zero(atom.numerator, by)
            if shift == 0:
                return self._infix(atom.numerator, "/", by)
            if shift is not None:
                raised = self._infix(atom.numerator + shift * by, "/", by)
                return Text(f"{raised.text} - {shift}", SUM)
        return self._helper("lift_floor_div", atom.numerator, by)

    def remainder(self, atom: Modulo) -> Text:
        by = atom.denominator
        if is_nonnegative(by):
            shift = _lift_above_zero(atom.numerator, by)
            if shift is not None:
                return self._infix(atom.numerator + shift * by, "%", by)
        return self._helper("lift_floor_mod", atom.numerator, by)

    def _infix(self, left: Size, operator: str, right: Size) -> Text:
        a, b = self.size(left), self.size(right)
        return Text(f"{a.within(QUOTIENT)} {operator} {b.within(POWER)}", QUOTIENT)

    def _helper(self, name: str, left: Size, right: Size) -> Text:
        self.helpers.add(name)
        return Text(f"{name}({self.show(left)}, {self.show(right)})", ATOM)

    def power(self, atom: Power) -> Text:
        bits = atom.base.bit_length() - 1
        if atom.base != 1 << bits:
            raise ValueError(f"{atom.base}^{atom.exponent} has no C form")
        exponent = self.size(atom.exponent)
        shift = (
            exponent.within(SUM) if bits == 1 else f"{bits}*{exponent.within(POWER)}"
        )
        return Text(f"{'1L' if self.wide else '1'} << {shift}", CHOICE)

    def extremum(self, function: str, arguments: tuple[Size, ...]) -> Text:
        text = self._argument(arguments[0])
        for argument in arguments[1:]:
            text = f"{function}({text}, {self._argument(argument)})"
        return Text(text, ATOM)

    def _argument(self, value: Size) -> str:
        """OpenCL's min(long, int) is ambiguous, so literals take the wide type."""
        number = value.constant
        if self.wide and number is not None and abs(number) <= _INT_MAX:
            return f"{number}L"
        return self.show(value)

    def summation(self, atom: Summation) -> Text:
        raise ValueError(
            f"{atom.body} summed over {atom.index.name} has no closed form"
        )

    def conditional(self, atom: Conditional) -> Text:
        left, right = self.size(atom.left), self.size(atom.right)
        then, other = self.size(atom.then), self.size(atom.otherwise)
        return Text(
            f"{left.within(SUM)} < {right.within(SUM)} ? "
            f"{then.within(SUM)} : {other.within(CHOICE)}",
            CHOICE,
        )


def _most_shared(terms: dict[Monomial, Coefficient]) -> Atom | None:
    """The atom in most summands, the shallowest of those; None if nothing repeats."""
    counts: dict[Atom, int] = {}
    for monomial in terms:
        for atom, _ in monomial:
            counts[atom] = counts.get(atom, 0) + 1
    repeated = [atom for atom, times in counts.items() if times > 1]
    if not repeated:
        return None
    return min(repeated, key=lambda a: (-counts[a], depth(a), a.key))


def _lift_above_zero(value: Size, by: Size) -> int | None:
    """The least multiple of the divisor that makes value provably non-negative."""
    if is_nonnegative(value):
        return 0
    number = by.constant
    low, _ = interval(value)
    if number is not None and low is not None:
        return int(-(low // number))
    return next((k for k in (1, 2) if is_nonnegative(value + k * by)), None)


def print_c(value: Size, *, operand: bool = False, wide: bool = False) -> str:
    """The size as a C expression, without the definition of a helper it may call.

    `operand` puts what is not a single factor in parentheses; `wide` says that the
    variables are 64-bit, which literals in shifts, min and max then must be too.
    """
    return print_c_with_helpers(value, operand=operand, wide=wide)[0]


def print_c_with_helpers(
    value: Size,
    *,
    operand: bool = False,
    wide: bool = False,
    named: Mapping[Atom, str] | None = None,
    spelled: Mapping[str, str] | None = None,
    depths: Mapping[str, int] | None = None,
) -> tuple[str, frozenset[str]]:
    """The C expression and the names of the floor helpers it calls.

    `named` are expressions that variables already hold; `spelled` are variables whose
    names mean something else in C, and what to write instead; `depths` are the loops
    around that count variables, 1 for the outermost.
    """
    notation = _CNotation(wide, named or {}, spelled or {}, depths or {})
    text = notation.size(value).within(ATOM if operand else CHOICE)
    return text, frozenset(notation.helpers)
