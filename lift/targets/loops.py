"""What one CPU work-item does: loops, and vectors where the order is free.

Consumes typed functions; produces functions in loops. Unlike the plain form, a fold
that may be reordered and runs along contiguous elements is done by vectors, and what
lies inside is not asked whether it does.
"""

from __future__ import annotations

from typing import Any

from lift.plain import called, computes, sequential
from lift.targets.folds import fed, length_of, vector_fold
from lift.targets.interior import inside_apart
from lift.targets.layout import contiguous
from lift.targets.operators import partial_start
from lift.targets.profile import DeviceProfile
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.core import Call, Expr, Fun
from lift.terms.traverse import rebuild
from lift.types import ArrayType


def loops(fun: Fun, profile: DeviceProfile) -> Fun:
    """The function as one work-item does it."""
    return sequential(_vectorised(fun, profile))


def _vectorised(node: Any, profile: DeviceProfile) -> Any:
    match node:
        case Call(p.Reduce(assoc=True, comm=True)):
            try:
                return fold_of_row(node, profile)
            except Refused:
                pass
        case _:
            pass
    node = rebuild(node, lambda child: _vectorised(child, profile))
    if isinstance(node, Call) and isinstance(node.fun, p.Map):
        return inside_apart(node) or node
    return node


def fold_of_row(call: Call, profile: DeviceProfile) -> Expr:
    """A reduction by vectors inside one work-item."""
    fun, (init, source) = call.fun, call.args
    assert isinstance(fun, p.Reduce)
    feed, array = fed(source)
    if not isinstance(array.type, ArrayType) or not contiguous(array):
        raise Refused("the elements are not side by side")
    if computes(array):
        raise Refused("the elements are computed on the way")
    start = partial_start(fun.fun, init, fun.comm)
    if start is None:
        raise Refused("the operator has no known neutral element")
    length = length_of(array)
    folded = vector_fold(fun.fun, feed, start, init.type, array, length, profile)
    return called(fun.fun, (init, folded))


__all__ = ["fold_of_row", "loops"]
