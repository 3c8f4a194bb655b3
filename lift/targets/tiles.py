"""Matrix products on a CPU: register tiles over packed panels.

Consumes a typed map over rows of a map over columns around one fold along both (GEMM in
all its transposed forms, with whatever is done to the sum afterwards); produces a
low-level term. A tile of rows x vectors of columns lives in registers while the fold
runs once for all of it, so the order of the fold inside an output element is kept.
Columns are first copied into panels in which the tile's loop runs straight, and so are
rows that lie across memory. Rows that fill no block are tiles of their own; columns
that fill no panel are padded by repeating the last one, and what is computed for those
is not stored.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from lift.sizes import Size, minimum, size
from lift.targets.chunks import cut, over_parts
from lift.targets.folds import lanes_for, length_of
from lift.targets.layout import lanes_adjacent
from lift.targets.products import Product, product
from lift.targets.profile import DeviceProfile
from lift.targets.tile_body import TileBody
from lift.terms import patterns as p
from lift.terms.build import get, pipe
from lift.terms.core import Call, Expr, Lambda, Let, Literal, Param
from lift.terms.traverse import position
from lift.types import ScalarType


@dataclass(frozen=True, slots=True)
class Blocks:
    """Blocks of `width` elements: the full ones, and one padded one if there is a rest.

    `edge` chooses between them.
    """

    length: Size
    width: int
    edge: bool = False

    @property
    def count(self) -> Size:
        """How many blocks there are: at the edge 0 or 1."""
        if self.edge:
            return minimum(1, self.length % self.width)
        return self.length // self.width

    @property
    def elements(self) -> Size:
        """How many elements of the whole these blocks hold."""
        if self.edge:
            return self.length % self.width
        return self.length // self.width * self.width

    def of(self, array: Expr) -> Expr:
        """The elements of these blocks, the last one repeated at the edge."""
        covered = self.length // self.width * self.width
        if not self.edge:
            return pipe(array, p.Take(covered))
        missing = self.count * self.width - self.elements
        padded = pipe(array, p.Pad(size(0), missing, p.Boundary.CLAMP))
        return pipe(padded, p.Drop(covered))

    def own(self, array: Expr, scalar: ScalarType) -> Expr:
        """The elements of these blocks, zeros at the edge.

        Nothing is read twice: it may be what others are writing.
        """
        if not self.edge:
            return self.of(array)
        missing = self.count * self.width - self.elements
        pad = p.PadConstant(size(0), missing)
        padded = Call(pad, (Literal(scalar, 0), array))
        return pipe(padded, p.Drop(self.length // self.width * self.width))

    def dealt(
        self,
        array: Expr,
        parts: int,
        each: Callable[[Expr], Expr],
        beside: tuple[Expr, ...] = (),
    ) -> Expr:
        """`each` for the parts of the blocks, over work-items, joined.

        `beside` has arrays with an element for each block, which are zipped with them.
        The edge, which is one block at most, is a part of its own.
        """
        blocks = pipe(self.of(array), p.Split(size(self.width)))
        if beside:
            blocks = Call(p.Zip(), (blocks, *beside))
        if not self.edge:
            where = cut(self.count, parts)
            dealt = over_parts(blocks, where, lambda part: each(part.array))
            return pipe(dealt, p.Join())
        part = Param("chunk")
        alone = pipe(blocks, p.Split(size(1)))
        return pipe(alone, p.MapWrg(0, Lambda((part,), each(part))), p.Join())


def in_tiles(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """A product of rows and columns in register tiles."""
    found = product(call)
    width = lanes_for(profile.in_tiles(), *found.scalars)
    height, vectors = profile.numbers.tile_rows, profile.numbers.tile_vectors
    sides = [
        (Blocks(length_of(found.inner), width * vectors, edge), _names(found, edge))
        for edge in (False, True)
    ]
    body = TileBody(found, width, vectors, height, _scattered(found))
    # Few parts: a panel that is in the cache serves all blocks of rows of a part.
    parts = profile.numbers.tile_parts * profile.units
    lines = tuple(Param(f"lines{k}") for k in body.packed)
    result: Expr = Call(
        p.Concat(),
        (_rows(body, parts, sides, lines), _last_rows(body, sides)),
    )
    for blocks, names in sides:
        sources = (o.source for o in found.operands if o.side == "column")
        for name, source in zip(names, sources, strict=True):
            panels = _packed(source, blocks, parts, partial(_panel, width))
            result = Let(name, panels, result)
    rows = Blocks(length_of(found.outer), height)
    for name, k in zip(lines, body.packed, strict=True):
        packed = _packed(found.operands[k].source, rows, parts, _straight)
        result = Let(name, packed, result)
    note = (
        f"{height} rows x {vectors} vectors of {width} in registers, "
        f"{'rows and ' if lines else ''}columns packed, {parts} parts"
    )
    return result, note


def _scattered(found: Product) -> tuple[int, ...]:
    """The operands whose rows go across memory: a step of the fold along one of them
    is another line of the cache, and often another page."""
    return tuple(
        k
        for k, operand in enumerate(found.operands)
        if operand.side == "row" and lanes_adjacent(operand.source)
    )


def _names(found: Product, edge: bool) -> tuple[Param, ...]:
    count = sum(o.side == "column" for o in found.operands)
    return tuple(
        Param(f"{'edge' if edge else 'panels'}{k if k else ''}") for k in range(count)
    )


def _packed(
    source: Expr, blocks: Blocks, parts: int, copy: Callable[[Expr], Expr]
) -> Expr:
    """Blocks of columns or of rows in memory, as `copy` makes them."""
    block, whole = Param("block"), Param("whole")
    each = p.MapSeq(Lambda((block,), copy(block)))
    copied = blocks.dealt(whole, parts, lambda part: pipe(part, each))
    return pipe(source, p.ToSpace(p.Space.GLOBAL, Lambda((whole,), copied)))


def _panel(width: int, block: Expr) -> Expr:
    """Some columns: [step of the fold][vector]."""
    step = Param("step")
    vectors = Lambda((step,), pipe(step, p.AsVector(width), p.MapSeq(p.Id())))
    return pipe(block, p.Transpose(), p.MapSeq(vectors))


def _straight(block: Expr) -> Expr:
    """Some rows: [row][step of the fold], read as they lie in memory."""
    step = Param("step")
    each = Lambda((step,), pipe(step, p.MapSeq(p.Id(), unroll=True)))
    return pipe(block, p.Transpose(), p.MapSeq(each), p.Transpose())


Sides: TypeAlias = list[tuple[Blocks, tuple[Param, ...]]]


def _rows(body: TileBody, parts: int, sides: Sides, packed: tuple[Param, ...]) -> Expr:
    """All full blocks of rows: a part of them for each work-item."""
    outer = body.found.outer
    rows = Blocks(length_of(outer), body.rows)
    return rows.dealt(outer, parts, lambda part: _lines(body, part, sides), packed)


def _last_rows(full: TileBody, sides: Sides) -> Expr:
    """The rows that fill no block, one for each work-item."""
    body, outer = replace(full, rows=1, packed=()), full.found.outer
    covered = length_of(outer) // full.rows * full.rows
    rest = pipe(outer, p.Drop(covered))
    blocks = pipe(rest, p.Split(size(1)), p.Split(size(1)))
    part = Param("chunk")
    each = Lambda((part,), _lines(body, part, sides))
    return pipe(blocks, p.MapWrg(0, each), p.Join())


def _lines(body: TileBody, part: Expr, sides: Sides) -> Expr:
    """The outputs of some blocks of rows: [row][column]."""
    pieces = [_columns(body, part, blocks, own) for blocks, own in sides]
    return pipe(Call(p.Concat(), tuple(pieces)), p.Transpose())


def _columns(
    body: TileBody, row_blocks: Expr, columns: Blocks, panels: tuple[Param, ...]
) -> Expr:
    """The outputs of a part of the rows in some of the columns: [column][row]."""
    place = position("panel", columns.count)
    panel, block = Param("panel_in"), Param("rows_in")
    several = len(panels) > 1
    own = tuple(get(panel, k) for k in range(len(panels))) if several else (panel,)
    tile = body.tile(block, own, columns, place)
    inner = pipe(row_blocks, p.MapSeq(Lambda((block,), tile)))
    source: Expr = Call(p.Zip(), panels) if several else panels[0]
    tiles = pipe(source, p.MapSeq(Lambda((panel,), inner, place)))
    # [panel][block][row][vector] to [block][row][panel][vector], then flat rows.
    moved = pipe(tiles, p.Transpose(), p.Map(p.Transpose()))
    lines = pipe(moved, p.Map(p.Map(p.Join())))
    if columns.edge:
        return pipe(lines, p.Join(), p.Transpose(), p.Take(columns.elements))
    return pipe(lines, p.Map(p.Map(p.AsScalar())), p.Join(), p.Transpose())


__all__ = ["Blocks", "in_tiles"]
