"""What stands before a result type, in calls and in headers alike.

Consumes a cursor. Produces the calling convention and the result's attributes.
Must not know what comes after the type.
"""

from __future__ import annotations

from detector.loader.attribute_reader import AttributeReader
from detector.loader.tokens import Cursor, UnreadableIR
from detector.loader.type_reader import TypeReader
from detector.model.attributes import NO_ATTRIBUTES, Attributes

_CONVENTIONS = frozenset(
    (
        "aarch64_vector_pcs",
        "aarch64_sve_vector_pcs",
        "amdgpu_kernel",
        "spir_kernel",
        "spir_func",
        "ptx_kernel",
        "ptx_device",
        "riscv_vector_cc",
        "intel_ocl_bicc",
    )
)


def calling_convention(cursor: Cursor) -> str:
    """The convention at the cursor, `ccc` if none is written."""
    token = cursor.peek
    if token == "cc":
        cursor.index += 1
        return f"cc {cursor.next()}"
    if token in _CONVENTIONS or (token.endswith("cc") and token.isidentifier()):
        cursor.index += 1
        return token
    return "ccc"


def result_attributes(
    cursor: Cursor, types: TypeReader, attributes: AttributeReader
) -> Attributes:
    """All attributes before the result type."""
    if types.starts(cursor.peek):
        return NO_ATTRIBUTES
    start = cursor.index
    while not types.starts(cursor.peek):
        token = cursor.next()
        if not token:
            raise UnreadableIR("expected a result type")
        if cursor.peek == "(":
            cursor.enclosed()
        elif cursor.accept("=") or (token == "align" and cursor.peek.isdigit()):
            cursor.index += 1
    return attributes.sequence(Cursor([*cursor.tokens[start : cursor.index], ""]))
