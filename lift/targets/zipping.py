"""Elements instead of positions: what a map reads at its own position is zipped in.

Consumes and produces typed terms (types are out of date afterwards). A loop over points
reads `x[i]` and `y[i]` deep inside; as long as that is an access by position, lanes
cannot be given points of their own. Also here: results of one fold that are asked for
one by one are taken from one fold.
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
from lift.terms.traverse import (
    children,
    free_params,
    fresh_name,
    rebuild,
    substitute_sizes,
)
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


# Folds that are asked for twice -------------------------------------------------------


def shared(call: Call) -> Expr:
    """A tuple of results of equal folds: the fold once, by name."""
    match call:
        case Call(p.MakeTuple(), (Call(p.Get(), (Call() as fold,)), *rest)) if (
            isinstance(fold.fun, p.Reduce | p.ReduceRange)
            and rest
            and all(_asks(arg, fold) for arg in rest)
        ):
            name = Param(fresh_name("fold", free_params(call)))
            return Let(name, fold, rebuild(call, lambda arg: _from(arg, name)))
        case _:
            return call


def _asks(arg: Any, fold: Call) -> bool:
    match arg:
        case Call(p.Get(), (other,)):
            return alike(fold, other)
        case _:
            return False


def _from(arg: Any, name: Param) -> Any:
    return replace(arg, args=(name,)) if isinstance(arg, Call) else arg


def alike(left: Any, right: Any) -> bool:
    """Are the terms equal but for the names that they bind?"""
    return _alike(left, right, {})


def _alike(left: Any, right: Any, names: dict[str, str]) -> bool:
    match left, right:
        case Param(a), Param(b):
            return names[b] == a if b in names else b == a and a not in names.values()
        case Lambda(some), Lambda(others):
            body = right.body
            if left.index is not None and right.index is not None:
                body = substitute_sizes(body, {right.index: of_atom(left.index)})
            elif left.index is not right.index:
                return False
            if len(some) != len(others):
                return False
            pairs = zip(others, some, strict=True)
            inner = {**names, **{b.name: a.name for b, a in pairs}}
            return _alike(left.body, body, inner)
        case Let(), Let():
            if not _alike(left.value, right.value, names):
                return False
            inner = {**names, right.param.name: left.param.name}
            return _alike(left.body, right.body, inner)
        case _:
            pass
    if type(left) is not type(right) or _shell(left) != _shell(right):
        return False
    some_children, other_children = children(left), children(right)
    return len(some_children) == len(other_children) and all(
        _alike(a, b, names) for a, b in zip(some_children, other_children, strict=True)
    )


def _shell(node: Any) -> Any:
    """The node without what is below it."""
    return rebuild(node, lambda _: Param(""))


__all__ = ["alike", "shared", "zipped_in"]
