"""Programs from text.

Consumes the text of a `.lift` file; produces an untyped program whose terms know their
places, or raises LiftError with a located diagnostic.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from lark import Lark, Token
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedToken

from lift.diagnostics import LiftError, Span, error
from lift.sizes import ONE, ZERO, Size
from lift.terms.core import Param, UserFun
from lift.terms.program import Destination, Fact, Mode, Parameter, Program, Relation
from lift.text.elaborate import read_expr
from lift.text.facts import size_variables
from lift.text.source import Scope, Source
from lift.text.types import read_type
from lift.types import ArrayType, DataType

_GRAMMAR = Path(__file__).with_name("grammar.lark")


def _unquoted(token: Token) -> Token:
    return token.update(value=str(token).strip("`"))


@cache
def _parser() -> Lark:
    return Lark(
        _GRAMMAR.read_text(encoding="utf-8"),
        parser="lalr",
        start="module",
        propagate_positions=True,
        lexer_callbacks={"NAME": _unquoted},
        maybe_placeholders=True,
    )


def parse_program(text: str, file: str = "<lift>") -> Program:
    """The program in the text, not yet typed."""
    try:
        tree = _parser().parse(text)
    except (UnexpectedToken, UnexpectedCharacters, UnexpectedEOF) as problem:
        raise _syntax_error(problem, text, file) from None
    source = Source(text, file)
    *functions, program = tree.children
    known: dict[str, UserFun] = {}
    for node in functions:
        fun = _function(Scope(source, functions=known), node)
        if fun.name in known:
            raise source.fail("L003", f"{fun.name} is defined twice", _child(node, 0))
        known[fun.name] = fun
    return _program(Scope(source, functions=known), program)


def _child(node: Any, number: int) -> Any:
    return node.children[number]


def _syntax_error(
    problem: UnexpectedToken | UnexpectedCharacters | UnexpectedEOF,
    text: str,
    file: str,
) -> LiftError:
    at_end = isinstance(problem, UnexpectedToken) and problem.token.type == "$END"
    if isinstance(problem, UnexpectedEOF) or at_end:
        last = text.splitlines() or [""]
        place = Span(len(last), len(last[-1]) + 1, len(last), len(last[-1]) + 2, file)
        return error("L001", "the text ends too early", place)
    line, column = problem.line, problem.column
    if isinstance(problem, UnexpectedToken):
        token = problem.token
        message = f"{str(token)!r} is not expected here"
        width = len(token)
    else:
        message, width = f"{problem.char!r} is not expected here", 1
    return error("L001", message, Span(line, column, line, column + width, file))


def _function(scope: Scope, node: Any) -> UserFun:
    name, *rest = node.children
    *typed, result, body = [part for part in rest if part is not None]
    params = tuple(
        Param(
            str(_child(item, 0)),
            read_type(scope, _child(item, 1)),
            scope.source.span(item),
        )
        for item in typed
    )
    inner = scope.with_values({param.name: param for param in params})
    return UserFun(
        str(name),
        params,
        read_type(scope, result),
        read_expr(inner, body),
        scope.source.span(name),
    )


def _program(scope: Scope, node: Any) -> Program:
    parts = {str(c.data): c for c in node.children if hasattr(c, "data")}
    flags, name = node.children[:2]
    body = node.children[-1]
    names = parts["sizes"].children if "sizes" in parts else []
    where = parts["where"].children if "where" in parts else []
    variables, sizes = size_variables(scope.source, names, where)
    scope = scope.with_sizes(sizes)
    facts = tuple(_fact(scope, item) for item in where)
    params = tuple(
        _parameter(scope, c)
        for c in node.children
        if hasattr(c, "data") and c.data == "parameter"
    )
    values = {q.name: Param(q.name, q.type, q.span) for q in params}
    declared = _declared_result(scope, node)
    into = parts["into"].children if "into" in parts else []
    return Program(
        name=str(name),
        sizes=variables,
        facts=facts,
        params=params,
        body=read_expr(scope.with_values(values), body),
        result=declared,
        destinations=tuple(_destination(scope, params, item) for item in into),
        functions=tuple(scope.functions.values()),
        relaxed=_relaxed(scope, flags),
        span=scope.source.span(name),
    )


def _relaxed(scope: Scope, flags: Any) -> bool:
    for flag in flags.children if flags is not None else ():
        if flag != "relaxed":
            message = f"a program has no flag {flag} (its flags: relaxed)"
            raise scope.source.fail("L002", message, flag)
    return flags is not None


def _declared_result(scope: Scope, node: Any) -> DataType | None:
    for child in node.children[:-1]:
        if hasattr(child, "data") and str(child.data).endswith("_type"):
            return read_type(scope, child)
    return None


def _parameter(scope: Scope, node: Any) -> Parameter:
    mode, name, data = node.children
    chosen = Mode.IN if mode is None else Mode.INOUT
    return Parameter(str(name), read_type(scope, data), chosen, scope.source.span(name))


def _fact(scope: Scope, node: Any) -> Fact:
    left, relation, right = node.children
    return Fact(scope.size(left), Relation(str(relation)), scope.size(right))


def _destination(
    scope: Scope, params: tuple[Parameter, ...], node: Any
) -> Destination | None:
    name, *rest = node.children
    layout = [part for part in rest if part is not None]
    if name == "_":
        return None
    span = scope.source.span(node)
    if layout:
        offset, *strides = (scope.size(part) for part in layout)
        return Destination(str(name), offset, tuple(strides), span)
    found = next((q for q in params if q.name == name), None)
    data = None if found is None else found.type
    return Destination(str(name), ZERO, row_major(data), span)


def row_major(data: DataType | None) -> tuple[Size, ...]:
    """The strides of a contiguous array."""
    if not isinstance(data, ArrayType):
        return ()
    inner = row_major(data.element)
    step = ONE
    if isinstance(data.element, ArrayType):
        step = inner[0] * data.element.size
    return (step, *inner)
