"""From one index a dimension to the flat index that C needs."""

from __future__ import annotations

from functools import lru_cache

from lift.opencl import ir
from lift.opencl.names import substitute_names
from lift.sizes import ONE, ZERO, Size, size, summation, variable
from lift.terms.patterns import Space
from lift.terms.traverse import map_type_sizes
from lift.types import ArrayType, DataType, DepArrayType, VectorType


def scalars_in(type_: DataType) -> Size:
    """The number of scalars that one leaf of this type holds."""
    match type_:
        case ArrayType(element, length):
            return length * scalars_in(element)
        case DepArrayType():
            return row_start(type_, type_.size)
        case VectorType(width=width):
            return size(width)
        case _:
            return ONE


def row_start(type_: DepArrayType, position: Size) -> Size:
    """The scalars before row `position`."""
    row = variable(type_.index.name, 0, None)
    body = substitute_names(scalars_in(type_.element), {type_.index.name: row})
    return summation(row, ZERO, position, body)


@lru_cache(maxsize=1 << 14)
def flat_index(buffer: ir.Buffer, index: tuple[Size, ...]) -> Size:
    """The offset in scalars (private buffers: in elements) of an access."""
    if buffer.layout is not None:
        total = buffer.layout.offset
        for stride, position in zip(buffer.layout.strides, index, strict=False):
            total = total + stride * position
        # What is left indexes lanes, which lie side by side.
        for position in index[len(buffer.layout.strides) :]:
            total = total + position
        return total
    total, type_ = ZERO, buffer.type
    for position in index:
        match type_:
            case ArrayType(element, _):
                total = total + position * _count(buffer, element)
                type_ = element
            case DepArrayType(name, element, _):
                total = total + row_start(type_, position)
                type_ = _at(element, name.name, position)
            case _:
                raise AssertionError(f"{buffer.name} has too many indices")
    return total


def _count(buffer: ir.Buffer, type_: DataType) -> Size:
    if buffer.space is Space.PRIVATE and isinstance(type_, VectorType):
        return ONE
    if buffer.space is Space.PRIVATE and isinstance(type_, ArrayType):
        return type_.size * _count(buffer, type_.element)
    return scalars_in(type_)


def _at(element: DataType, name: str, position: Size) -> DataType:
    return map_type_sizes(element, lambda s: substitute_names(s, {name: position}))
