"""Atoms about all there is in a loop: nothing else is stored, called or left behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from detector.analysis.loops import Loop
from detector.atoms.carried import carried_by
from detector.atoms.program import Program
from detector.model import Instruction
from detector.solver.relation import Mode, Relation

_Listing = Callable[[Program, Loop], list[Instruction]]


def stores_in(program: Program, loop: Loop) -> list[Instruction]:
    """Everything in the loop that writes memory and is no call."""
    writes = ("store", "atomicrmw", "cmpxchg")
    return [i for i in loop.instructions() if i.opcode in writes]


def loads_in(program: Program, loop: Loop) -> list[Instruction]:
    """The loads in the loop."""
    return [i for i in loop.instructions() if i.opcode == "load"]


def calls_in(program: Program, loop: Loop) -> list[Instruction]:
    """The calls of functions; arithmetic intrinsics are no calls."""
    return [i for i in loop.instructions() if i.is_call and not program.is_free(i)]


def impure_calls_in(program: Program, loop: Loop) -> list[Instruction]:
    """The calls that do more than compute a value."""
    return [c for c in calls_in(program, loop) if not program.is_pure(c)]


def all_carried_in(program: Program, loop: Loop) -> list[Instruction]:
    """What the loop and the loops within it carry, counters aside."""
    within = (inner for inner in program.analyses.loops.loops if loop.encloses(inner))
    return [phi for inner in within for phi in carried_by(program, inner)]


def results_of(program: Program, loop: Loop) -> list[Instruction]:
    """The values computed in the loop that are used after it."""
    users = program.analyses.uses.users
    return [
        i for i in loop.instructions() if any(not loop.has(user) for user in users(i))
    ]


def _early_exits(program: Program, loop: Loop) -> list[Instruction]:
    return [block.terminator for block in loop.exiting if block not in loop.latches] + [
        inner.exiting[0].terminator
        for inner in program.analyses.loops.loops
        if loop.encloses(inner) and inner is not loop and len(inner.exiting) > 1
    ]


def _inner_loops(program: Program, loop: Loop) -> list[Instruction]:
    loops = program.analyses.loops.loops
    inner = [x for x in loops if x is not loop and loop.encloses(x)]
    return [x.header.instructions[0] for x in inner]


_LISTINGS: dict[str, _Listing] = {
    "stores": stores_in,
    "loads": loads_in,
    "calls": calls_in,
    "impure calls": impure_calls_in,
    "carried values": all_carried_in,
    "results": results_of,
    "early exits": _early_exits,
    "inner loops": _inner_loops,
}
_SINGULAR = {
    "store": "stores",
    "load": "loads",
    "call": "calls",
    "loop": "inner loops",
}


def _listed(program: Program, what: str, y: int) -> list[int]:
    loop = program.loop(y)
    if loop is None:
        return []
    key = (what, y)
    if key not in program.listings:
        program.listings[key] = program.ids(_LISTINGS[what](program, loop))
    return program.listings[key]


def _all_among(program: Program, what: str, y: int, xs: tuple[int, ...]) -> bool:
    return y in program.loops and set(_listed(program, what, y)) <= set(xs)


def _intruder(
    program: Program, what: str, y: int, xs: tuple[int, ...] = ()
) -> int | None:
    """The first that is there but should not be."""
    return next((x for x in _listed(program, what, y) if x not in xs), None)


def _deserter(program: Program, y: int, xs: tuple[int, ...]) -> int | None:
    loop = program.loop(y)
    results = results_of(program, loop) if loop is not None else []
    return next((x for x in program.ids(results) if x not in xs), None)


def _other(program: Program, what: str, x: int, y: int) -> int | None:
    return _intruder(program, _SINGULAR[what], y, (x,))


def _leaving_among(program: Program, y: int, xs: tuple[int, ...]) -> bool:
    """Named either by the value in the loop or by the phi that takes it out."""
    loop = program.loop(y)
    if loop is None:
        return False
    named = set(xs)
    users = program.analyses.uses.users
    for result in results_of(program, loop):
        if program.index[result] in named:
            continue
        outside = [u for u in users(result) if not loop.has(u)]
        if not all(program.index[user] in named for user in outside):
            return False
    return True


def _has_no(program: Program, what: str, y: int) -> bool:
    return y in program.loops and not _listed(program, what, y)


def _only(program: Program, what: str, y: int) -> Iterator[int]:
    found = _listed(program, _SINGULAR[what], y)
    return iter(found if len(found) == 1 else ())


def _around(program: Program, what: str, x: int) -> Iterator[int]:
    return (y for y in program.loops if x in _only(program, what, y))


RELATIONS: dict[str, Relation] = {
    "all_among": Relation(_all_among, cost=10, blame=_intruder),
    "leaving_among": Relation(_leaving_among, cost=12, blame=_deserter),
    "has_no": Relation(_has_no, cost=8, blame=_intruder),
    "only_one": Relation(
        lambda p, what, x, y: x in _only(p, what, y),
        (Mode("bfb", 0.8, _only), Mode("bbf", 1.0, _around)),
        cost=8,
        blame=_other,
    ),
}
