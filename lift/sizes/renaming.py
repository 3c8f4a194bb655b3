"""Variables under other names: substitution that has nothing to simplify.

Consumes a mapping of variables to variables of the same range; produces the same size
of the others. Whatever is known of the one is known of the other, so what could not be
simplified before cannot be now, and no question is asked again. Passes rename the
variables of all loops: for most of them that is all that they substitute.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from lift.sizes.terms import (
    Atom,
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
    intern,
    sole_atom,
)


class Renaming:
    """New variables for old ones, with the same facts, and each another."""

    __slots__ = ("_atoms", "_new", "_sizes")

    def __init__(self, variables: Mapping[Variable, Variable]) -> None:
        self._new = frozenset(variables.values())
        self._atoms: dict[Atom, Atom] = {}
        self._atoms.update(variables.items())
        self._sizes: dict[Size, Size] = {}

    @classmethod
    def of(cls, mapping: Mapping[Atom, Size]) -> Renaming | None:
        """The renaming that the mapping is, if it is one."""
        variables: dict[Variable, Variable] = {}
        for old, value in mapping.items():
            new = sole_atom(value)
            if not isinstance(old, Variable) or not isinstance(new, Variable):
                return None
            if old.low is not new.low or old.high is not new.high:
                return None
            if old.multiple_of != new.multiple_of:
                return None
            variables[old] = new
        is_one = len(set(variables.values())) == len(variables)
        return cls(variables) if is_one else None

    def is_new_to(self, variables: frozenset[Variable]) -> bool:
        """Whether a size of these variables has none of the new ones yet."""
        return self._new.isdisjoint(variables)

    def of_size(self, value: Size) -> Size:
        """The size of the new variables."""
        found = self._sizes.get(value)
        if found is None:
            terms = {self._monomial(m): c for m, c in value.terms}
            found = self._sizes[value] = from_terms(terms)
        return found

    def _monomial(self, monomial: Monomial) -> Monomial:
        pairs = [(self._atom(atom), exponent) for atom, exponent in monomial]
        if len(pairs) > 1:
            pairs.sort(key=lambda pair: pair[0].key)
        return tuple(pairs)

    def _atom(self, atom: Atom) -> Atom:
        found = self._atoms.get(atom)
        if found is None:
            found = self._atoms[atom] = self._inside(atom)
        return found

    def _inside(self, atom: Atom) -> Atom:
        of = self.of_size
        match atom:
            case Variable():
                return atom
            case FloorDiv(numerator=a, denominator=b):
                return intern(FloorDiv, of(a), of(b))
            case Modulo(numerator=a, denominator=b):
                return intern(Modulo, of(a), of(b))
            case Minimum(arguments=arguments):
                return intern(Minimum, self._ordered(arguments))
            case Maximum(arguments=arguments):
                return intern(Maximum, self._ordered(arguments))
            case Power(base=base, exponent=exponent):
                return intern(Power, base, of(exponent))
            case Conditional(left=a, right=b, then=then, otherwise=otherwise):
                return intern(Conditional, of(a), of(b), of(then), of(otherwise))
            case Lookup(name=name, arguments=arguments, low=low, high=high):
                return intern(Lookup, name, tuple(map(of, arguments)), low, high)
            case Reciprocal(denominator=denominator):
                return intern(Reciprocal, of(denominator))
            case Summation(index=index, low=low, high=high, body=body):
                # The bounds of the range are facts of the index.
                start, end = of(low), of(high)
                bound = intern(Variable, index.name, start, end - 1, index.multiple_of)
                self._atoms[index] = bound
                return intern(Summation, bound, start, end, of(body))
            case _:
                assert_never(atom)

    def _ordered(self, arguments: tuple[Size, ...]) -> tuple[Size, ...]:
        return tuple(sorted(map(self.of_size, arguments), key=lambda s: s.key))
