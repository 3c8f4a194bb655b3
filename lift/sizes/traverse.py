"""Substitution and evaluation.

Consumes a size and a mapping or environment; produces sizes or numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from operator import is_
from typing import Any, TypeAlias, assert_never

from lift.sizes.build import conditional, maximum, minimum, power
from lift.sizes.order import Truth, less
from lift.sizes.polynomial import exact_div, multiply, raise_to, total
from lift.sizes.renaming import Renaming
from lift.sizes.structure import children, free_variables
from lift.sizes.sums import summation
from lift.sizes.terms import (
    ONE,
    ZERO,
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
    SizeLike,
    Summation,
    Variable,
    from_terms,
    intern,
    of_atom,
    size,
    sole_atom,
)
from lift.sizes.witness import variable_at

#: Names to numbers; a lookup's name to an array or a function.
Environment: TypeAlias = Mapping[str, Any]


def substitute(value: Size, mapping: Mapping[Size, SizeLike]) -> Size:
    """Replace variables (or other one-atom sizes) simultaneously and simplify.

    Facts of other variables that mention a replaced one are left as they are.
    """
    return substitution(mapping)(value)


def substitution(mapping: Mapping[Size, SizeLike]) -> Callable[[Size], Size]:
    """`substitute` with this mapping, for those who have many sizes."""
    return _substitution(tuple(mapping.items())).replaced


def specialise(value: Size, mapping: Mapping[Size, SizeLike]) -> Size:
    """Substitute also in the facts: i in [0, N) becomes another i, in [0, 1024).

    Use it for all sizes of a program with the same mapping, or none of them.
    """
    return _Substitution(_by_atom(mapping), in_facts=True).apply(value)


@lru_cache(maxsize=64)
def _substitution(mapping: tuple[tuple[Size, SizeLike], ...]) -> _Substitution:
    """A pass asks for the same substitution in all sizes of a block, so they share."""
    return _Substitution(_by_atom(dict(mapping)))


def _by_atom(mapping: Mapping[Size, SizeLike]) -> dict[Atom, Size]:
    atoms_only: dict[Atom, Size] = {}
    for old, new in mapping.items():
        atom = sole_atom(old)
        if atom is None:
            raise ValueError(f"cannot substitute for {old}: not a variable")
        atoms_only[atom] = size(new)
    return atoms_only


class _Substitution:
    """One simultaneous substitution, with a memo for shared parts."""

    __slots__ = ("in_facts", "mapping", "memo", "names", "of_variables", "sizes")

    def __init__(self, mapping: Mapping[Atom, Size], in_facts: bool = False) -> None:
        self.mapping = mapping
        self.in_facts = in_facts
        self.of_variables = all(isinstance(atom, Variable) for atom in mapping)
        self.memo: dict[Atom, Size] = {}
        self.sizes: dict[Size, Size] = {}
        self.names = Renaming.of(mapping)

    def replaced(self, value: Size) -> Size:
        # Most indices mention none of a pass's variables: they stay what they are.
        if self.of_variables:
            variables = free_variables(value)
            if variables.isdisjoint(self.mapping):
                return value
            if self.names is not None and self.names.is_new_to(variables):
                return self.names.of_size(value)
        return self.apply(value)

    def apply(self, value: Size) -> Size:
        found = self.sizes.get(value)
        if found is None:
            found = self.sizes[value] = self._applied(value)
        return found

    def _applied(self, value: Size) -> Size:
        same: dict[Monomial, Coefficient] = {}
        changed: list[Size] = []
        for monomial, coefficient in value.terms:
            kept: list[tuple[Atom, int]] = []
            factors: list[tuple[Size, int]] = []
            for pair in monomial:
                atom, exponent = pair
                new = self.atom(atom)
                if new is of_atom(atom):
                    kept.append(pair)
                else:
                    factors.append((new, exponent))
            if not factors:
                same[monomial] = coefficient
                continue
            term = from_terms({tuple(kept): coefficient})
            for factor, exponent in factors:
                if exponent == 1:
                    term = multiply(term, factor)
                elif exponent < 0:
                    term = exact_div(term, raise_to(factor, -exponent))
                else:
                    term = multiply(term, raise_to(factor, exponent))
            changed.append(term)
        if not changed:
            return value
        return total((from_terms(same), *changed))

    def atom(self, atom: Atom) -> Size:
        found = self.mapping.get(atom)
        if found is None:
            found = self.memo.get(atom)
        if found is None:
            found = self.memo[atom] = self._inside(atom)
        return found

    def _inside(self, atom: Atom) -> Size:
        if self.in_facts and isinstance(atom, Variable | Lookup):
            atom = self._with_facts(atom)
            if isinstance(atom, Variable):
                if atom.low is not None and atom.low is atom.high:
                    return atom.low
                return of_atom(atom)
        live = self._live_part(atom)
        if live is not None:
            return live
        old = children(atom)
        new = tuple([self.apply(child) for child in old])
        if all(map(is_, old, new)):
            return of_atom(atom)
        return rebuild(atom, new)

    def _live_part(self, atom: Atom) -> Size | None:
        """What is left of a decided choice or an empty sum.

        The dead part is not touched: it may divide by what has just become 0.
        """
        match atom:
            case Conditional(left=a, right=b, then=then, otherwise=otherwise):
                truth = less(self.apply(a), self.apply(b))
                if truth is not Truth.UNKNOWN:
                    return self.apply(then if truth is Truth.YES else otherwise)
            case Summation(low=low, high=high):
                if less(self.apply(low), self.apply(high)) is Truth.NO:
                    return ZERO
            case _:
                pass
        return None

    def _with_facts(self, atom: Variable | Lookup) -> Variable | Lookup:
        low, high = (
            None if b is None else self.apply(b) for b in (atom.low, atom.high)
        )
        if isinstance(atom, Variable):
            return intern(Variable, atom.name, low, high, atom.multiple_of)
        return intern(Lookup, atom.name, atom.arguments, low, high)


def rebuild(atom: Atom, parts: Sequence[Size]) -> Size:
    """The atom's operation applied to other children, simplified."""
    match atom:
        case Variable():
            return of_atom(atom)
        case FloorDiv():
            return parts[0] // parts[1]
        case Modulo():
            return parts[0] % parts[1]
        case Minimum():
            return minimum(*parts)
        case Maximum():
            return maximum(*parts)
        case Power(base=base):
            return power(base, parts[0])
        case Summation(index=index):
            return summation(of_atom(index), parts[0], parts[1], parts[2])
        case Conditional():
            return conditional(*parts)
        case Lookup(name=name, low=low, high=high):
            return of_atom(intern(Lookup, name, tuple(parts), low, high))
        case Reciprocal():
            return exact_div(ONE, parts[0])
        case _:
            assert_never(atom)


