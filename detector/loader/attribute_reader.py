"""Attributes from tokens.

Consumes a cursor at attributes of a parameter, result, call or group. Produces
`Attributes`, shared between equal sequences. Must not know what an attribute means:
whatever is not the begin of a value or a type is taken as an attribute.
"""

from __future__ import annotations

from types import MappingProxyType

from detector.loader.tokens import Cursor, UnreadableIR, plain_string, tokenize
from detector.model.attributes import NO_ATTRIBUTES, Attributes

# Words with which a constant begins; any other word between a type and its value is
# an attribute.
VALUE_WORDS = frozenset(
    (
        "true",
        "false",
        "null",
        "undef",
        "poison",
        "zeroinitializer",
        "none",
        "splat",
        "blockaddress",
        "dso_local_equivalent",
        "no_cfi",
        "asm",
        "ptrauth",
        "getelementptr",
        "ptrtoint",
        "ptrtoaddr",
        "inttoptr",
        "bitcast",
        "addrspacecast",
        "trunc",
        "add",
        "sub",
        "mul",
        "xor",
        # Up to LLVM 19.
        "shl",
    )
)
# The word that ends an invoke's or callbr's attributes.
_AFTER_CALL = "to"
# Attributes whose value follows as a bare number.
_SPACED = frozenset(("align", "alignstack"))


def text_of(tokens: list[str]) -> str:
    """Tokens joined the way LLVM spaces them, near enough for reading."""
    text = ""
    for token in tokens:
        glue = "" if not text or text[-1] in "( " or token in ",):(" else " "
        text += glue + token
    return text


class AttributeReader:
    """Reads attributes; knows the module's attribute groups."""

    def __init__(self) -> None:
        self._groups: dict[str, str] = {}
        self._read_groups: dict[str, Attributes] = {}
        self._shared: dict[tuple[str, ...], Attributes] = {}

    def declare(self, token: str, body: str) -> None:
        """An `attributes #N = { ... }` line, given as the text between braces."""
        self._groups[token] = body

    def group(self, token: str) -> Attributes:
        """The attributes of `#N`."""
        found = self._read_groups.get(token)
        if found is None:
            cursor = Cursor(tokenize(self._groups.get(token, "")))
            found = self._read_groups[token] = self.sequence(cursor)
        return found

    def before_value(self, cursor: Cursor) -> Attributes:
        """The attributes between a parameter's type and its value or name."""
        token = cursor.tokens[cursor.index]
        if not token[:1].isalpha() or token in VALUE_WORDS:
            return NO_ATTRIBUTES if token[:1] != '"' else self.sequence(cursor)
        return self.sequence(cursor)

    def sequence(self, cursor: Cursor) -> Attributes:
        """All attributes from here on, until something else begins."""
        start = cursor.index
        items: dict[str, str | None] = {}
        while self._one(cursor, items):
            pass
        if not items:
            return NO_ATTRIBUTES
        key = tuple(cursor.tokens[start : cursor.index])
        found = self._shared.get(key)
        if found is None:
            found = self._shared[key] = Attributes(MappingProxyType(items))
        return found

    def single(self, cursor: Cursor) -> dict[str, str | None]:
        """One attribute or group, which must be there."""
        items: dict[str, str | None] = {}
        if not self._one(cursor, items):
            raise UnreadableIR(f"expected an attribute, found {cursor.peek!r}")
        return items

    def share(self, items: dict[str, str | None]) -> Attributes:
        """These attributes as a frozen object."""
        return Attributes(MappingProxyType(items)) if items else NO_ATTRIBUTES

    def _one(self, cursor: Cursor, items: dict[str, str | None]) -> bool:
        token = cursor.peek
        if token[:1] == "#" and token[1:].isdigit():
            cursor.index += 1
            items.update(self.group(token).items)
            return True
        if token[:1] == '"':
            cursor.index += 1
            value = plain_string(cursor.next()) if cursor.accept("=") else None
            items[plain_string(token)] = value
            return True
        if not token[:1].isalpha() or token in VALUE_WORDS or token[:2] == 'c"':
            return False
        if token == _AFTER_CALL:
            return False
        cursor.index += 1
        if token in _SPACED and (cursor.peek.isdigit() or cursor.accept("=")):
            items[token] = cursor.next()
        elif cursor.peek == "(":
            items[token] = text_of(cursor.enclosed())
        else:
            items[token] = None
        return True
