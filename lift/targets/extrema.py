"""An extremum and where it is: most blocks hold nothing better.

Consumes typed reductions of tuples that keep the whole left or right side by comparing
one component of both (argmin: (b.0 < a.0) ? b : a); produces low-level terms. The order
matters, as the first of equals wins, so vectors cannot hold partial results. But if a
block of elements has anything better than what was found so far is a question about the
compared component alone, which vectors answer; only such blocks are gone through in
order. Lanes begin with what was found, and keep it where elements are NaN or no better:
the answer is exact.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from lift.scalar import Op
from lift.sizes import free_variables, size
from lift.targets.chunks import Part, component, cut, element_of, over_parts
from lift.targets.folds import length_of, ordered_fold, vector_fold
from lift.targets.operators import opened, partial_start
from lift.targets.profile import DeviceProfile
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.build import get, pipe
from lift.terms.core import Call, Expr, Fun, Lambda, Let, NatValue, Param
from lift.terms.traverse import eta, free_params, fresh_name, walk
from lift.types import ArrayType, ScalarType, TupleType

# Long enough for what follows a block (lanes and accumulators put together) to be
# little, short enough for going through one to be little beside all of them.
_BLOCK = 512


@dataclass(frozen=True, slots=True)
class Extremum:
    """The component that is compared, and `better(new, old)`."""

    component: int
    better: Callable[[Expr, Expr], Expr]

    @property
    def operator(self) -> Lambda:
        """The same choice between two numbers."""
        old, new = Param("old"), Param("new")
        chosen = Call(Op("select"), (self.better(new, old), new, old))
        return Lambda((old, new), chosen)


def extremum_of(fun: Fun) -> Extremum:
    """What an operator compares, if it keeps one side as a whole."""
    both = eta(fun, 2)
    left, right = both.params
    match opened(both.body):
        case Call(p.MakeTuple(), parts) if len(parts) > 1:
            tests = {_test(part, left, right, k) for k, part in enumerate(parts)}
        case Call(Op("select") | p.Select(), (test, then, otherwise)):
            tests = {test} if (then, otherwise) == (right, left) else set()
        case _:
            tests = set()
    match tuple(tests):
        case (Call(Op("lt" | "gt") as op, (one, other)),):
            pass
        case _:
            raise Refused("no choice by one comparison")
    match one, other:
        case Call(p.Get(k), (a,)), Call(p.Get(m), (b,)) if k == m:
            pass
        case _:
            raise Refused("no comparison of one component")
    if (a, b) not in ((left, right), (right, left)):
        raise Refused("no comparison of both sides")
    if a == right:
        return Extremum(k, lambda new, old: Call(op, (new, old)))
    return Extremum(k, lambda new, old: Call(op, (old, new)))


def _test(part: Expr, left: Param, right: Param, index: int) -> Expr | None:
    match part:
        case Call(Op("select") | p.Select(), (test, then, otherwise)) if then == get(
            right, index
        ) and otherwise == get(left, index):
            return test
        case _:
            return None


def _compared(source: Expr, index: int) -> tuple[Expr, Lambda | None]:
    """The array with the compared component, or the one from which a map makes it."""
    match source:
        case Call(p.Zip(), arrays):
            return arrays[index], None
        case Call(p.Map(Lambda((item,), body, position)), (array,)):
            pass
        case _:
            raise Refused("the elements are no map of others")
    made = opened(body)
    match made:
        case Call(p.MakeTuple(), parts):
            key = parts[index]
        case _:
            key = get(made, index)
    if position is not None and any(
        isinstance(node, NatValue) and position in free_variables(node.size)
        for node in walk(key)
    ):
        raise Refused("positions are compared")
    return array, Lambda((item,), key)


def first_extremum(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """The whole reduction by parts, each in blocks that mostly are passed over."""
    fun, (init, source) = call.fun, call.args
    assert isinstance(fun, p.Reduce)
    start = partial_start(fun.fun, init, fun.comm) if fun.assoc else None
    if start is None or fun.comm:
        raise Refused("vectors do better, or the order of all elements must be kept")
    found = extremum_of(fun.fun)
    data = init.type
    if not isinstance(data, TupleType):
        raise Refused("no tuples")
    scalar = data.items[found.component]
    if not isinstance(scalar, ScalarType):
        raise Refused("no numbers are compared")
    array, feed = _compared(source, found.component)
    where = cut(length_of(source), profile.parts, 64)

    element = element_of(array)

    def asked(best: Expr, block: Call) -> Expr:
        """The best of a block, or what was found before."""
        typed = replace(block, type=ArrayType(element, size(_BLOCK)))
        return vector_fold(
            found.operator, feed, best, scalar, typed, size(_BLOCK), profile
        )

    def each(part: Part) -> Expr:
        return _by_blocks(fun.fun, found, start, part, asked)

    pairs = Call(p.Zip(), (array, source))
    known = TupleType((element, element_of(source)))
    typed = replace(pairs, type=ArrayType(known, length_of(source)))
    partial = over_parts(typed, where, each)
    total = ordered_fold(fun.fun, None, init, partial)
    blocks = f"blocks of {_BLOCK}, passed over by vectors"
    return total, f"{where.parts} parts in {blocks}, then one fold of the parts"


def _by_blocks(
    fun: Fun,
    found: Extremum,
    start: Expr,
    part: Part,
    asked: Callable[[Expr, Call], Expr],
) -> Expr:
    whole = part.length // _BLOCK * _BLOCK
    keys, items = (component(part.array, k) for k in range(2))
    cuts = (pipe(a, p.Take(whole), p.Split(size(_BLOCK))) for a in (keys, items))
    rows = Call(p.Zip(), tuple(cuts))
    taken = free_params(fun) | free_params(start)
    best = Param(fresh_name("best", taken))
    row = Param(fresh_name("block", taken))
    top = Param(fresh_name("top", taken))
    so_far = get(best, found.component)
    through = ordered_fold(fun, None, best, get(row, 1))
    chosen = Call(p.Select(), (found.better(top, so_far), through, best))
    step = Lambda((best, row), Let(top, asked(so_far, get(row, 0)), chosen))
    blocks = Call(p.ReduceSeq(step), (start, rows))
    return ordered_fold(fun, None, blocks, pipe(items, p.Drop(whole)))


__all__ = ["Extremum", "extremum_of", "first_extremum"]
