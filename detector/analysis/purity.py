"""What calls do besides returning a value.

Consumes a call, the attributes in the IR and the table of `effects_table`; produces
`Effects`.  What neither promises is assumed.  Must not know aliasing or loops.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from detector.analysis.effects_table import GROUPS, Extent
from detector.model import Attributes, Function, Instruction

_ORDER: tuple[Extent, ...] = ("none", "arguments", "any")


@dataclass(frozen=True, slots=True)
class Effects:
    """Effects of one call; `errno` is apart from `writes`, since few read it."""

    reads: Extent = "any"
    writes: Extent = "any"
    errno: bool = True
    traps: bool = True
    returns: bool = False
    unwinds: bool = True
    allocates: bool = False
    frees: bool = False
    # Where the knowledge comes from: "attributes", a group of the table, "unknown".
    source: str = "unknown"

    @property
    def is_pure(self) -> bool:
        """The result depends on the arguments alone, and nothing else happens."""
        return self.is_removable and self.reads == "none"

    @property
    def is_removable(self) -> bool:
        """Nobody notices if the call is left out, but for its result and errno."""
        quiet = self.writes == "none" and self.returns
        return quiet and not (self.unwinds or self.traps or self.allocates)


@dataclass(frozen=True, slots=True)
class _Table:
    """What is known of functions by their names, and by how their names begin."""

    names: dict[str, Effects]
    prefixes: dict[str, Effects]


@cache
def _table() -> _Table:
    table = _Table({}, {})
    for group in GROUPS:
        effects = Effects(
            group.reads,
            group.writes,
            group.errno,
            group.traps,
            group.returns,
            not group.returns,
            group.allocates,
            group.frees,
            group.what,
        )
        names = (n + suffix for n in group.names.split() for suffix in group.suffixes)
        table.names.update(dict.fromkeys(names, effects))
        table.prefixes.update(dict.fromkeys(group.prefixes.split(), effects))
    return table


def effects(call: Instruction) -> Effects:
    """What a call, invoke or callbr may do."""
    if call.call is None:
        raise ValueError(f"{call!r} is no call")
    callee = call.callee
    known = Effects()
    attributes = call.call.attributes
    promises = [attributes]
    if isinstance(callee, Function):
        promises.append(callee.attributes)
        known = _by_name(callee, attributes) or known
    for promise in promises:
        known = _join(known, promise)
    return known


def function_effects(function: Function) -> Effects:
    """What calling a function may do, whoever calls it."""
    return _join(_by_name(function, Attributes()) or Effects(), function.attributes)


def _by_name(callee: Function, site: Attributes) -> Effects | None:
    if callee.is_intrinsic:
        parts = callee.name.split(".")
        for length in range(len(parts), 1, -1):
            found = _table().prefixes.get(".".join(parts[:length]))
            if found is not None:
                return found
        return None
    # A function of the same name that is defined here, or called as nobuiltin, need
    # not be the one of the library.
    local = not callee.is_declaration or callee.is_local
    barred = "nobuiltin" in site or "no-builtins" in callee.attributes
    return None if local or barred else _table().names.get(callee.name)


def _join(known: Effects, promise: Attributes) -> Effects:
    """Both sources are right, so the smaller effect is."""
    memory = promise.memory
    reads = _least(known.reads, _extent(memory.reads))
    writes = _least(known.writes, _extent(memory.writes))
    errno = known.errno and bool(memory.writes & {"errnomem", "other"})
    returns = known.returns or "willreturn" in promise
    unwinds = known.unwinds and "nounwind" not in promise
    changed = replace(
        known,
        reads=reads,
        writes=writes,
        errno=errno,
        returns=returns,
        unwinds=unwinds,
        # What always comes back has not stopped the program.
        traps=known.traps and (unwinds or not returns),
    )
    if known.source == "unknown" and changed != known:
        return replace(changed, source="attributes")
    return changed


def _extent(locations: frozenset[str]) -> Extent:
    """Memory that no pointer of the program reaches does not count."""
    if "other" in locations:
        return "any"
    return "arguments" if "argmem" in locations else "none"


def _least(first: Extent, second: Extent) -> Extent:
    return _ORDER[min(_ORDER.index(first), _ORDER.index(second))]


def is_allocation(value: object) -> bool:
    """Whether this is a call that returns fresh memory."""
    if not isinstance(value, Instruction) or value.call is None:
        return False
    returned = [value.call.return_attributes]
    if isinstance(value.callee, Function):
        returned.append(value.callee.return_attributes)
    return any("noalias" in a for a in returned) or effects(value).allocates


def always_returns(call: Instruction) -> bool:
    """Whether control certainly comes back from a call."""
    known = effects(call)
    return known.returns and not known.unwinds
