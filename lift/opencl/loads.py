"""Vector loads from global memory that need no alignment.

Produces the helper for each vector type in use. Where the compiler is clang, the vector
is read as one unaligned object: PoCL's vload is put together from pairs, and what was
loaded in pairs is then computed in pairs (a dot product was 1.4 times slower).
"""

from __future__ import annotations

import re

from lift.opencl.ctext import memory_type
from lift.types import VectorType

_PREFIX = "lift_load_"
_WIDTH = re.compile(r"(\D+)(\d+)")


def load_helper(type_: VectorType) -> str:
    """The name of the helper that loads such a vector."""
    return f"{_PREFIX}{memory_type(type_.element)}{type_.width}"


def is_load_helper(name: str) -> bool:
    """Is this the name of such a helper?"""
    return name.startswith(_PREFIX)


def load_text(name: str) -> str:
    """The definition of a helper."""
    vector = name.removeprefix(_PREFIX)
    found = _WIDTH.fullmatch(vector)
    assert found is not None, name
    scalar, width = found.groups()
    head = f"inline {vector} {name}(const global {scalar} *p)"
    return (
        "#ifdef __clang__\n"
        f"typedef {vector} lift_{vector} __attribute__((aligned(sizeof({scalar}))));\n"
        f"{head} {{ return *(const global lift_{vector} *)p; }}\n"
        "#else\n"
        f"{head} {{ return vload{width}(0, p); }}\n"
        "#endif\n"
    )


__all__ = ["is_load_helper", "load_helper", "load_text"]
