"""The data of sizes: canonical polynomials over atoms, hash-consed.

Consumes nothing; produces the frozen node types that every other module of
`lift.sizes` builds and reads. Two sizes with the same canonical form are the same
object, so equality and hashing are those of identity. This module knows no
simplification: sums and products live in `polynomial`, division in `division`.
"""

from __future__ import annotations

import copyreg
import itertools
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from fractions import Fraction
from functools import lru_cache
from operator import itemgetter
from typing import Any, ClassVar, TypeAlias, TypeVar
from weakref import ref

Coefficient: TypeAlias = int | Fraction
#: A product of atoms: (atom, exponent) pairs in canonical order; exponents are
#: negative only below an exact division.
Monomial: TypeAlias = "tuple[tuple[Atom, int], ...]"
SizeLike: TypeAlias = "Size | int"

UNIT: Monomial = ()

_serial = itertools.count()


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Size:
    """An integer-valued polynomial; build it with operators, never directly."""

    terms: tuple[tuple[Monomial, Coefficient], ...]
    #: Structural sort key; ties are impossible but for variables of equal name.
    key: tuple[Any, ...] = field(repr=False)

    def __add__(self, other: SizeLike) -> Size:
        return Arithmetic.add(self, size(other))

    __radd__ = __add__

    def __neg__(self) -> Size:
        return Arithmetic.scale(self, -1)

    def __sub__(self, other: SizeLike) -> Size:
        return Arithmetic.subtract(self, size(other))

    def __rsub__(self, other: SizeLike) -> Size:
        return size(other) - self

    def __mul__(self, other: SizeLike) -> Size:
        return Arithmetic.multiply(self, size(other))

    __rmul__ = __mul__

    def __pow__(self, exponent: int) -> Size:
        return Arithmetic.raise_to(self, exponent)

    def __floordiv__(self, other: SizeLike) -> Size:
        return Arithmetic.floor_div(self, size(other))

    def __rfloordiv__(self, other: SizeLike) -> Size:
        return size(other) // self

    def __mod__(self, other: SizeLike) -> Size:
        return Arithmetic.modulo(self, size(other))

    def __rmod__(self, other: SizeLike) -> Size:
        return size(other) % self

    def __bool__(self) -> bool:
        raise TypeError("a size has no truth value; ask lift.sizes.order")

    def __str__(self) -> str:
        from lift.sizes.text import print_size

        return print_size(self)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild_size, (self.terms,))

    @property
    def constant(self) -> int | None:
        """The value if it is an integer constant, else None."""
        if not self.terms:
            return 0
        if len(self.terms) == 1 and self.terms[0][0] == UNIT:
            value = self.terms[0][1]
            return value if isinstance(value, int) else None
        return None


