"""The meaning of layout patterns: each works on one axis of every array in a value."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from lift.interp.context import Context
from lift.interp.values import (
    Leaf,
    Ragged,
    Value,
    elements,
    leaves,
    rows_at,
    together,
)
from lift.sizes import free_variables
from lift.terms import patterns as p

Args = tuple[Value, ...]


def length(value: Value, here: Context) -> int:
    """The length of the outermost dimension of an array."""
    while isinstance(value, tuple):
        value = value[0]
    rows = rows_at(value, here.axis)
    if rows is not None:
        return len(rows)
    shape = value.batch if isinstance(value, Ragged) else value.shape
    return int(shape[here.axis])


def picked(value: Value, here: Context, indices: Leaf) -> Value:
    """The array of the elements at these indices, the same for the whole batch."""
    rows = rows_at(value, here.axis)
    if rows is not None:
        return Ragged(tuple(rows[int(index)] for index in indices), here.batch)
    return leaves(value, lambda leaf: np.take(leaf, indices, axis=here.axis))


def reshaped(
    value: Value, here: Context, shape: Callable[[int], tuple[int, ...]], axes: int = 1
) -> Value:
    """The array with its outermost `axes` dimensions replaced by others."""
    axis = here.axis

    def change(leaf: Leaf) -> Leaf:
        count = int(np.prod(leaf.shape[axis : axis + axes], dtype=np.int64))
        return leaf.reshape(
            leaf.shape[:axis] + shape(count) + leaf.shape[axis + axes :]
        )

    return leaves(value, change)


def identity(here: Context, fun: p.Id, args: Args) -> Value:
    """id."""
    return args[0]


def zip_(here: Context, fun: p.Zip, args: Args) -> Value:
    """An array of tuples is the tuple of the arrays, unless rows vary."""
    if all(rows_at(arg, here.axis) is None for arg in args):
        return args
    count = length(args[0], here)
    columns = (elements(arg, here.axis, count) for arg in args)
    return Ragged(tuple(zip(*columns, strict=True)), here.batch)


def unzip(here: Context, fun: p.Unzip, args: Args) -> Value:
    """The tuple of the arrays; of a ragged one, the arrays of the components."""
    (value,) = args
    found = rows_at(value, here.axis)
    if found is None:
        return value
    rows = [row for row in found if isinstance(row, tuple)]
    return tuple(Ragged(column, here.batch) for column in zip(*rows, strict=True))


def make_tuple(here: Context, fun: p.MakeTuple, args: Args) -> Value:
    """(a, b, ...)."""
    return args


def get(here: Context, fun: p.Get, args: Args) -> Value:
    """A component."""
    value = args[0]
    assert isinstance(value, tuple)
    return value[fun.index]


def split(here: Context, fun: p.Split, args: Args) -> Value:
    """Chunks of `size`."""
    size = here.size(fun.size)
    if length(args[0], here) % size:
        message = f"split({size}) of an array of {length(args[0], here)} elements"
        raise here.fail("L104", message)
    return reshaped(args[0], here, lambda count: (count // size, size))


def join(here: Context, fun: p.Join, args: Args) -> Value:
    """All rows, one after the other."""
    (value,) = args
    rows = rows_at(value, here.axis)
    if rows is None:
        return reshaped(value, here, lambda count: (count,), axes=2)
    return together(list(rows), lambda leaf: np.concatenate(leaf, axis=here.axis))


def transpose(here: Context, fun: p.Transpose, args: Args) -> Value:
    """Rows become columns."""
    axis = here.axis
    return leaves(args[0], lambda leaf: np.swapaxes(leaf, axis, axis + 1))


def gather(here: Context, fun: p.Gather, args: Args) -> Value:
    """Element i is element f(i)."""
    count = length(args[0], here)
    return picked(args[0], here, _images(here, fun.index, count))


def scatter(here: Context, fun: p.Scatter, args: Args) -> Value:
    """Element f(i) is element i."""
    count = length(args[0], here)
    images = _images(here, fun.index, count)
    order = np.zeros(count, np.int64)
    order[images] = np.arange(count)
    return picked(args[0], here, order)


def _images(here: Context, fun: p.IndexFun, count: int) -> Leaf:
    inner = here.at_position(fun.length.name, count)
    places = (inner.at_position(fun.index.name, i) for i in range(count))
    return np.array([place.size(fun.forward) for place in places], dtype=np.int64)


def slide(here: Context, fun: p.Slide, args: Args) -> Value:
    """Overlapping (or spaced) windows."""
    return windows(here, args[0], here.size(fun.size), here.size(fun.step))


def windows(here: Context, value: Value, size: int, step: int) -> Value:
    """The windows of an array; they must fit exactly."""
    rest = length(value, here) - size
    if rest < 0 or rest % step:
        count = length(value, here)
        message = f"windows of {size} at step {step} in an array of {count} elements"
        raise here.fail("L105", message)
    starts = np.arange(rest // step + 1)[:, None] * step
    return picked(value, here, starts + np.arange(size)[None, :])


def strided(here: Context, fun: p.Strided, args: Args) -> Value:
    """Rows of `size` elements, `step` apart."""
    count, size = here.size(fun.count), here.size(fun.size)
    starts = here.size(fun.offset) + np.arange(count) * here.size(fun.step)
    indices = starts[:, None] + np.arange(size)[None, :]
    have = length(args[0], here)
    if indices.size and not (indices.min() >= 0 and indices.max() < have):
        raise here.fail("L201", f"a strided view leaves an array of {have} elements")
    return picked(args[0], here, indices)


def pad(here: Context, fun: p.Pad, args: Args) -> Value:
    """A boundary made of elements of the array."""
    count = length(args[0], here)
    left, right = here.size(fun.left), here.size(fun.right)
    places = np.arange(-left, count + right)
    return picked(args[0], here, boundary_index(fun.boundary, places, count))


def boundary_index(boundary: p.Boundary, places: Leaf, count: int) -> Leaf:
    """Which element stands at a place that may be outside of [0, count)."""
    match boundary:
        case p.Boundary.CLAMP:
            return np.clip(places, 0, count - 1)
        case p.Boundary.WRAP:
            return places % count
        case p.Boundary.MIRROR:
            folded = places % (2 * count)
            return np.where(folded < count, folded, 2 * count - 1 - folded)


def pad_constant(here: Context, fun: p.PadConstant, args: Args) -> Value:
    """A boundary of one value."""
    border, value = args
    left, right = here.size(fun.left), here.size(fun.right)
    axis = here.axis

    def surround(parts: list[Leaf]) -> Leaf:
        filler, leaf = parts
        filler = np.expand_dims(filler, axis)
        before, after = (np.repeat(filler, n, axis=axis) for n in (left, right))
        return np.concatenate([before, leaf, after], axis=axis)

    return together([border, value], surround)


def take(here: Context, fun: p.Take, args: Args) -> Value:
    """The first elements."""
    return _range(here, args[0], 0, here.size(fun.size))


def drop(here: Context, fun: p.Drop, args: Args) -> Value:
    """All but the first elements."""
    return _range(here, args[0], here.size(fun.size), length(args[0], here))


def slice_(here: Context, fun: p.Slice, args: Args) -> Value:
    """The elements from start up to stop."""
    return _range(here, args[0], here.size(fun.start), here.size(fun.stop))


def _range(here: Context, value: Value, start: int, stop: int) -> Value:
    count = length(value, here)
    if not 0 <= start <= stop <= count:
        message = f"elements {start} to {stop} of an array of {count}"
        raise here.fail("L201", message)
    rows = rows_at(value, here.axis)
    if rows is not None:
        return Ragged(rows[start:stop], here.batch)
    index = (slice(None),) * here.axis + (slice(start, stop),)
    return leaves(value, lambda leaf: leaf[index])


def partition(here: Context, fun: p.Partition, args: Args) -> Value:
    """Consecutive parts, each with its own length."""
    parts = here.size(fun.parts)
    if fun.lengths.index not in free_variables(fun.lengths.body):
        inner = here.size(fun.lengths.body)
        return reshaped(args[0], here, lambda count: (parts, inner))
    rows: list[Value] = []
    start = 0
    for index in range(parts):
        place = here.at_position(fun.lengths.index.name, index)
        stop = start + place.size(fun.lengths.body)
        rows.append(_range(here, args[0], start, stop))
        start = stop
    return Ragged(tuple(rows), here.batch)


def concat(here: Context, fun: p.Concat, args: Args) -> Value:
    """One array after the other."""
    axis = here.axis
    return together(list(args), lambda leaf: np.concatenate(leaf, axis=axis))


def as_vector(here: Context, fun: p.AsVector, args: Args) -> Value:
    """Chunks as vectors."""
    width = fun.width
    return reshaped(args[0], here, lambda count: (count // width, width))


def as_scalar(here: Context, fun: p.AsScalar, args: Args) -> Value:
    """The lanes of all vectors, one after the other."""
    return reshaped(args[0], here, lambda count: (count,), axes=2)
