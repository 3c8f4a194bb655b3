"""Maps, reductions and scans as loops."""

from __future__ import annotations

from lift.opencl import ir
from lift.opencl.rewrite import own_values, statements_in
from lift.opencl.translate.context import Env
from lift.opencl.translate.core import Reader, Translator, Writer
from lift.opencl.translate.indices import index_of
from lift.opencl.translate.layout_read import array
from lift.opencl.translate.layout_write import rows
from lift.opencl.translate.memory import allocate, default_space, materialise, space_of
from lift.opencl.views import (
    Arr,
    ArrDest,
    Cell,
    CellDest,
    Dest,
    Place,
    TupDest,
    View,
    dest_view,
    memory_dest,
    memory_view,
)
from lift.sizes import ZERO, Size, Truth, at_most
from lift.terms import Call, Expr, Fun, Lambda
from lift.terms import patterns as p
from lift.terms.patterns import Space
from lift.terms.traverse import eta
from lift.types import ArrayType, DataType, ScalarType, TupleType, VectorType, is_flat

#: A loop no longer than this keeps its constant trip count although a destination
#: wants fewer elements: constant loops can live in registers.
_CONSTANT_TRIPS = 64
_LEVELS = {p.MapGlb: ir.Par.GLB, p.MapWrg: ir.Par.WRG, p.MapLcl: ir.Par.LCL}
#: Copies of a step of a range. Rows of sparse matrices have a few dozen elements; with
#: a branch for each, processors do not remember when a row ends, and an end that comes
#: as a surprise costs half as much as the row (now and then 11 ms instead of 6.5).
_RANGE_COPIES = 4
ParallelMap = p.MapGlb | p.MapWrg | p.MapLcl


def read_map(t: Translator, env: Env, pattern: p.Map | p.MapSeq, call: Call) -> View:
    """Nothing is stored: each element is computed where it is read."""
    source = array(t.read(env, call.args[0]))
    fun = eta(pattern.fun)

    def at(i: Size) -> View:
        bound = t.bind_all(env.place(fun.index, i), fun, (source.at(i),))
        return t.read(bound, fun.body)

    return Arr(source.length, at)


def read_parallel(t: Translator, env: Env, pattern: ParallelMap, call: Call) -> View:
    """The result of a parallel map that somebody reads is in memory."""
    return materialise(t, env, call, space_of(call) or Space.GLOBAL)


def wanted(source: Arr, dest: Dest) -> Size:
    """How many elements the loop has to compute."""
    live = rows(dest).live
    trips = source.length.constant
    if live is None or (trips is not None and trips <= _CONSTANT_TRIPS):
        return source.length
    return live if at_most(live, source.length) is Truth.YES else source.length


def write_map_seq(
    t: Translator, env: Env, pattern: p.MapSeq, call: Call, dest: Dest
) -> None:
    source = array(t.read(env, call.args[0]))
    target, fun = rows(dest), eta(pattern.fun)
    t.builder.loop(
        wanted(source, dest),
        lambda i: _body(t, env, fun, i, source.at(i), target.at(i)),
        unroll=pattern.unroll,
    )


def _body(
    t: Translator, env: Env, fun: Lambda, i: Size, element: View, dest: Dest
) -> None:
    bound = t.bind_all(env.place(fun.index, i), fun, (element,))
    t.write(bound, fun.body, dest)


def write_parallel(
    t: Translator, env: Env, pattern: ParallelMap, call: Call, dest: Dest
) -> None:
    source = array(t.read(env, call.args[0]))
    target, fun = rows(dest), eta(pattern.fun)
    t.builder.parallel(
        _LEVELS[type(pattern)],
        pattern.dim,
        wanted(source, dest),
        lambda i: _body(t, env, fun, i, source.at(i), target.at(i)),
    )


# Reductions ---------------------------------------------------------------------------


