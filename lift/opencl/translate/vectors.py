"""Vectors: lanes read and written together where they lie side by side.

A vector of scalars that are contiguous in memory is one vload or vstore; anything else
is computed lane by lane, or with vector operators where each operand is a vector.
"""

from __future__ import annotations

from collections.abc import Callable

from lift.opencl import ir
from lift.opencl.flatten import flat_index
from lift.opencl.rewrite import condition_sizes, own_sizes, substitute_value
from lift.opencl.translate.context import Env, simplified
from lift.opencl.translate.core import Reader, Translator, Writer
from lift.opencl.views import (
    Arr,
    ArrDest,
    Cell,
    CellDest,
    Dest,
    LaneDest,
    Place,
    Tup,
    TupDest,
    View,
)
from lift.sizes import ZERO, Size, Truth, equal, free_variables, size, substitute
from lift.terms import Call
from lift.terms import patterns as p
from lift.terms.patterns import Space
from lift.types import I32, ArrayType, DataType, ScalarType, TupleType, VectorType


def read_as_vector(t: Translator, env: Env, pattern: p.AsVector, call: Call) -> View:
    source = t.read(env, call.args[0])
    assert isinstance(source, Arr)
    type_ = t.type_of(env, call)
    assert isinstance(type_, ArrayType)
    vector = type_.element
    assert isinstance(vector, VectorType)
    width = vector.width
    return Arr(
        type_.size,
        lambda i: Cell(vector, lambda: gather_lanes(t, source, i * width, vector)),
    )


def gather_lanes(
    t: Translator, source: Arr, start: Size, type_: VectorType
) -> ir.Value:
    """The lanes source[start], source[start + 1], ... as one vector."""
    lane = t.builder.position("lane", 0, type_.width)
    with t.builder.nested() as scratch:
        element = source.at(start + lane)
        assert isinstance(element, Cell)
        value = element.get()
    if not scratch:
        return vectorised(value, lane, type_.width)
    lanes = []
    for k in range(type_.width):
        cell = source.at(start + k)
        assert isinstance(cell, Cell)
        lanes.append(cell.get())
    return ir.Pack(tuple(lanes), type_)


def mentions(value: ir.Value, lane: Size) -> bool:
    """Does the value depend on the index variable?"""
    (variable,) = free_variables(lane)
    sizes = own_sizes(ir.Assign("", value))
    return any(variable in free_variables(s) for s in sizes)


def vectorised(value: ir.Value, lane: Size, width: int) -> ir.Value:
    """The vector of the values for lane = 0, 1, ..., width - 1."""
    scalar = value.type
    assert isinstance(scalar, ScalarType)
    type_ = VectorType(scalar, width)
    if not mentions(value, lane):
        return splat(value, type_)
    match value:
        case ir.Load(buffer, index) if _contiguous(buffer, index, lane):
            start = tuple(substitute(i, {lane: ZERO}) for i in index)
            return ir.Load(buffer, start, type_)
        case ir.Apply(op, args, _, number) if _by_lanes(op, args):
            parts = tuple(vectorised(arg, lane, width) for arg in args)
            return ir.Apply(op, parts, type_, number)
        case _:
            lanes = [substitute_value(value, {lane: size(k)}) for k in range(width)]
            return ir.Pack(tuple(lanes), type_)


def _by_lanes(op: str, args: tuple[ir.Value, ...]) -> bool:
    """Does the operation do the same in every lane? A lane of a vector is taken, and
    casts are spelled, each in its own way."""
    scalars = all(isinstance(arg.type, ScalarType) for arg in args)
    return scalars and op not in ("cast", "bitcast")


def splat(value: ir.Value, type_: VectorType) -> ir.Value:
    """The same scalar in every lane."""
    return ir.Apply("splat", (value,), type_, type_.width)


def _contiguous(buffer: ir.Buffer, index: tuple[Size, ...], lane: Size) -> bool:
    if buffer.space is Space.PRIVATE:
        return False
    place = flat_index(buffer, index)
    start = substitute(place, {lane: ZERO})
    return equal(place - start, lane) is Truth.YES


