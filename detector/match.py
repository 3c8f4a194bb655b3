"""What the detector finds: matches, near misses, and searches that gave up.

Plain data over the frozen model; consumed by legality, codegen and the reports.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from detector.demangle import demangled
from detector.model import Function, Value
from detector.verdict import Status, Verdict

if TYPE_CHECKING:
    from detector.analysis.loops import Loop

Bound: TypeAlias = Value | tuple[Value, ...]

# From the most to the least telling name for one and the same loop.
KINDS = (
    "gemm",
    "spmv",
    "gemv",
    "stencil",
    "histogram",
    "map_reduce",
    "scalar_reduction",
    "map",
)


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is in the user's source; line 0 where nobody knows."""

    file: str = ""
    line: int = 0
    column: int = 0
    end_line: int = 0
    function: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


NOWHERE = Place()


@dataclass(frozen=True, slots=True, eq=False)
class Match:
    """An idiom found: which loop computes what, by role.

    `loop` is the outermost loop of the match. `bindings` has the values of the roles
    that the idiom's `#!` lines name; a role filled by a collect has a tuple.
    `verdict` is None until legality has been asked.
    """

    kind: str
    idiom: str
    function: Function
    loop: Loop
    place: Place
    bindings: Mapping[str, Bound]
    verdict: Verdict | None = None

    @property
    def function_name(self) -> str:
        """The function that has the loop in its source."""
        return demangled(self.place.function or self.function.name)

    @property
    def usable(self) -> bool:
        """Whether legality allows it, perhaps with guards."""
        return self.verdict is not None and self.verdict.status is not Status.REFUSED

    def judged(self, verdict: Verdict) -> Match:
        """The same match with its verdict."""
        return replace(self, verdict=verdict)

    def one(self, role: str) -> Value | None:
        """The value of a role that holds one value, None if it is unbound."""
        bound = self.bindings.get(role)
        if isinstance(bound, tuple):
            return bound[0] if len(bound) == 1 else None
        return bound

    def many(self, role: str) -> tuple[Value, ...]:
        """The values of a role that holds several (or one, or none)."""
        bound = self.bindings.get(role, ())
        return bound if isinstance(bound, tuple) else (bound,)


@dataclass(frozen=True, slots=True, eq=False)
class NearMiss:
    """A loop that is almost an idiom: what holds, what does not, what would help."""

    idiom: str
    kind: str
    function: Function
    place: Place
    holds: int
    of: int
    blocked_by: str
    at: Place
    remedy: str

    @property
    def function_name(self) -> str:
        """The function that has the loop in its source."""
        return demangled(self.place.function or self.function.name)


@dataclass(frozen=True, slots=True, eq=False)
class GaveUp:
    """A search that ran out of its budget: not the same as no match."""

    idiom: str
    function: Function
    reason: str
    steps: int


@dataclass(frozen=True, slots=True, eq=False)
class Findings:
    """All that was found in one module.

    `matches` do not overlap; `overlapped` are those that gave way to them. Near misses
    are those of all loops, also of loops that were found to be something else.
    """

    matches: tuple[Match, ...] = ()
    overlapped: tuple[Match, ...] = ()
    near_misses: tuple[NearMiss, ...] = ()
    gave_up: tuple[GaveUp, ...] = ()