def variable_dest(t: Translator, type_: DataType, view: View, base: str) -> Dest:
    """Fresh variables for a scalar or tuple of scalars, set to a view."""
    match type_:
        case ScalarType() | VectorType():
            assert isinstance(view, Cell)
            ref = t.builder.declare(base, type_, view.get())
            return CellDest(type_, ref.name)
        case TupleType(items):
            from lift.opencl.translate.layout_read import component

            return TupDest(
                tuple(
                    variable_dest(t, item, component(view, k), f"{base}_{k}")
                    for k, item in enumerate(items)
                )
            )
        case _:
            raise AssertionError(f"{type_} does not fit in variables")


def read_reduce(t: Translator, env: Env, pattern: p.ReduceSeq, call: Call) -> View:
    """The left fold of all elements."""
    initial, source = call.args
    type_ = t.type_of(env, call)
    nest = _nest(t, env, source)
    accumulator = start(t, env, initial, type_)

    def each(view: View, depth: int, position: Size) -> None:
        if depth == 0:
            step(t, env, pattern.fun, accumulator, type_, view, position)
            return
        rows_ = array(view)
        t.builder.loop(
            rows_.length,
            lambda i: each(rows_.at(i), depth - 1, position * rows_.length + i),
            unroll=pattern.unroll,
        )

    view, depth = nest
    each(view, depth, ZERO)
    return dest_view(accumulator)


def _nest(t: Translator, env: Env, source: Expr) -> tuple[View, int]:
    """The elements of joined arrays are visited by nested loops, without division."""
    depth = 1
    while isinstance(source, Call) and isinstance(source.fun, p.Join):
        type_ = source.args[0].type
        if not isinstance(type_, ArrayType):
            break
        source, depth = source.args[0], depth + 1
    return t.read(env, source), depth


def start(t: Translator, env: Env, initial: Expr, type_: DataType) -> Dest:
    """The accumulator with its first value."""
    if is_flat(type_):
        return variable_dest(t, type_, t.read(env, initial), "acc")
    space = space_of(initial) or default_space(t, type_)
    places = allocate(t, type_, space, "acc")
    accumulator = memory_dest(type_, places)
    inner = initial
    if isinstance(initial, Call) and isinstance(initial.fun, p.ToSpace):
        inner = Call(initial.fun.fun, initial.args, initial.type, initial.span)
    t.write(env, inner, accumulator)
    return accumulator


def step(
    t: Translator,
    env: Env,
    fun: Fun,
    accumulator: Dest,
    type_: DataType,
    element: View,
    position: Size,
) -> None:
    """accumulator = fun(accumulator, element)."""
    body = eta(fun, 2)
    inner = t.bind_all(
        env.place(body.index, position), body, (dest_view(accumulator), element)
    )
    if is_flat(type_):
        t.store(t, t.read(inner, body.body), accumulator)
        return
    with t.builder.nested() as update:
        t.write(inner, body.body, accumulator)
    block = ir.Block(tuple(update))
    own = dest_buffers(accumulator)
    if updates_in_place(block, own):
        t.builder.statements.extend(block.statements)
        return
    places = allocate(t, type_, Space.PRIVATE, "next")
    t.write(inner, body.body, memory_dest(type_, places))
    t.store(t, memory_view(type_, places), accumulator)


def dest_buffers(dest: Dest) -> frozenset[str]:
    """The buffers that a destination writes."""
    match dest:
        case CellDest(place=Place(buffer)):
            return frozenset({buffer.name})
        case TupDest(items):
            return frozenset().union(*(dest_buffers(item) for item in items))
        case ArrDest(at=at):
            return dest_buffers(at(ZERO))
        case _:
            return frozenset()


def updates_in_place(block: ir.Block, own: frozenset[str]) -> bool:
    """Does each element of what is written depend on that element only?"""
    stored: dict[str, set[tuple[Size, ...]]] = {}
    for statement in statements_in(block):
        if isinstance(statement, ir.Store) and statement.buffer.name in own:
            stored.setdefault(statement.buffer.name, set()).add(statement.index)
    for statement in statements_in(block):
        for value in own_values(statement):
            if isinstance(value, ir.Load):
                written = stored.get(value.buffer.name)
                if written is not None and written != {value.index}:
                    return False
    return True


