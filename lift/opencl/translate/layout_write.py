"""Layout patterns when they are written: each wraps the destination instead.

`write(join(e), A)` is `write(e, A')` where A' says where each element of e goes. What
has no inverse (slide, pad) is not here: it can be read but not written through.
"""

from __future__ import annotations

from lift.opencl import ir
from lift.opencl.names import substitute_names
from lift.opencl.translate.context import Env
from lift.opencl.translate.core import Hole, Translator, Writer
from lift.opencl.translate.indices import offset_of
from lift.opencl.translate.layout_read import permuted
from lift.opencl.views import (
    ArrDest,
    Cell,
    CellDest,
    Dest,
    LaneDest,
    TupDest,
)
from lift.sizes import ONE, ZERO, Size, maximum, minimum
from lift.terms import Call, Lambda, Param
from lift.terms import patterns as p
from lift.terms.traverse import eta, substitute_params
from lift.types import ArrayType, DepArrayType


def rows(dest: Dest) -> ArrDest:
    """The destination of an array (types guarantee that it is one)."""
    assert isinstance(dest, ArrDest), dest
    return dest


def item(dest: Dest, k: int) -> Dest:
    """The destination of a component."""
    assert isinstance(dest, TupDest), dest
    return dest.items[k]


def guarded(dest: Dest, guards: tuple[ir.Condition, ...]) -> Dest:
    """The destination, written only where the guards hold."""
    match dest:
        case CellDest(type_, place, own):
            return CellDest(type_, place, own + guards)
        case LaneDest(type_, lane):
            return LaneDest(type_, lambda k: guarded(lane(k), guards))
        case TupDest(items):
            return TupDest(tuple(guarded(part, guards) for part in items))
        case ArrDest(length, at, live):
            return ArrDest(length, lambda i: guarded(at(i), guards), live)


def write_id(t: Translator, env: Env, pattern: p.Id, call: Call, dest: Dest) -> None:
    t.write(env, call.args[0], dest)


