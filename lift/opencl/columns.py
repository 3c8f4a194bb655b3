"""Columns of a block of memory: read by rows, and sorted out in registers.

Consumes the statements of a kernel; where a run of vectors together holds every element
of a block that lies in one piece (x[8*i + k] for 16 points i, one vector for each k),
the block is loaded as the vectors it consists of. Halving takes them apart then: even
elements to the front, odd ones behind, until the columns are left. Compilers gather the
lanes one by one otherwise: k-means with points of eight coordinates took 12.1 ms on
Zen 4, and 4.7 with this. What is read is what was read before, nothing besides.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from lift.opencl import ir
from lift.opencl.ctext import c_type, memory_type
from lift.opencl.flatten import flat_index
from lift.opencl.names import Names
from lift.opencl.rewrite import blocks_of, with_blocks
from lift.sizes import ONE, Size, Truth, equal, size
from lift.terms.patterns import Space
from lift.types import VectorType

_WIDTHS = (4, 8, 16)
#: So many columns are held in registers, not more.
_MOST = 16


@dataclass(frozen=True, slots=True)
class _Column:
    """A vector of elements that are `step` apart, and where it is declared."""

    place: int
    first: ir.Load
    start: Size
    step: int
    type: VectorType

    def beside(self, other: _Column) -> int | None:
        """By how many elements it begins behind the other; None if nobody knows."""
        if self.first.buffer != other.first.buffer:
            return None
        if (self.step, self.type) != (other.step, other.type):
            return None
        return (self.start - other.start).constant


def read_by_rows(block: ir.Block, names: Names) -> ir.Block:
    """The block with such vectors read by rows."""
    statements: list[ir.Statement] = []
    for statement in block.statements:
        inner = tuple(read_by_rows(b, names) for b in blocks_of(statement))
        statements.append(with_blocks(statement, inner) if inner else statement)
    before: dict[int, list[ir.Statement]] = {}
    for group in _groups(statements):
        rows, columns = _apart(group, names)
        before[min(c.place for c in group)] = rows
        for column, value in zip(group, columns, strict=True):
            declared = statements[column.place]
            assert isinstance(declared, ir.Declare)
            statements[column.place] = replace(declared, value=value)
    return ir.Block(
        tuple(s for k, own in enumerate(statements) for s in (*before.get(k, ()), own))
    )


def _groups(statements: list[ir.Statement]) -> list[list[_Column]]:
    """Columns that make up a whole block, in the block's order.

    Between them there are declarations only: no element may change while they are read.
    """
    found: list[list[_Column]] = []
    run: list[list[_Column]] = []
    for place, statement in enumerate(statements):
        match statement:
            case ir.Declare(value=ir.Pack() as pack):
                if (column := _column(place, pack)) is not None:
                    _sort_in(column, run)
            case ir.Declare() | ir.DeclareIndex() | ir.NameIndex():
                pass
            case _:
                found, run = found + run, []
    return [g for g in map(_ordered, found + run) if g is not None]


def _sort_in(column: _Column, groups: list[list[_Column]]) -> None:
    for group in groups:
        offset = column.beside(group[0])
        if offset is not None and abs(offset) < column.step:
            group.append(column)
            return
    groups.append([column])


def _ordered(group: list[_Column]) -> list[_Column] | None:
    """The columns from the first to the last, if none is missing."""
    if len(group) != group[0].step:
        return None
    offsets = {column.beside(group[0]): column for column in group}
    known = sorted(offset for offset in offsets if offset is not None)
    if known != list(range(known[0], known[0] + len(group))):
        return None
    return [offsets[offset] for offset in known]


def _column(place: int, pack: ir.Pack) -> _Column | None:
    """What a vector reads, if its lanes are equally far apart in what nobody writes."""
    first, second, type_ = pack.lanes[0], pack.lanes[1], pack.type
    if not isinstance(type_, VectorType) or type_.width not in _WIDTHS:
        return None
    if c_type(type_.element) != memory_type(type_.element):
        return None
    if not isinstance(first, ir.Load) or not isinstance(second, ir.Load):
        return None
    buffer = first.buffer
    if not buffer.const or buffer.space is not Space.GLOBAL or not first.index:
        return None
    start = flat_index(buffer, first.index)
    step = (flat_index(buffer, second.index) - start).constant
    if step is None or not _worth_it(step, type_.width):
        return None
    if flat_index(buffer, _moved(first.index, 1)) - start != ONE:
        return None
    for k, lane in enumerate(pack.lanes):
        if not isinstance(lane, ir.Load) or lane.buffer != buffer:
            return None
        away = flat_index(buffer, lane.index) - start
        if equal(away, size(step * k)) is not Truth.YES:
            return None
    return _Column(place, first, start, step, type_)


def _worth_it(step: int, width: int) -> bool:
    """Whether so many columns stay in registers, and have several lanes from a row."""
    if not 2 <= step <= _MOST:
        return False
    return all(2 * factor <= width for factor in _factors(step))


def _apart(
    group: list[_Column], names: Names
) -> tuple[list[ir.Statement], list[ir.Value]]:
    """Statements that load the block and take it apart, and each column's value."""
    type_, first = group[0].type, group[0].first
    statements: list[ir.Statement] = []

    def held(value: ir.Value) -> ir.Ref:
        name = names.fresh("row")
        statements.append(ir.Declare(name, type_, value))
        return ir.Ref(name, type_)

    def columns(vectors: list[ir.Value]) -> list[ir.Value]:
        """As many columns as there are vectors, in order."""
        count = len(vectors)
        if count == 1:
            return vectors
        refs, by = [held(vector) for vector in vectors], _factors(count)[0]
        parts = [columns(_every(by, k, refs, type_)) for k in range(by)]
        return [parts[k % by][k // by] for k in range(count)]

    starts = [_moved(first.index, k * type_.width) for k in range(len(group))]
    return statements, columns([ir.Load(first.buffer, i, type_) for i in starts])


def _moved(index: tuple[Size, ...], by: int) -> tuple[Size, ...]:
    return (*index[:-1], index[-1] + by)


def _every(
    step: int, start: int, rows: list[ir.Ref], type_: VectorType
) -> list[ir.Value]:
    """Every so many elements of some vectors, as vectors."""
    lanes = [
        ir.Apply("lane", (row,), type_.element, k)
        for row in rows
        for k in range(type_.width)
    ][start::step]
    width = type_.width
    cuts = range(0, len(lanes), width)
    return [ir.Pack(tuple(lanes[k : k + width]), type_) for k in cuts]


def _factors(number: int) -> list[int]:
    """Prime factors, the least first."""
    if number == 1:
        return []
    least = next(k for k in range(2, number + 1) if number % k == 0)
    return [least, *_factors(number // least)]


__all__ = ["read_by_rows"]
