"""Indices that come from data, choices between views, offsets of ragged rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from lift.opencl import ir
from lift.opencl.names import substitute_names
from lift.opencl.translate.context import simplified
from lift.opencl.translate.core import Translator
from lift.opencl.views import Arr, Cell, Tup, View, element_type
from lift.sizes import ZERO, Size, summation, variable
from lift.types import (
    I64,
    ArrayType,
    DataType,
    DepArrayType,
    ScalarType,
    TupleType,
    ValueType,
    VectorType,
)

_SUMS = ("add", "sub", "mul")


def index_of(
    t: Translator, view: View, length: Size, source: Arr | None = None
) -> Size:
    """An integer value as an index in [0, length); data gets a variable of its own.

    `source` is what is read there, if nothing else is done with the index.
    """
    assert isinstance(view, Cell)
    value = view.get()
    match value:
        case ir.IndexValue(size=index):
            return index
        case _:
            index = t.builder.position("idx", ZERO, length)
            if index.constant is not None:
                return index
            # Other views compute with the index; OpenCL has no minimum of two widths.
            wide = _is_sum(value) and source is not None and _is_plain(t, source, index)
            t.builder.emit(ir.DeclareIndex(index, value, wide))
            return index


def _is_sum(value: ir.Value) -> bool:
    """Is it computed with 64 bits, and not only read?"""
    return isinstance(value, ir.Apply) and value.op in _SUMS and value.type == I64


def _is_plain(t: Translator, source: Arr, index: Size) -> bool:
    """Are the elements those of a buffer in memory, one by one?"""
    element = source.at(index)
    if not isinstance(element, Cell):
        return False
    with t.builder.nested():
        value = element.get()
    return isinstance(value, ir.Load) and value.index == (index,)


def choose_view(
    t: Translator,
    condition: ir.Condition,
    type_: DataType,
    then: Callable[[], View],
    otherwise: Callable[[], View],
) -> View:
    """`then` where the condition holds; neither side is touched where it is not."""
    parts = condition.parts if isinstance(condition, ir.All) else (condition,)
    kept, possible = simplified(parts)
    if not possible:
        return otherwise()
    if not kept:
        return then()
    test = kept[0] if len(kept) == 1 else ir.All(kept)
    match type_:
        case ScalarType() | VectorType():
            return Cell(
                type_, lambda: choose_value(t, test, type_, cell(then), cell(otherwise))
            )
        case TupleType(items):
            return Tup(
                tuple(
                    choose_view(t, test, item, _item(then, k), _item(otherwise, k))
                    for k, item in enumerate(items)
                )
            )
        case ArrayType(size=length) | DepArrayType(size=length):
            return Arr(
                length,
                lambda i: choose_view(
                    t,
                    test,
                    element_type(type_, i),
                    _element(then, i),
                    _element(otherwise, i),
                ),
            )
        case _:
            assert_never(type_)


def cell(view: Callable[[], View]) -> Callable[[], ir.Value]:
    def get() -> ir.Value:
        found = view()
        assert isinstance(found, Cell)
        return found.get()

    return get


def _item(view: Callable[[], View], k: int) -> Callable[[], View]:
    def get() -> View:
        found = view()
        assert isinstance(found, Tup)
        return found.items[k]

    return get


def _element(view: Callable[[], View], i: Size) -> Callable[[], View]:
    def get() -> View:
        found = view()
        assert isinstance(found, Arr)
        return found.at(i)

    return get


def choose_value(
    t: Translator,
    condition: ir.Condition,
    type_: ValueType,
    then: Callable[[], ir.Value],
    otherwise: Callable[[], ir.Value],
) -> ir.Value:
    """A conditional expression, or an if statement where a side needs statements."""
    builder = t.builder
    with builder.nested() as left:
        first = then()
    with builder.nested() as right:
        second = otherwise()
    if not left and not right and first == second:
        return first
    if not left and not right:
        return ir.Choose(condition, first, second, type_)
    result = builder.declare("chosen", type_, None)
    left.append(ir.Assign(result.name, first))
    right.append(ir.Assign(result.name, second))
    builder.emit(ir.If(condition, ir.Block(tuple(left)), ir.Block(tuple(right))))
    return result


def offset_of(type_: DepArrayType, position: Size) -> Size:
    """Where row `position` starts: the sum of the lengths of the rows before it."""
    bound = variable(type_.index.name, 0, None)
    assert isinstance(type_.element, ArrayType), "rows are arrays"
    body = substitute_names(type_.element.size, {type_.index.name: bound})
    return summation(bound, ZERO, position, body)
