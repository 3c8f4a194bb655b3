"""The shape of a product: a fold over rows and columns under two maps.

Consumes typed terms in normal form; produces their parts, or says what is different.
    outer |> map(row -> inner |> map(column -> E[reduce(f, init)(zip(a, b, ...))]))
where each of a, b, ... depends on the row, on the column, or on neither, and E is what
is done to the sum.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lift.plain import computes
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.core import Call, Expr, Lambda, Param
from lift.terms.traverse import free_params, rebuild, walk
from lift.types import ArrayType, DataType, ScalarType, TupleType

SUM = "sum"


@dataclass(frozen=True, slots=True)
class Operand:
    """One array of the fold: `source` holds it for all rows (or all columns)."""

    side: str  # "row", "column" or "both" for what every fold reads alike
    item: Expr
    source: Expr
    scalar: ScalarType


@dataclass(frozen=True, slots=True)
class Product:
    """See the module's docstring; `after` has the parameter `sum` for the fold."""

    outer: Expr
    inner: Expr
    row: Param
    column: Param
    fold: p.Reduce
    init: Expr
    operands: tuple[Operand, ...]
    after: Expr
    result: ScalarType

    @property
    def scalars(self) -> list[DataType]:
        """The types that share the lanes of a tile."""
        return [self.result, *(o.scalar for o in self.operands if o.side == "column")]


def product(call: Call) -> Product:
    """The parts of a product."""
    assert isinstance(call.fun, p.Map)
    outer, row, body = call.args[0], *_function(call.fun)
    match body:
        case Call(p.Map() as columns, (inner,)):
            column, work = _function(columns)
        case _:
            raise Refused("there is no map over columns inside the map over rows")
    fold = the_fold(work)
    init, array = fold.args
    assert isinstance(fold.fun, p.Reduce)
    assert isinstance(fold.type, ScalarType)
    items = zipped_parts(array)
    operands = tuple(operand(i, row, column, outer, inner) for i in items)
    sides = {o.side for o in operands}
    if "column" not in sides or "row" not in sides:
        raise Refused("the fold does not go along rows and columns")
    after = without(work, fold)
    return Product(
        outer, inner, row, column, fold.fun, init, operands, after, fold.type
    )


def _function(pattern: p.Map) -> tuple[Param, Expr]:
    match pattern.fun:
        case Lambda((param,), body, None):
            return param, body
        case _:
            raise Refused("the position is used")


def the_fold(body: Expr, tuples: bool = False) -> Call:
    """The only fold of a term: of scalars, over arrays in memory.

    With `tuples` it may make several of them at once.
    """
    folds = [
        node
        for node in walk(body)
        if isinstance(node, Call) and isinstance(node.fun, p.Reduce)
    ]
    others = (p.Map, p.ReduceRange, p.ReduceByIndex, p.Scan, p.Iterate)
    if len(folds) != 1 or any(
        isinstance(node, others) and computes(node) for node in walk(body)
    ):
        raise Refused("there is not exactly one fold inside")
    (fold,) = folds
    scalar = isinstance(fold.type, ScalarType) or (tuples and _is_tuple(fold.type))
    if not scalar or any(map(computes, fold.args)):
        raise Refused("the fold is not a scalar fold of arrays in memory")
    return fold


def _is_tuple(data: DataType | None) -> bool:
    return isinstance(data, TupleType) and all(
        isinstance(item, ScalarType) for item in data.items
    )


def zipped_parts(array: Expr) -> tuple[Expr, ...]:
    """The arrays that are zipped, or the only one."""
    match array:
        case Call(p.Zip(), args):
            return args
        case _:
            return (array,)


def operand(item: Expr, row: Param, column: Param, outer: Expr, inner: Expr) -> Operand:
    """One array of the fold, by what it depends on."""
    data = item.type
    if not isinstance(data, ArrayType) or not isinstance(data.element, ScalarType):
        raise Refused("the fold is over arrays of something else than scalars")
    used = free_params(item) & {row.name, column.name}
    match used:
        case _ if not used:
            return Operand("both", item, item, data.element)
        case _ if used == {row.name}:
            return Operand("row", item, _over(item, row, outer), data.element)
        case _ if used == {column.name}:
            source = _over(item, column, inner)
            if row.name in free_params(source):
                raise Refused("the columns are different in each row")
            return Operand("column", item, source, data.element)
        case _:
            raise Refused("an array of the fold depends on row and column")


def _over(item: Expr, param: Param, array: Expr) -> Expr:
    """The array of `item` for all values of the parameter."""
    match item:
        case Param():
            return array
        case Call(p.Get(index), (Param(),)) if len(zipped_parts(array)) > 1:
            return zipped_parts(array)[index]
        case _:
            return Call(p.Map(Lambda((param,), item)), (array,))


def without(term: Any, fold: Call) -> Any:
    """The term with the fold's value as a parameter."""
    if term is fold:
        return Param(SUM, fold.type)
    return rebuild(term, lambda child: without(child, fold))


__all__ = [
    "SUM",
    "Operand",
    "Product",
    "operand",
    "product",
    "the_fold",
    "without",
    "zipped_parts",
]
