"""Fields of different types in one memory: which mixtures one kernel may write.

Consumes the accesses of a nest with the buffers that they go to; produces a refusal
where two buffers would hold the same bytes. Each element type of a base pointer is a
buffer of its own. A device with memory of its own keeps each of them apart, and what
one writes the other would overwrite with what was there before.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from codegen.scalar import Untranslatable
from detector.analysis.affine import Access
from detector.model import Value
from lift.sizes import Size, Truth, at_most, constant
from lift.types import ScalarType


@dataclass(frozen=True, slots=True)
class Extent:
    """The bytes of a buffer: where they start from the base, how many there are."""

    base: Value
    element: ScalarType
    low: int | None
    length: Size | None
    accesses: tuple[Access, ...]

    @property
    def is_written(self) -> bool:
        """Whether the nest writes any of it."""
        return any(access.is_write for access in self.accesses)


def refuse_mixtures(extents: Iterable[Extent]) -> None:
    """Raises Untranslatable where two buffers may not be kept apart."""
    seen: list[Extent] = []
    for extent in extents:
        for other in seen:
            if extent.base is other.base and not _are_apart(extent, other):
                _check(extent, other)
        seen.append(extent)


def _check(one: Extent, other: Extent) -> None:
    if one.is_written and other.is_written:
        culprit = next(a for a in one.accesses if a.is_write).instruction
        raise Untranslatable(culprit, "fields of different types are written")
    for first in one.accesses:
        for second in other.accesses:
            if first.is_write != second.is_write and _touch(first, second, one, other):
                raise Untranslatable(
                    first.instruction, "memory is read and written as different types"
                )


def _touch(first: Access, second: Access, one: Extent, other: Extent) -> bool:
    """Whether one iteration may read bytes through one type that the other writes."""
    distance = (first.address - second.address).constant
    return distance is None or -one.element.bytes < distance < other.element.bytes


def _are_apart(one: Extent, other: Extent) -> bool:
    return _ends_before(one, other) or _ends_before(other, one)


def _ends_before(one: Extent, other: Extent) -> bool:
    if one.low is None or other.low is None or one.length is None:
        return False
    room = other.low - one.low
    return at_most(one.length * one.element.bytes, constant(room)) is Truth.YES
