"""Products that are written column by column: the two maps exchanged.

Consumes the typed body of a program and where its result goes; produces the same body,
or an equal one whose inner map runs along memory:
    map(\\r -> map(\\c -> e)(zip(B, r.1)))(zip(A, C))
        = transpose(map(\\c -> map(\\r -> e)(zip(A, c.1)))(zip(B, transpose(C))))
A tile of columns is a vector only where they lie side by side, so C := A B in the
layout of Fortran is computed as its transpose. No element's own sum changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lift.sizes import ONE
from lift.targets.products import product, zipped_parts
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.build import get, pipe
from lift.terms.core import Call, Expr, Lambda, Let, Param
from lift.terms.program import Destination
from lift.terms.traverse import free_params, fresh_name, rebuild, walk


def turned(body: Expr, place: Destination | None) -> Expr:
    """The body, its maps exchanged if it is a product whose columns lie side by side
    in memory."""
    if place is None or len(place.strides) != 2:
        return body
    if place.strides[0] is not ONE or place.strides[1] is ONE:
        return body
    try:
        return _exchanged(body)
    except Refused:
        return body


@dataclass(frozen=True, slots=True)
class _Items:
    """A zip of arrays (or one array) and the parameter that stands for an element."""

    param: Param
    arrays: tuple[Expr, ...]

    def item(self, index: int) -> Expr:
        """What the parameter holds of one of the arrays."""
        return get(self.param, index) if len(self.arrays) > 1 else self.param

    def index_of(self, term: Any) -> int | None:
        """Of which array the term is the item, if it is one."""
        match term:
            case Call(p.Get(index), (Param(name),)) if name == self.param.name:
                return index if len(self.arrays) > 1 else None
            case Param(name) if name == self.param.name and len(self.arrays) == 1:
                return 0
            case _:
                return None

    @property
    def zipped(self) -> Expr:
        return Call(p.Zip(), self.arrays) if len(self.arrays) > 1 else self.arrays[0]


def _exchanged(body: Expr) -> Expr:
    match body:
        case Call(p.Map()):
            found = product(body)
        case _:
            raise Refused("the program is not a product")
    rows = _Items(found.row, zipped_parts(found.outer))
    columns = _Items(found.column, zipped_parts(found.inner))
    work = _work(body)
    own = [_of_row(array, rows) for array in columns.arrays]
    bound, taken = _bound(work), free_params(work) | free_params(body)
    if bound & {rows.param.name, columns.param.name}:
        raise Refused("a name stands for two things")
    line = Param(fresh_name("line", bound | taken))
    outer = _Items(
        line,
        tuple(
            array if k is None else _transposed(rows.arrays[k])
            for array, k in zip(columns.arrays, own, strict=True)
        ),
    )
    kept = [k for k in range(len(rows.arrays)) if k not in own]
    back = [j for j, k in enumerate(own) if k is not None]
    inner = _Items(
        Param(fresh_name("place", bound | taken | {line.name})),
        (*(rows.arrays[k] for k in kept), *(outer.item(j) for j in back)),
    )
    of_row = {k: inner.item(i) for i, k in enumerate(kept)}
    of_column = {
        j: outer.item(j) if k is None else inner.item(len(kept) + back.index(j))
        for j, k in enumerate(own)
    }
    each = _renamed(work, ((rows, of_row), (columns, of_column)))
    lines = pipe(inner.zipped, p.Map(Lambda((inner.param,), each)))
    return pipe(outer.zipped, p.Map(Lambda((line,), lines)), p.Transpose())


def _work(body: Call) -> Expr:
    """What is done for each row and column of a product."""
    assert isinstance(body.fun, p.Map)
    assert isinstance(body.fun.fun, Lambda)
    across = body.fun.fun.body
    assert isinstance(across, Call)
    assert isinstance(across.fun, p.Map)
    assert isinstance(across.fun.fun, Lambda)
    return across.fun.fun.body


def _bound(term: Expr) -> frozenset[str]:
    """The names that are bound somewhere in a term."""
    found: set[str] = set()
    for node in walk(term):
        match node:
            case Lambda(params):
                found.update(param.name for param in params)
            case Let(param):
                found.add(param.name)
            case _:
                pass
    return frozenset(found)


def _of_row(array: Expr, rows: _Items) -> int | None:
    """Which of the row's items the array is; None if all rows have the same one."""
    if rows.param.name not in free_params(array):
        return None
    index = rows.index_of(array)
    if index is None:
        raise Refused("the columns are made from the row")
    return index


def _transposed(array: Expr) -> Expr:
    match array:
        case Call(p.Transpose(), (inner,)):
            return inner
        case _:
            return pipe(array, p.Transpose())


def _renamed(term: Any, names: tuple[tuple[_Items, dict[int, Expr]], ...]) -> Any:
    """The items of rows and columns by what they are after the exchange."""
    for items, now in names:
        index = items.index_of(term)
        if index is not None and index in now:
            return now[index]
        if isinstance(term, Param) and term.name == items.param.name:
            raise Refused("a whole row or column is used, not its items")
    return rebuild(term, lambda child: _renamed(child, names))


__all__ = ["turned"]
