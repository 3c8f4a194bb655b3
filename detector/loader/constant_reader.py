"""Constants from tokens.

Consumes a cursor at a constant of a known type. Produces model constants, one object
per distinct simple constant of the module. Must not know instructions.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from itertools import repeat

from detector.loader.tokens import (
    Cursor,
    UnreadableIR,
    plain_name,
    plain_string,
    unescape_bytes,
)
from detector.loader.type_reader import TypeReader
from detector.model.code import CASTS
from detector.model.constants import (
    BlockAddress,
    ConstantAggregate,
    ConstantBytes,
    ConstantExpression,
    ConstantFloat,
    ConstantInt,
    ConstantNull,
    ConstantPoison,
    ConstantSplat,
    ConstantUndef,
    ConstantZero,
    InlineAsm,
)
from detector.model.globals import Function
from detector.model.types import (
    PTR,
    FloatType,
    IntType,
    Type,
    VectorType,
)
from detector.model.values import Constant

_EXPRESSION_FLAGS = frozenset(("inbounds", "nuw", "nsw", "nusw", "exact"))
_CLOSERS = {"[": "]", "{": "}", "<": ">"}
_KEYWORDS: dict[str, Callable[[Type], Constant]] = {
    "null": ConstantNull,
    "undef": ConstantUndef,
    "poison": ConstantPoison,
    "zeroinitializer": ConstantZero,
    "none": ConstantZero,
}


class ConstantReader:
    """Reads constants; `globals_` maps a token like `@x` to its object."""

    def __init__(self, types: TypeReader, globals_: dict[str, Constant]) -> None:
        self.types = types
        self.globals = globals_
        # (identity of the type, token) -> constant; types are interned, so this is safe
        self.simple: dict[tuple[int, str], Constant] = {}
        # Block addresses whose function may not be read yet: (constant, block token)
        self.addresses: list[tuple[BlockAddress, str]] = []

    def typed(self, cursor: Cursor) -> Constant:
        """A type and a constant of it."""
        return self.read(self.types.read(cursor), cursor)

    def read(self, type_: Type, cursor: Cursor) -> Constant:
        """The constant of this type at the cursor."""
        token = cursor.tokens[cursor.index]
        cursor.index += 1
        found = self.simple.get((id(type_), token))
        if found is not None:
            return found
        if token[:1] == "@":
            if token not in self.globals:
                raise UnreadableIR(f"{token} is not defined")
            return self.globals[token]
        if token in _KEYWORDS:
            constant = _KEYWORDS[token](type_)
        elif isinstance(type_, IntType) and token[:1] in "-0123456789tfus":
            constant = self._integer(type_, token, cursor)
        elif isinstance(type_, FloatType) and token[:1] in "-+0123456789":
            constant = ConstantFloat(type_, float_bits(type_.kind, token))
        else:
            return self._compound(type_, token, cursor)
        if token != "trunc" and cursor.tokens[cursor.index - 1] == token:
            self.simple[id(type_), token] = constant
        return constant

    def _integer(self, type_: IntType, token: str, cursor: Cursor) -> Constant:
        if token in ("true", "false"):
            return ConstantInt(type_, int(token == "true"))
        if token[0] in "-0123456789":
            value = int(token)
        elif token[1:3] == "0x":
            value = int(token[3:], 16)
        else:
            return self._compound(type_, token, cursor)
        if type_.bits == 1:
            return ConstantInt(type_, value & 1)
        unsigned = value & ((1 << type_.bits) - 1)
        return ConstantInt(
            type_, unsigned - ((unsigned >> (type_.bits - 1)) << type_.bits)
        )

    def _compound(self, type_: Type, token: str, cursor: Cursor) -> Constant:
        match token:
            case "[" | "{":
                return self._aggregate(type_, _CLOSERS[token], cursor)
            case "<":
                if cursor.accept("{"):
                    packed = self._aggregate(type_, "}", cursor)
                    cursor.expect(">")
                    return packed
                return self._aggregate(type_, ">", cursor)
            case "splat":
                return self._splat(type_, cursor)
            case "blockaddress":
                return self._block_address(type_, cursor)
            case "dso_local_equivalent" | "no_cfi":
                inner = self.read(PTR, cursor)
                return ConstantExpression(type_, token, (inner,))
            case "ptrauth":
                return ConstantExpression(type_, token, self._operands(cursor))
            case "asm":
                return self._assembly(type_, cursor)
            case _ if token[:2] == 'c"':
                return ConstantBytes(type_, unescape_bytes(token[2:-1]))
            case _ if token[:1].isalpha():
                return self._expression(type_, token, cursor)
        raise UnreadableIR(f"expected a constant of type {type_}, found {token!r}")

    def _aggregate(self, type_: Type, closer: str, cursor: Cursor) -> Constant:
        elements: list[Constant] = []
        while not cursor.accept(closer):
            elements.append(self.typed(cursor))
            cursor.accept(",")
        return ConstantAggregate(type_, tuple(elements))

    def _splat(self, type_: Type, cursor: Cursor) -> Constant:
        cursor.expect("(")
        element = self.typed(cursor)
        cursor.expect(")")
        if isinstance(type_, VectorType) and not type_.scalable and type_.count <= 1024:
            return ConstantAggregate(type_, tuple(repeat(element, type_.count)))
        return ConstantSplat(type_, element)

    def _block_address(self, type_: Type, cursor: Cursor) -> Constant:
        cursor.expect("(")
        function = self.read(PTR, cursor)
        cursor.expect(",")
        block = cursor.next()
        cursor.expect(")")
        if not isinstance(function, Function):
            raise UnreadableIR("blockaddress of something that is no function")
        constant = BlockAddress(type_, function, None)
        self.addresses.append((constant, plain_name(block)))
        return constant

    def _assembly(self, type_: Type, cursor: Cursor) -> Constant:
        flags = set()
        while cursor.peek[:1] != '"':
            flags.add(cursor.next())
        assembly = plain_string(cursor.next())
        cursor.expect(",")
        return InlineAsm(type_, assembly, plain_string(cursor.next()), frozenset(flags))

    def _operands(self, cursor: Cursor) -> tuple[Constant, ...]:
        cursor.expect("(")
        operands: list[Constant] = []
        while not cursor.accept(")"):
            operands.append(self.typed(cursor))
            cursor.accept(",")
        return tuple(operands)

    def _expression(self, type_: Type, opcode: str, cursor: Cursor) -> Constant:
        flags: set[str] = set()
        while cursor.peek in _EXPRESSION_FLAGS or cursor.peek == "inrange":
            flag = cursor.next()
            flags.add(flag)
            if flag == "inrange" and cursor.peek == "(":
                cursor.enclosed()
        if opcode in CASTS:
            cursor.expect("(")
            operand = self.typed(cursor)
            cursor.expect("to")
            self.types.read(cursor)
            cursor.expect(")")
            return ConstantExpression(type_, opcode, (operand,), frozenset(flags))
        if opcode == "getelementptr":
            return self._gep(type_, frozenset(flags), cursor)
        operands = self._operands(cursor)
        return ConstantExpression(type_, opcode, operands, frozenset(flags))

    def _gep(self, type_: Type, flags: frozenset[str], cursor: Cursor) -> Constant:
        cursor.expect("(")
        element_type = self.types.read(cursor)
        operands: list[Constant] = []
        while not cursor.accept(")"):
            cursor.expect(",")
            cursor.accept("inrange")
            operands.append(self.typed(cursor))
        opcode = "getelementptr"
        return ConstantExpression(type_, opcode, tuple(operands), flags, element_type)


def float_bits(kind: str, token: str) -> int:
    """The bits, in the format `kind`, of a number as LLVM writes it."""
    letter = token[2:3]
    if token[:2] == "0x":
        if letter in "KHR":
            return int(token[3:], 16)
        if letter in "LM":
            # LLVM prints the low half first.
            return (int(token[19:], 16) << 64) | int(token[3:19], 16)
        wide = int(token[2:], 16)
    else:
        wide = int.from_bytes(struct.pack(">d", float(token)), "big")
    return _double_to_float(wide) if kind == "float" else wide


def _double_to_float(wide: int) -> int:
    """The same number's bits as a float; LLVM writes floats as doubles."""
    if (wide >> 52) & 0x7FF == 0x7FF:
        # By hand: a conversion by the machine would make signalling NaNs quiet.
        return (wide >> 63) << 31 | 0x7F800000 | (wide >> 29) & 0x7FFFFF
    value = struct.unpack(">d", wide.to_bytes(8, "big"))[0]
    return int.from_bytes(struct.pack(">f", value), "big")
