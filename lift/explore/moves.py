"""The choices that a search has at a state: rules with arguments, and ways to finish.

Consumes states and a device profile; produces moves. Arguments are drawn from the
choices that the rule declares, within limits that the lengths and the device set; what
the guard of the rule does not prove is no move.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from dataclasses import asdict, dataclass, replace
from itertools import product
from typing import Any

from lift.infer import gather_facts
from lift.rules import RULES
from lift.rules.core import Choice, Context, Rule
from lift.strategy.combinators import Strategy, seq
from lift.strategy.recipes import (
    fuse_reduce,
    register_blocks,
    sequential,
    step,
)
from lift.strategy.state import State, positions
from lift.targets.profile import DeviceProfile, Numbers
from lift.terms.core import Lambda
from lift.terms.patterns import Partition
from lift.terms.traverse import walk
from lift.types import F32

#: Rules that change what is computed where; lowering comes at the end of a descent.
EXPLORED = (
    "splitJoin", "partitionJoin", "mapFusion", "reduceMapFusion", "reduceParts",
    "reduceSplit", "mapMapInterchange", "mapReduceInterchange", "tileMapMap",
    "blockRows", "tileStencil1D", "tileStencil2D", "vectorise", "vectoriseZip",
    "vectoriseReduce", "mapSeqSlide", "zipOfMaps", "mapOfGenerate", "reduceReorder",
    "inlineLet", "mapsOfSlide", "reduceTupleFusion", "unusedOfZip",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Move:
    """A step that a search may take; `run` fails where inference proves too little."""

    title: str
    run: Strategy


@dataclass(frozen=True, slots=True)
class Finish:
    """How what is still high-level is lowered: by rules, then by recipes."""

    title: str
    run: Strategy
    profile: DeviceProfile


def arguments(choice: Choice, profile: DeviceProfile) -> tuple[int, ...]:
    """The numbers that a parameter may take on this device."""
    lanes = profile.lanes(F32)
    return {
        Choice.CHUNK: (2, 4, 8, 16, 32, 64, 128, 256),
        Choice.PART: tuple(profile.units * k for k in (1, 2, 4, 8, 16, 32)),
        Choice.CUT: (),
        Choice.WIDTH: tuple(w for w in (2, 4, 8, 16) if w <= 2 * lanes),
        Choice.TILE: (4, 8, 16, 32, 64),
        Choice.TIMES: (),
        Choice.DIM: (0, 1),
    }[choice]


def _instances(which: Rule, profile: DeviceProfile, draw: random.Random) -> list[Rule]:
    """The rule with some of its possible arguments."""
    if not which.parameters:
        return [which]
    options = list(product(*(arguments(c, profile) for c in which.parameters)))
    draw.shuffle(options)
    return [which(*chosen) for chosen in options[:4]]


def rule_moves(
    state: State, profile: DeviceProfile, draw: random.Random
) -> Iterator[Move]:
    """Every explored rule wherever its guard holds."""
    if _in_parts(state):
        return
    facts = gather_facts(state.program.facts)
    for position in positions(state.program.body):
        here = state.at(position)
        path = here.path()
        context = Context(facts, path[:-1])
        for name in EXPLORED:
            for which in _instances(RULES[name], profile, draw):
                if _applies(which, path, context):
                    place = ".".join(map(str, position)) or "top"
                    title = f"{which.title} at {place}"
                    yield Move(title, _at(which, position))


def _in_parts(state: State) -> bool:
    """Are parts of unequal length dealt out? That comes last, and at the top.

    Proofs about lengths that depend on the part are slow, and nothing is gained by
    parts of parts.
    """
    return any(isinstance(node, Partition) for node in walk(state.program.body))


def _applies(which: Rule, path: tuple[Any, ...], context: Context) -> bool:
    """Does the guard hold, and is the rule of use here?"""
    if which.name == "partitionJoin" and any(isinstance(n, Lambda) for n in path):
        return False
    return which.apply(path[-1], context) is not None


def some_move(state: State, profile: DeviceProfile, draw: random.Random) -> Move | None:
    """One move, drawn at random without listing all of them."""
    if _in_parts(state):
        return None
    facts = gather_facts(state.program.facts)
    macros = list(macro_moves(profile, draw))
    places: list[tuple[int, ...] | None] = [*positions(state.program.body), None]
    draw.shuffle(places)
    for position in places:
        if position is None:
            return draw.choice(macros)
        path = state.at(position).path()
        context = Context(facts, path[:-1])
        names = list(EXPLORED)
        draw.shuffle(names)
        for name in names:
            which = draw.choice(_instances(RULES[name], profile, draw))
            if _applies(which, path, context):
                return Move(which.title, _at(which, position))
    return None


def _at(which: Rule, position: tuple[int, ...]) -> Strategy:
    def run(state: State) -> State | None:
        found = state.at(position).rewritten(which)
        return None if found is None else found.at(())

    return run


def macro_moves(profile: DeviceProfile, draw: random.Random) -> Iterator[Move]:
    """Derivations that are worth a name: shortcuts through the tree."""
    yield Move("fuse into folds", _progress(fuse_reduce()))
    lanes = profile.lanes(F32)
    for rows in (2, 4, 6, 8):
        vectors = draw.choice((1, 2, 3))
        title = f"register blocks of {rows} x {vectors * lanes}"
        yield Move(title, register_blocks(rows, vectors * lanes, lanes))


def _progress(strategy: Strategy) -> Strategy:
    """The strategy, failing where it does nothing."""

    def run(state: State) -> State | None:
        found = strategy(state)
        if found is None or len(found.trace) == len(state.trace):
            return None
        return found

    return run


def moves(state: State, profile: DeviceProfile, draw: random.Random) -> list[Move]:
    """All moves at a state."""
    return [*rule_moves(state, profile, draw), *macro_moves(profile, draw)]


#: What the numbers of recipes may be; those of tiles fit 16 registers, or nearly.
NUMBERS: dict[str, tuple[int, ...]] = {
    "tile_rows": (2, 3, 4, 5, 6, 8),
    "tile_vectors": (1, 2, 3),
    "tile_parts": (1, 2, 4, 8, 16),
    "ordered_rows": (2, 4, 6, 8, 12, 16),
    "free_rows": (1, 2, 4, 6, 8),
    "free_vectors": (1, 2, 4),
    "accumulators": (4, 8, 16),
    "streams": (1, 2, 4),
    "sweep_vectors": (96, 128, 256),
    "pair_parts": (1, 2, 4, 8, 16, 32),
    "bin_parts": (1, 2, 4, 8),
    "lane_registers": (1, 2, 4),
}


def by_recipes(profile: DeviceProfile) -> Finish:
    """What is left by the recipes of a device with these numbers."""
    usual = asdict(Numbers())
    other = [f"{name} {value}" for name, value in asdict(profile.numbers).items()
             if value != usual[name]]  # fmt: skip
    sizes = f"{profile.parts} parts", f"{profile.vector_bits} bits"
    return Finish(", ".join(("recipes", *sizes, *other)), seq(), profile)


def _choices(profile: DeviceProfile) -> dict[str, tuple[int, ...]]:
    """All numbers of a profile, and what they may be."""
    parts = arguments(Choice.PART, profile)
    return {"parts": parts, "vector_bits": (128, 256, 512), **NUMBERS}


def _with(profile: DeviceProfile, name: str, value: int) -> DeviceProfile:
    if name in NUMBERS:
        numbers = replace(profile.numbers, **{name: value})
        return replace(profile, numbers=numbers)
    if name == "parts":
        return replace(profile, parts=value)
    return replace(profile, vector_bits=value)


def neighbours(profile: DeviceProfile) -> list[tuple[str, DeviceProfile]]:
    """The profiles that differ in one number, and which it is."""
    known = {**asdict(profile.numbers), **asdict(profile)}
    return [
        (name, _with(profile, name, value))
        for name, values in _choices(profile).items()
        for value in values
        if value != known[name]
    ]


def farther(
    profile: DeviceProfile, idle: Collection[str]
) -> list[tuple[str, DeviceProfile]]:
    """The profiles that differ in two numbers, none of them idle.

    Rows and columns of a tile share the registers: one cannot grow before the other
    shrinks, and single steps end where neither pays.
    """
    return [
        (first, other)
        for first, nearer in neighbours(profile)
        for second, other in neighbours(nearer)
        if first < second and not {first, second} & set(idle)
    ]


def with_another_number(profile: DeviceProfile, draw: random.Random) -> DeviceProfile:
    """The profile with one number drawn anew."""
    return draw.choice(neighbours(profile))[1]


def least_numbers(profile: DeviceProfile) -> DeviceProfile:
    """The profile of somebody who knows nothing of the device: everything once."""
    least = {name: min(values) for name, values in NUMBERS.items()}
    return replace(profile, numbers=Numbers(**least))


def some_finish(profile: DeviceProfile, draw: random.Random) -> Finish:
    """A way to lower what is left: by recipes with other numbers, or by rules."""
    if draw.random() < _BY_RULES:
        return draw.choice(finishes(profile))
    for _ in range(draw.choice((0, 1, 2, 4))):
        profile = with_another_number(profile, draw)
    return by_recipes(profile)


#: How many of the variants are lowered by rules to the end.
_BY_RULES = 0.4


def finishes(profile: DeviceProfile) -> list[Finish]:
    """The ways to lower what is left by rules."""
    found: list[Finish] = []
    loops = sequential()
    for title, first in (
        ("mapGlb0", step("mapGlb", 0)),
        ("mapGlb1 mapGlb0", seq(step("mapGlb", 1), step("mapGlb", 0))),
        ("mapWrg0", step("mapWrg", 0)),
        ("mapWrg1 mapWrg0", seq(step("mapWrg", 1), step("mapWrg", 0))),
        ("mapWrg0 mapLcl0", seq(step("mapWrg", 0), step("mapLcl", 0))),
    ):
        found.append(Finish(title, seq(first, loops), profile))
    return found
