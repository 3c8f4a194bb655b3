"""Sums as an operator and what it adds up: acc + g(x) is + and g.

Consumes typed folds in normal form; produces folds whose order is free. Whether it may
be free is for others to decide: a flag of the fold, or a relaxed program.
"""

from __future__ import annotations

from lift.scalar import Op
from lift.terms import patterns as p
from lift.terms.build import get, op, tup
from lift.terms.core import Call, Expr, Fun, Lambda, Let, Param
from lift.terms.traverse import eta, free_params
from lift.types import ArrayType, is_flat

_LEFT, _RIGHT = Param("left"), Param("right")


def as_sum(fun: Fun) -> tuple[Lambda, Lambda] | None:
    """The operator and the function that feeds it, if the step is a sum.

    Or several sums: (acc.0 + g(x), acc.1 + h(x)) adds up pairs.
    """
    match eta(fun, 2):
        case Lambda((acc, item), Call(p.MakeTuple(), parts), None):
            whole = [get(acc, k) for k in range(len(parts))]
            found = [_summand(*each) for each in zip(parts, whole, strict=True)]
            fed = [part for part in found if part is not None]
            if len(fed) < len(parts):
                return None
            sums = (op("add", get(_LEFT, k), get(_RIGHT, k)) for k in range(len(parts)))
            return Lambda((_LEFT, _RIGHT), tup(*sums)), Lambda((item,), tup(*fed))
        case Lambda((acc, item), body, None):
            one = _summand(body, acc)
            if one is None:
                return None
            added = op("add", _LEFT, _RIGHT)
            return Lambda((_LEFT, _RIGHT), added), Lambda((item,), one)
        case _:
            return None


def _summand(body: Expr, acc: Expr) -> Expr | None:
    """What a step adds to its accumulator."""
    match body:
        case Let(param, value, inner) if param.name not in free_params(acc):
            rest = _summand(inner, acc)
            found: Expr | None = None if rest is None else Let(param, value, rest)
        case Call(Op("add"), (a, b)):
            found = b if a == acc else a if b == acc else None
        case Call(Op("sub"), (a, b)) if a == acc:
            found = op("neg", b)
        case Call(Op("fma"), (a, b, c)) if c == acc:
            found = op("mul", a, b)
        case _:
            return None
    if found is None or free_params(acc) & free_params(found):
        return None
    return found


def freed(fold: Call) -> Call | None:
    """The fold in any order, with what it adds up in a map before it; None if no sum.

    Of a fold of a range the map goes over the whole array, of which the range is taken.
    """
    if not isinstance(fold.fun, p.Reduce | p.ReduceRange):
        return None
    init, *bounds, array = fold.args
    found = as_sum(fold.fun.fun)
    if found is None or init.type is None or not is_flat(init.type):
        return None
    assert isinstance(array.type, ArrayType)
    operator, feed = found
    mapped = Call(p.Map(feed), (array,), ArrayType(init.type, array.type.size))
    kind = type(fold.fun)
    return Call(
        kind(operator, assoc=True, comm=True), (init, *bounds, mapped), init.type
    )


__all__ = ["as_sum", "freed"]
