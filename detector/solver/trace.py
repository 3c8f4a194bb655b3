"""What a search remembers of its failures: the partial solutions that came nearest.

For each candidate of the first variable, the deepest failure below it; and for each
collect and choice, the deepest failure inside its latest run, since "no such part was
found" is explained by what kept the best candidate from being one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from detector.solver.goals import Collect, Problem, Test, Var
from detector.solver.relation import UNUSED


@dataclass(frozen=True, slots=True)
class Partial:
    """A nearest miss.

    `goal` failed with these bindings; `remaining` atoms, it included, were not met.
    Bindings of variables that nothing had bound yet are left over from other tries:
    `stale` is their set. `inner` is the failure inside of the goal that explains it.
    """

    bindings: tuple[Any, ...]
    goal: int
    remaining: int
    stale: int
    inner: Partial | None = None

    @property
    def innermost(self) -> Partial:
        """The failure that explains all those around it."""
        return self if self.inner is None else self.inner.innermost


@dataclass(slots=True)
class Trace:
    """The deepest failures so far."""

    problem: Problem
    root: int = -1
    best: dict[Any, Partial] = field(default_factory=dict)
    solved: set[Any] = field(default_factory=set)
    _levels: list[Partial | None] = field(default_factory=list)
    _nearest: dict[int, Partial | None] = field(default_factory=dict)
    _makers: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for number, goal in enumerate(self.problem.goals):
            if isinstance(goal, Collect):
                for family in goal.families:
                    for variable in (*family.slots, family.whole):
                        self._makers.setdefault(variable, number)

    def enter(self) -> None:
        """A search inside of the search begins."""
        self._levels.append(None)

    def leave(self, goal: int) -> None:
        """It has ended; it was for this goal."""
        self._nearest[goal] = self._levels.pop()

    def is_nearer(self, bindings: list[Any], remaining: int) -> bool:
        """Whether a failure with so much left is worth remembering."""
        if self._levels:
            known = self._levels[-1]
        else:
            known = self.best.get(self._root(bindings))
        return known is None or remaining < known.remaining

    def remember(
        self, bindings: list[Any], goal: int, remaining: int, stale: int
    ) -> None:
        """Keep a failure."""
        inner = self._inner(bindings, goal)
        partial = Partial(tuple(bindings[:-1]), goal, remaining, stale, inner)
        if self._levels:
            self._levels[-1] = partial
        else:
            self.best[self._root(bindings)] = partial

    def found(self, bindings: list[Any]) -> None:
        """A full solution: its root needs no excuse."""
        self.solved.add(self._root(bindings))

    def partials(self) -> tuple[Partial, ...]:
        """The nearest misses of all roots without a solution."""
        return tuple(p for root, p in self.best.items() if root not in self.solved)

    def _root(self, bindings: list[Any]) -> Any:
        return bindings[self.root] if self.root >= 0 else UNUSED

    def _inner(self, bindings: list[Any], goal: int) -> Partial | None:
        match self.problem.goals[goal]:
            case Test(_, arguments):
                # A slot that is missing; that a whole family is empty may be right.
                singles = [a.index for a in arguments if isinstance(a, Var)]
                for variable in singles:
                    if bindings[variable] == UNUSED:
                        return self._nearest.get(self._makers.get(variable, -1))
                return None
            case _:
                return self._nearest.get(goal)
