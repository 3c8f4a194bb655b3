"""Places in the text: spans of parse trees, and sizes read from the text itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from lark import Token, Tree

from lift.diagnostics import LiftError, Span, error
from lift.sizes import Size, SizeSyntaxError, parse_size
from lift.terms.core import Expr, UserFun

Node = Tree[Token] | Token


@dataclass(frozen=True, slots=True)
class Source:
    """A text and its name."""

    text: str
    file: str = "<lift>"

    def span(self, node: Node) -> Span:
        """Where the node stands."""
        meta = node if isinstance(node, Token) else node.meta
        line, column = getattr(meta, "line", 1) or 1, getattr(meta, "column", 1) or 1
        end_line = getattr(meta, "end_line", line) or line
        end_column = getattr(meta, "end_column", column) or column
        return Span(line, column, end_line, end_column, self.file)

    def slice(self, node: Node) -> str:
        """The text of the node."""
        meta = node if isinstance(node, Token) else node.meta
        start, stop = meta.start_pos, meta.end_pos
        assert start is not None
        assert stop is not None
        return self.text[start:stop]

    def fail(
        self, code: str, message: str, node: Node, remedy: str | None = None
    ) -> LiftError:
        """An error at the node."""
        return error(code, message, self.span(node), remedy=remedy)


@dataclass(frozen=True, slots=True)
class Scope:
    """What names mean: values, sizes and user functions."""

    source: Source
    sizes: Mapping[str, Size] = field(default_factory=dict)
    values: Mapping[str, Expr] = field(default_factory=dict)
    functions: Mapping[str, UserFun] = field(default_factory=dict)

    def with_values(self, values: Mapping[str, Expr]) -> Scope:
        """The scope with more values; they hide sizes of the same name."""
        sizes = {n: s for n, s in self.sizes.items() if n not in values}
        merged = {**self.values, **values}
        return Scope(self.source, sizes, merged, self.functions)

    def with_sizes(self, sizes: Mapping[str, Size]) -> Scope:
        """The scope with more sizes; they hide values of the same name."""
        values = {n: v for n, v in self.values.items() if n not in sizes}
        merged = {**self.sizes, **sizes}
        return Scope(self.source, merged, values, self.functions)

    def size(self, node: Node) -> Size:
        """The node read as a size."""

        def meaning(name: str) -> Size:
            found = self.sizes.get(name)
            if found is None:
                known = ", ".join(self.sizes) or "none"
                message = f"there is no size called {name} (there are: {known})"
                raise self.source.fail("L002", message, node)
            return found

        try:
            return parse_size(self.source.slice(node), meaning)
        except SizeSyntaxError as problem:
            raise self.source.fail("L001", f"not a size: {problem}", node) from None
        except (ValueError, ZeroDivisionError) as problem:
            raise self.source.fail("L106", f"not a size: {problem}", node) from None

    def is_size(self, node: Node) -> bool:
        """Do all names in the node stand for sizes?"""
        if isinstance(node, Token):
            return node.type == "NUMBER" or node in self.sizes
        if node.data not in ("name", "number", "infix", "prefix", "group"):
            return False
        parts = (child for child in node.children if _is_part(child))
        return all(self.is_size(child) for child in parts)


def _is_part(child: object) -> bool:
    """Leave out operators, which are tokens that stand for no value."""
    if isinstance(child, Token):
        return child.type in ("NAME", "NUMBER")
    return isinstance(child, Tree)
