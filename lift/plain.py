"""The plain lowering: correct on every device, and nothing clever.

Consumes a high-level program; produces a low-level one. The outermost computing map
goes over the global work-items, everything inside is a loop, folds keep their order. A
map that feeds a map or a fold is fused into it. Programs that are low-level already
keep what they say. Better recipes are the business of strategies; this one is the
default of last resort and the form on which tests rely.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lift.infer import infer
from lift.scalar import Op
from lift.sizes import ONE
from lift.terms import patterns as p
from lift.terms.build import csr_rows, dims, get, lam, pipe
from lift.terms.core import (
    Call,
    Expr,
    Fun,
    Lambda,
    Let,
    Literal,
    NatValue,
    Param,
    UserFun,
)
from lift.terms.program import Program
from lift.terms.traverse import (
    free_params,
    fresh_name,
    rebuild,
    substitute_params,
    walk,
)
from lift.types import ArrayType, DataType, TupleType

_PARALLEL = (p.MapGlb, p.MapWrg, p.MapLcl)
_COMPUTING = (
    Op, UserFun, p.Reduce, p.ReduceSeq, p.ReducePart, p.Scan, p.ScanSeq, p.Iterate,
    p.ReduceByIndex, p.SegmentedReduce, p.ReduceRange, p.Select, p.MapSeqSlide,
    p.ScatterIdx, *_PARALLEL, p.MapSeq, p.ToSpace, p.MapVec,
)  # fmt: skip


def lower(program: Program) -> Program:
    """The program with every pattern told who does its work."""
    typed = infer(program)
    body = fused(expanded(typed.body))
    if not any(isinstance(node, _PARALLEL) for node in walk(body)):
        body = _lowered(body, inside=False)
    assert typed.result is not None
    if not _is_written(body):
        body = _copied(body, typed.result)
    return infer(replace(typed, body=body))


def computes(node: Any) -> bool:
    """Does the term compute anything, or does it only lay data out?"""
    return any(isinstance(part, _COMPUTING) for part in walk(node))


_WRITABLE = (
    p.Id, p.Split, p.Join, p.Transpose, p.Gather, p.Scatter, p.AsVector, p.AsScalar,
    p.Take, p.Drop, p.Slice, p.Map,
)  # fmt: skip
_VIEWS = (
    p.At, p.Get, p.Unzip, p.Slide, p.Strided, p.Pad, p.PadConstant, p.Partition,
    p.GatherIdx, p.Generate,
)  # fmt: skip


def _is_written(body: Expr) -> bool:
    """Is every element of the result stored by a pattern that computes?"""
    match body:
        case Call(fun, args) if isinstance(fun, (*_WRITABLE, p.Zip, p.MakeTuple)):
            return all(_is_written(arg) for arg in args)
        case Call(p.Select() | p.Concat(), args):
            return all(_is_written(arg) for arg in args[-2:])
        case Call(fun):
            return not isinstance(fun, _VIEWS)
        case Let(_, _, rest):
            return _is_written(rest)
        case Param() | Literal() | NatValue():
            return False


def _copied(body: Expr, data: DataType) -> Expr:
    """A program that only moves data needs someone to move it."""
    match data:
        case ArrayType(element):
            depth, inner = 0, element
            while isinstance(inner, ArrayType):
                depth, inner = depth + 1, inner.element
            return pipe(body, p.MapGlb(0, dims(p.Id(), depth, p.MapSeq)))
        case TupleType(items):
            whole = Param("whole")
            parts = (_copied(get(whole, k), item) for k, item in enumerate(items))
            return Let(whole, body, Call(p.MakeTuple(), tuple(parts)))
        case _:
            return body


def expanded(node: Any) -> Any:
    """Patterns that are short for others, spelled out."""
    node = rebuild(node, expanded)
    match node:
        case Call(p.SegmentedReduce(fun), (init, offsets, values)):
            data = offsets.type
            assert isinstance(data, ArrayType)
            return csr_rows(fun, init, offsets, data.size - ONE, values)
        case Call(p.ReducePart(fun, parts), (init, values)):
            data = values.type
            assert isinstance(data, ArrayType)
            from lift.sizes import exact_div

            chunks = pipe(values, p.Split(exact_div(data.size, parts)))
            each = lam(lambda chunk: Call(p.Reduce(fun), (init, chunk)))
            return Call(p.Map(each), (chunks,))
        case _:
            return node


# Fusion -------------------------------------------------------------------------------


def fused(node: Any) -> Any:
    """Maps that feed maps and folds, fused into them."""
    node = rebuild(node, fused)
    match node:
        case Call(p.Map(outer), (Call(p.Map(inner), (array,)),)) if _plain(
            outer
        ) and _plain(inner):
            if computes(inner):
                return fused(Call(p.Map(_after(outer, inner)), (array,)))
        case Call(p.Reduce() | p.Scan() as fold, (init, values)):
            found = _fed_by_map(fold.fun, values)
            if found is not None:
                fun, array = found
                return fused(Call(replace(fold, fun=fun), (init, array)))
        case Call(p.ReduceByIndex() as fold, (bins, keys, values)):
            found = _fed_by_map(fold.fun, values)
            if found is not None:
                fun, array = found
                return fused(Call(replace(fold, fun=fun), (bins, keys, array)))
        case Call(p.ReduceRange() as fold, (init, start, stop, values)):
            found = _fed_by_map(fold.fun, values)
            if found is not None:
                fun, array = found
                # A step that takes other elements than it makes has no free order.
                fold = replace(fold, fun=fun, assoc=False, comm=False)
                return fused(Call(fold, (init, start, stop, array)))
        case _:
            pass
    return node


def _plain(fun: Fun) -> bool:
    return not (isinstance(fun, Lambda) and fun.index is not None)


def _fed_by_map(fun: Fun, values: Expr) -> tuple[Fun, Expr] | None:
    """f(acc, g(x)) for a fold with f over map(g)."""
    match values:
        case Call(p.Map(inner), (array,)) if _plain(inner) and computes(inner):
            if not _plain(fun):
                return None
            taken = free_params(fun) | free_params(inner)
            acc = Param(fresh_name("acc", taken))
            item = Param(fresh_name("v", taken | {acc.name}))
            value = called(inner, (item,))
            return Lambda((acc, item), called(fun, (acc, value))), array
        case _:
            return None


def _after(outer: Fun, inner: Fun) -> Lambda:
    item = Param(fresh_name("v", free_params(outer) | free_params(inner)))
    return Lambda((item,), called(outer, (called(inner, (item,)),)))


def called(fun: Fun, args: tuple[Expr, ...]) -> Expr:
    """The call, with a lambda's body in place of it; nothing is computed twice."""
    if not isinstance(fun, Lambda):
        return Call(fun, args)
    body = fun.body
    taken = free_params(fun).union(*map(free_params, args))
    values: dict[str, Expr] = {}
    bound: list[tuple[Param, Expr]] = []
    for param, arg in zip(fun.params, args, strict=True):
        if is_cheap(arg) or times_used(body, param.name) <= 1:
            values[param.name] = arg
        else:
            name = Param(fresh_name(param.name, taken))
            taken = taken | {name.name}
            values[param.name] = name
            bound.append((name, arg))
    result: Expr = substitute_params(body, values)
    for name, arg in reversed(bound):
        result = Let(name, arg, result)
    return result