def read_reduce_range(
    t: Translator, env: Env, pattern: p.ReduceRange, call: Call
) -> View:
    initial, first, last, source_expr = call.args
    source = array(t.read(env, source_expr))
    type_ = t.type_of(env, call)
    bound = source.length + 1
    low = index_of(t, t.read(env, first), bound)
    high = index_of(t, t.read(env, last), bound)
    accumulator = start(t, env, initial, type_)
    t.builder.range_loop(
        low,
        high,
        lambda i: step(t, env, pattern.fun, accumulator, type_, source.at(i), i),
        copies=_RANGE_COPIES,
        bound=source.length,
    )
    return dest_view(accumulator)


# Scans and windows --------------------------------------------------------------------


def write_scan(
    t: Translator, env: Env, pattern: p.ScanSeq, call: Call, dest: Dest
) -> None:
    initial, source_expr = call.args
    source, target = array(t.read(env, source_expr)), rows(dest)
    type_ = t.type_of(env, initial)
    accumulator = start(t, env, initial, type_)

    def each(i: Size) -> None:
        if not pattern.inclusive:
            t.store(t, dest_view(accumulator), target.at(i))
        step(t, env, pattern.fun, accumulator, type_, source.at(i), i)
        if pattern.inclusive:
            t.store(t, dest_view(accumulator), target.at(i))

    t.builder.loop(source.length, each)


def read_in_memory(t: Translator, env: Env, pattern: object, call: Call) -> View:
    """What is produced as a whole: registers if it is small, else global memory."""
    return materialise(t, env, call, default_space(t, t.type_of(env, call)))


def write_map_seq_slide(
    t: Translator, env: Env, pattern: p.MapSeqSlide, call: Call, dest: Dest
) -> None:
    """A loop that keeps its window in registers and reads only what is new."""
    source, target = array(t.read(env, call.args[0])), rows(dest)
    fun = eta(pattern.fun)
    window, hop = env.size(pattern.size), env.size(pattern.step)
    if (
        window.constant is None
        or hop.constant is None
        or hop.constant >= window.constant
    ):
        # Nothing is shared between neighbouring windows, or the window has no fixed
        # extent: there is nothing to keep.
        t.builder.loop(
            (source.length - window) // hop + 1,
            lambda i: _body(
                t,
                env,
                fun,
                i,
                Arr(window, lambda j: source.at(i * hop + j)),
                target.at(i),
            ),
        )
        return
    type_ = t.type_of(env, call.args[0])
    assert isinstance(type_, ArrayType)
    held = ArrayType(type_.element, window)
    places = allocate(t, held, Space.PRIVATE, "window")
    view, slots = memory_view(held, places), rows(memory_dest(held, places))
    kept = window - hop

    def fill(k: Size, element: View) -> None:
        t.store(t, element, slots.at(k))

    t.builder.loop(kept, lambda k: fill(k, source.at(k)), unroll=True)

    def each(i: Size) -> None:
        t.builder.loop(
            hop, lambda k: fill(kept + k, source.at(i * hop + kept + k)), unroll=True
        )
        _body(t, env, fun, i, view, target.at(i))
        t.builder.loop(kept, lambda k: fill(k, array(view).at(k + hop)), unroll=True)

    t.builder.loop((source.length - window) // hop + 1, each)


READERS: dict[type, Reader] = {
    p.Map: read_map,
    p.MapSeq: read_map,
    p.MapGlb: read_parallel,
    p.MapWrg: read_parallel,
    p.MapLcl: read_parallel,
    p.ReduceSeq: read_reduce,
    p.ReduceRange: read_reduce_range,
    p.ScanSeq: read_in_memory,
    p.MapSeqSlide: read_in_memory,
    p.ReduceByIndex: read_in_memory,
    p.ScatterIdx: read_in_memory,
}
WRITERS: dict[type, Writer] = {
    p.MapSeq: write_map_seq,
    p.MapGlb: write_parallel,
    p.MapWrg: write_parallel,
    p.MapLcl: write_parallel,
    p.ScanSeq: write_scan,
    p.MapSeqSlide: write_map_seq_slide,
}
