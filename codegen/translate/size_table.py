"""Sizes of a Lift program and the expressions of the analyses that they stand for.

Consumes `Expr` over values that are known before the loop; produces sizes, the
expression of each size variable, and the guards under which a variable may be taken
for what its declaration says (at least 1, or at least 0).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from codegen.translate.names import fresh
from detector.analysis.expr import Counter, Expr, Value, const, minimum, of
from detector.verdict import Compare, Comparison, Guard
from lift.sizes import Size, Variable, constant, dimension, free_variables

# An extent that nobody knows: kernels on host memory do not need it.
UNKNOWN_EXTENT = (1 << 31) - 2


@dataclass(slots=True)
class SizeTable:
    """Equal expressions give equal sizes; `show` is how the source would say them."""

    show: Callable[[Expr], str]
    taken: set[str] = field(default_factory=set)
    expressions: dict[str, Expr] = field(default_factory=dict)
    guards: list[Guard] = field(default_factory=list)
    # What the names of earlier phases stand for: one stub declares them all.
    earlier: dict[str, Expr] = field(default_factory=dict)
    _known: dict[tuple[Expr, int], Size] = field(default_factory=dict)

    def extent(self, expr: Expr) -> Size:
        """A trip count or a stride: at least 1, a polynomial where it is one."""
        if expr.constant is not None:
            return constant(expr.constant)
        if _is_plain(expr):
            return self._polynomial(expr)
        return self._whole(expr, 1)

    def offset(self, expr: Expr) -> Size:
        """A distance that may be 0."""
        if expr.constant is not None:
            return constant(expr.constant)
        if self.is_at_least_zero(expr):
            return self._polynomial(expr)
        beyond = self._beyond_another(expr)
        return self._whole(expr, 0) if beyond is None else beyond

    def offsets(self, exprs: Iterable[Expr]) -> None:
        """Names distances, the shortest first: others are so far beyond one of them.

        A lattice step writes nineteen elements into nine rows; with a variable for each
        of them a kernel would need nineteen pointers instead of nine.
        """
        for expr in sorted(dict.fromkeys(exprs), key=lambda e: e.offset):
            self.offset(expr)

    def _beyond_another(self, expr: Expr) -> Size | None:
        """A known distance and a constant, if it is that."""
        for (other, at_least), size in self._known.items():
            beyond = (expr - other).constant
            if at_least == 0 and beyond is not None and beyond >= 0:
                return size + beyond
        return None

    def known(self, expr: Expr) -> Size | None:
        """The size that an expression is, if it was asked for as one."""
        return self._known.get((expr, 1))

    def is_at_least_zero(self, expr: Expr) -> bool:
        """Whether the guards so far (each value at least 1) make it so."""
        atoms = {atom for monomial, _ in expr.terms for atom in monomial}
        if any((of(atom), 1) not in self._known for atom in atoms):
            return False
        # Each value is 1 and something: a polynomial in what it is above 1.
        above = expr.substitute({atom: of(atom) + 1 for atom in atoms})
        return all(coefficient >= 0 for _, coefficient in above.terms)

    def least(self, exprs: Sequence[Expr]) -> Expr:
        """The smallest; what the guards cannot tell is left to the run time."""
        for candidate in exprs:
            if all(self.is_at_least_zero(other - candidate) for other in exprs):
                return candidate
        return minimum(*exprs)

    def variables(self) -> tuple[Variable, ...]:
        """The declared variables, in the order of their making."""
        found: dict[str, Variable] = {}
        for size in self._known.values():
            for variable in free_variables(size):
                found.setdefault(variable.name, variable)
        return tuple(found.values())

    def _polynomial(self, expr: Expr) -> Size:
        total = constant(0)
        for monomial, coefficient in expr.terms:
            product = constant(coefficient)
            for atom in monomial:
                product = product * self._whole(of(atom), 1)
            total = total + product
        return total

    def _whole(self, expr: Expr, at_least: int) -> Size:
        key = (expr, at_least)
        if key not in self._known:
            name = self._name(expr)
            self.expressions[name] = expr
            self._known[key] = dimension(name, at_least)
            why = f"{name} is less than {at_least}"
            self.guards.append(Compare(const(at_least), Comparison.LE, expr, why))
        return self._known[key]

    def _name(self, expr: Expr) -> str:
        text = self.show(expr)
        plain = re.fullmatch(r"[A-Za-z]\w*", text)
        wanted = f"n_{text}" if plain else f"n{len(self._known)}"
        for name, known in self.earlier.items():
            if known == expr and name not in self.taken:
                self.taken.add(name)
                return name
        return fresh(wanted, self.taken, self.earlier.keys())


def _is_plain(expr: Expr) -> bool:
    """A polynomial of values with positive coefficients: it grows with each of them."""
    return all(
        coefficient > 0 and all(isinstance(atom, Value) for atom in monomial)
        for monomial, coefficient in expr.terms
    )


def walks_down(stride: Expr) -> bool:
    """Whether a stride is negative if its values are positive, as guards see to."""
    return bool(stride.terms) and all(number < 0 for _, number in stride.terms)


def divided(expr: Expr, by: int) -> Expr | None:
    """expr / by where that is a whole polynomial."""
    if any(coefficient % by for _, coefficient in expr.terms):
        return None
    return Expr(tuple((m, c // by) for m, c in expr.terms))


def is_invariant(expr: Expr) -> bool:
    """Whether no counter of a loop occurs."""
    return not any(isinstance(atom, Counter) for atom in expr.atoms())
