"""Private arrays dealt out over work-items.

An accumulator that is private but indexed by mapLcl's variable holds, in each
work-item, only the elements of that work-item: its dimension shrinks to the number of
rounds.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from lift.diagnostics import Diagnostic, LiftError
from lift.opencl import ir
from lift.opencl.rewrite import (
    blocks_of,
    map_block,
    own_values,
    same_size,
    statements_in,
    with_blocks,
)
from lift.opencl.schedule import Schedule
from lift.sizes import ZERO, Size, Truth, at_most, size
from lift.terms.patterns import Space
from lift.types import ArrayType, DataType

Loops = dict[Size, ir.ParFor]
Dealer: TypeAlias = tuple[ir.Par, int, Size] | None


def privatise(block: ir.Block, schedule: Schedule) -> ir.Block:
    """The block with private arrays cut down to each work-item's own part."""
    loops: Loops = {
        s.variable: s for s in statements_in(block) if isinstance(s, ir.ParFor)
    }
    dealt = {
        name: dims
        for name, dims in _dealt(block, loops).items()
        if any(dim is not None for dim in dims)
    }
    return _shrunk(block, dealt, loops, schedule) if dealt else block


def _accesses(block: ir.Block) -> list[ir.Load | ir.Store]:
    found: list[ir.Load | ir.Store] = []
    for s in statements_in(block):
        if isinstance(s, ir.Store):
            found.append(s)
        found += [v for v in own_values(s) if isinstance(v, ir.Load)]
    return [access for access in found if access.buffer.space is Space.PRIVATE]


def _dealt(block: ir.Block, loops: Loops) -> dict[str, list[Dealer]]:
    """For each private buffer, which parallel loop deals out each dimension."""
    result: dict[str, list[Dealer]] = {}
    # What each work-item has written as a whole it may read as it likes.
    whole = {
        access.buffer.name
        for access in _accesses(block)
        if isinstance(access, ir.Store) and not any(p in loops for p in access.index)
    }
    for access in _accesses(block):
        if access.buffer.name in whole:
            continue
        found = [
            (loops[p].level, loops[p].dim, loops[p].length) if p in loops else None
            for p in access.index
        ]
        known = result.setdefault(access.buffer.name, found)
        if known != found:
            raise LiftError(
                Diagnostic(
                    "L313",
                    f"the private array {access.buffer.name} is not indexed by the "
                    "same work-items everywhere",
                    getattr(access, "span", None),
                    "error",
                    (),
                    "use toLocal to share it, or the same mapLcl for all accesses",
                )
            )
    return result


def _shrunk(
    block: ir.Block,
    dealt: dict[str, list[Dealer]],
    loops: Loops,
    schedule: Schedule,
) -> ir.Block:
    def rounds(level: ir.Par, dim: int, length: Size) -> Size:
        local = size(schedule.local[dim])
        if level is not ir.Par.LCL or at_most(length, local) is Truth.YES:
            return size(1)
        return (length + local - 1) // local

    def type_of(type_: DataType, dims: list[Dealer]) -> DataType:
        if not dims:
            return type_
        assert isinstance(type_, ArrayType)
        inner = type_of(type_.element, dims[1:])
        extent = type_.size if dims[0] is None else rounds(*dims[0])
        return ArrayType(inner, extent)

    def buffer(old: ir.Buffer) -> ir.Buffer:
        return replace(old, type=type_of(old.type, dealt[old.name]))

    def index(old: ir.Buffer, positions: tuple[Size, ...]) -> tuple[Size, ...]:
        moved = []
        for position, dim in zip(positions, dealt[old.name], strict=True):
            if dim is None:
                moved.append(position)
            elif rounds(*dim).constant == 1:
                moved.append(ZERO)
            else:
                moved.append(position // size(schedule.local[dim[1]]))
        return tuple(moved)

    def leaf(value: ir.Value) -> ir.Value:
        if isinstance(value, ir.Load) and value.buffer.name in dealt:
            new = index(value.buffer, value.index)
            return ir.Load(buffer(value.buffer), new, value.type)
        return value

    def walk(inner: ir.Block) -> ir.Block:
        return ir.Block(tuple(statement(s) for s in inner.statements))

    def statement(s: ir.Statement) -> ir.Statement:
        match s:
            case ir.Store(old, positions) if old.name in dealt:
                return replace(s, buffer=buffer(old), index=index(old, positions))
            case ir.Allocate(old) if old.name in dealt:
                return ir.Allocate(buffer(old))
            case _:
                blocks = tuple(walk(b) for b in blocks_of(s))
                return with_blocks(s, blocks) if blocks else s

    return walk(map_block(block, same_size, leaf))
