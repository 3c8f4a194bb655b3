"""The formula as the solver sees it: an arena of goals over numbered variables.

A goal is a test (an atom), a choice (`or`) or a collect. Conjunctions have no goal of
their own: they are sets of goals, and sets (of goals, of variables) are bit masks, so
that the planner can compare and combine them cheaply.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Var:
    """A variable, by number."""

    index: int


@dataclass(frozen=True, slots=True)
class Literal:
    """A parameter of the atom, such as an opcode word or a number."""

    value: int | str


@dataclass(frozen=True, slots=True)
class Group:
    """A tuple of variables passed as one argument; unused members are left out.

    A member in `families` stands for all solutions of a collect, however many.
    """

    members: tuple[int, ...]
    families: tuple[int, ...] = ()


Argument: TypeAlias = Var | Literal | Group


@dataclass(frozen=True, slots=True)
class Test:
    """An atom with its arguments; `text` and `line` are for people."""

    relation: str
    arguments: tuple[Argument, ...]
    text: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """A disjunction: each branch is a set of goals."""

    branches: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Family:
    """One local variable of a collect: the numbered slots it is spread over.

    `whole` is a variable of its own that holds the tuple of all solutions, so that a
    collect with more solutions than slots loses none of them.
    """

    local: int
    slots: tuple[int, ...]
    whole: int


@dataclass(frozen=True, slots=True)
class Collect:
    """All solutions of `body` over the families' locals, for given `outer` ones."""

    body: int
    outer: int
    families: tuple[Family, ...]
    text: str = ""


Goal: TypeAlias = Test | Choice | Collect


@dataclass(frozen=True, slots=True)
class Problem:
    """An idiom ready for planning.

    `variables` holds names by number, `goals` the arena and `roots` the set of goals
    that are to hold together. `wholes` are the variables that stand for a family.
    """

    name: str
    variables: tuple[str, ...]
    goals: tuple[Goal, ...]
    roots: int
    wholes: frozenset[int] = frozenset()
    may_be_unused: int = 0


def bits(mask: int) -> Iterator[int]:
    """The members of a set, in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(members: Iterable[int]) -> int:
    """The set of the given members."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def argument_variables(argument: Argument) -> tuple[int, ...]:
    """The variables of one argument."""
    match argument:
        case Var(index):
            return (index,)
        case Group(members, families):
            return members + families
        case Literal():
            return ()


@dataclass(frozen=True, slots=True)
class Shape:
    """Facts about each goal that the planner asks for again and again.

    `mentions`: the variables of the goal (a collect's locals are its own affair),
    `produces`: those that only a collect in it can bind, `weight`: atoms in it.
    """

    mentions: tuple[int, ...]
    produces: tuple[int, ...]
    weight: tuple[int, ...]


def shape_of(problem: Problem) -> Shape:
    """The facts for all goals of a problem; goals refer only to earlier ones."""
    mentions: list[int] = []
    produces: list[int] = []
    weight: list[int] = []
    for goal in problem.goals:
        match goal:
            case Test(_, arguments):
                used = (v for a in arguments for v in argument_variables(a))
                mentions.append(mask_of(used))
                produces.append(0)
                weight.append(1)
            case Choice(branches):
                parts = [list(bits(b)) for b in branches]
                mentions.append(_union(mentions, (g for p in parts for g in p)))
                produces.append(_union(produces, (g for p in parts for g in p)))
                weight.append(
                    min((sum(weight[g] for g in p) for p in parts), default=0)
                )
            case Collect(_, outer, families):
                made = mask_of(v for f in families for v in (*f.slots, f.whole))
                mentions.append(outer | made)
                produces.append(made)
                weight.append(1)
    return Shape(tuple(mentions), tuple(produces), tuple(weight))


def _union(masks: list[int], members: Iterable[int]) -> int:
    result = 0
    for member in members:
        result |= masks[member]
    return result
