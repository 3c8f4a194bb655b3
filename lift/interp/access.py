"""Access by indices that differ from point to point: at, gatherIdx, scatterIdx."""

from __future__ import annotations

import numpy as np

from lift.interp.context import Context
from lift.interp.evaluate import whole
from lift.interp.layout import Args, length
from lift.interp.values import Leaf, Value, element, leaves, rows_at, together
from lift.terms import patterns as p


def checked(here: Context, index: Leaf, count: int, what: str) -> Leaf:
    """The indices, refused where they are out of range and wanted; else made 0."""
    inside = (index >= 0) & (index < count)
    active = here.active()
    extra = index.ndim - active.ndim
    bad = ~inside & active.reshape(active.shape + (1,) * extra)
    if bad.any():
        value = int(index[bad].ravel()[0])
        raise here.fail(
            "L201", f"{what}: index {value} of an array of {count} elements"
        )
    return np.where(inside, index, 0).astype(np.int64)


def picked_at(here: Context, value: Value, index: Leaf) -> Value:
    """The element at an index that may differ at every point of the batch."""
    axis = here.axis

    def pick(leaf: Leaf) -> Leaf:
        rest = leaf.shape[axis + 1 :]
        if not leaf.shape[axis]:
            return np.zeros(here.batch + rest, leaf.dtype)
        place = index.reshape(index.shape + (1,) * (1 + len(rest)))
        place = np.broadcast_to(place, (*here.batch, 1, *rest))
        found = np.take_along_axis(leaf, place, axis=axis)
        return np.asarray(found.squeeze(axis))

    return leaves(value, pick)


def at(here: Context, fun: p.At, args: Args) -> Value:
    """array[index]."""
    value, index = args[0], whole(args[1], here)
    count = length(value, here)
    safe = checked(here, index, count, "at")
    if rows_at(value, here.axis) is not None:
        # The type rule lets only a size be the index: it is the same everywhere.
        return element(value, here.axis, int(safe.flat[0]))
    return picked_at(here, value, safe)


def gather_idx(here: Context, fun: p.GatherIdx, args: Args) -> Value:
    """Element i is element index[i]."""
    indices, value = args
    assert isinstance(indices, np.ndarray)
    axis = here.axis
    safe = checked(here, indices, length(value, here), "gatherIdx")

    def pick(leaf: Leaf) -> Leaf:
        rest = leaf.shape[axis + 1 :]
        if not leaf.shape[axis]:
            return np.zeros(indices.shape + rest, leaf.dtype)
        place = np.broadcast_to(
            safe.reshape(safe.shape + (1,) * len(rest)), safe.shape + rest
        )
        return np.take_along_axis(leaf, place, axis=axis)

    return leaves(value, pick)


def replaced_at(
    here: Context, value: Value, index: Leaf, new: Value, where: Leaf
) -> Value:
    """The array with the element at `index` replaced at those points."""
    axis = here.axis

    def change(parts: list[Leaf]) -> Leaf:
        leaf, item = parts
        rest = leaf.shape[axis + 1 :]
        place = index.reshape(index.shape + (1,) * (1 + len(rest)))
        place = np.broadcast_to(place, (*here.batch, 1, *rest))
        old = np.take_along_axis(leaf, place, axis=axis)
        test = where.reshape(where.shape + (1,) * (1 + len(rest)))
        item = np.where(test, np.expand_dims(item, axis), old)
        result = np.array(leaf)
        np.put_along_axis(result, place, item, axis=axis)
        return result

    return together([value, new], change)


def wanted(
    here: Context, index: Leaf, count: int, mode: p.OutOfRange, what: str
) -> tuple[Leaf, Leaf]:
    """Safe indices, and the points where there is something to do."""
    if mode is p.OutOfRange.IGNORE:
        inside = (index >= 0) & (index < count)
        return np.where(inside, index, 0).astype(np.int64), inside & here.active()
    return checked(here, index, count, what), np.array(here.active())


def scatter_idx(here: Context, fun: p.ScatterIdx, args: Args) -> Value:
    """The base with elements replaced, in order: the last one wins."""
    base, indices, values = args
    assert isinstance(indices, np.ndarray)
    axis, count = here.axis, length(base, here)
    for k in range(indices.shape[axis]):
        index = whole(element(indices, axis, k), here)
        item = element(values, axis, k)
        safe, where = wanted(here, index, count, fun.out_of_range, "scatterIdx")
        if count:
            base = replaced_at(here, base, safe, item, where)
    return base
