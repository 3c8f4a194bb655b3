"""Vectors of truth values: OpenCL C has them only as integers of the operands' width.

Consumes operators on vectors with the text of their operands; produces the text with
masks converted where operands of different width meet, or where a choice is wider or
narrower than what it is decided by.
"""

from __future__ import annotations

from lift.opencl import ir
from lift.types import BOOL, VectorType, scalar_of

_INTEGERS = {8: "char", 16: "short", 32: "int", 64: "long"}


def mask_bits(value: ir.Value) -> int | None:
    """The width of the integers that a mask is made of; None if it is no mask."""
    type_ = value.type
    if not (isinstance(type_, VectorType) and type_.element == BOOL):
        return None
    match value:
        case ir.Apply("splat"):
            return 32
        case ir.Apply(_, args):
            inner = mask_bits(args[-1])
            return scalar_of(args[0].type).bits if inner is None else inner
        case _:
            return 32


def with_masks(value: ir.Apply, parts: list[str]) -> list[str]:
    """The operands' text, masks converted to the width that the operator needs."""
    if not isinstance(value.type, VectorType):
        return parts
    if value.op == "splat" and value.type.element == BOOL:
        return [f"-({parts[0]})"]
    own = [mask_bits(arg) for arg in value.args]
    if value.op == "select":
        wanted = scalar_of(value.args[1].type).bits
        return [_converted(parts[0], own[0], wanted, value.type.width), *parts[1:]]
    if None in own or len(own) < 2:
        return parts
    wanted = own[-1] or 32
    pairs = zip(parts, own, strict=True)
    return [_converted(part, bits, wanted, value.type.width) for part, bits in pairs]


def _converted(text: str, bits: int | None, wanted: int, width: int) -> str:
    if bits is None or bits == wanted:
        return text
    return f"convert_{_INTEGERS[wanted]}{width}({text})"


__all__ = ["mask_bits", "with_masks"]
