"""Values of the interpreter, evaluated for a whole batch of positions at once.

A value stands for one value at every point of a batch, a tuple of lengths B:

- a scalar is an array of shape B, a vector of width w one of shape B + (w,);
- an array of n elements is the element's value over the batch B + (n,), so that
  entering a map costs nothing: the dimension is read as part of the batch;
- a tuple, and so an array of tuples, is a Python tuple of values over B;
- a position-dependent array is `Ragged`: one value over B for each position. It keeps
  B, because as the element of an array its batch is longer than that of the array.

Layout patterns therefore work on one axis of every array inside a value (`leaves`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from lift.types import DataType, DepArrayType, ScalarType

Leaf: TypeAlias = npt.NDArray[Any]
Batch: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Ragged:
    """The rows of a position-dependent array, and the batch over which it is one."""

    rows: tuple[Value, ...]
    batch: Batch


Value: TypeAlias = "Leaf | tuple[Value, ...] | Ragged"

DTYPES: dict[str, Any] = {
    "bool": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32,
    "i64": np.int64, "u8": np.uint8, "u16": np.uint16, "u32": np.uint32,
    "u64": np.uint64, "f32": np.float32, "f64": np.float64,
}  # fmt: skip


def dtype_of(scalar: ScalarType) -> Any:
    """The NumPy type of a scalar."""
    return np.dtype(DTYPES[scalar.name])


def leaves(value: Value, change: Callable[[Leaf], Leaf]) -> Value:
    """The value with every array inside it changed."""
    if isinstance(value, Ragged):
        batch = change(_points(value)).shape
        return Ragged(tuple(leaves(row, change) for row in value.rows), batch)
    if isinstance(value, tuple):
        return tuple(leaves(item, change) for item in value)
    return change(value)


def together(values: list[Value], change: Callable[[list[Leaf]], Leaf]) -> Value:
    """Values of one structure, combined array by array."""
    first = values[0]
    if isinstance(first, Ragged):
        ragged = [value for value in values if isinstance(value, Ragged)]
        columns = zip(*(value.rows for value in ragged), strict=True)
        rows = tuple(together(list(row), change) for row in columns)
        return Ragged(rows, change([_points(value) for value in ragged]).shape)
    if isinstance(first, tuple):
        items = [value for value in values if isinstance(value, tuple)]
        columns = zip(*items, strict=True)
        return tuple(together(list(item), change) for item in columns)
    return change([value for value in values if isinstance(value, np.ndarray)])


def _points(value: Ragged) -> Leaf:
    """An array of the batch's shape: what becomes of it is the new batch."""
    return np.broadcast_to(np.False_, value.batch)


def rows_at(value: Value, axis: int) -> tuple[Value, ...] | None:
    """The rows, if the array at this axis is itself position-dependent."""
    if isinstance(value, Ragged) and len(value.batch) == axis:
        return value.rows
    return None


def element(value: Value, axis: int, index: int) -> Value:
    """The element at a fixed index of the array at this axis."""
    rows = rows_at(value, axis)
    if rows is not None:
        return rows[index]
    return leaves(value, lambda leaf: np.asarray(np.take(leaf, index, axis=axis)))


def elements(value: Value, axis: int, count: int) -> list[Value]:
    """All elements of an array, ragged or not."""
    rows = rows_at(value, axis)
    if rows is not None:
        return list(rows)
    return [element(value, axis, index) for index in range(count)]


def stacked(values: list[Value], axis: int) -> Value:
    """The regular array of these elements (there must be one at least)."""
    return together(values, lambda parts: np.stack(parts, axis=axis))


def lifted(value: Value, depth: int, batch: Batch) -> Value:
    """A value over batch[:depth] as one over the whole batch."""
    extra = batch[depth:]
    if not extra:
        return value

    def lift(leaf: Leaf) -> Leaf:
        rest = leaf.shape[depth:]
        index = (slice(None),) * depth + (None,) * len(extra)
        return np.broadcast_to(leaf[index], batch + rest)

    return leaves(value, lift)


def chosen(test: Leaf, yes: Value, no: Value) -> Value:
    """Point by point of the batch, the first or the second value."""

    def where(parts: list[Leaf]) -> Leaf:
        left, right = parts
        shape = test.shape + (1,) * (left.ndim - test.ndim)
        return np.where(test.reshape(shape), left, right)

    return together([yes, no], where)


def empty_like(data: DataType, batch: Batch, sizes: Callable[[Any], int]) -> Value:
    """A value of a type, all zero; what an empty array's element would be."""
    from lift.types import ArrayType, TupleType, VectorType

    match data:
        case ScalarType():
            return np.zeros(batch, dtype_of(data))
        case VectorType(scalar, width):
            return np.zeros((*batch, width), dtype_of(scalar))
        case TupleType(items):
            return tuple(empty_like(item, batch, sizes) for item in items)
        case ArrayType(inner, size):
            return empty_like(inner, (*batch, sizes(size)), sizes)
        case DepArrayType():
            return Ragged((), batch)