class Arithmetic:
    """What the operators of a size mean.

    Arithmetic is layered above the data it builds: `polynomial` and `division` set
    this when the package is imported. An import in each operator would take as long
    as most sums.
    """

    add: ClassVar[Callable[[Size, Size], Size]]
    subtract: ClassVar[Callable[[Size, Size], Size]]
    scale: ClassVar[Callable[[Size, Coefficient], Size]]
    multiply: ClassVar[Callable[[Size, Size], Size]]
    raise_to: ClassVar[Callable[[Size, int], Size]]
    floor_div: ClassVar[Callable[[Size, Size], Size]]
    modulo: ClassVar[Callable[[Size, Size], Size]]


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Variable:
    """A name with facts: inclusive bounds (None = unbounded) and a known divisor.

    Work-item ids are variables too; `name` is what a kernel prints. Facts belong to
    the identity: equal names with different facts are different variables.
    """

    name: str
    low: Size | None
    high: Size | None
    multiple_of: int
    key: tuple[Any, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class FloorDiv:
    """floor(numerator / denominator), undefined where the denominator is 0."""

    numerator: Size
    denominator: Size
    key: tuple[Any, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Modulo:
    """numerator - denominator * floor(numerator / denominator)."""

    numerator: Size
    denominator: Size
    key: tuple[Any, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Minimum:
    """The least of two or more arguments, none provably useless."""

    arguments: tuple[Size, ...]
    key: tuple[Any, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Maximum:
    """The greatest of two or more arguments, none provably useless."""

    arguments: tuple[Size, ...]
    key: tuple[Any, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Power:
    """base ** exponent, base >= 2; the exponent is one monomial with coefficient 1."""

    base: int
    exponent: Size
    key: tuple[Any, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Summation:
    """The sum of body over low <= index < high; 0 where the range is empty."""

    index: Variable
    low: Size
    high: Size
    body: Size
    key: tuple[Any, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Conditional:
    """`then` where left < right, else `otherwise`."""

    left: Size
    right: Size
    then: Size
    otherwise: Size
    key: tuple[Any, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Lookup:
    """An opaque run-time value such as `offsets[i]`, with optional inclusive bounds."""

    name: str
    arguments: tuple[Size, ...]
    low: Size | None
    high: Size | None
    key: tuple[Any, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Reciprocal:
    """1 / denominator, left by an exact division by a sum; never printed alone."""

    denominator: Size
    key: tuple[Any, ...] = field(repr=False)


Atom: TypeAlias = (
    Variable
    | FloorDiv
    | Modulo
    | Minimum
    | Maximum
    | Power
    | Summation
    | Conditional
    | Lookup
    | Reciprocal
)
#: Sort rank: variables first, so that `i*N` prints before `i/4`.
_RANKS: dict[type, int] = {
    kind: rank
    for rank, kind in enumerate(
        (
            Variable,
            Power,
            Lookup,
            FloorDiv,
            Modulo,
            Minimum,
            Maximum,
            Conditional,
            Summation,
            Reciprocal,
        )
    )
}

_A = TypeVar("_A", bound=Atom)
_N = TypeVar("_N")


class _Held(ref[_N]):
    """An interned node as long as somebody else needs it, and where it is found."""

    __slots__ = ("index",)
    index: Any


class _Table(dict[Any, _Held[_N]]):
    """Interned nodes. A WeakValueDictionary takes as long as the sum that asks it."""

    __slots__ = ()

    def put(self, index: Any, node: _N) -> None:
        held = _Held(node, self._forget)
        held.index = index
        self[index] = held

    def _forget(self, held: _Held[_N]) -> None:
        # Another node may have taken the place before this one was gone.
        if self.get(held.index) is held:
            del self[held.index]


_atoms: _Table[Any] = _Table()
_sizes: _Table[Size] = _Table()


def _field_key(value: Any) -> Any:
    match value:
        case Size() | Variable():
            return value.key
        case tuple():
            return tuple(_field_key(v) for v in value)
        case None:
            return ()
        case _:
            return value


def intern(kind: type[_A], *values: Any) -> _A:
    """The one atom of this kind with these fields (no simplification is done)."""
    index = (kind, *values)
    held = _atoms.get(index)
    found = None if held is None else held()
    if found is None:
        rank = _RANKS[kind]
        key: tuple[Any, ...]
        if kind is Variable:
            key = (rank, values[0], next(_serial))
        else:
            key = (rank, *(_field_key(v) for v in values))
        make: Callable[..., _A] = kind
        found = make(*values, key)
        _atoms.put(index, found)
    result: _A = found
    return result


def _reduce_atom(atom: Atom) -> tuple[Any, ...]:
    values = (getattr(atom, f.name) for f in fields(atom) if f.name != "key")
    return intern, (type(atom), *values)


for _kind in _RANKS:  # copies and unpickled atoms are the interned ones
    copyreg.pickle(_kind, _reduce_atom)


@lru_cache(maxsize=1 << 15)
def monomial_key(monomial: Monomial) -> tuple[Any, ...]:
    """Higher degree first, then atoms in order; the constant comes last."""
    degree = 0
    for _, exponent in monomial:
        degree += exponent
    return (-degree, tuple([(atom.key, -exponent) for atom, exponent in monomial]))


def from_terms(terms: Mapping[Monomial, Coefficient]) -> Size:
    """The interned size with these terms, none of which may be zero."""
    index = frozenset(terms.items())
    held = _sizes.get(index)
    found = None if held is None else held()
    if found is None:
        ordered = [(monomial_key(m), m, c) for m, c in terms.items()]
        if len(ordered) > 1:
            ordered.sort(key=itemgetter(0))
        found = Size(
            tuple([(m, c) for _, m, c in ordered]),
            tuple([(k, c) for k, _, c in ordered]),
        )
        _sizes.put(index, found)
    return found


def _rebuild_size(terms: Iterable[tuple[Monomial, Coefficient]]) -> Size:
    return from_terms(dict(terms))


@lru_cache(maxsize=1 << 12)
def constant(value: Coefficient) -> Size:
    """The size of a number."""
    if isinstance(value, Fraction) and value.denominator == 1:
        value = value.numerator
    return from_terms({UNIT: value} if value else {})


def size(value: SizeLike) -> Size:
    """The argument as a size."""
    return value if isinstance(value, Size) else constant(value)


@lru_cache(maxsize=1 << 14)
def of_atom(atom: Atom) -> Size:
    """The size that is one atom."""
    return from_terms({((atom, 1),): 1})


def sole_atom(value: Size) -> Atom | None:
    """The atom that the size consists of, if it is one."""
    if len(value.terms) == 1:
        ((monomial, coefficient),) = value.terms
        if coefficient == 1 and len(monomial) == 1 and monomial[0][1] == 1:
            return monomial[0][0]
    return None


ZERO = constant(0)
ONE = constant(1)
# Small numbers are asked for all the time; keep them alive.
_KEPT = tuple(constant(n) for n in range(-16, 257))
