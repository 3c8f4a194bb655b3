"""The parts of a size: what stands directly inside an atom, and free variables.

Consumes a size; produces its parts. It knows no rule of arithmetic.
"""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from lift.sizes.polynomial import atoms
from lift.sizes.terms import (
    Atom,
    Conditional,
    FloorDiv,
    Lookup,
    Maximum,
    Minimum,
    Modulo,
    Power,
    Reciprocal,
    Size,
    Summation,
    Variable,
)


def children(atom: Atom) -> tuple[Size, ...]:
    """The sizes directly inside an atom; a variable's bounds are facts, not parts."""
    match atom:
        case Variable():
            return ()
        case FloorDiv(numerator=n, denominator=d) | Modulo(numerator=n, denominator=d):
            return (n, d)
        case Minimum(arguments=a) | Maximum(arguments=a) | Lookup(arguments=a):
            return a
        case Power(exponent=inside) | Reciprocal(denominator=inside):
            return (inside,)
        case Summation(low=low, high=high, body=body):
            return (low, high, body)
        case Conditional(left=a, right=b, then=c, otherwise=d):
            return (a, b, c, d)
        case _:
            assert_never(atom)


@lru_cache(maxsize=1 << 14)
def free_variables(value: Size) -> frozenset[Variable]:
    """The variables that the value depends on (not those in bounds of others)."""
    found: set[Variable] = set()
    for atom in atoms(value):
        if isinstance(atom, Variable):
            found.add(atom)
        for inner in children(atom):
            found |= free_variables(inner)
        if isinstance(atom, Summation):
            found.discard(atom.index)
    return frozenset(found)
