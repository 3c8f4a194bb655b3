"""Loops of which several iterations should be under way at once.

Consumes the statements of a kernel; marks innermost loops over elements that are sums
of many products with the same factors, such as a filter whose taps are written out.
Each is one long chain of additions. A compiler would overlap several, but takes it that
the factors fill its registers, although reading them from memory costs nothing.
"""

from __future__ import annotations

from dataclasses import replace

from lift.opencl import ir
from lift.opencl.rewrite import (
    blocks_of,
    own_values,
    statements_in,
    subvalues,
    with_blocks,
)
from lift.sizes import free_variables
from lift.terms.patterns import Space

#: So many different factors leave no registers for another iteration.
_FACTORS = 12
#: Additions take four cycles, and two begin in each.
_CHAINS = 8


def interleave(block: ir.Block) -> ir.Block:
    """The block with such loops marked."""
    result: list[ir.Statement] = []
    for statement in block.statements:
        inner = tuple(interleave(b) for b in blocks_of(statement))
        own = with_blocks(statement, inner) if inner else statement
        if isinstance(own, ir.For) and _is_filter(own):
            own = replace(own, interleaved=_CHAINS)
        result.append(own)
    return ir.Block(tuple(result))


def _is_filter(loop: ir.For) -> bool:
    """Whether iterations are many, independent and have factors in common."""
    statements = list(statements_in(loop.body))
    if loop.copies or loop.lanes or (loop.stop - loop.start).constant is not None:
        return False
    plain = ir.Declare | ir.DeclareIndex | ir.Assign | ir.Store
    if not all(isinstance(s, plain) for s in statements):
        return False
    declared = {s.name for s in statements if isinstance(s, ir.Declare)}
    assigned = {s.name for s in statements if isinstance(s, ir.Assign)}
    stores = [s for s in statements if isinstance(s, ir.Store)]
    if not assigned <= declared or len(stores) != 1:
        return False
    if stores[0].buffer.space is not Space.GLOBAL:
        return False
    variables = set(free_variables(loop.variable))
    loads = {
        (value.buffer.name, value.index)
        for statement in statements
        for whole in own_values(statement)
        for value in subvalues(whole)
        if isinstance(value, ir.Load)
    }
    same = [
        place
        for place in loads
        if not any(variables & set(free_variables(i)) for i in place[1])
    ]
    return len(same) >= _FACTORS and 2 * len(same) >= len(loads)
