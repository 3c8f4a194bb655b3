"""Whether a kernel's pointers are worth a `restrict`.

Consumes the statements of a kernel. Buffers of a launch never overlap, and compilers
that know it move loads above stores and stores to the end, which is what vectors are
made of. Where one straight piece of code has more results than the processor has
registers, that is all that comes of it: every result is kept in memory until the last
one is computed (a lattice-Boltzmann step of 19 directions takes 1.4 times as long).
"""

from __future__ import annotations

from collections.abc import Iterator

from lift.opencl import ir
from lift.opencl.rewrite import blocks_of
from lift.terms.patterns import Space
from lift.types import VectorType

_REGISTERS = 16
_LOOPS = ir.For | ir.ParFor | ir.PingPong


def is_restrict_of_use(block: ir.Block) -> bool:
    """Is no straight piece of the kernel too full of results?"""
    return not any(_is_full(piece) for piece in _pieces(block))


def _pieces(block: ir.Block) -> Iterator[ir.Block]:
    yield block
    for statement in block.statements:
        for inner in blocks_of(statement):
            yield from _pieces(inner)


def _is_full(block: ir.Block) -> bool:
    """Results of vectors are vectors already: they are moved to no end."""
    if any(isinstance(s, _LOOPS) for s in block.statements):
        return False
    results = [
        s
        for s in block.statements
        if isinstance(s, ir.Store)
        and s.buffer.space is Space.GLOBAL
        and not isinstance(s.value.type, VectorType)
    ]
    return len(results) > _REGISTERS
