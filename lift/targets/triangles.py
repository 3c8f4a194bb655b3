"""Folds along a part of each row that depends on its position: triangles and bands.

Consumes a typed map whose function folds a range of its element, with bounds that are
sizes (y = L x with a triangular L in full storage); produces a low-level term. As with
full rows several are done at once, over what their ranges have in common; what one row
has before or after that is folded before or after it, so the order in a row is kept.
"""

from __future__ import annotations

from dataclasses import dataclass

from lift.plain import called, computes, sequential
from lift.scalar import Op, value_of
from lift.sizes import Size, Truth, Variable, at_most, nonnegative, size, substitute
from lift.sizes.terms import of_atom
from lift.targets.folds import length_of
from lift.targets.layout import row_major
from lift.targets.loops import loops
from lift.targets.maps import shifted
from lift.targets.products import SUM, Operand, operand, without, zipped_parts
from lift.targets.profile import DeviceProfile
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.build import get, pipe, tup
from lift.terms.core import Call, Expr, Fun, Lambda, Literal, NatValue, Param
from lift.terms.traverse import free_params, position, substitute_sizes, walk
from lift.types import ScalarType

_ROWS = 8


@dataclass(frozen=True, slots=True)
class _Ranges:
    """The parts of the map; `low` and `high` are the bounds at a position."""

    row: Param
    index: Variable
    fun: Fun
    init: Expr
    array: Expr
    operands: tuple[Operand, ...]
    after: Expr
    low: Size
    high: Size

    def at(self, bound: Size, place: Size) -> Size:
        return substitute(bound, {of_atom(self.index): place})

    def of_row(self, term: Expr, row: Expr, place: Size) -> Expr:
        """A term of the map's function, for one row at one position."""
        moved = substitute_sizes(term, {self.index: place})
        return called(Lambda((self.row,), moved), (row,))


