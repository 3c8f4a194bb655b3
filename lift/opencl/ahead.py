"""Rows with gaps between them, asked for before their turn comes.

Consumes a kernel's statements as they are about to be printed; puts an `Ahead` before a
loop over as many elements as the data say, if each round of the loop around it begins
somewhere else: list[64*i + j]. Such a row is over before the processor has seen that
there is a pattern, so that every one begins with waiting for memory (molecular dynamics
by lists of neighbours: 35 ms a call on PoCL, 15 with this).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lift.opencl import ir
from lift.opencl.rewrite import (
    blocks_of,
    own_values,
    statements_in,
    substitute_value,
    with_blocks,
)
from lift.scalar import value_of
from lift.sizes import Size, free_variables, substitute
from lift.terms.patterns import Space
from lift.types import ArrayType, ScalarType

#: So many rounds before. Each takes some tens of nanoseconds, memory some hundred.
_ROUNDS = 8
#: Closer rows are read one line after the other, which the processor foresees.
_GAP_BYTES = 128


def fetch_ahead(block: ir.Block) -> ir.Block:
    """The block with requests before loops over rows with gaps."""
    result: list[ir.Statement] = []
    for statement in block.statements:
        inner = tuple(fetch_ahead(b) for b in blocks_of(statement))
        own = with_blocks(statement, inner) if inner else statement
        if isinstance(own, ir.For):
            own = replace(own, body=_in_rounds(own))
        result.append(own)
    return ir.Block(tuple(result))


def _in_rounds(outer: ir.For) -> ir.Block:
    """The body of a loop whose rounds go over a row each."""
    told = {
        variable
        for s in outer.body.statements
        if isinstance(s, ir.DeclareIndex)
        for variable in free_variables(s.variable)
    }
    result: list[ir.Statement] = []
    for statement in outer.body.statements:
        if isinstance(statement, ir.For) and told & set(free_variables(statement.stop)):
            result += dict.fromkeys(_requests(outer.variable, statement))
        result.append(statement)
    return ir.Block(tuple(result))


def _requests(round_: Size, row: ir.For) -> Iterator[ir.Ahead]:
    """What the loop over a row reads at positions that go on with both loops."""
    declared = {
        s.variable: s.value
        for s in row.body.statements
        if isinstance(s, ir.DeclareIndex)
    }
    for statement in statements_in(row.body):
        for value in own_values(statement):
            if not isinstance(value, ir.Load) or not isinstance(value.type, ScalarType):
                continue
            if not _is_plain(value.buffer):
                continue
            place = declared.get(value.index[0])
            if place is None or _slope(place, row.variable) != 1:
                continue
            step = _slope(place, round_)
            bytes_ = value.type.bits // 8
            if step is None or abs(step) * bytes_ < _GAP_BYTES:
                continue
            later = {round_: round_ + _ROUNDS, row.variable: row.start}
            first = substitute_value(place, later)
            yield ir.Ahead(value.buffer, first, row.stop - row.start)


def _is_plain(buffer: ir.Buffer) -> bool:
    """Whether an index counts scalars that lie side by side."""
    type_ = buffer.type
    flat = isinstance(type_, ArrayType) and isinstance(type_.element, ScalarType)
    return flat and buffer.space is Space.GLOBAL and buffer.layout is None


def _slope(value: ir.Value, variable: Size) -> int | None:
    """By how much a value grows with a variable; None if that is not a number."""
    match value:
        case ir.Lit() | ir.Ref():
            return 0
        case ir.IndexValue(size):
            return (substitute(size, {variable: variable + 1}) - size).constant
        case ir.Apply("add", (left, right)):
            slopes = _slope(left, variable), _slope(right, variable)
            return None if None in slopes else sum(s for s in slopes if s is not None)
        case ir.Apply("mul", (ir.Lit(type_, bits), other)) if not type_.is_float:
            slope = _slope(other, variable)
            return None if slope is None else int(value_of(bits, type_)) * slope
        case _:
            return None


__all__ = ["fetch_ahead"]
