"""Reading sizes as text: the inverse of `text.print_size`.

Consumes a string and the meaning of its names; produces a size. Unknown names become
problem sizes (`dimension`) unless the scope says otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NoReturn

from lift.sizes.build import (
    conditional,
    dimension,
    exact_div,
    lookup,
    maximum,
    minimum,
    power,
    variable,
)
from lift.sizes.sums import summation
from lift.sizes.terms import ZERO, Size, constant, size

_TOKEN = re.compile(r"\s*(?:(\d+)|([A-Za-z_$][\w$']*)|(/\^|<=|[-+*/%^()\[\],<]))")
_KEYWORDS = frozenset({"if", "then", "else"})


class SizeSyntaxError(ValueError):
    """The text is not a size; `position` is the offset of the first wrong token."""

    def __init__(self, message: str, position: int) -> None:
        super().__init__(f"{message} at column {position + 1}")
        self.position = position


Scope = Mapping[str, Size] | Callable[[str], Size]


def parse_size(text: str, scope: Scope | None = None) -> Size:
    """The size that the text denotes, simplified."""
    parser = _Parser(text, scope)
    result = parser.choice()
    parser.expect("")
    return result


class _Parser:
    """Recursive descent over the token list; one method for each strength."""

    __slots__ = ("at", "bound", "names", "scope", "tokens")

    def __init__(self, text: str, scope: Scope | None) -> None:
        self.tokens = _tokens(text)
        self.at = 0
        self.scope = scope
        self.names: dict[str, Size] = {}
        self.bound: dict[str, Size] = {}

    def peek(self) -> str:
        return self.tokens[self.at][0]

    def take(self) -> str:
        token = self.tokens[self.at][0]
        self.at += 1
        return token

    def expect(self, token: str) -> None:
        if self.peek() != token:
            wanted = f"'{token}'" if token else "the end"
            self.fail(f"expected {wanted}, found '{self.peek() or 'the end'}'")
        if token:
            self.at += 1

    def fail(self, message: str) -> NoReturn:
        raise SizeSyntaxError(message, self.tokens[self.at][1])

    def choice(self) -> Size:
        if self.peek() != "if":
            return self.sum()
        self.take()
        left = self.sum()
        self.expect("<")
        right = self.sum()
        self.expect("then")
        then = self.choice()
        self.expect("else")
        return conditional(left, right, then, self.choice())

    def sum(self) -> Size:
        total = self.product()
        while self.peek() in ("+", "-"):
            if self.take() == "+":
                total = total + self.product()
            else:
                total = total - self.product()
        return total

    def product(self) -> Size:
        if self.peek() == "-":
            self.take()
            return -self.product()
        value = self.power()
        while self.peek() in ("*", "/", "%", "/^"):
            operator = self.take()
            start = self.at
            right = self.power()
            if operator == "*":
                value = value * right
            elif right is ZERO:
                self.at = start
                self.fail("division by 0")
            elif operator == "/":
                value = value // right
            elif operator == "%":
                value = value % right
            else:
                value = exact_div(value, right)
        return value

    def power(self) -> Size:
        base = self.atom()
        if self.peek() != "^":
            return base
        self.take()
        exponent = self.atom()
        if (number := exponent.constant) is not None and number >= 0:
            return base**number
        if (number := base.constant) is not None and number >= 2:
            return power(number, exponent)
        self.fail("a power needs a constant exponent or a constant base of at least 2")

    def atom(self) -> Size:
        token = self.take()
        if token == "(":
            value = self.choice()
            self.expect(")")
            return value
        if token.isdigit():
            return constant(int(token))
        if not token or not (token[0].isalpha() or token[0] in "_$"):
            self.at -= 1
            self.fail(f"expected a size, found '{token or 'the end'}'")
        if token in _KEYWORDS:
            self.at -= 1
            self.fail(f"'{token}' is not a size")
        return self.named(token)

    def named(self, name: str) -> Size:
        if self.peek() == "[":
            indices = []
            while self.peek() == "[":
                self.take()
                indices.append(self.choice())
                self.expect("]")
            return lookup(name, *indices)
        if self.peek() != "(":
            return self.resolve(name)
        self.take()
        if name == "sum":
            return self.summation()
        arguments = [self.choice()]
        while self.peek() == ",":
            self.take()
            arguments.append(self.choice())
        self.expect(")")
        if name in ("min", "max"):
            return (minimum if name == "min" else maximum)(*arguments)
        inside = ", ".join(map(str, arguments))
        return self.resolve(f"{name}({inside})")

    def summation(self) -> Size:
        low: Size = ZERO
        start = self.at
        if self._is_lower_bound():
            low = self.sum()
            self.expect("<=")
        index = self.take()
        if not index or not (index[0].isalpha() or index[0] == "_"):
            self.at = start
            self.fail("a sum needs an index: sum(i < n, ...)")
        self.expect("<")
        high = self.sum()
        self.expect(",")
        before = self.bound.get(index)
        bound = variable(f"{index}'{len(self.bound)}", low, None)
        self.bound[index] = bound
        body = self.choice()
        if before is None:
            del self.bound[index]
        else:
            self.bound[index] = before
        self.expect(")")
        return summation(bound, low, high, body)

    def _is_lower_bound(self) -> bool:
        """Whether `<=` comes before the comma of this sum."""
        level = 0
        for token, _ in self.tokens[self.at :]:
            if token in ("(", "["):
                level += 1
            elif token in (")", "]"):
                level -= 1
            if level == 0 and token in ("<=", ","):
                return token == "<="
        return False

    def resolve(self, name: str) -> Size:
        if name in self.bound:
            return self.bound[name]
        if name not in self.names:
            self.names[name] = self._lookup_name(name)
        return self.names[name]

    def _lookup_name(self, name: str) -> Size:
        scope = self.scope
        if scope is None:
            return dimension(name)
        if callable(scope):
            return size(scope(name))
        found = scope.get(name)
        if found is None:
            self.at -= 1
            self.fail(f"unknown size '{name}'")
        return found


def _tokens(text: str) -> list[tuple[str, int]]:
    tokens: list[tuple[str, int]] = []
    at = 0
    end = len(text.rstrip())
    while at < end:
        found = _TOKEN.match(text, at)
        if found is None:
            rest = text[at:].lstrip()
            position = len(text) - len(rest)
            raise SizeSyntaxError(f"'{rest[0]}' is no part of a size", position)
        token = found.group(found.lastindex or 0)
        tokens.append((token, found.end() - len(token)))
        at = found.end()
    return [*tokens, ("", end)]
