"""Traversals of the kernel language: rebuild, substitute, collect.

Consumes and produces `ir`; every pass is written with these few functions. Rebuilding
keeps sharing where nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
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


_PLAIN = (ir.Ref, ir.Lit)
_LEAVES = (*_PLAIN, ir.Load, ir.IndexValue)


def same_size(size: Size) -> Size:
    return size


def _mapped(old: tuple[_T, ...], change: Callable[[_T], _T]) -> tuple[_T, ...]:
    """All of them changed; the same object if none is."""
    new = tuple(map(change, old))
    return old if all(map(is_, old, new)) else new


def map_value(value: ir.Value, sizes: SizeMap, leaf: ValueMap) -> ir.Value:
    """Rebuild bottom-up; `leaf` sees every rebuilt node."""
    # Asked in the order of how many there are; `match` takes apart what stays whole.
    if isinstance(value, _PLAIN):
        return leaf(value)
    if isinstance(value, ir.Load):
        places = _mapped(value.index, sizes)
        if places is not value.index:
            value = ir.Load(value.buffer, places, value.type)
        return leaf(value)
    if isinstance(value, ir.Apply):
        parts = tuple([map_value(arg, sizes, leaf) for arg in value.args])
        if not all(map(is_, parts, value.args)):
            value = ir.Apply(value.op, parts, value.type, value.number)
        return leaf(value)
    if isinstance(value, ir.IndexValue):
        new = sizes(value.size)
        return leaf(value if new is value.size else ir.IndexValue(new, value.type))
    if isinstance(value, ir.Choose):
        condition = map_condition(value.condition, sizes, leaf)
        then = map_value(value.then, sizes, leaf)
        otherwise = map_value(value.otherwise, sizes, leaf)
        return leaf(ir.Choose(condition, then, otherwise, value.type))
    parts = tuple([map_value(lane, sizes, leaf) for lane in value.lanes])
    same = all(map(is_, parts, value.lanes))
    return leaf(value if same else ir.Pack(parts, value.type))


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
    if isinstance(statement, ir.Store):
        # Most statements are.
        places = _mapped(statement.index, sizes)
        stored = map_value(statement.value, sizes, leaf)
        if places is statement.index and stored is statement.value:
            return statement
        return ir.Store(statement.buffer, places, stored, statement.span)

    def value(v: ir.Value) -> ir.Value:
        return map_value(v, sizes, leaf)

    def block(b: ir.Block) -> ir.Block:
        return map_block(b, sizes, leaf)

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
        case ir.Soon(loads, round_, every):
            read = tuple(v for v in map(value, loads) if isinstance(v, ir.Load))
            return ir.Soon(read, sizes(round_), every)
        case ir.Assign(name, old):
            new = value(old)
            return statement if new is old else ir.Assign(name, new)
        case ir.Atomic():
            places = _mapped(statement.index, sizes)
            new = value(statement.value)
            if places is statement.index and new is statement.value:
                return statement
            return replace(statement, index=places, value=new)
        # A loop is another loop in each place: dependences ask which one it is.
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


# What is below a value, for those that were asked about last: nearly every pass asks,
# and most passes leave most values as they are. The value itself is there, too: as long
# as it is, no other one has its id.
_below: dict[int, tuple[ir.Value, tuple[ir.Value, ...]]] = {}
_MOST_BELOW = 1 << 13


def subvalues(value: ir.Value) -> tuple[ir.Value, ...]:
    """The value and all below it, outermost first."""
    if isinstance(value, _LEAVES):
        return (value,)
    known = _below.get(id(value))
    if known is not None:
        return known[1]
    found: list[ir.Value] = []
    _gather(value, found)
    if len(_below) >= _MOST_BELOW:
        _below.clear()
    result = tuple(found)
    _below[id(value)] = value, result
    return result


def _gather(value: ir.Value, found: list[ir.Value]) -> None:
    found.append(value)
    if isinstance(value, _LEAVES):
        return
    match value:
        case ir.Apply(args=parts) | ir.Pack(lanes=parts):
            for part in parts:
                _gather(part, found)
        case ir.Choose(condition, then, otherwise):
            for part in (*_compared(condition), then, otherwise):
                _gather(part, found)
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


_WITH_VALUE = (ir.Declare, ir.Assign, ir.Store, ir.DeclareIndex, ir.Atomic)


def own_values(statement: ir.Statement) -> Sequence[ir.Value]:
    """The values of a statement itself, not of the blocks inside it."""
    if isinstance(statement, _WITH_VALUE):
        return () if statement.value is None else subvalues(statement.value)
    if isinstance(statement, ir.If):
        return tuple(condition_values(statement.condition))
    if isinstance(statement, ir.Soon):
        return statement.loads
    return subvalues(statement.place) if isinstance(statement, ir.Ahead) else ()


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
        case ir.NameIndex(size=named) | ir.NameRow(start=named) | ir.Soon(round=named):
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


_LOOPS = (ir.For, ir.ParFor, ir.PingPong)
_WITH_BLOCKS = frozenset((*_LOOPS, ir.If))


def blocks_of(statement: ir.Statement) -> tuple[ir.Block, ...]:
    """The blocks directly inside a statement."""
    # Most statements have none, and every walk asks.
    if statement.__class__ not in _WITH_BLOCKS:
        return ()
    if isinstance(statement, _LOOPS):
        return (statement.body,)
    return (statement.then, statement.otherwise) if isinstance(statement, ir.If) else ()


def statements_in(block: ir.Block) -> Iterator[ir.Statement]:
    """All statements of a block, outer ones first."""
    ahead = [*reversed(block.statements)]
    while ahead:
        statement = ahead.pop()
        yield statement
        for inner in reversed(blocks_of(statement)):
            ahead += reversed(inner.statements)


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
