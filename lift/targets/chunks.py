"""Arrays cut into parts: one for each coarse work-item, whatever the length.

Consumes typed array terms; produces terms that visit them in parts. The length need not
divide. Elements by the thousand: part k goes from min(n, k*c) to min(n, (k+1)*c), and
late parts are short. Rows and blocks, of which there may be few: parts differ by one at
most, and those that have one more are spread among the others, because neighbouring
parts are done by the same core. The array of length 0 has only empty parts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import cast

from lift.sizes import Size, minimum, size
from lift.sizes.terms import of_atom
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.build import get, pipe, tup
from lift.terms.core import Call, Expr, Fun, Lambda, NatValue, Param
from lift.terms.traverse import free_params, fresh_name, position
from lift.types import I64, ArrayType, DataType, ScalarType, TupleType


@dataclass(frozen=True, slots=True)
class Cut:
    """`parts` parts of `step` elements each, the last ones shorter.

    Without a step all parts are equal but for one element.
    """

    length: Size
    parts: int
    step: Size | None

    def start(self, part: Size) -> Size:
        """Where a part begins."""
        if self.step is not None:
            return minimum(self.length, part * self.step)
        # part * length / parts, in a form that does not leave 32 bits.
        over = self.length % self.parts
        return part * (self.length // self.parts) + part * over // self.parts


def cut(length: Size, parts: int, grain: int = 1) -> Cut:
    """Parts of about equal length, each a multiple of `grain` but the last."""
    known = length.constant
    if known is not None:
        parts = max(1, min(parts, -(-known // grain)))
    if grain == 1:
        return Cut(length, parts, None)
    step = (length + (grain * parts - 1)) // (grain * parts) * grain
    return Cut(length, parts, step)


@dataclass(frozen=True, slots=True)
class Part:
    """One part: the elements, where they begin in the whole, how many there are."""

    array: Param
    start: Size
    length: Size


def over_parts(
    array: Expr, where: Cut, each: Callable[[Part], Expr], dim: int = 0
) -> Call:
    """One work-item for each part; the result has an element for each part."""
    place = position("part", size(where.parts))
    index = of_atom(place)
    start = where.start(index)
    length = where.start(index + 1) - start
    name = fresh_name("chunk", free_params(array))
    data = array.type
    known = ArrayType(data.element, length) if isinstance(data, ArrayType) else None
    chunk = Param(name, known)
    body = each(Part(chunk, start, length))
    rows = pipe(array, p.Partition(size(where.parts), p.SizeFun(place, length)))
    return Call(p.MapWrg(dim, Lambda((chunk,), body, place)), (rows,))


def component(array: Expr, index: int) -> Expr:
    """The array of one component of an array of tuples."""
    match array:
        case Call(p.Zip(), args):
            return args[index]
        case Call(p.Take() | p.Drop() | p.Slice(), (whole,)):
            return replace(array, args=(component(whole, index),), type=None)
        case _:
            item = Param("item")
            return pipe(array, p.Map(Lambda((item,), get(item, index))))


def lanes(block: Expr, element: DataType, width: int) -> Expr:
    """An array of `width` elements as one element with `width` lanes."""
    match element:
        case ScalarType():
            vectors = pipe(block, p.AsVector(width))
            return Call(p.At(), (vectors, NatValue(size(0), I64)))
        case TupleType(items):
            parts = (
                lanes(component(block, k), item, width) for k, item in enumerate(items)
            )
            return tup(*parts)
        case ArrayType(inner):
            column = Param("column")
            body = lanes(column, inner, width)
            return pipe(block, p.Transpose(), p.Map(Lambda((column,), body)))
        case _:
            raise TypeError(f"no lanes of {element}")


def vectors(array: Expr, element: DataType, width: int) -> Expr:
    """An array of k·width elements as k elements with `width` lanes."""
    if isinstance(element, ScalarType):
        return pipe(array, p.AsVector(width))
    if isinstance(element, TupleType) and all(
        isinstance(item, ScalarType) for item in element.items
    ):
        parts = (
            vectors(component(array, k), item, width)
            for k, item in enumerate(element.items)
        )
        return Call(p.Zip(), tuple(parts))
    block = Param("block")
    each = Lambda((block,), lanes(block, element, width))
    return pipe(array, p.Split(size(width)), p.Map(each))


def in_registers(value: Expr, shape: tuple[int, ...]) -> Expr:
    """A grid of equal values that is kept in registers: where accumulators begin."""
    grid, fun = value, cast(Fun, p.Id())
    for k, extent in enumerate(reversed(shape)):
        grid = Call(p.Generate(size(extent), Lambda((Param(f"k{k}"),), grid)), ())
        fun = p.MapSeq(fun, unroll=True)
    return pipe(grid, p.ToSpace(p.Space.PRIVATE, fun))


def element_of(array: Expr) -> DataType:
    """The element type of a typed array of equal elements."""
    if not isinstance(array.type, ArrayType):
        raise Refused("rows of different length")
    return array.type.element


__all__ = [
    "Cut",
    "Part",
    "component",
    "cut",
    "element_of",
    "in_registers",
    "lanes",
    "over_parts",
    "vectors",
]