def write_split(
    t: Translator, env: Env, pattern: p.Split, call: Call, dest: Dest
) -> None:
    outer, chunk = rows(dest), env.size(pattern.size)
    live = None if outer.live is None else outer.live * chunk
    flat = ArrDest(
        outer.length * chunk, lambda k: rows(outer.at(k // chunk)).at(k % chunk), live
    )
    t.write(env, call.args[0], flat)


def write_join(
    t: Translator, env: Env, pattern: p.Join, call: Call, dest: Dest
) -> None:
    flat = rows(dest)
    type_ = t.type_of(env, call.args[0])
    if isinstance(type_, DepArrayType):
        t.write(env, call.args[0], _ragged(type_, flat))
        return
    assert isinstance(type_, ArrayType)
    assert isinstance(type_.element, ArrayType)
    inner, live = type_.element.size, flat.live

    def row(i: Size) -> Dest:
        end = None
        if live is not None:
            end = minimum(inner, maximum(ZERO, live - i * inner))
        return ArrDest(inner, lambda j: flat.at(i * inner + j), end)

    end = None if live is None else (live + inner - 1) // inner
    t.write(env, call.args[0], ArrDest(type_.size, row, end))


def _ragged(type_: DepArrayType, flat: ArrDest) -> ArrDest:
    assert isinstance(type_.element, ArrayType)
    length = type_.element.size

    def row(i: Size) -> Dest:
        start = offset_of(type_, i)
        own = substitute_names(length, {type_.index.name: i})
        return ArrDest(own, lambda j: flat.at(start + j))

    return ArrDest(type_.size, row)


def write_transpose(
    t: Translator, env: Env, pattern: p.Transpose, call: Call, dest: Dest
) -> None:
    outer = rows(dest)
    type_ = t.type_of(env, call.args[0])
    assert isinstance(type_, ArrayType)

    def row(i: Size) -> Dest:
        return ArrDest(outer.length, lambda j: rows(outer.at(j)).at(i), outer.live)

    t.write(env, call.args[0], ArrDest(type_.size, row))


def write_gather(
    t: Translator, env: Env, pattern: p.Gather, call: Call, dest: Dest
) -> None:
    _permute(t, env, call, dest, pattern.index, pattern.index.inverse)


def write_scatter(
    t: Translator, env: Env, pattern: p.Scatter, call: Call, dest: Dest
) -> None:
    _permute(t, env, call, dest, pattern.index, pattern.index.forward)


def _permute(
    t: Translator, env: Env, call: Call, dest: Dest, fun: p.IndexFun, body: Size
) -> None:
    target = rows(dest)
    length = target.length
    moved = ArrDest(length, lambda i: target.at(permuted(env, fun, body, i, length)))
    t.write(env, call.args[0], moved)


def _window(
    t: Translator, env: Env, call: Call, dest: Dest, start: Size, stop: Size
) -> None:
    """Only elements start ≤ i < stop of the argument are wanted."""
    target = rows(dest)
    type_ = t.type_of(env, call.args[0])
    assert isinstance(type_, ArrayType)
    end = stop if target.live is None else minimum(stop, start + target.live)

    def at(i: Size) -> Dest:
        guards = (ir.Less(start - ONE, i), ir.Less(i, stop))
        return guarded(target.at(i - start), guards)

    t.write(env, call.args[0], ArrDest(type_.size, at, end))


def write_take(
    t: Translator, env: Env, pattern: p.Take, call: Call, dest: Dest
) -> None:
    _window(t, env, call, dest, ZERO, env.size(pattern.size))


def write_drop(
    t: Translator, env: Env, pattern: p.Drop, call: Call, dest: Dest
) -> None:
    start = env.size(pattern.size)
    _window(t, env, call, dest, start, start + rows(dest).length)


def write_slice(
    t: Translator, env: Env, pattern: p.Slice, call: Call, dest: Dest
) -> None:
    _window(t, env, call, dest, env.size(pattern.start), env.size(pattern.stop))


def write_zip(t: Translator, env: Env, pattern: p.Zip, call: Call, dest: Dest) -> None:
    target = rows(dest)
    for k, arg in enumerate(call.args):
        t.write(env, arg, _component(target, k))


def _component(target: ArrDest, k: int) -> ArrDest:
    return ArrDest(target.length, lambda i: item(target.at(i), k), target.live)


def write_unzip(
    t: Translator, env: Env, pattern: p.Unzip, call: Call, dest: Dest
) -> None:
    assert isinstance(dest, TupDest)
    parts = [rows(part) for part in dest.items]
    pairs = ArrDest(
        parts[0].length, lambda i: TupDest(tuple(part.at(i) for part in parts))
    )
    t.write(env, call.args[0], pairs)


def write_tuple(
    t: Translator, env: Env, pattern: p.MakeTuple, call: Call, dest: Dest
) -> None:
    view = [t.type_of(env, arg) for arg in call.args]
    if not any(isinstance(type_, ArrayType | DepArrayType) for type_ in view):
        # Scalars are computed together: one may overwrite what another reads.
        t.store(t, t.read(env, call), dest)
        return
    for k, arg in enumerate(call.args):
        t.write(env, arg, item(dest, k))


def write_concat(
    t: Translator, env: Env, pattern: p.Concat, call: Call, dest: Dest
) -> None:
    target, start = rows(dest), ZERO
    for arg in call.args:
        type_ = t.type_of(env, arg)
        assert isinstance(type_, ArrayType)
        t.write(env, arg, _shifted(target, start, type_.size))
        start = start + type_.size


def _shifted(target: ArrDest, start: Size, length: Size) -> ArrDest:
    return ArrDest(length, lambda i: target.at(start + i))


def write_map(t: Translator, env: Env, pattern: p.Map, call: Call, dest: Dest) -> None:
    """A map of a layout function: the function acts on each row's destination."""
    target = rows(dest)
    type_ = t.type_of(env, call.args[0])
    assert isinstance(type_, ArrayType | DepArrayType)
    fun = eta(pattern.fun)

    def row(i: Size) -> Dest:
        return pushed(t, env.place(fun.index, i), fun, target.at(i))

    t.write(env, call.args[0], ArrDest(type_.size, row, target.live))


def pushed(t: Translator, env: Env, fun: Lambda, dest: Dest) -> Dest:
    """The destination of a layout function's argument."""
    (param,) = fun.params
    name = t.builder.names.fresh("hole")
    hole = t.holes[name] = Hole()
    body = substitute_params(fun.body, {param.name: Param(name, param.type)})
    with t.builder.nested() as scratch:
        t.write(env, body, dest)
    del t.holes[name]
    if scratch or len(hole.dests) != 1:
        raise t.unlowered(p.Map(fun))
    return hole.dests[0]


def write_select(
    t: Translator, env: Env, pattern: p.Select, call: Call, dest: Dest
) -> None:
    condition, then, otherwise = call.args
    test = t.read(env, condition)
    assert isinstance(test, Cell)
    value = test.get()
    with t.builder.nested() as left:
        t.write(env, then, dest)
    with t.builder.nested() as right:
        t.write(env, otherwise, dest)
    blocks = ir.Block(tuple(left)), ir.Block(tuple(right))
    t.builder.emit(ir.If(ir.Truth(value), *blocks))


WRITERS: dict[type, Writer] = {
    p.Id: write_id,
    p.Split: write_split,
    p.Join: write_join,
    p.Transpose: write_transpose,
    p.Gather: write_gather,
    p.Scatter: write_scatter,
    p.Take: write_take,
    p.Drop: write_drop,
    p.Slice: write_slice,
    p.Zip: write_zip,
    p.Unzip: write_unzip,
    p.MakeTuple: write_tuple,
    p.Concat: write_concat,
    p.Map: write_map,
    p.Select: write_select,
}
