"""Expressions from parse trees: names resolved, partial applications completed.

Consumes trees of the grammar and a scope; produces untyped terms with spans. What a
name means is looked up in this order: values in scope, user functions, patterns,
scalar operators, scalar types (a cast).
"""

from __future__ import annotations

from typing import Any

from lark import Token, Tree

from lift.scalar import INFIX, Op
from lift.terms.core import Call, Expr, Fun, Let, Literal, NatValue, Param
from lift.terms.patterns import At, Get, MakeTuple, Select
from lift.text.apply import apply_name, is_function_name, name_value
from lift.text.closures import CLOSURES, Closure, Partial, Value, composed
from lift.text.lambdas import read_lambda
from lift.text.literals import read_bits, read_number
from lift.text.source import Node, Scope
from lift.text.types import read_type
from lift.types import BOOL


def read_expr(scope: Scope, node: Any) -> Expr:
    """The tree as an expression."""
    value = read_value(scope, node)
    if isinstance(value, CLOSURES):
        message = f"{scope.source.slice(node)} is a function, not a value"
        remedy = "give it all its arguments, or apply it with |>"
        raise scope.source.fail("L006", message, node, remedy)
    return value


def read_closure(scope: Scope, node: Any) -> Closure:
    """The tree as a function whose arity is still open.

    Where a function is needed, `min` is the operator even if a value has that name.
    """
    value = read_value(scope, node)
    if node.data == "name" and is_function_name(scope, str(node.children[0])):
        value = apply_name(scope, node, str(node.children[0]), [], [])
    if not isinstance(value, CLOSURES):
        message = f"{scope.source.slice(node)} is a value, not a function"
        raise scope.source.fail("L005", message, node)
    return value


def read_fun(scope: Scope, node: Any, arity: int | None) -> Fun:
    """The tree as a function of so many arguments."""
    return read_closure(scope, node).function(arity)


def read_value(scope: Scope, node: Any) -> Value:
    """The tree as a value or as a function, whichever it is."""
    return _READERS[str(node.data)](scope, node)


def _name(scope: Scope, node: Tree[Token]) -> Value:
    name = str(node.children[0])
    if name in ("true", "false"):
        return Literal(BOOL, int(name == "true"), scope.source.span(node))
    return name_value(scope, name, node)


def _number(scope: Scope, node: Tree[Token]) -> Value:
    literal = read_number(str(node.children[0]))
    return Literal(literal.type, literal.bits, scope.source.span(node))


def _bits(scope: Scope, node: Tree[Token]) -> Value:
    literal = read_bits(str(node.children[0]))
    return Literal(literal.type, literal.bits, scope.source.span(node))


def _operator(scope: Scope, node: Tree[Token]) -> Value:
    sign = str(node.children[0])
    op = Op(_operator_name(scope, sign, node))
    return Partial(op, (), 2, scope.source.span(node))


def _operator_name(scope: Scope, sign: str, node: Node) -> str:
    if sign not in INFIX:
        message = f"{sign} is an operator of sizes, not of values"
        raise scope.source.fail("L001", message, node)
    return INFIX[sign]


def _infix(scope: Scope, node: Tree[Token]) -> Value:
    left, sign, right = node.children
    op = Op(_operator_name(scope, str(sign), node))
    args = (read_expr(scope, left), read_expr(scope, right))
    return Call(op, args, span=scope.source.span(node))


def _prefix(scope: Scope, node: Tree[Token]) -> Value:
    sign, operand = node.children
    span = scope.source.span(node)
    assert isinstance(operand, Tree)
    if sign == "-" and operand.data == "number":
        literal = read_number(str(operand.children[0]), negative=True)
        return Literal(literal.type, literal.bits, span)
    value = read_expr(scope, operand)
    if sign == "+":
        return value
    return Call(Op("neg" if sign == "-" else "not"), (value,), span=span)


def _let(scope: Scope, node: Tree[Token]) -> Value:
    name, annotation, value, body = node.children
    assert isinstance(name, Token)
    data = read_type(scope, annotation) if annotation is not None else None
    where = scope.source.span(name)
    param = Param(str(name), data, where, declared=data is not None)
    inner = scope.with_values({param.name: param})
    return Let(
        param,
        read_expr(scope, value),
        read_expr(inner, body),
        span=scope.source.span(node),
    )


def _choice(scope: Scope, node: Tree[Token]) -> Value:
    args = tuple(read_expr(scope, child) for child in node.children)
    span = scope.source.span(node)
    return Call(Select(span=span), args, span=span)


def _pipe(scope: Scope, node: Tree[Token]) -> Value:
    left, right = node.children
    value = read_value(scope, left)
    fun = read_closure(scope, right)
    span = scope.source.span(right)
    if isinstance(value, CLOSURES):
        return composed(value, fun, scope.source.span(node))
    return fun.applied((value,), span)


def _compose(scope: Scope, node: Tree[Token]) -> Value:
    outer, inner = (read_closure(scope, child) for child in node.children)
    return composed(inner, outer, scope.source.span(node))


def _access(scope: Scope, node: Tree[Token]) -> Value:
    array, index = node.children
    span = scope.source.span(node)
    value: Expr
    if scope.is_size(index):
        value = NatValue(scope.size(index), span=scope.source.span(index))
    else:
        value = read_expr(scope, index)
    return Call(At(span=span), (read_expr(scope, array), value), span=span)


def _component(scope: Scope, node: Tree[Token]) -> Value:
    value, index = node.children
    span = scope.source.span(node)
    fun = Get(int(str(index)[1:]), span=span)
    return Call(fun, (read_expr(scope, value),), span=span)


def _tuple(scope: Scope, node: Tree[Token]) -> Value:
    span = scope.source.span(node)
    args = tuple(read_expr(scope, child) for child in node.children)
    return Call(MakeTuple(span=span), args, span=span)


def _group(scope: Scope, node: Tree[Token]) -> Value:
    return read_value(scope, node.children[0])


def _apply(scope: Scope, node: Tree[Token]) -> Value:
    callee, *given = node.children
    args = [arg for arg in given if arg is not None]
    assert isinstance(callee, Tree)
    if callee.data in ("name", "flagged"):
        name, *flags = (str(child) for child in callee.children)
        return apply_name(scope, node, name, flags, args)
    fun = read_closure(scope, callee)
    values = tuple(read_expr(scope, arg) for arg in args)
    return fun.applied(values, scope.source.span(node))


def _flagged(scope: Scope, node: Tree[Token]) -> Value:
    name, *flags = (str(child) for child in node.children)
    return apply_name(scope, node, name, flags, [])


_READERS = {
    "name": _name,
    "number": _number,
    "bits": _bits,
    "operator": _operator,
    "infix": _infix,
    "prefix": _prefix,
    "let": _let,
    "choice": _choice,
    "pipe": _pipe,
    "compose": _compose,
    "access": _access,
    "component": _component,
    "tuple": _tuple,
    "group": _group,
    "apply": _apply,
    "flagged": _flagged,
    "lambda": read_lambda,
}
