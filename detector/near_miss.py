"""Near misses: what kept a loop from being an idiom, in words.

Consumes the deepest partial solutions of a search; produces `NearMiss`es: how many
constraints hold, which one fails, where, and the edit that would help.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from detector.atoms.program import Program
from detector.match import NOWHERE, NearMiss, Place
from detector.model import Instruction, Value, source_name
from detector.places import place_of
from detector.solver.goals import Choice, Collect, Problem, Test, argument_variables
from detector.solver.relation import UNUSED
from detector.solver.search import Partial
from detector.solver.store import Compiled
from idl.atoms import ATOMS

# Below this share of constraints a loop has nothing to do with the idiom.
WORTH_TELLING = 0.6


def near_miss_of(
    compiled: Compiled,
    partial: Partial,
    program: Program,
    place_of_loop: Callable[[int], Place],
) -> NearMiss | None:
    """A partial solution as a near miss of a loop, None if no loop was bound yet."""
    problem = compiled.plan.problem
    anchor = _anchor(compiled, partial)
    if anchor is None:
        return None
    total = compiled.plan.weight(problem.roots)
    where = place_of_loop(anchor)
    if where is NOWHERE:
        return None
    return NearMiss(
        compiled.name,
        compiled.meta.kind,
        program.function,
        where,
        max(0, total - partial.remaining),
        total,
        _wording(problem, partial),
        _culprit(problem, partial, program) or where,
        _remedy(problem, partial, program),
    )


def worth_telling(misses: Iterable[NearMiss]) -> list[NearMiss]:
    """The nearest miss of each loop, if it is near at all."""
    best: dict[tuple[str, int], NearMiss] = {}
    for miss in misses:
        key = (miss.place.file, miss.place.line)
        known = best.get(key)
        if known is None or miss.holds / miss.of > known.holds / known.of:
            best[key] = miss
    return [m for m in best.values() if m.holds / m.of >= WORTH_TELLING]


def _anchor(compiled: Compiled, partial: Partial) -> int | None:
    problem = compiled.plan.problem
    name = compiled.aliases.get(compiled.meta.anchor, compiled.meta.anchor)
    if name not in problem.variables:
        return None
    variable = problem.variables.index(name)
    value = partial.bindings[variable]
    if value == UNUSED or partial.stale >> variable & 1:
        return None
    return int(value)


def _wording(problem: Problem, partial: Partial) -> str:
    match problem.goals[partial.goal]:
        case Test(text=text):
            return text
        case Choice(branches):
            return f"none of {len(branches)} alternatives holds"
        case Collect(text=text):
            return f"{text}: not all of them are what they should be"


def _bound(problem: Problem, partial: Partial) -> list[tuple[str, Any]]:
    """The variables of the failing test with their values."""
    match problem.goals[partial.goal]:
        case Test(_, arguments):
            numbers = [v for a in arguments for v in argument_variables(a)]
            pairs = [(problem.variables[v], partial.bindings[v]) for v in numbers]
            return [(n, v) for n, v in pairs if isinstance(v, int) and v != UNUSED]
        case _:
            return []


def _culprit(problem: Problem, partial: Partial, program: Program) -> Place | None:
    for _, number in _bound(problem, partial):
        value = program.values[number]
        if isinstance(value, Instruction):
            place = place_of(value)
            if place.line:
                return place
    return None


def _remedy(problem: Problem, partial: Partial, program: Program) -> str:
    match problem.goals[partial.goal]:
        case Test(relation):
            remedy = ATOMS[relation].remedy
        case _:
            return ""
    named = _bound(problem, partial)
    for name, number in named:
        words = _source_words(program.values[number])
        if words and remedy:
            return f"{remedy} ({{{name}}} is `{words}`)"
    return remedy


def _source_words(value: Value) -> str:
    return source_name(value) or ""
