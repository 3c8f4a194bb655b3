"""The meaning of computing patterns: folds go from left to right, in element types."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from lift.interp.access import checked, picked_at, replaced_at, wanted
from lift.interp.context import Context
from lift.interp.evaluate import apply, each, over, positioned, whole
from lift.interp.layout import Args, length, reshaped, windows
from lift.interp.values import Leaf, Value, chosen, element, leaves, stacked
from lift.sizes import Size
from lift.sizes.terms import Variable
from lift.terms import patterns as p
from lift.terms.core import Fun, Lambda
from lift.types import ArrayType

Maps: TypeAlias = p.Map | p.MapGlb | p.MapWrg | p.MapLcl | p.MapSeq
Scans: TypeAlias = p.Scan | p.ScanSeq


def map_(here: Context, fun: Maps, args: Args) -> Value:
    """f at every element."""
    return over(fun.fun, args[0], length(args[0], here), here)


def fold(here: Context, fun: Fun, init: Value, array: Value) -> list[Value]:
    """All intermediate results of the left fold, the initial one first."""
    results = [init]
    for index in range(length(array, here)):
        item = element(array, here.axis, index)
        place = positioned(fun, index, here)
        results.append(apply(fun, (results[-1], item), place))
    return results


def reduce_(here: Context, fun: p.Reduce | p.ReduceSeq, args: Args) -> Value:
    """The left fold."""
    result, array = args
    for index in range(length(array, here)):
        item = element(array, here.axis, index)
        result = apply(fun.fun, (result, item), positioned(fun.fun, index, here))
    return result


def reduce_part(here: Context, fun: p.ReducePart, args: Args) -> Value:
    """The left fold of each chunk, every one from the initial value."""
    init, array = args
    parts = here.size(fun.parts)
    chunks = reshaped(array, here, lambda count: (parts, count // parts))
    inner = here.enter(parts)
    axis = here.axis

    def repeat(leaf: Leaf) -> Leaf:
        shape = (*here.batch, parts, *leaf.shape[axis:])
        return np.broadcast_to(np.expand_dims(leaf, axis), shape)

    return fold(inner, fun.fun, leaves(init, repeat), chunks)[-1]


def scan(here: Context, fun: Scans, args: Args) -> Value:
    """The folds of all prefixes."""
    init, array = args
    results = fold(here, fun.fun, init, array)
    kept = results[1:] if fun.inclusive else results[:-1]
    if not kept:
        none = (slice(None),) * here.axis + (slice(0, 0),)
        return leaves(init, lambda leaf: np.expand_dims(leaf, here.axis)[none])
    return stacked(kept, here.axis)


def iterate(here: Context, fun: p.Iterate, args: Args) -> Value:
    """f, f again, and so on; the length variable of a step is found from its input."""
    (value,) = args
    for _ in range(here.size(fun.times)):
        inner = here
        if fun.length is not None:
            inner = _with_length(here, fun.fun, fun.length, length(value, here))
        value = apply(fun.fun, (value,), inner)
    return value


def _with_length(here: Context, fun: Fun, variable: Variable, count: int) -> Context:
    """Solve c·w + b = count for w, where the parameter has type [a](c·w + b)."""
    if not isinstance(fun, Lambda):
        return here.at_position(variable.name, count)
    data = fun.params[0].type
    assert isinstance(data, ArrayType)
    base = _at(here, data.size, variable, 0)
    slope = _at(here, data.size, variable, 1) - base
    return here.at_position(variable.name, (count - base) // slope)


def _at(here: Context, size: Size, variable: Variable, number: int) -> int:
    return here.at_position(variable.name, number).size(size)


def generate(here: Context, fun: p.Generate, args: Args) -> Value:
    """Element i is f(i)."""
    count = here.size(fun.size)
    positions = np.arange(count, dtype=np.int64)
    places = np.broadcast_to(positions, (*here.batch, count))
    if isinstance(fun.fun, Lambda) and fun.fun.index is not None:
        given = [
            (element(places, here.axis, index),) if fun.fun.params else ()
            for index in range(count)
        ]
        return each(fun.fun, given, here)
    return over(fun.fun, places, count, here)


def reduce_by_index(here: Context, fun: p.ReduceByIndex, args: Args) -> Value:
    """hist[key] = f(hist[key], value), one after the other."""
    bins, keys, values = args
    count = length(bins, here)
    for k in range(length(keys, here)):
        key = whole(element(keys, here.axis, k), here)
        safe, where = wanted(here, key, count, fun.out_of_range, "reduceByIndex")
        if not count:
            continue
        old = picked_at(here, bins, safe)
        item = element(values, here.axis, k)
        place = positioned(fun.fun, k, here).where(where)
        bins = replaced_at(here, bins, safe, apply(fun.fun, (old, item), place), where)
    return bins


def reduce_range(here: Context, fun: p.ReduceRange, args: Args) -> Value:
    """The left fold of the elements start ≤ k < stop."""
    init, start, stop, values = args
    return fold_range(
        here, fun.fun, init, whole(start, here), whole(stop, here), values
    )


def fold_range(
    here: Context, fun: Fun, init: Value, start: Leaf, stop: Leaf, values: Value
) -> Value:
    """All ranges of the batch at once: step j takes the j-th element of each."""
    first, last = start.astype(np.int64), stop.astype(np.int64)
    active = here.active()
    steps = int(np.max(np.where(active, last - first, 0), initial=0))
    result = init
    for j in range(steps):
        running = active & (first + j < last)
        inner = here.where(running)
        index = checked(inner, first + j, length(values, here), "a range")
        item = picked_at(inner, values, index)
        result = chosen(running, apply(fun, (result, item), inner), result)
    return result


def segmented_reduce(here: Context, fun: p.SegmentedReduce, args: Args) -> Value:
    """Row i folds the values from offset i up to offset i + 1."""
    init, offsets, values = args
    assert isinstance(offsets, np.ndarray)
    rows, axis = offsets.shape[here.axis] - 1, here.axis
    inner = here.enter(rows)
    start = np.take(offsets, np.arange(rows), axis=axis)
    stop = np.take(offsets, np.arange(1, rows + 1), axis=axis)

    def repeat(leaf: Leaf) -> Leaf:
        shape = (*here.batch, rows, *leaf.shape[axis:])
        return np.broadcast_to(np.expand_dims(leaf, axis), shape)

    everywhere = leaves(values, repeat)
    return fold_range(inner, fun.fun, leaves(init, repeat), start, stop, everywhere)


def map_seq_slide(here: Context, fun: p.MapSeqSlide, args: Args) -> Value:
    """f at every window."""
    size, step = here.size(fun.size), here.size(fun.step)
    parts = windows(here, args[0], size, step)
    return over(fun.fun, parts, length(parts, here), here)


def to_space(here: Context, fun: p.ToSpace, args: Args) -> Value:
    """Where a result is kept does not change it."""
    return apply(fun.fun, args, here)


def map_vec(here: Context, fun: p.MapVec, args: Args) -> Value:
    """f at every lane: a vector's lanes are one more dimension of the batch."""
    return apply(fun.fun, args, here.enter(length(args[0], here)))
