"""Atoms about what a value is computed from, and about sums of products."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from detector.analysis.loops import Loop
from detector.atoms.cells import cell_of
from detector.atoms.loops import conditions_of
from detector.atoms.products import (
    Product,
    added_product,
    factors_of,
    skip_extensions,
    terms_of,
    without,
)
from detector.atoms.program import Program
from detector.model import Instruction, Value
from detector.solver.relation import Mode, Relation


def obstacle(
    program: Program, x: Value, inputs: set[Value], loop: Loop
) -> Instruction | None:
    """The first thing on the way to x that no kernel function may contain.

    A kernel function computes x from the inputs and from what is invariant in the
    loop; loads, impure calls and what this loop carries are no part of one.
    """
    seen: set[Value] = set(inputs)
    stack: list[Value] = [x]
    while stack:
        value = stack.pop()
        if value in seen or program.is_invariant(value, loop):
            continue
        seen.add(value)
        assert isinstance(value, Instruction)
        if _ends_kernel(program, value, loop):
            return value
        stack.extend(value.operands)
        if value.opcode == "phi":
            stack.extend(_merge_conditions(program, value, loop))
    return None


def _ends_kernel(program: Program, value: Instruction, loop: Loop) -> bool:
    if value.opcode in ("load", "alloca", "atomicrmw", "cmpxchg", "landingpad"):
        return True
    if value.opcode == "phi" and value.block is loop.header:
        # What an inner loop carries is a matter of one iteration of this loop.
        return cell_of(program, value) is None
    return value.is_call and not program.is_pure(value)


def _merge_conditions(
    program: Program, phi: Instruction, loop: Loop
) -> Iterator[Value]:
    """What decides along which edge a phi is reached."""
    for block in phi.blocks:
        yield from conditions_of(program, block.terminator, loop)
        if len(block.successors) > 1:
            yield from block.terminator.operands[:1]


def _kernel_obstacle(
    program: Program, x: int, inputs: tuple[int, ...], y: int
) -> Instruction | None:
    """What keeps x from being computed from the inputs."""
    loop = program.loop(y)
    if loop is None:
        return program.instruction(y)
    given = {program.values[i] for i in inputs}
    value = program.values[x]
    wanted = [value]
    # A value in a conditional block also depends on the conditions around it.
    if isinstance(value, Instruction) and loop.has(value) and value not in given:
        wanted += conditions_of(program, value, loop)
    found = (obstacle(program, w, given, loop) for w in wanted)
    return next((o for o in found if o is not None), None)


def _computed_from(program: Program, x: int, inputs: tuple[int, ...], y: int) -> bool:
    return y in program.loops and _kernel_obstacle(program, x, inputs, y) is None


def _blame_kernel(
    program: Program, x: int, inputs: tuple[int, ...], y: int
) -> int | None:
    found = _kernel_obstacle(program, x, inputs, y)
    return program.index[found] if found is not None else None


def _values(program: Program, numbers: tuple[int, ...]) -> tuple[Value, ...]:
    return tuple(skip_extensions(program.values[n]) for n in numbers)


def _is_product(program: Program, x: int, factors: tuple[int, ...]) -> bool:
    found = factors_of(program.values[x])
    if found.negative or found.scale != 1:
        return False
    return Counter(found.factors) == Counter(_values(program, factors))


def _adds_product(program: Program, x: int, factors: tuple[int, ...], y: int) -> bool:
    found = added_product(program.values[x], program.values[y])
    if found is None or found.negative or found.scale != 1:
        return False
    return Counter(found.factors) == Counter(_values(program, factors))


def _adds_scaled(
    program: Program, x: int, factors: tuple[int, ...], y: int, loop: int
) -> bool:
    found, around = (
        added_product(program.values[x], program.values[y]),
        program.loop(loop),
    )
    if found is None or around is None:
        return False
    return _is_scaled(program, found, _values(program, factors), around)


def _is_scaled(
    program: Program, product: Product, factors: tuple[Value, ...], loop: Loop
) -> bool:
    return without(product, factors, lambda v: program.is_invariant(v, loop))


def _linear(program: Program, x: int, value: int, addend: int, loop: int) -> bool:
    around = program.loop(loop)
    terms = terms_of(program.values[x])
    if around is None or len(terms) != 2:
        return False
    wanted = (_values(program, (value,)), _values(program, (addend,)))
    return any(
        all(
            _is_scaled(program, t, w, around)
            for t, w in zip(order, wanted, strict=True)
        )
        for order in (terms, terms[::-1])
    )


def _scaling(program: Program, x: int, value: int, loop: int) -> bool:
    around = program.loop(loop)
    if around is None:
        return False
    product = factors_of(program.values[x])
    return _is_scaled(program, product, _values(program, (value,)), around)


def _scaled_values(program: Program, x: int, loop: int) -> list[int]:
    around = program.loop(loop)
    if around is None:
        return []
    product = factors_of(program.values[x])
    moving = [f for f in product.factors if not program.is_invariant(f, around)]
    return program.ids(moving) if len(moving) == 1 else []


def _is_call_of(program: Program, name: str, x: int) -> bool:
    found = program.instruction(x)
    return found is not None and getattr(found.callee, "name", None) == name


def _calls_of(program: Program, name: str) -> Iterator[int]:
    return (
        x for x in program.by_opcode.get("call", ()) if _is_call_of(program, name, x)
    )


def _same_type(program: Program, x: int, y: int) -> bool:
    return program.values[x].type == program.values[y].type


RELATIONS: dict[str, Relation] = {
    "computed_from": Relation(_computed_from, cost=40, blame=_blame_kernel),
    "product": Relation(_is_product, cost=5),
    "adds_product": Relation(_adds_product, cost=6),
    "adds_scaled_product": Relation(_adds_scaled, cost=8),
    "linear": Relation(_linear, cost=8),
    "scaling": Relation(_scaling, (Mode("bfb", 1.0, _scaled_values),), cost=6),
    "pure": Relation(lambda p, f: p.is_pure(p.values[f])),
    "call_of": Relation(_is_call_of, (Mode("bf", 1.5, _calls_of),)),
    "same_type": Relation(_same_type),
}
