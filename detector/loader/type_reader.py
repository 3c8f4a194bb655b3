"""Types from tokens.

Consumes a cursor at a type. Produces model types, one object per distinct type of the
module, so that later tables may be keyed by identity. Must not know values.
"""

from __future__ import annotations

from collections.abc import Mapping

from detector.loader.tokens import Cursor, UnreadableIR, plain_name, tokenize
from detector.model.types import (
    FLOAT_BITS,
    LABEL,
    METADATA,
    PTR,
    TOKEN,
    VOID,
    ArrayType,
    FloatType,
    FunctionType,
    IntType,
    PointerType,
    StructType,
    TargetType,
    Type,
    VectorType,
)

_KEYWORDS: dict[str, Type] = {
    "void": VOID,
    "label": LABEL,
    "metadata": METADATA,
    "token": TOKEN,
    "ptr": PTR,
    "x86_amx": TargetType("x86_amx"),
    **{kind: FloatType(kind) for kind in FLOAT_BITS},
    **{f"i{bits}": IntType(bits) for bits in (1, 8, 16, 32, 64, 128)},
}


class TypeReader:
    """Reads types; knows the module's named structs."""

    def __init__(self) -> None:
        self._simple: dict[str, Type] = dict(_KEYWORDS)
        self._interned: dict[Type, Type] = {t: t for t in _KEYWORDS.values()}
        self._bodies: dict[str, str] = {}
        self._pending: set[str] = set()

    def declare(self, token: str, body: str) -> None:
        """A named struct, given as the text after `type`; read when first used."""
        self._bodies[token] = body

    def structs(self) -> Mapping[str, StructType]:
        """All named structs by name."""
        found = {plain_name(t): self._named(t) for t in self._bodies}
        return {n: t for n, t in found.items() if isinstance(t, StructType)}

    def starts(self, token: str) -> bool:
        """Whether a type begins with this token."""
        if token in self._simple or token in ("[", "{", "<", "target"):
            return True
        return token[:1] == "%" or (token[:1] == "i" and token[1:].isdigit())

    def word(self, token: str) -> Type:
        """The type that a single token names, e.g. `i32`."""
        return self.read(Cursor([token, ""]))

    def pointer(self, tokens: list[str], start: int) -> Type:
        """The pointer type of an alloca or global whose text goes on at `start`."""
        if "addrspace" not in tokens[start:]:
            return PTR
        cursor = Cursor(tokens)
        cursor.index = tokens.index("addrspace", start)
        return self._intern(PointerType(address_space(cursor)))

    def read(self, cursor: Cursor) -> Type:
        """The type at the cursor."""
        tokens = cursor.tokens
        index = cursor.index
        token = tokens[index]
        type_ = self._simple.get(token)
        if type_ is None:
            type_ = self._intern(self._compound(cursor))
        elif type_ is PTR and tokens[index + 1] == "addrspace":
            cursor.index = index + 1
            type_ = self._intern(PointerType(address_space(cursor)))
        else:
            cursor.index = index + 1
        if tokens[cursor.index] == "(":
            return self._signature(type_, cursor)
        return type_

    def _intern(self, type_: Type) -> Type:
        return self._interned.setdefault(type_, type_)

    def _compound(self, cursor: Cursor) -> Type:
        token = cursor.next()
        match token:
            case "[":
                count = cursor.number()
                cursor.expect("x")
                array = ArrayType(count, self.read(cursor))
                cursor.expect("]")
                return array
            case "{":
                return StructType(self._fields(cursor))
            case "<":
                return self._angle(cursor)
            case "target":
                return TargetType(f"target({''.join(cursor.enclosed())})")
            case _ if token[:1] == "%":
                return self._named(token)
            case _ if token[:1] == "i" and token[1:].isdigit():
                self._simple[token] = type_ = self._intern(IntType(int(token[1:])))
                return type_
        raise UnreadableIR(f"expected a type, found {token!r}")

    def _angle(self, cursor: Cursor) -> Type:
        if cursor.accept("{"):
            packed = StructType(self._fields(cursor), packed=True)
            cursor.expect(">")
            return packed
        scalable = cursor.accept("vscale")
        if scalable:
            cursor.expect("x")
        count = cursor.number()
        cursor.expect("x")
        vector = VectorType(count, self.read(cursor), scalable)
        cursor.expect(">")
        return vector

    def _fields(self, cursor: Cursor) -> tuple[Type, ...]:
        fields: list[Type] = []
        while not cursor.accept("}"):
            fields.append(self.read(cursor))
            cursor.accept(",")
        return tuple(fields)

    def _named(self, token: str) -> Type:
        found = self._simple.get(token)
        if found is not None:
            return found
        name = plain_name(token)
        body = self._bodies.get(token)
        if body is None or token in self._pending:
            raise UnreadableIR(f"the type %{name} is not defined")
        self._pending.add(token)
        cursor = Cursor(tokenize(body))
        if cursor.peek == "opaque":
            struct: Type = StructType(name=name, opaque=True)
        else:
            inner = self.read(cursor)
            struct = (
                StructType(inner.fields, name, inner.packed)
                if isinstance(inner, StructType)
                else inner
            )
        self._simple[token] = struct = self._intern(struct)
        self._pending.discard(token)
        return struct

    def _signature(self, result: Type, cursor: Cursor) -> Type:
        cursor.expect("(")
        parameters: list[Type] = []
        variadic = False
        while not cursor.accept(")"):
            if cursor.accept("..."):
                variadic = True
            else:
                parameters.append(self.read(cursor))
            cursor.accept(",")
        return self._intern(FunctionType(result, tuple(parameters), variadic))


def address_space(cursor: Cursor) -> int:
    """The number in `addrspace(N)`; names such as "P" mean the default space."""
    cursor.expect("addrspace")
    inside = cursor.enclosed()
    return int(inside[0]) if inside and inside[0].isdigit() else 0