def is_cheap(expr: Expr) -> bool:
    """Does it cost nothing to write this twice?"""
    match expr:
        case Param() | Literal() | NatValue():
            return True
        case Call(p.Get(), (inner,)):
            return is_cheap(inner)
        case _:
            return False


def times_used(body: Expr, name: str) -> int:
    """How often a name occurs; inside a function it may be used many times."""
    match body:
        case Param(other):
            return int(other == name)
        case Call(fun, args):
            inside = 2 if name in free_params(fun) else 0
            return inside + sum(times_used(arg, name) for arg in args)
        case Let(param, value, rest):
            hidden = param.name == name
            return times_used(value, name) + (0 if hidden else times_used(rest, name))
        case _:
            return 0


# Who does the work --------------------------------------------------------------------


def _lowered(node: Any, inside: bool) -> Any:
    """Outermost computing maps become global, all that is inside becomes loops."""
    match node:
        case Call(fun, args):
            new = _lowered_fun(fun, inside)
            parts = tuple([_lowered(arg, inside) for arg in args])
            return Call(new, parts, node.type, node.span)
        case _:
            return rebuild(node, lambda child: _lowered(child, inside))


def _lowered_fun(fun: Fun, inside: bool) -> Fun:
    match fun:
        case p.Map(inner) if computes(inner):
            body = _lowered_fun(inner, True)
            return p.MapSeq(body) if inside else p.MapGlb(0, body)
        case p.Reduce(inner):
            return p.ReduceSeq(_lowered_fun(inner, True))
        case p.Scan(inner, inclusive):
            return p.ScanSeq(_lowered_fun(inner, True), inclusive)
        case p.ReduceByIndex(strategy=None):
            strategy = p.HistogramStrategy.SEQ
            return replace(fun, fun=_lowered_fun(fun.fun, True), strategy=strategy)
        case p.Iterate(fun=step):
            return replace(fun, fun=_lowered_fun(step, inside))
        case Lambda(params, body, index, span):
            return Lambda(params, _lowered(body, inside), index, span)
        case UserFun() | Op():
            return fun
        case _:
            return rebuild(fun, lambda child: _lowered_fun(child, True))


def sequential(fun: Fun) -> Fun:
    """The function as one work-item does it: all in loops."""
    return _lowered_fun(fun, True)


def in_loops(expr: Expr) -> Expr:
    """A part of a program, with all that nobody has been told to do in loops."""
    result: Expr = _lowered(expr, inside=True)
    return result


def lowered(expr: Expr) -> Expr:
    """A part of a program by this lowering: outermost maps over work-items."""
    result: Expr = _lowered(fused(expr), inside=False)
    return result


__all__ = [
    "called",
    "computes",
    "expanded",
    "fused",
    "is_cheap",
    "lower",
    "lowered",
    "sequential",
    "times_used",
]
