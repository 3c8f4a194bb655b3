"""Scalar operators: the vocabulary of user functions, as one table.

Consumes types; produces `Op`, a function of scalars (or of vectors, lane by lane), with
its typing, its C text and how exactly OpenCL computes it. The meaning on NumPy is in
`lift.interp.scalars`. Widths and signedness are those of the operands: there is no
implicit promotion, so `i8 + i8` wraps at 8 bits and mixed operands need a cast.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from lift.types import BOOL, F32, F64, ScalarType, ValueType, VectorType

Number: TypeAlias = int | float


class Accuracy(Enum):
    """How OpenCL's result relates to the correctly rounded one."""

    EXACT = "exact"
    ULP = "ulp"


class Typing(Enum):
    """Which operands an operator takes and what it gives."""

    ARITH = "number, same → same"
    INT = "integer, same → same"
    FLOAT = "float, same → same"
    BITS = "integer or bool, same → same"
    COMPARE = "number or bool, same → bool"
    FLOAT_TEST = "float → bool"
    SELECT = "bool, same, same → same"
    CAST = "any scalar → target"
    BITCAST = "same width → target"
    LDEXP = "float, i32 → float"
    SPLAT = "scalar → vector"
    LANE = "vector → scalar"


@dataclass(frozen=True, slots=True)
class OpInfo:
    """One row of the table; `c` uses {0} {1} {2} for operands, {t} for the type."""

    arity: int
    typing: Typing
    c: str
    accuracy: Accuracy = Accuracy.EXACT
    infix: str | None = None
    ulp: float = 0.0


@dataclass(frozen=True, slots=True)
class Op:
    """An operator; `target` is the type of cast/bitcast, `number` a width or a lane."""

    name: str
    target: ScalarType | None = None
    number: int | None = None

    @property
    def info(self) -> OpInfo:
        """The row of the table."""
        return OPS[self.name]


def _infix(sign: str, typing: Typing) -> OpInfo:
    return OpInfo(2, typing, f"({{0}} {sign} {{1}})", infix=sign)


def _builtin(name: str, arity: int = 1, ulp: float = 0.0) -> OpInfo:
    accuracy = Accuracy.ULP if ulp else Accuracy.EXACT
    arguments = ", ".join(f"{{{i}}}" for i in range(arity))
    return OpInfo(arity, Typing.FLOAT, f"{name}({arguments})", accuracy, ulp=ulp)


# The accuracies are those of the OpenCL C specification (section "Relative error as
# ULPs", full profile, single precision; double where it is worse).
_FLOAT_BUILTINS: dict[str, tuple[int, float]] = {
    "fma": (3, 0), "sqrt": (1, 0), "fabs": (1, 0), "floor": (1, 0), "ceil": (1, 0),
    "trunc": (1, 0), "round": (1, 0), "rint": (1, 0), "fmin": (2, 0), "fmax": (2, 0),
    "copysign": (2, 0), "fmod": (2, 0), "remainder": (2, 0), "fdim": (2, 0),
    "rsqrt": (1, 2), "cbrt": (1, 2), "exp": (1, 3), "exp2": (1, 3), "exp10": (1, 3),
    "expm1": (1, 3), "log": (1, 3), "log2": (1, 3), "log10": (1, 3), "log1p": (1, 2),
    "sin": (1, 4), "cos": (1, 4), "tan": (1, 5), "asin": (1, 4), "acos": (1, 4),
    "atan": (1, 5), "sinh": (1, 4), "cosh": (1, 4), "tanh": (1, 5), "asinh": (1, 4),
    "acosh": (1, 4), "atanh": (1, 5), "atan2": (2, 6), "pow": (2, 16),
    "hypot": (2, 4), "erf": (1, 16), "erfc": (1, 16), "tgamma": (1, 16),
    "lgamma": (1, 16),
}  # fmt: skip

