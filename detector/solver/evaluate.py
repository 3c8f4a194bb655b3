"""Closures that read arguments out of the bindings and check single tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from detector.solver.goals import Argument, Group, Literal, Test, Var
from detector.solver.planner import Plan
from detector.solver.relation import UNUSED

Holds: TypeAlias = Callable[[list[Any]], bool]
Read: TypeAlias = Callable[[list[Any]], Any]


def reader(argument: Argument) -> Read:
    """How to get an argument's value out of the bindings."""
    match argument:
        case Var(index):
            return lambda bindings: bindings[index]
        case Literal(value):
            return lambda _: value
        case Group(members, families):

            def read(bindings: list[Any]) -> tuple[int, ...]:
                used = [bindings[m] for m in members if bindings[m] != UNUSED]
                for family in families:
                    used.extend(_flat(bindings[family]))
                return tuple(used)

            return read


def check_of(plan: Plan, test: Test) -> Holds:
    """The check of a test whose variables are all bound."""
    relation = plan.relations[test.relation]
    check = relation.check
    readers = [reader(a) for a in test.arguments]
    singles = [a.index for a in test.arguments if isinstance(a, Var)]
    unused = [v for v in singles if plan.problem.may_be_unused >> v & 1]
    if unused and not relation.takes_unused:

        def guarded(bindings: list[Any]) -> bool:
            if any(bindings[v] == UNUSED for v in unused):
                return False
            return check(bindings[-1], *[read(bindings) for read in readers])

        return guarded
    if len(test.arguments) == len(singles) == 1:
        only = singles[0]
        return lambda bindings: check(bindings[-1], bindings[only])
    if len(test.arguments) == len(singles) == 2:
        first, second = singles
        return lambda bindings: check(bindings[-1], bindings[first], bindings[second])
    return lambda bindings: check(bindings[-1], *[read(bindings) for read in readers])


def _flat(values: tuple[Any, ...]) -> Iterator[int]:
    """The values of a family; a collect within a collect nests them."""
    for value in values:
        if isinstance(value, tuple):
            yield from _flat(value)
        elif value != UNUSED:
            yield value
