"""A fold along each column of a row-major matrix, in order: rows are swept.

Consumes a typed map of one fold along its element, where neighbouring elements lie side
by side (y = A^T x); produces a low-level term. A block of columns keeps its
accumulators in fast memory while the rows pass, so that memory is read in long runs and
each column is still summed from top to bottom.
"""

from __future__ import annotations

from functools import reduce

from lift.plain import called
from lift.sizes import Size, size
from lift.targets.across import in_lanes
from lift.targets.chunks import component, cut, element_of, over_parts
from lift.targets.folds import lanes_for, length_of
from lift.targets.layout import lanes_adjacent
from lift.targets.products import SUM, Operand, operand, the_fold, without, zipped_parts
from lift.targets.profile import DeviceProfile
from lift.targets.widen import Refused, Widener
from lift.terms import patterns as p
from lift.terms.build import get, pipe, tup
from lift.terms.core import Call, Expr, Lambda, Let, Param
from lift.terms.traverse import free_params
from lift.types import ArrayType, ScalarType

#: Vectors of the blocks for the columns that are left: they fit into registers.
_FEW = 8
#: Rows that pass at once: an accumulator is fetched and put back once for all of them,
#: and one core reads several streams (measured: 21 against 36 GB/s on two cores).
_ROWS = 8


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
    after = without(body, fold)
    assert isinstance(fold.type, ScalarType)
    width = lanes_for(profile, fold.type, *(o.scalar for o in along))
    pieces: list[Expr] = []
    left = outer
    sizes = profile.numbers.sweep_vectors, _FEW
    for vectors in sizes:
        each = _sweep(column, fold, operands, width, vectors, after)
        piece, left = _blocks(left, width * vectors, each, profile)
        pieces.append(piece)
    last = Call(call.fun, (left,), ArrayType(fold.type, length_of(left)))
    tail, _ = in_lanes(last, profile)
    result = reduce(lambda rest, piece: Call(p.Concat(), (piece, rest)),
                    reversed(pieces), tail)  # fmt: skip
    most = " and ".join(str(width * vectors) for vectors in sizes)
    return result, f"sweeps of {most} columns, {_ROWS} rows at once"


