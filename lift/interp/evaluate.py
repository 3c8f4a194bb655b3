"""Evaluation of typed terms: expressions, functions, and maps over the batch."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

import numpy as np

from lift.infer.equality import mentions
from lift.interp.context import Context
from lift.interp.scalars import apply_op
from lift.interp.values import (
    Leaf,
    Ragged,
    Value,
    chosen,
    dtype_of,
    element,
    empty_like,
    rows_at,
    stacked,
)
from lift.scalar import Op
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
from lift.terms.patterns import Select, Unzip
from lift.types import SCALARS, ArrayType, DataType, ScalarType, TupleType

_SCALARS = {dtype_of(scalar): scalar for scalar in SCALARS.values()}


def evaluate(expr: Expr, here: Context) -> Value:
    """The value of an expression at every point of the batch."""
    match expr:
        case Param(name):
            return here.look_up(name)
        case Literal(scalar, bits):
            return np.broadcast_to(constant(scalar, bits), here.batch)
        case NatValue(size, scalar):
            number = np.array(here.size(size)).astype(dtype_of(scalar))
            return np.broadcast_to(number, here.batch)
        case Let(param, value, body):
            bound = evaluate(value, here)
            return evaluate(body, here.bind([param.name], (bound,)))
        case Call(Select(), args):
            return _select(args, here)
        case Call(fun, args):
            if expr.span is not None:
                here = replace(here, span=expr.span)
            values = tuple(evaluate(arg, here) for arg in args)
            result = apply(fun, values, here)
            return _settled(result, expr.type, here) if type(fun) is Unzip else result
        case _:
            assert_never(expr)


def _settled(value: Value, data: DataType | None, here: Context) -> Value:
    """Components of ragged tuples that do not vary are regular arrays after unzip."""
    if not isinstance(data, TupleType) or not isinstance(value, tuple):
        return value
    pairs = zip(data.items, value, strict=True)
    return tuple(
        stacked(list(rows), here.axis)
        if isinstance(item, ArrayType)
        and (rows := rows_at(part, here.axis)) is not None
        else part
        for item, part in pairs
    )


def constant(scalar: ScalarType, bits: int) -> Leaf:
    """The number that a bit pattern is."""
    if scalar.kind == "bool":
        return np.array(bool(bits))
    whole = np.array(bits, dtype=f"u{scalar.bytes}")
    return whole.view(dtype_of(scalar))


def _select(args: tuple[Expr, ...], here: Context) -> Value:
    """Each side is evaluated where it is wanted; elsewhere it may not fail."""
    test = evaluate(args[0], here)
    assert isinstance(test, np.ndarray)
    yes = evaluate(args[1], here.where(test))
    no = evaluate(args[2], here.where(~test))
    return chosen(test, yes, no)


def apply(fun: Fun, args: tuple[Value, ...], here: Context) -> Value:
    """The value of a function for these arguments."""
    match fun:
        case Lambda(params, body):
            return evaluate(body, here.bind([param.name for param in params], args))
        case UserFun(_, params, _, body):
            inner = replace(here, env={})
            return evaluate(body, inner.bind([q.name for q in params], args))
        case Op():
            return _operator(fun, args, here)
        case _:
            from lift.interp.rules import RULES

            return RULES[type(fun)](here, fun, args)


def _operator(op: Op, args: tuple[Value, ...], here: Context) -> Value:
    operands = [arg for arg in args if isinstance(arg, np.ndarray)]
    first = operands[0]
    if op.name == "select":
        return _choose(operands)
    if op.name == "splat":
        return np.broadcast_to(first[..., None], (*first.shape, op.number or 1))
    if op.name == "lane":
        return np.asarray(first[..., op.number or 0])
    return apply_op(op, _SCALARS[first.dtype], operands)


def _choose(operands: list[Leaf]) -> Leaf:
    test, yes, no = operands
    if test.ndim < yes.ndim:
        test = test[..., None]
    return np.where(test, yes, no)


# Functions of elements ----------------------------------------------------------------


def over(fun: Fun, array: Value, count: int, here: Context) -> Value:
    """The function at every element: one more dimension of the batch, no loop.

    Position-dependent rows, and lambdas that name the position, need the loop.
    """
    names_position = isinstance(fun, Lambda) and fun.index is not None
    if names_position or rows_at(array, here.axis) is not None:
        rows = (element(array, here.axis, index) for index in range(count))
        return each(fun, ((row,) for row in rows), here)
    return apply(fun, (array,), here.enter(count))


def each(fun: Fun, arguments: Iterable[tuple[Value, ...]], here: Context) -> Value:
    """The array of results for one tuple of arguments at each position."""
    results = [
        apply(fun, args, positioned(fun, index, here))
        for index, args in enumerate(arguments)
    ]
    if _varies(fun):
        return Ragged(tuple(results), here.batch)
    if not results:
        assert isinstance(fun, Lambda)
        return empty_like(body_type(fun), (*here.batch, 0), here.size)
    return stacked(results, here.axis)


def positioned(fun: Fun, index: int, here: Context) -> Context:
    """The context in which the function's position has this value."""
    if isinstance(fun, Lambda) and fun.index is not None:
        return here.at_position(fun.index.name, index)
    return here


def _varies(fun: Fun) -> bool:
    if not isinstance(fun, Lambda) or fun.index is None:
        return False
    return mentions(body_type(fun), fun.index)


def body_type(fun: Lambda) -> DataType:
    """The type of the result of a typed lambda."""
    data = fun.body.type
    assert data is not None, "the term is not typed"
    return data


def whole(value: Value, here: Context) -> Leaf:
    """A scalar value as an array over the batch."""
    assert isinstance(value, np.ndarray)
    return np.broadcast_to(value, here.batch)
