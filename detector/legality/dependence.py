"""Two accesses through the same base pointer: which elements do they share, and when.

Consumes pairs of accesses; produces how they relate. Different base pointers are a
matter of `aliasing`.

Note [Points]
The loops that move a store are the parallel ones; a point is one choice of their
counters. What a point does keeps its order, and the points may run in any order. So
two accesses may share an element only within one point.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd
from typing import Literal

from detector.analysis.affine import Access
from detector.atoms.offsets import constant_offsets
from detector.legality.extents import are_apart, byte_range, must_meet, span
from detector.legality.lanes import in_other_lanes
from detector.legality.reasons import line_of, reason
from detector.legality.region import Region
from detector.verdict import Disjoint, Reason

# A distance of more steps than this may be meant to be larger than the loop.
_NEAR = 64


@dataclass(frozen=True, slots=True)
class Shared:
    """How two accesses of one base relate.

    "apart": no common byte. "same": common elements in the same point only, provided
    that the store's points write different elements.
    """

    how: Literal["apart", "same"]


def relation(
    region: Region, store: Access, other: Access
) -> Shared | Disjoint | Reason:
    """How a store and another access of the same base relate."""
    searching = region.is_searching(other.instruction)
    if searching or not (store.is_affine and other.is_affine):
        return _conflict(region, store, other, "at positions that are computed")
    if _interleaved(store, other):
        return Shared("apart")
    if same_elements(store, other):
        return Shared("same")
    one, two = span(region, store), span(region, other)
    if one is not None and two is not None:
        known = region.known_at(store, other)
        if are_apart(known, one, two):
            return Shared("apart")
        if in_other_lanes(region, store, other):
            return Shared("apart")
        if must_meet(known, one, two) or _is_near(store, other):
            return _conflict(region, store, other, "in other iterations")
    first, second = byte_range(region, [store]), byte_range(region, [other])
    if first is None or second is None:
        return _conflict(region, store, other, "at positions that nobody can compare")
    return Disjoint(first, second)


def same_elements(one: Access, other: Access) -> bool:
    """Whether both touch the same element whenever their counters agree."""
    return one.offset == other.offset and same_shape(one, other)


def _interleaved(store: Access, other: Access) -> bool:
    """The fields of an array of structs: never the same bytes, at whatever distance.

    All distances are `rest` plus a multiple of `step` (the GCD test).
    """
    distance = other.offset - store.offset
    numbers = [
        number
        for access in (store, other)
        for stride in access.strides
        for _, number in stride.bytes.terms
    ]
    numbers += [number for monomial, number in distance.terms if monomial]
    step = gcd(*numbers) if numbers else 0
    if not step:
        return distance.offset >= store.size or distance.offset <= -other.size
    rest = distance.offset % step
    return rest >= store.size and rest + other.size <= step


def _is_near(store: Access, other: Access) -> bool:
    """A few steps of the loops apart: other iterations write what this one reads."""
    steps = constant_offsets(other, store)
    return steps is not None and all(abs(step) <= _NEAR for step in steps)


def _conflict(region: Region, store: Access, other: Access, how: str) -> Reason:
    name = region.name(store.base)
    verb = "written" if other.is_write else "read"
    message = (
        f"{name} is written at {line_of(store.instruction)} and {verb} {how} "
        f"at {line_of(other.instruction)}"
    )
    return reason("carried-dependence", message, other.instruction)


def same_shape(one: Access, other: Access) -> bool:
    """Whether both move alike, wherever they start."""
    mine = {s.counter: s.bytes for s in one.strides}
    return one.size == other.size and mine == {
        s.counter: s.bytes for s in other.strides
    }