OPS: dict[str, OpInfo] = {
    "add": _infix("+", Typing.ARITH),
    "sub": _infix("-", Typing.ARITH),
    "mul": _infix("*", Typing.ARITH),
    "div": _infix("/", Typing.ARITH),
    "rem": _infix("%", Typing.INT),
    "neg": OpInfo(1, Typing.ARITH, "(-{0})"),
    "abs": OpInfo(1, Typing.INT, "({0} < 0 ? -{0} : {0})"),
    # min and max are C's `b < a ? b : a` and `a < b ? b : a`, also for NaN and -0.
    "min": OpInfo(2, Typing.ARITH, "({1} < {0} ? {1} : {0})"),
    "max": OpInfo(2, Typing.ARITH, "({0} < {1} ? {1} : {0})"),
    "eq": _infix("==", Typing.COMPARE),
    "ne": _infix("!=", Typing.COMPARE),
    "lt": _infix("<", Typing.COMPARE),
    "le": _infix("<=", Typing.COMPARE),
    "gt": _infix(">", Typing.COMPARE),
    "ge": _infix(">=", Typing.COMPARE),
    "and": _infix("&", Typing.BITS),
    "or": _infix("|", Typing.BITS),
    "xor": _infix("^", Typing.BITS),
    "not": OpInfo(1, Typing.BITS, "(~{0})"),
    # A shift takes its amount modulo the width, as OpenCL C does.
    "shl": _infix("<<", Typing.INT),
    "shr": _infix(">>", Typing.INT),
    "popcount": OpInfo(1, Typing.INT, "popcount({0})"),
    "clz": OpInfo(1, Typing.INT, "clz({0})"),
    "rotate": OpInfo(2, Typing.INT, "rotate({0}, {1})"),
    "mul_hi": OpInfo(2, Typing.INT, "mul_hi({0}, {1})"),
    "add_sat": OpInfo(2, Typing.INT, "add_sat({0}, {1})"),
    "sub_sat": OpInfo(2, Typing.INT, "sub_sat({0}, {1})"),
    "isnan": OpInfo(1, Typing.FLOAT_TEST, "isnan({0})"),
    "isinf": OpInfo(1, Typing.FLOAT_TEST, "isinf({0})"),
    "isfinite": OpInfo(1, Typing.FLOAT_TEST, "isfinite({0})"),
    "signbit": OpInfo(1, Typing.FLOAT_TEST, "signbit({0})"),
    "ldexp": OpInfo(2, Typing.LDEXP, "ldexp({0}, {1})"),
    "select": OpInfo(3, Typing.SELECT, "({0} ? {1} : {2})"),
    "cast": OpInfo(1, Typing.CAST, "convert_{t}({0})"),
    "bitcast": OpInfo(1, Typing.BITCAST, "as_{t}({0})"),
    "splat": OpInfo(1, Typing.SPLAT, "(({t})({0}))"),
    "lane": OpInfo(1, Typing.LANE, "({0}).s{n}"),
    **{name: _builtin(name, *row) for name, row in _FLOAT_BUILTINS.items()},
}
INFIX: dict[str, str] = {
    info.infix: name for name, info in OPS.items() if info.infix is not None
}


def op_result(op: Op, operands: tuple[ValueType, ...]) -> ValueType | str:
    """The type of the result, or a sentence that says why there is none."""
    info = op.info
    if len(operands) != info.arity:
        return f"{op.name} takes {info.arity} operands, not {len(operands)}"
    if info.typing in _SPECIAL:
        return _SPECIAL[info.typing](op, operands)
    first = operands[0]
    scalar = first.element if isinstance(first, VectorType) else first
    for other in operands:
        if other is not first and other != first:
            given = " and ".join(str(operand) for operand in operands)
            return f"the operands of {op.name} have different types: {given}"
    if not _ACCEPTS[info.typing](scalar):
        return f"{op.name} is not defined for {first}"
    if info.typing in (Typing.COMPARE, Typing.FLOAT_TEST):
        return VectorType(BOOL, first.width) if isinstance(first, VectorType) else BOOL
    return first


