"""Vector loads from global memory that need no alignment.

Produces the helper for each vector type in use. Where the compiler is clang, the vector
is read as one unaligned object: PoCL's vload is put together from pairs, and what was
loaded in pairs is then computed in pairs (a dot product was 1.4 times slower).

Every other element (parts of complex numbers, points of a plane) comes from two such
vectors, of which the second one ends with the last element: nothing is read behind it.
Compilers make a gather of the elements otherwise, which takes longer than a logarithm.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from lift.opencl import ir
from lift.opencl.ctext import c_type, memory_type
from lift.opencl.flatten import flat_index
from lift.sizes import Truth, equal, size
from lift.terms.patterns import Space
from lift.types import VectorType

_PREFIX = "lift_load_"
_APART = "_apart"
_WIDTHS = (4, 8, 16)
_WIDTH = re.compile(r"(\D+)(\d+)")


def load_helper(type_: VectorType) -> str:
    """The name of the helper that loads such a vector."""
    return f"{_PREFIX}{memory_type(type_.element)}{type_.width}"


@dataclass(frozen=True, slots=True)
class EveryOther:
    """A vector of every other element: the helper, what it needs, the first element."""

    name: str
    needs: str
    first: ir.Load


def every_other(pack: ir.Pack) -> EveryOther | None:
    """How lanes are read that are every other element of what nobody writes."""
    first, type_ = pack.lanes[0], pack.type
    if not isinstance(first, ir.Load) or not isinstance(type_, VectorType):
        return None
    if type_.width not in _WIDTHS:
        return None
    buffer = first.buffer
    if not buffer.const or buffer.space is not Space.GLOBAL:
        return None
    if c_type(type_.element) != memory_type(type_.element):
        return None
    start = flat_index(buffer, first.index)
    for k, lane in enumerate(pack.lanes):
        if not isinstance(lane, ir.Load) or lane.buffer != buffer:
            return None
        if equal(flat_index(buffer, lane.index) - start, size(2 * k)) is not Truth.YES:
            return None
    needs = load_helper(type_)
    return EveryOther(f"{needs}{_APART}", needs, first)


def is_load_helper(name: str) -> bool:
    """Is this the name of such a helper?"""
    return name.startswith(_PREFIX)


def load_text(name: str) -> str:
    """The definition of a helper."""
    if name.endswith(_APART):
        return _apart_text(name)
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


def _apart_text(name: str) -> str:
    whole = name.removesuffix(_APART)
    vector = whole.removeprefix(_PREFIX)
    found = _WIDTH.fullmatch(vector)
    assert found is not None, name
    scalar, width = found.groups()
    return (
        f"inline {vector} {name}(const global {scalar} *p) {{\n"
        f"  const {vector} a = {whole}(p), b = {whole}(p + {int(width) - 1});\n"
        f"  return ({vector})(a.even, b.odd);\n"
        "}\n"
    )


__all__ = ["EveryOther", "every_other", "is_load_helper", "load_helper", "load_text"]
