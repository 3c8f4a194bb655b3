"""Constants with their values.

Consumes types. Produces identity-compared objects: the loader makes one object per
distinct constant of a module, so `is` tells whether two constants are the same.
Must not know functions' bodies.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING

from detector.model.types import FloatType, IntType, Type

if TYPE_CHECKING:
    from detector.model.code import Block
    from detector.model.globals import Function
    from detector.model.values import Constant


@dataclass(frozen=True, slots=True, eq=False)
class ConstantInt:
    """An integer; `value` is signed, but an `i1` is 0 or 1."""

    type: IntType
    value: int

    @property
    def unsigned(self) -> int:
        return self.value & ((1 << self.type.bits) - 1)

    @property
    def signed(self) -> int:
        bits = self.type.bits
        return self.unsigned - ((self.unsigned >> (bits - 1)) << bits)


@dataclass(frozen=True, slots=True, eq=False)
class ConstantFloat:
    """A floating-point number as the exact bits of its own format."""

    type: FloatType
    bits: int

    @property
    def value(self) -> float:
        """The number; formats wider than double are rounded to nearest."""
        return float_value(self.type.kind, self.bits)

    @property
    def is_negative_zero(self) -> bool:
        return self.bits == 1 << (self.type.bits - 1)


@dataclass(frozen=True, slots=True, eq=False)
class ConstantNull:
    """The null pointer."""

    type: Type


@dataclass(frozen=True, slots=True, eq=False)
class ConstantUndef:
    """`undef`: each use may see another value."""

    type: Type


@dataclass(frozen=True, slots=True, eq=False)
class ConstantPoison:
    """`poison`: the result of an operation whose promise was broken."""

    type: Type


@dataclass(frozen=True, slots=True, eq=False)
class ConstantZero:
    """`zeroinitializer` of an array, struct or vector (also `none` of a token)."""

    type: Type


@dataclass(frozen=True, slots=True, eq=False)
class ConstantAggregate:
    """An array, struct or vector, element by element."""

    type: Type
    elements: tuple[Constant, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ConstantSplat:
    """A vector all of whose elements are the same."""

    type: Type
    element: Constant


@dataclass(frozen=True, slots=True, eq=False)
class ConstantBytes:
    """An array of i8 written as a string."""

    type: Type
    data: bytes


@dataclass(frozen=True, slots=True, eq=False)
class ConstantExpression:
    """An operation on constants, e.g. an address inside a global."""

    type: Type
    opcode: str
    operands: tuple[Constant, ...]
    flags: frozenset[str] = frozenset()
    element_type: Type | None = None


@dataclass(frozen=True, slots=True, eq=False)
class BlockAddress:
    """The address of a block; None if the block is of a declaration or unknown."""

    type: Type
    function: Function
    block: Block | None


@dataclass(frozen=True, slots=True, eq=False)
class InlineAsm:
    """Assembly as a callee."""

    type: Type
    assembly: str
    constraints: str
    flags: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, eq=False)
class MetadataOperand:
    """Metadata as an operand of an intrinsic call, kept as text."""

    type: Type
    text: str


_STRUCT_CODES = {"half": (">H", ">e"), "float": (">I", ">f"), "double": (">Q", ">d")}
# kind -> (exponent bits, fraction bits, whether the leading 1 is stored)
_WIDE = {"x86_fp80": (15, 64, True), "fp128": (15, 112, False)}


def float_value(kind: str, bits: int) -> float:
    """The number that these bits mean in the format `kind`."""
    if kind in _STRUCT_CODES:
        raw, code = _STRUCT_CODES[kind]
        return float(struct.unpack(code, struct.pack(raw, bits))[0])
    if kind == "bfloat":
        return float_value("float", bits << 16)
    if kind == "ppc_fp128":
        # LLVM stores the high double in the low half of the bits.
        low, high = bits & ((1 << 64) - 1), bits >> 64
        return float_value("double", low) + float_value("double", high)
    return _wide_value(*_WIDE[kind], bits)


def _wide_value(
    exponent_bits: int, fraction_bits: int, stored: bool, bits: int
) -> float:
    sign = -1.0 if bits >> (exponent_bits + fraction_bits) else 1.0
    exponent = (bits >> fraction_bits) & ((1 << exponent_bits) - 1)
    fraction = bits & ((1 << fraction_bits) - 1)
    digits = fraction_bits - 1 if stored else fraction_bits
    if exponent == (1 << exponent_bits) - 1:
        return sign * (float("nan") if fraction & ((1 << digits) - 1) else float("inf"))
    if exponent and not stored:
        fraction |= 1 << fraction_bits
    power = max(exponent, 1) - (1 << (exponent_bits - 1)) + 1 - digits
    if power >= 0:
        scaled = fraction << power
        return sign * (float(scaled) if scaled.bit_length() <= 1024 else float("inf"))
    # Python divides integers with correct rounding, also into subnormals.
    return sign * (fraction / (1 << -power))
