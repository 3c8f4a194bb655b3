"""Loops that write backwards, turned round: their last iteration becomes the first.

Consumes loops whose iterations are independent of each other; produces which of them
to turn, and forms and accesses over the counter from the other end. A result of Lift
is written forwards; to independent iterations that makes no difference.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from codegen.translate.size_table import walks_down
from detector.analysis.affine import Access, Stride
from detector.analysis.expr import Atom, Counter, Expr, of
from detector.analysis.facade import FunctionAnalyses
from detector.analysis.induction import LoopForm
from detector.analysis.loops import Loop


def turned_trips(analyses: FunctionAnalyses, nest: Loop) -> dict[Counter, Expr]:
    """How often each loop runs that is to be turned.

    All stores in it walk down, so no two of its iterations write the same element, and
    it carries nothing but counters.
    """
    found: dict[Counter, Expr] = {}
    for loop in analyses.loops.loops:
        if not nest.encloses(loop):
            continue
        form = analyses.evolution.loop(loop)
        if not isinstance(form, LoopForm):
            continue
        counting = {induction.phi for induction in form.inductions}
        if (
            set(loop.header.phis) <= counting
            and analyses.evolution.scope.is_invariant(form.trip, nest)
            and _walks_down(analyses, nest, loop, form.counter)
        ):
            found[form.counter] = form.trip
    return found


def _walks_down(
    analyses: FunctionAnalyses, nest: Loop, loop: Loop, counter: Counter
) -> bool:
    stores = [i for i in loop.instructions() if i.opcode == "store"]
    for store in stores:
        access = analyses.evolution.access(store, nest)
        if access is None or not walks_down(access.stride(counter)):
            return False
    return bool(stores)


def other_end(trips: Mapping[Counter, Expr]) -> dict[Atom, Expr]:
    """The counters of turned loops, by those that count from the other end."""
    return {counter: trip - 1 - of(counter) for counter, trip in trips.items()}


def turned_form(form: LoopForm) -> LoopForm:
    """The form of a loop whose variables start where they ended."""
    return replace(
        form,
        inductions=tuple(
            replace(i, begin=i.begin + i.step * (form.trip - 1), step=-i.step)
            for i in form.inductions
        ),
    )


def turned_access(access: Access, trips: Mapping[Counter, Expr]) -> Access:
    """An access with the strides of turned loops the other way."""
    offset, strides = access.offset, []
    for stride in access.strides:
        trip = trips.get(stride.counter)
        if trip is not None:
            offset = offset + stride.bytes * (trip - 1)
            stride = Stride(stride.counter, -stride.bytes)
        strides.append(stride)
    return replace(access, strides=tuple(strides), offset=offset)
