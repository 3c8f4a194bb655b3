"""The phases of a stub: launch plans, and where their buffers and sizes come from.

Plain data between the translations and the C text of the stub; knows neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from codegen.guards import Refusal
from detector.analysis.expr import Expr, Value
from lift.opencl.plan import BufferSpec, Plan


@dataclass(frozen=True, slots=True)
class UserMemory:
    """A buffer of the user's program: `base + offset` bytes.

    `bounded` is False where the extent is not known, e.g. the source of a gather.
    `scattered`: so it is for what is written.
    `measured` is C text of further bytes, over what an earlier phase fetched.
    """

    base: Value
    offset: Expr
    bounded: bool = True
    scattered: bool = False
    measured: str = ""


@dataclass(frozen=True, slots=True)
class LiveOutSlot:
    """The buffer is the live-out of this number."""

    index: int


@dataclass(frozen=True, slots=True)
class Fetched:
    """A one-element result of an early phase, own_NAME; NAME is this C text of it."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Sample:
    """A phase that may be done with some of its rows: if what they give is `enough`.

    `rows` is the size with their number, `enough` C text over what is fetched.
    """

    rows: str
    enough: str


@dataclass(frozen=True, slots=True)
class Kept:
    """An array that one phase leaves to others, by its name; only kernels see it."""

    name: str


BufferSource: TypeAlias = UserMemory | LiveOutSlot | Fetched | Kept


@dataclass(frozen=True, slots=True)
class Phase:
    """One launch plan and what its names stand for.

    `sizes` are expressions over the function's values, `derived` C text over what
    earlier phases fetched; `scalars` are C text over both. `refusals` are conditions
    over the derived sizes under which the original has to run after all.
    """

    plan: Plan
    buffers: Mapping[str, BufferSource]
    scalars: Mapping[str, str]
    sizes: Mapping[str, Expr]
    derived: Mapping[str, str]
    refusals: tuple[Refusal, ...] = ()
    # A position may need 64 bits although all extents fit 32.
    wide: bool = False
    # The base of bins, and the C variables with their least and their greatest key.
    keys: tuple[Value, str, str] | None = None
    sample: Sample | None = None


@dataclass(slots=True)
class SharedMemory:
    """Memory that several phases use: one buffer, so that each sees what others did."""

    phases: tuple[Phase, ...]
    _names: dict[object, str] = field(default_factory=dict)
    # The C variables of arrays that phases leave to others.
    kept: dict[str, str] = field(default_factory=dict)

    def name_of(self, buffer: BufferSpec, source: UserMemory) -> str | None:
        """The C variable of the buffer if an earlier phase has declared it."""
        return self._names.get(self._key(buffer, source))

    def declared(self, buffer: BufferSpec, source: UserMemory, name: str) -> None:
        """Notes the C variable of a buffer."""
        self._names[self._key(buffer, source)] = name

    def access(self, buffer: BufferSpec, source: UserMemory) -> str | None:
        """What all phases together do with it; None if they do the same."""
        roles = {
            other.role
            for phase in self.phases
            for other in phase.plan.buffers
            if isinstance(found := phase.buffers.get(other.name), UserMemory)
            and self._key(other, found) == self._key(buffer, source)
        }
        return "IDLIFT_INOUT" if len(roles) > 1 else None

    def _key(self, buffer: BufferSpec, source: UserMemory) -> object:
        return source, buffer.ctype, buffer.count
