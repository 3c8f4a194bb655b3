"""Private arrays become variables where every index is a constant.

Consumes unrolled kernels. An array that is still indexed by a variable stays an array.
Declarations then sink to the first assignment, as a person would write them.
"""

from __future__ import annotations

from lift.opencl import ir
from lift.opencl.flatten import flat_index
from lift.opencl.names import Names
from lift.opencl.rewrite import (
    blocks_of,
    map_block,
    own_values,
    same_size,
    statements_in,
    with_blocks,
)
from lift.terms.patterns import Space
from lift.types import ArrayType, DataType, DepArrayType, ScalarType, VectorType


def scalarise(block: ir.Block, names: Names) -> ir.Block:
    """The block with private arrays in variables, where that is possible."""
    arrays = _candidates(block)
    if arrays:
        block = _replaced(block, arrays, names)
    return sink(block)


def _candidates(block: ir.Block) -> dict[str, set[int]]:
    """Private buffers whose every index is constant, with the indices used."""
    used: dict[str, set[int]] = {}
    dynamic: set[str] = set()
    for statement in statements_in(block):
        accesses: list[ir.Load | ir.Store] = []
        match statement:
            case ir.Allocate(buffer) if buffer.space is Space.PRIVATE:
                used.setdefault(buffer.name, set())
            case _:
                pass
        if isinstance(statement, ir.Store):
            accesses.append(statement)
        accesses += [v for v in own_values(statement) if isinstance(v, ir.Load)]
        for access in accesses:
            if access.buffer.space is not Space.PRIVATE:
                continue
            position = flat_index(access.buffer, access.index).constant
            if position is None:
                dynamic.add(access.buffer.name)
            else:
                used.setdefault(access.buffer.name, set()).add(position)
    return {name: found for name, found in used.items() if name not in dynamic}


def base_type(type_: DataType) -> ScalarType | VectorType:
    """The scalar or vector inside an array type."""
    while isinstance(type_, ArrayType | DepArrayType):
        type_ = type_.element
    assert isinstance(type_, ScalarType | VectorType), type_
    return type_


def _replaced(block: ir.Block, arrays: dict[str, set[int]], names: Names) -> ir.Block:
    chosen: dict[tuple[str, int], str] = {}

    def element_name(buffer: ir.Buffer, position: int) -> str:
        """The variable that holds one element."""
        key = (buffer.name, position)
        if arrays[buffer.name] == {0}:
            return buffer.name
        if key not in chosen:
            chosen[key] = names.fresh(f"{buffer.name}_{position}")
        return chosen[key]

    def leaf(value: ir.Value) -> ir.Value:
        if isinstance(value, ir.Load) and value.buffer.name in arrays:
            position = flat_index(value.buffer, value.index).constant
            assert position is not None
            return ir.Ref(element_name(value.buffer, position), value.type)
        return value

    def walk(inner: ir.Block) -> ir.Block:
        result: list[ir.Statement] = []
        for s in inner.statements:
            match s:
                case ir.Allocate(buffer) if buffer.name in arrays:
                    type_ = base_type(buffer.type)
                    result += [
                        ir.Declare(element_name(buffer, k), type_, None)
                        for k in sorted(arrays[buffer.name])
                    ]
                case ir.Store(buffer, index, value) if buffer.name in arrays:
                    position = flat_index(buffer, index).constant
                    assert position is not None
                    result.append(ir.Assign(element_name(buffer, position), value))
                case _:
                    blocks = tuple(walk(b) for b in blocks_of(s))
                    result.append(with_blocks(s, blocks) if blocks else s)
        return ir.Block(tuple(result))

    return walk(map_block(block, same_size, leaf))


def sink(block: ir.Block) -> ir.Block:
    """Join a declaration with the assignment that follows it on the same level."""
    statements = list(block.statements)
    waiting = {
        s.name: k
        for k, s in enumerate(statements)
        if isinstance(s, ir.Declare) and s.value is None
    }
    dropped: set[int] = set()
    for k, s in enumerate(statements if waiting else ()):
        touched = _names(s)
        if isinstance(s, ir.Assign) and s.name in waiting:
            place = waiting.pop(s.name)
            if not _mentioned(s.value, s.name):
                declared = statements[place]
                assert isinstance(declared, ir.Declare)
                statements[k] = ir.Declare(s.name, declared.type, s.value)
                dropped.add(place)
        for name in touched & waiting.keys():
            del waiting[name]
    result: list[ir.Statement] = []
    for k, s in enumerate(statements):
        if k not in dropped:
            inner = tuple(sink(b) for b in blocks_of(s))
            result.append(with_blocks(s, inner) if inner else s)
    return ir.Block(tuple(result))


def _mentioned(value: ir.Value, name: str) -> bool:
    values = own_values(ir.Assign("", value))
    return any(isinstance(v, ir.Ref) and v.name == name for v in values)


def _names(statement: ir.Statement) -> set[str]:
    """The variables that a statement reads or assigns, at any depth."""
    found: set[str] = set()
    for s in statements_in(ir.Block((statement,))):
        if isinstance(s, ir.Assign):
            found.add(s.name)
        found.update(v.name for v in own_values(s) if isinstance(v, ir.Ref))
    return found
