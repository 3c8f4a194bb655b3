"""Loop distribution: a nest whose stores lie at several depths, as several programs.

Consumes a nest whose points are independent (legality says so); produces one program
for the stores of each innermost loop, or for each store, in an order in which every one
of them reads what it read in the original.

Note [Order]
In a legal nest a load sees another element than a store, or the same element in the
same point. There it sees what was before the store, or what the point has stored. So of
two programs the later one may only read and write after the stores of the first, and
the first only read before the stores of the later one, wherever they meet in an array.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from codegen.scalar import Untranslatable
from codegen.translate.accumulation import is_inside_sum, translate_product
from codegen.translate.scatter import translate_scatter
from codegen.translate.translation import Translation
from codegen.translate.workshop import Workshop
from detector.analysis.loops import Loop
from detector.legality.paths import may_follow
from detector.model import Instruction, Value

_MOST = 5  # programs that are worth their launches, and whose orders can be tried
Group = tuple[Instruction, ...]


def translate_elements(shop: Workshop, name: str) -> tuple[Translation, ...]:
    """One program if that will do, else one a loop that stores, else one a store."""
    if not shop.stores:
        raise Untranslatable(shop.loop.header.instructions[0], "a nest with no store")
    whole: list[Group] = [shop.stores]
    alone: list[Group] = [(store,) for store in shop.stores]
    problems: list[Untranslatable] = []
    tried: list[list[Group]] = []
    for groups in (whole, _by_loop(shop), alone):
        if groups in tried:
            continue
        tried.append(groups)
        try:
            # With parameters of its own, unless another program goes before.
            fresh = Workshop.open(shop.analyses, shop.loop)
            if not shop.is_last:
                fresh = shop.again(shop.stores, is_last=False)
            return _programs(fresh, name, groups)
        except Untranslatable as problem:
            problems.append(problem)
    raise problems[0]


def _programs(
    shop: Workshop, name: str, groups: list[Group]
) -> tuple[Translation, ...]:
    ordered = _ordered(shop, groups)
    made: list[Translation] = []
    for number, group in enumerate(ordered):
        is_last = shop.is_last and group is ordered[-1]
        part = shop.again(group, is_last=is_last)
        made.append(_program(part, f"{name}{number}" if number else name))
    return tuple(made)


def _program(shop: Workshop, name: str) -> Translation:
    try:
        return translate_product(shop, name)
    except Untranslatable:
        if len(shop.stores) > 1:
            raise
        again = shop.again(shop.stores, shop.is_last)
        try:
            return translate_scatter(again, name)
        except Untranslatable:
            pass
        raise


def _by_loop(shop: Workshop) -> list[Group]:
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
        if all(_in_order(shop, a, b, reads) for a, b in pairs):
            return order
    raise Untranslatable(groups[0][0], "outputs that are read for each other")


def _in_order(
    shop: Workshop, first: Group, later: Group, reads: Mapping[Group, set[Instruction]]
) -> bool:
    """Whether the first program may run before the later one."""
    after = all(
        not _may_meet(shop, store, other)
        for store in first
        for other in (*reads[later], *later)
    )
    return after and all(
        not _may_meet(shop, load, store) for load in reads[first] for store in later
    )


def _may_meet(shop: Workshop, access: Instruction, earlier: Instruction) -> bool:
    """Whether an access to the same array may follow another one in a point."""
    if shop.buffers.access(access).base is not shop.buffers.access(earlier).base:
        return False
    both = [x for x in shop.shape.loops_around(access) if x.has(earlier)]
    return may_follow(access, earlier, both[-1])


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
