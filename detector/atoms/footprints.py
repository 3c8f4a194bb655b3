"""Atoms about sets of elements: which parts of an array accesses cover together."""

from __future__ import annotations

from collections import Counter as Multiset

from detector.analysis.affine import Access
from detector.analysis.expr import ZERO, Expr
from detector.analysis.induction import LoopForm
from detector.analysis.loops import Loop
from detector.atoms.forms import iterator_of
from detector.atoms.memory import form_in
from detector.atoms.program import Program
from detector.model import Instruction, Value
from detector.solver.relation import Relation


def _moves_everywhere(program: Program, how: str, x: int, y: int) -> bool:
    found, loop = program.instruction(x), program.loop(y)
    form = form_in(program, found, loop) if found is not None and loop else None
    if found is None or loop is None or form is None or not form.is_affine:
        return False
    around = program.analyses.loops.loop_of(found.block)
    while around is not None and loop.encloses(around):
        if iterator_of(program, around) not in form.factors:
            return how == "stays in some"
        around = around.parent
    return how != "stays in some"


def _same_elements(program: Program, x: int, y: int, z: int) -> bool:
    """Equal strides in common loops; elsewhere the same strides and trip counts."""
    one, other, loop = program.instruction(x), program.instruction(y), program.loop(z)
    if one is None or other is None or loop is None:
        return False
    if not loop.has(one) or not loop.has(other):
        return False
    first, second = program.access(one, loop), program.access(other, loop)
    if first is None or second is None or not (first.is_affine and second.is_affine):
        return False
    if first.base is not second.base or first.size != second.size:
        return False
    if (first.offset - second.offset).terms:
        return False
    mine, theirs = _covered(program, first, other), _covered(program, second, one)
    return mine is not None and mine == theirs


def _covered(
    program: Program, access: Access, other: Instruction
) -> tuple[dict[object, Expr], Multiset[tuple[Expr, Expr]]] | None:
    """Strides of the loops around both, and (stride, trip count) of the others."""
    common: dict[object, Expr] = {}
    own: Multiset[tuple[Expr, Expr]] = Multiset()
    for stride in access.strides:
        loop = program.loop_of_counter(stride.counter)
        form = program.forms.get(loop) if loop is not None else None
        if loop is None or not isinstance(form, LoopForm):
            return None
        if loop.has(other):
            common[stride.counter] = stride.bytes
        else:
            own[stride.bytes, form.trip] += 1
    return common, own


def _previous_end(program: Program, x: int, y: int, z: int) -> bool:
    """Phi x is what load y read in the previous iteration of loop z."""
    phi, last, loop = program.instruction(x), program.instruction(y), program.loop(z)
    if phi is None or last is None or loop is None or last.opcode != "load":
        return False
    if phi.block is not loop.header or phi.opcode != "phi":
        return False
    if loop.preheader is None or loop.latch is None:
        return False
    initial = phi.incoming_from(loop.preheader)
    following = phi.incoming_from(loop.latch)
    if not isinstance(following, Instruction) or not _is_last(following, phi, last):
        return False
    return isinstance(initial, Instruction) and _is_before(program, initial, last, loop)


def _is_last(value: Instruction, phi: Instruction, last: Instruction) -> bool:
    """The load itself, or the merge below a loop over the range that was skipped.

    A range that is skipped is empty if its ends are in order, and then both are one.
    """
    if value is last:
        return True
    return value.opcode == "phi" and set(value.operands) == {phi, last}


def _is_before(
    program: Program, initial: Instruction, last: Instruction, loop: Loop
) -> bool:
    """Whether `initial` was loaded one element before the first `last`."""
    if initial.opcode != "load":
        return False
    first, then = program.access(initial, None), program.access(last, loop)
    if first is None or then is None or first.size != then.size:
        return False
    at_start = then.address.substitute({program.counter(loop): ZERO})
    return (at_start - first.address).constant == first.size


def _alias(program: Program, x: int, y: int) -> str:
    """The verdict on two accesses or pointers: no, may or same."""
    one, other = program.values[x], program.values[y]
    memory = program.analyses.memory
    first, second = _address(one), _address(other)
    tags = [getattr(v, "tbaa", None) for v in (one, other)]
    return memory.pointers(first, second, tags[0], tags[1]).verdict


def _address(value: Value) -> Value:
    if isinstance(value, Instruction) and value.address is not None:
        return value.address
    return value


def _aliases(program: Program, how: str, x: int, y: int) -> bool:
    verdict = _alias(program, x, y)
    return verdict == "same" if how == "must" else verdict != "no"


RELATIONS: dict[str, Relation] = {
    "moves_everywhere": Relation(_moves_everywhere, cost=6),
    "same_elements": Relation(_same_elements, cost=8),
    "previous_end": Relation(_previous_end, cost=6),
    "alias": Relation(_aliases, cost=20),
    "no_alias": Relation(lambda p, x, y: _alias(p, x, y) == "no", cost=20),
}
