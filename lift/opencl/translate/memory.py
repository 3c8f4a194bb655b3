"""Where data is produced: allocation, stores, and materialised views.

Memory appears only for toGlobal, toLocal and toPrivate, for the results of parallel
maps that somebody reads, and for accumulators. A buffer made inside parallel loops has
one extra dimension for each loop whose iterations must not share it.
"""

from __future__ import annotations

from typing import assert_never

from lift.opencl import ir
from lift.opencl.flatten import scalars_in
from lift.opencl.rewrite import subvalues
from lift.opencl.translate.context import Env
from lift.opencl.translate.core import Reader, Translator, Writer
from lift.opencl.translate.vectors import store_lanes
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
    leaves,
    memory_dest,
    memory_view,
    physical,
)
from lift.sizes import ZERO, free_variables
from lift.terms import Call, Expr, Lambda, Let
from lift.terms import patterns as p
from lift.terms.patterns import Space
from lift.types import ArrayType, DataType, ScalarType, is_flat

#: Which loops a buffer of each space is private to.
_SHARED_BY: dict[Space, tuple[ir.Par, ...]] = {
    Space.GLOBAL: (ir.Par.GLB, ir.Par.WRG, ir.Par.LCL),
    Space.LOCAL: (ir.Par.LCL,),
    Space.PRIVATE: (),
}


_SMALL = 256


def allocate(
    t: Translator, type_: DataType, space: Space, base: str
) -> tuple[Place, ...]:
    """Memory for a value of this type, one buffer a leaf."""
    frames = [f for f in t.builder.frames if f.level in _SHARED_BY[space]]
    if space is Space.LOCAL and not _in_group(t):
        raise t.builder.refuse(
            "L303",
            "local memory belongs to a work-group, and there is none here",
            remedy="put toLocal inside mapWrg",
        )
    fixed = all(scalars_in(leaf).constant is not None for leaf in leaves(type_))
    if space is Space.PRIVATE and not fixed:
        raise t.builder.refuse(
            "L309",
            f"private memory for {type_} needs a size known at compile time",
            remedy="use toGlobal, or split the array into parts of fixed size",
        )
    places = []
    for leaf in leaves(type_):
        shape = leaf if space is Space.PRIVATE else physical(leaf)
        for frame in reversed(frames):
            shape = ArrayType(shape, frame.length)
        _refuse_ragged(t, shape, space)
        buffer = ir.Buffer(t.builder.names.fresh(base), shape, space)
        if space is Space.GLOBAL:
            t.temporaries.append(buffer)
        else:
            t.builder.emit(ir.Allocate(buffer))
        places.append(Place(buffer, tuple(frame.variable for frame in frames)))
    return tuple(places)


def _refuse_ragged(t: Translator, shape: DataType, space: Space) -> None:
    """Rows of different lengths: how much memory they take depends on who asks."""
    names = {v.name for v in free_variables(scalars_in(shape))}
    if names & t.builder.indices:
        raise t.builder.refuse(
            "L309",
            f"{space.value} memory for {shape} needs a size known before the launch",
            remedy="split the array into parts of equal size",
        )


def default_space(t: Translator, type_: DataType) -> Space:
    """Where an intermediate result goes that nobody placed: registers if it is small
    and of fixed size, else global memory."""
    counts = [scalars_in(leaf).constant for leaf in leaves(type_)]
    small = all(count is not None and count <= _SMALL for count in counts)
    return Space.PRIVATE if small else Space.GLOBAL


def _in_group(t: Translator) -> bool:
    return any(frame.level is ir.Par.WRG for frame in t.builder.frames)


def materialise(t: Translator, env: Env, expr: Expr, space: Space) -> View:
    """Compute a term into memory of this space and read it from there."""
    type_ = t.type_of(env, expr)
    if space is Space.PRIVATE and is_flat(type_):
        return t.force_all(t.read(env, expr), "v")
    base = {Space.GLOBAL: "tmp", Space.LOCAL: "tile", Space.PRIVATE: "reg"}[space]
    places = allocate(t, type_, space, base)
    t.write(env, expr, memory_dest(type_, places))
    return memory_view(type_, places)


def space_of(expr: Expr) -> Space | None:
    """The address space that a term names for its result, if it does."""
    match expr:
        case Let(body=body):
            return space_of(body)
        case Call(Lambda(body=body)):
            return space_of(body)
        case Call(p.ToSpace(space)):
            return space
        case Call(
            p.MapGlb(fun=fun) | p.MapWrg(fun=fun) | p.MapLcl(fun=fun) | p.MapSeq(fun)
        ) | Call(p.Iterate(fun=fun) | p.Map(fun)):
            return space_of(fun.body) if isinstance(fun, Lambda) else _of_fun(fun)
        case Call(
            p.Join() | p.Split() | p.Transpose() | p.AsScalar() | p.AsVector()
            | p.Scatter() | p.Gather() | p.Zip() | p.MakeTuple() | p.Take() | p.Id(),
            args,
        ):  # fmt: skip
            found = [space_of(arg) for arg in args]
            return next((space for space in found if space is not None), None)
        case _:
            return None


def _of_fun(fun: object) -> Space | None:
    match fun:
        case p.ToSpace(space):
            return space
        case p.MapLcl(fun=inner) | p.MapSeq(inner):
            return space_of(inner.body) if isinstance(inner, Lambda) else _of_fun(inner)
        case _:
            return None


