"""Rules against the interpreter: cases from text files, random inputs.

A case is `== rule(arguments) yes|no` and a program. *yes*: the rule applies somewhere
in the program, and wherever it does, type and results stay the same. *no*: it applies
nowhere.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from lift.infer import gather_facts, infer
from lift.interp import run
from lift.interp.values import dtype_of
from lift.rules import RULES, Rule
from lift.sizes import Truth, constant, evaluate, substitute
from lift.sizes.terms import of_atom
from lift.strategy import State, positions, start
from lift.terms import Program, Relation
from lift.text import parse_program
from lift.types import ArrayType, DataType, ScalarType, TupleType

HERE = Path(__file__).parent / "cases"


@dataclass(frozen=True, slots=True)
class Case:
    """A rule with its arguments, and a program to which it applies, or must not."""

    name: str
    arguments: tuple[int, ...]
    applies: bool
    text: str

    @property
    def rule(self) -> Rule:
        return RULES[self.name](*self.arguments)

    @property
    def program(self) -> Program:
        return infer(parse_program(self.text))


_HEAD = re.compile(r"(\w+)(?:\(([\d, ]+)\))? (yes|no)\s*(?://.*)?")


def cases() -> Iterator[Case]:
    """All cases of all files."""
    for path in sorted(HERE.glob("*.cases")):
        for block in path.read_text(encoding="utf-8").split("== ")[1:]:
            head, _, text = block.partition("\n")
            found = _HEAD.fullmatch(head.strip())
            assert found, f"{path.name}: {head}"
            numbers = tuple(map(int, (found[2] or "").replace(",", " ").split()))
            yield Case(found[1], numbers, found[3] == "yes", text)


def applications(rule: Rule, program: Program) -> list[State]:
    """The states after the rule at each place where it applies."""
    state = start(program)
    places = positions(state.program.body)
    found = (state.at(place).rewritten(rule) for place in places)
    return [one for one in found if one is not None]


def numbers_for(program: Program, source: random.Random) -> dict[str, int]:
    """Sizes that the facts allow; small, now and then as small as possible."""
    for _ in range(10_000):
        sizes = {v.name: source.choice((1, 2, 3, source.randint(1, 24)))
                 for v in program.sizes}  # fmt: skip
        if _allowed(program, sizes):
            return sizes
    raise AssertionError(f"no sizes for {program.name}")


def _allowed(program: Program, sizes: dict[str, int]) -> bool:
    facts = gather_facts(())
    names = {of_atom(v): constant(sizes[v.name]) for v in program.sizes}
    for fact in program.facts:
        left, right = (substitute(s, names) for s in (fact.left, fact.right))
        truth = {
            Relation.EQ: lambda a, b: facts.equal(a, b),
            Relation.LE: lambda a, b: facts.at_most(a, b),
            Relation.LT: lambda a, b: facts.at_most(a + 1, b),
            Relation.GE: lambda a, b: facts.at_most(b, a),
            Relation.GT: lambda a, b: facts.at_most(b + 1, a),
            Relation.DIVIDES: lambda a, b: facts.divides(a, b),
        }[fact.relation](left, right)
        if truth is not Truth.YES:
            return False
    return True


def inputs_for(
    program: Program, sizes: dict[str, int], source: random.Random
) -> dict[str, Any]:
    """Small numbers of which sums and products are exact in floats."""
    return {q.name: _data(q.type, sizes, source) for q in program.params}


def _data(data: DataType, sizes: dict[str, int], source: random.Random) -> Any:
    shape: list[int] = []
    while isinstance(data, ArrayType):
        shape.append(evaluate(data.size, sizes))
        data = data.element
    if isinstance(data, TupleType):
        items = (ArrayType(item, constant(n)) for item in data.items for n in shape)
        return tuple(_data(item, sizes, source) for item in items)
    assert isinstance(data, ScalarType), data
    low = 0 if data.kind == "uint" else -4
    count = int(np.prod(shape))
    numbers = np.array([source.randint(low, 4) for _ in range(count)], np.float64)
    scaled = numbers / (4 if data.is_float else 1)
    return scaled.astype(dtype_of(data)).reshape(shape)


def leaves(value: Any) -> list[np.ndarray[Any, Any]]:
    """The arrays of a result."""
    if isinstance(value, tuple | list):
        return [leaf for item in value for leaf in leaves(item)]
    return [np.asarray(value)]


def results(
    program: Program, inputs: dict[str, Any], sizes: dict[str, int]
) -> list[np.ndarray[Any, Any]]:
    """All results and overwritten buffers, by the interpreter."""
    done = run(program, {k: np.copy(v) for k, v in inputs.items()}, sizes)
    return leaves(done.results) + leaves(tuple(done.buffers.values()))


def equal(left: list[Any], right: list[Any]) -> bool:
    """Are all arrays equal (NaN is equal to NaN)?"""
    return len(left) == len(right) and all(
        np.array_equal(a, b, equal_nan=a.dtype.kind == "f")
        for a, b in zip(left, right, strict=True)
    )