def in_triangles(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """Blocks of rows, one for each work-group, for late ones have more to do."""
    assert isinstance(call.fun, p.Map)
    (outer,) = call.args
    found = _found(call, outer)
    rows = length_of(outer)
    covered = rows // _ROWS * _ROWS
    block, place = Param("block"), position("block_place", rows // _ROWS)
    first = of_atom(place) * _ROWS
    start, stop = _common(found, first, length_of(found.array))
    work = Lambda((block,), _block(found, block, first, start, stop), place)
    full = pipe(outer, p.Take(covered), p.Split(size(_ROWS)))
    many = pipe(full, p.MapWrg(0, work), p.Join())
    last = p.MapWrg(0, loops(shifted(call.fun.fun, covered), profile))
    result = Call(p.Concat(), (many, pipe(outer, p.Drop(covered), last)))
    return result, f"{_ROWS} rows at once where their ranges overlap"


def _found(call: Call, outer: Expr) -> _Ranges:
    assert isinstance(call.fun, p.Map)
    match call.fun.fun:
        case Lambda((row,), body, Variable() as index):
            fold = _only_range(body)
        case _:
            raise Refused("the range of a fold does not depend on the position")
    assert isinstance(fold.fun, p.ReduceRange)
    init, start, stop, array = fold.args
    low, high = as_size(start), as_size(stop)
    if low is None or high is None:
        raise Refused("the range of the fold is known at run time only")
    if computes(array) or not isinstance(fold.type, ScalarType):
        raise Refused("the fold is not a scalar fold of arrays in memory")
    none = Param("")
    items = zipped_parts(array)
    operands = tuple(operand(item, row, none, outer, outer) for item in items)
    along = [o for o in operands if o.side == "row"]
    if not along or not all(row_major(o.source) for o in along):
        raise Refused("the fold does not go along rows in memory")
    after, fun = without(body, fold), fold.fun.fun
    if (isinstance(fun, Lambda) and fun.index is not None) or row.name in (
        free_params(fun)
    ):
        raise Refused("the fold is another one in each row")
    return _Ranges(row, index, fun, init, array, operands, after, low, high)


def _only_range(body: Expr) -> Call:
    working = [
        node
        for node in walk(body)
        if isinstance(node, Call)
        and isinstance(node.fun, (*_OTHERS, p.ReduceRange))
        and computes(node)
    ]
    match working:
        case [Call(p.ReduceRange()) as fold]:
            return fold
        case _:
            raise Refused("there is not exactly one fold of a range inside")


_OTHERS = (
    p.Map, p.Reduce, p.ReduceByIndex, p.Scan, p.Iterate, p.Generate, p.SegmentedReduce,
)  # fmt: skip


def as_size(term: Expr) -> Size | None:
    """The size that an integer term is, if it is made of sizes and numbers."""
    match term:
        case NatValue(value):
            return value
        case Literal(ScalarType() as data, bits) if data.is_integer:
            return size(int(value_of(bits, data)))
        case Call(Op("add" | "sub" | "mul" as name), (a, b)):
            left, right = as_size(a), as_size(b)
            if left is None or right is None:
                return None
            if name == "mul":
                return left * right
            return left + right if name == "add" else left - right
        case _:
            return None


def _common(found: _Ranges, first: Size, length: Size) -> tuple[Size, Size]:
    """What the ranges of a block of rows have in common."""
    last = first + (_ROWS - 1)
    starts = found.at(found.low, first), found.at(found.low, last)
    stops = found.at(found.high, first), found.at(found.high, last)
    start = starts[1] if _grows(found, found.low) else starts[0]
    stop = stops[0] if _grows(found, found.high) else stops[1]
    proofs = [nonnegative(bound) for bound in starts]
    proofs += [at_most(bound, length) for bound in stops]
    proofs += [at_most(a, b) for a, b in zip(starts, stops, strict=True)]
    if any(proof is not Truth.YES for proof in (*proofs, at_most(start, stop))):
        raise Refused("the ranges of neighbouring rows need not overlap")
    return start, stop


def _grows(found: _Ranges, bound: Size) -> bool:
    here = of_atom(found.index)
    step = found.at(bound, here + 1) - bound
    if nonnegative(step) is Truth.YES:
        return True
    if nonnegative(-step) is Truth.YES:
        return False
    raise Refused("the bounds of the ranges go up and down")


def _block(found: _Ranges, block: Param, first: Size, start: Size, stop: Size) -> Expr:
    """The folds of a block of rows: what comes before, in common, and after."""
    step = sequential(found.fun)
    pair, row = Param("pair"), Param("row_in")
    before, behind = (position(name, size(_ROWS)) for name in ("row_a", "row_b"))
    place = first + of_atom(before)
    early = pipe(found.array, p.Slice(found.at(found.low, place), start))
    value: Expr = Call(p.ReduceSeq(step), (found.init, early))
    if found.low == found.at(found.low, of_atom(found.index) + 1):
        value = Call(p.Id(), (found.init,))
    begin = Lambda((row,), found.of_row(value, row, place), before)
    first_sums = p.ToSpace(p.Space.PRIVATE, p.MapSeq(begin, unroll=True))
    sums = Call(
        p.ReduceSeq(_step(found)),
        (pipe(block, first_sums), _source(found, block, start, stop)),
    )
    place = first + of_atom(behind)
    late = pipe(found.array, p.Slice(stop, found.at(found.high, place)))
    rest = Call(p.ReduceSeq(step), (get(pair, 0), late))
    after = called(Lambda((Param(SUM),), found.after), (rest,))
    finish = Lambda((pair,), found.of_row(after, get(pair, 1), place), behind)
    both = Call(p.Zip(), (sums, block))
    return pipe(both, p.MapSeq(sequential(finish), unroll=True))


def _source(found: _Ranges, block: Param, start: Size, stop: Size) -> Expr:
    """What a step of the common part reads: of each row one, and what they share."""
    arrays = tuple(
        pipe(
            block,
            p.Map(Lambda((found.row,), pipe(o.item, p.Slice(start, stop)))),
            p.Transpose(),
        )
        if o.side == "row"
        else pipe(o.item, p.Slice(start, stop))
        for o in found.operands
    )
    return Call(p.Zip(), arrays) if len(arrays) > 1 else arrays[0]


def _step(found: _Ranges) -> Lambda:
    """One step of the folds of all rows."""
    sums, item, place = map(Param, ("sums", "item", "place"))
    count = len(found.operands)
    read = [get(item, k) if count > 1 else item for k in range(count)]
    along = [k for k, o in enumerate(found.operands) if o.side == "row"]
    own = [get(place, 1 + along.index(k)) if k in along else read[k]
           for k in range(count)]  # fmt: skip
    values = tup(*own) if count > 1 else own[0]
    update = called(found.fun, (get(place, 0), values))
    across = Call(p.Zip(), (sums, *(read[k] for k in along)))
    each = p.MapSeq(sequential(Lambda((place,), update)), unroll=True)
    return Lambda((sums, item), pipe(across, each))


__all__ = ["as_size", "in_triangles"]
