"""Updates at indices that come from data: reduceByIndex and scatter."""

from __future__ import annotations

from collections.abc import Callable

from lift.opencl import ir
from lift.opencl.atomics import has_atomic
from lift.opencl.flatten import flat_index
from lift.opencl.translate.compute import step
from lift.opencl.translate.context import Env
from lift.opencl.translate.core import Translator, Writer
from lift.opencl.translate.iterate import copy_all, copy_parallel
from lift.opencl.translate.layout_read import array
from lift.opencl.translate.layout_write import rows
from lift.opencl.translate.memory import allocate
from lift.opencl.views import (
    Arr,
    ArrDest,
    Cell,
    CellDest,
    Dest,
    Place,
    View,
    memory_dest,
    memory_view,
)
from lift.scalar import Op
from lift.sizes import ONE, ZERO, Size, minimum, size
from lift.terms import Call, Expr, Fun, Lambda, Param, UserFun
from lift.terms import patterns as p
from lift.terms.patterns import HistogramStrategy, OutOfRange, Space
from lift.types import BOOL, I64, U64, ArrayType, ScalarType

#: Copies of a step that updates a bin: its few instructions take no longer than a
#: loop's own, which no compiler would repeat by itself.
_COPIES = 8


def write_reduce_by_index(
    t: Translator, env: Env, pattern: p.ReduceByIndex, call: Call, dest: Dest
) -> None:
    start, keys_expr, values_expr = call.args
    target = rows(dest)
    keys = array(t.read(env, keys_expr))
    values = array(t.read(env, values_expr))
    type_ = t.type_of(env, call)
    assert isinstance(type_, ArrayType)
    match pattern.strategy:
        case None | HistogramStrategy.SEQ | HistogramStrategy.BLOCKS:
            copy_all(t, t.read(env, start), target)

            def add(key: View, value: View, i: Size) -> None:
                _at_key(
                    t,
                    key,
                    target,
                    pattern.out_of_range,
                    lambda place: step(
                        t, env, pattern.fun, place, type_.element, value, i
                    ),
                )

            blocks = pattern.strategy is HistogramStrategy.BLOCKS
            in_turn = _by_blocks if blocks else _one_by_one
            _in_order(t, env, keys_expr, values_expr, in_turn, add)
        case HistogramStrategy.LOCAL if not t.builder.frames:
            _by_groups(t, env, pattern, call, target, keys, values)
        case HistogramStrategy.ATOMIC | HistogramStrategy.LOCAL:
            _atomic(t, env, pattern, call, target, keys, values)


def _in_order(
    t: Translator,
    env: Env,
    keys_expr: Expr,
    values_expr: Expr,
    in_turn: Callable[[Translator, Arr, Callable[[View, Size], None]], None],
    add: Callable[[View, View, Size], None],
) -> None:
    """One after the other; joined rows row by row, so that no position is divided."""
    key_rows, value_rows = _rows_of(t, env, keys_expr), _rows_of(t, env, values_expr)
    if key_rows is None or value_rows is None or key_rows[1] != value_rows[1]:
        keys, values = (array(t.read(env, e)) for e in (keys_expr, values_expr))
        in_turn(t, keys, lambda key, i: add(key, values.at(i), i))
        return
    all_keys, all_values = (array(t.read(env, r[0])) for r in (key_rows, value_rows))

    def each_row(row: Size) -> None:
        keys, values = array(all_keys.at(row)), array(all_values.at(row))
        before = row * keys.length
        in_turn(t, keys, lambda key, j: add(key, values.at(j), before + j))

    t.builder.loop(all_keys.length, each_row)


def _one_by_one(t: Translator, keys: Arr, add: Callable[[View, Size], None]) -> None:
    t.builder.loop(keys.length, lambda i: add(keys.at(i), i), copies=_COPIES)


#: Keys that are computed before the first of them is used.
_BLOCK = 64
#: Of them, so many at once: the compiler itself takes the loads for too dear.
_LANES = 8


