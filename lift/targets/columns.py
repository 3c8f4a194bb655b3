"""A fold along each column of a row-major matrix, in order: rows are swept.

Consumes a typed map of one fold along its element, where neighbouring elements lie side
by side (y = A^T x); produces a low-level term. A block of columns keeps its
accumulators in fast memory while the rows pass, so that memory is read in long runs and
each column is still summed from top to bottom.
"""

from __future__ import annotations

from lift.plain import called
from lift.sizes import size
from lift.targets.across import in_lanes
from lift.targets.chunks import cut, element_of, over_parts
from lift.targets.folds import lanes_for, length_of
from lift.targets.layout import lanes_adjacent
from lift.targets.products import SUM, Operand, operand, the_fold, without, zipped_parts
from lift.targets.profile import DeviceProfile
from lift.targets.widen import Refused, Widener
from lift.terms import patterns as p
from lift.terms.build import get, pipe, tup
from lift.terms.core import Call, Expr, Lambda, Param
from lift.terms.traverse import free_params
from lift.types import ArrayType, ScalarType

#: Vectors of a block: more than fit into registers, few enough for the first cache.
_VECTORS = 128


def in_sweeps(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """Blocks of columns; those that fill none are done by single vectors."""
    assert isinstance(call.fun, p.Map)
    (outer,) = call.args
    match call.fun.fun:
        case Lambda((column,), body, None):
            fold = the_fold(body)
        case _:
            raise Refused("the position is used")
    items = zipped_parts(fold.args[1])
    operands = [operand(item, column, Param(""), outer, outer) for item in items]
    along = [o for o in operands if o.side == "row"]
    if not along or not all(lanes_adjacent(o.source) for o in along):
        raise Refused("neighbouring columns do not lie side by side")
    if column.name in free_params(fold.args[0]) or without(body, fold) != Param(SUM):
        raise Refused("each column has a beginning or an end of its own")
    assert isinstance(fold.type, ScalarType)
    width = lanes_for(profile, fold.type, *(o.scalar for o in along))
    block = width * _VECTORS
    count = length_of(outer)
    covered = count // block * block
    each = _sweep(column, fold, operands, width)
    blocks = pipe(outer, p.Take(covered), p.Split(size(block)))
    where = cut(count // block, profile.parts)
    many = over_parts(blocks, where, lambda part: pipe(part.array, p.MapSeq(each)))
    left = count % block
    rest = ArrayType(element_of(outer), left)
    dropped = Call(p.Drop(covered), (outer,), rest)
    last = Call(call.fun, (dropped,), ArrayType(fold.type, left))
    tail, _ = in_lanes(last, profile)
    result = Call(p.Concat(), (pipe(many, p.Join(), p.Join()), tail))
    return result, f"sweeps of {block} columns, {where.parts} parts"


def _sweep(column: Param, fold: Call, operands: list[Operand], width: int) -> Lambda:
    """The folds of a block of columns, all rows from top to bottom."""
    block, sums, item, place = map(Param, ("block", "sums", "item", "place"))
    along = [k for k, o in enumerate(operands) if o.side == "row"]
    several = len(operands) > 1
    arrays = tuple(_rows(block, column, o, width) for o in operands)
    source = Call(p.Zip(), arrays) if several else arrays[0]
    assert isinstance(fold.fun, p.Reduce)
    assert isinstance(fold.type, ScalarType)
    widener = Widener(width, {})
    shape = tuple(k in along for k in range(len(operands)))
    wide, outcome = widener.function(fold.fun.fun, (True, shape if several else True))
    if outcome is not True:
        raise Refused("the fold forgets its accumulator")
    own = [
        get(place, 1 + along.index(k)) if k in along else get(item, k)
        for k in range(len(operands))
    ]
    update = called(wide, (get(place, 0), tup(*own) if several else own[0]))
    read = tuple(get(item, k) if several else item for k in along)
    across = Call(p.Zip(), (sums, *read))
    body = pipe(across, p.MapSeq(Lambda((place,), update)))
    init = widener.lifted(fold.args[0], False, fold.type)
    start = Call(p.Generate(size(_VECTORS), Lambda((Param("k"),), init)), ())
    first = pipe(start, p.ToSpace(p.Space.PRIVATE, p.MapSeq(p.Id())))
    step = Lambda((sums, item), body, wide.index)
    folded = Call(p.ReduceSeq(step), (first, source))
    return Lambda((block,), pipe(folded, p.MapSeq(p.Id()), p.AsScalar()))


def _rows(block: Expr, column: Param, own: Operand, width: int) -> Expr:
    """What a step of the fold reads: a row of the block by vectors, or one value."""
    if own.side != "row":
        return own.item
    row = Param("row")
    vectors = Lambda((row,), pipe(row, p.AsVector(width)))
    columns = pipe(block, p.Map(Lambda((column,), own.item)))
    return pipe(columns, p.Transpose(), p.Map(vectors))


__all__ = ["in_sweeps"]
