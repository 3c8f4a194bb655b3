"""LLVM's scalar types as Lift's.

Integers of LLVM have no sign; in a kernel they are signed, and operations that read
them as unsigned say so with a cast (see codegen.scalar.ops).
"""

from __future__ import annotations

from detector.model import FloatType, IntType, Type
from lift.types import (
    BOOL,
    F32,
    F64,
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    ScalarType,
)

_INTEGERS = {1: BOOL, 8: I8, 16: I16, 32: I32, 64: I64}
_FLOATS = {"float": F32, "double": F64}
UNSIGNED = {I8: U8, I16: U16, I32: U32, I64: U64}


def lift_type(type_: Type) -> ScalarType | None:
    """The type in a kernel, None for what has none (i128, half, pointers, vectors)."""
    match type_:
        case IntType(bits):
            return _INTEGERS.get(bits)
        case FloatType(kind):
            return _FLOATS.get(kind)
        case _:
            return None
