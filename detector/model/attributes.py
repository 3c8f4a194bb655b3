"""Attributes of functions, arguments and results, and memory effects.

Consumes nothing. Produces frozen tables that answer `has`, `get` and, for
`memory(...)`, what a call may do to which memory. Must not know parsing of LLVM
text beyond the inside of one attribute.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

MEMORY_LOCATIONS = ("argmem", "inaccessiblemem", "errnomem", "other")


@dataclass(frozen=True, slots=True)
class MemoryEffects:
    """What may be read and written, for each kind of memory (LangRef `memory`)."""

    reads: frozenset[str] = frozenset(MEMORY_LOCATIONS)
    writes: frozenset[str] = frozenset(MEMORY_LOCATIONS)

    @staticmethod
    def parse(text: str) -> MemoryEffects:
        """From the inside of `memory(...)`: `none`, `argmem: read`, ..."""
        access = dict.fromkeys(MEMORY_LOCATIONS, "none")
        for part in text.split(","):
            place, _, kind = (word.strip() for word in part.rpartition(":"))
            if not place:
                access = dict.fromkeys(access, kind)
            elif place in access:
                access[place] = kind
            else:
                # A location this table does not know (target memory): be careful and
                # count it as any other memory.
                access["other"] = _join(access["other"], kind)
        return MemoryEffects(
            frozenset(p for p, k in access.items() if k in ("read", "readwrite")),
            frozenset(p for p, k in access.items() if k in ("write", "readwrite")),
        )

    @property
    def is_none(self) -> bool:
        """Touches no memory at all."""
        return not self.reads and not self.writes

    @property
    def only_reads(self) -> bool:
        """Writes no memory (it may read some)."""
        return not self.writes

    @property
    def only_argument_memory(self) -> bool:
        """Touches no memory but that reachable through its pointer arguments."""
        return (self.reads | self.writes) <= {"argmem"}


def _join(first: str, second: str) -> str:
    kinds = {first, second} - {"none"}
    return "readwrite" if len(kinds) > 1 else (kinds or {"none"}).pop()


@dataclass(frozen=True, slots=True)
class Attributes:
    """A set of attributes; those with a value map to its text, the rest to None."""

    items: Mapping[str, str | None] = field(
        default_factory=lambda: MappingProxyType({})
    )

    def __contains__(self, name: object) -> bool:
        return name in self.items

    def __iter__(self) -> Iterator[str]:
        return iter(self.items)

    def __bool__(self) -> bool:
        return bool(self.items)

    def has(self, name: str) -> bool:
        """Whether the attribute is there, with or without a value."""
        return name in self.items

    def get(self, name: str) -> str | None:
        """The text of the attribute's value, without parentheses or quotes."""
        return self.items.get(name)

    def number(self, name: str) -> int | None:
        """The value as a number: `align 8`, `dereferenceable(16)`."""
        text = self.items.get(name)
        return int(text) if text is not None and text.isdigit() else None

    @property
    def memory(self) -> MemoryEffects:
        """The memory effects, everything if nothing is promised."""
        text = self.items.get("memory")
        if text is not None:
            return MemoryEffects.parse(text)
        if "readnone" in self.items:
            return MemoryEffects.parse("none")
        if "readonly" in self.items:
            return MemoryEffects.parse("read")
        if "writeonly" in self.items:
            return MemoryEffects.parse("write")
        return MemoryEffects()

    @property
    def captures_nothing(self) -> bool:
        """`captures(none)` (LLVM 21 and newer) or `nocapture` (older)."""
        return self.items.get("captures") == "none" or "nocapture" in self.items

    def merged(self, other: Attributes) -> Attributes:
        """Both sets; `other` wins where both have a value."""
        if not other.items:
            return self
        if not self.items:
            return other
        return Attributes(MappingProxyType({**self.items, **other.items}))


NO_ATTRIBUTES = Attributes()
