"""Layout patterns when they are read: each wraps a view in an index function."""

from __future__ import annotations

from collections.abc import Callable

from lift.opencl import ir
from lift.opencl.names import substitute_names
from lift.opencl.translate.context import Env
from lift.opencl.translate.core import Reader, Translator
from lift.opencl.translate.indices import choose_view, index_of, offset_of
from lift.opencl.views import Arr, Cell, Tup, View
from lift.scalar import Op
from lift.sizes import ONE, ZERO, Size, Truth, less, maximum, minimum, size
from lift.terms import Call, Expr
from lift.terms import patterns as p
from lift.types import ArrayType, DepArrayType, VectorType, scalar_of


def array(view: View) -> Arr:
    """The view of an array (types guarantee that it is one)."""
    assert isinstance(view, Arr), view
    return view


def reindexed(length: Size, source: Arr, index: Callable[[Size], Size]) -> Arr:
    """Element i is element index(i) of the source."""
    return Arr(length, lambda i: source.at(index(i)))


def _argument(t: Translator, env: Env, call: Call, position: int = 0) -> Arr:
    return array(t.read(env, call.args[position]))


def read_id(t: Translator, env: Env, pattern: p.Id, call: Call) -> View:
    return t.read(env, call.args[0])


def read_zip(t: Translator, env: Env, pattern: p.Zip, call: Call) -> View:
    parts = [array(t.read(env, arg)) for arg in call.args]
    return Arr(parts[0].length, lambda i: Tup(tuple(part.at(i) for part in parts)))


def read_unzip(t: Translator, env: Env, pattern: p.Unzip, call: Call) -> View:
    source = _argument(t, env, call)
    count = len(_tuple_items(t, env, call))

    def part(k: int) -> Arr:
        return Arr(source.length, lambda i: component(source.at(i), k))

    return Tup(tuple(part(k) for k in range(count)))


def _tuple_items(t: Translator, env: Env, call: Call) -> tuple[object, ...]:
    from lift.types import TupleType

    type_ = t.type_of(env, call)
    assert isinstance(type_, TupleType)
    return type_.items


def component(view: View, k: int) -> View:
    """A component of a tuple."""
    assert isinstance(view, Tup), view
    return view.items[k]


def read_tuple(t: Translator, env: Env, pattern: p.MakeTuple, call: Call) -> View:
    return Tup(tuple(t.read(env, arg) for arg in call.args))


def read_get(t: Translator, env: Env, pattern: p.Get, call: Call) -> View:
    return component(t.read(env, call.args[0]), pattern.index)


def read_split(t: Translator, env: Env, pattern: p.Split, call: Call) -> View:
    source, chunk = _argument(t, env, call), env.size(pattern.size)
    return Arr(
        source.length // chunk,
        lambda i: reindexed(chunk, source, lambda j: i * chunk + j),
    )


