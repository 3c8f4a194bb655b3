"""What a kernel has to be given before it starts: pointers, offsets, strides, bounds.

Consumes a region; produces reasons for those that only the loop itself gets to know.
A load inside the loop that the analyses know to be invariant is not there before it:
the loop may never make it, so nobody else may, either.
"""

from __future__ import annotations

from collections.abc import Iterator

from detector.analysis.expr import Expr
from detector.analysis.expr import Value as ValueAtom
from detector.legality.entry import is_available
from detector.legality.reasons import reason
from detector.legality.region import Region
from detector.model import Instruction
from detector.verdict import Reason


def unavailable(region: Region) -> Iterator[Reason]:
    """Everything that is not known before the nest and has to be."""
    for access in (*region.stores, *region.loads):
        at = access.instruction
        if access.base is not None and not is_available(region, access.base):
            message = "the loop follows a pointer that it loads itself"
            yield reason("pointer-changes", message, at)
            continue
        parts = (access.offset, *(stride.bytes for stride in access.strides))
        if any(_loaded(region, part) for part in parts):
            message = "a subscript that does not change is loaded in the loop"
            yield reason("loaded-in-loop", message, at)
    for loop in region.loops:
        load = _loaded(region, region.counted(loop).trip)
        if load is not None:
            message = "a bound that does not change is loaded in the loop"
            yield reason("loaded-in-loop", message, load)


def _loaded(region: Region, expr: Expr) -> Instruction | None:
    """A value in it that is invariant, but computed in the nest."""
    for atom in expr.atoms():
        if not isinstance(atom, ValueAtom):
            continue
        value = region.program.value_of(atom)
        if not isinstance(value, Instruction) or is_available(region, value):
            continue
        if region.program.invariant_expr(Expr((((atom,), 1),)), region.loop):
            return value
    return None
