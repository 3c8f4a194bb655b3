"""The types of Lift.

Consumes sizes; produces the closed set of types that terms carry. Knows nothing of
terms, text or OpenCL. Equality of dataclasses is syntactic; `lift.infer`
decides equality up to the names of positions.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from lift.sizes import Size, Variable

Kind = Literal["bool", "int", "uint", "float"]


@dataclass(frozen=True, slots=True)
class ScalarType:
    """A machine scalar: one of `SCALARS`."""

    name: str
    kind: Kind
    bits: int
    c_name: str

    @property
    def bytes(self) -> int:
        """Bytes in memory; a bool is stored in one byte."""
        return max(self.bits // 8, 1)

    @property
    def is_float(self) -> bool:
        """Is this f32 or f64?"""
        return self.kind == "float"

    @property
    def is_integer(self) -> bool:
        """Is this a signed or unsigned integer (bool is not)?"""
        return self.kind in ("int", "uint")

    @property
    def is_signed(self) -> bool:
        """Is this a signed integer?"""
        return self.kind == "int"

    def __str__(self) -> str:
        return self.name


BOOL = ScalarType("bool", "bool", 1, "bool")
I8 = ScalarType("i8", "int", 8, "char")
I16 = ScalarType("i16", "int", 16, "short")
I32 = ScalarType("i32", "int", 32, "int")
I64 = ScalarType("i64", "int", 64, "long")
U8 = ScalarType("u8", "uint", 8, "uchar")
U16 = ScalarType("u16", "uint", 16, "ushort")
U32 = ScalarType("u32", "uint", 32, "uint")
U64 = ScalarType("u64", "uint", 64, "ulong")
F32 = ScalarType("f32", "float", 32, "float")
F64 = ScalarType("f64", "float", 64, "double")

SCALARS: dict[str, ScalarType] = {
    scalar.name: scalar
    for scalar in (BOOL, I8, I16, I32, I64, U8, U16, U32, U64, F32, F64)
}
VECTOR_WIDTHS = (2, 3, 4, 8, 16)


@dataclass(frozen=True, slots=True)
class VectorType:
    """`<t>n`: an OpenCL vector."""

    element: ScalarType
    width: int

    def __str__(self) -> str:
        return f"<{self.element}>{self.width}"


@dataclass(frozen=True, slots=True)
class TupleType:
    """`(t1, t2, ...)`; a tuple of arrays is a struct of arrays, never a struct."""

    items: tuple[DataType, ...]

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.items))})"


@dataclass(frozen=True, slots=True)
class ArrayType:
    """`[t]n`."""

    element: DataType
    size: Size

    def __str__(self) -> str:
        return f"[{self.element}]{size_suffix(self.size)}"


@dataclass(frozen=True, slots=True)
class DepArrayType:
    """`[i ↦ t(i)]n`: the element's type may mention the position `index`."""

    index: Variable
    element: DataType
    size: Size

    def __str__(self) -> str:
        return f"[{self.index.name} ↦ {self.element}]{size_suffix(self.size)}"


@dataclass(frozen=True, slots=True)
class FunType:
    """`(p1, p2) -> r`; `index` names the position if the function depends on it."""

    params: tuple[DataType, ...]
    result: DataType
    index: Variable | None = field(default=None)

    def __str__(self) -> str:
        binder = f"[{self.index.name}]" if self.index else ""
        return f"{binder}({', '.join(map(str, self.params))}) -> {self.result}"


ValueType: TypeAlias = ScalarType | VectorType
DataType: TypeAlias = ScalarType | VectorType | TupleType | ArrayType | DepArrayType
Type: TypeAlias = DataType | FunType


def size_suffix(size: Size) -> str:
    """The size as written after `]`: names and numbers plain, the rest in brackets."""
    text = str(size)
    return text if text.isalnum() or text.replace("_", "").isalnum() else f"({text})"


def array(element: DataType, *sizes: Size) -> DataType:
    """Sizes come outermost first: array(F32, n, m) = [[f32]m]n."""
    result = element
    for size in reversed(sizes):
        result = ArrayType(result, size)
    return result


def scalar_of(value: ValueType) -> ScalarType:
    """The scalar of a scalar or vector type."""
    return value.element if isinstance(value, VectorType) else value


def with_scalar(value: ValueType, scalar: ScalarType) -> ValueType:
    """The same shape (scalar or vector) over another scalar."""
    return VectorType(scalar, value.width) if isinstance(value, VectorType) else scalar


def is_flat(data: DataType) -> bool:
    """Scalars, vectors and tuples of them: what fits in registers as one value."""
    match data:
        case ScalarType() | VectorType():
            return True
        case TupleType(items):
            return all(is_flat(item) for item in items)
        case ArrayType() | DepArrayType():
            return False


def shape(data: DataType) -> tuple[tuple[Size, ...], DataType]:
    """The sizes of the regular outer dimensions and what is inside them."""
    sizes: list[Size] = []
    while isinstance(data, ArrayType):
        sizes.append(data.size)
        data = data.element
    return tuple(sizes), data
