"""What is known of the operator of a reduction: where partial folds may begin.

Consumes typed operators; produces start values of partial folds. A partial fold begins
with the neutral element, or with the initial value of the whole if that may be counted
any number of times.

Note [Ties]
The initial value z comes first; a partial fold that begins with it puts it behind other
values, too. If f(x, x) = x that makes no difference to a number, for numbers that tie
are equal. Of pairs (an extremum and its position) only the first components tie: f must
then keep the left one, or z would take the place of a pair that the fold has found.
"""

from __future__ import annotations

import operator
from collections.abc import Callable

from lift.scalar import Op, bits_of
from lift.terms import patterns as p
from lift.terms.build import get, tup
from lift.terms.core import Call, Expr, Fun, Let, Literal, Param, UserFun
from lift.terms.traverse import eta, free_params, substitute_params
from lift.types import BOOL, DataType, ScalarType, TupleType

# For floats -0.0 is the neutral element of +: -0.0 + 0.0 and -0.0 + -0.0 keep the sign.
_NEUTRAL: dict[str, float] = {"add": -0.0, "mul": 1, "or": 0, "xor": 0}
_LOGIC: dict[str, Callable[[int, int], int]] = {
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
}
# Whether a comparison holds between equals.
_TIES = {"lt": False, "gt": False, "ne": False, "le": True, "ge": True, "eq": True}


def partial_start(fun: Fun, init: Expr, comm: bool = False) -> Expr | None:
    """The value with which every partial fold may begin, if there is one.

    `comm`: the operator is known to commute.
    """
    data = init.type
    body = eta(fun, 2)
    left, right = body.params
    inlined = _simplified(body.body, {})
    if isinstance(data, TupleType):
        return _componentwise(inlined, left, right, data, init, comm)
    if isinstance(data, ScalarType):
        neutral = _neutral(inlined, left, right, data)
        if neutral is not None:
            return neutral
    return init if _idempotent(inlined, left, right) else None


def _componentwise(
    body: Expr, left: Param, right: Param, data: TupleType, init: Expr, comm: bool
) -> Expr | None:
    if _idempotent(body, left, right) and (comm or _keeps_left(body, left, right)):
        return init
    if not (isinstance(body, Call) and isinstance(body.fun, p.MakeTuple)):
        return None
    starts: list[Expr] = []
    for k, (part, item) in enumerate(zip(body.args, data.items, strict=True)):
        own = get(left, k), get(right, k)
        neutral = None
        if isinstance(item, ScalarType):
            neutral = _neutral(part, *own, item)
        if neutral is None and _same_for_equal(part, *own):
            neutral = get(init, k)
        if neutral is None:
            return None
        starts.append(neutral)
    return tup(*starts)


def _neutral(body: Expr, left: Expr, right: Expr, data: DataType) -> Expr | None:
    assert isinstance(data, ScalarType)
    match _of_bits(body, data):
        case Call(Op(name), args) if args in ((left, right), (right, left)):
            if name == "and" and data.is_integer:
                return Literal(data, (1 << data.bits) - 1)
            value = _NEUTRAL.get(name)
            if value is None:
                return None
            return Literal(data, bits_of(value if data.is_float else int(value), data))
        case _:
            return None


def _of_bits(body: Expr, data: ScalarType) -> Expr:
    """The operator itself, where integers are only read as unsigned ones, and back.

    That is how sums of C's unsigned integers look, and of whatever else may wrap; the
    neutral elements of such operators have the same bits.
    """
    match body:
        case Call(
            Op("bitcast"),
            (
                Call(
                    Op() as op,
                    (Call(Op("bitcast"), (left,)), Call(Op("bitcast"), (right,))),
                    ScalarType() as inner,
                ),
            ),
        ) if data.is_integer and inner.is_integer:
            return Call(op, (left, right), data)
        case _:
            return body


def _idempotent(body: Expr, left: Param, right: Param) -> bool:
    """Is f(x, x) = x, as the term stands?"""
    return _simplified(substitute_params(body, {right.name: left}), {}) == left


def _same_for_equal(body: Expr, left: Expr, right: Expr) -> bool:
    """As `_idempotent`, for one component that looks only at its own."""
    same = _replaced(body, right, left)
    rest = free_params(_replaced(same, left, Literal(BOOL, 0)))
    if rest & (free_params(left) | free_params(right)):
        return False
    return _simplified(same, {}) == left


def _keeps_left(body: Expr, left: Param, right: Param) -> bool:
    """Is f(x, y) = x where x and y tie? See Note [Ties]."""
    return _simplified(_tied(body, left, right), {}) == left


def _tied(term: Expr, left: Param, right: Param) -> Expr:
    """The term with every comparison of the two sides decided as a tie."""
    match term:
        case Call(Op(name), (a, b)) if name in _TIES and substitute_params(
            a, {right.name: left}
        ) == substitute_params(b, {right.name: left}):
            return Literal(BOOL, int(_TIES[name]))
        case Call(fun, args):
            return Call(fun, tuple(_tied(a, left, right) for a in args), term.type)
        case _:
            return term


def _replaced(term: Expr, old: Expr, new: Expr) -> Expr:
    if term == old:
        return new
    match term:
        case Call(fun, args):
            return Call(fun, tuple(_replaced(a, old, new) for a in args), term.type)
        case _:
            return term


def opened(term: Expr) -> Expr:
    """The term with its functions opened and its tuples put together."""
    return _simplified(term, {})


def _simplified(term: Expr, known: dict[str, Expr]) -> Expr:
    """Functions opened, selections between equals made, (x.0, x.1) put together."""
    match term:
        case Let(param, value, body):
            new = _simplified(value, known)
            return _simplified(substitute_params(body, {param.name: new}), known)
        case Call(UserFun(params=params, body=body), args):
            names = {q.name: a for q, a in zip(params, args, strict=True)}
            return _simplified(substitute_params(body, names), known)
        case Call(fun, args):
            return _call(term, fun, tuple(_simplified(a, known) for a in args))
        case _:
            return term


def _call(term: Call, fun: Fun, args: tuple[Expr, ...]) -> Expr:
    match fun, args:
        case (Op("select") | p.Select(), (_, then, otherwise)) if then == otherwise:
            return then
        case (Op("select") | p.Select(), (Literal(bits=bits), then, otherwise)):
            return then if bits else otherwise
        case Op(name), (Literal(bits=a) as one, Literal(bits=b)) if (
            name in _LOGIC and one.type == BOOL
        ):
            return Literal(BOOL, _LOGIC[name](a, b))
        case Op("min" | "max" | "fmin" | "fmax" | "and" | "or"), (a, b) if a == b:
            return a
        case p.Get(index), (Call(p.MakeTuple(), parts),):
            return parts[index]
        case p.MakeTuple(), (Call(p.Get(0), (whole,)), *_) if (
            isinstance(whole.type, TupleType)
            and len(whole.type.items) == len(args)
            and args == tuple(get(whole, k) for k in range(len(args)))
        ):
            return whole
        case _:
            return Call(fun, args, term.type, term.span)


__all__ = ["opened", "partial_start"]
