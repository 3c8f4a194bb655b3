"""Inputs into values of the interpreter, and values into plain NumPy results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from lift.binding import element_count
from lift.diagnostics import error
from lift.interp.values import (
    Leaf,
    Ragged,
    Value,
    dtype_of,
    element,
    empty_like,
    stacked,
)
from lift.sizes import Size, evaluate
from lift.types import (
    ArrayType,
    DataType,
    DepArrayType,
    ScalarType,
    TupleType,
    VectorType,
)


def shape_equations(data: DataType, given: Any, name: str) -> list[tuple[Size, int]]:
    """What the shape of an input says about sizes."""
    match data:
        case TupleType(items):
            parts = [
                shape_equations(item, part, name)
                for item, part in zip(items, given, strict=True)
            ]
            return [equation for part in parts for equation in part]
        case DepArrayType(_, _, size):
            if isinstance(given, list | tuple):
                return [(size, len(given))]
            return [(element_count(data), int(np.asarray(given).size))]
        case ArrayType():
            return _array_equations(data, given, name)
        case _:
            return []


def _array_equations(data: ArrayType, given: Any, name: str) -> list[tuple[Size, int]]:
    first = given
    while isinstance(first, tuple):
        first = first[0]
    shape = _shape(first)
    equations: list[tuple[Size, int]] = []
    inner: DataType = data
    for number in shape:
        if not isinstance(inner, ArrayType):
            break
        equations.append((inner.size, int(number)))
        inner = inner.element
    if isinstance(inner, DepArrayType) and equations:
        return [*equations, *_row_equations(inner, first, len(equations), name)]
    if isinstance(inner, ArrayType):
        message = f"{name} has {len(shape)} dimensions, but its type is {data}"
        raise error("L202", message)
    return equations


def _shape(given: Any) -> tuple[int, ...]:
    """The lengths of all dimensions; of nested lists, of those that are lists."""
    if isinstance(given, list) and given:
        return (len(given), *_shape(given[0]))
    return np.asarray(given).shape


def _row_equations(
    data: DepArrayType, given: Any, depth: int, name: str
) -> list[tuple[Size, int]]:
    """What the first of the position-dependent arrays inside an array says."""
    for _ in range(depth):
        if not len(given):
            return []
        given = given[0]
    scalar = not isinstance(given, list) and np.ndim(given) == 0
    return [] if scalar else shape_equations(data, given, name)


def to_value(data: DataType, given: Any, sizes: Mapping[str, int], name: str) -> Value:
    """The input as a value; element types must be those that are declared."""
    match data:
        case ArrayType() | ScalarType() | VectorType():
            return _regular(data, given, sizes, name, ())
        case TupleType(items):
            pairs = zip(items, given, strict=True)
            return tuple(to_value(item, part, sizes, name) for item, part in pairs)
        case DepArrayType(index, element, size):
            return _ragged(index.name, element, given, evaluate(size, sizes), sizes,
                           name)  # fmt: skip


def _regular(
    data: DataType,
    given: Any,
    sizes: Mapping[str, int],
    name: str,
    shape: tuple[int, ...],
) -> Value:
    match data:
        case ArrayType(element, size) if isinstance(_base(data), DepArrayType):
            return _array_of_ragged(element, given, evaluate(size, sizes), sizes, name)
        case ArrayType(element, size):
            return _regular(
                element, given, sizes, name, (*shape, evaluate(size, sizes))
            )
        case TupleType(items):
            pairs = zip(items, given, strict=True)
            return tuple(_regular(item, x, sizes, name, shape) for item, x in pairs)
        case ScalarType():
            return _leaf(given, data, shape, name)
        case VectorType(scalar, width):
            return _leaf(given, scalar, (*shape, width), name)
        case DepArrayType():
            raise AssertionError("an array of these is made row by row")


def _base(data: DataType) -> DataType:
    while isinstance(data, ArrayType):
        data = data.element
    return data


def _array_of_ragged(
    element: DataType, given: Any, count: int, sizes: Mapping[str, int], name: str
) -> Value:
    """From a list of such arrays, or from all of them packed one after the other."""
    if not isinstance(given, list):
        given = np.asarray(given).reshape(count, -1) if count else []
    if len(given) != count:
        message = f"{name} has {len(given)} elements, but {count} are declared"
        raise error("L202", message)
    parts = [to_value(element, part, sizes, name) for part in given]
    if not parts:
        return empty_like(element, (0,), lambda size: evaluate(size, sizes))
    return stacked(parts, 0)


def _leaf(given: Any, scalar: ScalarType, shape: tuple[int, ...], name: str) -> Leaf:
    value = np.asarray(given)
    wanted = dtype_of(scalar)
    if value.dtype != wanted and not (value.ndim == 0 and not hasattr(given, "dtype")):
        message = f"{name} has elements of {value.dtype}, but {scalar} is declared"
        raise error("L202", message)
    value = value.astype(wanted)
    if value.shape != shape:
        message = f"{name} has shape {value.shape}, but {shape} is declared"
        raise error("L202", message)
    return value


def _ragged(
    index: str,
    element: DataType,
    given: Any,
    count: int,
    sizes: Mapping[str, int],
    name: str,
) -> Ragged:
    """From a list of rows, or from all rows packed one after the other."""
    if isinstance(given, list | tuple):
        rows = [
            to_value(element, row, {**sizes, index: k}, name)
            for k, row in enumerate(given)
        ]
        return Ragged(tuple(rows), ())
    flat = np.asarray(given).reshape(-1)
    packed: list[Value] = []
    start = 0
    for k in range(count):
        here = {**sizes, index: k}
        stop = start + evaluate(element_count(element), here)
        packed.append(to_value(element, flat[start:stop], here, name))
        start = stop
    return Ragged(tuple(packed), ())


def from_value(value: Value) -> Any:
    """Plain NumPy: arrays, tuples of arrays, lists of rows."""
    if isinstance(value, Ragged) and value.batch:
        return [from_value(element(value, 0, k)) for k in range(value.batch[0])]
    if isinstance(value, Ragged):
        return [from_value(row) for row in value.rows]
    if isinstance(value, tuple):
        return tuple(from_value(item) for item in value)
    return np.array(value)
