"""Accesses through different base pointers: what has to be checked at run time.

Consumes pairs of accesses that the static facts do not keep apart; produces one guard
for each pair of pointers, over all bytes that are touched through them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from detector.analysis.affine import Access
from detector.analysis.values import leaf
from detector.legality.conditions import Finding
from detector.legality.dependence import same_shape
from detector.legality.extents import byte_range
from detector.legality.gathers import Gauge
from detector.legality.reasons import line_of, reason
from detector.legality.region import Region
from detector.model import Value
from detector.verdict import (
    BinsApart,
    ByteRange,
    Disjoint,
    Measured,
    SameOrDisjoint,
)


@dataclass(slots=True)
class _Meeting:
    """All accesses through two pointers of which one is written."""

    first: dict[Access, None] = field(default_factory=dict)
    second: dict[Access, None] = field(default_factory=dict)
    # Whether it does no harm if both are one and the same array.
    may_be_same: bool = True


@dataclass(slots=True)
class Strangers:
    """Pairs of pointers that may lead to the same memory."""

    region: Region
    _meetings: dict[tuple[Value, Value], _Meeting] = field(default_factory=dict)
    _apart: dict[Disjoint, None] = field(default_factory=dict)
    _gauge: Gauge = field(init=False)

    def __post_init__(self) -> None:
        self._gauge = Gauge(self.region)

    def meet(self, store: Access, other: Access, harmless: bool) -> Iterator[Finding]:
        """Notes that a store and an access of another base may overlap.

        `harmless`: not if they are the same element in the same point.
        """
        for access, stranger in ((store, other), (other, store)):
            if byte_range(self.region, [access]) is None:
                yield from self._measured(access, stranger)
                return
        assert store.base is not None
        assert other.base is not None
        key = (store.base, other.base)
        turned = (other.base, store.base)
        if turned in self._meetings:
            key, store, other = turned, other, store
        meeting = self._meetings.setdefault(key, _Meeting())
        meeting.first[store] = None
        meeting.second[other] = None
        meeting.may_be_same &= harmless and same_shape(store, other)

    def _measured(self, far: Access, other: Access) -> Iterator[Finding]:
        """What is used as far as the data say: measured, or refused."""
        near = byte_range(self.region, [other])
        if far.is_write and self.region.match.kind == "histogram":
            yield from self._bins(far, other, near)
            return
        found = self._gauge.range_of(far)
        near = near or self._gauge.range_of(other)
        if near is None or found is None:
            store, load = (far, other) if far.is_write else (other, far)
            yield self._unbounded(store, load, far if found is None else other)
        else:
            self._apart[Disjoint(near, found)] = None

    def _bins(
        self, bins: Access, other: Access, near: ByteRange | None
    ) -> Iterator[Finding]:
        """Bins of a histogram: their keys are measured anyway."""
        base = bins.base
        if near is None or base is None:
            yield self._unbounded(bins, other, bins)
            return
        word = self.region.program.analyses.evolution.evaluator.word
        name = self.region.name(base)
        yield BinsApart(leaf(base, word, False), name, bins.size, near)

    def _unbounded(self, store: Access, other: Access, which: Access) -> Finding:
        written, name = self.region.name(store.base), self.region.name(other.base)
        message = (
            f"{written} (written at {line_of(store.instruction)}) and {name} "
            f"({line_of(other.instruction)}) may overlap, and how far "
            f"{self.region.name(which.base)} is used is not known before the loop"
        )
        return reason("unknown-extent", message, which.instruction)

    def guards(self) -> Iterator[Finding]:
        """One guard for each pair of pointers, and one for all that is measured."""
        if self._apart:
            measures = tuple(self._gauge.measures.values())
            yield Measured(measures, tuple(self._apart))
        for meeting in self._meetings.values():
            first = byte_range(self.region, list(meeting.first))
            second = byte_range(self.region, list(meeting.second))
            assert first is not None, "`meet` has asked before"
            assert second is not None
            if meeting.may_be_same and _is_one(meeting.first, meeting.second):
                yield SameOrDisjoint(first, second)
            else:
                yield Disjoint(first, second)


def _is_one(first: dict[Access, None], second: dict[Access, None]) -> bool:
    """Whether each pointer is used for one element of each point only."""
    for group in (first, second):
        offsets = {access.offset for access in group}
        if len(offsets) != 1:
            return False
    return True
