"""Atoms about values that a loop carries from one iteration to the next."""

from __future__ import annotations

from collections.abc import Iterator

from detector.analysis.induction import LoopForm
from detector.analysis.loops import Loop
from detector.atoms.cells import cell_of
from detector.atoms.chains import Tracer, Update
from detector.atoms.choices import chosen_by, extremum_of, saturates, stored_choice
from detector.atoms.program import Program
from detector.model import ConstantInt, Instruction, Value
from detector.solver.relation import Mode, Relation


def carried_by(program: Program, loop: Loop) -> list[Instruction]:
    """The header phis of a loop that are more than counters or copies of memory."""
    form = program.forms.get(loop)
    counting: set[Instruction] = set()
    if isinstance(form, LoopForm):
        counting = {induction.phi for induction in form.inductions}
    return [
        phi
        for phi in loop.header.phis
        if phi not in counting and cell_of(program, phi) is None
    ]


def header_loop(program: Program, phi: Instruction) -> Loop | None:
    """The loop whose header holds this phi."""
    return program.analyses.loops.loop_at(phi.block) if phi.opcode == "phi" else None


def initial_and_next(program: Program, phi: Instruction) -> tuple[Value, Value] | None:
    """What a header phi starts with and what comes round, None for other phis."""
    loop = header_loop(program, phi)
    if loop is None or loop.preheader is None or loop.latch is None:
        return None
    initial = phi.incoming_from(loop.preheader)
    following = phi.incoming_from(loop.latch)
    return (
        (initial, following) if initial is not None and following is not None else None
    )


def finals_of(program: Program, phi: Instruction) -> Iterator[Instruction]:
    """The values outside of the loop that hold what a header phi ended with.

    The phi in the exit block, and the phi below it where a loop that does not run at
    all leaves the initial value.
    """
    loop, ends = header_loop(program, phi), initial_and_next(program, phi)
    if loop is None or ends is None:
        return
    initial, following = ends
    users = program.analyses.uses.users
    for leaving in (*users(following), *users(phi)):
        if leaving.opcode != "phi" or leaving.block not in loop.exits:
            continue
        yield leaving
        narrowed = [u for u in users(leaving) if u.opcode == "trunc"]
        for last in (leaving, *narrowed):
            if last is not leaving:
                yield last
            for merge in users(last):
                if merge.opcode == "phi" and all(
                    o is last or _is_same(o, initial) for o in merge.operands
                ):
                    yield merge


def _is_same(value: Value, initial: Value) -> bool:
    """The initial value, or the same number in a narrower type."""
    if isinstance(value, ConstantInt) and isinstance(initial, ConstantInt):
        return value.signed == initial.signed
    return value is initial


def _carried(program: Program, x: int, y: int) -> bool:
    phi, loop = program.instruction(x), program.loop(y)
    return phi is not None and loop is not None and phi in carried_by(program, loop)


def _all_carried(program: Program, y: int) -> list[int]:
    loop = program.loop(y)
    return program.ids(carried_by(program, loop)) if loop is not None else []


def _carriers(program: Program, x: int) -> Iterator[int]:
    phi = program.instruction(x)
    loop = header_loop(program, phi) if phi is not None else None
    if phi is not None and loop is not None and phi in carried_by(program, loop):
        yield program.name_of(loop)


def _values(program: Program, which: str, number: int) -> list[int]:
    phi = program.instruction(number)
    ends = initial_and_next(program, phi) if phi is not None else None
    if phi is None or ends is None:
        return []
    match which:
        case "initial":
            return program.ids(ends[:1])
        case "next":
            return program.ids(ends[1:])
        case _:
            return list(dict.fromkeys(program.ids(finals_of(program, phi))))


def _phis_with(program: Program, which: str, x: int) -> Iterator[int]:
    for loop in program.analyses.loops.loops:
        for phi in program.ids(loop.header.phis):
            if x in _values(program, which, phi):
                yield phi


def _used_only_by(program: Program, x: int, users: tuple[int, ...], y: int) -> bool:
    loop = program.loop(y)
    if loop is None:
        return False
    named = set(users)
    stack, seen = [program.values[x]], set()
    while stack:
        for user in program.analyses.uses.users(stack.pop()):
            if user in seen or not loop.has(user) or program.index[user] in named:
                continue
            if not user.is_cast:
                return False
            seen.add(user)
            stack.append(user)
    return True


def update_of(program: Program, old: Instruction, new: Value) -> Update | None:
    """The associative update from old to new.

    For a header phi within its loop; for a load (a value kept in memory) within the
    innermost loop around it.
    """
    key = (old, new)
    if key not in program.updates:
        program.updates[key] = _find_update(program, old, new)
    return program.updates[key]


