"""Questions and constructions that rules share.

Consumes and produces terms. Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any

from lift.infer.equality import is_ragged
from lift.plain import called, computes
from lift.rules.core import Context
from lift.scalar import Op
from lift.sizes import ONE, Size, Truth, free_variables
from lift.terms import patterns as p
from lift.terms.build import pipe
from lift.terms.core import Call, Expr, Fun, Lambda, Let, Literal, NatValue, Param
from lift.terms.core import UserFun as UserFun
from lift.terms.traverse import free_params, fresh_name, walk
from lift.types import ArrayType

MAPS = (p.Map, p.MapGlb, p.MapWrg, p.MapLcl, p.MapSeq)


def array(expr: Expr) -> ArrayType | None:
    """The type of a regular array; None for anything else."""
    data = expr.type
    return data if isinstance(data, ArrayType) else None


def length(expr: Expr) -> Size | None:
    """The length of a regular array."""
    found = array(expr)
    return None if found is None else found.size


def row_length(expr: Expr) -> Size | None:
    """The length of the rows of a regular two-dimensional array."""
    found = array(expr)
    inner = None if found is None else found.element
    return inner.size if isinstance(inner, ArrayType) else None


def regular(*terms: Expr) -> bool:
    """Is none of the values an array whose rows differ in length?

    Rules do not make arrays of such arrays: nothing after them takes one.
    """
    return not any(t.type is not None and is_ragged(t.type) for t in terms)


def divides(context: Context, part: Size, whole: Size | None) -> bool:
    """Is it known that the part (at least 1) divides the whole?"""
    if whole is None or context.facts.positive(part) is not Truth.YES:
        return False
    return context.facts.divides(part, whole) is Truth.YES


def within(context: Context, part: Size, whole: Size | None) -> bool:
    """Is it known that 0 ≤ part ≤ whole?"""
    if whole is None:
        return False
    facts = context.facts
    natural = facts.at_most(part - part, part) is Truth.YES
    return natural and facts.at_most(part, whole) is Truth.YES


def same(context: Context, left: Size | None, right: Size | None) -> bool:
    """Are both known, and known to be equal?"""
    if left is None or right is None:
        return False
    return context.facts.equal(left, right) is Truth.YES


def positive(context: Context, size: Size | None) -> bool:
    """Is the size known to be at least 1?"""
    return size is not None and context.facts.at_most(ONE, size) is Truth.YES


def quotient(context: Context, whole: Size, part: Size) -> Size:
    """whole / part where that is exact."""
    return context.facts.quotient(whole, part)


def plain(*functions: Fun) -> bool:
    """Does none of the functions know its position?"""
    return not any(isinstance(f, Lambda) and f.index is not None for f in functions)


def fresh(stem: str, *terms: Any) -> Param:
    """A parameter whose name is not free in the terms."""
    taken = frozenset().union(*map(free_params, terms))
    return Param(fresh_name(stem, taken))


def function(stem: str, body: Callable[[Param], Expr], *terms: Any) -> Lambda:
    """`\\stem -> body(stem)` with a name that is not free in the terms."""
    item = fresh(stem, *terms)
    return Lambda((item,), body(item))


def then(first: Fun, second: Fun) -> Lambda:
    """\\x -> second(first(x)), nothing computed twice."""
    return function(
        "v",
        lambda item: called(second, (called(first, (item,)),)),
        first,
        second,
    )


def reduced(fun: Fun) -> Fun:
    """`f` for `\\x -> f(x)`."""
    match fun:
        case Lambda((param,), Call(inner, (Param(name),)), None) if (
            param.name == name and name not in free_params(inner)
        ):
            return reduced(inner)
        case Lambda((a, b), Call(inner, (Param(x), Param(y))), None) if (
            a.name,
            b.name,
        ) == (x, y) and not {x, y} & free_params(inner):
            return reduced(inner)
        case _:
            return fun


def each(fun: Fun) -> Fun | None:
    """The function of a map in point-free form: `f` for map(f), at one level."""
    inner = reduced(fun)
    return reduced(inner.fun) if isinstance(inner, p.Map) else None


def is_identity(fun: Fun) -> bool:
    """Is this id, or map(id), or a function that gives its argument?"""
    match reduced(fun):
        case p.Id():
            return True
        case Lambda((param,), Param(name)):
            return param.name == name
        case _:
            return False


def is_stage(fun: Fun, kind: type) -> bool:
    """Is the function the bare pattern?"""
    return isinstance(reduced(fun), kind)


def uses(fun: Fun | Expr, name: str) -> bool:
    """Is the name free in the term?"""
    return name in free_params(fun)


def mentions_index(term: Any, fun: Lambda) -> bool:
    """Does the term use the position of the lambda?"""
    if fun.index is None:
        return False
    return any(fun.index in sizes_of(node) for node in walk(term))


def sizes_of(node: Any) -> frozenset[Any]:
    """The variables of the sizes that stand in a node itself."""
    names = [field.name for field in fields(node)] if is_dataclass(node) else []
    values = [getattr(node, name, None) for name in names]
    found: frozenset[Any] = frozenset()
    for value in values:
        if isinstance(value, Size):
            found |= free_variables(value)
        elif isinstance(value, p.SizeFun):
            found |= free_variables(value.body)
        elif isinstance(value, p.IndexFun):
            found |= free_variables(value.forward)
    return found


def is_scalar_function(fun: Fun) -> bool:
    """Does the function work on scalars only: operators, selections, tuples, lets?"""
    allowed = (
        Op, UserFun, Lambda, Param, Literal, NatValue, Call, Let,
        p.Get, p.MakeTuple, p.Select,
    )  # fmt: skip
    return all(isinstance(node, allowed) for node in walk(fun))


__all__ = [
    "MAPS", "array", "called", "computes", "divides", "each", "fresh", "function",
    "is_identity", "is_scalar_function", "is_stage", "length", "mentions_index",
    "pipe", "plain", "positive", "quotient", "reduced", "regular",
    "row_length", "same", "then",
    "uses", "within",
]  # fmt: skip
