"""Typing rules of the patterns that compute: maps, folds, iteration, histograms."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, TypeVar

from lift.infer.check import Checker
from lift.infer.equality import array_of, same_type
from lift.infer.layout import Args, Types
from lift.infer.lengths import (
    Row,
    divided,
    equal_lengths,
    integer,
    natural,
    plain_array,
    row,
    windows,
)
from lift.sizes import ONE, Size, Variable
from lift.sizes.terms import of_atom
from lift.terms import patterns as p
from lift.terms.core import Fun, Lambda
from lift.types import I64, ArrayType, DataType, ScalarType, VectorType

Maps: TypeAlias = p.Map | p.MapGlb | p.MapWrg | p.MapLcl | p.MapSeq
AnyMap = TypeVar("AnyMap", p.Map, p.MapGlb, p.MapWrg, p.MapLcl, p.MapSeq)
AnyReduce = TypeVar("AnyReduce", p.Reduce, p.ReduceSeq)
AnyScan = TypeVar("AnyScan", p.Scan, p.ScanSeq)


def map_(
    check: Checker, fun: AnyMap, types: Types, args: Args
) -> tuple[AnyMap, DataType]:
    """[a]n → [b]n."""
    name = type(fun).__name__.replace("Map", "map")
    check.count(name, 1, len(types))
    typed, result = _each(check, fun.fun, row(check, types[0], name))
    return replace(fun, fun=typed), result


def _each(check: Checker, fun: Fun, found: Row) -> tuple[Fun, DataType]:
    """The function applied to every element, and the array of its results."""
    place = check.place(fun, found.place.name, found.size)
    element = found.element_at(_index(place))
    typed, result = check.apply_at(fun, (element,), place)
    return typed, array_of(result, place, found.size)


def _index(place: Variable) -> Size:
    return of_atom(place)


def _fold(
    check: Checker,
    fun: Fun,
    init: DataType,
    found: Row,
    what: str,
    in_order: bool = True,
) -> tuple[Fun, DataType]:
    """f(accumulator, element) must give the accumulator's type again.

    Only a fold of the whole array in order knows the position of each element.
    """
    place = check.place(fun, found.place.name, found.size)
    element = found.element_at(_index(place))
    if in_order:
        typed, result = check.apply_at(fun, (init, element), place)
    else:
        typed, result = check.apply(fun, (init, element))
    check.same(init, result, f"the result of the operator of {what}")
    return typed, element


def _associative(check: Checker, flag: bool, init: DataType, element: DataType) -> None:
    if flag and not same_type(check.facts, init, element):
        message = f"an associative operator takes equal types, not {init} and {element}"
        raise check.fail("L116", message)


def reduce_(
    check: Checker, fun: AnyReduce, types: Types, args: Args
) -> tuple[AnyReduce, DataType]:
    """a, [b]n → a."""
    check.count("reduce", 2, len(types))
    found = row(check, types[1], "reduce")
    typed, element = _fold(check, fun.fun, types[0], found, "reduce")
    if isinstance(fun, p.Reduce):
        _associative(check, fun.assoc or fun.comm, types[0], element)
    return replace(fun, fun=typed), types[0]


def reduce_part(
    check: Checker, fun: p.ReducePart, types: Types, args: Args
) -> tuple[p.ReducePart, DataType]:
    """a, [b](m·k) → [a]m."""
    check.count("reducePart", 2, len(types))
    array = plain_array(check, types[1], "reducePart")
    divided(check, array.size, fun.parts, "reducePart")
    found = row(check, array, "reducePart")
    typed, element = _fold(check, fun.fun, types[0], found, "reducePart", False)
    _associative(check, fun.assoc or fun.comm, types[0], element)
    return replace(fun, fun=typed), ArrayType(types[0], fun.parts)


def scan(
    check: Checker, fun: AnyScan, types: Types, args: Args
) -> tuple[AnyScan, DataType]:
    """a, [b]n → [a]n."""
    check.count("scan", 2, len(types))
    found = row(check, types[1], "scan")
    typed, _ = _fold(check, fun.fun, types[0], found, "scan")
    return replace(fun, fun=typed), ArrayType(types[0], found.size)


def generate(
    check: Checker, fun: p.Generate, types: Types, args: Args
) -> tuple[p.Generate, DataType]:
    """→ [a]n."""
    check.count("generate", 0, len(types))
    natural(check, fun.size, "the size of generate")
    place = check.place(fun.fun, "i", fun.size)
    by_position = isinstance(fun.fun, Lambda) and not fun.fun.params
    typed, result = check.apply_at(fun.fun, () if by_position else (I64,), place)
    return replace(fun, fun=typed), array_of(result, place, fun.size)


def reduce_by_index(
    check: Checker, fun: p.ReduceByIndex, types: Types, args: Args
) -> tuple[p.ReduceByIndex, DataType]:
    """[a]m, [int]n, [b]n → [a]m."""
    check.count("reduceByIndex", 3, len(types))
    bins, keys, values = (plain_array(check, t, "reduceByIndex") for t in types)
    integer(check, keys.element, "a key of reduceByIndex")
    equal_lengths(check, "reduceByIndex", [keys.size, values.size])
    found = row(check, values, "reduceByIndex")
    typed, element = _fold(check, fun.fun, bins.element, found, "reduceByIndex")
    _associative(check, fun.assoc or fun.comm, bins.element, element)
    return replace(fun, fun=typed), bins


def segmented_reduce(
    check: Checker, fun: p.SegmentedReduce, types: Types, args: Args
) -> tuple[p.SegmentedReduce, DataType]:
    """a, [int](n+1), [b]m → [a]n."""
    check.count("segmentedReduce", 3, len(types))
    offsets = plain_array(check, types[1], "segmentedReduce")
    integer(check, offsets.element, "an offset of segmentedReduce")
    natural(check, offsets.size - ONE, "the number of segments")
    found = row(check, plain_array(check, types[2], "segmentedReduce"), "")
    typed, element = _fold(check, fun.fun, types[0], found, "segmentedReduce", False)
    _associative(check, fun.assoc or fun.comm, types[0], element)
    return replace(fun, fun=typed), ArrayType(types[0], offsets.size - ONE)


def reduce_range(
    check: Checker, fun: p.ReduceRange, types: Types, args: Args
) -> tuple[p.ReduceRange, DataType]:
    """a, int, int, [b]n → a."""
    check.count("reduceRange", 4, len(types))
    integer(check, types[1], "the start of reduceRange")
    integer(check, types[2], "the stop of reduceRange")
    found = row(check, plain_array(check, types[3], "reduceRange"), "")
    typed, element = _fold(check, fun.fun, types[0], found, "reduceRange", False)
    _associative(check, fun.assoc or fun.comm, types[0], element)
    return replace(fun, fun=typed), types[0]


def map_seq_slide(
    check: Checker, fun: p.MapSeqSlide, types: Types, args: Args
) -> tuple[p.MapSeqSlide, DataType]:
    """[a](step·n + size) → [b](1 + n)."""
    check.count("mapSeqSlide", 1, len(types))
    array = plain_array(check, types[0], "mapSeqSlide")
    count = windows(check, array.size, fun.size, fun.step)
    window = ArrayType(ArrayType(array.element, fun.size), count)
    typed, result = _each(check, fun.fun, row(check, window, "mapSeqSlide"))
    return replace(fun, fun=typed), result


def to_space(
    check: Checker, fun: p.ToSpace, types: Types, args: Args
) -> tuple[p.ToSpace, DataType]:
    """The type of the function itself."""
    typed, result = check.apply(fun.fun, types, args)
    return replace(fun, fun=typed), result


def map_vec(
    check: Checker, fun: p.MapVec, types: Types, args: Args
) -> tuple[p.MapVec, DataType]:
    """<t>w, <u>w → <v>w for a function (t, u) → v."""
    scalars: list[ScalarType] = []
    widths: set[int] = set()
    for data in types:
        if not isinstance(data, VectorType):
            raise check.fail("L108", f"mapVec needs vectors, but this is {data}")
        scalars.append(data.element)
        widths.add(data.width)
    if len(widths) != 1:
        raise check.fail("L108", f"mapVec of vectors of widths {sorted(widths)}")
    typed, result = check.apply(fun.fun, tuple(scalars))
    if not isinstance(result, ScalarType):
        raise check.fail("L108", f"the function of mapVec gives {result}")
    return replace(fun, fun=typed), VectorType(result, widths.pop())