def _find_update(program: Program, old: Instruction, new: Value) -> Update | None:
    loop = header_loop(program, old) or program.analyses.loops.loop_of(old.block)
    if loop is None:
        return None

    def inner(phi: Instruction) -> tuple[Value, Value] | None:
        found = header_loop(program, phi)
        if found is None or found is loop:
            return None
        return initial_and_next(program, phi)

    tracer = Tracer(old, loop.has, inner, program.analyses.uses.users)
    if _is_stored_aside(program, old, new):
        ends = initial_and_next(program, old)
        return tracer.update(ends[1]) if ends is not None else None
    return tracer.update(new) or _stored_by_choice(program, old, new)


def _is_stored_aside(program: Program, old: Instruction, new: Value) -> bool:
    """`if (x > *best) *best = x;` where a phi mirrors the memory.

    What is stored is not computed from the old value; what comes round is chosen of
    the two.
    """
    if old.opcode != "phi":
        return False
    store = cell_of(program, old)
    ends = initial_and_next(program, old)
    if store is None or ends is None or store.operands[0] is not new:
        return False
    chosen = ends[1]
    return (
        isinstance(chosen, Instruction)
        and chosen is not new
        and extremum_of(chosen) is not None
        and set(chosen.operands) == {old, new}
    )


def _stored_by_choice(program: Program, old: Instruction, new: Value) -> Update | None:
    """What is stored only if the old value says so, and still combines in any order.

    `if (x > best[k]) best[k] = x;` and `if (count[k] < 255) count[k]++;`.
    """
    if old.opcode != "load":
        return None
    limit = saturates(old, new, program.analyses.uses.users)
    if limit is not None and isinstance(new, Instruction):
        chain = frozenset((old, limit))
        steps = new.operands[1:2]
        return Update("saturating", steps, chain, True, frozenset((limit,)))
    for user in program.analyses.uses.users(old):
        choice = stored_choice(user, old, new, program.analyses.uses.users)
        if choice is not None:
            chain = frozenset((old,))
            return Update(choice.operator, (new,), chain, True, frozenset((user,)))
    return None


def _update(program: Program, operator: str, x: int, old: int) -> bool:
    phi = program.instruction(old)
    update = update_of(program, phi, program.values[x]) if phi is not None else None
    return update is not None and operator in ("any", update.operator)


def _updates(program: Program, operator: str, old: int) -> Iterator[int]:
    """The candidates for the new value: what comes round, or what is stored back."""
    phi = program.instruction(old)
    if phi is None:
        return
    ends = initial_and_next(program, phi)
    if ends is not None:
        candidates = program.ids(ends[1:])
    elif phi.opcode == "load":
        candidates = program.stored_after(phi)
    else:
        return
    for x in candidates:
        if _update(program, operator, x, old):
            yield x


def _update_by(program: Program, operator: str, x: int, old: int, value: int) -> bool:
    return value in _contributions(program, operator, x, old)


def _contributions(program: Program, operator: str, x: int, old: int) -> list[int]:
    phi = program.instruction(old)
    update = update_of(program, phi, program.values[x]) if phi is not None else None
    if update is None or operator not in ("any", update.operator):
        return []
    return program.ids(update.contributions) if len(update.contributions) == 1 else []


def _follows(program: Program, x: int, number: int) -> bool:
    return x in _followers(program, number)


def _followers(program: Program, number: int) -> list[int]:
    """Header phis that take a value whenever the update takes the new extreme."""
    for old in program.phis_updated_to(number):
        update = update_of(program, old, program.values[number])
        if update is None:
            continue
        loop = header_loop(program, old)
        among = set(loop.instructions()) if loop is not None else set()
        found = [i for c in update.choices for i in chosen_by(c, among)]
        return program.ids(i for i in found if i.opcode == "phi" and i is not old)
    return []


RELATIONS: dict[str, Relation] = {
    "carried": Relation(
        _carried, (Mode("fb", 1.5, _all_carried), Mode("bf", 1.0, _carriers)), cost=3
    ),
    "carried_value": Relation(
        lambda p, which, x, phi: x in _values(p, which, phi),
        (Mode("bfb", 1.2, _values), Mode("bbf", 2.0, _phis_with)),
        cost=2,
    ),
    "used_only_by": Relation(_used_only_by, cost=5),
    "update": Relation(_update, (Mode("bfb", 1.0, _updates),), cost=20),
    "update_by": Relation(_update_by, (Mode("bbbf", 1.0, _contributions),), cost=20),
    "follows_choice": Relation(_follows, (Mode("fb", 1.0, _followers),), cost=20),
}
