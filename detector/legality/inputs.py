"""What a kernel has to be given before it starts: pointers, offsets, strides, bounds.

Consumes a region; produces reasons for those that only the loop itself gets to know.
A load inside the loop that the analyses know to be invariant is not there before it:
the loop may never make it, so nobody else may, either, unless it is checked that the
inner loop that needs it runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from detector.analysis.expr import Expr, const
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.induction import LoopForm
from detector.analysis.loops import Loop
from detector.legality.conditions import Finding
from detector.legality.entry import at_entry, is_available
from detector.legality.gathers import Gauge
from detector.legality.reasons import reason
from detector.legality.region import Region
from detector.model import Instruction
from detector.verdict import Compare, Comparison, Measured


def unavailable(region: Region) -> Iterator[Finding]:
    """Everything that is not known before the nest and has to be.

    The first guards say that loads may be made early; the others may need them.
    """
    yield from _may_be_early(region)
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


def _may_be_early(region: Region) -> Iterator[Finding]:
    """That inner loops run, without which the nest would not follow its pointers."""
    loops: dict[Loop, Instruction] = {}
    for access in (*region.stores, *region.loads):
        found = region.reload(access.base) if access.base is not None else None
        if found is not None and found.witness is not None:
            loops[found.witness] = access.instruction
    for loop, at in loops.items():
        guard = _runs(region, loop)
        if guard is None:
            message = "the loop follows a pointer that it may never load"
            yield reason("pointer-changes", message, at)
        elif guard is not True:
            yield guard


def _runs(region: Region, loop: Loop) -> Compare | Measured | Literal[True] | None:
    """The guard that an inner loop runs at least once; True if it does anyway."""
    form = region.form(loop)
    if not isinstance(form, LoopForm):
        return None
    why = "a pointer would not be loaded"
    if region.program.invariant_expr(form.trip, region.loop):
        trip = at_entry(region, form.trip)
        if trip is None:
            return None
        if region.certain.proves(trip - 1):
            return True
        return Compare(const(1), Comparison.LE, trip, why)
    return Gauge(region).some_row(loop, why)


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
