"""Folds along rows whose order is free: several rows at once, each by vectors.

Consumes a typed map of one fold along its element (GEMV where sums may be reordered);
produces a low-level term. Several rows side by side are several streams from memory,
which one core needs to keep it busy, and what all rows share is read once for all.
"""

from __future__ import annotations

from dataclasses import dataclass

from lift.plain import called, computes, sequential
from lift.sizes import Size, size
from lift.targets.chunks import element_of, in_registers
from lift.targets.folds import (
    across_lanes,
    fed,
    full_shape,
    lanes_for,
    length_of,
    step_function,
)
from lift.targets.layout import contiguous, row_major
from lift.targets.operators import partial_start
from lift.targets.products import SUM, Operand, operand, without, zipped_parts
from lift.targets.profile import DeviceProfile
from lift.targets.rows import in_blocks
from lift.targets.sums import freed
from lift.targets.widen import Refused, Widener
from lift.terms import patterns as p
from lift.terms.build import get, pipe, tup
from lift.terms.core import Call, Expr, Fun, Lambda, Let, Param
from lift.terms.traverse import free_params, walk
from lift.types import DataType

#: Rows of fewer elements are done in order: most of them would fill no vectors.
_SHORT = 64
_FOLDS = (
    p.Map, p.Reduce, p.ReduceRange, p.ReduceByIndex, p.Scan, p.Iterate, p.Generate,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rows:
    """The parts of the map: what is folded in each row, and what follows.

    `start` is what a partial fold may begin with.
    """

    row: Param
    fun: Fun
    feed: Fun | None
    init: Expr
    start: Expr
    array: Expr
    operands: tuple[Operand, ...]
    after: Expr

    @property
    def data(self) -> DataType:
        """The type of the sums."""
        assert self.init.type is not None
        return self.init.type


def in_vector_rows(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """Blocks of rows; the rows that fill none are done one by one."""
    return _in_vectors(call, profile, free=False)


def in_relaxed_rows(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """The same in a relaxed program, where every sum may be reordered."""
    return _in_vectors(call, profile, free=True)


def _in_vectors(call: Call, profile: DeviceProfile, free: bool) -> tuple[Expr, str]:
    found = _found(call, free)
    length = length_of(found.array).constant
    if free and length is not None and length < _SHORT:
        raise Refused("the rows are short")
    block = _block(found, profile)
    height, vectors = profile.numbers.free_rows, profile.numbers.free_vectors
    result, parts = in_blocks(call, block, height, profile)
    return result, f"{height} rows at once by {vectors} vectors, {parts} parts"


def _found(call: Call, free: bool) -> Rows:
    assert isinstance(call.fun, p.Map)
    (outer,) = call.args
    match call.fun.fun:
        case Lambda((row,), body, None):
            pass
        case _:
            raise Refused("the position is used")
    whole = _only_fold(body)
    fold = (freed(whole) if free else None) or whole
    assert isinstance(fold.fun, p.Reduce)
    if not (fold.fun.assoc and fold.fun.comm):
        raise Refused("the order of the fold must be kept")
    feed, array = fed(fold.args[1])
    after = without(body, whole)
    others = [*walk(after), *(walk(feed) if feed is not None else ())]
    if computes(array) or any(isinstance(node, _FOLDS) for node in others):
        raise Refused("there is more than one fold over arrays in memory")
    none = Param("")
    items = zipped_parts(array)
    operands = tuple(operand(item, row, none, outer, outer) for item in items)
    along = [o for o in operands if o.side == "row"]
    if not along or not all(row_major(o.source) for o in along):
        raise Refused("the fold does not go along rows in memory")
    if not all(contiguous(o.item) for o in operands if o.side != "row"):
        raise Refused("what all rows share does not lie side by side")
    start = partial_start(fold.fun.fun, fold.args[0])
    if start is None:
        raise Refused("the operator has no known neutral element")
    own = free_params(start) | (free_params(feed) if feed is not None else frozenset())
    if row.name in own:
        raise Refused("the fold is another one in each row")
    init = fold.args[0]
    return Rows(row, fold.fun.fun, feed, init, start, array, operands, after)


def _only_fold(body: Expr) -> Call:
    folds = [
        node
        for node in walk(body)
        if isinstance(node, Call) and isinstance(node.fun, p.Reduce)
    ]
    if len(folds) != 1:
        raise Refused("there is not exactly one fold inside")
    return folds[0]


def _block(found: Rows, profile: DeviceProfile) -> Lambda:
    """The function of a block of rows: all folds in one loop, then what follows."""
    block, pair, folded = Param("block"), Param("pair"), Param("folded")
    width = lanes_for(profile, found.data, element_of(found.array))
    height, vectors = profile.numbers.free_rows, profile.numbers.free_vectors
    chunk = width * vectors
    whole = length_of(found.array) // chunk * chunk
    widener = Widener(width, {})
    wide = widener.lifted(found.start, False, found.data)
    sums = Call(
        p.ReduceSeq(rows_step(found, widener)),
        (
            in_registers(wide, (height, vectors)),
            rows_read(found, block, (size(0), whole), (vectors, width)),
        ),
    )
    full = full_shape(found.data)
    combine, _ = widener.function(found.fun, (full, full))
    one = Call(p.ReduceSeq(combine), (wide, get(pair, 0)))
    total = across_lanes(found.fun, folded, found.data, width)
    scalar_step = sequential(step_function(found.fun, found.feed))
    left = pipe(found.array, p.Drop(whole))
    rest = Call(p.ReduceSeq(scalar_step), (total, left))
    value = called(found.fun, (found.init, rest))
    last = Lambda((Param(SUM),), found.after)
    with_row = Lambda((found.row,), Let(folded, one, called(last, (value,))))
    each = Lambda((pair,), called(with_row, (get(pair, 1),)))
    pairs = Call(p.Zip(), (sums, block))
    return Lambda((block,), pipe(pairs, p.MapSeq(sequential(each), unroll=True)))


def rows_read(
    found: Rows, block: Param, part: tuple[Size, Size], shape: tuple[int, int]
) -> Expr:
    """What each step reads: for rows [row][vector], for what is shared [vector].

    `part` is from where to where rows are read, `shape` how many vectors of how many
    lanes a step takes.
    """
    count, width = shape

    def vectors(item: Expr) -> Expr:
        wide = pipe(item, p.Slice(*part), p.AsVector(width))
        return pipe(wide, p.Split(size(count)))

    arrays = tuple(
        pipe(block, p.Map(Lambda((found.row,), vectors(o.item))), p.Transpose())
        if o.side == "row"
        else vectors(o.item)
        for o in found.operands
    )
    return Call(p.Zip(), arrays) if len(arrays) > 1 else arrays[0]


def rows_step(found: Rows, widener: Widener) -> Lambda:
    """One step of the folds of all rows of a block."""
    accs, item, line, place = map(Param, ("accs", "item", "line", "place"))
    several = len(found.operands) > 1
    rows = [k for k, o in enumerate(found.operands) if o.side == "row"]
    shared = [k for k, o in enumerate(found.operands) if o.side != "row"]
    full = full_shape(found.data)
    shape = (True,) * len(found.operands) if several else True
    fun, outcome = widener.function(step_function(found.fun, found.feed), (full, shape))
    if outcome != full:
        raise Refused("the operator does not use its accumulator")
    read = [get(item, k) if several else item for k in range(len(found.operands))]
    order = [*rows, *shared]
    values = [get(place, 1 + order.index(k)) for k in range(len(order))]
    update = called(fun, (get(place, 0), tup(*values) if several else values[0]))
    own = [get(line, 1 + j) for j in range(len(rows))]
    across = Call(p.Zip(), (get(line, 0), *own, *(read[k] for k in shared)))
    places = pipe(across, p.MapSeq(Lambda((place,), update), unroll=True))
    down = Call(p.Zip(), (accs, *(read[k] for k in rows)))
    body = pipe(down, p.MapSeq(Lambda((line,), places), unroll=True))
    return Lambda((accs, item), body)


__all__ = ["Rows", "in_relaxed_rows", "in_vector_rows", "rows_read", "rows_step"]
