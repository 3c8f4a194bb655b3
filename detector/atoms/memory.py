"""Atoms about accesses: loads and stores in the normal form of their addresses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from detector.analysis.affine import Access
from detector.analysis.expr import ZERO, Expr
from detector.analysis.loops import Loop
from detector.atoms.cells import cell_of
from detector.atoms.forms import (
    IteratorForm,
    chosen_from,
    iterator_form,
    iterator_of,
)
from detector.atoms.offsets import constant_offsets
from detector.atoms.program import Program, skip_casts
from detector.model import Instruction, Value
from detector.solver.relation import Mode, Relation


def form_in(program: Program, found: Instruction, loop: Loop) -> IteratorForm | None:
    """The address of a load or store in a loop, over the iterators there."""
    if found.opcode not in ("load", "store") or not loop.has(found):
        return None
    access = program.access(found, loop)
    return iterator_form(program, access, loop) if access is not None else None


def _form(program: Program, x: int, y: int) -> IteratorForm | None:
    found, loop = program.instruction(x), program.loop(y)
    if found is None or loop is None:
        return None
    return form_in(program, found, loop)


def _forms(program: Program, loop: Loop) -> list[tuple[int, IteratorForm]]:
    """The loads and stores of a loop with their addresses."""
    if loop not in program.forms_in:
        accesses = [i for i in loop.instructions() if i.opcode in ("load", "store")]
        forms = [(program.index[i], form_in(program, i, loop)) for i in accesses]
        program.forms_in[loop] = [(x, form) for x, form in forms if form is not None]
    return program.forms_in[loop]


def _has_leaves(program: Program, form: IteratorForm, leaves: tuple[int, ...]) -> bool:
    wanted = {skip_casts(program.values[n]) for n in leaves}
    return form.complete and form.leaves == wanted


def _affine_by(
    program: Program, x: int, base: int, leaves: tuple[int, ...], y: int
) -> bool:
    form = _form(program, x, y)
    if form is None or base not in program.ids((form.base,)):
        return False
    return _has_leaves(program, form, leaves)


def _base_by(program: Program, x: int, leaves: tuple[int, ...], y: int) -> list[int]:
    form = _form(program, x, y)
    if form is None or not _has_leaves(program, form, leaves):
        return []
    return program.ids((form.base,))


def _accesses_by(
    program: Program, leaves: tuple[int, ...], y: int
) -> Iterator[tuple[int, int]]:
    loop = program.loop(y)
    if loop is None:
        return
    if loop not in program.by_leaves:
        program.by_leaves[loop] = _by_leaves(program, loop)
    wanted = frozenset(skip_casts(program.values[n]) for n in leaves)
    yield from program.by_leaves[loop].get(wanted, ())


def _by_leaves(
    program: Program, loop: Loop
) -> dict[frozenset[Value], list[tuple[int, int]]]:
    """The accesses of a loop and their bases, by what moves them."""
    found: dict[frozenset[Value], list[tuple[int, int]]] = {}
    for x, form in _forms(program, loop):
        if form.complete:
            bases = program.ids((form.base,))
            found.setdefault(frozenset(form.leaves), []).extend((x, b) for b in bases)
    return found


def _bases(program: Program, affine: bool, x: int, y: int) -> list[int]:
    form = _form(program, x, y)
    if form is None or form.is_affine != affine:
        return []
    return program.ids((form.base,))


def _all_bases(program: Program, affine: bool, y: int) -> Iterator[tuple[int, int]]:
    loop = program.loop(y)
    for x, form in _forms(program, loop) if loop is not None else ():
        if form.is_affine == affine:
            for base in program.ids((form.base,)):
                yield x, base


def _kind_of_access(affine: bool) -> Relation:
    return Relation(
        lambda p, x, base, y: base in _bases(p, affine, x, y),
        (
            Mode("bfb", 1.0, lambda p, x, y: _bases(p, affine, x, y)),
            Mode("ffb", 4.0, lambda p, y: _all_bases(p, affine, y)),
        ),
        cost=4,
    )


def _part(program: Program, which: str, x: int) -> list[int]:
    found = program.instruction(x)
    if found is None or found.opcode not in ("load", "store"):
        return []
    match which:
        case "base":
            access = program.access(found, None)
            if access is None or access.base is None:
                return []
            return program.ids((chosen_from(access.base) or access.base,))
        case "address":
            return program.ids((found.address,)) if found.address is not None else []
        case _:
            value = found.operands[0] if found.opcode == "store" else found
            return program.ids((value,))


def _with_part(program: Program, which: str, v: int) -> Iterator[int]:
    for opcode in ("store", "load"):
        for x in program.by_opcode.get(opcode, ()):
            if v in _part(program, which, x):
                yield x


def _factor(program: Program, x: int, i: int) -> tuple[IteratorForm, Expr] | None:
    """The address in the loop of an iterator, and how it moves with that."""
    found, phi = program.instruction(x), program.instruction(i)
    loop = program.analyses.loops.loop_at(phi.block) if phi is not None else None
    if found is None or phi is None or loop is None:
        return None
    form = form_in(program, found, loop)
    if form is None or iterator_of(program, loop) is not phi:
        return None
    return form, form.factors.get(phi, ZERO)


def _unit_stride(program: Program, x: int, i: int) -> bool:
    found, access = _factor(program, x, i), program.instruction(x)
    if found is None or access is None:
        return False
    shape = program.access(access, None)
    return shape is not None and found[1].constant == shape.size


def _other_stride(program: Program, x: int, i: int, j: int) -> bool:
    one, two = _factor(program, x, i), _factor(program, x, j)
    return one is not None and two is not None and one[1] != two[1]


def _moves(program: Program, how: str, x: int, i: int) -> bool:
    found = _factor(program, x, i)
    if found is None:
        return False
    form, factor = found
    # Other and irregular parts may move with anything.
    return form.is_affine and bool(factor.terms) == (how == "moves")


def offsets_between(one: Access, other: Access) -> tuple[int, ...] | None:
    """The constant distance of two accesses of equal shape, one number a counter.

    a[(i-1)*n + j+2] is (-1, 2) away from a[i*n + j]. None if the shapes differ or the
    distance is no whole number of steps.
    """
    if not (one.is_affine and other.is_affine):
        return None
    return constant_offsets(one, other)


def _same_strides(program: Program, x: int, other: int, y: int) -> bool:
    loop = program.loop(y)
    first, second = program.instruction(x), program.instruction(other)
    if loop is None or first is None or second is None:
        return False
    one, two = program.access(first, loop), program.access(second, loop)
    if one is None or two is None:
        return False
    return offsets_between(one, two) is not None


def _neighbours(program: Program, accesses: tuple[int, ...], y: int) -> bool:
    loop = program.loop(y)
    found = [program.instruction(x) for x in accesses]
    pairs = combinations([program.access(i, loop) for i in found if i is not None], 2)
    for one, other in pairs:
        if one is None or other is None or one.base is not other.base:
            continue
        distance = offsets_between(one, other)
        # Steps of loops, not places within an element: p[i].x is beside p[i].y.
        if distance is None or not any(distance[:-1]):
            continue
        # Nor within a row: a[i*n + n-2] is no element of the row after that of a[i*n].
        if not distance[-1] or all(s.bytes.constant is not None for s in one.strides):
            return True
    return False


def same_address(program: Program, one: Instruction, other: Instruction) -> bool:
    """Whether both touch the same element whenever they run in one iteration."""
    first, second = program.access(one, None), program.access(other, None)
    if first is None or second is None or first.size != second.size:
        return False
    return first.address == second.address


def _same_address(program: Program, x: int, y: int) -> bool:
    one, other = program.instruction(x), program.instruction(y)
    if one is None or other is None or one.address is None or other.address is None:
        return False
    return same_address(program, one, other)


def _next_element(program: Program, x: int, y: int) -> bool:
    one, other = program.instruction(x), program.instruction(y)
    if one is None or other is None:
        return False
    first, second = program.access(one, None), program.access(other, None)
    if first is None or second is None or first.size != second.size:
        return False
    return (first.address - second.address).constant == first.size


def _elements_before(program: Program, x: int) -> list[int]:
    return [
        y for y in program.by_opcode.get("load", ()) if _next_element(program, x, y)
    ]


def _elements_after(program: Program, y: int) -> list[int]:
    return [
        x for x in program.by_opcode.get("load", ()) if _next_element(program, x, y)
    ]


def reads_written(program: Program, x: int, y: int) -> bool:
    """Whether load x and store y are the two ends of a read-modify-write."""
    load, store = program.instruction(x), program.instruction(y)
    if load is None or store is None or store.opcode != "store":
        return False
    if load.opcode == "phi":
        return cell_of(program, load) is store
    if load.opcode != "load":
        return False
    loop_of = program.analyses.loops.loop_of
    if loop_of(load.block) is not loop_of(store.block):
        return False
    if not program.analyses.dominance.dominates(load, store):
        return False
    return same_address(program, load, store)


def _beside(program: Program, opcode: str, loop: Loop | None) -> list[int]:
    """The loads or stores of a loop (a read-modify-write is in one), else all."""
    if loop is None:
        return program.by_opcode.get(opcode, [])
    return program.ids(i for i in loop.instructions() if i.opcode == opcode)


def _loads_before(program: Program, y: int) -> list[int]:
    store = program.instruction(y)
    loop = program.analyses.loops.loop_of(store.block) if store is not None else None
    phis = program.ids(loop.header.phis) if loop is not None else []
    reads = (*_beside(program, "load", loop), *phis)
    return _kept(
        program, "reads before", y, lambda x: reads_written(program, x, y), reads
    )


def _stores_after(program: Program, x: int) -> list[int]:
    found = program.instruction(x)
    loop = program.analyses.loops.loop_of(found.block) if found is not None else None
    stores = _beside(program, "store", loop)
    return _kept(
        program, "stores after", x, lambda y: reads_written(program, x, y), stores
    )


def _kept(
    program: Program,
    what: str,
    of: int,
    holds: Callable[[int], bool],
    candidates: Iterable[int],
) -> list[int]:
    """The candidates that hold, looked at once a function."""
    key = (what, of)
    if key not in program.listings:
        program.listings[key] = [n for n in candidates if holds(n)]
    return program.listings[key]


RELATIONS: dict[str, Relation] = {
    "affine_access_by": Relation(
        _affine_by,
        (Mode("bfbb", 1.0, _base_by), Mode("ffbb", 2.5, _accesses_by)),
        cost=4,
    ),
    "affine_access": _kind_of_access(True),
    "computed_access": _kind_of_access(False),
    "access_part": Relation(
        lambda p, which, v, x: v in _part(p, which, x),
        (Mode("bfb", 1.0, _part), Mode("bbf", 2.0, _with_part)),
        cost=2,
    ),
    "unit_stride": Relation(_unit_stride, cost=4),
    "other_stride": Relation(_other_stride, cost=4),
    "moves_with": Relation(_moves, cost=4),
    "neighbours": Relation(_neighbours, cost=20),
    "same_strides": Relation(_same_strides, cost=6),
    "same_address": Relation(_same_address, cost=4),
    "next_element": Relation(
        _next_element,
        (Mode("bf", 1.0, _elements_before), Mode("fb", 1.0, _elements_after)),
        cost=4,
    ),
    "reads_written": Relation(
        reads_written,
        (Mode("fb", 1.0, _loads_before), Mode("bf", 1.0, _stores_after)),
        cost=5,
    ),
}
