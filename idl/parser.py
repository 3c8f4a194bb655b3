"""Text to syntax tree.

Consumes the text of one file, produces `idl.ast.File` or an `IdlError` with every
syntax error of the file.  Knows nothing of what names refer to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeGuard

from lark import Token, Tree
from lark.exceptions import UnexpectedInput

from idl.ast import (
    AtomNode,
    Bind,
    CollectNode,
    Comment,
    Conjunction,
    Constraint,
    Disjunction,
    Every,
    Expr,
    File,
    If,
    Include,
    Index,
    Inherit,
    Item,
    Member,
    Node,
    Placement,
    Range,
    Ref,
    Repeat,
    Slot,
    Step,
)
from idl.rules import ALTERNATIVES, parser
from idl.source import Diagnostic, IdlError, Severity, Span
from idl.syntax_errors import explain

_TOP = re.compile(r"^[ \t]*(?:Export|Constraint|Include)\b", re.MULTILINE)
_DEEPEST = 100
"""Nesting of formulae or tuples beyond which a file is refused, not recursed into."""

_Tree = Tree[Token]
_Child = _Tree | Token | None


def parse(text: str, name: str = "<text>") -> File:
    """The syntax tree of a file; raises `IdlError` with all its syntax errors."""
    errors: list[Diagnostic] = []
    start = 0
    while True:
        # Everything before `start` is replaced by blanks, so that places stay right.
        rest = re.sub(r"[^\n]", " ", text[:start]) + text[start:]
        try:
            tree = parser().parse(rest)
        except UnexpectedInput as error:
            errors.append(explain(error, text, name))
            at = error.pos_in_stream
            again = _TOP.search(text, max(start + 1, at or 0))
            if again is None or len(errors) >= 20:
                raise IdlError(errors) from None
            start = again.start()
            continue
        if errors:
            raise IdlError(errors)
        return _Builder(name).file(tree, text)


def _is_tree(child: _Child) -> TypeGuard[_Tree]:
    return isinstance(child, Tree)


class _Builder:
    """Turns lark's trees into ours; `name` goes into every span."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.depth = 0

    @contextmanager
    def deeper(self, tree: _Tree) -> Iterator[None]:
        """One level further down; too many are an error and no stack overflow."""
        self.depth += 1
        if self.depth > _DEEPEST:
            message = f"nested more than {_DEEPEST} levels deep"
            wrong = Diagnostic("too-deep", Severity.ERROR, message, self.span(tree))
            raise IdlError([wrong])
        yield
        self.depth -= 1

    def file(self, tree: _Tree, text: str) -> File:
        items = tuple(self.item(child) for child in tree.children if _is_tree(child))
        return File(self.name, items, comments_of(text, self.name))

    def span(self, tree: _Child) -> Span:
        at = tree.meta if isinstance(tree, Tree) else tree
        assert at is not None
        line, column = at.line or 1, at.column or 1
        return Span(self.name, line, column, at.end_line or line, at.end_column or 1)

    def item(self, tree: _Tree) -> Item:
        if tree.data == "include":
            (path,) = tree.children
            return Include(str(path).strip('"<>'), self.span(tree))
        export, name, body = tree.children
        return Constraint(
            str(name),
            self.node(body),
            export is not None,
            self.span(tree),
            self.span(name),
        )

    def node(self, tree: _Child) -> Node:
        assert isinstance(tree, Tree)
        if tree.data.startswith("atom_"):
            return self.atom(tree)
        with self.deeper(tree):
            return self.composed(tree)

    def composed(self, tree: _Tree) -> Node:
        span, kids = self.span(tree), tree.children
        match tree.data:
            case "conjunction":
                return Conjunction(tuple(map(self.node, kids)), span)
            case "disjunction":
                return Disjunction(tuple(map(self.node, kids)), span)
            case "inherit":
                return self.inherit(tree)
            case "for_all" | "for_some":
                body, index, low, high, placement = kids
                return Repeat(
                    tree.data == "for_all",
                    self.node(body),
                    str(index),
                    self.expr(low),
                    self.expr(high),
                    self.placement(placement),
                    span,
                )
            case "for_bind":
                body, index, value, placement = kids
                return Bind(
                    self.node(body),
                    str(index),
                    self.expr(value),
                    False,
                    self.placement(placement),
                    span,
                )
            case "for_default":
                body, index, value = kids
                return Bind(
                    self.node(body), str(index), self.expr(value), True, span=span
                )
            case "choice":
                left, right, then, other = kids
                return If(
                    self.expr(left),
                    self.expr(right),
                    self.node(then),
                    self.node(other),
                    span,
                )
            case "collect":
                index, bound, body = kids
                number = None if bound is None else int(str(bound))
                return CollectNode(str(index), number, self.node(body), span)
            case other:
                raise AssertionError(f"no such rule: {other}")

    def atom(self, tree: _Tree) -> AtomNode:
        alternative = ALTERNATIVES[int(tree.data.removeprefix("atom_"))]
        words = iter(str(kid) for kid in tree.children if isinstance(kid, Token))
        params = tuple(
            next(words) if word is None else word for word in alternative.params
        )
        slots = tuple(self.slot(kid) for kid in tree.children if _is_tree(kid))
        return AtomNode(alternative.spec, params, slots, self.span(tree))

    def inherit(self, tree: _Tree) -> Inherit:
        name, arguments, placement = tree.children
        given = None
        if _is_tree(arguments):
            given = tuple(map(self.argument, arguments.children))
        return Inherit(
            str(name),
            given,
            self.placement(placement),
            self.span(tree),
            self.span(name),
        )

    def argument(self, tree: _Child) -> tuple[str, Expr]:
        assert isinstance(tree, Tree)
        name, value = tree.children
        return str(name), self.expr(value)

    def placement(self, tree: _Child) -> Placement:
        assert isinstance(tree, Tree)
        renames, prefix = tree.children
        pairs = renames.children if _is_tree(renames) else []
        return Placement(
            tuple(
                (self.slot(pair.children[0]), self.slot(pair.children[1]))
                for pair in pairs
                if _is_tree(pair)
            ),
            None if prefix is None else self.slot(prefix),
        )

    def slot(self, tree: _Child) -> Slot:
        assert isinstance(tree, Tree)
        with self.deeper(tree):
            return Slot(tuple(map(self.ref, tree.children)), self.span(tree))

    def ref(self, tree: _Child) -> Ref:
        span = self.span(tree)
        steps: list[Step] = []
        while True:
            assert isinstance(tree, Tree)
            inner, *rest = tree.children
            match tree.data:
                case "base":
                    return Ref(str(inner), tuple(reversed(steps)), span)
                case "nested":
                    return Ref(self.slot(inner), tuple(reversed(steps)), span)
                case "member":
                    steps.append(Member(str(rest[0])))
                case "index":
                    steps.append(Index(self.expr(rest[0])))
                case "range":
                    steps.append(Range(self.expr(rest[0]), self.expr(rest[1])))
                case _:
                    steps.append(Every())
            tree = inner

    def expr(self, tree: _Child) -> Expr:
        assert isinstance(tree, Tree)
        terms: list[tuple[int, str | int]] = []
        sign = 1
        for token in tree.children:
            assert isinstance(token, Token)
            match token.type:
                case "SIGN":
                    sign = 1 if token == "+" else -1
                case "INT":
                    terms.append((sign, int(token)))
                case _:
                    terms.append((sign, str(token)))
        return Expr(tuple(terms), self.span(tree))


def comments_of(text: str, name: str) -> tuple[Comment, ...]:
    """Every comment of a text; there is nothing else in which a # could stand."""
    found = []
    for number, line in enumerate(text.split("\n"), start=1):
        at = line.find("#")
        if at >= 0:
            body = line[at:].rstrip()
            span = Span(name, number, at + 1, number, at + 1 + len(body))
            # Behind an opening parenthesis it speaks of what comes next, too.
            found.append(Comment(body, not line[:at].strip(" \t("), span))
    return tuple(found)
