"""LLVM's canonical text, line by line, as tokens.

Consumes one line as LLVM prints it. Produces a list of token strings that ends with
an empty one, so that a reader may look ahead without checking. Must not know grammar.
"""

from __future__ import annotations

import re


class UnreadableIR(ValueError):
    """The text is not what this reader knows; the loader makes a diagnostic of it."""


# LLVM escapes quotes inside strings as \22, so a string ends at the first quote.
# The commonest come first: this expression is what reading a module waits for.
_TOKEN = re.compile(
    r'[%@$](?:[-\w.$]+|"[^"]*")'  # names
    r"|,"
    r'|c?"[^"]*"'  # strings, character arrays
    r"|[A-Za-z_.][-\w.$]*"  # words, ...
    r"|[-+]?\d+(?:\.\d*(?:[eE][-+]?\d+)?|x[KLMHR]?[0-9A-Fa-f]+)?"
    r'|![-\w.$\\]*(?:"[^"]*")?'  # metadata names, numbers, strings, or a lone !
    r"|#\w+"  # attribute groups, debug records
    r"|\S",
    re.ASCII,
)
_COMMENT = re.compile(r'((?:[^";]|"[^"]*")*);')
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2}|\\)")
# A name, or the number of what has none.
_PLAIN = re.compile(r"[-a-zA-Z._][-a-zA-Z._0-9]*|[0-9]+")
_PRINTED = {byte: chr(byte) for byte in range(0x20, 0x7F)} | {
    0x22: "\\22",
    0x5C: "\\\\",
}


def tokenize(line: str) -> list[str]:
    """The tokens of a line without its comment, and an empty one at the end."""
    if ";" in line and (found := _COMMENT.match(line)):
        line = found.group(1)
    tokens = _TOKEN.findall(line)
    tokens.append("")
    return tokens


def unescape(text: str) -> str:
    r"""A quoted string's content with `\xx` resolved, bytes as UTF-8 where valid."""
    if "\\" not in text:
        return text
    return unescape_bytes(text).decode("utf-8", "surrogateescape")


def unescape_bytes(text: str) -> bytes:
    r"""A quoted string's content with `\xx` resolved, as bytes."""

    def replace(found: re.Match[str]) -> str:
        code = found.group(1)
        return "\\" if code == "\\" else chr(int(code, 16))

    if text.isascii():
        return _ESCAPE.sub(replace, text).encode("latin-1")
    raw = text.encode("utf-8", "surrogateescape").decode("latin-1")
    return _ESCAPE.sub(replace, raw).encode("latin-1")


def plain_name(token: str) -> str:
    """The name in a token like `%x`, `@"a b"` or `$c`, without sigil and quotes."""
    if token[1:2] == '"':
        return unescape(token[2:-1])
    return token[1:]


def spelled(name: str) -> str:
    """A name as LLVM prints it, without its sigil: the inverse of `plain_name`."""
    if _PLAIN.fullmatch(name):
        return name
    raw = name.encode("utf-8", "surrogateescape")
    return '"' + "".join(_PRINTED.get(byte) or f"\\{byte:02X}" for byte in raw) + '"'


def plain_string(token: str) -> str:
    """The content of a `"..."` token."""
    if token[:1] != '"':
        raise UnreadableIR(f"expected a string, found {token!r}")
    return unescape(token[1:-1])


class Cursor:
    """A place in a list of tokens; the only mutable thing while reading a line."""

    __slots__ = ("index", "tokens")

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.index = 0

    @property
    def peek(self) -> str:
        return self.tokens[self.index]

    def next(self) -> str:
        """The token here, and one step on."""
        token = self.tokens[self.index]
        self.index += 1
        return token

    def accept(self, token: str) -> bool:
        """One step on if this token is here."""
        if self.tokens[self.index] == token:
            self.index += 1
            return True
        return False

    def expect(self, token: str) -> None:
        """One step on; anything else here is not LLVM's text as we know it."""
        if self.tokens[self.index] != token:
            raise UnreadableIR(f"expected {token!r}, found {self.peek!r}")
        self.index += 1

    def number(self) -> int:
        """An integer token, and one step on."""
        return int(self.next())

    def enclosed(self) -> list[str]:
        """The tokens inside the parentheses that open here, and behind them."""
        self.expect("(")
        start, depth = self.index, 1
        while depth:
            token = self.next()
            if token in "([{<":
                if not token:
                    raise UnreadableIR("a parenthesis is not closed")
                depth += 1
            elif token in ")]}>":
                depth -= 1
        return self.tokens[start : self.index - 1]
