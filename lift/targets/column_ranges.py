"""Folds along a part of each column of a row-major matrix, in order: rows are swept.

Consumes a typed map whose function folds a range of its element, where neighbouring
elements lie side by side (y = L^T x with a triangular L in full storage); produces a
low-level term. As in `columns` a block of columns keeps its accumulators in fast memory
while the rows pass, so each column is still summed from top to bottom. Rows that belong
to the ranges of some columns only are read, too, and change the sums of those alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from lift.plain import called, sequential
from lift.sizes import Size, size
from lift.sizes.terms import of_atom
from lift.targets.columns import rows_of, sweep
from lift.targets.folds import lanes_for
from lift.targets.layout import lanes_adjacent
from lift.targets.products import SUM
from lift.targets.profile import DeviceProfile
from lift.targets.ranges import Ranges, blocks, ranges
from lift.targets.triangles import by_rows
from lift.targets.widen import Refused, Widener
from lift.terms import patterns as p
from lift.terms.build import cast, get, op, pipe, tup
from lift.terms.core import Call, Expr, Lambda, Let, NatValue, Param
from lift.terms.traverse import free_params, position
from lift.types import I64, ScalarType

#: Vectors of the blocks of what is left.
_FEW = 4


def in_column_ranges(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """Blocks of columns; the columns that fill none are done one by one."""
    found = ranges(call)
    if not found.along or not all(lanes_adjacent(o.source) for o in found.along):
        raise Refused("neighbouring columns do not lie side by side")
    data = found.init.type
    assert isinstance(data, ScalarType)
    if not data.is_float:
        raise Refused("masks are made of floats")
    width = lanes_for(profile, data, *(o.scalar for o in found.along))
    sizes = profile.numbers.sweep_vectors, _FEW
    wide, narrow = (_Block(found, width, v, data) for v in sizes)
    many, covered = blocks(call.args[0], found, wide.columns, wide.of)
    few, done = blocks(call.args[0], found, narrow.columns, narrow.of, covered)
    result = by_rows(call, (Call(p.Concat(), (many, few)), done), profile)
    return result, f"sweeps of {wide.columns} columns, with masks where ranges differ"


@dataclass(frozen=True, slots=True)
class _Block:
    """The work of a block of columns."""

    found: Ranges
    width: int
    vectors: int
    data: ScalarType

    @property
    def columns(self) -> int:
        """How many columns a block has."""
        return self.width * self.vectors

    @property
    def along(self) -> list[int]:
        """Which arrays of the fold have a row of vectors."""
        return [k for k, o in enumerate(self.found.operands) if o.side == "row"]

    def of(self, block: Param, first: Size, start: Size, stop: Size) -> Expr:
        """All rows of the block whose first column is at `first`, in order."""
        found, last = self.found, first + (self.columns - 1)
        sums = self.initial(block, first)
        if not found.begins_alike():
            top = _other(start, found.at(found.low, first), found.at(found.low, last))
            sums = self.masked(block, sums, (top, start), first, found.low, "le")
        sums = self.swept(block, sums, start, stop)
        if not found.ends_alike():
            end = _other(stop, found.at(found.high, first), found.at(found.high, last))
            sums = self.masked(block, sums, (stop, end), first, found.high, "gt")
        return self.finished(sums, block, first)

    def initial(self, block: Expr, first: Size) -> Expr:
        """What the sums begin with, by vectors."""
        found = self.found
        if found.row.name not in free_params(found.init):
            wide = Widener(self.width, {}).lifted(found.init, False, self.data)
            each = Lambda((Param("k"),), wide)
            return _private(Call(p.Generate(size(self.vectors), each), ()))
        column, place = Param("column_in"), position("begin", size(self.columns))
        own = found.of_row(found.init, column, first + of_atom(place))
        value = Lambda((column,), Call(p.Id(), (own,)), place)
        held = pipe(block, p.ToSpace(p.Space.GLOBAL, p.MapSeq(value)))
        return _private(pipe(held, p.AsVector(self.width)))

    def swept(self, block: Expr, sums: Expr, start: Size, stop: Size) -> Expr:
        """Rows that all columns have in common."""
        count = len(self.found.operands)
        shape = tuple(k in self.along for k in range(count))
        fun = self.found.fun
        wide, outcome = Widener(self.width, {}).function(
            fun, (True, shape if count > 1 else True)
        )
        if outcome is not True:
            raise Refused("the fold forgets its accumulator")
        arrays = self.rows(block, start, stop)
        source = Call(p.Zip(), arrays) if count > 1 else arrays[0]
        return _private(sweep(wide, self.along, count, sums, source, stop - start))

    def rows(self, block: Expr, start: Size, stop: Size) -> tuple[Expr, ...]:
        """What steps read: rows by vectors, or one value for all columns."""
        return tuple(
            pipe(rows_of(block, self.found.row, o, self.width), p.Slice(start, stop))
            for o in self.found.operands
        )

    def masked(
        self,
        block: Expr,
        sums: Expr,
        rows: tuple[Size, Size],
        first: Size,
        bound: Size,
        test: str,
    ) -> Expr:
        """Rows of which a column takes those where `bound test row` holds."""
        start, stop = rows
        number, place = Param("number"), position("bound", size(self.columns))
        # Counted from the first of these rows: small numbers, which floats hold.
        own = self.found.at(bound, first + of_atom(place)) - start
        value = Lambda((), cast(NatValue(own, I64), self.data), place)
        limits = Param("limits")
        numbers = Lambda((number,), cast(number, self.data))
        counted = Call(p.Generate(stop - start, numbers), ())
        source = Call(p.Zip(), (*self.rows(block, start, stop), counted))
        step = self.masked_step(pipe(limits, p.AsVector(self.width)), test)
        done = _private(Call(p.ReduceSeq(step), (sums, source)))
        return Let(
            limits, _private(Call(p.Generate(size(self.columns), value), ())), done
        )

    def masked_step(self, limits: Expr, test: str) -> Lambda:
        """One row added to the accumulators of some columns."""
        found, count = self.found, len(self.found.operands)
        names = ("acc", "limit", "number")
        acc, limit, number = (Param(name, self.data) for name in names)
        items = tuple(Param(f"item{k}", o.scalar) for k, o in enumerate(found.operands))
        new = called(found.fun, (acc, tup(*items) if count > 1 else items[0]))
        chosen = op("select", op(test, limit, number), new, acc)
        shapes = (True, *(k in self.along for k in range(count)), True, False)
        wide, _ = Widener(self.width, {}).function(
            Lambda((acc, *items, limit, number), chosen), shapes
        )
        sums, item, here = map(Param, ("sums", "item", "place"))
        read = [get(item, k) for k in range(count)]
        own = (get(here, 1 + self.along.index(k)) if k in self.along else read[k]
               for k in range(count))  # fmt: skip
        last = get(here, 1 + len(self.along)), get(item, count)
        across = Call(p.Zip(), (sums, *(read[k] for k in self.along), limits))
        update = called(wide, (get(here, 0), *own, *last))
        return Lambda((sums, item), pipe(across, p.MapSeq(Lambda((here,), update))))

    def finished(self, sums: Expr, block: Expr, first: Size) -> Expr:
        """What is done to the sums."""
        found = self.found
        if found.after == Param(SUM):
            return pipe(sums, p.MapSeq(p.Id()), p.AsScalar())
        pair, place = Param("pair"), position("end", size(self.columns))
        held = pipe(sums, p.ToSpace(p.Space.GLOBAL, p.MapSeq(p.Id())), p.AsScalar())
        last = called(Lambda((Param(SUM),), found.after), (get(pair, 0),))
        own = found.of_row(last, get(pair, 1), first + of_atom(place))
        each = sequential(Lambda((pair,), own, place))
        return pipe(Call(p.Zip(), (held, block)), p.MapSeq(each))


def _private(array: Expr) -> Expr:
    return pipe(array, p.ToSpace(p.Space.PRIVATE, p.MapSeq(p.Id())))


def _other(chosen: Size, one: Size, other: Size) -> Size:
    return other if chosen == one else one


__all__ = ["in_column_ranges"]
