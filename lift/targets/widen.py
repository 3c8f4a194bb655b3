"""Scalar terms as vector terms: one term that does the work of several lanes.

Consumes a typed term and says which of its parameters hold vectors; produces the same
term on vectors, with scalars repeated in every lane where they meet vectors. Lanes
never mix, so each lane computes bit for bit what the scalar term computes. What cannot
be done by whole vectors (a branch of its own in each lane, an index of its own) is
refused: `Refused` says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from lift.plain import called
from lift.scalar import Op
from lift.sizes import free_variables
from lift.terms import patterns as p
from lift.terms.build import get, tup
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
from lift.terms.traverse import eta, free_params, fresh_name, walk
from lift.types import BOOL, ArrayType, DataType, ScalarType, TupleType

#: Where the lanes are: nowhere, in this scalar, in the parts, in every element.
Shape: TypeAlias = "bool | tuple[Shape, ...] | Each"


@dataclass(frozen=True, slots=True)
class Each:
    """An array whose every element has this shape."""

    element: Shape


class Refused(Exception):
    """The term cannot be widened; the message says why."""


@dataclass(frozen=True, slots=True)
class Widener:
    """Widens terms to `width` lanes; `shapes` are those of the parameters in scope."""

    width: int
    shapes: Mapping[str, Shape]
    index: str | None = None  # the position that differs from lane to lane

    def bind(self, names: tuple[Param, ...], shapes: tuple[Shape, ...]) -> Widener:
        added = {param.name: s for param, s in zip(names, shapes, strict=True)}
        return replace(self, shapes={**self.shapes, **added})

    def expr(self, term: Expr) -> tuple[Expr, Shape]:
        """The widened term and where its lanes are."""
        match term:
            case Param(name):
                return Param(name), self.shapes.get(name, False)
            case Literal():
                return term, False
            case NatValue(size):
                if self.index in {v.name for v in free_variables(size)}:
                    raise Refused("a position is used as a value")
                return term, False
            case Let(param, value, body):
                new, shape = self.expr(value)
                rest, result = self.bind((param,), (shape,)).expr(body)
                return Let(Param(param.name), new, rest), result
            case Call(Lambda() | UserFun() as fun, args):
                return self.expr(_opened(fun, args))
            case Call(Op() as op, args):
                return self.operator(op, args, term.type)
            case Call(fun, args):
                return self.pattern(fun, args, term)

    def operator(
        self, op: Op, args: tuple[Expr, ...], data: DataType | None
    ) -> tuple[Expr, Shape]:
        """An operator lane by lane."""
        parts = [self.expr(arg) for arg in args]
        wide = any(is_wide(shape) for _, shape in parts)
        if not wide:
            return Call(op, tuple(part for part, _ in parts)), False
        if op.name in ("splat", "lane"):
            raise Refused("the term has vectors of its own")
        if op.name in ("cast", "bitcast", "ldexp") and _bools(args, data):
            raise Refused("booleans are converted lane by lane")
        keep_narrow = op.name == "select" and not is_wide(parts[0][1])
        items = [
            part if keep_narrow and k == 0 else self.lifted(part, shape, arg.type)
            for k, ((part, shape), arg) in enumerate(zip(parts, args, strict=True))
        ]
        return Call(op, tuple(items)), True

    def lifted(self, term: Expr, shape: Shape, data: DataType | None) -> Expr:
        """The term with lanes in every scalar."""
        if shape is True or (data is not None and shape == _full(data)):
            return term
        if isinstance(data, ScalarType) and shape is False:
            return Call(Op("splat", number=self.width), (term,))
        if not isinstance(data, TupleType) or isinstance(shape, Each):
            raise Refused(f"a value of type {data} is needed in every lane")
        name = Param(fresh_name("parts", free_params(term)))
        parts = [
            self.lifted(get(name, k), _part(shape, k), item)
            for k, item in enumerate(data.items)
        ]
        return Let(name, term, tup(*parts))

    # Patterns -------------------------------------------------------------------------

    def pattern(
        self, fun: Fun, args: tuple[Expr, ...], term: Call
    ) -> tuple[Expr, Shape]:
        """The patterns that keep lanes apart."""
        parts = [self.expr(arg) for arg in args]
        new = tuple(part for part, _ in parts)
        shapes = tuple(shape for _, shape in parts)
        if not any(map(is_wide, shapes)) and not self._inside(fun):
            return Call(fun, new), False
        match fun:
            case p.MakeTuple():
                return Call(fun, new), shapes
            case p.Get(index):
                (shape,) = shapes
                return Call(fun, new), _part(shape, index)
            case p.Zip():
                return Call(fun, new), Each(tuple(map(_element, shapes)))
            case p.Select():
                if any(_may_trap(arg) for arg in args[1:]):
                    raise Refused("a branch must not be taken where it is not chosen")
                return self.choice(args, term.type)
            case p.Map(inner) | p.MapSeq(inner):
                body, shape = self.function(inner, (_element(shapes[0]),))
                return Call(replace(fun, fun=body), new), Each(shape)
            case p.Reduce() | p.ReduceSeq():
                return self.fold(fun, new, shapes, args)
            case p.At() if not is_wide(shapes[1]):
                return Call(fun, new), _element(shapes[0])
            case p.Take() | p.Drop() | p.Slice() | p.Strided() | p.Id():
                return Call(fun, new), shapes[0] if _flat(fun) else Each(shapes[0])
            case _:
                raise Refused(f"{type(fun).__name__} has no form on vectors")

    def choice(
        self, args: tuple[Expr, ...], data: DataType | None
    ) -> tuple[Expr, Shape]:
        """Both branches, and in each lane the chosen one."""
        condition, then, otherwise = args
        if not isinstance(data, TupleType):
            return self.operator(Op("select"), args, data)
        parts: list[tuple[Expr, Shape]] = []
        for k, item in enumerate(data.items):
            own = (condition, _part_of(then, k, item), _part_of(otherwise, k, item))
            parts.append(self.choice(own, item))
        return tup(*(part for part, _ in parts)), tuple(s for _, s in parts)

    def _inside(self, fun: Fun) -> bool:
        """Does the function use a parameter that holds vectors, or the position?"""
        for node in walk(fun):
            match node:
                case Param(name) if is_wide(self.shapes.get(name, False)):
                    return True
                case NatValue(size) if self.index in {
                    v.name for v in free_variables(size)
                }:
                    return True
                case _:
                    pass
        return False

    def function(self, fun: Fun, shapes: tuple[Shape, ...]) -> tuple[Lambda, Shape]:
        """A function of arguments with these shapes."""
        body = eta(fun, len(shapes)) if not isinstance(fun, UserFun) else _user(fun)
        new, result = self.bind(body.params, shapes).expr(body.body)
        params = tuple(Param(param.name) for param in body.params)
        return Lambda(params, new, body.index), result

    def fold(
        self,
        fun: p.Reduce | p.ReduceSeq,
        new: tuple[Expr, ...],
        shapes: tuple[Shape, ...],
        args: tuple[Expr, ...],
    ) -> tuple[Expr, Shape]:
        """A fold with an accumulator in every lane."""
        data = args[0].type
        if data is None or _has_bool(data) or isinstance(data, ArrayType):
            raise Refused(f"an accumulator of type {data} has no form on vectors")
        full = _full(data)
        body, shape = self.function(fun.fun, (full, _element(shapes[1])))
        inner = self.lifted(body.body, shape, data)
        start = self.lifted(new[0], shapes[0], data)
        step = Lambda(body.params, inner, body.index)
        return Call(replace(fun, fun=step), (start, new[1])), full


def _user(fun: UserFun) -> Lambda:
    return Lambda(fun.params, fun.body)


def _opened(fun: Lambda | UserFun, args: tuple[Expr, ...]) -> Expr:
    body = _user(fun) if isinstance(fun, UserFun) else fun
    return called(body, args)


def is_wide(shape: Shape) -> bool:
    """Are there lanes anywhere?"""
    match shape:
        case bool():
            return shape
        case tuple():
            return any(map(is_wide, shape))
        case Each(element):
            return is_wide(element)


def _part(shape: Shape, index: int) -> Shape:
    return shape[index] if isinstance(shape, tuple) else shape


def _part_of(term: Expr, index: int, data: DataType) -> Expr:
    match term:
        case Call(p.MakeTuple(), args):
            return args[index]
        case _:
            return Call(p.Get(index), (term,), data)


def _element(shape: Shape) -> Shape:
    return shape.element if isinstance(shape, Each) else False


def _full(data: DataType) -> Shape:
    if isinstance(data, TupleType):
        return tuple(map(_full, data.items))
    return True


def _flat(fun: Fun) -> bool:
    return not isinstance(fun, p.Strided)


def _has_bool(data: DataType) -> bool:
    match data:
        case TupleType(items):
            return any(map(_has_bool, items))
        case ScalarType():
            return data == BOOL
        case _:
            return False


def _bools(args: tuple[Expr, ...], data: DataType | None) -> bool:
    types = [arg.type for arg in args]
    return data == BOOL or any(t == BOOL for t in types)


def _may_trap(term: Expr) -> bool:
    """May evaluating the term fault where the program does not evaluate it?"""
    for node in walk(term):
        match node:
            case Call(Op("div" | "rem"), type=ScalarType() as data):
                if not data.is_float:
                    return True
            case p.At() | p.GatherIdx() | p.ReduceRange():
                return True
            case _:
                pass
    return False


__all__ = ["Each", "Refused", "Shape", "Widener", "is_wide"]
