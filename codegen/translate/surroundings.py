"""Loops around the nest: their counters, told by variables that count them.

Consumes the analyses; produces for the counter of each loop around the nest an
expression over values that are there before the nest starts. The stub is called once
for each of their iterations, so to the nest they are values like any other.
"""

from __future__ import annotations

from dataclasses import replace

from detector.analysis.affine import Access, Stride
from detector.analysis.condition import NONE
from detector.analysis.expr import Atom, Counter, Expr, const, floordiv, of
from detector.analysis.facade import FunctionAnalyses
from detector.analysis.induction import Induction, LoopForm
from detector.analysis.loops import Loop
from detector.analysis.values import bits_of, leaf


def outer_counters(analyses: FunctionAnalyses, loop: Loop) -> dict[Atom, Expr]:
    """Every counter around `loop` that a variable tells, outermost first."""
    around: list[Loop] = []
    parent = loop.parent
    while parent is not None:
        around.insert(0, parent)
        parent = parent.parent
    told: dict[Atom, Expr] = {}
    for outer in around:
        form = analyses.evolution.loop(outer)
        if isinstance(form, LoopForm):
            found = _told(analyses, form)
            if found is not None:
                # What an outer loop begins with may speak of one around it.
                told[form.counter] = found.substitute(told)
    return told


def _told(analyses: FunctionAnalyses, form: LoopForm) -> Expr | None:
    tries = (_told_by(analyses, i, form.counter) for i in form.inductions)
    found = [expr for expr in tries if expr is not None]
    return min(found, key=lambda e: len(e.terms)) if found else None


def _told_by(
    analyses: FunctionAnalyses, induction: Induction, counter: Counter
) -> Expr | None:
    """(variable - begin) / step, if the variable never wraps."""
    step = induction.step.constant
    evaluator = analyses.evolution.evaluator
    bits = bits_of(induction.phi.type, evaluator.word)
    if not step or induction.is_pointer or bits is None:
        return None
    expected = induction.begin + induction.step * of(counter)
    for signed in (True, False):
        form = evaluator.exact(induction.phi, signed)
        if form.conditions == NONE and form.expr == expected:
            distance = of(leaf(induction.phi, bits, signed)) - induction.begin
            return floordiv(distance, const(step))
    return None


def form_inside(form: LoopForm, told: dict[Atom, Expr]) -> LoopForm:
    """A loop's form with the outer counters told."""
    if not told:
        return form
    return replace(
        form,
        trip=form.trip.substitute(told),
        total=form.total.substitute(told) if form.total is not None else None,
        begin=form.begin.substitute(told),
        end=form.end.substitute(told),
        step=form.step.substitute(told),
        inductions=tuple(
            replace(i, begin=i.begin.substitute(told), step=i.step.substitute(told))
            for i in form.inductions
        ),
    )


def access_inside(access: Access, told: dict[Atom, Expr]) -> Access:
    """An access with the outer counters told."""
    if not told:
        return access
    return replace(
        access,
        address=access.address.substitute(told),
        strides=tuple(
            Stride(s.counter, s.bytes.substitute(told)) for s in access.strides
        ),
        offset=access.offset.substitute(told),
        irregular=access.irregular.substitute(told),
    )
