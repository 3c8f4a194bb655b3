"""What a list says is read one by one, then computed with in vectors.

Consumes a kernel's statements as they are about to be printed; takes loops apart that
are asked to compute several terms at once (`regroup`) and read by a list: position[
list[j]]. Processors can fetch the parts of a vector from anywhere, but many take longer
for that than for one after the other, since the fault that was called Downfall longer
than for the computation (Ice Lake, neighbours of atoms: 8.3 ms by such instructions,
3.1 without vectors, 2.0 in two loops). So a block of them is put side by side first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from lift.opencl import ir
from lift.opencl.names import Names
from lift.opencl.rewrite import (
    blocks_of,
    map_statement,
    own_sizes,
    own_values,
    same_size,
    same_value,
    substitute_block,
    with_blocks,
)
from lift.sizes import (
    ZERO,
    Size,
    constant,
    floor_div,
    free_variables,
    maximum,
    minimum,
)
from lift.sizes import variable as size_variable
from lift.sizes.terms import Variable
from lift.sizes.traverse import substitution
from lift.terms.patterns import Space
from lift.types import ArrayType, ScalarType

#: So many are put side by side: as long as lists of neighbours are, and no part of the
#: first cache that anybody would miss.
_BLOCK = 64


def collect(block: ir.Block, names: Names) -> ir.Block:
    """The block with such loops in two parts."""
    result: list[ir.Statement] = []
    for statement in block.statements:
        inner = tuple(collect(b, names) for b in blocks_of(statement))
        own = with_blocks(statement, inner) if inner else statement
        if isinstance(own, ir.For) and own.regrouped and own.lanes > 1:
            result += _in_parts(own, names)
        else:
            result.append(own)
    return ir.Block(tuple(result))


def _in_parts(loop: ir.For, names: Names) -> list[ir.Statement]:
    """Two loops over each block of the loop's range; the loop itself if in vain."""
    body = _merged(loop.body)
    loads = _listed(body, _places(body))
    needed = _needed(body, loads)
    if not loads or needed is None:
        return [loop]
    kept = {
        load: ir.Buffer(
            names.fresh("listed"), ArrayType(load.type, constant(_BLOCK)), Space.PRIVATE
        )
        for load in loads
        if isinstance(load.type, ScalarType)
    }
    if len(kept) < len(loads):
        return [loop]
    part = size_variable(names.fresh("part"), 0, None)
    at = size_variable(names.fresh("at"), 0, constant(_BLOCK))
    begin = loop.start + _BLOCK * part
    rest = minimum(constant(_BLOCK), loop.stop - begin)
    here: Mapping[Size, Size] = {loop.variable: begin + at}
    stores = [ir.Store(buffer, (at,), load) for load, buffer in kept.items()]
    fetch = substitute_block(ir.Block((*needed, *stores)), here)
    compute = substitute_block(_with_kept(body, kept, at), here)
    first = ir.For(at, ZERO, rest, fetch, copies=1, lanes=1, interleaved=1)
    second = replace(loop, variable=at, start=ZERO, stop=rest, body=compute)
    # Rows may end before they begin. The last part may be empty: rounding up instead
    # would not fit an index if the row is as long as one can be.
    length = maximum(loop.stop - loop.start, ZERO)
    count = floor_div(length, constant(_BLOCK)) + 1
    both = ir.Block((first, second))
    return [
        *(ir.Allocate(buffer) for buffer in kept.values()),
        ir.For(part, ZERO, count, both, span=loop.span),
    ]


def _merged(body: ir.Block) -> ir.Block:
    """The body with each place declared once; nothing in it changes what is read."""
    known: dict[tuple[ir.Value, bool], Size] = {}
    same: dict[Size, Size] = {}
    result: list[ir.Statement] = []
    for statement in body.statements:
        own = map_statement(statement, substitution(same), same_value)
        if isinstance(own, ir.DeclareIndex):
            first = known.setdefault((own.value, own.wide), own.variable)
            if first is not own.variable:
                same[own.variable] = first
                continue
        result.append(own)
    return ir.Block(tuple(result))


def _places(body: ir.Block) -> set[Variable]:
    """The variables of the body that hold something that was read."""
    told: set[Variable] = set()
    for statement in body.statements:
        if isinstance(statement, ir.DeclareIndex):
            reads = any(isinstance(v, ir.Load) for v in own_values(statement))
            if reads or told & _variables(statement):
                told |= free_variables(statement.variable)
    return told


def _listed(body: ir.Block, told: set[Variable]) -> list[ir.Load]:
    """What is read there, each once, if that happens in every iteration."""
    found: dict[ir.Load, None] = {}
    for statement in body.statements:
        if isinstance(statement, ir.Declare | ir.Assign) and statement.value:
            for value in _always(statement.value):
                if isinstance(value, ir.Load) and any(
                    told & free_variables(index) for index in value.index
                ):
                    found[value] = None
    return list(found)


def _always(value: ir.Value) -> Iterator[ir.Value]:
    """The parts of a value that are computed whatever the others are."""
    yield value
    match value:
        case ir.Apply("select" | "and" | "or", (first, *_)):
            yield from _always(first)
        case ir.Apply(args=parts):
            for part in parts:
                yield from _always(part)
        case _:
            pass


def _needed(body: ir.Block, loads: list[ir.Load]) -> list[ir.Statement] | None:
    """The declarations that these reads go by; None if they need what is computed."""
    wanted = {
        v for load in loads for index in load.index for v in free_variables(index)
    }
    computed = {s.name for s in body.statements if isinstance(s, ir.Declare)}
    needed: list[ir.Statement] = []
    for statement in reversed(body.statements):
        match statement:
            case ir.DeclareIndex(variable=own) if wanted & free_variables(own):
                if any(isinstance(v, ir.Ref) and v.name in computed
                       for v in own_values(statement)):  # fmt: skip
                    return None
                wanted |= _variables(statement)
                needed.insert(0, statement)
            case ir.DeclareIndex() | ir.Declare() | ir.Assign():
                pass
            case _:
                return None
    return needed


def _variables(statement: ir.Statement) -> set[Variable]:
    return {v for size in own_sizes(statement) for v in free_variables(size)}


def _with_kept(body: ir.Block, kept: Mapping[ir.Load, ir.Buffer], at: Size) -> ir.Block:
    """The body that reads what was put side by side, without unused declarations."""

    def leaf(value: ir.Value) -> ir.Value:
        if isinstance(value, ir.Load) and value in kept:
            return ir.Load(kept[value], (at,), value.type)
        return value

    result: list[ir.Statement] = []
    used: set[Variable] = set()
    for statement in reversed(body.statements):
        own = map_statement(statement, same_size, leaf)
        if isinstance(own, ir.DeclareIndex) and not (
            used & free_variables(own.variable)
        ):
            continue
        used |= _variables(own)
        result.insert(0, own)
    return ir.Block(tuple(result))


__all__ = ["collect"]
