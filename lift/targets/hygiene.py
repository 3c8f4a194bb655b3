"""Names of the program kept apart from the names that recipes make up.

Consumes and produces terms. Before recipes run, every name of the program gets a mark,
so that `pair` of a recipe never captures `pair` of the program; afterwards the marks go
away again, and where a name is taken by then another one is chosen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lift.terms.core import Expr, Lambda, Let, Param
from lift.terms.program import Program
from lift.terms.traverse import free_params, fresh_name, rebuild, substitute_params

_MARK = "__own"


def marked(program: Program) -> Program:
    """The program with a mark on every name, of its parameters and bound inside."""
    names = frozenset(q.name for q in program.params)
    params = tuple(replace(q, name=q.name + _MARK) for q in program.params)
    places = tuple(
        place and replace(place, buffer=place.buffer + _MARK)
        for place in program.destinations
    )
    body = _marked(program.body, names)
    return replace(program, params=params, destinations=places, body=body)


def cleaned(body: Expr) -> Expr:
    """The term with the marks taken away."""
    names = [name for name in free_params(body) if name.endswith(_MARK)]
    given = {name: Param(name.removesuffix(_MARK)) for name in names}
    result: Expr = _bound_unmarked(substitute_params(body, given))
    return result


def _marked(node: Any, names: frozenset[str]) -> Any:
    """All that is bound here, and these names, with a mark; uses keep their types."""
    match node:
        case Param(name):
            return _own(node) if name in names else node
        case Lambda(params, body, index, span):
            inner = names.union([q.name for q in params])
            return Lambda(tuple(map(_own, params)), _marked(body, inner), index, span)
        case Let(param, value, body):
            inner = names | {param.name}
            return replace(
                node,
                param=_own(param),
                value=_marked(value, names),
                body=_marked(body, inner),
            )
        case _:
            return rebuild(node, lambda child: _marked(child, names))


def _own(param: Param) -> Param:
    return Param(param.name + _MARK, param.type, param.span, param.declared)


def _bound_unmarked(node: Any) -> Any:
    match node:
        case Lambda(params, body, index, span):
            new, inner = _plain(params, body)
            return Lambda(new, _bound_unmarked(inner), index, span)
        case Let(param, value, body):
            (fresh,), inner = _plain((param,), body)
            value = _bound_unmarked(value)
            return replace(node, param=fresh, value=value, body=_bound_unmarked(inner))
        case _:
            return rebuild(node, _bound_unmarked)


def _plain(params: tuple[Param, ...], body: Expr) -> tuple[tuple[Param, ...], Expr]:
    if not any(param.name.endswith(_MARK) for param in params):
        return params, body
    taken = set(free_params(body)) | {q.name for q in params}
    new: list[Param] = []
    values: dict[str, Expr] = {}
    for param in params:
        name = param.name
        if name.endswith(_MARK):
            name = fresh_name(name.removesuffix(_MARK), taken)
            values[param.name] = Param(name)
        taken.add(name)
        new.append(replace(param, name=name))
    return tuple(new), substitute_params(body, values)


__all__ = ["cleaned", "marked"]
