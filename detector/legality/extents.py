"""Which bytes an access touches during the whole nest.

Consumes accesses; produces their byte ranges, over values that are known before the
nest, or None where nobody can tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from detector.analysis.affine import Access
from detector.analysis.expr import ZERO, Expr, const, maximum, minimum
from detector.analysis.ranges import Known
from detector.analysis.values import leaf, number
from detector.legality.entry import at_entry, corners, is_available
from detector.legality.region import Region
from detector.model import Argument, GlobalVariable, Instruction, Unsized, Value
from detector.verdict import ByteRange


@dataclass(frozen=True, slots=True)
class Span:
    """The lowest offset is one of `lows`, the end (exclusive) is one of `highs`."""

    lows: tuple[Expr, ...]
    highs: tuple[Expr, ...]


def span(region: Region, access: Access) -> Span | None:
    """The offsets from its base that an access touches."""
    if access not in region.spans:
        region.spans[access] = _find_span(region, access)
    return region.spans[access]


def _find_span(region: Region, access: Access) -> Span | None:
    if (
        access.base is None
        or access.indirect
        or region.is_searching(access.instruction)
    ):
        size = object_size(region, access.base)
        return None if size is None else Span((ZERO,), (const(size),))
    # What is irregular may still have bounds: clamped positions, halves of counters.
    offset = access.offset + access.irregular
    for stride in access.strides:
        offset = offset + stride.bytes * Expr((((stride.counter,), 1),))
    known = region.known_at(access)
    lows = corners(region, offset, known, highest=False)
    highs = corners(region, offset, known, highest=True)
    if lows is None or highs is None:
        size = object_size(region, access.base)
        return None if size is None else Span((ZERO,), (const(size),))
    return Span(lows, tuple(high + access.size for high in highs))


def object_size(region: Region, base: Value | None) -> int | None:
    """The bytes of a known object: nothing that starts from it may leave it."""
    layout = region.program.analyses.layout
    match base:
        case GlobalVariable() if not _may_be_another(base):
            type_ = base.value_type
        case Instruction(opcode="alloca", element_type=element) if element is not None:
            count = base.operands[0] if base.operands else None
            if count is not None and number(count) != 1:
                return None
            type_ = element
        case _:
            return None
    try:
        return layout.size(type_)
    except Unsized:
        return None


def _may_be_another(variable: GlobalVariable) -> bool:
    """Whether the linker may take a definition that is longer than the one here."""
    return variable.is_declaration or variable.linkage.startswith(
        ("weak", "linkonce", "common", "extern_weak", "available_externally")
    )


def are_apart(known: Known, one: Span, other: Span) -> bool:
    """Whether it is proved that two spans of one base have no byte in common."""
    return _is_below(known, one, other) or _is_below(known, other, one)


def _is_below(known: Known, lower: Span, upper: Span) -> bool:
    return all(known.proves(low - high) for low in upper.lows for high in lower.highs)


def must_meet(known: Known, one: Span, other: Span) -> bool:
    """Whether it is proved that they overlap; both are taken to be not empty."""
    if len(one.lows) * len(one.highs) * len(other.lows) * len(other.highs) != 1:
        return False
    return _reaches(known, one, other) and _reaches(known, other, one)


def _reaches(known: Known, one: Span, other: Span) -> bool:
    """Whether one ends after the beginning of the other."""
    low, high, start = one.lows[0], one.highs[0], other.lows[0]
    return known.proves(high - start - 1) or known.proves(low - start)


def byte_range(region: Region, accesses: Sequence[Access]) -> ByteRange | None:
    """The bytes that accesses of one base touch together."""
    key = tuple(accesses)
    if key not in region.ranges:
        region.ranges[key] = _find_range(region, key)
    return region.ranges[key]


def _find_range(region: Region, accesses: tuple[Access, ...]) -> ByteRange | None:
    base = accesses[0].base
    if not isinstance(base, Instruction | Argument | GlobalVariable):
        return None
    if not is_available(region, base):
        return None
    lows: list[_End] = []
    highs: list[_End] = []
    for access in accesses:
        found = span(region, access)
        if found is None:
            return None
        known = region.known_at(access)
        lows += [_End(low, known) for low in found.lows]
        highs += [_End(high, known) for high in found.highs]
    first = _known_before(region, _extremes(lows, -1))
    last = _known_before(region, _extremes(highs, 1))
    if first is None or last is None:
        return None
    return ByteRange(
        leaf(base, region.program.analyses.evolution.evaluator.word, False),
        region.name(base),
        minimum(*first),
        maximum(*last),
        any(access.is_write for access in accesses),
    )


@dataclass(frozen=True, slots=True)
class _End:
    """An end of a range, and what is known where its access runs."""

    expr: Expr
    known: Known


def _extremes(ends: list[_End], sign: int) -> list[Expr]:
    """The ends without those that a kept one covers whenever their access runs."""
    once = list({end.expr: end for end in ends}.values())
    kept = once
    for end in once:
        if any(_covers(other, end, sign) for other in kept if other is not end):
            kept = [other for other in kept if other is not end]
    # What covers an end must not itself rest on an access that may not have run.
    lost = [e for e in once if not any(_covers(k, e, sign) for k in kept)]
    return [end.expr for end in (*kept, *(e for e in lost if e not in kept))]


def _covers(one: _End, other: _End, sign: int) -> bool:
    return one is other or other.known.proves((one.expr - other.expr) * sign)


def _known_before(region: Region, exprs: list[Expr]) -> list[Expr] | None:
    found = [at_entry(region, expr) for expr in exprs]
    known = [expr for expr in found if expr is not None]
    return known if len(known) == len(found) else None
