"""Folds along a part of each row that depends on its position, in order.

Consumes a typed map whose function folds a range of its element (y = L x with a
triangular L in full storage); produces a low-level term. As with full rows several are
done at once, over what their ranges have in common; what one row has before or after
that is folded before or after it, so the order in a row is kept.
"""

from __future__ import annotations

from dataclasses import dataclass

from lift.plain import called, sequential
from lift.sizes import Size, size
from lift.sizes.terms import of_atom
from lift.targets.layout import row_major
from lift.targets.loops import loops
from lift.targets.maps import shifted
from lift.targets.products import SUM
from lift.targets.profile import DeviceProfile
from lift.targets.ranges import Ranges, blocks, ranges
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.build import get, pipe, tup
from lift.terms.core import Call, Expr, Lambda, Param
from lift.terms.traverse import position


def in_triangles(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """Blocks of rows; the rows that fill none are done one by one."""
    found, height = along_rows(call), profile.numbers.ordered_rows
    work = _Block(found, height).of
    result = by_rows(call, blocks(call.args[0], found, height, work), profile)
    return result, f"{height} rows at once where their ranges overlap"


def along_rows(call: Call) -> Ranges:
    """The parts of the map, if its folds go along rows in memory."""
    found = ranges(call)
    if not found.along or not all(row_major(o.source) for o in found.along):
        raise Refused("the fold does not go along rows in memory")
    return found


def by_rows(call: Call, many: tuple[Expr, Size], profile: DeviceProfile) -> Expr:
    """What blocks of rows give, and behind it what the other rows give."""
    assert isinstance(call.fun, p.Map)
    done, covered = many
    last = p.MapWrg(0, loops(shifted(call.fun.fun, covered), profile))
    return Call(p.Concat(), (done, pipe(call.args[0], p.Drop(covered), last)))


@dataclass(frozen=True, slots=True)
class _Block:
    """The work of a block of rows."""

    found: Ranges
    height: int

    def of(self, block: Param, first: Size, start: Size, stop: Size) -> Expr:
        """What comes before the common part, the common part, what comes after."""
        found, step = self.found, sequential(self.found.fun)
        pair, row = Param("pair"), Param("row_in")
        before, behind = (
            position(name, size(self.height)) for name in ("row_a", "row_b")
        )
        place = first + of_atom(before)
        early = pipe(found.array, p.Slice(found.at(found.low, place), start))
        value: Expr = Call(p.ReduceSeq(step), (found.init, early))
        if found.begins_alike():
            value = Call(p.Id(), (found.init,))
        begin = Lambda((row,), found.of_row(value, row, place), before)
        first_sums = p.ToSpace(p.Space.PRIVATE, p.MapSeq(begin, unroll=True))
        sums = Call(
            p.ReduceSeq(self.step()),
            (pipe(block, first_sums), self.source(block, start, stop)),
        )
        place = first + of_atom(behind)
        late = pipe(found.array, p.Slice(stop, found.at(found.high, place)))
        rest = Call(p.ReduceSeq(step), (get(pair, 0), late))
        after = called(Lambda((Param(SUM),), found.after), (rest,))
        finish = Lambda((pair,), found.of_row(after, get(pair, 1), place), behind)
        both = Call(p.Zip(), (sums, block))
        return pipe(both, p.MapSeq(sequential(finish), unroll=True))

    def source(self, block: Param, start: Size, stop: Size) -> Expr:
        """What a step of the common part reads: of each row one, and what is shared."""
        found = self.found
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

    def step(self) -> Lambda:
        """One step of the folds of all rows."""
        sums, item, place = map(Param, ("sums", "item", "place"))
        operands = self.found.operands
        count = len(operands)
        read = [get(item, k) if count > 1 else item for k in range(count)]
        along = [k for k, o in enumerate(operands) if o.side == "row"]
        own = [get(place, 1 + along.index(k)) if k in along else read[k]
               for k in range(count)]  # fmt: skip
        values = tup(*own) if count > 1 else own[0]
        update = called(self.found.fun, (get(place, 0), values))
        across = Call(p.Zip(), (sums, *(read[k] for k in along)))
        each = p.MapSeq(sequential(Lambda((place,), update)), unroll=True)
        return Lambda((sums, item), pipe(across, each))


__all__ = ["along_rows", "by_rows", "in_triangles"]
