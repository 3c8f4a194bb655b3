"""Symbolic integers: polynomials with integer coefficients over atoms.

Consumes nothing but Python integers and names; produces canonical, hashable,
printable values.  An Expr denotes a mathematical integer, never a machine word:
who builds one from SSA must prove (or record as a condition) that nothing wraps.
Must not know the IR model; atoms refer to SSA values and loops by name only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, assert_never

from detector.analysis.once import Once

OpName = Literal["floordiv", "mod", "max", "min"]


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Value(metaclass=Once):
    """The integer in an SSA value, read as signed or as unsigned.

    Pointers are their address, read as unsigned.  At 64 bits only the signed reading
    exists for integers (a large unsigned one is a condition, not another atom).
    """

    name: str
    bits: int
    signed: bool = True
    pointer: bool = False


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Counter(metaclass=Once):
    """The iteration number of a loop: 0 in the first iteration, then 1, 2, ..."""

    header: str
    depth: int


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Op(metaclass=Once):
    """What a polynomial cannot say: floor division, modulo, maximum, minimum."""

    op: OpName
    args: tuple[Expr, ...]


Atom = Value | Counter | Op
Monomial = tuple[Atom, ...]  # sorted by atom_key; a square is an atom listed twice
Terms = tuple[tuple[Monomial, int], ...]  # sorted by monomial_key


def atom_key(atom: Atom) -> tuple[object, ...]:
    """A total order of atoms that depends on nothing but their content."""
    match atom:
        case Value():
            return (0, atom.name, atom.bits, atom.signed)
        case Counter():
            return (1, str(atom.depth).zfill(3) + atom.header)
        case Op():
            return (2, atom.op + repr(atom.args))
        case _:
            assert_never(atom)


@lru_cache(maxsize=100_000)
def monomial_key(monomial: Monomial) -> tuple[object, ...]:
    """A total order of monomials: by degree, then by their atoms."""
    return (len(monomial), tuple(atom_key(atom) for atom in monomial))


def expr_key(expr: Expr) -> list[tuple[object, ...]]:
    """A total order of expressions."""
    return [(monomial_key(monomial), number) for monomial, number in expr.terms]


@dataclass(frozen=True, slots=True)
class Expr:
    """A canonical polynomial: equal values of it are equal objects."""

    terms: Terms

    def __add__(self, other: Expr | int) -> Expr:
        if isinstance(other, int):
            return self._plus(other)
        mine, theirs = self.terms, other.terms
        if not theirs:
            return self
        if len(theirs) == 1 and not theirs[0][0]:
            return self._plus(theirs[0][1])
        if not mine:
            return other
        if len(mine) == 1 and not mine[0][0]:
            return other._plus(mine[0][1])
        return _sum(mine, theirs, 1)

    def _plus(self, number: int) -> Expr:
        # The constant term comes first, so nothing has to be sorted.
        rest = self.terms
        if rest and not rest[0][0]:
            number, rest = number + rest[0][1], rest[1:]
        return Expr((((), number), *rest)) if number else Expr(rest)

    def __sub__(self, other: Expr | int) -> Expr:
        if isinstance(other, int):
            return self._plus(-other)
        theirs = other.terms
        if len(theirs) == 1 and not theirs[0][0]:
            return self._plus(-theirs[0][1])
        return _sum(self.terms, theirs, -1) if theirs else self

    def __neg__(self) -> Expr:
        return Expr(tuple([(monomial, -number) for monomial, number in self.terms]))

    def __mul__(self, other: Expr | int) -> Expr:
        number = other if isinstance(other, int) else other.constant
        if number is not None:
            if number == 1:
                return self
            if not number:
                return ZERO
            return Expr(tuple([(monomial, c * number) for monomial, c in self.terms]))
        assert isinstance(other, Expr)
        number = self.constant
        if number is not None:
            return other * number
        total: dict[Monomial, int] = {}
        for left, a in self.terms:
            for right, b in other.terms:
                both = left + right
                if left and right:
                    both = tuple(sorted(both, key=atom_key))
                total[both] = total.get(both, 0) + a * b
        return _make(total)

    @property
    def constant(self) -> int | None:
        """The number this is, if it is one."""
        terms = self.terms
        if not terms:
            return 0
        return terms[0][1] if len(terms) == 1 and not terms[0][0] else None

    @property
    def offset(self) -> int:
        """The constant term."""
        return self.terms[0][1] if self.terms and not self.terms[0][0] else 0

    def atoms(self) -> Iterator[Atom]:
        """Every atom, also those inside operations; may repeat."""
        for monomial, _ in self.terms:
            for atom in monomial:
                yield atom
                if isinstance(atom, Op):
                    for arg in atom.args:
                        yield from arg.atoms()

    def counters(self) -> frozenset[Counter]:
        """The iteration counters that occur anywhere in it."""
        found: set[Counter] = set()
        for monomial, _ in self.terms:
            for atom in monomial:
                if isinstance(atom, Counter):
                    found.add(atom)
                elif isinstance(atom, Op):
                    found.update(*(arg.counters() for arg in atom.args))
        return frozenset(found)

    def coefficient(self, atom: Atom) -> Expr | None:
        """c in self = c*atom + rest; None if atom occurs in another way as well."""
        total: dict[Monomial, int] = {}
        for monomial, number in self.terms:
            if atom in monomial:
                rest = list(monomial)
                rest.remove(atom)
                if _mentions(tuple(rest), atom):
                    return None
                total[tuple(rest)] = number
            elif _mentions(monomial, atom):
                return None
        return _make(total)

    def without(self, atom: Atom) -> Expr:
        """The terms in which atom is no factor."""
        return Expr(tuple(t for t in self.terms if atom not in t[0]))

    def substitute(self, mapping: Mapping[Atom, Expr]) -> Expr:
        """Replaces atoms, also inside operations, and normalises again."""
        if not any(atom in mapping for atom in self.atoms()):
            return self
        total: dict[Monomial, int] = {}
        for monomial, number in self.terms:
            product = const(number)
            for atom in monomial:
                product = product * _substitute_atom(atom, mapping)
            for both, times in product.terms:
                total[both] = total.get(both, 0) + times
        return _make(total)

    def __str__(self) -> str:
        # Late: text is layered above the data that it shows.
        from detector.analysis.expr_text import show

        return show(self)


def _sum(mine: Terms, theirs: Terms, sign: int) -> Expr:
    total = dict(mine)
    count = len(total)
    for monomial, number in theirs:
        total[monomial] = total.get(monomial, 0) + sign * number
    if len(total) > count:
        return _make(total)
    # No other monomials than before: they are in order.
    return Expr(tuple([term for term in total.items() if term[1]]))


def _make(terms: Mapping[Monomial, int]) -> Expr:
    kept = [term for term in terms.items() if term[1]]
    if len(kept) > 1:
        kept.sort(key=_term_key)
    return Expr(tuple(kept))


def _term_key(term: tuple[Monomial, int]) -> tuple[object, ...]:
    return monomial_key(term[0])


def _mentions(monomial: Monomial, atom: Atom) -> bool:
    return any(
        factor == atom
        or (isinstance(factor, Op) and any(atom in a.atoms() for a in factor.args))
        for factor in monomial
    )


def _substitute_atom(atom: Atom, mapping: Mapping[Atom, Expr]) -> Expr:
    if atom in mapping:
        return mapping[atom]
    if isinstance(atom, Op):
        args = tuple(arg.substitute(mapping) for arg in atom.args)
        return _REBUILD[atom.op](*args)
    return of(atom)


def const(number: int) -> Expr:
    """A number as an expression."""
    return Expr((((), number),) if number else ())


def of(atom: Atom) -> Expr:
    """An atom as an expression."""
    return Expr((((atom,), 1),))


def as_expr(value: Expr | int) -> Expr:
    """Lets numbers stand where expressions are wanted."""
    return const(value) if isinstance(value, int) else value


ZERO = const(0)
ONE = const(1)


def floordiv(numerator: Expr, divisor: Expr) -> Expr:
    """⌊numerator / divisor⌋; what divides evenly leaves the brackets."""
    by = divisor.constant
    if by is None or by == 0:
        return of(Op("floordiv", (numerator, divisor)))
    if by < 0:
        return floordiv(-numerator, const(-by))
    whole = {m: c // by for m, c in numerator.terms if c % by == 0 or not m}
    rest = {m: c % by if not m else c for m, c in numerator.terms if c % by}
    if not any(rest):
        return _make(whole)
    return _make(whole) + of(Op("floordiv", (_make(rest), divisor)))


def ceildiv(numerator: Expr, divisor: Expr) -> Expr:
    """⌈numerator / divisor⌉ for a positive divisor."""
    return floordiv(numerator + divisor - 1, divisor)


def mod(numerator: Expr, divisor: Expr) -> Expr:
    """numerator - divisor*⌊numerator/divisor⌋."""
    by = divisor.constant
    if by is None or by <= 0:
        return of(Op("mod", (numerator, divisor)))
    rest = _make({m: c % by for m, c in numerator.terms})
    if rest.constant is not None:
        return rest
    return of(Op("mod", (rest, divisor)))


def maximum(*args: Expr) -> Expr:
    """The largest of several; constant differences are decided at once."""
    return _extremum("max", args)


def minimum(*args: Expr) -> Expr:
    """The smallest of several; constant differences are decided at once."""
    return _extremum("min", args)


def _extremum(op: Literal["max", "min"], args: tuple[Expr, ...]) -> Expr:
    kept: list[Expr] = []
    for arg in _flatten(op, args):
        for index, other in enumerate(kept):
            difference = (arg - other).constant
            if difference is not None:
                if (difference > 0) == (op == "max"):
                    kept[index] = arg
                break
        else:
            kept.append(arg)
    if len(kept) == 1:
        return kept[0]
    kept.sort(key=expr_key)
    return of(Op(op, tuple(kept)))


def _flatten(op: OpName, args: tuple[Expr, ...]) -> Iterator[Expr]:
    for arg in args:
        match arg.terms:
            case (((Op(op=inner, args=parts),), 1),) if inner == op:
                yield from parts
            case _:
                yield arg


_REBUILD: dict[OpName, Callable[..., Expr]] = {
    "floordiv": floordiv,
    "mod": mod,
    "max": maximum,
    "min": minimum,
}
