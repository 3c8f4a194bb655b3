"""From a resolved idiom to a problem of the solver.

Consumes `idl.formula`, produces `goals.Problem`: names become numbers, conjunctions
become sets, and each collected variable gets its slots and one variable for them all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import assert_never

from detector.solver.goals import (
    Argument,
    Choice,
    Collect,
    Family,
    Goal,
    Group,
    Literal,
    Problem,
    Test,
    Var,
    bits,
    mask_of,
    shape_of,
)
from idl import formula as f


def problem_of(idiom: f.Idiom) -> Problem:
    """The problem whose solutions are the matches of an idiom."""
    translation = _Translation(names=tuple(_plain_names(idiom.formula)))
    roots = translation.conjunction(idiom.formula)
    return translation.problem(idiom.name, roots)


def _plain_names(formula: f.Formula) -> Iterator[str]:
    """Every variable named outside of a `Slots`, templates included."""
    for atom in f.atoms(formula):
        for arg in atom.args:
            members = (arg,) if isinstance(arg, str) else arg
            yield from (m for m in members if isinstance(m, str))


@dataclass
class _Translation:
    """The arena and the numbering while they grow."""

    names: tuple[str, ...]
    numbers: dict[str, int] = field(default_factory=dict)
    goals: list[Goal] = field(default_factory=list)
    wholes: set[int] = field(default_factory=set)
    unused: set[int] = field(default_factory=set)

    def number(self, name: str) -> int:
        """The number of a variable, given at its first mention."""
        return self.numbers.setdefault(name, len(self.numbers))

    def whole(self, template: str, index: str) -> int:
        """The variable for all slots of a collected one."""
        number = self.number(template.replace(f"[{index}]", "[*]"))
        self.wholes.add(number)
        return number

    def conjunction(self, formula: f.Formula) -> int:
        """The set of goals that a formula demands."""
        match formula:
            case f.And(parts):
                together = 0
                for part in parts:
                    together |= self.conjunction(part)
                return together
            case f.Atom():
                return self._add(self._test(formula))
            case f.Or(parts):
                return self._add(Choice(tuple(self.conjunction(p) for p in parts)))
            case f.Collect():
                return self._add(self._collect(formula))
            case _:
                assert_never(formula)

    def _add(self, goal: Goal) -> int:
        # An atom that is demanded twice in one conjunction is one goal.
        if goal not in self.goals:
            self.goals.append(goal)
        return 1 << self.goals.index(goal)

    def _test(self, atom: f.Atom) -> Test:
        literals: tuple[Argument, ...] = tuple(Literal(p) for p in atom.params)
        arguments = tuple(self._argument(a) for a in atom.args)
        if atom.spec.id == "unused":
            self.unused.update(a.index for a in arguments if isinstance(a, Var))
        return Test(atom.spec.id, literals + arguments, str(atom), atom.span.line)

    def _argument(self, arg: f.Arg) -> Argument:
        if isinstance(arg, str):
            return Var(self.number(arg))
        plain = tuple(self.number(m) for m in arg if isinstance(m, str))
        slots = (m for m in arg if isinstance(m, f.Slots))
        return Group(plain, tuple(self.whole(s.template, s.index) for s in slots))

    def _collect(self, collect: f.Collect) -> Collect:
        body = self.conjunction(collect.body)
        mark = f"[{collect.index}]"
        inner = [n for n in self._mentioned(body) if mark in self._name(n)]
        families = tuple(self._family(n, collect.index) for n in inner)
        outer = mask_of(n for n in self._mentioned(body) if mark not in self._name(n))
        return Collect(body, outer, families, f"collect {collect.index}")

    def _family(self, local: int, index: str) -> Family:
        template = self._name(local)
        pattern = re.escape(template).replace(re.escape(f"[{index}]"), r"\[(\d+)\]")
        found = {
            int(match[1]): name
            for name in self.names
            if (match := re.fullmatch(pattern, name))
        }
        # Slots nobody names need no variable; those between are kept for the count.
        count = max(found, default=-1) + 1
        names = [f.slot_name(template, index, n) for n in range(count)]
        slots = tuple(self.number(n) for n in names)
        self.unused.update(slots)
        return Family(local, slots, self.whole(template, index))

    def _name(self, number: int) -> str:
        return next(name for name, n in self.numbers.items() if n == number)

    def _mentioned(self, goals: int) -> list[int]:
        """The variables of some goals, those inside of choices too."""
        shape = shape_of(self.problem("", goals))
        together = 0
        for goal in bits(goals):
            together |= shape.mentions[goal]
        return list(bits(together))

    def problem(self, name: str, roots: int) -> Problem:
        """All of it, frozen."""
        return Problem(
            name,
            tuple(self.numbers),
            tuple(self.goals),
            roots,
            frozenset(self.wholes),
            mask_of(self._with_same(self.unused)),
        )

    def _with_same(self, unused: set[int]) -> set[int]:
        # What is the same as a variable that may be unused may be unused itself.
        pairs = [
            [a.index for a in goal.arguments if isinstance(a, Var)]
            for goal in self.goals
            if isinstance(goal, Test) and goal.relation == "same"
        ]
        reached = set(unused)
        for _ in pairs:
            reached |= {v for pair in pairs if reached & set(pair) for v in pair}
        return reached
