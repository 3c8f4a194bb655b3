"""What a search gives: solutions by variable, and why it stopped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from detector.solver.budget import Stop
from detector.solver.goals import Problem
from detector.solver.relation import UNUSED
from detector.solver.trace import Partial


@dataclass(frozen=True, slots=True)
class Outcome:
    """All solutions found, by variable; why the search stopped early, if it did."""

    problem: Problem
    solutions: tuple[tuple[Any, ...], ...]
    stop: Stop | None
    steps: int
    partials: tuple[Partial, ...]

    def bindings(self, solution: tuple[Any, ...]) -> dict[str, Any]:
        """A solution by variable name; unused variables are left out."""
        names = self.problem.variables
        return {
            name: value
            for name, value in zip(names, solution, strict=True)
            if value != UNUSED
        }
