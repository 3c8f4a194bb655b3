"""Subscripts from byte addresses: which element of which dimension.

Consumes an `Access`; produces per-dimension subscripts over the counters, under the
condition that inner subscripts stay inside their row.  The sizes of the dimensions come
from the types that the address arithmetic names and from symbolic strides (n*8).
Must not know idioms.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from detector.analysis.affine import Access
from detector.analysis.condition import Conditions, at_least_zero
from detector.analysis.expr import (
    ONE,
    ZERO,
    Expr,
    Monomial,
    const,
    monomial_key,
)
from detector.analysis.scev import Evaluator
from detector.analysis.values import number
from detector.model import (
    ArrayType,
    Instruction,
    StructType,
    Type,
    Unsized,
    Value,
    VectorType,
)


@dataclass(frozen=True, slots=True)
class Dimension:
    """One subscript: how many bytes a step of it is, and the element it names."""

    unit: Expr
    index: Expr


@dataclass(frozen=True, slots=True)
class Subscripts:
    """base[index_0][index_1]...; right if the conditions hold, row by row."""

    dimensions: tuple[Dimension, ...]
    element_size: int
    conditions: Conditions


def subscripts(evaluator: Evaluator, access: Access) -> Subscripts | None:
    """Delinearises an access; None if some part is no multiple of an element."""
    if access.base is None or access.irregular.terms:
        return None
    total = access.address - of_base(evaluator, access.base)
    units = _units(evaluator, access, total)
    indices: dict[Expr, Expr] = dict.fromkeys(units, ZERO)
    for monomial, coefficient in total.terms:
        for unit in units:
            share = _share(monomial, coefficient, unit)
            if share is not None:
                indices[unit] = indices[unit] + share
                break
        else:
            return None
    used = [u for u in units if indices[u].terms or u is units[-1]]
    dimensions = tuple(Dimension(unit, indices[unit]) for unit in used)
    return Subscripts(
        dimensions, access.size, _row_conditions(evaluator, access, dimensions)
    )


def of_base(evaluator: Evaluator, base: Value) -> Expr:
    """The base pointer as an expression."""
    return evaluator.ring(base, False).expr


def _units(evaluator: Evaluator, access: Access, total: Expr) -> list[Expr]:
    """Candidates for the bytes of a dimension, the largest first."""
    found = {const(access.size)}
    found.update(const(s) for s in _named_sizes(evaluator, access.instruction.address))
    for stride in access.strides:
        for monomial, coefficient in stride.bytes.terms:
            if not monomial:
                continue
            # a[2*i*n] still has rows of n elements.
            size = access.size if coefficient % access.size == 0 else coefficient
            found.add(Expr(((monomial, abs(size)),)))
    return sorted(found, key=_unit_key, reverse=True)


def _unit_key(unit: Expr) -> tuple[object, ...]:
    monomial, coefficient = unit.terms[0]
    return (len(monomial), coefficient, monomial_key(monomial))


def _named_sizes(evaluator: Evaluator, pointer: Value | None) -> Iterator[int]:
    """Sizes of the array elements that getelementptr instructions step over."""
    while isinstance(pointer, Instruction) and pointer.opcode == "getelementptr":
        type_ = pointer.element_type
        for position, index in enumerate(pointer.operands[1:]):
            if position > 0:
                type_ = _element(type_, index)
            if type_ is None:
                break
            # Fields are chosen by constants, so what varies steps over elements.
            if number(index) is None:
                try:
                    yield evaluator.layout.size(type_)
                except Unsized:
                    break
        pointer = pointer.operands[0]


def _element(type_: Type | None, index: Value) -> Type | None:
    match type_:
        case ArrayType() | VectorType():
            return type_.element
        case StructType():
            position = number(index)
            return type_.fields[position] if position is not None else None
        case _:
            return None


def _share(monomial: Monomial, coefficient: int, unit: Expr) -> Expr | None:
    """monomial*coefficient / unit, if that is a whole number of units."""
    atoms, size = unit.terms[0]
    rest = list(monomial)
    for atom in atoms:
        if atom not in rest:
            return None
        rest.remove(atom)
    if coefficient % size:
        return None
    return Expr(((tuple(rest), coefficient // size),))


def _row_conditions(
    evaluator: Evaluator, access: Access, dimensions: tuple[Dimension, ...]
) -> Conditions:
    """0 <= index < length of the row, for all but the outermost dimension."""
    known = evaluator.known_at(access.instruction.block)
    needed = set(access.conditions)
    for outer, inner in pairwise(dimensions):
        length = _share(*outer.unit.terms[0], inner.unit) or ONE
        for side in (inner.index, length - inner.index - 1):
            if not known.proves(side):
                needed.add(at_least_zero(side))
    return frozenset(needed)
