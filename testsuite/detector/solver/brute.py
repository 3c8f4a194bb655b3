"""Solutions by the definition: every assignment is tried. For small problems only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from detector.solver.goals import (
    Choice,
    Collect,
    Group,
    Literal,
    Problem,
    Test,
    Var,
    argument_variables,
    bits,
)
from detector.solver.relation import UNUSED, Program, Relations

Solution = tuple[Any, ...]


def brute_force(
    problem: Problem, relations: Relations, program: Program
) -> set[Solution]:
    """All solutions of a problem, one tuple of values by variable number."""
    found: set[Solution] = set()
    for goals in selections(problem, list(bits(problem.roots))):
        found |= set(_conjunction(problem, relations, program, goals, {}))
    return found


def selections(problem: Problem, goals: list[int]) -> Iterator[list[int]]:
    """Every way to choose a branch of each choice: tests and collects only."""
    ways: list[list[list[int]]] = []
    for goal in goals:
        match problem.goals[goal]:
            case Choice(branches):
                ways.append(
                    [w for b in branches for w in selections(problem, [*bits(b)])]
                )
            case _:
                ways.append([[goal]])
    for way in product(*ways):
        yield [g for part in way for g in part]


def _conjunction(
    problem: Problem,
    relations: Relations,
    program: Program,
    goals: Sequence[int],
    given: dict[int, Any],
) -> Iterator[Solution]:
    tests = [g for g in map(problem.goals.__getitem__, goals) if isinstance(g, Test)]
    collects = [
        g for g in map(problem.goals.__getitem__, goals) if isinstance(g, Collect)
    ]
    made = {v for c in collects for f in c.families for v in (*f.slots, f.whole)}
    free = {v for t in tests for a in t.arguments for v in argument_variables(a)}
    free |= {v for c in collects for v in bits(c.outer)}
    order = sorted(free - made - set(given))
    for values in product(program.universe, repeat=len(order)):
        chosen = given | dict(zip(order, values, strict=True))
        if _collects_agree(problem, relations, program, collects, chosen) and all(
            _holds(relations, program, t, chosen) for t in tests
        ):
            yield tuple(chosen.get(v, UNUSED) for v in range(len(problem.variables)))


def _collects_agree(
    problem: Problem,
    relations: Relations,
    program: Program,
    collects: Sequence[Collect],
    chosen: dict[int, Any],
) -> bool:
    for collect in collects:
        rows: set[Solution] = set()
        given = {v: chosen[v] for v in bits(collect.outer)}
        for goals in selections(problem, list(bits(collect.body))):
            for row in _conjunction(problem, relations, program, goals, given):
                rows.add(tuple(row[f.local] for f in collect.families))
        for column, family in enumerate(collect.families):
            values = tuple(row[column] for row in sorted(rows))
            if chosen.setdefault(family.whole, values) != values:
                return False
            for number, slot in enumerate(family.slots):
                chosen[slot] = values[number] if number < len(values) else UNUSED
    return True


def _holds(
    relations: Relations, program: Program, test: Test, chosen: dict[int, Any]
) -> bool:
    arguments: list[Any] = []
    for argument in test.arguments:
        match argument:
            case Var(index):
                arguments.append(chosen[index])
            case Literal(value):
                arguments.append(value)
            case Group(members, families):
                group = [chosen[m] for m in members if chosen[m] != UNUSED]
                group += [v for w in families for v in chosen[w]]
                arguments.append(tuple(group))
    relation = relations[test.relation]
    if UNUSED in arguments and not relation.takes_unused:
        return False
    return relation.check(program, *arguments)
