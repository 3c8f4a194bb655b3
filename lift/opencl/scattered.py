"""Loops that read here and there, and do little with it: one element after the other.

Consumes the statements of a kernel; marks innermost loops whose reads are mostly not
side by side from one iteration to the next (`count[key[i]]`, `z[i / 2]`, `x[3 * i]`).
A compiler would make vectors of them, whose parts it has fetched by one instruction. On
no processor does that take less than loads one by one, and on many of Intel's several
times as long (Cascade Lake: 16 million counts 24.6 ms by such instructions, 16.3
without); what is computed with them in vectors has to be worth it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from lift.opencl import ir
from lift.opencl.flatten import flat_index
from lift.opencl.rewrite import blocks_of, own_values, subvalues, with_blocks
from lift.scalar import OPS, Accuracy
from lift.sizes import Size, free_variables
from lift.sizes.terms import Variable, of_atom
from lift.sizes.traverse import substitution
from lift.types import VectorType

#: So many operations on each such element are not worth a vector.
_LIGHT = 3
_SLOW = {"div", "rem", "sqrt", "fmod", "remainder"}
_SLOW |= {name for name, row in OPS.items() if row.accuracy is Accuracy.ULP}
_PLAIN = (ir.Declare, ir.DeclareIndex, ir.NameIndex, ir.Assign, ir.Store)
#: By how much something grows from one iteration to the next; None: nobody knows.
_Step = int | None


def one_by_one(block: ir.Block) -> ir.Block:
    """The block with such loops marked: no vectors of their iterations."""
    result: list[ir.Statement] = []
    for statement in block.statements:
        inner = tuple(one_by_one(b) for b in blocks_of(statement))
        own = with_blocks(statement, inner) if inner else statement
        if isinstance(own, ir.For) and _is_scattered(own):
            own = replace(own, lanes=1, interleaved=1)
        result.append(own)
    return ir.Block(tuple(result))


def _is_scattered(loop: ir.For) -> bool:
    statements = loop.body.statements
    if loop.lanes or loop.copies or not all(isinstance(s, _PLAIN) for s in statements):
        return False
    values = [v for s in statements for v in own_values(s)]
    if any(isinstance(v.type, VectorType) for v in values):
        return False
    steps = _steps(loop)
    reads = {v for v in values if isinstance(v, ir.Load)}
    apart = sum(_place(read, steps) not in (0, 1, -1) for read in reads)
    work = [
        v
        for s in statements
        if not isinstance(s, ir.DeclareIndex)
        for v in own_values(s)
        if isinstance(v, ir.Apply | ir.Choose)
    ]
    if any(isinstance(v, ir.Apply) and v.op in _SLOW for v in work):
        return False
    return apart > 0 and len(work) <= _LIGHT * apart


def _steps(loop: ir.For) -> dict[Variable, _Step]:
    """The step of every variable that moves, those of positions that are data, too."""
    steps: dict[Variable, _Step] = dict.fromkeys(free_variables(loop.variable), 1)
    for statement in loop.body.statements:
        if isinstance(statement, ir.DeclareIndex):
            step = _number(statement.value, steps)
            steps |= dict.fromkeys(free_variables(statement.variable), step)
    return steps


def _place(read: ir.Load, steps: Mapping[Variable, _Step]) -> _Step:
    """By how many elements a read moves."""
    return _growth(flat_index(read.buffer, read.index), steps)


def _number(value: ir.Value, steps: Mapping[Variable, _Step]) -> _Step:
    """By how much a value grows; variables of data are taken to do so anyhow."""
    match value:
        case ir.IndexValue(position):
            return _growth(position, steps)
        case ir.Apply("cast" | "bitcast", (only,)):
            return _number(only, steps)
        case ir.Apply("add" | "sub" as op, (left, right)):
            first, second = _number(left, steps), _number(right, steps)
            if first is None or second is None:
                return None
            return first + second if op == "add" else first - second
        case _:
            return 0 if all(_stays(part, steps) for part in subvalues(value)) else None


def _stays(value: ir.Value, steps: Mapping[Variable, _Step]) -> bool:
    match value:
        case ir.IndexValue(position):
            return _growth(position, steps) == 0
        case ir.Load():
            return _place(value, steps) == 0
        case _:
            return not isinstance(value, ir.Ref | ir.Choose)


def _growth(position: Size, steps: Mapping[Variable, _Step]) -> _Step:
    """By how much a position grows, if all that moves in it does so evenly."""
    total = 0
    for moving in free_variables(position):
        if moving not in steps:
            continue
        step, own = steps[moving], of_atom(moving)
        each = (substitution({own: own + 1})(position) - position).constant
        if step is None or each is None:
            return None
        total += step * each
    return total


__all__ = ["one_by_one"]