def _blocks(
    columns: Expr, block: int, each: Lambda, profile: DeviceProfile
) -> tuple[Expr, Expr]:
    """What full blocks of columns give, and the columns that are left."""
    count = length_of(columns)
    covered = count // block * block
    blocks = pipe(columns, p.Take(covered), p.Split(size(block)))
    where = cut(count // block, profile.parts)
    many = over_parts(blocks, where, lambda part: pipe(part.array, p.MapSeq(each)))
    rest = ArrayType(element_of(columns), count % block)
    return pipe(many, p.Join(), p.Join()), Call(p.Drop(covered), (columns,), rest)


def _sweep(
    column: Param,
    fold: Call,
    operands: list[Operand],
    width: int,
    vectors: int,
    after: Expr,
) -> Lambda:
    """The folds of a block of columns, all rows from top to bottom."""
    assert isinstance(fold.fun, p.Reduce)
    assert isinstance(fold.type, ScalarType)
    along = [k for k, o in enumerate(operands) if o.side == "row"]
    several = len(operands) > 1
    widener = Widener(width, {})
    shape = tuple(k in along for k in range(len(operands)))
    wide, outcome = widener.function(fold.fun.fun, (True, shape if several else True))
    if outcome is not True:
        raise Refused("the fold forgets its accumulator")
    block = Param("block")
    arrays = tuple(rows_of(block, column, o, width) for o in operands)
    source = Call(p.Zip(), arrays) if several else arrays[0]
    if column.name in free_params(fold.args[0]):
        # y[j] += ...: each column goes on from a value of its own.
        own = Lambda((column,), fold.args[0])
        begin = pipe(block, p.Map(own), p.AsVector(width))
    else:
        init = widener.lifted(fold.args[0], False, fold.type)
        begin = Call(p.Generate(size(vectors), Lambda((Param("k"),), init)), ())
    sums = pipe(begin, p.ToSpace(p.Space.PRIVATE, p.MapSeq(p.Id())))
    if vectors > _ROWS:
        length = length_of(fold.args[1])
        done = sweep(wide, along, len(operands), sums, source, length)
    else:
        done = Call(p.ReduceSeq(_row_step(wide, along, len(operands))), (sums, source))
    if after == Param(SUM, fold.type):
        return Lambda((block,), pipe(done, p.MapSeq(p.Id()), p.AsScalar()))
    pair = Param("pair")
    end = called(Lambda((Param(SUM), column), after), (get(pair, 0), get(pair, 1)))
    pairs = Call(p.Zip(), (pipe(done, p.AsScalar()), block))
    return Lambda((block,), pipe(pairs, p.MapSeq(Lambda((pair,), end))))


def sweep(
    wide: Lambda, along: list[int], count: int, sums: Expr, source: Expr, length: Size
) -> Expr:
    """All rows added to the accumulators, several at once.

    `wide` is the step on vectors, `along` which of the `count` arrays have a row of
    vectors; the others have one value for all columns.
    """
    rest: Expr = source
    if wide.index is None:
        covered = length // _ROWS * _ROWS
        groups = pipe(source, p.Take(covered), p.Split(size(_ROWS)))
        many = Call(p.ReduceSeq(_rows_step(wide, along, count)), (sums, groups))
        sums = pipe(many, p.ToSpace(p.Space.PRIVATE, p.MapSeq(p.Id())))
        rest = pipe(source, p.Drop(covered))
    return Call(p.ReduceSeq(_row_step(wide, along, count)), (sums, rest))


def _row_step(wide: Lambda, along: list[int], count: int) -> Lambda:
    """One row added to the accumulators."""
    sums, item, place = map(Param, ("sums", "item", "place"))
    read = [get(item, k) if count > 1 else item for k in range(count)]
    own = [get(place, 1 + along.index(k)) if k in along else read[k]
           for k in range(count)]  # fmt: skip
    update = called(wide, (get(place, 0), tup(*own) if count > 1 else own[0]))
    across = Call(p.Zip(), (sums, *(read[k] for k in along)))
    body = pipe(across, p.MapSeq(Lambda((place,), update)))
    return Lambda((sums, item), body, wide.index)


def _rows_step(wide: Lambda, along: list[int], count: int) -> Lambda:
    """Several rows added to the accumulators, from top to bottom at each place."""
    sums, group, place = map(Param, ("sums", "group", "place"))
    read = [component(group, k) if count > 1 else group for k in range(count)]
    # What all columns share is in registers before the loop over the columns.
    shared = [k for k in range(count) if k not in along]
    names = {k: Param(f"shared{k}") for k in shared}
    down = [names[k] if k in names else get(place, 1 + along.index(k))
            for k in range(count)]  # fmt: skip
    source = Call(p.Zip(), tuple(down)) if count > 1 else down[0]
    folded = Call(p.ReduceSeq(wide, unroll=True), (get(place, 0), source))
    columns = (pipe(read[k], p.Transpose()) for k in along)
    across = Call(p.Zip(), (sums, *columns))
    body: Expr = pipe(across, p.MapSeq(Lambda((place,), folded)))
    held = p.ToSpace(p.Space.PRIVATE, p.MapSeq(p.Id(), unroll=True))
    for k, name in names.items():
        body = Let(name, pipe(read[k], held), body)
    return Lambda((sums, group), body)


def rows_of(block: Expr, column: Param, own: Operand, width: int) -> Expr:
    """What a step of the fold reads: a row of the block by vectors, or one value."""
    if own.side != "row":
        return own.item
    row = Param("row")
    vectors = Lambda((row,), pipe(row, p.AsVector(width)))
    columns = pipe(block, p.Map(Lambda((column,), own.item)))
    return pipe(columns, p.Transpose(), p.Map(vectors))


__all__ = ["in_sweeps", "rows_of", "sweep"]
