"""Lambdas from parse trees, with tuples taken apart where they are bound."""

from __future__ import annotations

from typing import Any

from lark import Token, Tree

from lift.sizes.terms import Variable, of_atom
from lift.terms.core import Call, Expr, Lambda, Param
from lift.terms.patterns import Get
from lift.terms.traverse import fresh_name, position
from lift.text.closures import Waiting
from lift.text.source import Scope
from lift.text.types import read_type


def read_lambda(scope: Scope, node: Tree[Token]) -> Waiting:
    """A lambda; how many arguments it gets is decided where it is used."""
    place, binders, _ = node.children
    index = None if place is None else position(str(_only(place)))
    names = [] if binders is None else _binders(binders)

    def build(arity: int | None) -> Lambda:
        return _build(scope, node, index, names, arity)

    return Waiting(build, scope.source.span(node))


def _only(node: Any) -> Any:
    return node.children[0]


def _binders(node: Any) -> list[Any]:
    return list(node.children)


def _build(
    scope: Scope,
    node: Tree[Token],
    index: Variable | None,
    binders: list[Any],
    arity: int | None,
) -> Lambda:
    from lift.text.elaborate import read_expr

    span = scope.source.span(node)
    params: list[Param] = []
    values: dict[str, Expr] = {}
    if index is not None:
        scope = scope.with_sizes({index.name: of_atom(index)})
    if arity == 1 and len(binders) > 1:
        # One argument for several names: it is a tuple.
        params.append(_tuple_param(scope, binders, values, set(values)))
    else:
        for binder in binders:
            params.append(_bind(scope, binder, values, set(values)))
    if len({*values}) != _count(binders):
        raise scope.source.fail("L003", "a name is bound twice by one lambda", node)
    body = read_expr(scope.with_values(values), node.children[2])
    return Lambda(tuple(params), body, index, span=span)


def _count(binders: list[Any]) -> int:
    return sum(
        _count(list(b.children))
        if isinstance(b, Tree) and b.data == "tuple_binder"
        else 1
        for b in binders
    )


def _bind(scope: Scope, binder: Any, values: dict[str, Expr], taken: set[str]) -> Param:
    """The parameter for one binder; `values` learns what its names mean."""
    if isinstance(binder, Tree) and binder.data == "tuple_binder":
        return _tuple_param(scope, list(binder.children), values, taken)
    name, annotation = (
        (binder, None) if isinstance(binder, Token) else tuple(binder.children)
    )
    data = read_type(scope, annotation) if annotation is not None else None
    span = scope.source.span(name)
    param = Param(str(name), data, span, declared=data is not None)
    values[param.name] = param
    return param


def _tuple_param(
    scope: Scope, binders: list[Any], values: dict[str, Expr], taken: set[str]
) -> Param:
    """A parameter named after its components, e.g. `a_b` for (a, b)."""
    own: dict[str, Expr] = {}
    parts = [_bind(scope, binder, own, taken) for binder in binders]
    joined = "_".join(part.name for part in parts)
    hidden = set(scope.values) | set(scope.sizes) | set(own) | taken
    whole = Param(fresh_name(joined, hidden))
    for number, part in enumerate(parts):
        component = Call(Get(number), (whole,))
        for name, value in own.items():
            own[name] = _rooted(value, part, component)
    values.update(own)
    return whole


def _rooted(value: Expr, part: Param, component: Expr) -> Expr:
    """The access path with its root `part` replaced by a component of the whole."""
    match value:
        case Param(name) if name == part.name:
            return component
        case Call(fun, (inner,)):
            return Call(fun, (_rooted(inner, part, component),))
        case _:
            return value
