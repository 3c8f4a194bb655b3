"""What an atom offers to the solver: a check, and ways of producing candidates.

A relation is written against a *program*: one function with its indices and analyses.
The solver only passes the program through, so it knows nothing of LLVM.

Values are small integers (positions in the program's numbering); `UNUSED` is the value
of a variable that the chosen branch, or the surplus slot of a collect, leaves empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

UNUSED = -1

# The arguments depend on the atom: values, tuples of values, and literal parameters.
Check: TypeAlias = Callable[..., bool]
Generate: TypeAlias = Callable[..., Iterable[Any]]
# Half-open ranges of values, ascending and disjoint.
Spans: TypeAlias = Callable[..., Iterable[tuple[int, int]]]


class Program(Protocol):
    """One function, as far as the solver itself has to look at it."""

    @property
    def universe(self) -> range:
        """All values of the function."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to run a relation: given some arguments, produce the others.

    `pattern` has a letter an argument: `b` (bound, passed to `generate` in order) or
    `f` (free, produced). With one `f` the generator yields plain values, with more it
    yields tuples in argument order. `estimate` is the expected number of results; the
    planner only compares estimates, so their ratios matter. `ascending` promises a
    sorted sequence of plain values, from which others can cut pieces.
    """

    pattern: str
    estimate: float
    generate: Generate
    ascending: bool = False


@dataclass(frozen=True, slots=True)
class Within:
    """Where all values of the one free argument lie, given the others.

    It cuts the candidates of another relation before they are looked at one by one.
    """

    pattern: str
    spans: Spans


@dataclass(frozen=True, slots=True)
class Relation:
    """An atom's meaning: `check(program, *arguments)` and its generating modes.

    `takes_unused` says that the check itself deals with `UNUSED`; for all other
    relations an unused argument makes the atom false. `cost` orders checks: about one
    for a table look-up, hundreds for a walk over the function. `blame` names, for
    arguments that fail, the value that is in the way: a second store, say. `within`
    says where values that hold can be at all.
    """

    check: Check
    modes: tuple[Mode, ...] = ()
    cost: float = 1.0
    takes_unused: bool = False
    blame: Callable[..., int | None] | None = None
    within: Within | None = None


Relations: TypeAlias = Mapping[str, Relation]
