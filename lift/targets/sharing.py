"""Folds that are asked for twice: computed once, by name.

Consumes and produces typed terms. A C loop with two accumulators is one fold of pairs,
and what follows asks for each component; a least distance is compared and then kept.
Translated as it is read, such a fold is there once for each use.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from lift.scalar import Op
from lift.sizes.terms import of_atom
from lift.terms import patterns as p
from lift.terms.core import Call, Expr, Lambda, Let, Param
from lift.terms.traverse import (
    children,
    free_params,
    fresh_name,
    rebuild,
    substitute_sizes,
    walk,
)


def _shared(node: Any) -> Any:
    """The term in which no function computes a fold twice."""
    if isinstance(node, Lambda | Let):
        node = replace(node, body=_once(node.body))
    return rebuild(node, _shared)


def shared(body: Expr) -> Expr:
    """The body of a program in which neither it nor a function repeats a fold."""
    result: Expr = _shared(_once(body))
    return result


@dataclass(frozen=True, slots=True)
class _Use:
    """A fold in a term; `certain` if it is computed whenever the term is."""

    fold: Call
    certain: bool


def _once(body: Expr) -> Expr:
    """The term with a name for each fold that is there more than once."""
    uses = list(_uses(body, frozenset(), certain=True))
    for k, use in enumerate(uses):
        equal = [other for other in uses[k + 1 :] if alike(use.fold, other.fold)]
        # A fold that only one branch computes may read what is not there otherwise.
        if equal and any(one.certain for one in (use, *equal)):
            taken = {node.name for node in walk(body) if isinstance(node, Param)}
            taken |= _bound(body)
            name = Param(fresh_name("fold", taken), use.fold.type)
            folds = {id(one.fold) for one in (use, *equal)}
            rest: Expr = _replaced(body, folds, name)
            return Let(name, use.fold, _once(rest), body.type)
    return body


def _uses(node: Any, inner: frozenset[str], certain: bool) -> Iterator[_Use]:
    """The folds that could be computed before the term: none of an inner function.

    `inner` are the names that are bound on the way.
    """
    match node:
        case Lambda():
            return
        case Let(param, value, body):
            yield from _uses(value, inner, certain)
            yield from _uses(body, inner | {param.name}, certain)
        case Call(p.Select() | Op("select"), (condition, *branches)):
            yield from _uses(condition, inner, certain)
            for branch in branches:
                yield from _uses(branch, inner, certain=False)
        case Call(fun, args):
            if isinstance(fun, p.Reduce | p.ReduceRange) and not (
                free_params(node) & inner
            ):
                yield _Use(node, certain)
            for arg in args:
                yield from _uses(arg, inner, certain)
        case _:
            return


def _bound(node: Any) -> set[str]:
    """The names that functions and lets in the term bind."""
    names: set[str] = set()
    for part in walk(node):
        match part:
            case Lambda(params):
                names |= {param.name for param in params}
            case Let(param):
                names.add(param.name)
            case _:
                pass
    return names


def _replaced(node: Any, folds: set[int], name: Param) -> Any:
    if id(node) in folds:
        return name
    return rebuild(node, lambda child: _replaced(child, folds, name))


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


__all__ = ["alike", "shared"]
