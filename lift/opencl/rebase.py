"""Loops over a part of an array count from its begin to its end.

Consumes the statements of a kernel as they will be printed. A loop of `end - begin`
rounds whose body uses `i + begin` becomes `for (i = begin; i < end; ...)` and uses `i`,
if the text gets simpler by that.
"""

from __future__ import annotations

from dataclasses import replace

from lift.opencl import ir
from lift.opencl.rewrite import blocks_of, statements_in, substitute_block, with_blocks
from lift.opencl.shown import printed_sizes
from lift.sizes import ZERO, Size, variable
from lift.sizes.polynomial import atoms
from lift.sizes.structure import children
from lift.sizes.terms import UNIT, Variable, from_terms, sole_atom


def rebase_loops(block: ir.Block) -> ir.Block:
    """The block with every loop counted from where its text is simplest."""
    result: list[ir.Statement] = []
    for s in block.statements:
        inner = tuple(rebase_loops(b) for b in blocks_of(s))
        s = with_blocks(s, inner) if inner else s
        result.append(_simplest(s) if isinstance(s, ir.For) else s)
    return ir.Block(tuple(result))


def _simplest(loop: ir.For) -> ir.For:
    begin = _subtracted(loop.stop)
    index = sole_atom(loop.variable)
    if loop.start is not ZERO or begin is ZERO or not isinstance(index, Variable):
        return loop
    shifted = variable(index.name, begin, loop.stop + begin)
    moved = replace(
        loop,
        variable=shifted,
        start=begin,
        stop=loop.stop + begin,
        body=substitute_block(loop.body, {loop.variable: shifted - begin}),
    )
    return moved if _effort(moved) < _effort(loop) else loop


def _subtracted(size: Size) -> Size:
    """What a difference takes away."""
    return from_terms({m: -c for m, c in size.terms if c < 0 and m != UNIT})


def _effort(statement: ir.Statement) -> int:
    """How many terms there are to read."""
    inside = statements_in(ir.Block((statement,)))
    return sum(_terms(size) for s in inside for size in printed_sizes(s))


def _terms(size: Size) -> int:
    inner = (part for atom in atoms(size) for part in children(atom))
    return len(size.terms) + sum(map(_terms, inner))
