"""Results written into a parameter that the program also reads.

The program means the old values. Writing in place is right only if each element is
read, if at all, by the iteration that overwrites it; otherwise the result is computed
into fresh memory and copied afterwards.
"""

from __future__ import annotations

from lift.opencl import ir
from lift.opencl.flatten import flat_index
from lift.opencl.rewrite import own_values, statements_in
from lift.opencl.translate.program import Translated
from lift.sizes import Size


def unsafe_results(translated: Translated) -> frozenset[int]:
    """The results that must not be written in place, by position."""
    program = translated.program
    found = set()
    for k, (_, destination) in enumerate(program.results()):
        if destination is None:
            continue
        names = _buffers_of(translated, destination.buffer)
        if any(not _in_place(translated.block, name) for name in names):
            found.add(k)
    return frozenset(found)


def _buffers_of(translated: Translated, param: str) -> list[str]:
    for own, leaves in translated.params:
        if own.name == param:
            return [leaf.name for leaf in leaves]
    return []


def _in_place(block: ir.Block, name: str) -> bool:
    """Is every element read only by the iteration that writes it?

    What is read by statements before the first write is no problem: a dependence
    between work-items there ends the kernel.
    """
    written = False
    for statement in block.statements:
        stores, loads = _accesses(statement, name)
        written = written or bool(stores)
        if not written or not loads:
            continue
        if len(stores) != 1 or loads != stores:
            return False
    return True


def _accesses(statement: ir.Statement, name: str) -> tuple[set[Size], set[Size]]:
    stores: set[Size] = set()
    loads: set[Size] = set()
    for s in statements_in(ir.Block((statement,))):
        if isinstance(s, ir.Store | ir.Atomic) and s.buffer.name == name:
            stores.add(flat_index(s.buffer, s.index))
        for value in own_values(s):
            if isinstance(value, ir.Load) and value.buffer.name == name:
                loads.add(flat_index(value.buffer, value.index))
    return stores, loads
