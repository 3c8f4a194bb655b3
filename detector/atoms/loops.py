"""Atoms about loops: their shape, their parts, what is in them and what is invariant.

A loop is named by the first instruction of its header block.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from detector.analysis.cfg import bits
from detector.analysis.induction import LoopForm
from detector.analysis.loops import Loop
from detector.atoms.forms import iterator_of
from detector.atoms.program import Program
from detector.model import Block, Instruction, Value
from detector.solver.relation import Mode, Relation, Within


def form_of(program: Program, loop: Loop) -> LoopForm | None:
    """The form of a counted loop without other exits, None for any other loop."""
    form = program.forms.get(loop)
    return form if isinstance(form, LoopForm) and not form.early_exit else None


def _is_loop(program: Program, x: int) -> bool:
    return x in program.loops


def _counted(program: Program, x: int) -> bool:
    loop = program.loop(x)
    return loop is not None and form_of(program, loop) is not None


def _all_counted(program: Program) -> Iterator[int]:
    return (x for x in program.loops if _counted(program, x))


def _at(program: Program, which: str, x: int) -> bool:
    loop = program.loop(x)
    if loop is None:
        return False
    if which == "outermost":
        return loop.parent is None
    return not program.analyses.loops.children(loop)


def _all_at(program: Program, which: str) -> Iterator[int]:
    return (x for x in program.loops if _at(program, which, x))


def _iterators(program: Program, x: int) -> Iterator[int]:
    loop = program.loop(x)
    phi = iterator_of(program, loop) if loop is not None else None
    if phi is not None:
        yield program.index[phi]


def _iterated(program: Program, i: int) -> Iterator[int]:
    phi = program.instruction(i)
    loop = program.analyses.loops.loop_at(phi.block) if phi is not None else None
    if loop is not None and iterator_of(program, loop) is phi:
        yield program.name_of(loop)


def _bounds(program: Program, which: str, x: int) -> Iterator[int]:
    loop = program.loop(x)
    phi = iterator_of(program, loop) if loop is not None else None
    if phi is None or loop is None or loop.preheader is None or loop.latch is None:
        return
    found: Value | None
    match which:
        case "begin":
            found = phi.incoming_from(loop.preheader)
        case "step":
            found = _other_operand(phi.incoming_from(loop.latch), phi, ("add",))
        case _:
            found = _tested(program, loop)
    if found is not None:
        yield from program.ids((found,))


def _other_operand(
    user: Value | None, value: Value, opcodes: tuple[str, ...]
) -> Value | None:
    if not isinstance(user, Instruction) or user.opcode not in opcodes:
        return None
    others = [operand for operand in user.operands if operand is not value]
    return others[0] if len(others) == 1 else None


def _tested(program: Program, loop: Loop) -> Value | None:
    """What the exit test compares with: its side that is invariant in the loop."""
    form = form_of(program, loop)
    if form is None:
        return None
    condition = form.exit_block.terminator.operands[0]
    if not isinstance(condition, Instruction) or condition.opcode != "icmp":
        return None
    still = [o for o in condition.operands if loop.is_invariant(o)]
    return still[0] if len(still) == 1 else None


def _part(program: Program, which: str, x: int) -> Iterator[int]:
    loop = program.loop(x)
    if loop is None:
        return
    match which:
        case "preheader" if loop.preheader is not None:
            yield program.index[loop.preheader.terminator]
        case "latch" if loop.latch is not None:
            yield program.index[loop.latch.terminator]
        case "exit" if loop.exit is not None:
            yield program.first_of(loop.exit)
        case _:
            return


def is_nested(program: Program, how: str, x: int, y: int) -> bool:
    """Whether loop x is inside loop y, in this way."""
    inner, outer = program.loop(x), program.loop(y)
    if inner is None or outer is None or inner is outer or not outer.encloses(inner):
        return False
    if how and inner.parent is not outer:
        return False
    return how != "perfectly" or not any(
        program.has_effect(i) for i in outer.instructions() if not inner.has(i)
    )


def _inner(program: Program, how: str, y: int) -> list[int]:
    key = (f"nested {how}", y)
    if key not in program.listings:
        loops = program.loops if y in program.loops else ()
        found = [x for x in loops if is_nested(program, how, x, y)]
        program.listings[key] = found
    return program.listings[key]


def _outer(program: Program, how: str, x: int) -> Iterator[int]:
    around = program.loop(x)
    while around is not None and around.parent is not None:
        around = around.parent
        y = program.name_of(around)
        if is_nested(program, how, x, y):
            yield y


def _rectangular(program: Program, x: int, y: int) -> bool:
    inner, outer = program.loop(x), program.loop(y)
    if inner is None or outer is None:
        return False
    form = form_of(program, inner)
    return form is not None and program.invariant_expr(form.trip, outer)


def _runs_over(program: Program, x: int, first: int, last: int) -> bool:
    """begin = first + c and end = last + c for one small constant c, step 1."""
    loop = program.loop(x)
    form = form_of(program, loop) if loop is not None else None
    if form is None or loop is None or loop.preheader is None:
        return False
    if form.primary is None or form.primary.is_pointer or form.step.constant != 1:
        return False
    for start in program.readings(program.values[first], loop.preheader):
        for end in program.readings(program.values[last], loop.preheader):
            shift = (form.begin - start).constant
            if shift is not None and (form.end - end).constant == shift:
                return True
    return False


def _invariant(program: Program, x: int, y: int) -> bool:
    loop = program.loop(y)
    return loop is not None and program.is_invariant(program.values[x], loop)


def inside(program: Program, how: str, x: int, y: int) -> bool:
    """Whether instruction x is in loop y (directly: in none within it)."""
    found, loop = program.instruction(x), program.loop(y)
    if found is None or loop is None or not loop.has(found):
        return False
    return not how or program.analyses.loops.loop_of(found.block) is loop


def _all_inside(program: Program, how: str, y: int) -> Iterator[int]:
    loop = program.loop(y)
    if loop is None:
        return iter(())
    numbers = program.ids(loop.instructions())
    return (x for x in numbers if not how or inside(program, how, x, y))


def _spans(program: Program, how: str, y: int) -> list[tuple[int, int]]:
    """The numbers of a loop's instructions; those of a block follow each other."""
    key = (how, y)
    if key not in program.spans:
        loop = program.loop(y)
        blocks = loop.blocks if loop is not None else ()
        if how:
            innermost = program.analyses.loops.loop_of
            blocks = tuple(b for b in blocks if innermost(b) is loop)
        program.spans[key] = _joined(program, blocks)
    return program.spans[key]


