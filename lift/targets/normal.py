"""The form that recipes expect: maps fused, folds apart from what may be reordered.

Consumes and produces typed terms (types are out of date afterwards). A map that feeds
a map is fused into it, and so is one that feeds a fold whose order is fixed. A fold
that may be reordered keeps its operator to itself: partial results are combined by it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lift.plain import called, computes
from lift.targets.folds import step_function
from lift.targets.sharing import shared
from lift.targets.unpaired import unpaired
from lift.targets.zipping import zipped_in
from lift.terms import patterns as p
from lift.terms.core import Call, Expr, Fun, Lambda, Param
from lift.terms.traverse import free_params, fresh_name, rebuild


def normal(body: Expr) -> Expr:
    """The normal form of a program's body."""
    result: Expr = _fused(shared(unpaired(body)))
    return result


def _fused(node: Any) -> Any:
    node = rebuild(node, _fused)
    match node:
        case Call(p.Map(Lambda(index=index)), (_,)) if (
            index is not None and (elements := zipped_in(node)) is not node
        ):
            return _fused(elements)
        case Call(p.Map(outer), (Call(p.Map(inner), (array,)),)) if (
            _position_free(outer) and _position_free(inner) and computes(inner)
        ):
            return _fused(Call(p.Map(_after(outer, inner)), (array,)))
        case Call(p.Reduce(assoc=False) | p.Scan() as fold, (init, values)):
            return _fused_fold(node, fold, (init,), values)
        case Call(p.ReduceByIndex(assoc=False) as fold, (bins, keys, values)):
            return _fused_fold(node, fold, (bins, keys), values)
        case Call(p.ReduceRange() as fold, (init, start, stop, values)):
            ordered = replace(fold, assoc=False, comm=False)
            return _fused_fold(node, ordered, (init, start, stop), values)
        case _:
            return node


def _fused_fold(
    node: Call,
    fold: p.Reduce | p.Scan | p.ReduceByIndex | p.ReduceRange,
    first: tuple[Expr, ...],
    values: Expr,
) -> Call:
    match values:
        case Call(p.Map(inner), (array,)) if (
            computes(inner) and _position_free(inner) and _position_free(fold.fun)
        ):
            fun = step_function(fold.fun, inner)
            return Call(replace(fold, fun=fun), (*first, array))
        case _:
            return node


def _position_free(fun: Fun) -> bool:
    return not (isinstance(fun, Lambda) and fun.index is not None)


def _after(outer: Fun, inner: Fun) -> Lambda:
    item = Param(fresh_name("v", free_params(outer) | free_params(inner)))
    return Lambda((item,), called(outer, (called(inner, (item,)),)))


__all__ = ["normal"]
