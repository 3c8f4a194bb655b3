"""Traversals of the kernel language: rebuild, substitute, collect.

Consumes and produces `ir`; every pass is written with these few functions. Rebuilding
keeps sharing where nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from operator import is_
from typing import TypeVar, assert_never

from lift.opencl import ir
from lift.sizes import Size, variable
from lift.sizes.terms import Variable, sole_atom
from lift.sizes.traverse import substitution

SizeMap = Callable[[Size], Size]
ValueMap = Callable[[ir.Value], ir.Value]
_T = TypeVar("_T")


def same_size(size: Size) -> Size:
    return size


def _mapped(old: tuple[_T, ...], change: Callable[[_T], _T]) -> tuple[_T, ...]:
    """All of them changed; the same object if none is."""
    new = tuple(map(change, old))
    return old if all(map(is_, old, new)) else new


def map_value(value: ir.Value, sizes: SizeMap, leaf: ValueMap) -> ir.Value:
    """Rebuild bottom-up; `leaf` sees every rebuilt node."""
    match value:
        case ir.Lit() | ir.Ref():
            result: ir.Value = value
        case ir.IndexValue(size, type_):
            new = sizes(size)
            result = value if new is size else ir.IndexValue(new, type_)
        case ir.Load(buffer, index, type_):
            places = _mapped(index, sizes)
            result = value if places is index else ir.Load(buffer, places, type_)
        case ir.Apply(op, args, type_, number):
            parts = _mapped(args, lambda arg: map_value(arg, sizes, leaf))
            result = value if parts is args else ir.Apply(op, parts, type_, number)
        case ir.Choose(condition, then, otherwise, type_):
            result = ir.Choose(
                map_condition(condition, sizes, leaf),
                map_value(then, sizes, leaf),
                map_value(otherwise, sizes, leaf),
                type_,
            )
        case ir.Pack(lanes, type_):
            parts = _mapped(lanes, lambda lane: map_value(lane, sizes, leaf))
            result = value if parts is lanes else ir.Pack(parts, type_)
        case _:
            assert_never(value)
    return leaf(result)


def map_condition(
    condition: ir.Condition, sizes: SizeMap, leaf: ValueMap
) -> ir.Condition:
    """Rebuild a condition."""
    match condition:
        case ir.Less(left, right):
            return ir.Less(sizes(left), sizes(right))
        case ir.Truth(value):
            return ir.Truth(map_value(value, sizes, leaf))
        case ir.All(parts):
            return ir.All(tuple(map_condition(p, sizes, leaf) for p in parts))
        case _:
            assert_never(condition)


def map_statement(
    statement: ir.Statement, sizes: SizeMap, leaf: ValueMap
) -> ir.Statement:
    """Rebuild a statement and everything below it."""

    def value(v: ir.Value) -> ir.Value:
        return map_value(v, sizes, leaf)

    def block(b: ir.Block) -> ir.Block:
        return map_block(b, sizes, leaf)

    def index(i: tuple[Size, ...]) -> tuple[Size, ...]:
        return _mapped(i, sizes)

    match statement:
        case ir.Declare(name, type_, init):
            given = None if init is None else value(init)
            return statement if given is init else ir.Declare(name, type_, given)
        case ir.DeclareIndex(value=init):
            return replace(statement, value=value(init))
        case ir.NameIndex(name, size):
            return ir.NameIndex(name, sizes(size))
        case ir.NameRow(start=start):
            return replace(statement, start=sizes(start))
        case ir.Ahead(buffer, place, count):
            return ir.Ahead(buffer, value(place), sizes(count))
        case ir.Assign(name, old):
            new = value(old)
            return statement if new is old else ir.Assign(name, new)
        case ir.Store() | ir.Atomic():
            places, new = index(statement.index), value(statement.value)
            if places is statement.index and new is statement.value:
                return statement
            return replace(statement, index=places, value=new)
        case ir.For():
            return replace(
                statement,
                start=sizes(statement.start),
                stop=sizes(statement.stop),
                body=block(statement.body),
            )
        case ir.ParFor():
            return replace(
                statement, length=sizes(statement.length), body=block(statement.body)
            )
        case ir.If(condition, then, otherwise):
            return ir.If(
                map_condition(condition, sizes, leaf), block(then), block(otherwise)
            )
        case ir.PingPong():
            return replace(
                statement,
                times=sizes(statement.times),
                initial=None if statement.initial is None else sizes(statement.initial),
                next_length=None
                if statement.next_length is None
                else sizes(statement.next_length),
                body=block(statement.body),
            )
        case ir.Allocate() | ir.Barrier():
            return statement
        case _:
            assert_never(statement)


def map_block(block: ir.Block, sizes: SizeMap, leaf: ValueMap) -> ir.Block:
    """Rebuild a block."""
    new = _mapped(block.statements, lambda s: map_statement(s, sizes, leaf))
    return block if new is block.statements else ir.Block(new)


def same_value(value: ir.Value) -> ir.Value:
    return value


def substitute_block(block: ir.Block, mapping: Mapping[Size, Size]) -> ir.Block:
    """Replace size variables everywhere in a block."""
    return map_block(block, substitution(mapping), same_value)


def substitute_value(value: ir.Value, mapping: Mapping[Size, Size]) -> ir.Value:
    """Replace size variables in a value."""
    return map_value(value, substitution(mapping), same_value)


def subvalues(value: ir.Value) -> Iterator[ir.Value]:
    """The value and all below it."""
    # No generators inside generators: nearly every pass asks for this.
    ahead = [value]
    while ahead:
        value = ahead.pop()
        yield value
        match value:
            case ir.Apply(args=parts) | ir.Pack(lanes=parts):
                ahead += reversed(parts)
            case ir.Choose(condition, then, otherwise):
                ahead += (otherwise, then, *reversed(_compared(condition)))
            case ir.Lit() | ir.Ref() | ir.IndexValue() | ir.Load():
                pass
            case _:
                assert_never(value)


def condition_values(condition: ir.Condition) -> Iterator[ir.Value]:
    """The values inside a condition."""
    for value in _compared(condition):
        yield from subvalues(value)


def _compared(condition: ir.Condition) -> tuple[ir.Value, ...]:
    """The values directly inside a condition."""
    match condition:
        case ir.Truth(value):
            return (value,)
        case ir.All(parts):
            return tuple(value for part in parts for value in _compared(part))
        case ir.Less():
            return ()
        case _:
            assert_never(condition)


def condition_sizes(condition: ir.Condition) -> Iterator[Size]:
    """The sizes compared by a condition."""
    match condition:
        case ir.Less(left, right):
            yield left
            yield right
        case ir.All(parts):
            for part in parts:
                yield from condition_sizes(part)
        case ir.Truth():
            pass
        case _:
            assert_never(condition)


def own_values(statement: ir.Statement) -> Iterator[ir.Value]:
    """The values of a statement itself, not of the blocks inside it."""
    match statement:
        case ir.Declare(value=value):
            if value is not None:
                yield from subvalues(value)
        case (
            ir.DeclareIndex(value=value)
            | ir.Ahead(place=value)
            | ir.Assign(value=value)
            | ir.Store(value=value)
            | ir.Atomic(value=value)
        ):
            yield from subvalues(value)
        case ir.If(condition=condition):
            yield from condition_values(condition)
        case ir.For() | ir.ParFor() | ir.PingPong() | ir.Allocate() | ir.Barrier():
            pass
        case ir.NameIndex() | ir.NameRow():
            pass
        case _:
            assert_never(statement)


def own_sizes(statement: ir.Statement) -> Iterator[Size]:
    """The sizes of a statement itself, including those inside its values."""
    match statement:
        case ir.Store(index=index) | ir.Atomic(index=index):
            yield from index
        case ir.For(start=start, stop=stop):
            yield start
            yield stop
        case ir.ParFor(length=length) | ir.Ahead(count=length):
            yield length
        case ir.If(condition=condition):
            yield from condition_sizes(condition)
        case ir.PingPong(times=times, initial=initial, next_length=following):
            yield times
            yield from (s for s in (initial, following) if s is not None)
        case ir.NameIndex(size=named) | ir.NameRow(start=named):
            yield named
        case ir.Declare() | ir.DeclareIndex() | ir.Assign():
            pass
        case ir.Allocate() | ir.Barrier():
            pass
        case _:
            assert_never(statement)
    for value in own_values(statement):
        match value:
            case ir.IndexValue(size=size):
                yield size
            case ir.Load(index=index):
                yield from index
            case ir.Choose(condition=condition):
                yield from condition_sizes(condition)
            case _:
                pass


def blocks_of(statement: ir.Statement) -> tuple[ir.Block, ...]:
    """The blocks directly inside a statement."""
    match statement:
        case ir.For(body=body) | ir.ParFor(body=body) | ir.PingPong(body=body):
            return (body,)
        case ir.If(then=then, otherwise=otherwise):
            return (then, otherwise)
        case _:
            return ()


def statements_in(block: ir.Block) -> Iterator[ir.Statement]:
    """All statements of a block, outer ones first."""
    for statement in block.statements:
        yield statement
        for inner in blocks_of(statement):
            yield from statements_in(inner)


def with_blocks(statement: ir.Statement, blocks: tuple[ir.Block, ...]) -> ir.Statement:
    """The statement with its inner blocks replaced."""
    match statement:
        case ir.For() | ir.ParFor() | ir.PingPong():
            return replace(statement, body=blocks[0])
        case ir.If(condition=condition):
            return ir.If(condition, blocks[0], blocks[1])
        case _:
            return statement


def under_name(index: Size, name: str, body: ir.Block) -> tuple[Size, ir.Block]:
    """The loop's variable under the name that is printed."""
    atom = sole_atom(index)
    assert isinstance(atom, Variable)
    if atom.name == name:
        return index, body
    high = None if atom.high is None else atom.high + 1
    new = variable(name, atom.low, high, atom.multiple_of)
    return new, substitute_block(body, {index: new})