def _joined(program: Program, blocks: Iterable[Block]) -> list[tuple[int, int]]:
    joined: list[tuple[int, int]] = []
    for low, size in sorted((program.first_of(b), len(b.instructions)) for b in blocks):
        start = joined.pop()[0] if joined and joined[-1][1] == low else low
        joined.append((start, low + size))
    return joined


def _around(program: Program, how: str, x: int) -> Iterable[int]:
    return [y for y in program.loops if inside(program, how, x, y)]


def _outside(program: Program, x: int, y: int) -> bool:
    return y in program.loops and not inside(program, "", x, y)


def _once(program: Program, how: str, x: int, y: int) -> bool:
    found, loop = program.instruction(x), program.loop(y)
    if found is None or loop is None or not inside(program, "directly", x, y):
        return False
    if how:
        return True
    dominates = program.analyses.dominance.block_dominates
    return all(dominates(found.block, latch) for latch in loop.latches)


def conditions_of(program: Program, found: Instruction, loop: Loop) -> list[Value]:
    """The conditions in the loop on which it depends whether `found` is executed.

    The loop's own repetition is none of them.
    """
    controllers = program.analyses.control_dependence.transitive(found.block)
    blocks = program.function.blocks
    return [
        blocks[n].terminator.operands[0]
        for n in bits(controllers & loop.mask)
        if blocks[n] not in loop.latches and blocks[n] not in loop.exiting
    ]


def _conditions(program: Program, x: int, y: int) -> list[int]:
    found, loop = program.instruction(x), program.loop(y)
    if found is None or loop is None:
        return []
    return program.ids(conditions_of(program, found, loop))


RELATIONS: dict[str, Relation] = {
    "loop": Relation(_is_loop, (Mode("f", 12, lambda p: p.loops),)),
    "counted_loop": Relation(_counted, (Mode("f", 10, _all_counted),)),
    "loop_position": Relation(_at, (Mode("bf", 11, _all_at),)),
    "iterator": Relation(
        lambda p, i, x: i in _iterators(p, x),
        (Mode("fb", 1.0, _iterators), Mode("bf", 1.0, _iterated)),
        cost=2,
    ),
    "loop_bound": Relation(
        lambda p, which, v, x: v in _bounds(p, which, x),
        (Mode("bfb", 1.0, lambda p, which, x: _bounds(p, which, x)),),
        cost=2,
    ),
    "loop_part": Relation(
        lambda p, which, v, x: v in _part(p, which, x),
        (Mode("bfb", 1.0, lambda p, which, x: _part(p, which, x)),),
        cost=2,
    ),
    "nested": Relation(
        is_nested, (Mode("bfb", 1.6, _inner), Mode("bbf", 1.4, _outer)), cost=4
    ),
    "runs_over": Relation(_runs_over, cost=8),
    "rectangular": Relation(_rectangular, cost=5),
    "invariant": Relation(_invariant, cost=8),
    "inside": Relation(
        inside,
        (Mode("bfb", 25, _all_inside), Mode("bbf", 1.5, _around)),
        within=Within("bfb", _spans),
    ),
    "outside": Relation(_outside),
    "once": Relation(_once, cost=2),
    "controlled": Relation(
        lambda p, x, condition, y: condition in _conditions(p, x, y),
        (Mode("bfb", 1.5, _conditions),),
        cost=10,
    ),
}
