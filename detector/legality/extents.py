"""Which bytes an access touches during the whole nest.

Consumes affine accesses; produces their byte ranges, over values that are known before
the nest, or None where nobody can tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from detector.analysis.affine import Access
from detector.analysis.expr import Expr, maximum, minimum
from detector.analysis.values import leaf
from detector.legality.entry import at_entry, corners, is_available
from detector.legality.region import Region
from detector.model import Argument, GlobalVariable, Instruction
from detector.verdict import ByteRange


@dataclass(frozen=True, slots=True)
class Span:
    """The lowest offset is one of `lows`, the end (exclusive) is one of `highs`."""

    lows: tuple[Expr, ...]
    highs: tuple[Expr, ...]


def span(region: Region, access: Access) -> Span | None:
    """The offsets from its base that an access touches."""
    if not access.is_affine:
        return None
    offset = access.offset
    for stride in access.strides:
        offset = offset + stride.bytes * Expr((((stride.counter,), 1),))
    lows = corners(region, offset, highest=False)
    highs = corners(region, offset, highest=True)
    if lows is None or highs is None:
        return None
    return Span(lows, tuple(high + access.size for high in highs))


def are_apart(region: Region, one: Span, other: Span) -> bool:
    """Whether it is proved that two spans of one base have no byte in common."""
    return _is_below(region, one, other) or _is_below(region, other, one)


def _is_below(region: Region, lower: Span, upper: Span) -> bool:
    return all(
        region.known.proves(low - high) for low in upper.lows for high in lower.highs
    )


def must_meet(region: Region, one: Span, other: Span) -> bool:
    """Whether it is proved that they overlap; both are taken to be not empty."""
    if len(one.lows) * len(one.highs) * len(other.lows) * len(other.highs) != 1:
        return False
    proves = region.known.proves
    return proves(one.highs[0] - other.lows[0] - 1) and proves(
        other.highs[0] - one.lows[0] - 1
    )


def byte_range(region: Region, accesses: Sequence[Access]) -> ByteRange | None:
    """The bytes that accesses of one base touch together."""
    base = accesses[0].base
    spans = [span(region, access) for access in accesses]
    if not isinstance(base, Instruction | Argument | GlobalVariable):
        return None
    if not is_available(region, base):
        return None
    found = [s for s in spans if s is not None]
    if len(found) != len(spans):
        return None
    lows = _known_before(region, (e for s in found for e in s.lows))
    highs = _known_before(region, (e for s in found for e in s.highs))
    if lows is None or highs is None:
        return None
    return ByteRange(
        leaf(base, region.program.analyses.evolution.evaluator.word, False),
        region.name(base),
        minimum(*lows),
        maximum(*highs),
        any(access.is_write for access in accesses),
    )


def _known_before(region: Region, exprs: Iterable[Expr]) -> list[Expr] | None:
    found = [at_entry(region, expr) for expr in dict.fromkeys(exprs)]
    known = [expr for expr in found if expr is not None]
    return known if len(known) == len(found) else None
