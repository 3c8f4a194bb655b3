"""Loops around the nest: their counters, told by variables that count them.

Consumes the analyses; produces for the counter of each loop around the nest an
expression over values that are there before the nest starts. The stub is called once
for each of their iterations, so to the nest they are values like any other.
"""

from __future__ import annotations

from dataclasses import replace

from detector.analysis.affine import Access, Stride
from detector.analysis.expr import Atom, Expr
from detector.analysis.facade import FunctionAnalyses
from detector.analysis.induction import LoopForm
from detector.analysis.loops import Loop
from detector.analysis.told import told


def outer_counters(analyses: FunctionAnalyses, loop: Loop) -> dict[Atom, Expr]:
    """Every counter around `loop` that a variable tells, outermost first."""
    around: list[Loop] = []
    parent = loop.parent
    while parent is not None:
        around.insert(0, parent)
        parent = parent.parent
    found: dict[Atom, Expr] = {}
    for outer in around:
        now = told(analyses.evolution, outer)
        if now is not None:
            # What an outer loop begins with may speak of one around it.
            found[analyses.evolution.scope.counter(outer)] = now.substitute(found)
    return found


def form_inside(form: LoopForm, counters: dict[Atom, Expr]) -> LoopForm:
    """A loop's form with the outer counters told."""
    if not counters:
        return form
    return replace(
        form,
        trip=form.trip.substitute(counters),
        total=form.total.substitute(counters) if form.total is not None else None,
        begin=form.begin.substitute(counters),
        end=form.end.substitute(counters),
        step=form.step.substitute(counters),
        inductions=tuple(
            replace(
                i, begin=i.begin.substitute(counters), step=i.step.substitute(counters)
            )
            for i in form.inductions
        ),
    )


def access_inside(access: Access, counters: dict[Atom, Expr]) -> Access:
    """An access with the outer counters told."""
    if not counters:
        return access
    return replace(
        access,
        address=access.address.substitute(counters),
        strides=tuple(
            Stride(s.counter, s.bytes.substitute(counters)) for s in access.strides
        ),
        offset=access.offset.substitute(counters),
        irregular=access.irregular.substitute(counters),
    )
