"""Metadata that matters: places in source, variable names, TBAA, loop hints.

Consumes nothing. Produces frozen records that instructions and functions refer to.
Must not know the numbering or spelling of metadata in LLVM text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Scope:
    """The source function that a place belongs to."""

    function: str
    linkage_name: str | None
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Location:
    """A place in source; `inlined_at` is the call that brought it here."""

    line: int
    column: int
    file: str
    scope: Scope | None
    inlined_at: Location | None = None

    def chain(self) -> Iterator[Location]:
        """This place, then the call it was inlined at, and so on outwards."""
        place: Location | None = self
        while place is not None:
            yield place
            place = place.inlined_at

    @property
    def outermost(self) -> Location:
        """The place in the function that holds the instruction."""
        *_, last = self.chain()
        return last

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class SourceVariable:
    """A variable of the source that a value holds, or whose address it is."""

    name: str
    scope: Scope | None
    line: int
    is_argument: bool
    # The value is the variable's address (an alloca), not its content.
    is_address: bool
    # The debug expression says more than "this is it" (a fragment, a dereference).
    is_partial: bool
    inlined_at: Location | None = None
    # (offset in bytes, name) of the record that it is or points to.
    members: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class TbaaType:
    """A node of the type tree: a scalar (members = its parent) or a struct."""

    name: str
    members: tuple[tuple[TbaaType, int], ...] = ()

    @property
    def parent(self) -> TbaaType | None:
        """The more general scalar type, None at the root."""
        return self.members[0][0] if self.members else None


@dataclass(frozen=True, slots=True)
class TbaaTag:
    """An access to `access` at `offset` inside an object of type `base`."""

    base: TbaaType
    access: TbaaType
    offset: int
    constant: bool = False


@dataclass(frozen=True, slots=True)
class LoopMetadata:
    """What `!llvm.loop` on a latch says, e.g. `llvm.loop.mustprogress`."""

    properties: Mapping[str, int | str | None] = field(
        default_factory=lambda: MappingProxyType({})
    )
    start: Location | None = None
    end: Location | None = None

    def has(self, name: str) -> bool:
        """Whether the property is there."""
        return name in self.properties

    @property
    def must_progress(self) -> bool:
        """The loop may be assumed to end or to have side effects."""
        return "llvm.loop.mustprogress" in self.properties
