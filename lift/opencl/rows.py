"""Pointers to the row that a loop updates at places known only at run time.

Consumes a kernel's statements as they are about to be printed; puts a `NameRow` before
a loop that stores at keys from data: `row[key]` instead of `tmp[256*g_id + key]`. The
sum is a person's `row + key`, but compilers add before they widen and load, so that a
private histogram was 1.3 times slower (measured on PoCL).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lift.opencl import ir
from lift.opencl.flatten import flat_index
from lift.opencl.names import Names
from lift.opencl.rewrite import blocks_of, statements_in, with_blocks
from lift.sizes import Size, free_variables
from lift.sizes.terms import UNIT, Monomial, from_terms
from lift.terms.patterns import Space


def name_rows(block: ir.Block, names: Names) -> ir.Block:
    """The block with pointers to the rows that its loops update by keys."""
    result: list[ir.Statement] = []
    for s in block.statements:
        rows = _rows(s) if isinstance(s, ir.For) else {}
        result.extend(
            ir.NameRow(names.fresh("row"), buffer, start)
            for buffer, start in rows.items()
        )
        if not rows:
            inner = tuple(name_rows(b, names) for b in blocks_of(s))
            s = with_blocks(s, inner) if inner else s
        result.append(s)
    return replace(block, statements=tuple(result))


def _rows(loop: ir.For) -> dict[ir.Buffer, Size]:
    """For each buffer that the loop updates by keys, where its row begins."""
    inside = frozenset(_bound(loop))
    keys = frozenset(
        name
        for s in statements_in(loop.body)
        if isinstance(s, ir.DeclareIndex)
        for name in _names(s.variable)
    )
    found: dict[ir.Buffer, Size] = {}
    for s in statements_in(loop.body):
        if not isinstance(s, ir.Store) or s.buffer.space is Space.PRIVATE:
            continue
        place = flat_index(s.buffer, s.index)
        if keys.isdisjoint(_names(place)):
            continue
        fixed = {m: c for m, c in place.terms if inside.isdisjoint(_in_term(m))}
        if any(m != UNIT for m in fixed):
            found.setdefault(s.buffer, from_terms(fixed))
    return found


def _bound(statement: ir.Statement) -> Iterator[str]:
    """The index variables that exist only inside a statement."""
    match statement:
        case ir.For(variable=index) | ir.ParFor(variable=index):
            yield from _names(index)
        case ir.DeclareIndex(variable=index):
            yield from _names(index)
        case ir.PingPong(counter=index, length=length):
            yield from _names(index)
            yield from () if length is None else _names(length)
        case _:
            pass
    for block in blocks_of(statement):
        for s in block.statements:
            yield from _bound(s)


def _names(size: Size) -> frozenset[str]:
    return frozenset(v.name for v in free_variables(size))


def _in_term(monomial: Monomial) -> frozenset[str]:
    return _names(from_terms({monomial: 1}))


__all__ = ["name_rows"]
