"""Loop distribution: a nest whose stores lie at several depths, as several programs.

Consumes a nest whose points are independent (legality says so); produces one program
for the stores of each innermost loop, in an order in which every one of them reads what
it read in the original.

Note [Order]
In a legal nest a load sees another element than a store, or the same element in the
same point. There it sees what was before the store, or what an earlier loop of the
point has set. So a program may run after another one if each of its loads from what
that one writes comes after the store in the point, too.
"""

from __future__ import annotations

from itertools import permutations

from codegen.scalar import Untranslatable
from codegen.translate.accumulation import is_inside_sum, translate_product
from codegen.translate.translation import Translation
from codegen.translate.workshop import Workshop
from detector.analysis.loops import Loop
from detector.legality.paths import may_follow
from detector.model import Instruction, Value

_MOST = 5  # programs that are worth their launches, and whose orders can be tried
Group = tuple[Instruction, ...]


def translate_distributed(shop: Workshop, name: str) -> tuple[Translation, ...]:
    """One program for each innermost loop with stores."""
    groups = _ordered(shop, groups_of(shop))
    made = []
    for number, group in enumerate(groups):
        part = shop.again(group, is_last=group is groups[-1])
        made.append(translate_product(part, f"{name}{number}"))
    return tuple(made)


def groups_of(shop: Workshop) -> list[Group]:
    """The stores by the innermost loops around them; sums in memory one by one."""
    groups: dict[Loop | Instruction, list[Instruction]] = {}
    for store in shop.stores:
        key = store if is_inside_sum(shop, store) else shop.shape.loop_of(store)
        groups.setdefault(key, []).append(store)
    return [tuple(group) for group in groups.values()]


def _ordered(shop: Workshop, groups: list[Group]) -> tuple[Group, ...]:
    """See Note [Order]."""
    if len(groups) > _MOST:
        raise Untranslatable(groups[0][0], "stores in too many loops")
    reads = {group: _loads_behind(shop, group) for group in groups}
    for order in permutations(groups):
        pairs = (
            (first, later)
            for at, first in enumerate(order)
            for later in order[at + 1 :]
        )
        if all(_may_precede(shop, a, reads[b]) for a, b in pairs):
            return order
    raise Untranslatable(groups[0][0], "outputs that are read for each other")


def _may_precede(shop: Workshop, group: Group, loads: set[Instruction]) -> bool:
    """Whether all loads from what the group writes come after it in each point."""
    return all(
        _comes_after(shop, load, store)
        for store in group
        for load in loads
        if shop.buffers.access(load).base is shop.buffers.access(store).base
    )


def _comes_after(shop: Workshop, load: Instruction, store: Instruction) -> bool:
    both = [loop for loop in shop.shape.loops_around(store) if loop.has(load)]
    return not may_follow(store, load, both[-1])


def _loads_behind(shop: Workshop, group: Group) -> set[Instruction]:
    """All loads that the stores' values may come from, and the nest's branches."""
    seen: set[Value] = set()
    stack: list[Value] = [store.operands[0] for store in group]
    for block in shop.loop.blocks:
        stack.extend(block.terminator.operands)
    while stack:
        value = stack.pop()
        if value in seen or not isinstance(value, Instruction):
            continue
        if shop.loop.has(value):
            seen.add(value)
            stack.extend(value.operands)
    return {v for v in seen if isinstance(v, Instruction) and v.opcode == "load"}
