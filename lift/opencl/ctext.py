"""Types, literals and operators as OpenCL C text."""

from __future__ import annotations

import math
import re
from itertools import groupby

from lift.scalar import OPS, bits_of, value_of
from lift.types import BOOL, F32, I32, ScalarType, ValueType, VectorType

_WRAPPING = frozenset({"add", "sub", "mul", "div", "rem", "neg", "not", "shl", "abs"})


def c_type(type_: ValueType) -> str:
    """The type of a variable."""
    match type_:
        case ScalarType():
            return type_.c_name
        case VectorType(element, width):
            # A mask: only the repetition of one truth value asks for its type.
            return f"{'int' if element == BOOL else element.c_name}{width}"


def memory_type(scalar: ScalarType) -> str:
    """The type of a buffer's elements: bool has no size in OpenCL."""
    return "uchar" if scalar == BOOL else scalar.c_name


def literal(scalar: ScalarType, bits: int) -> str:
    """A constant, bit for bit."""
    value = value_of(bits, scalar)
    if scalar.is_float:
        return _float(float(value), scalar, bits)
    if scalar == BOOL:
        return "true" if bits else "false"
    suffix = {"i64": "L", "u64": "UL", "u32": "u"}.get(scalar.name, "")
    if scalar.name == "i64" and value == -(2**63):
        return "(-0x7fffffffffffffffL - 1)"
    if scalar.name == "i32" and value == -(2**31):
        return "(-0x7fffffff - 1)"
    text = f"{value}{suffix}"
    if scalar.bits < 32:
        return f"(({scalar.c_name}){text})"
    return f"({text})" if int(value) < 0 else text


def _float(value: float, scalar: ScalarType, bits: int) -> str:
    single = scalar.bits == 32
    if math.isnan(value) or math.isinf(value):
        return f"as_float(0x{bits:08x}u)" if single else f"as_double(0x{bits:016x}UL)"
    text = _shortest(value, single)
    text += "f" if single else ""
    return f"({text})" if text.startswith("-") else text


def _shortest(value: float, single: bool) -> str:
    if not single:
        return repr(value)
    for digits in range(1, 10):
        text = f"{value:.{digits}g}"
        # Rounding up may leave the range of f32, which bits_of knows as infinity.
        if bits_of(float(text), F32) == bits_of(value, F32):
            if "e" not in text and "." not in text:
                text += ".0"
            return text
    return repr(value)


def operator(op: str, args: list[str], type_: ValueType, number: int | None) -> str:
    """An operator applied to the text of its operands."""
    if op == "lane" and number is not None:
        return f"{args[0]}.s{number:x}"
    if op == "dynamic_lane":
        # One lane of a register picked at run time: OpenCL C has no other way.
        return f"(({c_type(type_)}[{number}]){{{_lanes(args[0], number)}}})[{args[1]}]"
    if op == "cast":
        return _cast(args[0], type_)
    if op == "bitcast" and isinstance(type_, ScalarType) and _narrow(type_):
        # The operand may be an int by promotion, which as_char does not take.
        return f"(({type_.c_name}){args[0]})"
    if op in _WRAPPING and isinstance(type_, ScalarType) and _narrow(type_):
        inner = operator(op, args, I32, number)
        return f"(({type_.c_name}){inner})"
    if op in ("div", "rem") and _is_integer(type_):
        return _divided(op, args, type_)
    if op == "not" and type_ == BOOL:
        return f"(!{args[0]})"
    if op in ("and", "or", "xor") and type_ == BOOL:
        return f"({args[0]} {OPS[op].infix} {args[1]})"
    if op in ("min", "max") and isinstance(type_, VectorType):
        return _vector_extremum(op, args)
    return OPS[op].c.format(*args, t=c_type(type_), n=number)


_LITERAL = re.compile(r"\(*(?:\(\w+\))?(-?\d+)[uUL]*\)*")


def _is_integer(type_: ValueType) -> bool:
    scalar = type_.element if isinstance(type_, VectorType) else type_
    return scalar.is_integer


def _divided(op: str, args: list[str], type_: ValueType) -> str:
    """Total, as it is in Lift: x / 0 = 0, and the least number / -1 wraps.

    A kernel may divide where the program does not, at points that do not count. Some
    drivers catch the processor's trap, but not every kernel is run by a driver.
    """
    a, b = args
    known = _LITERAL.fullmatch(b)
    if known and int(known[1]) not in (0, -1):
        return OPS[op].c.format(a, b)
    scalar = type_.element if isinstance(type_, VectorType) else type_
    signed = scalar.is_signed
    at_zero, at_minus_one = ("0", f"-{a}") if op == "div" else (a, "0")
    if isinstance(type_, VectorType):
        # Both sides of a choice between vectors are computed.
        vector = c_type(type_)
        zero, one = f"({vector})(0)", f"({vector})(1)"
        at_zero, at_minus_one = (zero, f"-{a}") if op == "div" else (a, zero)
        unsafe = f"({b} == 0 || {b} == -1)" if signed else f"({b} == 0)"
        b_safe = f"({unsafe} ? {one} : {b})"
    else:
        b_safe = b
    plain = OPS[op].c.format(a, b_safe)
    if signed:
        plain = f"({b} == -1 ? {at_minus_one} : {plain})"
    return f"({b} == 0 ? {at_zero} : {plain})"


def _narrow(type_: ScalarType) -> bool:
    """C computes these in int; the result must wrap at the width of the type."""
    return type_.is_integer and type_.bits < 32


def _cast(arg: str, type_: ValueType) -> str:
    match type_:
        case VectorType():
            return f"convert_{c_type(type_)}({arg})"
        case ScalarType() if type_ == BOOL:
            return f"({arg} != 0)"
        case ScalarType():
            return f"({type_.c_name}){arg}"


def _lanes(vector: str, width: int | None) -> str:
    return ", ".join(f"{vector}.s{k:x}" for k in range(width or 0))


def lanes_text(parts: list[str]) -> str:
    """The lanes of a vector; several in a row from one variable are named together."""
    texts: list[str] = []
    for (name, _), run in groupby(parts, _lane):
        own = list(run)
        if name and len(own) in _SWIZZLES:
            digits = "".join(part[-1] for part in own)
            texts.append(f"{name}.s{digits}")
        else:
            texts += own
    return ", ".join(texts)


def _lane(part: str) -> tuple[str, str]:
    """The variable of which it is a lane; otherwise none, and its own text."""
    found = _LANE.fullmatch(part)
    return ("", part) if found is None else (found.group(1), "")


def _vector_extremum(op: str, args: list[str]) -> str:
    left, right = args
    test = f"{right} < {left}" if op == "min" else f"{left} < {right}"
    return f"({test} ? {right} : {left})"


_LANE = re.compile(r"([A-Za-z_]\w*)\.s[0-9a-f]")
_SWIZZLES = (2, 3, 4, 8, 16)
_PARENTHESES = re.compile("[()]")


def bare(text: str) -> str:
    """The text without parentheses around the whole of it."""
    if not (text.startswith("(") and text.endswith(")")):
        return text
    level = 0
    for found in _PARENTHESES.finditer(text, 0, len(text) - 1):
        level += 1 if found.group() == "(" else -1
        if level == 0:
            return text
    return text[1:-1]
