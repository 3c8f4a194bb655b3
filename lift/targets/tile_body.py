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
from lift.types import I64, ScalarType


class Columns(Protocol):
    """Which columns a tile is about; at the `edge` some of them are not there."""

    @property
    def width(self) -> int: ...

    @property
    def edge(self) -> bool: ...

    def own(self, array: Expr, scalar: ScalarType) -> Expr:
        """The elements of an array of scalars for these columns."""
        ...


@dataclass(frozen=True, slots=True)
class Across:
    """What is done for each column of a tile, apart from the fold.

    By vectors, unrolled; at the edge by scalars, in a loop that writes what is there.
    """

    lanes: int
    columns: Columns
    place: Variable

    def each(self, fun: Any) -> p.MapSeq:
        """A loop over rows or columns."""
        return p.MapSeq(fun) if self.columns.edge else _each(fun)

    def term(self, term: Expr, names: tuple[str, ...]) -> Expr:
        """The term for one step of the loop; these names are scalars of the column."""
        shapes: dict[str, Shape] = dict.fromkeys(names, True)
        wide, shape = Widener(self.lanes, shapes).expr(term)
        if shape is not True:
            raise Refused("a value of the tile does not depend on the column")
        return term if self.columns.edge else wide

    def line(self, term: Expr, first: tuple[Expr, ...], used: dict[str, _Own]) -> Expr:
        """The term for all columns: of `first` and of the arrays that it uses."""
        own = Param("own")
        arrays = (*first, *(self._part(array) for array in used.values()))
        names = ((SUM,) if first else ()) + tuple(used)
        several = len(arrays) > 1
        values = tuple(get(own, k) if several else own for k in range(len(arrays)))
        each = called(Lambda(tuple(map(Param, names)), self.term(term, names)), values)
        source = Call(p.Zip(), arrays) if several else arrays[0]
        return pipe(source, self.each(Lambda((own,), each)))

    def _part(self, own: _Own) -> Expr:
        whole = self.columns.own(own.array, own.scalar)
        split = pipe(whole, p.Split(size(self.columns.width)))
        part = Call(p.At(), (split, NatValue(of_atom(self.place), I64)))
        return part if self.columns.edge else pipe(part, p.AsVector(self.lanes))


@dataclass(frozen=True, slots=True)
class _Own:
    """An array with a scalar for each column."""

    array: Expr
    scalar: ScalarType


@dataclass(frozen=True, slots=True)
class TileBody:
    """Tiles of `rows` x `vectors` vectors of `width` lanes.

    `packed`: the operands (of rows) of which a block has a copy beside it.
    """

    found: Product
    width: int
    vectors: int
    rows: int
    packed: tuple[int, ...] = ()

    def tile(
        self, given: Expr, panels: tuple[Expr, ...], columns: Columns, place: Variable
    ) -> Expr:
        """The tile of a block of rows (and what is beside it) and the panel at `place`.

        [row][vector], or [row][column] at the edge.
        """
        across = Across(self.width, columns, place)
        block = get(given, 0) if self.packed else given
        steps = Call(p.Zip(), self.operands(given, block, panels))
        sums: Expr = Call(p.ReduceSeq(self.step()), (self.start(block, across), steps))
        if columns.edge:
            held = Call(p.ToSpace(p.Space.GLOBAL, _each(_each(p.Id()))), (sums,))
            sums = pipe(held, p.Map(p.AsScalar()))
        return self.finished(sums, block, across)

    def start(self, block: Expr, across: Across) -> Expr:
        """What the fold begins with: one value, or one for each place of the tile."""
        found = self.found
        if not {found.row.name, found.column.name} & free_params(found.init):
            init = Widener(self.width, {}).lifted(found.init, False, found.result)
            return in_registers(init, (self.rows, self.vectors))
        used: dict[str, _Own] = {}
        init = _columns_named(found.init, found.column, found.inner, used)
        if not used or found.column.name in free_params(init):
            raise Refused("the fold begins with a value that is not read in a row")
        line = across.line(init, (), used)
        lines = across.each(Lambda((found.row,), line))
        if not across.columns.edge:
            return Call(p.ToSpace(p.Space.PRIVATE, lines), (block,))
        held = Call(p.ToSpace(p.Space.GLOBAL, lines), (block,))
        vectors = pipe(held, p.Map(p.AsVector(self.width)))
        return pipe(vectors, p.ToSpace(p.Space.PRIVATE, _each(_each(p.Id()))))

    def operands(
        self, given: Expr, block: Expr, panels: tuple[Expr, ...]
    ) -> tuple[Expr, ...]:
        """What each step of the fold reads, in the order of its operands."""
        rest = iter(panels)
        arrays: list[Expr] = []
        for k, operand in enumerate(self.found.operands):
            match operand.side:
                case "row" if k in self.packed:
                    own = get(given, 1 + self.packed.index(k))
                    arrays.append(pipe(own, p.Transpose()))
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

    def finished(self, sums: Expr, block: Expr, across: Across) -> Expr:
        """The sums, and what is done to them."""
        found = self.found
        if found.after == Param(SUM):
            return pipe(sums, across.each(across.each(p.Id())))
        used: dict[str, _Own] = {}
        after = _columns_named(found.after, found.column, found.inner, used)
        if found.column.name in free_params(after):
            raise Refused("what follows the fold needs the whole column")
        pair = Param("pair")
        line = across.line(after, (get(pair, 0),), used)
        with_row = called(Lambda((found.row,), line), (get(pair, 1),))
        lines = across.each(Lambda((pair,), with_row))
        return pipe(Call(p.Zip(), (sums, block)), lines)


def _each(fun: Any) -> p.MapSeq:
    """A loop over places of a tile: they are registers, so it is unrolled."""
    return p.MapSeq(fun, unroll=True)


def _columns_named(term: Any, column: Param, inner: Expr, used: dict[str, _Own]) -> Any:
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


def _named(name: str, array: Expr, data: ScalarType, used: dict[str, _Own]) -> Param:
    used[name] = _Own(array, data)
    return Param(name, data)


__all__ = ["Across", "Columns", "TileBody"]
