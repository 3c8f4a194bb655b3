"""Folds along ranges of rows whose order is free: several rows at once, by vectors.

Consumes a typed map whose function folds a range of its element, as `triangles` does;
produces a low-level term. What the ranges of a block of rows have in common is folded
by vectors, as in `vector_rows`; what a row has besides is added one by one.
"""

from __future__ import annotations

from dataclasses import dataclass

from lift.plain import called, sequential
from lift.sizes import Size, size
from lift.sizes.terms import of_atom
from lift.targets.chunks import element_of, in_registers
from lift.targets.folds import (
    across_lanes,
    full_shape,
    lanes_for,
)
from lift.targets.layout import contiguous
from lift.targets.operators import partial_start
from lift.targets.products import SUM
from lift.targets.profile import DeviceProfile
from lift.targets.ranges import Ranges, blocks
from lift.targets.sums import as_sum
from lift.targets.triangles import along_rows, by_rows
from lift.targets.vector_rows import Rows, rows_read, rows_step
from lift.targets.widen import Refused, Widener
from lift.terms import patterns as p
from lift.terms.build import get, pipe
from lift.terms.core import Call, Expr, Lambda, Let, Param
from lift.terms.traverse import position


def in_vector_ranges(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """Blocks of rows, one for each work-group, for late ones have more to do."""
    return _in_vectors(call, profile, free=False)


def in_relaxed_ranges(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """The same in a relaxed program, where every sum may be reordered."""
    return _in_vectors(call, profile, free=True)


def _in_vectors(call: Call, profile: DeviceProfile, free: bool) -> tuple[Expr, str]:
    found = along_rows(call)
    if not (free or found.free):
        raise Refused("the order of the fold must be kept")
    work = _Block(found, _as_rows(found), profile).of
    height, vectors = profile.numbers.free_rows, profile.numbers.free_vectors
    result = by_rows(call, blocks(call.args[0], found, height, work), profile)
    return result, f"{height} rows at once by {vectors} vectors where ranges overlap"


def _as_rows(found: Ranges) -> Rows:
    """The folds as those of whole rows, of which only a part is read."""
    parts = as_sum(found.fun)
    if parts is None:
        raise Refused("the fold is no sum")
    if not all(contiguous(o.item) for o in found.operands if o.side != "row"):
        raise Refused("what all rows share does not lie side by side")
    operator, feed = parts
    start = partial_start(operator, found.init)
    assert start is not None, "a sum has a neutral element"
    return Rows(
        found.row, operator, feed, found.init, start, found.array, found.operands,
        found.after,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Block:
    """The work of a block of rows."""

    found: Ranges
    rows: Rows
    profile: DeviceProfile

    def of(self, block: Param, first: Size, start: Size, stop: Size) -> Expr:
        """The folds of the rows from `first` on; all have [start, stop) in common."""
        found, rows = self.found, self.rows
        data = rows.data
        width = lanes_for(self.profile, data, element_of(found.array))
        numbers = self.profile.numbers
        height, vectors = numbers.free_rows, numbers.free_vectors
        chunk = width * vectors
        end = start + (stop - start) // chunk * chunk
        widener = Widener(width, {})
        wide = widener.lifted(rows.start, False, data)
        read = rows_read(rows, block, (start, end), (vectors, width))
        registers = in_registers(wide, (height, vectors))
        sums = Call(p.ReduceSeq(rows_step(rows, widener)), (registers, read))
        full = full_shape(data)
        combine, _ = widener.function(rows.fun, (full, full))
        pair, folded = Param("pair"), Param("folded")
        one = Call(p.ReduceSeq(combine), (wide, get(pair, 0)))
        place = position("row_b", size(height))
        index = first + of_atom(place)
        step = sequential(found.fun)
        total = across_lanes(rows.fun, folded, data, width)
        for low, high in ((found.at(found.low, index), start),
                          (end, found.at(found.high, index))):  # fmt: skip
            if low != high:
                beside = pipe(found.array, p.Slice(low, high))
                total = Call(p.ReduceSeq(step), (total, beside))
        value = called(rows.fun, (found.init, total))
        last = called(Lambda((Param(SUM),), found.after), (value,))
        own = found.of_row(Let(folded, one, last), get(pair, 1), index)
        each = sequential(Lambda((pair,), own, place))
        both = Call(p.Zip(), (sums, block))
        return pipe(both, p.MapSeq(each, unroll=True))


__all__ = ["in_relaxed_ranges", "in_vector_ranges"]
