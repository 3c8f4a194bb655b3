"""Scalar literals: numbers with a suffix, and bit patterns for what has no number."""

from __future__ import annotations

import math
import re

from lift.scalar import bits_of, value_of
from lift.terms.core import Literal
from lift.types import BOOL, F32, F64, I32, SCALARS, ScalarType

_SUFFIX = re.compile(r"(f32|f64|f|[iu](?:8|16|32|64))$")


def read_number(text: str, negative: bool = False) -> Literal:
    """The literal of a NUMBER token; without a suffix it is an i32 or an f64."""
    is_hex = text.startswith("0x")
    hex_float = is_hex and "p" in text
    found = _SUFFIX.search(text)
    if found and is_hex and not hex_float and found[1].startswith("f"):
        found = None
    body = text[: found.start()] if found else text
    whole = not hex_float and (is_hex or body.isdigit())
    scalar = _scalar(found[1]) if found else (I32 if whole else F64)
    number: float | int
    if hex_float:
        number = float.fromhex(body)
    elif whole:
        number = int(body, 16 if is_hex else 10)
    else:
        number = float(body)
    if negative:
        # A float keeps the sign of zero; an integer wraps.
        number = -float(number) if scalar.is_float else -number
    return Literal(scalar, bits_of(number, scalar))


def _scalar(suffix: str) -> ScalarType:
    return F32 if suffix == "f" else SCALARS[suffix]


def read_bits(text: str) -> Literal:
    """The literal of a BITS token, e.g. `f32#7fc00000`."""
    name, digits = text.split("#")
    scalar = SCALARS[name]
    return Literal(scalar, int(digits, 16) & ((1 << scalar.bits) - 1))


def show_literal(literal: Literal) -> str:
    """The literal as text that reads back to the same bits."""
    scalar, value = literal.type, value_of(literal.bits, literal.type)
    if scalar == BOOL:
        return "true" if literal.bits else "false"
    if scalar.is_float and not math.isfinite(value):
        return f"{scalar}#{literal.bits:0{scalar.bits // 4}x}"
    if scalar == F32:
        return f"{_shortest_f32(float(value))}f"
    if scalar == F64:
        return _with_point(repr(float(value)))
    return f"{value}" if scalar == I32 else f"{value}{scalar}"


def _shortest_f32(value: float) -> str:
    """The shortest decimal that rounds to this f32."""
    target = bits_of(value, F32)
    for digits in range(1, 10):
        text = f"{value:.{digits}g}"
        if bits_of(float(text), F32) == target:
            return _with_point(text)
    return _with_point(repr(value))


def _with_point(text: str) -> str:
    if "." in text:
        return text
    mantissa, mark, exponent = text.partition("e")
    return f"{mantissa}.0{mark}{exponent}"
