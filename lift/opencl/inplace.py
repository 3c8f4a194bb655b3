"""Results written into a parameter that the program also reads.

The program means the old values. Writing in place is right only if each element is
read, if at all, by the iteration that overwrites it; otherwise the result is computed
into fresh memory and copied afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lift.opencl import ir
from lift.opencl.flatten import flat_index
from lift.opencl.rewrite import own_values, statements_in
from lift.opencl.translate.program import Translated
from lift.sizes import Size


def unsafe_results(translated: Translated) -> frozenset[int]:
    """The results that must not be written in place, by position."""
    buffers = {
        k: _buffers_of(translated, destination.buffer)
        for k, (_, destination) in enumerate(translated.program.results())
        if destination is not None
    }
    written = {name for names in buffers.values() for name in names}
    steps = [_accesses(s, written) for s in translated.block.statements if written]
    return frozenset(
        k for k, names in buffers.items() if not all(_in_place(steps, n) for n in names)
    )


def _buffers_of(translated: Translated, param: str) -> list[str]:
    for own, leaves in translated.params:
        if own.name == param:
            return [leaf.name for leaf in leaves]
    return []


@dataclass(frozen=True, slots=True)
class _Accesses:
    """The offsets at which a statement writes and reads, for each buffer."""

    stores: dict[str, set[Size]] = field(default_factory=dict)
    loads: dict[str, set[Size]] = field(default_factory=dict)


def _in_place(steps: list[_Accesses], name: str) -> bool:
    """Is every element read only by the iteration that writes it?

    What is read by statements before the first write is no problem: a dependence
    between work-items there ends the kernel.
    """
    written = False
    for step in steps:
        stores, loads = step.stores.get(name, set()), step.loads.get(name, set())
        written = written or bool(stores)
        if not written or not loads:
            continue
        if len(stores) != 1 or loads != stores:
            return False
    return True


def _accesses(statement: ir.Statement, names: set[str]) -> _Accesses:
    found = _Accesses()
    for s in statements_in(ir.Block((statement,))):
        if isinstance(s, ir.Store | ir.Atomic) and s.buffer.name in names:
            place = flat_index(s.buffer, s.index)
            found.stores.setdefault(s.buffer.name, set()).add(place)
        for value in own_values(s):
            if isinstance(value, ir.Load) and value.buffer.name in names:
                place = flat_index(value.buffer, value.index)
                found.loads.setdefault(value.buffer.name, set()).add(place)
    return found
