"""Elements instead of positions: what a map reads at its own position is zipped in.

Consumes and produces typed terms (types are out of date afterwards). A loop over points
reads `x[i]` and `y[i]` deep inside; as long as that is an access by position, lanes
cannot be given points of their own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lift.rules.shapes import is_identity, mentions_index
from lift.sizes import Size
from lift.sizes.terms import of_atom
from lift.terms import patterns as p
from lift.terms.build import get, pipe
from lift.terms.core import Call, Expr, Lambda, Let, NatValue, Param
from lift.terms.traverse import free_params, fresh_name, rebuild
from lift.types import ArrayType


def zipped_in(call: Call) -> Call:
    """The map over elements, if its position serves for nothing but reading them."""
    match call:
        case Call(p.Map(Lambda((item,), body, index) as fun), (source,)) if (
            index is not None and isinstance(source.type, ArrayType)
        ):
            length = source.type.size
        case _:
            return call
    reader = _Reader(of_atom(index), free_params(fun), length)
    new = reader.visit(body, frozenset())
    own = Param(fresh_name("own", free_params(new) | {item.name}))
    if not reader.arrays or mentions_index(new, replace(fun, body=new)):
        return call
    arrays = [pipe(a, p.Take(length)) for a in reader.arrays.values()]
    counted = _counts(source) and item.name not in free_params(new)
    if not counted:
        arrays.append(source)
    parts: list[Expr] = (
        [get(own, k) for k in range(len(arrays))] if len(arrays) > 1 else [own]
    )
    values = dict(zip(reader.arrays, parts, strict=False))
    inner = _filled(new, values)
    if not counted:
        inner = Let(item, parts[-1], inner)
    feed = Call(p.Zip(), tuple(arrays)) if len(arrays) > 1 else arrays[0]
    return Call(p.Map(Lambda((own,), inner)), (feed,))


def _counts(source: Expr) -> bool:
    match source:
        case Call(p.Generate(fun=fun)):
            return is_identity(fun) or not free_params(fun)
        case _:
            return False


_HOLE = "__element_of_"


class _Reader:
    """Finds `array[position]` for arrays from outside, and leaves holes there."""

    def __init__(self, index: Size, outside: frozenset[str], length: Size) -> None:
        self.index, self.outside, self.length = index, outside, length
        self.arrays: dict[str, Expr] = {}

    def visit(self, node: Any, bound: frozenset[str]) -> Any:
        match node:
            case Call(p.At(), (Param(name) as array, NatValue(size))) if (
                size == self.index and name in self.outside - bound
            ):
                if self.is_long_enough(array):
                    self.arrays[name] = array
                    return Param(_HOLE + name, node.type)
            case Lambda(params):
                bound |= {param.name for param in params}
            case Let(param):
                bound |= {param.name}
            case _:
                pass
        return rebuild(node, lambda child: self.visit(child, bound))

    def is_long_enough(self, array: Param) -> bool:
        if not isinstance(array.type, ArrayType):
            return False
        spare = (array.type.size - self.length).constant
        return spare is not None and spare >= 0


def _filled(node: Any, values: dict[str, Expr]) -> Any:
    match node:
        case Param(name) if name.startswith(_HOLE):
            return values[name.removeprefix(_HOLE)]
        case _:
            return rebuild(node, lambda child: _filled(child, values))


__all__ = ["zipped_in"]
