"""A fold along each row on a CPU, in order: several rows at once.

Consumes a typed map of one fold along its element (GEMV, row sums); produces a
low-level term. One chain of additions is slow because each waits for the one before;
several rows side by side fill the gaps and read x once. The order in each row is kept.
"""

from __future__ import annotations

from lift.plain import called
from lift.sizes import size
from lift.targets.chunks import cut, in_registers, over_parts
from lift.targets.folds import length_of
from lift.targets.layout import row_major
from lift.targets.loops import loops
from lift.targets.products import SUM, Operand, operand, the_fold, without, zipped_parts
from lift.targets.profile import DeviceProfile
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.build import get, pipe, tup
from lift.terms.core import Call, Expr, Lambda, Param
from lift.terms.traverse import free_params


def in_row_blocks(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """Blocks of rows; the rows that fill none are done one by one."""
    assert isinstance(call.fun, p.Map)
    (outer,) = call.args
    match call.fun.fun:
        case Lambda((row,), body, None):
            fold = the_fold(body, tuples=True)
        case _:
            raise Refused("the position is used")
    assert isinstance(fold.fun, p.Reduce)
    if fold.fun.assoc and fold.fun.comm:
        raise Refused("the order is free: each row is done by vectors")
    items = zipped_parts(fold.args[1])
    none = Param("")
    operands = [operand(item, row, none, outer, outer) for item in items]
    along = [o for o in operands if o.side == "row"]
    if not along or not all(row_major(o.source) for o in along):
        raise Refused("the fold does not go along rows in memory")
    if row.name in free_params(fold.args[0]):
        raise Refused("the fold begins with a value of its own in each row")
    # So many places are read at once, and so many chains of additions go on.
    height = max(2, profile.numbers.ordered_rows // len(along))
    block = _block(row, fold, operands, without(body, fold), height)
    result, parts = in_blocks(call, block, height, profile)
    return result, f"{height} rows at once, {parts} parts"


def in_blocks(
    call: Call, block: Lambda, height: int, profile: DeviceProfile
) -> tuple[Expr, int]:
    """A map by a function of `height` rows, and in how many parts that is done.

    The rows that fill no block are done one by one, as the map says.
    """
    assert isinstance(call.fun, p.Map)
    (outer,) = call.args
    rows = length_of(outer)
    full = pipe(outer, p.Take(rows // height * height), p.Split(size(height)))
    where = cut(rows // height, profile.parts)
    each = p.MapSeq(block)
    many = over_parts(full, where, lambda part: pipe(part.array, each))
    last = p.MapWrg(0, loops(call.fun.fun, profile))
    rest = pipe(outer, p.Drop(rows // height * height), last)
    result = Call(p.Concat(), (pipe(many, p.Join(), p.Join()), rest))
    return result, where.parts


def _block(
    row: Param, fold: Call, operands: list[Operand], after: Expr, height: int
) -> Lambda:
    """The function of a block of rows: all folds in one loop, then what follows."""
    block, sums, item, place = map(Param, ("block", "sums", "item", "place"))
    along = [k for k, o in enumerate(operands) if o.side == "row"]
    arrays = tuple(
        pipe(block, p.Map(Lambda((row,), o.item)), p.Transpose())
        if o.side == "row"
        else o.item
        for o in operands
    )
    several = len(operands) > 1
    source = Call(p.Zip(), arrays) if several else arrays[0]
    own: list[Expr] = []
    for k in range(len(operands)):
        if k in along:
            own.append(get(place, 1 + along.index(k)))
        else:
            own.append(get(item, k))
    values = tup(*own) if several else own[0]
    assert isinstance(fold.fun, p.Reduce)
    step = fold.fun.fun
    update = called(step, (get(place, 0), values))
    read = tuple(get(item, k) if several else item for k in along)
    across = Call(p.Zip(), (sums, *read))
    body = pipe(across, p.MapSeq(Lambda((place,), update), unroll=True))
    index = step.index if isinstance(step, Lambda) else None
    first = in_registers(fold.args[0], (height,))
    folded = Call(p.ReduceSeq(Lambda((sums, item), body, index)), (first, source))
    if after == Param(SUM):
        return Lambda((block,), pipe(folded, p.MapSeq(p.Id(), unroll=True)))
    pair = Param("pair")
    last = called(Lambda((Param(SUM), row), after), (get(pair, 0), get(pair, 1)))
    pairs = Call(p.Zip(), (folded, block))
    return Lambda((block,), pipe(pairs, p.MapSeq(Lambda((pair,), last), unroll=True)))


__all__ = ["in_row_blocks"]
