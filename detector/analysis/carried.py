"""What an opaque integer was loaded from, also if the load was one iteration earlier.

Consumes an evaluator and an atom; produces the address.  Compilers turn
`for (j = r[i]; j < r[i+1]; j++)` into one load an iteration: r[i] is the r[i+1] of the
iteration before, carried along in a phi.  Such a phi equals mem[r + 4*i] as long as
the loop does not write there.  Must not know aliasing: that is a condition.
"""

from __future__ import annotations

from dataclasses import dataclass

from detector.analysis.condition import NONE, Conditions, Unchanged, substitute
from detector.analysis.expr import Atom, Expr, const, of
from detector.analysis.scev import Evaluator
from detector.model import Instruction


@dataclass(frozen=True, slots=True)
class Loaded:
    """The value of `size` bytes at `address`, read by `load`, under conditions."""

    address: Expr
    size: int
    load: Instruction
    conditions: Conditions = NONE


def loaded(evaluator: Evaluator, atom: Atom) -> Loaded | None:
    """Where the value of an atom was loaded from, None if it was not."""
    value = evaluator.scope.value_of(atom)
    match value:
        case Instruction(opcode="load") if value.access and value.access.is_simple:
            return _direct(evaluator, value)
        case Instruction(opcode="phi"):
            return _carried(evaluator, value)
        case _:
            return None


def _direct(evaluator: Evaluator, load: Instruction) -> Loaded:
    form = evaluator.seen_from(load.block, load.operands[0], True, exact=False)
    size = evaluator.layout.store_size(load.type)
    return Loaded(form.expr, size, load, form.conditions)


def _carried(evaluator: Evaluator, phi: Instruction) -> Loaded | None:
    """A header phi of a load before the loop and of the next load inside it."""
    loop = evaluator.scope.loop_headed_by(phi.block)
    entry = evaluator.scope.entry(loop) if loop is not None else None
    if loop is None or entry is None or loop.latch is None:
        return None
    first, back = phi.incoming_from(entry), phi.incoming_from(loop.latch)
    if not isinstance(first, Instruction) or not isinstance(back, Instruction):
        return None
    if first.opcode != "load" or back.opcode != "load" or first.block is not entry:
        return None
    if not (_is_quiet_after(first) and _is_simple(first) and _is_simple(back)):
        return None
    counter = evaluator.scope.counter(loop)
    begin, later = _direct(evaluator, first), _direct(evaluator, back)
    if later.address.substitute({counter: const(-1)}) != begin.address:
        return None
    before: dict[Atom, Expr] = {counter: of(counter) - 1}
    address = later.address.substitute(before)
    conditions = begin.conditions | substitute(later.conditions, before)
    kept = Unchanged(address, later.size, loop.header.name)
    return Loaded(address, later.size, back, conditions | {kept})


def _is_simple(load: Instruction) -> bool:
    return load.access is not None and load.access.is_simple


def _is_quiet_after(load: Instruction) -> bool:
    """Nothing between the load and the end of its block writes memory."""
    rest = load.block.instructions[load.position + 1 :]
    return not any(i.is_call or i.opcode in _WRITES for i in rest)


_WRITES = frozenset(("store", "atomicrmw", "cmpxchg", "fence"))
