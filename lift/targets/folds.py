"""Reductions whose order may change: vector accumulators, parts, a second step.

Consumes typed reductions that are declared associative (and commutative); produces
low-level terms. One work-item folds its part into several vector accumulators, which
hide the latency of the operator; lanes and accumulators are combined at the end of the
part, the parts by a second small kernel.
"""

from __future__ import annotations

from lift.plain import called, computes, sequential
from lift.scalar import Op
from lift.sizes import Size, size
from lift.targets.chunks import (
    Part,
    cut,
    element_of,
    in_registers,
    over_parts,
    vectors,
)
from lift.targets.operators import partial_start
from lift.targets.profile import DeviceProfile
from lift.targets.widen import Each, Refused, Shape, Widener
from lift.terms import patterns as p
from lift.terms.build import get, pipe, tup
from lift.terms.core import Call, Expr, Fun, Lambda, Let, Param
from lift.terms.traverse import free_params, fresh_name, walk
from lift.types import ArrayType, DataType, ScalarType, TupleType


def step_function(fun: Fun, feed: Fun | None) -> Lambda:
    """f(acc, g(x)): one step of the fold over what is not mapped yet."""
    taken = free_params(fun) | (free_params(feed) if feed else frozenset())
    acc = Param(fresh_name("acc", taken))
    item = Param(fresh_name("x", taken | {acc.name}))
    value = called(feed, (item,)) if feed is not None else item
    return Lambda((acc, item), called(fun, (acc, value)))


def scalar_bits(data: DataType) -> list[ScalarType]:
    """The scalars that an element is made of."""
    match data:
        case ScalarType():
            return [data]
        case TupleType(items):
            return [s for item in items for s in scalar_bits(item)]
        case _:
            raise Refused(f"an element of type {data} is no scalar")


def lanes_for(profile: DeviceProfile, *types: DataType) -> int:
    """Lanes that suit the widest scalar."""
    scalars = [s for data in types for s in scalar_bits(data)]
    width = min(profile.lanes(s) for s in scalars)
    if width < 2:
        raise Refused("the device has no vectors for these elements")
    return width


def vector_fold(
    fun: Fun,
    feed: Fun | None,
    start: Expr,
    data: DataType | None,
    array: Expr,
    length: Size,
    profile: DeviceProfile,
    streams: int = 1,
) -> Expr:
    """The fold of an array that begins with `start`, in any order, by vectors.

    `start`, of type `data`, must be a value that may be counted in every lane. The
    array is read at `streams` places at once.
    """
    element = element_of(array)
    assert data is not None
    width = lanes_for(profile, element, data)
    count = profile.numbers.accumulators
    block = width * count
    whole = length // block * block
    shape = _shape(element)
    widener = Widener(width, {})
    step, result = widener.function(step_function(fun, feed), (full_shape(data), shape))
    if result != full_shape(data):
        raise Refused("the operator does not use its accumulator")
    combine, _ = widener.function(fun, (full_shape(data), full_shape(data)))
    body = pipe(array, p.Take(whole))
    wide_rows = vectors(body, element, width)
    own = count // streams
    if streams == 1:
        rows = pipe(wide_rows, p.Split(size(own)))
    else:
        share = length // block * own
        long = pipe(wide_rows, p.Strided(size(0), size(streams), share, share))
        short = pipe(long, p.Map(p.Split(size(own))), p.Transpose())
        rows = pipe(short, p.Map(p.Join()))
    wide = widener.lifted(start, False, data)
    accs = _accumulated(step, wide, rows, count)
    folded = Param("folded")
    one = Call(p.ReduceSeq(combine), (wide, accs))
    total = across_lanes(fun, folded, data, width)
    scalar_step = sequential(step_function(fun, feed))
    rest = Call(p.ReduceSeq(scalar_step), (total, pipe(array, p.Drop(whole))))
    return Let(folded, one, rest)


