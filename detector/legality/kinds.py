"""What each kind of idiom has to fulfil: which checks, in which order.

Consumes a region; produces findings and the floating-point contract. Two families:
idioms that write elements (their points become independent, the order inside each
element is kept), and reductions (the order of all updates is given up).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from detector.atoms.carried import initial_and_next, update_of
from detector.atoms.chains import Update
from detector.legality.cells import cell_at
from detector.legality.conditions import Finding, assumptions
from detector.legality.effects import side_effects
from detector.legality.floating import freedom, functions, regrouping
from detector.legality.inputs import unavailable
from detector.legality.memory import bins, dependences
from detector.legality.reasons import reason
from detector.legality.region import Region
from detector.legality.results import (
    accumulators,
    carried,
    decisions,
    live_outs,
    updates,
)
from detector.verdict import FpContract

Check: TypeAlias = Callable[[Region, FpContract], Iterator[Finding | FpContract]]


def elementwise(region: Region, allowed: FpContract) -> Iterator[Finding | FpContract]:
    """Maps, stencils, map-reduces, products: every point writes its own elements.

    Beside map-reduces there may be sums over all points.
    """
    phis = accumulators(region) if region.match.kind == "map_reduce" else ()
    if not region.stores:
        yield reason("unsupported", "nothing is written", region.first)
    yield from side_effects(region)
    yield from unavailable(region)
    yield from carried(region, phis)
    yield from live_outs(region, phis)
    if phis:
        yield from updates(region, phis)
        yield from decisions(region, phis)
        yield from regrouping(_running(region), allowed)
    yield from dependences(region, phis)
    yield from assumptions(region)
    yield from functions(region, allowed)
    yield from freedom(region, allowed)


def reduction(region: Region, allowed: FpContract) -> Iterator[Finding | FpContract]:
    """Running values, in registers or in memory."""
    phis = accumulators(region)
    yield from side_effects(region)
    yield from unavailable(region)
    yield from carried(region, phis)
    yield from live_outs(region, phis)
    if phis or not region.stores:
        yield from updates(region, phis)
    yield from dependences(region, phis)
    yield from assumptions(region)
    yield from functions(region, allowed)
    yield from freedom(region, allowed)
    yield from regrouping(_running(region), allowed)


def histogram(region: Region, allowed: FpContract) -> Iterator[Finding | FpContract]:
    """Elements that are found by computed keys, each updated in any order.

    Sums may be beside them, and what the last iteration leaves behind.
    """
    phis = accumulators(region)
    yield from side_effects(region)
    yield from unavailable(region)
    yield from carried(region, phis)
    yield from live_outs(region, phis, last=True)
    if phis:
        yield from updates(region, phis)
    yield from bins(region, phis)
    yield from assumptions(region)
    yield from functions(region, allowed)
    yield from freedom(region, allowed)
    yield from regrouping(_running(region), allowed)


def _running(region: Region) -> Iterator[Update]:
    """The updates of all running values that are regrouped.

    Where a loop moves the element of a reduction, each one keeps the order of its sum.
    """
    by_key = region.match.kind == "histogram"
    for phi in accumulators(region):
        ends = initial_and_next(region.program, phi)
        found = update_of(region.program, phi, ends[1]) if ends is not None else None
        if found is not None:
            yield found
    for store in region.stores:
        if region.moving(store) and not by_key:
            continue
        cell = cell_at(region, store)
        if cell is not None and cell.update is not None:
            yield cell.update


CHECKS: dict[str, Check] = {
    "map": elementwise,
    "stencil": elementwise,
    "map_reduce": elementwise,
    "gemv": elementwise,
    "gemm": elementwise,
    "spmv": elementwise,
    "histogram": histogram,
    "scalar_reduction": reduction,
}