def _by_blocks(t: Translator, keys: Arr, add: Callable[[View, Size], None]) -> None:
    """A block of keys, then what is done with them.

    By themselves keys can be computed in vectors, where a search has no branches.
    """
    with t.builder.nested():
        first = keys.at(ZERO)
    assert isinstance(first, Cell), "keys are integers"
    own = ArrayType(first.type, size(_BLOCK))

    def each(block: Size) -> None:
        places = allocate(t, own, Space.PRIVATE, "keys")
        made, held = rows(memory_dest(own, places)), array(memory_view(own, places))
        start = block * _BLOCK
        count = minimum(size(_BLOCK), keys.length - start)

        def make(k: Size) -> None:
            t.store(t, keys.at(start + k), made.at(k))

        t.builder.loop(count, make, lanes=_LANES)
        t.builder.loop(count, lambda k: add(held.at(k), start + k))

    t.builder.loop((keys.length + _BLOCK - 1) // _BLOCK, each)


def _rows_of(t: Translator, env: Env, joined: Expr) -> tuple[Expr, Size] | None:
    """The rows of a joined array and their length, if all have the same."""
    match joined:
        case Call(p.Join(), (inner,)):
            type_ = t.type_of(env, inner)
        case _:
            return None
    match type_:
        case ArrayType(ArrayType(_, length)):
            return inner, length
        case _:
            return None


def _at_key(
    t: Translator,
    key: View,
    target: ArrDest,
    policy: OutOfRange,
    update: Callable[[Dest], None],
) -> None:
    """Run an update at a key, unless the key is out of range and that is allowed."""
    assert isinstance(key, Cell)
    value = key.get()
    if policy is OutOfRange.IGNORE:
        value = t.force(Cell(key.type, lambda: value), "key").get()
        test = _in_range(value, target.length)
        with t.builder.nested() as inside:
            update(target.at(_index(t, value, target.length)))
        block = ir.Block(tuple(inside))
        t.builder.emit(ir.If(ir.Truth(test), block, ir.EMPTY))
        return
    update(target.at(_index(t, value, target.length)))


def _index(t: Translator, value: ir.Value, length: Size) -> Size:
    if isinstance(value, ir.IndexValue):
        return value.size
    index = t.builder.position("key", ZERO, length)
    if index.constant is None:
        t.builder.emit(ir.DeclareIndex(index, value))
    return index


def _in_range(key: ir.Value, length: Size) -> ir.Value:
    scalar = key.type
    assert isinstance(scalar, ScalarType)
    # One comparison: as an unsigned number, what is negative is above every length.
    wide = ir.Apply("cast", (key,), I64) if scalar.is_signed else key
    unsigned = ir.Apply("cast", (wide,), U64)
    return ir.Apply("lt", (unsigned, ir.IndexValue(length, U64)), BOOL)


def _atomic(
    t: Translator,
    env: Env,
    pattern: p.ReduceByIndex,
    call: Call,
    target: ArrDest,
    keys: Arr,
    values: Arr,
) -> None:
    """All work-items at once; the memory makes each update one step."""
    copy_parallel(t, array(t.read(env, call.args[0])), target, Space.GLOBAL)

    def each(i: Size) -> None:
        _at_key(
            t,
            keys.at(i),
            target,
            pattern.out_of_range,
            lambda place: _update(t, pattern.fun, place, values.at(i)),
        )

    level = ir.Par.LCL if t.builder.frames else ir.Par.GLB
    t.builder.parallel(level, 0, keys.length, each)


#: How many keys a work-group counts in its local copy.
_CHUNK = 4096


def _by_groups(
    t: Translator,
    env: Env,
    pattern: p.ReduceByIndex,
    call: Call,
    target: ArrDest,
    keys: Arr,
    values: Arr,
) -> None:
    """Each group has its own copy in local memory, added to the result at the end."""
    type_ = t.type_of(env, call)
    assert isinstance(type_, ArrayType)
    name = operator_of(pattern.fun)
    scalar = type_.element
    if not isinstance(scalar, ScalarType) or neutral(name, scalar) is None:
        _atomic(t, env, pattern, call, target, keys, values)
        return
    start = ir.Lit(scalar, neutral(name, scalar) or 0)
    builder = t.builder
    copy_parallel(t, array(t.read(env, call.args[0])), target, Space.GLOBAL)

    def group(g: Size) -> None:
        places = allocate(t, type_, Space.LOCAL, "counts")
        own = rows(memory_dest(type_, places))
        held = array(memory_view(type_, places))

        def clear(k: Size) -> None:
            t.store(t, Cell(scalar, lambda: start), own.at(k))

        def count(j: Size) -> None:
            i = g * _CHUNK + j
            with builder.when((ir.Less(i, keys.length),)) as possible:
                if possible:
                    _at_key(
                        t,
                        keys.at(i),
                        own,
                        pattern.out_of_range,
                        lambda place: _update(t, pattern.fun, place, values.at(i)),
                    )

        def add(k: Size) -> None:
            _update(t, pattern.fun, target.at(k), held.at(k))

        builder.parallel(ir.Par.LCL, 0, type_.size, clear)
        builder.parallel(ir.Par.LCL, 0, size(_CHUNK), count)
        builder.parallel(ir.Par.LCL, 0, type_.size, add)

    groups = (keys.length + _CHUNK - 1) // _CHUNK
    builder.parallel(ir.Par.WRG, 0, groups, group)


def neutral(op: str | None, scalar: ScalarType) -> int | None:
    """The bits of the value that an operator leaves everything as it is with."""
    if scalar.is_float:
        # -0.0 + x is x for every x, also for x = -0.0.
        return {"add": 1 << (scalar.bits - 1)}.get(op or "")
    ones = (1 << scalar.bits) - 1
    top = ones >> 1 if scalar.is_signed else ones
    low = 1 << (scalar.bits - 1) if scalar.is_signed else 0
    table = {"add": 0, "or": 0, "xor": 0, "and": ones, "min": top, "max": low}
    return table.get(op or "")


def _update(t: Translator, fun: Fun, place: Dest, element: View) -> None:
    name = operator_of(fun)
    match place:
        case CellDest(ScalarType() as scalar, Place(buffer, index)):
            if name is not None and has_atomic(name, scalar):
                assert isinstance(element, Cell)
                value = element.get()
                span = t.builder.span
                t.builder.emit(ir.Atomic(buffer, index, name, value, span))
                return
        case _:
            pass
    raise t.builder.refuse(
        "L311",
        "this update has no atomic form, so work-items would lose each other's",
        remedy="use the strategy seq on private parts, then add them up",
    )


def operator_of(fun: Fun) -> str | None:
    """The operator if the function is just `op(old, new)`."""
    match fun:
        case Op(own):
            return own
        case Lambda((Param(a), Param(b)), Call(inner, (Param(x), Param(y)))):
            name = operator_of(inner)
            ordered = (x, y) == (a, b)
            swapped = (x, y) == (b, a) and name not in ("sub", "div")
            return name if ordered or swapped else None
        case UserFun(params=(Param(a), Param(b)), body=Call(Op(name), args)):
            match args:
                case (Param(x), Param(y)) if (x, y) == (a, b):
                    return name
            return None
        case _:
            return None


def write_scatter_idx(
    t: Translator, env: Env, pattern: p.ScatterIdx, call: Call, dest: Dest
) -> None:
    """In order, by one work-item: a later element wins over an earlier one.

    By all work-items if no element is written twice.
    """
    base, keys_expr, values_expr = call.args
    target = rows(dest)
    keys, values = array(t.read(env, keys_expr)), array(t.read(env, values_expr))
    old = array(t.read(env, base))
    at_once = pattern.distinct and not t.builder.frames
    if not _is_same(t, old, target):
        if at_once:
            copy_parallel(t, old, target, Space.GLOBAL)
        else:
            copy_all(t, old, target)

    def each(i: Size) -> None:
        _at_key(
            t,
            keys.at(i),
            target,
            pattern.out_of_range,
            lambda place: copy_all(t, values.at(i), place),
        )

    if at_once:
        t.builder.parallel(ir.Par.GLB, 0, keys.length, each)
    else:
        t.builder.loop(keys.length, each)


def _is_same(t: Translator, view: Arr, dest: ArrDest) -> bool:
    """Is the array already where it is to be written?

    What nobody replaces is then not written at all, not even with what it is.
    """
    with t.builder.nested() as scratch:
        pairs = [(view.at(i), dest.at(i)) for i in (ZERO, ONE)]
        same = [_is_load(own, place) for own, place in pairs]
    return all(same) and not scratch


def _is_load(view: View, dest: Dest) -> bool:
    match view, dest:
        case Cell(), CellDest(place=Place(buffer, index)):
            value = view.get()
            if not isinstance(value, ir.Load) or value.buffer.name != buffer.name:
                return False
            return flat_index(value.buffer, value.index) == flat_index(buffer, index)
        case _:
            return False


WRITERS: dict[type, Writer] = {
    p.ReduceByIndex: write_reduce_by_index,
    p.ScatterIdx: write_scatter_idx,
}
