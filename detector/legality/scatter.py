"""Stores through a list of positions: y[perm[i]] = .., a permutation if all goes well.

Consumes a store whose subscript is loaded; produces the loop that it takes apart and
the guard under which no two iterations write the same element: that all subscripts in
the list are different.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from detector.analysis.affine import Access
from detector.analysis.expr import Value as ValueAtom
from detector.model import Instruction, IntType
from detector.verdict import Measure, Measured

if TYPE_CHECKING:
    from detector.legality.region import Region

_WIDTHS = (8, 16, 32, 64)


@dataclass(frozen=True, slots=True)
class Scatter:
    """Where each iteration of the outermost loop reads the position it writes to."""

    subscripts: Access
    atom: ValueAtom


def scattered(region: Region, store: Access) -> Scatter | None:
    """The list of positions of a store that every iteration makes at most once.

    The positions of a histogram may coincide: there is nothing to be found for it.
    """
    if region.match.kind == "histogram" or not store.is_write or store.base is None:
        return None
    if store.strides or store.irregular.terms or len(store.indirect) != 1:
        return None
    (part,) = store.indirect
    scale = part.scale.constant
    if scale is None or abs(scale) < store.size:
        return None
    load = region.program.value_of(part.atom)
    if not isinstance(load, Instruction) or load.opcode != "load":
        return None
    inner = region.program.analyses.loops.loop_of
    if any(inner(i.block) is not region.loop for i in (load, store.instruction)):
        return None
    list_ = region.program.access(load, region.loop)
    if list_ is None or not _is_list(region, list_):
        return None
    return Scatter(list_, part.atom)


def _is_list(region: Region, access: Access) -> bool:
    """Whether every iteration reads the next element of an array of integers."""
    type_ = access.instruction.type
    if not isinstance(type_, IntType) or type_.bits not in _WIDTHS:
        return False
    step = access.stride(region.counter(region.loop)).constant
    return (
        access.is_affine
        and len(access.strides) == 1
        and step is not None
        and abs(step) == access.size
        and _is_certain(region, access.instruction)
    )


def _is_certain(region: Region, instruction: Instruction) -> bool:
    latch = region.loop.latch
    dominates = region.program.analyses.dominance.block_dominates
    return latch is not None and dominates(instruction.block, latch)


def all_different(region: Region, found: Scatter) -> Measured | None:
    """The guard; None where the list's extent is not known before the nest."""
    from detector.legality.extents import byte_range

    source = byte_range(region, [found.subscripts])
    atom = found.atom
    if source is None or (atom.bits == 64 and not atom.signed):
        return None
    measure = Measure(
        ValueAtom(f"#first({source.name})", 64),
        ValueAtom(f"#last({source.name})", 64),
        source,
        atom.bits,
        atom.signed,
        rising=False,
        distinct=True,
    )
    return Measured((measure,), ())