def evaluate(value: Size, environment: Environment) -> int:
    """The number that the size is; names missing from the environment raise KeyError.

    An exact division that is not exact raises ValueError.
    """
    result = _value(value, environment)
    if result.denominator != 1:
        raise ValueError(f"{value} is {result}, not an integer")
    return int(result)


def moved_at(value: Size, variable: Variable, step: int, point: int) -> int | None:
    """The value at a sample point, with one variable greater by `step` than there.

    To see at once that a substitution would not give what is looked for.
    """
    variables = free_variables(value)
    at = {v.name: variable_at(v, point) for v in variables}
    place = at.get(variable.name)
    if place is None or None in at.values() or len(at) < len(variables):
        return None
    at[variable.name] = place + step
    try:
        return evaluate(value, at)
    except (KeyError, ValueError, ZeroDivisionError):
        return None


def _value(value: Size, environment: Environment) -> int | Fraction:
    total: int | Fraction = 0
    for monomial, coefficient in value.terms:
        term: int | Fraction = coefficient
        for atom, exponent in monomial:
            factor = _atom_value(atom, environment)
            if exponent < 0:
                term = term * Fraction(1) / factor**-exponent
            else:
                term = term * factor**exponent
        total += term
    return total


def _atom_value(atom: Atom, environment: Environment) -> int | Fraction:
    match atom:
        case Variable(name=name):
            return int(environment[name])
        case FloorDiv(numerator=n, denominator=d):
            return evaluate(n, environment) // evaluate(d, environment)
        case Modulo(numerator=n, denominator=d):
            return evaluate(n, environment) % evaluate(d, environment)
        case Minimum(arguments=arguments):
            return min(evaluate(a, environment) for a in arguments)
        case Maximum(arguments=arguments):
            return max(evaluate(a, environment) for a in arguments)
        case Power(base=base, exponent=exponent):
            return Fraction(base) ** evaluate(exponent, environment)
        case Summation():
            return _sum_value(atom, environment)
        case Conditional(left=a, right=b, then=then, otherwise=otherwise):
            holds = evaluate(a, environment) < evaluate(b, environment)
            return evaluate(then if holds else otherwise, environment)
        case Lookup(name=name, arguments=arguments):
            return _element(
                environment[name], [evaluate(a, environment) for a in arguments]
            )
        case Reciprocal(denominator=d):
            return 1 / Fraction(evaluate(d, environment))
        case _:
            assert_never(atom)


def _element(table: Any, indices: list[int]) -> int:
    if callable(table):
        function: Callable[..., Any] = table
        return int(function(*indices))
    for index in indices:
        table = table[index]
    return int(table)


def _sum_value(atom: Summation, environment: Environment) -> int | Fraction:
    low = evaluate(atom.low, environment)
    high = evaluate(atom.high, environment)
    total: int | Fraction = 0
    for index in range(low, high):
        total += _value(atom.body, {**environment, atom.index.name: index})
    return total
