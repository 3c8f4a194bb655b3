"""The work of one register tile: the fold for all its places, then what follows.

Consumes the parts of a product; produces the term of a tile from a block of rows and a
panel of columns.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from lift.plain import called
from lift.sizes import Variable, size
from lift.sizes.terms import of_atom
from lift.targets.chunks import component, in_registers
from lift.targets.products import SUM, Product
from lift.targets.widen import Refused, Shape, Widener
from lift.terms import patterns as p
from lift.terms.build import get, pipe, tup
from lift.terms.core import Call, Expr, Lambda, NatValue, Param
from lift.terms.traverse import free_params, rebuild
from lift.types import I64, DataType, ScalarType


class Columns(Protocol):
    """Which columns a tile is about."""

    @property
    def width(self) -> int: ...

    def of(self, array: Expr) -> Expr: ...


@dataclass(frozen=True, slots=True)
class TileBody:
    """Tiles of `rows` x `vectors` vectors of `width` lanes."""

    found: Product
    width: int
    vectors: int
    rows: int

    def tile(
        self, block: Expr, panels: tuple[Expr, ...], columns: Columns, place: Variable
    ) -> Expr:
        """The tile [row][vector] of a block of rows and the panel at `place`."""
        start = self.start(block, columns, place)
        steps = Call(p.Zip(), self.operands(block, panels))
        sums = Call(p.ReduceSeq(self.step()), (start, steps))
        return self.finished(sums, block, columns, place)

    def start(self, block: Expr, columns: Columns, place: Variable) -> Expr:
        """What the fold begins with: one value, or one for each place of the tile."""
        found = self.found
        if not {found.row.name, found.column.name} & free_params(found.init):
            init = Widener(self.width, {}).lifted(found.init, False, found.result)
            return in_registers(init, (self.rows, self.vectors))
        used: dict[str, Expr] = {}
        init = _columns_named(found.init, found.column, found.inner, used)
        wide, shape = Widener(self.width, dict.fromkeys(used, True)).expr(init)
        if shape is not True or found.column.name in free_params(init):
            raise Refused("the fold begins with a value that is not read in a row")
        own, row = Param("own"), Param("row")
        values = tuple(get(own, k) if len(used) > 1 else own for k in range(len(used)))
        first = called(Lambda(tuple(map(Param, used)), wide), values)
        vectors = self._vectors(used, columns, place)
        across = Call(p.Zip(), vectors) if len(vectors) > 1 else vectors[0]
        line = pipe(across, _each(Lambda((own,), first)))
        lines = _each(Lambda((row,), called(Lambda((found.row,), line), (row,))))
        return Call(p.ToSpace(p.Space.PRIVATE, lines), (block,))

    def operands(self, block: Expr, panels: tuple[Expr, ...]) -> tuple[Expr, ...]:
        """What each step of the fold reads, in the order of its operands."""
        rest = iter(panels)
        arrays: list[Expr] = []
        for operand in self.found.operands:
            match operand.side:
                case "row":
                    item = Lambda((self.found.row,), operand.item)
                    arrays.append(pipe(block, p.Map(item), p.Transpose()))
                case "column":
                    arrays.append(next(rest))
                case _:
                    arrays.append(operand.item)
        return tuple(arrays)

    def step(self) -> Lambda:
        """One step of the fold for all places of the tile."""
        found = self.found
        shape = tuple(operand.side == "column" for operand in found.operands)
        fun, result = Widener(self.width, {}).function(found.fold.fun, (True, shape))
        if result is not True:
            raise Refused("the fold forgets its accumulator")
        sums, item = Param("sums"), Param("item")
        line, place = Param("line"), Param("place")
        rows = [k for k, o in enumerate(found.operands) if o.side == "row"]
        columns = [k for k, o in enumerate(found.operands) if o.side == "column"]
        values: list[Expr] = []
        for k in range(len(found.operands)):
            if k in rows:
                values.append(get(line, 1 + rows.index(k)))
            elif k in columns:
                values.append(get(place, 1 + columns.index(k)))
            else:
                values.append(get(item, k))
        update = called(fun, (get(place, 0), tup(*values)))
        across = Call(p.Zip(), (get(line, 0), *(get(item, k) for k in columns)))
        each_place = pipe(across, _each(Lambda((place,), update)))
        down = Call(p.Zip(), (sums, *(get(item, k) for k in rows)))
        body = pipe(down, _each(Lambda((line,), each_place)))
        return Lambda((sums, item), body, fun.index)

    def finished(
        self, sums: Expr, block: Expr, columns: Columns, place: Variable
    ) -> Expr:
        """The sums, and what is done to them."""
        found = self.found
        if found.after == Param(SUM):
            return pipe(sums, _each(_each(p.Id())))
        used: dict[str, Expr] = {}
        after = _columns_named(found.after, found.column, found.inner, used)
        if found.column.name in free_params(after):
            raise Refused("what follows the fold needs the whole column")
        shapes: dict[str, Shape] = {SUM: True, **dict.fromkeys(used, True)}
        wide, shape = Widener(self.width, shapes).expr(after)
        if shape is not True:
            raise Refused("the result does not depend on the fold")
        vectors = self._vectors(used, columns, place)
        pair, own = Param("pair"), Param("own")
        names = (SUM, *used)
        values = tuple(get(own, k) if used else own for k in range(len(names)))
        last = called(Lambda(tuple(map(Param, names)), wide), values)
        across = Call(p.Zip(), (get(pair, 0), *vectors)) if used else get(pair, 0)
        line = pipe(across, _each(Lambda((own,), last)))
        with_row = called(Lambda((found.row,), line), (get(pair, 1),))
        return pipe(Call(p.Zip(), (sums, block)), _each(Lambda((pair,), with_row)))

    def _vectors(
        self, used: dict[str, Expr], columns: Columns, place: Variable
    ) -> tuple[Expr, ...]:
        """The columns of the tile in these arrays, as vectors."""
        return tuple(
            pipe(self._of_panel(array, columns, place), p.AsVector(self.width))
            for array in used.values()
        )

    def _of_panel(self, array: Expr, columns: Columns, place: Variable) -> Expr:
        split = pipe(columns.of(array), p.Split(size(columns.width)))
        return Call(p.At(), (split, NatValue(of_atom(place), I64)))


def _each(fun: Any) -> p.MapSeq:
    """A loop over places of a tile: they are registers, so it is unrolled."""
    return p.MapSeq(fun, unroll=True)


def _columns_named(term: Any, column: Param, inner: Expr, used: dict[str, Expr]) -> Any:
    """Scalars of the column get names of their own, with the array they come from."""
    match term:
        case Param(name, ScalarType() as data) if name == column.name:
            return _named("of_column", inner, data, used)
        case Call(p.Get(index), (Param(name),), ScalarType() as data) if (
            name == column.name
        ):
            return _named(f"of_column_{index}", component(inner, index), data, used)
        case _:
            return rebuild(term, lambda t: _columns_named(t, column, inner, used))


def _named(name: str, array: Expr, data: DataType, used: dict[str, Expr]) -> Param:
    used[name] = array
    return Param(name, data)


__all__ = ["Columns", "TileBody"]