_ACCEPTS: dict[Typing, Callable[[ScalarType], bool]] = {
    Typing.ARITH: lambda t: t.kind != "bool",
    Typing.INT: lambda t: t.is_integer,
    Typing.FLOAT: lambda t: t.is_float,
    Typing.BITS: lambda t: not t.is_float,
    Typing.COMPARE: lambda t: True,
    Typing.FLOAT_TEST: lambda t: t.is_float,
}


def _select(op: Op, operands: tuple[ValueType, ...]) -> ValueType | str:
    condition, left, right = operands
    if left != right:
        return f"the branches of select have different types: {left} and {right}"
    width = left.width if isinstance(left, VectorType) else None
    fits = [BOOL, VectorType(BOOL, width)] if width else [BOOL]
    if condition not in fits:
        return f"the condition of select is {condition}, not bool"
    return left


def _convert(op: Op, operands: tuple[ValueType, ...]) -> ValueType | str:
    (given,) = operands
    if op.target is None:
        return f"{op.name} needs a target type"
    scalar = given.element if isinstance(given, VectorType) else given
    if op.name == "bitcast" and scalar.bits != op.target.bits:
        return f"bitcast from {scalar} to {op.target} changes the width"
    if isinstance(given, VectorType):
        return VectorType(op.target, given.width)
    return op.target


def _ldexp(op: Op, operands: tuple[ValueType, ...]) -> ValueType | str:
    value, exponent = operands
    scalar = value.element if isinstance(value, VectorType) else value
    power = exponent.element if isinstance(exponent, VectorType) else exponent
    if not scalar.is_float or power.name != "i32":
        return f"ldexp takes a float and an i32, not {value} and {exponent}"
    return value


def _splat(op: Op, operands: tuple[ValueType, ...]) -> ValueType | str:
    (given,) = operands
    if isinstance(given, VectorType) or op.number is None:
        return f"splat takes a scalar and a width, not {given}"
    return VectorType(given, op.number)


def _lane(op: Op, operands: tuple[ValueType, ...]) -> ValueType | str:
    (given,) = operands
    if not isinstance(given, VectorType) or op.number is None:
        return f"lane takes a vector, not {given}"
    if not 0 <= op.number < given.width:
        return f"{given} has no lane {op.number}"
    return given.element


_Rule: TypeAlias = Callable[[Op, tuple[ValueType, ...]], ValueType | str]
_SPECIAL: dict[Typing, _Rule] = {
    Typing.SELECT: _select,
    Typing.CAST: _convert,
    Typing.BITCAST: _convert,
    Typing.LDEXP: _ldexp,
    Typing.SPLAT: _splat,
    Typing.LANE: _lane,
}


def bits_of(value: Number, scalar: ScalarType) -> int:
    """The bit pattern of a number in this type; integers wrap around."""
    if scalar == F32:
        return int(struct.unpack("<I", _pack_f32(float(value)))[0])
    if scalar == F64:
        return int(struct.unpack("<Q", struct.pack("<d", float(value)))[0])
    return int(value) & ((1 << scalar.bits) - 1)


def _pack_f32(value: float) -> bytes:
    try:
        return struct.pack("<f", value)
    except OverflowError:
        return struct.pack("<f", math.copysign(math.inf, value))


def value_of(bits: int, scalar: ScalarType) -> Number:
    """The number that a bit pattern stands for."""
    if scalar == F32:
        return float(struct.unpack("<f", struct.pack("<I", bits))[0])
    if scalar == F64:
        return float(struct.unpack("<d", struct.pack("<Q", bits))[0])
    if scalar.is_signed and bits >> (scalar.bits - 1):
        return bits - (1 << scalar.bits)
    return bits
