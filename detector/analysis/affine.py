"""Addresses as base + Σ stride·counter + offset, in bytes.

Consumes an evaluator; produces for each load, store or memory intrinsic an `Access`
with respect to a chosen outermost loop.  Everything is congruent modulo the pointer
width, and exact as integers where the program does not wrap around the address space.
Must not know aliasing or idioms.

An Access is never wrong, but it may be less than affine: a subscript that was itself
loaded stands as `indirect`, what fits no pattern stands as `irregular`.
"""

from __future__ import annotations

from dataclasses import dataclass

from detector.analysis.condition import NONE, Conditions
from detector.analysis.expr import (
    ZERO,
    Atom,
    Counter,
    Expr,
    Monomial,
    Op,
    const,
    of,
)
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.loops import Loop
from detector.analysis.scev import Evaluator
from detector.analysis.values import Form, bits_of
from detector.model import Block, Instruction, Unsized, Value


@dataclass(frozen=True, slots=True)
class Stride:
    """How many bytes one step of a counter moves the address."""

    counter: Counter
    bytes: Expr


@dataclass(frozen=True, slots=True)
class Indirect:
    """scale·value, where the value changes in the loop in an unknown way."""

    value: Value
    atom: ValueAtom
    scale: Expr


@dataclass(frozen=True, slots=True)
class Access:
    """One address: base + Σ strides + Σ indirect + offset + irregular.

    `base` is None if the address has no single base pointer.  `strides` are ordered
    from the outermost counter inwards; counters of loops around `outermost` count as
    invariant and stand in `offset`.
    """

    instruction: Instruction
    address: Expr
    base: Value | None
    strides: tuple[Stride, ...]
    offset: Expr
    indirect: tuple[Indirect, ...]
    irregular: Expr
    size: int
    is_write: bool
    conditions: Conditions

    def __hash__(self) -> int:
        # Not over all its parts: there is hardly more than one access an instruction.
        return hash(self.instruction)

    @property
    def is_affine(self) -> bool:
        """Nothing but strides and an invariant offset over a known base."""
        return self.base is not None and not self.indirect and not self.irregular.terms

    def stride(self, counter: Counter) -> Expr:
        """The stride along one counter, 0 if the address does not move with it."""
        for stride in self.strides:
            if stride.counter == counter:
                return stride.bytes
        return ZERO


def access(
    evaluator: Evaluator, instruction: Instruction, outermost: Loop | None = None
) -> Access | None:
    """The access that a load, store or atomic makes, None for other instructions."""
    address, type_ = instruction.address, instruction.element_type
    if address is None:
        return None
    if type_ is None:
        type_ = instruction.type
    try:
        size = evaluator.layout.store_size(type_)
    except Unsized:
        return None
    form = address_form(evaluator, address, instruction.block)
    parts = _split(evaluator, form.expr, outermost)
    return Access(
        instruction,
        form.expr,
        parts.base,
        tuple(
            Stride(counter, stride)
            for counter, stride in sorted(
                parts.strides.items(), key=lambda item: item[0].depth
            )
        ),
        parts.offset,
        tuple(parts.indirect),
        parts.irregular,
        size,
        instruction.opcode != "load",
        form.conditions | _trip_conditions(evaluator, instruction.block),
    )


def address_form(evaluator: Evaluator, pointer: Value, block: Block) -> Form:
    """A pointer (or an index) as code in `block` sees it, modulo the pointer width."""
    return evaluator.seen_from(block, pointer, True, exact=False)


def _trip_conditions(evaluator: Evaluator, block: Block) -> Conditions:
    # Proofs may have used the trip counts of all loops around the access.
    loop = evaluator.scope.innermost(block)
    return evaluator.trip_conditions(loop) if loop is not None else NONE


class _Parts:
    """The terms of an address, sorted by what they are; filled by `_split`."""

    def __init__(self) -> None:
        self.base: Value | None = None
        self.strides: dict[Counter, Expr] = {}
        self.offset = ZERO
        self.indirect: list[Indirect] = []
        self.irregular = ZERO


def _split(evaluator: Evaluator, address: Expr, outermost: Loop | None) -> _Parts:
    parts = _Parts()
    bases = [
        monomial[0]
        for monomial, number in address.terms
        if number == 1 and len(monomial) == 1 and _is_pointer(monomial[0])
    ]
    base = bases[0] if len(bases) == 1 else None
    if isinstance(base, ValueAtom):
        parts.base = evaluator.scope.value_of(base)
    for monomial, number in address.terms:
        if base is not None and monomial == (base,):
            continue
        term = Expr(((monomial, number),))
        _place(evaluator, parts, monomial, term, outermost)
    return parts


def _is_pointer(atom: Atom) -> bool:
    return isinstance(atom, ValueAtom) and atom.pointer


def _place(
    evaluator: Evaluator,
    parts: _Parts,
    monomial: Monomial,
    term: Expr,
    outermost: Loop | None,
) -> None:
    moving = [a for a in monomial if _moves(evaluator, a, outermost)]
    match moving:
        case []:
            parts.offset = parts.offset + term
        case [Counter() as counter]:
            stride = term.coefficient(counter) or ZERO
            parts.strides[counter] = parts.strides.get(counter, ZERO) + stride
        case [ValueAtom() as atom] if not atom.pointer:
            value = evaluator.scope.value_of(atom)
            scale = term.coefficient(atom)
            if value is None or scale is None:
                parts.irregular = parts.irregular + term
            else:
                parts.indirect.append(Indirect(value, atom, scale))
        case _:
            parts.irregular = parts.irregular + term


def _moves(evaluator: Evaluator, atom: Atom, outermost: Loop | None) -> bool:
    """Whether an atom may change while the outermost loop runs."""
    if outermost is not None:
        return not evaluator.scope.is_invariant(of(atom), outermost)
    match atom:
        case Counter():
            return True
        case Op():
            return any(_moves(evaluator, a, None) for e in atom.args for a in e.atoms())
        case _:
            value = evaluator.scope.value_of(atom)
            return (
                isinstance(value, Instruction)
                and evaluator.scope.innermost(value.block) is not None
            )


def integer_form(evaluator: Evaluator, value: Value, block: Block) -> Form | None:
    """Any integer as the integer it is, in its better reading."""
    if bits_of(value.type, evaluator.word) is None:
        return None
    readings = [
        evaluator.seen_from(block, value, signed, exact=True)
        for signed in (True, False)
    ]
    return min(readings, key=lambda form: len(form.conditions))


def extent(access: Access, trips: dict[Counter, Expr]) -> tuple[Expr, Expr] | None:
    """(lowest, one past the highest) byte offset from the base over the whole nest.

    None where a stride's sign is unknown or a trip count depends on another counter.
    """
    low = high = access.offset
    if not access.is_affine:
        return None
    for stride in access.strides:
        step, trip = stride.bytes.constant, trips.get(stride.counter)
        if step is None or trip is None or trip.counters() & set(trips):
            return None
        span = (trip - 1) * const(step)
        low, high = (low, high + span) if step >= 0 else (low + span, high)
    return low, high + access.size
