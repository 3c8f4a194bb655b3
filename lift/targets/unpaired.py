"""Arrays that are computed as pairs and then used one by one: a map for each.

Consumes and produces terms (types are out of date afterwards). What a C loop computes
for a histogram comes as one map that gives key and value; as two maps each is computed
where it is used, and no array of pairs is kept in memory.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lift.plain import computes
from lift.terms import patterns as p
from lift.terms.core import Call, Expr, Lambda, Let, Param
from lift.terms.traverse import rebuild, walk

_ARRAYS = (
    p.Map, p.Reduce, p.ReduceRange, p.ReduceByIndex, p.Scan, p.Iterate, p.Generate,
    p.SegmentedReduce, p.ScatterIdx,
)  # fmt: skip


def unpaired(node: Any) -> Any:
    """The term with such arrays taken apart."""
    node = rebuild(node, unpaired)
    match node:
        case Call(Lambda((param,), body, None), (value,)) | Let(param, value, body):
            parts = _parts(value)
            if parts and _only_parts(body, param):
                return _replaced(body, param, parts)
        case _:
            pass
    return node


def _parts(value: Expr) -> list[Expr]:
    """The maps of the components; none if it is something else, or costly."""
    match value:
        case Call(p.Unzip(), (array,)):
            return _components(array)
        case _:
            return []


def _components(pairs: Expr) -> list[Expr]:
    """The same for an array of pairs, or of rows of pairs."""
    match pairs:
        case Call(p.Join() as join, (rows,)):
            return [Call(join, (part,)) for part in _components(rows)]
        case Call(p.Map(Lambda() as fun), (array,)):
            items = [] if computes(array) else _each(fun.body)
            return [Call(p.Map(replace(fun, body=item)), (array,)) for item in items]
        case _:
            return []


def _each(body: Expr) -> list[Expr]:
    """The components of what a map computes."""
    match body:
        case Call(p.Map() | p.Join()):
            return _components(body)
        case _:
            items = _items(body)
            # Nothing that takes long is to be computed twice.
            return items if sum(map(_is_long, items)) <= 1 else []


def _is_long(item: Expr) -> bool:
    return any(isinstance(n, _ARRAYS) for n in walk(item))


def _items(body: Expr) -> list[Expr]:
    match body:
        case Call(p.MakeTuple(), args):
            return list(args)
        case Let(_, _, rest):
            return [replace(body, body=item) for item in _items(rest)]
        case _:
            return []


def _only_parts(body: Expr, param: Param) -> bool:
    """Is the pair never used as a whole? (Names of a typed term are all different.)"""
    uses = sum(isinstance(n, Param) and n.name == param.name for n in walk(body))
    parts = sum(_part_of(n, param) is not None for n in walk(body))
    return uses == parts


def _part_of(node: Any, param: Param) -> int | None:
    match node:
        case Call(p.Get(index), (Param(name),)) if name == param.name:
            return index
        case _:
            return None


def _replaced(node: Any, param: Param, parts: list[Expr]) -> Any:
    index = _part_of(node, param)
    if index is not None:
        return parts[index]
    return rebuild(node, lambda child: _replaced(child, param, parts))


__all__ = ["unpaired"]
