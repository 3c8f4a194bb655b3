"""LLVM's types as plain values.

Consumes nothing. Produces frozen, structurally compared type objects.
Must not know sizes (see `layout`), values, or how text is parsed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

FLOAT_BITS: dict[str, int] = {
    "half": 16,
    "bfloat": 16,
    "float": 32,
    "double": 64,
    "x86_fp80": 80,
    "fp128": 128,
    "ppc_fp128": 128,
}


@dataclass(frozen=True, slots=True)
class VoidType:
    """The result type of instructions and functions without a result."""

    def __str__(self) -> str:
        return "void"


@dataclass(frozen=True, slots=True)
class LabelType:
    """The type of basic blocks."""

    def __str__(self) -> str:
        return "label"


@dataclass(frozen=True, slots=True)
class MetadataType:
    """The type of metadata passed as a call operand."""

    def __str__(self) -> str:
        return "metadata"


@dataclass(frozen=True, slots=True)
class TokenType:
    """The type of values that may not be hidden behind phis (coroutines, pads)."""

    def __str__(self) -> str:
        return "token"


@dataclass(frozen=True, slots=True)
class TargetType:
    """A type only one target knows: `x86_amx` or `target("name", ...)`."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class IntType:
    """An integer of `bits` bits, without a sign of its own."""

    bits: int

    def __str__(self) -> str:
        return f"i{self.bits}"


@dataclass(frozen=True, slots=True)
class FloatType:
    """A floating-point type; `kind` is LLVM's keyword, a key of FLOAT_BITS."""

    kind: str

    @property
    def bits(self) -> int:
        return FLOAT_BITS[self.kind]

    def __str__(self) -> str:
        return self.kind


@dataclass(frozen=True, slots=True)
class PointerType:
    """An opaque pointer."""

    address_space: int = 0

    def __str__(self) -> str:
        return f"ptr addrspace({self.address_space})" if self.address_space else "ptr"


@dataclass(frozen=True, slots=True)
class VectorType:
    """A SIMD vector; with `scalable`, `count` is a minimum."""

    count: int
    element: Type
    scalable: bool = False

    def __str__(self) -> str:
        scale = "vscale x " if self.scalable else ""
        return f"<{scale}{self.count} x {self.element}>"


@dataclass(frozen=True, slots=True)
class ArrayType:
    """`count` elements in a row."""

    count: int
    element: Type

    def __str__(self) -> str:
        return f"[{self.count} x {self.element}]"


@dataclass(frozen=True, slots=True)
class StructType:
    """A struct; `name` is None for literal ones, `opaque` ones have no fields."""

    fields: tuple[Type, ...] = ()
    name: str | None = None
    packed: bool = False
    opaque: bool = False

    def __str__(self) -> str:
        return f"%{self.name}" if self.name is not None else self.body()

    def body(self) -> str:
        """The fields as LLVM writes them, also for a named struct."""
        if self.opaque:
            return "opaque"
        inner = "{ " + ", ".join(map(str, self.fields)) + " }" if self.fields else "{}"
        return f"<{inner}>" if self.packed else inner


@dataclass(frozen=True, slots=True)
class FunctionType:
    """The signature of a function."""

    result: Type
    parameters: tuple[Type, ...] = ()
    variadic: bool = False

    def __str__(self) -> str:
        shown = [*map(str, self.parameters), *(["..."] if self.variadic else [])]
        return f"{self.result} ({', '.join(shown)})"


Type: TypeAlias = (
    VoidType
    | LabelType
    | MetadataType
    | TokenType
    | TargetType
    | IntType
    | FloatType
    | PointerType
    | VectorType
    | ArrayType
    | StructType
    | FunctionType
)

VOID = VoidType()
LABEL = LabelType()
METADATA = MetadataType()
TOKEN = TokenType()
PTR = PointerType()
I1 = IntType(1)
I8 = IntType(8)
I32 = IntType(32)
I64 = IntType(64)
FLOAT = FloatType("float")
DOUBLE = FloatType("double")


def scalar_type(type_: Type) -> Type:
    """The element type of a vector, and any other type itself."""
    return type_.element if isinstance(type_, VectorType) else type_


def is_integer(type_: Type) -> bool:
    """Whether this is a scalar integer type."""
    return isinstance(type_, IntType)


def is_float(type_: Type) -> bool:
    """Whether this is a scalar floating-point type."""
    return isinstance(type_, FloatType)


def is_pointer(type_: Type) -> bool:
    """Whether this is a scalar pointer type."""
    return isinstance(type_, PointerType)