def _accumulated(step: Lambda, wide: Expr, rows: Expr, count: int) -> Expr:
    """`count` folds side by side, in registers."""
    accs, row, pair = Param("accs"), Param("row"), Param("pair")
    update = called(step, (get(pair, 0), get(pair, 1)))
    each = pipe(
        Call(p.Zip(), (accs, row)), p.MapSeq(Lambda((pair,), update), unroll=True)
    )
    first = in_registers(wide, (count,))
    return Call(p.ReduceSeq(Lambda((accs, row), each)), (first, rows))


def across_lanes(fun: Fun, vector: Expr, data: DataType, width: int) -> Expr:
    """All lanes of one vector folded, lowest first."""
    total = _lane(vector, data, 0)
    for k in range(1, width):
        total = called(fun, (total, _lane(vector, data, k)))
    return total


def _lane(vector: Expr, data: DataType, lane: int) -> Expr:
    match data:
        case TupleType(items):
            parts = (_lane(get(vector, k), item, lane) for k, item in enumerate(items))
            return tup(*parts)
        case _:
            return Call(Op("lane", number=lane), (vector,))


def _shape(data: DataType) -> Shape:
    match data:
        case ScalarType():
            return True
        case TupleType(items):
            return tuple(map(_shape, items))
        case ArrayType(element):
            return Each(_shape(element))
        case _:
            raise Refused(f"no lanes of {data}")


def full_shape(data: DataType) -> Shape:
    """Lanes in every scalar."""
    return _shape(data)


def ordered_fold(fun: Fun, feed: Fun | None, start: Expr, array: Expr) -> Expr:
    """The fold of an array as one work-item does it, in order."""
    return Call(p.ReduceSeq(sequential(step_function(fun, feed))), (start, array))


def fed(source: Expr) -> tuple[Fun | None, Expr]:
    """The function of a map that feeds a fold, and the map's argument."""
    match source:
        case Call(p.Map(feed), (array,)) if computes(feed) and not (
            isinstance(feed, Lambda) and feed.index is not None
        ):
            return feed, array
        case _:
            return None, source


def whole_reduction(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """A reduction over everything in parallel, and in words how."""
    fun, (init, source) = call.fun, call.args
    assert isinstance(fun, p.Reduce)
    if not fun.assoc:
        raise Refused("the order of the fold must be kept")
    start = partial_start(fun.fun, init, fun.comm)
    if start is None:
        raise Refused("the operator has no known neutral element")
    feed, array = fed(source)
    # Lanes of such elements would be so many folds, one after the other.
    long = feed is None and any(isinstance(n, p.Reduce) for n in walk(source))
    nested = isinstance(element_of(array), ArrayType)
    where = cut(length_of(array), profile.parts, 1 if nested else 64)
    how: list[str] = []
    numbers = profile.numbers

    def each(part: Part) -> Expr:
        if long:
            how.append("scalar accumulators, for each element is a fold")
            return ordered_fold(fun.fun, feed, start, part.array)
        if not fun.comm:
            how.append("scalar accumulators, for the operator is not commutative")
            return ordered_fold(fun.fun, feed, start, part.array)
        try:
            folded = vector_fold(
                fun.fun, feed, start, init.type, part.array, part.length, profile,
                numbers.streams,
            )  # fmt: skip
            how.append(
                f"{numbers.accumulators} vector accumulators, {numbers.streams} streams"
            )
            return folded
        except Refused as problem:
            how.append(f"scalar accumulators ({problem})")
            return ordered_fold(fun.fun, feed, start, part.array)

    partial = over_parts(array, where, each)
    total = Call(p.ReduceSeq(sequential(fun.fun)), (init, partial))
    return total, f"{where.parts} parts with {how[0]}, then one fold of the parts"


def length_of(array: Expr) -> Size:
    """The length of a typed array of equal elements."""
    if not isinstance(array.type, ArrayType):
        raise Refused("rows of different length")
    return array.type.size


__all__ = [
    "across_lanes",
    "fed",
    "full_shape",
    "lanes_for",
    "length_of",
    "ordered_fold",
    "step_function",
    "vector_fold",
    "whole_reduction",
]