def read_as_scalar(t: Translator, env: Env, pattern: p.AsScalar, call: Call) -> View:
    source = t.read(env, call.args[0])
    assert isinstance(source, Arr)
    type_ = t.type_of(env, call.args[0])
    assert isinstance(type_, ArrayType)
    width = width_of(type_.element)
    return Arr(
        source.length * width,
        lambda i: _lane_view(t, source.at(i // width), i % width),
    )


def width_of(type_: DataType) -> int:
    """The width of a vector, or of the vectors of a tuple."""
    match type_:
        case VectorType(width=width):
            return width
        case TupleType(items):
            return width_of(items[0])
        case _:
            raise AssertionError(type_)


def _lane_view(t: Translator, view: View, lane: Size) -> View:
    match view:
        case Tup(items):
            return Tup(tuple(_lane_view(t, item, lane) for item in items))
        case Cell(VectorType() as vector, get):
            return Cell(vector.element, lambda: lane_of(t, get(), lane, vector))
        case _:
            raise AssertionError(view)


def lane_of(t: Translator, value: ir.Value, lane: Size, type_: VectorType) -> ir.Value:
    """One lane of a vector; a vector in memory is not loaded as a whole."""
    match value:
        case ir.Load(buffer, index) if buffer.space is not Space.PRIVATE:
            return ir.Load(buffer, (*index[:-1], index[-1] + lane), type_.element)
        case ir.Apply("splat", (scalar,)):
            return scalar
        case _ if lane.constant is not None:
            return ir.Apply("lane", (value,), type_.element, lane.constant)
        case _:
            return ir.Apply(
                "dynamic_lane",
                (value, ir.IndexValue(lane, I32)),
                type_.element,
                type_.width,
            )


def write_as_scalar(
    t: Translator, env: Env, pattern: p.AsScalar, call: Call, dest: Dest
) -> None:
    assert isinstance(dest, ArrDest)
    type_ = t.type_of(env, call.args[0])
    assert isinstance(type_, ArrayType)
    width = width_of(type_.element)
    live = None if dest.live is None else (dest.live + width - 1) // width
    vectors = ArrDest(
        type_.size,
        lambda i: _scattered(type_.element, lambda k: dest.at(i * width + k)),
        live,
    )
    t.write(env, call.args[0], vectors)


def _scattered(type_: DataType, lane: Callable[[Size], Dest]) -> Dest:
    """A vector, or a tuple of vectors, whose lanes have places of their own."""
    match type_:
        case VectorType():
            return LaneDest(type_, lane)
        case TupleType(items):
            parts = (
                _scattered(item, _component(lane, j)) for j, item in enumerate(items)
            )
            return TupDest(tuple(parts))
        case _:
            raise AssertionError(type_)


def _component(lane: Callable[[Size], Dest], index: int) -> Callable[[Size], Dest]:
    def place(k: Size) -> Dest:
        dest = lane(k)
        assert isinstance(dest, TupDest)
        return dest.items[index]

    return place


def write_as_vector(
    t: Translator, env: Env, pattern: p.AsVector, call: Call, dest: Dest
) -> None:
    assert isinstance(dest, ArrDest)
    width = pattern.width

    def at(i: Size) -> Dest:
        return lane_dest(t, dest.at(i // width), i % width)

    t.write(env, call.args[0], ArrDest(dest.length * width, at))


def lane_dest(t: Translator, dest: Dest, lane: Size) -> Dest:
    """The place of one lane."""
    match dest:
        case LaneDest(lane=at):
            return at(lane)
        case CellDest(VectorType(element), Place(buffer) as place, guards):
            if buffer.space is not Space.PRIVATE:
                return CellDest(element, place.at(lane), guards)
    raise t.builder.refuse(
        "L305",
        "a vector in registers cannot be written lane by lane",
        remedy="compute whole vectors, or use an array of scalars",
    )


def store_lanes(
    t: Translator,
    dest: LaneDest,
    value: ir.Value,
    put: Callable[[Translator, Dest, ir.Value], None],
) -> None:
    """One vstore where the lanes are contiguous and all wanted, else scalar stores."""
    lane = t.builder.position("lane", 0, dest.type.width)
    target = dest.lane(lane)
    match target:
        case CellDest(place=Place(buffer, index), guards=guards):
            unguarded = not any(_guard_mentions(g, lane) for g in guards)
            if unguarded and _contiguous(buffer, index, lane):
                start = Place(buffer, tuple(substitute(i, {lane: ZERO}) for i in index))
                with t.builder.when(guards) as possible:
                    if possible:
                        span = t.builder.span
                        t.builder.emit(ir.Store(buffer, start.index, value, span))
                return
        case _:
            pass
    if not isinstance(value, ir.Ref | ir.Pack):
        value = t.builder.declare("v", value.type, value)
    for k in range(dest.type.width):
        put(t, dest.lane(size(k)), lane_of(t, value, size(k), dest.type))


def _guard_mentions(guard: ir.Condition, lane: Size) -> bool:
    (variable,) = free_variables(lane)
    if any(variable in free_variables(s) for s in condition_sizes(guard)):
        kept, possible = simplified((guard,))
        return bool(kept) or not possible
    return False


def read_map_vec(t: Translator, env: Env, pattern: p.MapVec, call: Call) -> View:
    """A scalar function on vectors: its operators become vector operators."""
    views = tuple(t.read(env, arg) for arg in call.args)
    vector = t.type_of(env, call)
    result = t.apply(env, pattern.fun, views)
    assert isinstance(result, Cell)
    if isinstance(vector, VectorType) and isinstance(result.type, ScalarType):
        return Cell(vector, lambda: splat(result.get(), vector))
    return result


def widened(values: tuple[ir.Value, ...]) -> tuple[ir.Value, ...]:
    """Operands of one width: scalars among vectors are repeated in every lane."""
    widths = {v.type.width for v in values if isinstance(v.type, VectorType)}
    if not widths:
        return values
    (width,) = widths
    return tuple(
        splat(v, VectorType(v.type, width)) if isinstance(v.type, ScalarType) else v
        for v in values
    )


READERS: dict[type, Reader] = {
    p.AsVector: read_as_vector,
    p.AsScalar: read_as_scalar,
    p.MapVec: read_map_vec,
}
WRITERS: dict[type, Writer] = {
    p.AsVector: write_as_vector,
    p.AsScalar: write_as_scalar,
}