def read_join(t: Translator, env: Env, pattern: p.Join, call: Call) -> View:
    source = _argument(t, env, call)
    type_ = t.type_of(env, call.args[0])
    if isinstance(type_, DepArrayType):
        return _join_rows(t, env, source, type_)
    assert isinstance(type_, ArrayType)
    assert isinstance(type_.element, ArrayType)
    inner = type_.element.size
    return Arr(
        source.length * inner, lambda i: array(source.at(i // inner)).at(i % inner)
    )


def _join_rows(t: Translator, env: Env, source: Arr, type_: DepArrayType) -> View:
    """Rows of different length, read flat: only for a known number of rows."""
    rows = type_.size.constant
    assert isinstance(type_.element, ArrayType)
    element = type_.element.element
    if rows is None:
        raise t.builder.refuse(
            "L312",
            "join of rows of different length cannot be read element by element",
            remedy="write it to memory with toGlobal or toLocal first",
        )

    def at(position: Size) -> View:
        last = rows - 1

        def inside(row: int) -> View:
            start = offset_of(type_, size(row))
            return array(source.at(size(row))).at(position - start)

        def from_row(row: int) -> View:
            if row == last:
                return inside(row)
            end = ir.Less(position, offset_of(type_, size(row + 1)))
            return choose_view(
                t, end, element, lambda: inside(row), lambda: from_row(row + 1)
            )

        return from_row(0)

    return Arr(offset_of(type_, type_.size), at)


def read_transpose(t: Translator, env: Env, pattern: p.Transpose, call: Call) -> View:
    source = _argument(t, env, call)
    type_ = t.type_of(env, call)
    assert isinstance(type_, ArrayType)
    return Arr(
        type_.size,
        lambda i: Arr(source.length, lambda j: array(source.at(j)).at(i)),
    )


def permuted(env: Env, fun: p.IndexFun, body: Size, i: Size, length: Size) -> Size:
    """The index function (or its inverse) at a position."""
    return substitute_names(
        env.size(body), {fun.index.name: i, fun.length.name: length}
    )


def read_gather(t: Translator, env: Env, pattern: p.Gather, call: Call) -> View:
    source, fun = _argument(t, env, call), pattern.index
    length = source.length
    return reindexed(
        length, source, lambda i: permuted(env, fun, fun.forward, i, length)
    )


def read_scatter(t: Translator, env: Env, pattern: p.Scatter, call: Call) -> View:
    source, fun = _argument(t, env, call), pattern.index
    length = source.length
    return reindexed(
        length, source, lambda i: permuted(env, fun, fun.inverse, i, length)
    )


def read_gather_idx(t: Translator, env: Env, pattern: p.GatherIdx, call: Call) -> View:
    indices, source = _argument(t, env, call), _argument(t, env, call, 1)
    return Arr(
        indices.length,
        lambda i: source.at(index_of(t, indices.at(i), source.length)),
    )


def read_slide(t: Translator, env: Env, pattern: p.Slide, call: Call) -> View:
    source = _argument(t, env, call)
    window, step = env.size(pattern.size), env.size(pattern.step)
    return Arr(
        (source.length - window) // step + 1,
        lambda i: reindexed(window, source, lambda j: i * step + j),
    )


def read_strided(t: Translator, env: Env, pattern: p.Strided, call: Call) -> View:
    source = _argument(t, env, call)
    offset, step = env.size(pattern.offset), env.size(pattern.step)
    count, row = env.size(pattern.count), env.size(pattern.size)
    return Arr(
        count,
        lambda i: reindexed(row, source, lambda j: offset + i * step + j),
    )


def read_pad(t: Translator, env: Env, pattern: p.Pad, call: Call) -> View:
    source = _argument(t, env, call)
    left, right = env.size(pattern.left), env.size(pattern.right)
    n = source.length

    def index(i: Size) -> Size:
        inside = i - left
        if less(inside, n) is Truth.YES and less(-1, inside) is Truth.YES:
            return inside
        match pattern.boundary:
            case p.Boundary.CLAMP:
                return maximum(ZERO, minimum(inside, n - 1))
            case p.Boundary.WRAP:
                return inside % n
            case p.Boundary.MIRROR:
                folded = inside % (n * 2)
                return minimum(folded, n * 2 - 1 - folded)

    return reindexed(left + n + right, source, index)


def read_pad_constant(
    t: Translator, env: Env, pattern: p.PadConstant, call: Call
) -> View:
    border, source = t.read(env, call.args[0]), _argument(t, env, call, 1)
    element = t.type_of(env, call.args[0])
    left, right = env.size(pattern.left), env.size(pattern.right)
    n = source.length

    def at(i: Size) -> View:
        inside = i - left
        in_range = ir.All((ir.Less(-ONE, inside), ir.Less(inside, n)))
        return choose_view(
            t, in_range, element, lambda: source.at(inside), lambda: border
        )

    return Arr(left + n + right, at)


def read_take(t: Translator, env: Env, pattern: p.Take, call: Call) -> View:
    return Arr(env.size(pattern.size), _argument(t, env, call).at)


def read_drop(t: Translator, env: Env, pattern: p.Drop, call: Call) -> View:
    source, start = _argument(t, env, call), env.size(pattern.size)
    return reindexed(source.length - start, source, lambda i: i + start)


def read_slice(t: Translator, env: Env, pattern: p.Slice, call: Call) -> View:
    source, start = _argument(t, env, call), env.size(pattern.start)
    return reindexed(env.size(pattern.stop) - start, source, lambda i: i + start)


def read_partition(t: Translator, env: Env, pattern: p.Partition, call: Call) -> View:
    source = _argument(t, env, call)
    type_ = t.type_of(env, call)
    # Lengths that turn out to be the same everywhere give a regular array.
    assert isinstance(type_, DepArrayType | ArrayType)

    def row(i: Size) -> Arr:
        length = substitute_names(
            env.size(pattern.lengths.body), {pattern.lengths.index.name: i}
        )
        start = offset_of(type_, i) if isinstance(type_, DepArrayType) else i * length
        return reindexed(length, source, lambda j: start + j)

    return Arr(type_.size, row)


def read_concat(t: Translator, env: Env, pattern: p.Concat, call: Call) -> View:
    parts = [array(t.read(env, arg)) for arg in call.args]
    starts = [ZERO]
    for part in parts:
        starts.append(starts[-1] + part.length)

    type_ = t.type_of(env, call)
    assert isinstance(type_, ArrayType)

    def from_part(k: int, i: Size) -> View:
        inside = parts[k]
        if k == len(parts) - 1:
            return inside.at(i - starts[k])
        return choose_view(
            t,
            ir.Less(i, starts[k + 1]),
            type_.element,
            lambda: inside.at(i - starts[k]),
            lambda: from_part(k + 1, i),
        )

    return Arr(starts[-1], lambda i: from_part(0, i))


def read_at(t: Translator, env: Env, pattern: p.At, call: Call) -> View:
    source = _argument(t, env, call)
    index = index_of(t, t.read(env, call.args[1]), source.length, source)
    return source.at(index)


def read_generate(t: Translator, env: Env, pattern: p.Generate, call: Call) -> View:
    from lift.terms.core import Lambda
    from lift.types import I64

    def at(i: Size) -> View:
        inner = env
        if isinstance(pattern.fun, Lambda):
            inner = env.place(pattern.fun.index, i)
            if not pattern.fun.params:
                return t.read(inner, pattern.fun.body)
        return t.apply(inner, pattern.fun, (Cell(I64, lambda: ir.IndexValue(i, I64)),))

    return Arr(env.size(pattern.size), at)


def _select_lanes(
    t: Translator, env: Env, mask: ir.Value, then: Expr, otherwise: Expr
) -> View:
    """Inside mapVec each lane chooses for itself, so both sides are computed."""
    sides = [t.read(env, side) for side in (then, otherwise)]
    cells = [side for side in sides if isinstance(side, Cell)]
    assert len(cells) == 2, "lanes choose between scalars"
    assert isinstance(mask.type, VectorType)
    type_ = VectorType(scalar_of(cells[0].type), mask.type.width)
    first, second = cells

    def get() -> ir.Value:
        return t.scalar(t, Op("select"), (mask, first.get(), second.get()))

    return Cell(type_, get)


def read_select(t: Translator, env: Env, pattern: p.Select, call: Call) -> View:
    condition, then, otherwise = call.args
    test = t.read(env, condition)
    assert isinstance(test, Cell)
    value = test.get()
    if isinstance(value.type, VectorType):
        return _select_lanes(t, env, value, then, otherwise)
    truth = ir.Truth(value)
    return choose_view(
        t,
        truth,
        t.type_of(env, call),
        lambda: t.read(env, then),
        lambda: t.read(env, otherwise),
    )


READERS: dict[type, Reader] = {
    p.Id: read_id,
    p.Zip: read_zip,
    p.Unzip: read_unzip,
    p.MakeTuple: read_tuple,
    p.Get: read_get,
    p.Split: read_split,
    p.Join: read_join,
    p.Transpose: read_transpose,
    p.Gather: read_gather,
    p.Scatter: read_scatter,
    p.GatherIdx: read_gather_idx,
    p.Slide: read_slide,
    p.Strided: read_strided,
    p.Pad: read_pad,
    p.PadConstant: read_pad_constant,
    p.Take: read_take,
    p.Drop: read_drop,
    p.Slice: read_slice,
    p.Partition: read_partition,
    p.Concat: read_concat,
    p.At: read_at,
    p.Generate: read_generate,
    p.Select: read_select,
}
