"""Near misses: what kept a loop from being an idiom, in words.

Consumes the deepest partial solutions of a search; produces `NearMiss`es: how many
constraints hold, which one fails, where, and the edit that would help.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from detector.atoms.program import Program
from detector.match import NOWHERE, Match, NearMiss, Place
from detector.model import Instruction, source_name
from detector.places import place_of
from detector.solver.goals import (
    Argument,
    Choice,
    Collect,
    Group,
    Literal,
    Problem,
    Test,
    Var,
    argument_variables,
)
from detector.solver.relation import UNUSED
from detector.solver.store import Compiled
from detector.solver.trace import Partial
from idl.atoms import ATOMS

# Below this share of constraints a loop has nothing to do with the idiom.
WORTH_TELLING = 0.6
HELPED = 0.1


def near_miss_of(
    compiled: Compiled,
    partial: Partial,
    program: Program,
    place_of_loop: Callable[[int], Place],
) -> NearMiss | None:
    """A partial solution as a near miss of a loop, None if no loop was bound yet."""
    anchor = _anchor(compiled, partial)
    where = place_of_loop(anchor) if anchor is not None else NOWHERE
    if where is NOWHERE:
        return None
    plan = compiled.plan
    total = plan.weight(plan.problem.roots)
    failure = _Failure(compiled, partial.innermost, program)
    return NearMiss(
        compiled.name,
        compiled.meta.kind,
        program.function,
        where,
        max(0, total - partial.remaining),
        total,
        failure.wording(),
        failure.place() or where,
        failure.remedy(),
    )


def worth_telling(
    misses: Iterable[NearMiss], matches: Iterable[Match]
) -> list[NearMiss]:
    """The nearest miss of each loop that is nothing else, if it is near at all."""
    best: dict[tuple[str, int], NearMiss] = {}
    known_as = list(matches)
    for miss in misses:
        if any(_covers(match.place, miss.place) for match in known_as):
            continue
        key = (miss.place.file, miss.place.line)
        known = best.get(key)
        if known is None or _nearness(miss) > _nearness(known):
            best[key] = miss
    return [m for m in best.values() if _nearness(m) >= WORTH_TELLING]


def _nearness(miss: NearMiss) -> float:
    # What an edit could help is nearer than what would be another program.
    return miss.holds / miss.of + (HELPED if miss.remedy else 0.0)


def _covers(outer: Place, inner: Place) -> bool:
    same_file = outer.file == inner.file
    return same_file and outer.line <= inner.line <= outer.end_line


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


@dataclass(frozen=True, slots=True)
class _Failure:
    """One goal that failed with some bindings."""

    compiled: Compiled
    partial: Partial
    program: Program

    @property
    def problem(self) -> Problem:
        return self.compiled.plan.problem

    def wording(self) -> str:
        """What does not hold, with what the source calls the values in question."""
        match self.problem.goals[self.partial.goal]:
            case Test(text=text):
                return text + self._names()
            case Choice(branches):
                return f"none of {len(branches)} alternatives holds"
            case Collect(text=text):
                return f"{text}: not all of them are what they should be"

    def place(self) -> Place | None:
        """Where it does not hold: what is in the way, else what was looked at."""
        blamed = self._blamed()
        numbers = [blamed] if blamed is not None else []
        numbers += [number for _, number in self._bound() if number is not None]
        for number in numbers:
            value = self.program.values[number]
            if isinstance(value, Instruction) and place_of(value).line:
                return place_of(value)
        return None

    def remedy(self) -> str:
        """The edit that helps against this failure, as far as its atom knows one."""
        match self.problem.goals[self.partial.goal]:
            case Test(relation):
                return ATOMS[relation].remedy
            case _:
                return ""

    def _names(self) -> str:
        """`{a.base}: x, {b.base}: y`, in brackets; nothing if there are no names."""
        named = []
        for name, number in self._bound():
            source = source_name(self.program.values[number])
            if source is not None:
                named.append(f"{name}: {source}")
        return f" ({', '.join(dict.fromkeys(named))})" if named else ""

    def _bound(self) -> list[tuple[str, int]]:
        """The variables of the failing test that have a value."""
        match self.problem.goals[self.partial.goal]:
            case Test(_, arguments):
                numbers = [v for a in arguments for v in argument_variables(a)]
            case _:
                return []
        pairs = [(self.problem.variables[v], self.partial.bindings[v]) for v in numbers]
        return [(n, v) for n, v in pairs if isinstance(v, int) and v != UNUSED]

    def _blamed(self) -> int | None:
        match self.problem.goals[self.partial.goal]:
            case Test(relation, arguments):
                blame = self.compiled.plan.relations[relation].blame
            case _:
                return None
        values = [self._value(argument) for argument in arguments]
        if blame is None or UNUSED in values:
            return None
        return blame(self.program, *values)

    def _value(self, argument: Argument) -> Any:
        bindings = self.partial.bindings
        match argument:
            case Var(index):
                return bindings[index]
            case Literal(value):
                return value
            case Group(members, families):
                found = [bindings[m] for m in members if bindings[m] != UNUSED]
                wholes = [bindings[f] for f in families if bindings[f] != UNUSED]
                return (*found, *(v for whole in wholes for v in whole))
