"""Unrolling: loops that ask for it, and loops that index private arrays.

A private array lives in registers only if all its indices are constants, so a loop of
known length whose variable indexes one is unrolled. Names declared in the body are
renamed in every copy but the first.
"""

from __future__ import annotations

from dataclasses import replace

from lift.opencl import ir
from lift.opencl.names import Names
from lift.opencl.rewrite import (
    blocks_of,
    map_block,
    own_values,
    statements_in,
    substitute_block,
    with_blocks,
)
from lift.sizes import (
    ZERO,
    Size,
    Truth,
    equal,
    free_variables,
    less,
    substitute,
    variable,
)
from lift.sizes.terms import Variable, sole_atom
from lift.terms.patterns import Space

#: Loops longer than this stay loops although an array stays in memory for it.
_LIMIT = 64


def unroll(block: ir.Block, names: Names) -> ir.Block:
    """The block with all such loops unrolled, inner ones after outer ones."""
    result: list[ir.Statement] = []
    for statement in block.statements:
        if isinstance(statement, ir.For):
            result.extend(_loop(statement, names))
        else:
            inner = tuple(unroll(b, names) for b in blocks_of(statement))
            result.append(with_blocks(statement, inner) if inner else statement)
    return ir.Block(tuple(result))


def _loop(loop: ir.For, names: Names) -> tuple[ir.Statement, ...]:
    trips = (loop.stop - loop.start).constant
    if less(loop.start, loop.stop) is Truth.NO:
        return ()
    if equal(loop.stop - loop.start, 1) is Truth.YES:
        return _copy(loop, loop.start, names, first=True)
    if trips is None or not (loop.unroll or (trips <= _LIMIT and _in_registers(loop))):
        return (replace(loop, body=unroll(loop.body, names), unroll=False),)
    copies = [_copy(loop, loop.start + k, names, first=k == 0) for k in range(trips)]
    return tuple(statement for copy in copies for statement in copy)


def _in_registers(loop: ir.For) -> bool:
    """Does the loop's variable index a private array?"""
    for statement in statements_in(loop.body):
        if isinstance(statement, ir.Store) and _indexed(statement, loop.variable):
            return True
        for value in own_values(statement):
            if isinstance(value, ir.Load) and _indexed(value, loop.variable):
                return True
    return False


def _indexed(access: ir.Load | ir.Store, index: Size) -> bool:
    if access.buffer.space is not Space.PRIVATE:
        return False
    (own,) = free_variables(index)
    return any(own in free_variables(position) for position in access.index)


def _copy(
    loop: ir.For, position: Size, names: Names, *, first: bool
) -> tuple[ir.Statement, ...]:
    body = substitute_block(loop.body, {loop.variable: position})
    # Inner loops of one round leave their declarations here: rename after them.
    body = unroll(_narrowed(body), names)
    return body.statements if first else renamed(body, names).statements


def _narrowed(block: ir.Block) -> ir.Block:
    """Inner loops whose bounds became narrower get variables that know it."""
    result: list[ir.Statement] = []
    for statement in block.statements:
        if isinstance(statement, ir.For):
            old = statement.variable
            atom = sole_atom(old)
            assert isinstance(atom, Variable)
            if atom.high is not None and atom.high + 1 is not statement.stop:
                new = variable(atom.name, statement.start, statement.stop)
                if new.constant is None:
                    body = substitute_block(statement.body, {old: new})
                    statement = replace(statement, variable=new, body=body)
        if isinstance(statement, ir.ParFor):
            statement = _narrowed_parallel(statement)
        inner = tuple(_narrowed(b) for b in blocks_of(statement))
        result.append(with_blocks(statement, inner) if inner else statement)
    return ir.Block(tuple(result))


def _narrowed_parallel(loop: ir.ParFor) -> ir.ParFor:
    atom = sole_atom(loop.variable)
    assert isinstance(atom, Variable)
    if loop.length.constant == 1:
        return replace(loop, body=substitute_block(loop.body, {loop.variable: ZERO}))
    if atom.high is None or atom.high + 1 is loop.length:
        return loop
    new = variable(atom.name, 0, loop.length)
    body = substitute_block(loop.body, {loop.variable: new})
    return replace(loop, variable=new, body=body)


def renamed(block: ir.Block, names: Names) -> ir.Block:
    """The block with everything that it declares at its own level renamed."""
    variables: dict[str, str] = {}
    buffers: dict[str, str] = {}
    indices: dict[Size, Size] = {}
    for statement in block.statements:
        match statement:
            case ir.Declare(name):
                variables[name] = names.fresh(_stem(name))
            case ir.Allocate(buffer):
                buffers[buffer.name] = names.fresh(_stem(buffer.name))
            case ir.DeclareIndex(old):
                atom = sole_atom(old)
                assert isinstance(atom, Variable)
                high = None if atom.high is None else atom.high + 1
                fresh = names.fresh(_stem(atom.name))
                indices[old] = variable(fresh, atom.low, high)
            case _:
                pass
    if not (variables or buffers or indices):
        return block
    return rename(block, variables, buffers, indices)


def _stem(name: str) -> str:
    head, _, tail = name.rpartition("_")
    return head if head and tail.isdigit() else name


def rename(
    block: ir.Block,
    variables: dict[str, str],
    buffers: dict[str, str],
    indices: dict[Size, Size],
) -> ir.Block:
    """Rename variables, buffers and indices wherever they occur."""

    def buffer(old: ir.Buffer) -> ir.Buffer:
        name = buffers.get(old.name)
        return old if name is None else replace(old, name=name)

    def leaf(value: ir.Value) -> ir.Value:
        match value:
            case ir.Ref(name, type_) if name in variables:
                return ir.Ref(variables[name], type_)
            case ir.Load(old, index, type_) if old.name in buffers:
                return ir.Load(buffer(old), index, type_)
            case _:
                return value

    body = map_block(block, lambda s: substitute(s, indices) if indices else s, leaf)

    def walk(inner: ir.Block) -> ir.Block:
        return ir.Block(tuple(statement(s) for s in inner.statements))

    def statement(s: ir.Statement) -> ir.Statement:
        match s:
            case ir.Declare(name, type_, value):
                return ir.Declare(variables.get(name, name), type_, value)
            case ir.Assign(name, value):
                return ir.Assign(variables.get(name, name), value)
            case ir.Allocate(old):
                return ir.Allocate(buffer(old))
            case ir.DeclareIndex(old_index):
                return replace(s, variable=indices.get(old_index, old_index))
            case ir.Store() | ir.Atomic():
                return replace(s, buffer=buffer(s.buffer))
            case _:
                inner = tuple(walk(b) for b in blocks_of(s))
                return with_blocks(s, inner) if inner else s

    return walk(body)
