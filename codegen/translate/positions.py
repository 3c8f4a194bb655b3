"""Integers inside a nest as Lift terms: positions of the levels, and what they make.

Consumes expressions of the analyses over counters, invariant values and loaded ones;
produces 64-bit terms. Remembers which positions were used, so that lambdas bind only
those.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import assert_never

from codegen.scalar import Untranslatable, lift_type
from codegen.scalar.ops import bitcast
from codegen.scalar.types import UNSIGNED
from codegen.translate.ranges import Range
from codegen.translate.size_table import divided
from detector.analysis.expr import Atom, Counter, Expr, Op, of
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.induction import Induction
from detector.analysis.scope import Scope
from detector.analysis.shifts import Shifted
from detector.model import Instruction, Value
from lift.sizes import Size, Variable
from lift.sizes.terms import of_atom
from lift.terms import patterns as p
from lift.terms.build import call, cast, lit, op
from lift.terms.core import Expr as Term
from lift.terms.core import Lambda, NatValue, Param
from lift.terms.traverse import position
from lift.types import BOOL, I64, ScalarType


@dataclass(slots=True)
class Positions:
    """The positions of the levels that are open."""

    scope: Scope
    ranges: Mapping[Counter, Range] = field(default_factory=dict)
    _open: dict[Counter, Variable] = field(default_factory=dict)
    _used: set[Counter] = field(default_factory=set)
    _told: dict[Counter, Term] = field(default_factory=dict)
    _levels: int = 0

    def enter(self, counter: Counter, trip: Size) -> None:
        """Opens the level of a loop."""
        # A loop may be opened twice (for two of its results): each time by a new name.
        self._open[counter] = position(f"i{self._levels}", trip)
        self._levels += 1
        self._used.discard(counter)
        self._told.pop(counter, None)

    def tell(self, counter: Counter, term: Term) -> None:
        """The position of an open level is an element that it reads."""
        self._told[counter] = term

    def binder(self, counter: Counter) -> Variable | None:
        """The position that a level's lambda binds, None if nobody asked for it."""
        return self._open[counter] if counter in self._used else None

    def counting(self, trip: Size) -> Term:
        """An array of the right length where nothing is read."""
        return call(p.Generate(trip, Lambda((Param("k"),), Param("k"))))

    def induction(self, found: Induction, value: Callable[[Value], Term]) -> Term:
        """The value of an induction variable in its own type."""
        loop = self.scope.innermost(found.phi.block)
        assert loop is not None
        counter = self.scope.counter(loop)
        scalar = lift_type(found.phi.type)
        if scalar is None:
            raise Untranslatable(found.phi, "a pointer used as a value")
        here = found.begin + found.step * of(counter)
        return narrowed(self.term(here, found.phi, value), scalar)

    def shifted(
        self, found: Shifted, counter: Counter, value: Callable[[Value], Term]
    ) -> Term:
        """What is left of a value that every iteration before has shifted."""
        scalar = lift_type(found.phi.type)
        if scalar is None or scalar == BOOL:
            raise Untranslatable(found.phi, "a value of this type that is shifted")
        places = self.term(of(counter) * found.places, found.phi, value)
        most = lit(found.bits - 1, I64)
        by = narrowed(op("min", places, most), scalar)
        initial = value(found.initial)
        if found.opcode == "ashr":
            return op("shr", initial, by)
        unsigned = UNSIGNED[scalar]
        name = "shl" if found.opcode == "shl" else "shr"
        moved = op(name, bitcast(initial, unsigned), bitcast(by, unsigned))
        left = bitcast(moved, scalar)
        return op("select", op("le", places, most), left, lit(0, scalar))

    def element(
        self,
        distance: Expr,
        size: int,
        load: Instruction,
        value: Callable[[Value], Term],
    ) -> Term:
        """The number of the element that is `distance` bytes into an array."""
        elements = divided(distance, size)
        if elements is None:
            raise Untranslatable(load, "an access between two elements")
        return self.term(elements, load, value)

    def term(
        self, expr: Expr, user: Instruction, value: Callable[[Value], Term]
    ) -> Term:
        """An expression as a 64-bit integer."""
        total: Term | None = None
        expr = expr.substitute(
            {c: of(r.position) - r.begin for c, r in self.ranges.items()}
        )
        for monomial, coefficient in expr.terms:
            product: Term = lit(coefficient, I64)
            for atom in monomial:
                factor = self._atom(atom, user, value)
                is_one = product == lit(1, I64)
                product = factor if is_one else op("mul", product, factor)
            total = product if total is None else op("add", total, product)
        return total if total is not None else lit(0, I64)

    def _atom(
        self, atom: Atom, user: Instruction, value: Callable[[Value], Term]
    ) -> Term:
        match atom:
            case Counter():
                return self._counter(atom, user)
            case ValueAtom():
                found = self.scope.value_of(atom)
                if found is None or atom.pointer:
                    raise Untranslatable(user, "an address that depends on a pointer")
                return widened(value(found), found, atom.signed)
            case Op(name, args):
                terms = [self.term(arg, user, value) for arg in args]
                return self._operation(name, args, terms, user)
            case _:
                assert_never(atom)

    def _operation(
        self, name: str, args: tuple[Expr, ...], terms: list[Term], user: Instruction
    ) -> Term:
        """Extrema, and division by a positive number that rounds down."""
        if name in ("max", "min"):
            return functools.reduce(lambda a, b: op(name, a, b), terms)
        by = args[1].constant
        if by is None or by <= 0:
            raise Untranslatable(user, "an address that is not a polynomial")
        if by & (by - 1) == 0:
            mask, places = lit(by - 1, I64), lit(by.bit_length() - 1, I64)
            return (
                op("and", terms[0], mask)
                if name == "mod"
                else op("shr", terms[0], places)
            )
        rest = op("rem", terms[0], lit(by, I64))
        above = op("select", op("lt", rest, lit(0, I64)), lit(by, I64), lit(0, I64))
        floored = op("add", rest, above)
        if name == "mod":
            return floored
        return op("div", op("sub", terms[0], floored), lit(by, I64))

    def _counter(self, counter: Counter, user: Instruction) -> Term:
        if counter not in self._open:
            raise Untranslatable(user, "the position of a loop that is not open")
        if counter in self._told:
            return self._told[counter]
        self._used.add(counter)
        return NatValue(of_atom(self._open[counter]), I64)


def widened(term: Term, value: Value, signed: bool) -> Term:
    """An integer as 64 bits, read as signed or unsigned."""
    scalar = lift_type(value.type)
    if scalar is None or scalar.is_float:
        raise Untranslatable(value, "a kernel cannot compute an address from this")
    if scalar == BOOL:
        # The sign of a single bit: a test that holds is -1 where it is extended.
        return op("select", term, lit(-1 if signed else 1, I64), lit(0, I64))
    if scalar == I64:
        return term
    return cast(term if signed else bitcast(term, UNSIGNED[scalar]), I64)


def narrowed(term: Term, scalar: ScalarType) -> Term:
    """A 64-bit integer in another type, by its low bits."""
    if scalar == I64:
        return term
    if scalar.is_float or scalar == BOOL:
        raise ValueError(f"no position is a {scalar}")
    return bitcast(cast(bitcast(term, UNSIGNED[I64]), UNSIGNED[scalar]), scalar)
