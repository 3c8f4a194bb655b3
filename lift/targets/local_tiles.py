"""A product for GPUs: work-groups share tiles of rows and columns in local memory.

Consumes a product (see `products`); produces a low-level term. Each work-item has one
sum, which goes on from tile to tile in the order of the fold; what the tiles leave of
the rows is folded without them. Tiles at the edges repeat the last row or column, and
only what is inside is stored.
"""

from __future__ import annotations

from collections.abc import Callable

from lift.plain import sequential
from lift.sizes import Size, size
from lift.targets.folds import length_of
from lift.targets.products import SUM, Operand, Product, product
from lift.targets.profile import DeviceProfile
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.build import get, lam, pipe
from lift.terms.core import Call, Expr, Fun, Lambda, Let, Param
from lift.terms.patterns import Boundary, Space


def in_local_tiles(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """Square tiles, as large as a work-group and its memory allow."""
    parts = product(call)
    edge = 16
    bytes_ = sum(o.scalar.bytes for o in parts.operands if o.side != "both")
    while edge * edge > profile.max_group or bytes_ * edge**2 > profile.local_bytes:
        edge //= 2
    if edge < 2:
        raise Refused("work-groups are too small for tiles")
    work = _Tiles(parts, edge)
    note = f"tiles of {edge} by {edge} in local memory, a sum for each work-item"
    return work.term(), note


class _Tiles:
    """The parts of the term; `edge` is the length of a tile."""

    def __init__(self, parts: Product, edge: int) -> None:
        self.parts = parts
        self.edge = size(edge)
        self.depth = length_of(parts.operands[0].item)
        self.columns = [o for o in parts.operands if o.side == "column"]

    def term(self) -> Expr:
        parts = self.parts
        blocks = pipe(
            self.blocks(parts.outer),
            p.MapWrg(1, lam(lambda rows: self.row_of_tiles(rows))),
        )
        whole = pipe(blocks, p.Join(), p.Take(length_of(parts.outer)))
        return pipe(whole, p.Map(p.Take(length_of(parts.inner))))

    def blocks(self, array: Expr) -> Expr:
        """The array in pieces of a tile's length, its last element repeated."""
        fill = (-length_of(array)) % self.edge
        return pipe(array, p.Pad(size(0), fill, Boundary.CLAMP), p.Split(self.edge))

    def row_of_tiles(self, rows: Expr) -> Expr:
        parts = self.parts
        cells = Lambda((parts.row,), self.blocks(parts.inner))
        each = pipe(rows, p.Map(cells), p.Transpose())
        sources = [self.blocks(o.source) for o in self.columns]
        tiles = Call(p.Zip(), (each, *sources))
        group = p.MapWrg(0, lam(lambda block: self.group(rows, block)))
        return pipe(tiles, group, p.Transpose(), p.Map(p.Join()))

    # One work-group -------------------------------------------------------------------

    def group(self, rows: Expr, block: Expr) -> Expr:
        """All tiles along the fold, then what they leave, and what becomes of it."""
        parts = self.parts
        both = Call(p.Zip(), (rows, get(block, 0)))
        start = self.over_cells(lambda _: parts.init, with_sums=False)
        private = p.ToSpace(Space.PRIVATE, start)
        chunks = Call(
            p.Zip(), tuple(self.chunks(o, rows, block) for o in parts.operands)
        )
        step = lam(lambda sums, tiles: self.step(sums, tiles))
        sums = Call(p.ReduceSeq(step), (Call(private, (both,)), chunks))
        last = self.over_cells(self.finished, with_sums=True)
        ready = Call(p.Zip(), (rows, get(block, 0), sums))
        return Call(p.ToSpace(Space.GLOBAL, last), (ready,))

    def over_cells(self, cell: Callable[[Expr], Expr], with_sums: bool) -> Fun:
        """What each work-item does, its row and column under their own names."""
        parts = self.parts

        def outer(line: Expr) -> Expr:
            def inner(place: Expr) -> Expr:
                column, old = (get(place, 0), get(place, 1)) if with_sums else (
                    place, place)  # fmt: skip
                return Let(parts.column, column, cell(old))

            cells = get(line, 1)
            source = Call(p.Zip(), (cells, get(line, 2))) if with_sums else cells
            return Let(
                parts.row, get(line, 0), Call(p.MapLcl(0, lam(inner)), (source,))
            )

        return p.MapLcl(1, lam(outer))

    def finished(self, old: Expr) -> Expr:
        """The fold of what the tiles leave, and what is done to the sum."""
        parts = self.parts
        rest = tuple(pipe(o.item, p.Drop(self.covered())) for o in parts.operands)
        fold = p.ReduceSeq(sequential(parts.fold.fun))
        total = Call(fold, (old, Call(p.Zip(), rest)))
        return Let(Param(SUM, parts.result), total, parts.after)

    def covered(self) -> Size:
        """How much of the fold the tiles cover."""
        return self.edge * (self.depth // self.edge)

    def chunks(self, operand: Operand, rows: Expr, block: Expr) -> Expr:
        """The operand's tiles, one after the other along the fold."""

        def cut(line: Expr) -> Expr:
            return pipe(line, p.Take(self.covered()), p.Split(self.edge))

        match operand.side:
            case "row":
                lines = pipe(rows, p.Map(Lambda((self.parts.row,), cut(operand.item))))
            case "column":
                own = get(block, 1 + self.columns.index(operand))
                lines = pipe(own, p.Map(lam(cut)))
            case _:
                return cut(operand.item)
        return pipe(lines, p.Transpose())

    def step(self, sums: Expr, tiles: Expr) -> Expr:
        """The sums after one more tile of each operand."""
        operands = self.parts.operands
        copies = [Param(f"tile{k}") for k in range(len(operands))]
        used = [
            pipe(copy, p.Transpose()) if _turned(o) else copy
            for o, copy in zip(operands, copies, strict=True)
        ]
        sides = {
            side: [k for k, o in enumerate(operands) if o.side == side]
            for side in ("row", "column")
        }

        def line(a: Expr) -> Expr:
            def cell(b: Expr) -> Expr:
                own = {k: get(a, 1 + n) for n, k in enumerate(sides["row"])}
                own |= {k: get(b, 1 + n) for n, k in enumerate(sides["column"])}
                items = tuple(own.get(k, used[k]) for k in range(len(operands)))
                fold = p.ReduceSeq(sequential(self.parts.fold.fun))
                return Call(fold, (get(b, 0), Call(p.Zip(), items)))

            columns = [used[k] for k in sides["column"]]
            pairs = Call(p.Zip(), (get(a, 0), *columns))
            return Call(p.MapLcl(0, lam(cell)), (pairs,))

        rows = [used[k] for k in sides["row"]]
        result: Expr = Call(p.MapLcl(1, lam(line)), (Call(p.Zip(), (sums, *rows)),))
        for k in reversed(range(len(operands))):
            result = Let(copies[k], _copied(operands[k], get(tiles, k)), result)
        return result


def _turned(operand: Operand) -> bool:
    """Do neighbours lie in other rows? Then the tile is copied, and kept, turned."""
    source = operand.source
    return isinstance(source, Call) and isinstance(source.fun, p.Transpose)


def _copied(operand: Operand, tile: Expr) -> Expr:
    """A tile in local memory; what all work-items read alike stays where it is."""
    if operand.side == "both":
        return tile
    source = pipe(tile, p.Transpose()) if _turned(operand) else tile
    copy = p.MapLcl(1, lam(lambda row: Call(p.MapLcl(0, p.Id()), (row,))))
    return Call(p.ToSpace(Space.LOCAL, copy), (source,))


__all__ = ["in_local_tiles"]
