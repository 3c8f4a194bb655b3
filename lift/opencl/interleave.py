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
        if isinstance(own, ir.For) and (chains := _filters(own)):
            count = max(_CHAINS // chains, 1)
            own = replace(own, body=_stores_last(own.body), interleaved=count)
        result.append(own)
    return ir.Block(tuple(result))


def _stores_last(body: ir.Block) -> ir.Block:
    """All results are computed, then stored.

    Compilers look only so far for a store that might change what was read: of two rows
    of a filter the second one would read everything again. Buffers never overlap.
    """
    stores = [s for s in body.statements if isinstance(s, ir.Store)]
    written = {name for s in stores for name in _names(s.buffer)}
    later: set[str] = set()
    for statement in reversed(body.statements):
        values = own_values(statement)
        if any(isinstance(v, ir.Load) and written & _names(v.buffer) for v in values):
            return body
        match statement:
            case ir.Assign(name):
                later.add(name)
            case ir.Store(value=ir.Ref(name)) if name not in later:
                pass
            case ir.Store():
                return body
            case _:
                pass
    others = [s for s in body.statements if not isinstance(s, ir.Store)]
    return ir.Block((*others, *stores))


def _names(buffer: ir.Buffer) -> set[str]:
    return {buffer.name, *buffer.aliases}


def _filters(loop: ir.For) -> int:
    """How many elements an iteration computes, if they have factors in common.

    0 if they do not, or if iterations are few or need each other.
    """
    statements = list(statements_in(loop.body))
    if loop.copies or loop.lanes or (loop.stop - loop.start).constant is not None:
        return 0
    plain = (ir.Declare, ir.DeclareIndex, ir.Assign, ir.Store)
    if not all(isinstance(s, plain) for s in statements):
        return 0
    declared = {s.name for s in statements if isinstance(s, ir.Declare)}
    assigned = {s.name for s in statements if isinstance(s, ir.Assign)}
    stores = [s for s in statements if isinstance(s, ir.Store)]
    if not assigned <= declared or not stores:
        return 0
    if any(store.buffer.space is not Space.GLOBAL for store in stores):
        return 0
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
    # Each element has as many factors as there are, and may share what they go with.
    products = len(stores) * len(same)
    common = len(same) >= _FACTORS and len(same) + products >= len(loads)
    return len(stores) if common else 0
