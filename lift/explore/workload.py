"""What a program is tuned on: sizes and inputs that its facts allow.

Consumes typed programs; produces numbers and arrays. The same seed gives the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import gcd
from typing import Any

import numpy as np

from lift.binding import element_count
from lift.interp.values import dtype_of
from lift.sizes import constant, evaluate
from lift.sizes.terms import of_atom
from lift.terms.program import Fact, Program, Relation
from lift.terms.traverse import walk
from lift.text import parse_program, print_program
from lift.types import ArrayType, DataType, DepArrayType, ScalarType, TupleType

#: Inputs are made this large at most, and no larger than this many operations take.
BYTES, WORK = 64 << 20, 1 << 29
#: A divisor that is assumed of a size is at most this power of two.
LARGEST_DIVISOR = 64

_HOLDS = {
    Relation.EQ: lambda a, b: a == b,
    Relation.LE: lambda a, b: a <= b,
    Relation.LT: lambda a, b: a < b,
    Relation.GE: lambda a, b: a >= b,
    Relation.GT: lambda a, b: a > b,
    Relation.DIVIDES: lambda a, b: a > 0 and b % a == 0,
}


def allowed(program: Program, sizes: Mapping[str, int]) -> bool:
    """Do all facts of the program hold for these sizes?"""
    return all(
        _HOLDS[fact.relation](
            evaluate(fact.left, dict(sizes)), evaluate(fact.right, dict(sizes))
        )
        for fact in program.facts
    )


def default_sizes(program: Program) -> dict[str, int]:
    """Equal, round sizes, as large as memory and patience allow."""
    from lift.explore.cost import operations

    for exponent in range(24, -1, -1):
        for extra in (0, 1, 2, 4):
            sizes = {v.name: _multiple(v, (1 << exponent) + extra)
                     for v in program.sizes}  # fmt: skip
            if not allowed(program, sizes):
                continue
            total = sum(_bytes(q.type, sizes) for q in program.params)
            if total <= BYTES and operations(program, sizes) <= WORK:
                return sizes
    raise ValueError(_why_none(program))


def _why_none(program: Program) -> str:
    """What stands against sizes of our own choice, and what helps."""
    least = {v.name: _multiple(v, 1) for v in program.sizes}
    endless = [q.name for q in program.params if _bytes(q.type, least) > BYTES]
    if endless:
        # idlift-cc knows where such a parameter begins, and lets it end anywhere.
        names = ", ".join(endless)
        return (
            f"{program.name} cannot be tuned on made-up inputs: nothing is known about "
            f"the length of {names}; write the lengths that your data has into the "
            "program, then tune that"
        )
    return f"no sizes found for {program.name}: give them with --size"


def _multiple(variable: Any, wanted: int) -> int:
    """The wanted number, brought into the range that the variable allows."""
    high = None if variable.high is None else variable.high.constant
    number = max(wanted // variable.multiple_of, 1) * variable.multiple_of
    return int(number if high is None else min(number, high))


def small_sizes(program: Program) -> dict[str, int] | None:
    """Sizes for the interpreter: a few elements in each dimension."""
    for base in (13, 12, 16, 8, 24, 32, 64, 5, 4, 3, 2, 1):
        sizes = {v.name: _multiple(v, max(base, v.multiple_of)) for v in program.sizes}
        if allowed(program, sizes):
            return sizes
    return None


def probe_sizes(program: Program, sizes: Mapping[str, int]) -> dict[str, int] | None:
    """A quarter of each size, where that is still much and the facts allow it."""
    least = 2 * LARGEST_DIVISOR
    probe = {
        name: max(number // 4 // LARGEST_DIVISOR * LARGEST_DIVISOR, least)
        for name, number in sizes.items()
    }
    smaller = all(probe[name] <= number for name, number in sizes.items())
    return probe if smaller and allowed(program, probe) else None


def assume(program: Program, sizes: Mapping[str, int]) -> Program:
    """The program with the divisors that its sizes happen to have, as facts."""
    facts = [
        Fact(constant(divisor), Relation.DIVIDES, of_atom(v))
        for v in program.sizes
        if (divisor := gcd(sizes[v.name], LARGEST_DIVISOR)) > max(1, v.multiple_of)
    ]
    text = print_program(replace(program, facts=(*program.facts, *facts)))
    return parse_program(text)


def _bytes(data: DataType, sizes: Mapping[str, int]) -> int:
    match data:
        case ArrayType(element, size):
            return evaluate(size, dict(sizes)) * _bytes(element, sizes)
        case TupleType(items):
            return sum(_bytes(item, sizes) for item in items)
        case ScalarType():
            return data.bytes
        case DepArrayType():
            return 8 * evaluate(element_count(data), dict(sizes))
        case _:
            return 16


def inputs_for(program: Program, sizes: Mapping[str, int], seed: int) -> dict[str, Any]:
    """Random inputs: floats around 1, integers that are safe as indices."""
    source = np.random.default_rng(seed)
    safe = _smallest_extent(program, sizes)
    return {q.name: _data(q.type, dict(sizes), source, safe) for q in program.params}


def _smallest_extent(program: Program, sizes: Mapping[str, int]) -> int:
    """An integer below this is a valid index everywhere."""
    extents = [
        evaluate(data.size, dict(sizes))
        for data in _types(program)
        if isinstance(data, ArrayType)
    ]
    return max(min(extents, default=1), 1)


def _types(program: Program) -> list[DataType]:
    return [q.type for q in program.params] + [
        data
        for node in walk(program.body)
        if (data := getattr(node, "type", None)) is not None
        and isinstance(data, ArrayType)
        and not _depends(data, program)
    ]


def _depends(data: ArrayType, program: Program) -> bool:
    """Is the length known from the program's own sizes alone?"""
    from lift.sizes import free_variables

    return bool(free_variables(data.size) - set(program.sizes))


def _data(data: DataType, sizes: dict[str, int], source: Any, safe: int) -> Any:
    shape: list[int] = []
    while isinstance(data, ArrayType):
        shape.append(evaluate(data.size, sizes))
        data = data.element
    if isinstance(data, TupleType):
        return tuple(
            _data(_array(item, shape), sizes, source, safe) for item in data.items
        )
    if isinstance(data, DepArrayType):
        # Rows of different lengths are packed one after the other.
        shape = [*shape, evaluate(element_count(data), sizes)]
        while isinstance(data, ArrayType | DepArrayType):
            data = data.element
    assert isinstance(data, ScalarType), f"no inputs of type {data}"
    kind = dtype_of(data)
    if data.is_float:
        return (0.5 + source.random(shape)).astype(kind)
    if data.name == "bool":
        return source.integers(0, 2, shape).astype(kind)
    high = min(safe, 2 ** (data.bits - 1))
    values = source.integers(0, high, shape)
    # Offsets of rows must not fall; for keys and columns order does not matter.
    return (np.sort(values) if len(shape) == 1 else values).astype(kind)


def _array(element: DataType, shape: list[int]) -> DataType:
    for count in reversed(shape):
        element = ArrayType(element, constant(count))
    return element
