"""Header phis that are begin + step*counter.

Consumes an evaluator and a loop; produces recurrences.  Must not know trip counts.

Note [Recurrences by rehearsal]
To see that a header phi is begin + step*counter, the loop body is evaluated once with
all header phis replaced by bare atoms, in a child evaluator of its own.  If the value
that comes back along the latch is "the same atom plus something invariant", that
something is the step; if the child could say so without conditions, the recurrence
never wraps.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from detector.analysis.condition import NONE, Conditions, substitute
from detector.analysis.expr import Atom, Counter, Expr, const, of
from detector.analysis.loops import Loop
from detector.analysis.values import bits_of, leaf
from detector.model import Instruction, Value

if TYPE_CHECKING:
    from detector.analysis.scev import Evaluator


@dataclass(frozen=True, slots=True)
class Recurrence:
    """A header phi that is begin + step*counter, modulo 2**bits.

    `signed`, `unsigned`: whether this reading never wraps (or wrapping is undefined).
    """

    phi: Instruction
    begin: Value
    step: Expr
    counter: Counter
    signed: bool
    unsigned: bool
    conditions: Conditions = NONE


def find_recurrences(evaluator: Evaluator, loop: Loop) -> dict[Instruction, Recurrence]:
    """Header phis that move by the same amount in every iteration."""
    entry, latch = evaluator.scope.entry(loop), loop.latch
    if entry is None or latch is None:
        return {}
    child = evaluator.rehearsal(loop)
    found = {}
    for phi in loop.header.phis:
        begin, back = phi.incoming_from(entry), phi.incoming_from(latch)
        bits = bits_of(phi.type, evaluator.word)
        if begin is None or back is None or bits is None:
            continue
        step = _step(child, loop, phi, back, True, exact=False)
        if step is None:
            continue
        found[phi] = Recurrence(
            phi,
            begin,
            step,
            evaluator.scope.counter(loop),
            _step(child, loop, phi, back, True, exact=True) == step,
            _step(child, loop, phi, back, False, exact=True) == step,
        )
    return found


def _step(
    child: Evaluator,
    loop: Loop,
    phi: Instruction,
    back: Value,
    signed: bool,
    exact: bool,
) -> Expr | None:
    """What an iteration adds to a header phi, if that is invariant and certain."""
    bits = bits_of(phi.type, child.word) or 0
    form = child.seen_from(loop.latches[0], back, signed, exact)
    step = form.expr - of(leaf(phi, bits, signed))
    if form.conditions != NONE or not child.scope.is_invariant(step, loop):
        return None
    return step


def find_followers(
    evaluator: Evaluator, loop: Loop, leaders: dict[Instruction, Recurrence]
) -> dict[Instruction, Recurrence]:
    """Phis that repeat what another one was: `(int)i` of a short i, carried along.

    If the value that comes back is F(k), and the first one F(-1), then the phi is
    F(k-1) throughout.
    """
    found: dict[Instruction, Recurrence] = {}
    entry, latch = evaluator.scope.entry(loop), loop.latch
    others = [p for p in loop.header.phis if p not in leaders]
    if entry is None or latch is None or not leaders:
        return found
    counter = evaluator.scope.counter(loop)
    before: dict[Atom, Expr] = {counter: of(counter) - 1}
    for phi in others:
        begin, back = phi.incoming_from(entry), phi.incoming_from(latch)
        if begin is None or back is None or not bits_of(phi.type, evaluator.word):
            continue
        evaluator.push({})
        first = evaluator.seen_from(phi.block, begin, True, exact=True)
        form = evaluator.seen_from(latch, back, True, exact=True)
        evaluator.pop()
        step = form.expr.coefficient(counter)
        start = form.expr.substitute({counter: const(-1)})
        if step is None or not step.terms or start != first.expr:
            continue
        if evaluator.scope.is_invariant(step, loop):
            assumed = first.conditions | substitute(form.conditions, before)
            found[phi] = Recurrence(phi, begin, step, counter, True, False, assumed)
    return found
