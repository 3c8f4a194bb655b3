"""Names applied to arguments: patterns, operators, user functions, casts.

Consumes a name with its argument trees; produces a value, or a partial application if
the last arguments are missing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from lark import Token

from lift.scalar import OPS, Op
from lift.sizes import Size, dimension, substitute
from lift.sizes.terms import Variable, of_atom, sole_atom
from lift.terms import patterns as p
from lift.terms.build import pad_stages, slide_stages
from lift.terms.core import Expr, Fun, NatValue
from lift.terms.traverse import position
from lift.text.closures import Chain, Partial, Value
from lift.text.source import Node, Scope
from lift.text.syntax import FORMS, Form, Static, reverse, stride
from lift.text.types import scalar
from lift.types import SCALARS

_Reader: TypeAlias = Callable[[Scope, Node, list[Any]], Value]
_ARITY = {Static.FUN1: 1, Static.FUN2: 2, Static.FUN: None}
_RANKS = {"2D": 2, "3D": 3}


def name_value(scope: Scope, name: str, node: Node) -> Value:
    """What a name alone means."""
    found = scope.values.get(name)
    if found is not None:
        return _at_place(found, scope, node)
    if name in scope.sizes and not is_function_name(scope, name):
        message = f"{name} is a size, not a value"
        raise scope.source.fail("L006", message, node, f"write nat({name})")
    return apply_name(scope, node, name, [], [])


def _at_place(value: Expr, scope: Scope, node: Node) -> Expr:
    return replace(value, span=scope.source.span(node))


def is_function_name(scope: Scope, name: str) -> bool:
    """Is there a function of this name?"""
    return name in scope.functions or name in FORMS or name in OPS or name in SCALARS


def apply_name(
    scope: Scope, node: Node, name: str, flags: list[str], args: list[Any]
) -> Value:
    """A named function with the arguments that are given."""
    if name in scope.functions:
        fun = scope.functions[name]
        return _complete(scope, node, fun, len(fun.params), args)
    if name in FORMS:
        return _pattern(scope, node, FORMS[name], flags, args)
    if name in _SPECIAL:
        return _SPECIAL[name](scope, node, args)
    if name in OPS:
        return _complete(scope, node, Op(name), OPS[name].arity, args)
    if name in SCALARS:
        return _complete(scope, node, Op("cast", SCALARS[name]), 1, args)
    if name[:-2] in ("slide", "pad") and name[-2:] in _RANKS:
        return _many_dimensions(scope, node, name[:-2], _RANKS[name[-2:]], args)
    what = "function" if args else "value"
    raise scope.source.fail("L002", f"there is no {what} called {name}", node)


def _complete(
    scope: Scope, node: Node, fun: Fun, arity: int | None, args: list[Any]
) -> Value:
    """A call if all arguments are there, else a function of the missing ones."""
    from lift.text.elaborate import read_expr

    values = tuple(read_expr(scope, arg) for arg in args)
    span = scope.source.span(node)
    if arity is not None and len(values) > arity:
        message = f"{len(values)} arguments where {arity} are taken"
        raise scope.source.fail("L004", message, node)
    missing = None if arity is None else arity - len(values)
    partial = Partial(fun, values, missing, span)
    done = bool(values) if arity is None else not missing
    return partial.applied((), span) if done else partial


def _pattern(
    scope: Scope, node: Node, form: Form, flags: list[str], args: list[Any]
) -> Value:
    fields: dict[str, Any] = dict(form.fixed)
    rest = list(args)
    for name, kind in form.statics:
        if not rest:
            message = f"{form.name} needs {kind.value}"
            raise scope.source.fail("L004", message, node)
        fields[name] = _static(scope, kind, rest, fields)
    for flag in flags:
        if flag not in form.flags:
            known = ", ".join(form.flags) or "none"
            message = f"{form.name} has no flag {flag} (its flags: {known})"
            raise scope.source.fail("L002", message, node)
        name, value = form.flags[flag]
        fields[name] = value
    pattern = form.make(**fields, span=scope.source.span(node))
    return _complete(scope, node, pattern, form.data, rest)


def _static(scope: Scope, kind: Static, rest: list[Any], fields: dict[str, Any]) -> Any:
    """One static argument, taken from the front of the list."""
    from lift.text.elaborate import read_fun

    node = rest.pop(0)
    match kind:
        case Static.FUN1 | Static.FUN2 | Static.FUN:
            return read_fun(scope, node, _ARITY[kind])
        case Static.SIZE:
            return scope.size(node)
        case Static.INT:
            return _integer(scope, node)
        case Static.BOUNDARY:
            return _boundary(scope, node)
        case Static.INDEX:
            return _index_fun(scope, node, rest)
        case Static.LENGTHS:
            return _lengths(scope, node, fields["parts"])


def _integer(scope: Scope, node: Any) -> int:
    number = scope.size(node).constant
    if number is None:
        raise scope.source.fail("L114", "a number is needed here", node)
    return number


def _boundary(scope: Scope, node: Any) -> p.Boundary:
    text = scope.source.slice(node)
    found = next((b for b in p.Boundary if b.value == text), None)
    if found is None:
        message = f"there is no boundary called {text}"
        remedy = "use clamp, mirror or wrap; padConstant takes a value"
        raise scope.source.fail("L002", message, node, remedy)
    return found


def _index_fun(scope: Scope, node: Any, rest: list[Any]) -> p.IndexFun:
    """`reverse`, `stride(s)`, or two lambdas: the function and its inverse."""
    if node.data == "name" and node.children[0] == "reverse":
        return reverse()
    if node.data == "apply" and scope.source.slice(node.children[0]) == "stride":
        return stride(scope.size(node.children[1]))
    if node.data != "lambda" or not rest or rest[0].data != "lambda":
        message = "an index function is needed here"
        remedy = (
            r"write reverse, stride(s), or \(i, n) -> ..., \(i, n) -> ... (inverse)"
        )
        raise scope.source.fail("L005", message, node, remedy)
    index, length, forward = _index_body(scope, node)
    other_index, other_length, inverse = _index_body(scope, rest.pop(0))
    renamed = substitute(
        inverse,
        {of_atom(other_index): of_atom(index), of_atom(other_length): of_atom(length)},
    )
    return p.IndexFun("index", index, length, forward, renamed)


def _index_body(scope: Scope, node: Any) -> tuple[Variable, Variable, Size]:
    names = _names(scope, node, 2)
    index = position(names[0])
    length = sole_atom(dimension(names[1], 0))
    assert isinstance(length, Variable)
    inner = scope.with_sizes({names[0]: of_atom(index), names[1]: of_atom(length)})
    return index, length, inner.size(node.children[2])


def _lengths(scope: Scope, node: Any, parts: Size) -> p.SizeFun:
    if node.data != "lambda":
        remedy = r"write \i -> followed by a size"
        message = "the length of each part is needed"
        raise scope.source.fail("L005", message, node, remedy)
    (name,) = _names(scope, node, 1)
    index = position(name, parts)
    inner = scope.with_sizes({name: of_atom(index)})
    return p.SizeFun(index, inner.size(node.children[2]))


def _names(scope: Scope, node: Any, count: int) -> list[str]:
    place, binders, _ = node.children
    found = [] if binders is None else list(binders.children)
    names = [str(b if isinstance(b, Token) else b.children[0]) for b in found]
    if place is not None or len(names) != count:
        raise scope.source.fail("L004", f"a function of {count} sizes is needed", node)
    return names


# Operators with a static argument, and compositions -----------------------------------


def _typed_op(name: str) -> _Reader:
    def read(scope: Scope, node: Node, args: list[Any]) -> Value:
        if not args:
            raise scope.source.fail("L004", f"{name} needs a type", node)
        target = scalar(scope, args[0])
        return _complete(scope, node, Op(name, target), 1, args[1:])

    return read


def _numbered_op(name: str) -> _Reader:
    def read(scope: Scope, node: Node, args: list[Any]) -> Value:
        if not args:
            raise scope.source.fail("L004", f"{name} needs a number", node)
        op = Op(name, None, _integer(scope, args[0]))
        return _complete(scope, node, op, 1, args[1:])

    return read


def _nat(scope: Scope, node: Node, args: list[Any]) -> Value:
    if len(args) not in (1, 2):
        raise scope.source.fail("L004", "nat takes a size and perhaps a type", node)
    target = scalar(scope, args[1]) if len(args) == 2 else SCALARS["i64"]
    return NatValue(scope.size(args[0]), target, scope.source.span(node))


def _many_dimensions(
    scope: Scope, node: Node, what: str, rank: int, args: list[Any]
) -> Value:
    """slide2D(size, step), pad2D(left, right, boundary) and their 3-D versions."""
    from lift.text.elaborate import read_expr

    count = 2 if what == "slide" else 3
    if len(args) < count:
        message = f"{what}{rank}D takes {count} arguments and an array"
        raise scope.source.fail("L004", message, node)
    pair = (scope.size(args[0]), scope.size(args[1]))
    if what == "slide":
        stages = slide_stages((pair,) * rank)
    else:
        stages = pad_stages((pair,) * rank, _boundary(scope, args[2]))
    span = scope.source.span(node)
    chain = Chain(tuple(Partial(stage, (), 1, span) for stage in stages), span)
    values = tuple(read_expr(scope, arg) for arg in args[count:])
    return chain.applied(values, span) if values else chain


_SPECIAL: dict[str, _Reader] = {
    "nat": _nat,
    "cast": _typed_op("cast"),
    "bitcast": _typed_op("bitcast"),
    "splat": _numbered_op("splat"),
    "lane": _numbered_op("lane"),
}
