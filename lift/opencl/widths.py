"""Kernels for both widths of indices from one text.

Only the type of indices and the names of two helpers differ, so a kernel is printed
once, with marks in their place.
"""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

Bits: TypeAlias = Literal[32, 64]

#: Stands for the type of indices. No C text has characters for private use.
INDEX = "\ue000"
_EXTREMUM = "\ue001"
_CALL = re.compile(r"\b(?=(?:min|max)\()")
_TYPES: dict[Bits, str] = {32: "int", 64: "long"}
_PREFIXES: dict[Bits, str] = {32: "", 64: "lift_"}


def index_type(bits: Bits) -> str:
    """The type of indices."""
    return _TYPES[bits]


def marked(text: str) -> str:
    """An expression of indices: min(long, int) is ambiguous in OpenCL C."""
    return _CALL.sub(_EXTREMUM, text) if "(" in text else text


def of_width(text: str, bits: Bits) -> str:
    """A marked text as it is for this width."""
    return text.replace(INDEX, _TYPES[bits]).replace(_EXTREMUM, _PREFIXES[bits])


def extrema(text: str, bits: Bits) -> set[str]:
    """The helpers that a marked text calls for minima and maxima of this width."""
    if bits == 32:
        return set()
    called = re.findall(rf"{_EXTREMUM}(\w+)", text)
    return {_PREFIXES[bits] + name for name in called}
