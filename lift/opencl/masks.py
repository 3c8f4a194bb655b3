"""Vectors of truth values: OpenCL C has them only as integers of the operands' width.

All bits of a lane are set or none is, as comparisons leave them and as a choice wants
them; in memory a lane is a byte, 0 or 1, and as a number it is 0 or 1, too. Variables
hold lanes of 32 bits. Consumes operators on vectors with the text of their operands;
produces the text with masks converted wherever one of these forms meets another.
"""

from __future__ import annotations

from lift.opencl import ir
from lift.types import BOOL, DataType, VectorType, scalar_of

_INTEGERS = {8: "char", 16: "short", 32: "int", 64: "long"}
_STORED = 32


def is_mask(type_: DataType) -> bool:
    """Is this the type of a vector of truth values?"""
    return isinstance(type_, VectorType) and type_.element == BOOL


def mask_bits(value: ir.Value) -> int | None:
    """The width of the integers that a mask is made of; None if it is no mask."""
    if not is_mask(value.type):
        return None
    match value:
        case ir.Apply("splat"):
            return _STORED
        case ir.Apply(_, args):
            inner = mask_bits(args[-1])
            return scalar_of(args[0].type).bits if inner is None else inner
        case _:
            return _STORED


def with_masks(value: ir.Apply, parts: list[str]) -> list[str]:
    """The operands' text, masks converted to the width that the operator needs."""
    own = [mask_bits(arg) for arg in value.args]
    match value.op:
        case "cast" if own[0] is not None and not is_mask(value.type):
            return [f"(-{parts[0]})"]
        case _ if not isinstance(value.type, VectorType):
            return parts
        case "splat" if is_mask(value.type):
            return [f"-({parts[0]})"]
        case "select":
            wanted = own[2] or scalar_of(value.type).bits
        case _ if None in own or len(own) < 2:
            return parts
        case _:
            wanted = own[-1] or _STORED
    pairs = zip(parts, own, strict=True)
    return [_converted(part, bits, wanted, value.type.width) for part, bits in pairs]


def with_results(value: ir.Apply, text: str, parts: list[str]) -> str:
    """The text of an operator that makes or takes apart a mask."""
    if value.op == "cast" and is_mask(value.type):
        return parts[0] if is_mask(value.args[0].type) else f"({parts[0]} != 0)"
    if value.op == "lane" and is_mask(value.args[0].type):
        return f"({text} != 0)"
    return text


def as_variable(value: ir.Value, text: str) -> str:
    """The text of a value that a variable is to hold."""
    if not isinstance(value.type, VectorType):
        return text
    return _converted(text, mask_bits(value), _STORED, value.type.width)


def as_bytes(value: ir.Value, text: str) -> str:
    """The text of a value that goes to memory."""
    if not isinstance(value.type, VectorType) or not is_mask(value.type):
        return text
    return f"convert_uchar{value.type.width}(-({text}))"


def from_bytes(type_: VectorType, text: str) -> str:
    """The text of a value that was loaded from memory."""
    return f"(-convert_int{type_.width}({text}))" if is_mask(type_) else text


def _converted(text: str, bits: int | None, wanted: int, width: int) -> str:
    if bits is None or bits == wanted:
        return text
    return f"convert_{_INTEGERS[wanted]}{width}({text})"


__all__ = [
    "as_bytes",
    "as_variable",
    "from_bytes",
    "is_mask",
    "mask_bits",
    "with_masks",
    "with_results",
]
