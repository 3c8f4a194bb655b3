"""How types lie in memory: sizes, alignments and field offsets in bytes.

Consumes the module's `target datalayout` string. Produces `DataLayout`, which
answers questions about types. Must not know values or targets by name.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import assert_never

from detector.model.types import (
    ArrayType,
    FloatType,
    FunctionType,
    IntType,
    LabelType,
    MetadataType,
    PointerType,
    StructType,
    TargetType,
    TokenType,
    Type,
    VectorType,
    VoidType,
)


class Unsized(ValueError):
    """A size was asked of a type that has none known at compile time."""


# LLVM's own defaults (LangRef, "Data Layout"), in bits: the ABI alignment only.
_INT_ALIGN = {1: 8, 8: 8, 16: 16, 32: 32, 64: 32}
_FLOAT_ALIGN = {16: 16, 32: 32, 64: 64, 128: 128}
_VECTOR_ALIGN = {64: 64, 128: 128}


def _align_up(offset: int, alignment: int) -> int:
    return -(-offset // alignment) * alignment


def _widths(part: str) -> list[int]:
    return [int(word) for word in part.split(":") if word.isdigit()]


@dataclass(frozen=True, slots=True)
class DataLayout:
    """Sizes and alignments of one target; build it with `DataLayout.parse`."""

    text: str = ""
    big_endian: bool = False
    # address space -> (size, ABI alignment, index width), in bits
    pointers: dict[int, tuple[int, int, int]] = field(
        default_factory=lambda: {0: (64, 64, 64)}
    )
    integers: dict[int, int] = field(default_factory=lambda: dict(_INT_ALIGN))
    floats: dict[int, int] = field(default_factory=lambda: dict(_FLOAT_ALIGN))
    vectors: dict[int, int] = field(default_factory=lambda: dict(_VECTOR_ALIGN))
    aggregate: int = 8
    _sizes: dict[Type, tuple[int, int]] = field(
        default_factory=dict, repr=False, compare=False
    )

    @staticmethod
    def parse(text: str) -> DataLayout:
        """The layout that a `target datalayout` string describes."""
        layout = DataLayout(text, big_endian=text.split("-")[0] == "E")
        tables = {"i": layout.integers, "f": layout.floats, "v": layout.vectors}
        aggregate = 8
        for part in text.split("-"):
            kind, numbers = part[:1], _widths(part[1:])
            if kind == "p":
                space = numbers.pop(0) if part[1:2].isdigit() else 0
                if len(numbers) >= 2:
                    index = numbers[3] if len(numbers) > 3 else numbers[0]
                    layout.pointers[space] = (numbers[0], numbers[1], index)
            elif kind in tables and len(numbers) >= 2:
                tables[kind][numbers[0]] = numbers[1]
            elif kind == "a" and numbers:
                aggregate = max(8, numbers[0])
        return DataLayout(
            text,
            layout.big_endian,
            layout.pointers,
            layout.integers,
            layout.floats,
            layout.vectors,
            aggregate,
        )

    def pointer_bits(self, address_space: int = 0) -> int:
        """The width of a pointer."""
        return self._pointer(address_space)[0]

    def index_bits(self, address_space: int = 0) -> int:
        """The width in which address arithmetic on such a pointer is done."""
        return self._pointer(address_space)[2]

    def bits(self, type_: Type) -> int:
        """The width of a value of this type, without padding after it."""
        match type_:
            case IntType(bits):
                return bits
            case FloatType():
                return type_.bits
            case PointerType(space):
                return self.pointer_bits(space)
            case VectorType(count, element, False):
                return count * self.bits(element)
            case _:
                return 8 * self.size(type_)

    def store_size(self, type_: Type) -> int:
        """The bytes that a load or store of this type touches."""
        return (self.bits(type_) + 7) // 8

    def size(self, type_: Type) -> int:
        """The bytes from one array element of this type to the next."""
        return self._measure(type_)[0]

    def align(self, type_: Type) -> int:
        """The ABI alignment in bytes."""
        return self._measure(type_)[1]

    def offset(self, struct: StructType, index: int) -> int:
        """The byte offset of a struct's field."""
        offset = 0
        for position, type_ in enumerate(struct.fields):
            size, alignment = self._measure(type_)
            if not struct.packed:
                offset = _align_up(offset, alignment)
            if position == index:
                return offset
            offset += size
        raise IndexError(f"{struct} has no field {index}")

    def _pointer(self, space: int) -> tuple[int, int, int]:
        return self.pointers.get(space) or self.pointers[0]

    def _measure(self, type_: Type) -> tuple[int, int]:
        found = self._sizes.get(type_)
        if found is None:
            found = self._sizes[type_] = self._compute(type_)
        return found

    def _compute(self, type_: Type) -> tuple[int, int]:
        match type_:
            case IntType(bits):
                return self._padded(bits, self._int_align(bits))
            case FloatType():
                align = self.floats.get(type_.bits, self._natural(type_.bits))
                return self._padded(type_.bits, align)
            case PointerType(space):
                size, align, _ = self._pointer(space)
                return self._padded(size, align)
            case VectorType(count, element, scalable):
                if scalable:
                    raise Unsized(f"{type_} has no fixed size")
                bits = count * self.bits(element)
                return self._padded(bits, self.vectors.get(bits, self._natural(bits)))
            case ArrayType(count, element):
                size, align = self._measure(element)
                return count * size, align
            case StructType():
                return self._struct(type_)
            case (
                VoidType()
                | LabelType()
                | MetadataType()
                | TokenType()
                | TargetType()
                | FunctionType()
            ):
                raise Unsized(f"{type_} has no size")
        assert_never(type_)

    def _struct(self, struct: StructType) -> tuple[int, int]:
        if struct.opaque:
            raise Unsized(f"{struct} is opaque")
        offset, widest = 0, 1 if struct.packed else self.aggregate // 8
        for type_ in struct.fields:
            size, alignment = self._measure(type_)
            if not struct.packed:
                offset = _align_up(offset, alignment)
                widest = max(widest, alignment)
            offset += size
        return _align_up(offset, widest), widest

    def _int_align(self, bits: int) -> int:
        # LLVM: the alignment of the next larger listed integer, else the largest one's.
        wider = [width for width in self.integers if width >= bits]
        return self.integers[min(wider) if wider else max(self.integers)]

    @staticmethod
    def _natural(bits: int) -> int:
        return 1 << max(3, (bits - 1).bit_length())

    @staticmethod
    def _padded(bits: int, align_bits: int) -> tuple[int, int]:
        alignment = max(1, align_bits // 8)
        return _align_up((bits + 7) // 8, alignment), alignment