def dest_space(dest: Dest) -> Space:
    """The address space of a destination."""
    match dest:
        case CellDest(place=place):
            return place.buffer.space if isinstance(place, Place) else Space.PRIVATE
        case LaneDest(lane=lane):
            return dest_space(lane(ZERO))
        case TupDest(items):
            return dest_space(items[0])
        case ArrDest(at=at):
            return dest_space(at(ZERO))
        case _:
            assert_never(dest)


def store(t: Translator, view: View, dest: Dest) -> None:
    """Write a view; an array is copied element by element, by one work-item."""
    match view, dest:
        case Cell(), CellDest() | LaneDest():
            put(t, dest, view.get())
        case Tup(items), TupDest(dests):
            values = [_value(item) for item in items]
            if all(value is not None for value in values) and len(items) > 1:
                _store_together(t, [v for v in values if v is not None], dests)
                return
            for item, part in zip(items, dests, strict=True):
                store(t, item, part)
        case Arr(length, at), ArrDest():
            if dest_space(dest) is not Space.PRIVATE and not _only_one(t, view):
                raise t.builder.refuse(
                    "L304",
                    "this is a view of data, and nothing says who writes it",
                    remedy="copy it with mapGlb(id), mapLcl(id) or mapSeq(id)",
                )
            t.builder.loop(length, lambda i: store(t, at(i), dest.at(i)))
        case _:
            raise AssertionError(f"{view} does not fit {dest}")


def _only_one(t: Translator, view: Arr) -> bool:
    """May one work-item copy an array on its own? Yes if the place is its alone, or
    if it has the array in its registers."""
    if t.builder.frames and t.builder.frames[-1].level is not ir.Par.WRG:
        return True
    if view.length.constant is None:
        return False
    with t.builder.nested() as scratch:
        element: View = view.at(ZERO)
        while isinstance(element, Arr):
            element = element.at(ZERO)
        value = _value(element)
    loads = [v for v in subvalues(value) if isinstance(v, ir.Load)] if value else []
    private = all(load.buffer.space is Space.PRIVATE for load in loads)
    return value is not None and private and not scratch


def _value(view: View) -> ir.Value | None:
    return view.get() if isinstance(view, Cell) else None


def _store_together(
    t: Translator, values: list[ir.Value], dests: tuple[Dest, ...]
) -> None:
    """All components are computed before the first is overwritten."""
    ready: list[ir.Value] = []
    for k, value in enumerate(values):
        written = [_target(dest) for dest in dests[:k]]
        if any(_reads(value, target) for target in written):
            ready = [_bound(t, v) for v in values]
            break
        ready.append(value)
    for value, dest in zip(ready, dests, strict=True):
        put(t, dest, value)


def _bound(t: Translator, value: ir.Value) -> ir.Value:
    if isinstance(value, ir.Lit):
        return value
    return t.builder.declare("next", value.type, value)


def _target(dest: Dest) -> str | None:
    match dest:
        case CellDest(place=str() as name):
            return name
        case CellDest(place=Place(buffer)):
            return buffer.name
        case _:
            return None


def _reads(value: ir.Value, target: str | None) -> bool:
    return any(
        (isinstance(v, ir.Ref) and v.name == target)
        or (isinstance(v, ir.Load) and v.buffer.name == target)
        for v in subvalues(value)
    )


def put(t: Translator, dest: Dest, value: ir.Value) -> None:
    """Store one scalar or vector."""
    match dest:
        case LaneDest():
            store_lanes(t, dest, value, put)
        case CellDest(type_, place, guards):
            with t.builder.when(guards) as possible:
                if possible and isinstance(place, str):
                    t.builder.emit(ir.Assign(place, value))
                elif possible and isinstance(place, Place):
                    index = place.index
                    space = place.buffer.space
                    if not isinstance(type_, ScalarType) and space is not Space.PRIVATE:
                        index = (*index, ZERO)
                    span = t.builder.span
                    t.builder.emit(ir.Store(place.buffer, index, value, span))
        case _:
            raise AssertionError(f"a scalar does not fit {dest}")


def read_to_space(t: Translator, env: Env, pattern: p.ToSpace, call: Call) -> View:
    inner = Call(pattern.fun, call.args, call.type, call.span)
    return materialise(t, env, inner, pattern.space)


def write_to_space(
    t: Translator, env: Env, pattern: p.ToSpace, call: Call, dest: Dest
) -> None:
    inner = Call(pattern.fun, call.args, call.type, call.span)
    if dest_space(dest) is pattern.space:
        t.write(env, inner, dest)
        return
    view = materialise(t, env, inner, pattern.space)
    if isinstance(view, Arr) and pattern.space is not Space.PRIVATE:
        raise t.builder.refuse(
            "L303",
            f"the result is in {pattern.space.value} memory, "
            f"but it is wanted in {dest_space(dest).value} memory",
            remedy=f"copy it with to{dest_space(dest).value.title()}(mapLcl(id))",
        )
    store(t, view, dest)


READERS: dict[type, Reader] = {p.ToSpace: read_to_space}
WRITERS: dict[type, Writer] = {p.ToSpace: write_to_space}
