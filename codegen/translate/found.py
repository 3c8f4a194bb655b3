"""What a search finds: a fold over as many steps as it may take.

Consumes a nest and a search in it (see `searches`); produces the term of a value of the
search's last step. Where some searches end early, the steps that are left do nothing.
Nor do they read: what a search would look at after its end may not be there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from codegen.scalar import Untranslatable, lift_type
from codegen.scalar.ops import FALSE, TRUE
from codegen.translate.searches import goes_on
from detector.analysis.loops import Loop
from detector.model import Instruction
from lift.terms import patterns as p
from lift.terms.build import call, get, lit, op, tup
from lift.terms.core import Expr as Term
from lift.terms.core import Lambda

if TYPE_CHECKING:
    from codegen.translate.nest import Nest


def found_by(nest: Nest, loop: Loop, wanted: Instruction) -> Term:
    """A value of the last step: what a carried value becomes there, or another one."""
    shape = nest.shape
    carried = shape.carried(loop)
    if not carried:
        raise Untranslatable(wanted, "a search that carries nothing")
    updates = [shape.update(loop, phi) for phi in carried]
    initial = [nest.value(shape.initial(loop, phi)) for phi in carried]
    if wanted not in updates:
        # There is a first step, so nobody sees what it begins with.
        scalar = lift_type(wanted.type)
        if scalar is None:
            raise Untranslatable(wanted, "a kernel has no such type")
        updates.append(wanted)
        initial.append(lit(0, scalar))
    place = updates.index(wanted)
    test = goes_on(shape.analyses, loop)
    if test is not None:
        initial.append(TRUE)
    state, step = nest.param("acc"), nest.param("x")
    alone = len(initial) == 1
    old = [state if alone else get(state, k) for k in range(len(initial))]
    counter, trip = shape.counter(loop), shape.trip(loop)
    nest.positions.enter(counter, trip)

    def made() -> Term:
        for phi, term in zip(carried, old, strict=False):
            nest.bind(phi, term)
        if test is None:
            return nest.body(tuple(updates), lambda *v: v[0] if alone else tup(*v))
        asked, answer = test
        # Each by itself: what they share must not be computed outside of the choice.
        new = [nest.value(value) for value in updates]
        again = nest.value(asked)
        new.append(again if answer else op("xor", again, TRUE))
        stays = [*old[:-1], FALSE]
        return tup(
            *(call(p.Select(), old[-1], n, s) for n, s in zip(new, stays, strict=True))
        )

    nest.searching.add(loop)
    body = nest.forgetting(made)
    nest.searching.remove(loop)
    fold = p.Reduce(Lambda((state, step), body, nest.positions.binder(counter)))
    start = initial[0] if alone else tup(*initial)
    result = call(fold, start, nest.positions.counting(trip))
    return result if alone else get(result, place)
