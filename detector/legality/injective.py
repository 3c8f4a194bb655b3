"""Whether different points of the iteration space write different elements.

Consumes a store's strides and the trip counts; produces the guards under which the
address is a number in a mixed radix: sorted by size, each stride is at least as long as
everything that the smaller ones cover together.
"""

from __future__ import annotations

from collections.abc import Iterator

from detector.analysis.affine import Access
from detector.analysis.expr import Counter, Expr, const
from detector.analysis.ranges import Known
from detector.legality.conditions import Finding
from detector.legality.entry import at_entry, corners
from detector.legality.reasons import reason
from detector.legality.region import Region
from detector.verdict import Compare, Comparison


def distinct_elements(region: Region, store: Access) -> Iterator[Finding]:
    """Guards (or a reason) for a store that moves with several loops."""
    covered = const(store.size)
    known = region.known_at(store)
    for counter, length in _by_size(known, store):
        if not known.proves(length - covered):
            yield from _guarded(region, store, length, covered)
        last = region.last(counter)
        ends = corners(region, last, known, highest=True)
        if ends is None or len(ends) != 1:
            yield reason(
                "not-injective",
                f"how far {region.name(store.base)} is written depends on other loops",
                store.instruction,
            )
            return
        covered = covered + length * ends[0]


def _guarded(
    region: Region, store: Access, larger: Expr, smaller: Expr
) -> Iterator[Finding]:
    name = region.name(store.base)
    big, small = at_entry(region, larger), at_entry(region, smaller)
    number = (big - small).constant if big is not None and small is not None else -1
    if big is None or small is None or (number is not None and number < 0):
        message = f"two iterations may write the same element of {name}"
        yield reason("not-injective", message, store.instruction)
    elif number is None:
        yield Compare(small, Comparison.LE, big, f"elements of {name} coincide")


def _by_size(known: Known, store: Access) -> list[tuple[Counter, Expr]]:
    """The counters and how far each moves the address, the smallest first.

    Constant strides before symbolic ones; among equals the inner loop before the
    outer. A wrong guess makes a guard that fails, never a wrong answer.
    """
    lengths = []
    for stride in store.strides:
        length = stride.bytes
        number = length.constant
        if (number is not None and number < 0) or known.proves(-length):
            length = -length
        lengths.append((stride.counter, length))
    return sorted(lengths, key=lambda item: (*_size(item[1]), -item[0].depth))


def _size(length: Expr) -> tuple[int, int]:
    degree = max((len(monomial) for monomial, _ in length.terms), default=0)
    return degree, length.constant or 0
