"""The shape of folds along a part of each row that depends on its position.

Consumes a typed map whose function folds a range of its element, with bounds that are
sizes (a triangle or a band of a matrix in full storage); produces the parts of the map,
or says what is different, and deals blocks of rows out over work-groups.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from lift.plain import called, computes
from lift.scalar import Op, value_of
from lift.sizes import (
    Size,
    Truth,
    Variable,
    at_most,
    less,
    nonnegative,
    size,
    substitute,
)
from lift.sizes.terms import of_atom
from lift.targets.folds import length_of
from lift.targets.products import Operand, operand, without, zipped_parts
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.build import pipe
from lift.terms.core import Call, Expr, Fun, Lambda, Literal, NatValue, Param
from lift.terms.traverse import free_params, position, substitute_sizes, walk
from lift.text.syntax import reverse
from lift.types import ScalarType


@dataclass(frozen=True, slots=True)
class Ranges:
    """The parts of the map; `low` and `high` are the bounds at a position.

    `free`: the order of each fold may be changed.
    """

    row: Param
    index: Variable
    fun: Fun
    free: bool
    init: Expr
    array: Expr
    operands: tuple[Operand, ...]
    after: Expr
    low: Size
    high: Size

    def at(self, bound: Size, place: Size) -> Size:
        """A bound at a position."""
        return substitute(bound, {of_atom(self.index): place})

    def of_row(self, term: Expr, row: Expr, place: Size) -> Expr:
        """A term of the map's function, for one row at one position."""
        moved = substitute_sizes(term, {self.index: place})
        return called(Lambda((self.row,), moved), (row,))

    @property
    def along(self) -> list[Operand]:
        """The arrays that are different in each row."""
        return [o for o in self.operands if o.side == "row"]

    def begins_alike(self) -> bool:
        """Do the ranges of all rows begin at the same place?"""
        return self.low == self.at(self.low, of_atom(self.index) + 1)

    def ends_alike(self) -> bool:
        """Do the ranges of all rows end at the same place?"""
        return self.high == self.at(self.high, of_atom(self.index) + 1)


def ranges(call: Call) -> Ranges:
    """The parts of a map over rows."""
    assert isinstance(call.fun, p.Map)
    (outer,) = call.args
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
    after, fun = without(body, fold), fold.fun.fun
    if (isinstance(fun, Lambda) and fun.index is not None) or row.name in (
        free_params(fun)
    ):
        raise Refused("the fold is another one in each row")
    free = fold.fun.assoc and fold.fun.comm
    return Ranges(row, index, fun, free, init, array, operands, after, low, high)


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


# Blocks of rows -----------------------------------------------------------------------

#: Makes the work of a block: its rows, the position of the first, and from where to
#: where all their ranges go.
Work: TypeAlias = Callable[[Param, Size, Size, Size], Expr]


def blocks(
    outer: Expr, found: Ranges, height: int, work: Work, before: Size | None = None
) -> tuple[Expr, Size]:
    """What full blocks of rows give, and how many rows that is.

    A block for each work-group, and those with little to do first: drivers hand out
    many at the beginning and few at the end. `before` rows are done already.
    """
    done = size(0) if before is None else before
    count = (length_of(outer) - done) // height
    covered = done + count * height
    block, place = Param("block"), position("block_place", count)
    turned = (p.Gather(reverse()),) if _shrinks(found) else ()
    which = count - 1 - of_atom(place) if turned else of_atom(place)
    first = done + which * height
    start, stop = common(found, first, height)
    each = Lambda((block,), work(block, first, start, stop), place)
    full = pipe(outer, p.Slice(done, covered), p.Split(size(height)), *turned)
    return pipe(full, p.MapWrg(0, each), *turned, p.Join()), covered


def _shrinks(found: Ranges) -> bool:
    """Do late rows have shorter ranges?"""
    width, here = found.high - found.low, of_atom(found.index)
    return less(found.at(width, here + 1), width) is Truth.YES


def common(found: Ranges, first: Size, height: int) -> tuple[Size, Size]:
    """What the ranges of a block of rows have in common."""
    last, length = first + (height - 1), length_of(found.array)
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


def _grows(found: Ranges, bound: Size) -> bool:
    here = of_atom(found.index)
    step = found.at(bound, here + 1) - bound
    if nonnegative(step) is Truth.YES:
        return True
    if nonnegative(-step) is Truth.YES:
        return False
    raise Refused("the bounds of the ranges go up and down")


__all__ = ["Ranges", "Work", "as_size", "blocks", "common", "ranges"]
