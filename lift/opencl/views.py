"""Views and destinations: how data is read and written, as index functions.

A view answers "what is element i"; a destination answers "where does element i go".
Layout patterns wrap one in another and leave no other trace in the kernel. Memory is
one buffer for each leaf of a type: a tuple of arrays is never a struct.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from lift.opencl import ir
from lift.opencl.names import substitute_names
from lift.sizes import Size
from lift.terms.patterns import Space
from lift.terms.traverse import map_type_sizes
from lift.types import (
    ArrayType,
    DataType,
    DepArrayType,
    ScalarType,
    TupleType,
    ValueType,
    VectorType,
)


@dataclass(frozen=True, slots=True)
class Cell:
    """One scalar or vector; `get` may emit statements before it answers."""

    type: ValueType
    get: Callable[[], ir.Value]


@dataclass(frozen=True, slots=True)
class Tup:
    """A tuple: a view for each component."""

    items: tuple[View, ...]


@dataclass(frozen=True, slots=True)
class Arr:
    """An array: a view for each position."""

    length: Size
    at: Callable[[Size], View]


View: TypeAlias = Cell | Tup | Arr


@dataclass(frozen=True, slots=True)
class Place:
    """An element of a buffer."""

    buffer: ir.Buffer
    index: tuple[Size, ...] = ()

    def at(self, position: Size) -> Place:
        return Place(self.buffer, (*self.index, position))


@dataclass(frozen=True, slots=True)
class CellDest:
    """A scalar or vector in memory or in a variable, written where `guards` hold."""

    type: ValueType
    place: Place | str
    guards: tuple[ir.Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class LaneDest:
    """A vector whose lanes go to separate scalar places."""

    type: VectorType
    lane: Callable[[Size], Dest]


@dataclass(frozen=True, slots=True)
class TupDest:
    """Where the components of a tuple go."""

    items: tuple[Dest, ...]


@dataclass(frozen=True, slots=True)
class ArrDest:
    """`live` is where the elements that anybody wants end, if before `length`."""

    length: Size
    at: Callable[[Size], Dest]
    live: Size | None = None


Dest: TypeAlias = CellDest | LaneDest | TupDest | ArrDest


def leaves(type_: DataType) -> tuple[DataType, ...]:
    """The types of the buffers that hold a value of this type, in order."""
    match type_:
        case ScalarType() | VectorType():
            return (type_,)
        case TupleType(items):
            return tuple(leaf for item in items for leaf in leaves(item))
        case ArrayType(element, size):
            return tuple(ArrayType(leaf, size) for leaf in leaves(element))
        case DepArrayType(index, element, size):
            return tuple(DepArrayType(index, leaf, size) for leaf in leaves(element))
        case _:
            assert_never(type_)


def physical(leaf: DataType) -> DataType:
    """The type of a leaf in global or local memory: vectors are rows of scalars."""
    from lift.sizes import size

    match leaf:
        case VectorType(element, width):
            return ArrayType(element, size(width))
        case ArrayType(element, length):
            return ArrayType(physical(element), length)
        case DepArrayType(index, element, length):
            return DepArrayType(index, physical(element), length)
        case _:
            return leaf


def element_type(type_: ArrayType | DepArrayType, position: Size) -> DataType:
    """The type of the element at a position."""
    match type_:
        case ArrayType(element):
            return element
        case DepArrayType(index, element):
            names = {index.name: position}
            return map_type_sizes(element, lambda s: substitute_names(s, names))
        case _:
            assert_never(type_)


def memory_view(type_: DataType, places: tuple[Place, ...]) -> View:
    """Memory read as a value of this type."""
    match type_:
        case ScalarType() | VectorType():
            (place,) = places
            return Cell(type_, lambda: load(place, type_))
        case TupleType(items):
            return Tup(tuple(memory_view(t, own) for t, own in _dealt(items, places)))
        case ArrayType(size=length) | DepArrayType(size=length):
            return Arr(
                length,
                lambda i: memory_view(
                    element_type(type_, i), tuple(p.at(i) for p in places)
                ),
            )
        case _:
            assert_never(type_)


def memory_dest(type_: DataType, places: tuple[Place, ...]) -> Dest:
    """Memory written as a value of this type."""
    match type_:
        case ScalarType() | VectorType():
            (place,) = places
            return CellDest(type_, place)
        case TupleType(items):
            return TupDest(
                tuple(memory_dest(t, own) for t, own in _dealt(items, places))
            )
        case ArrayType(size=length) | DepArrayType(size=length):
            return ArrDest(
                length,
                lambda i: memory_dest(
                    element_type(type_, i), tuple(p.at(i) for p in places)
                ),
            )
        case _:
            assert_never(type_)


def _dealt(
    items: tuple[DataType, ...], places: tuple[Place, ...]
) -> list[tuple[DataType, tuple[Place, ...]]]:
    result, start = [], 0
    for item in items:
        count = len(leaves(item))
        result.append((item, places[start : start + count]))
        start += count
    return result


def load(place: Place, type_: ValueType) -> ir.Load:
    """Read a place; a vector starts at its lane 0 unless it is held in a register."""
    from lift.sizes import ZERO

    index = place.index
    if isinstance(type_, VectorType) and place.buffer.space is not Space.PRIVATE:
        index = (*index, ZERO)
    return ir.Load(place.buffer, index, type_)


def dest_view(dest: Dest) -> View:
    """Read back what a destination holds (for updates in place)."""
    match dest:
        case CellDest(type_, place):
            if isinstance(place, str):
                return Cell(type_, lambda: ir.Ref(place, type_))
            return Cell(type_, lambda: load(place, type_))
        case TupDest(items):
            return Tup(tuple(dest_view(item) for item in items))
        case ArrDest(length, at):
            return Arr(length, lambda i: dest_view(at(i)))
        case LaneDest():
            raise NotImplementedError("vectors in scattered places are written only")
        case _:
            assert_never(dest)
