"""Iteration: two buffers that change places, or the steps one after another."""

from __future__ import annotations

from lift.opencl import ir
from lift.opencl.legality import computes
from lift.opencl.translate import layout_write, vectors
from lift.opencl.translate.context import Env
from lift.opencl.translate.core import Reader, Translator, Writer
from lift.opencl.translate.layout_read import array
from lift.opencl.translate.layout_write import rows
from lift.opencl.translate.memory import (
    allocate,
    default_space,
    materialise,
    space_of,
)
from lift.opencl.views import Arr, ArrDest, Dest, Place, View, memory_dest, memory_view
from lift.sizes import ONE, Size, Truth, at_most, variable
from lift.sizes.polynomial import powers
from lift.terms import Call, Expr, Lambda, Let
from lift.terms import patterns as p
from lift.terms.patterns import Space
from lift.terms.traverse import eta, walk
from lift.types import ArrayType

_PARALLEL = (p.MapGlb, p.MapWrg, p.MapLcl)
_LAYOUTS = layout_write.WRITERS.keys() | vectors.WRITERS.keys()


def read_iterate(t: Translator, env: Env, pattern: p.Iterate, call: Call) -> View:
    fun = eta(pattern.fun)
    parallel = any(isinstance(node, _PARALLEL) for node in walk(fun))
    if not parallel:
        return _in_steps(t, env, pattern, fun, call)
    space = space_of(fun.body)
    if space is None or not t.builder.frames:
        space = Space.LOCAL if t.builder.frames else Space.GLOBAL
    return _ping_pong(t, env, pattern, fun, call, space)


def _in_steps(
    t: Translator, env: Env, pattern: p.Iterate, fun: Lambda, call: Call
) -> View:
    """A sequential iteration of known count: one step after another."""
    times = env.size(pattern.times).constant
    if times is None:
        raise t.builder.refuse(
            "L309",
            "a sequential iterate needs a number of steps known at compile time",
            remedy="use a parallel map inside it: then the host counts the steps",
        )
    view = t.read(env, call.args[0])
    type_ = t.type_of(env, call.args[0])
    assert isinstance(type_, ArrayType)
    length = type_.size
    for _ in range(times):
        inner = env
        if pattern.length is not None:
            factor = _factor(env, pattern, fun)
            inner = env.place(pattern.length, length // factor)
        inner = inner.bind(fun.params[0].name, view)
        if computes(fun):
            space = space_of(fun.body) or default_space(t, t.type_of(inner, fun.body))
            view = materialise(t, inner, fun.body, space)
        else:
            view = t.read(inner, fun.body)
        length = array(view).length
    return view


def _factor(env: Env, pattern: p.Iterate, fun: Lambda) -> Size:
    """The factor between a step's argument and the length variable."""
    assert pattern.length is not None
    type_ = fun.params[0].type
    assert isinstance(type_, ArrayType)
    return env.size(powers(type_.size, pattern.length).get(1, ONE))


def _ping_pong(
    t: Translator,
    env: Env,
    pattern: p.Iterate,
    fun: Lambda,
    call: Call,
    space: Space,
) -> View:
    given, result = t.type_of(env, call.args[0]), t.type_of(env, call)
    assert isinstance(given, ArrayType)
    assert isinstance(result, ArrayType)
    grows = at_most(given.size, result.size) is Truth.YES
    room = result if grows else given
    first = allocate(t, room, space, "ping")
    second = allocate(t, room, space, "pong")
    _fill(t, env, call.args[0], memory_dest(given, first), space)
    names = t.builder.names
    if space is Space.GLOBAL:
        sources, targets = first, second
    else:
        sources, targets = _pointers(t, first, second)
    inner, length, initial, following = _lengths(t, env, pattern, fun, given, room)
    counter = variable(names.fresh("step"), 0, env.size(pattern.times))
    param_type, body_type = fun.params[0].type, fun.body.type
    assert param_type is not None
    assert body_type is not None
    view = memory_view(inner.type(param_type), sources)
    dest = memory_dest(inner.type(body_type), targets)
    with t.builder.nested() as body:
        t.write(inner.bind(fun.params[0].name, view), fun.body, dest)
    t.builder.emit(
        ir.PingPong(
            counter if counter.constant is None else variable(names.fresh("step"), 0),
            env.size(pattern.times),
            tuple(place.buffer for place in sources),
            tuple(place.buffer for place in targets),
            tuple(place.buffer for place in first),
            tuple(place.buffer for place in second),
            length,
            initial,
            following,
            ir.Block(tuple(body)),
            t.builder.span,
        )
    )
    return memory_view(result, sources)


def _pointers(
    t: Translator, first: tuple[Place, ...], second: tuple[Place, ...]
) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    """Two pointers that name the buffers in turn."""
    sources: list[Place] = []
    targets: list[Place] = []
    for a, b in zip(first, second, strict=True):
        aliases = (a.buffer.name, b.buffer.name)
        for base, found in (("in", sources), ("out", targets)):
            name = t.builder.names.fresh(base)
            buffer = ir.Buffer(name, a.buffer.type, a.buffer.space, aliases=aliases)
            found.append(Place(buffer, a.index))
    return tuple(sources), tuple(targets)


def _lengths(
    t: Translator,
    env: Env,
    pattern: p.Iterate,
    fun: Lambda,
    given: ArrayType,
    room: ArrayType,
) -> tuple[Env, Size | None, Size | None, Size | None]:
    """The variable length of a step, where it starts and how it goes on."""
    if pattern.length is None:
        return env, None, None, None
    factor = _factor(env, pattern, fun)
    top = room.size // factor
    length = variable(t.builder.names.fresh("size"), 1, top + 1)
    inner = env.place(pattern.length, length)
    if length.constant is not None:
        return inner, None, None, None
    assert fun.body.type is not None
    after = inner.type(fun.body.type)
    assert isinstance(after, ArrayType)
    return inner, length, given.size // factor, after.size // factor


def _fill(t: Translator, env: Env, expr: Expr, dest: Dest, space: Space) -> None:
    """The first input: computed in place if all of it is computed, else copied."""
    if _computed(t, expr):
        t.write(env, expr, dest)
        return
    copy_parallel(t, array(t.read(env, expr)), rows(dest), space)


def _computed(t: Translator, expr: Expr) -> bool:
    """Is every element stored by a parallel map, if need be through a layout?"""
    match expr:
        case Let(body=body) | Call(Lambda(body=body)):
            return _computed(t, body)
        case Call(fun, args) if type(fun) in _LAYOUTS:
            return all(_computed(t, arg) for arg in args)
        case Call(fun) if type(fun) in t.writers:
            return any(isinstance(node, _PARALLEL) for node in walk(expr))
        case _:
            return False


def copy_parallel(t: Translator, source: Arr, dest: ArrDest, space: Space) -> None:
    """A copy by all work-items: of the group, or of the whole launch."""
    level = ir.Par.LCL if t.builder.frames else ir.Par.GLB

    def each(i: Size) -> None:
        copy_all(t, source.at(i), dest.at(i))

    t.builder.parallel(level, 0, source.length, each)


def copy_all(t: Translator, view: View, dest: Dest) -> None:
    """A copy by one work-item."""
    if isinstance(view, Arr):
        target = rows(dest)
        t.builder.loop(view.length, lambda i: copy_all(t, view.at(i), target.at(i)))
    else:
        t.store(t, view, dest)


def write_iterate(
    t: Translator, env: Env, pattern: p.Iterate, call: Call, dest: Dest
) -> None:
    view = array(read_iterate(t, env, pattern, call))
    target = rows(dest)
    if any(isinstance(node, _PARALLEL) for node in walk(pattern.fun)):
        copy_parallel(t, view, target, Space.GLOBAL)
    else:
        copy_all(t, view, target)


READERS: dict[type, Reader] = {p.Iterate: read_iterate}
WRITERS: dict[type, Writer] = {p.Iterate: write_iterate}
