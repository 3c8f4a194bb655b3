"""Expressions: canonical, and equal to what they say whatever the atoms are."""

from __future__ import annotations

import copy
import operator
import pickle
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from detector.analysis.expr import (
    Atom,
    Counter,
    Expr,
    Op,
    Value,
    const,
    floordiv,
    maximum,
    of,
)
from detector.analysis.expr_text import show

ATOMS: tuple[Atom, ...] = (Value("%n", 32), Value("%m", 64), Counter("loop", 1))
WORLDS = st.fixed_dictionaries({atom: st.integers(-50, 50) for atom in ATOMS})
# An expression, and the number it is in a world.
Meant = tuple[Expr, Callable[[dict[Atom, int]], int]]
BINARY = (operator.add, operator.sub, operator.mul)


def _both(left: Meant, right: Meant, how: Callable[..., object]) -> Meant:
    combined = how(left[0], right[0])
    assert isinstance(combined, Expr)
    return combined, lambda world: int(str(how(left[1](world), right[1](world))))


def _leaf(part: int | Atom) -> Meant:
    if isinstance(part, int):
        return const(part), lambda world: part
    return of(part), lambda world: world[part]


MEANT = st.recursive(
    (st.integers(-9, 9) | st.sampled_from(ATOMS)).map(_leaf),
    lambda parts: st.builds(_both, parts, parts, st.sampled_from(BINARY)),
    max_leaves=5,
)


def value(expr: Expr, world: dict[Atom, int]) -> int:
    total = expr.substitute({atom: const(world[atom]) for atom in world}).constant
    assert total is not None
    return total


@given(MEANT, WORLDS)
@settings(deadline=None, max_examples=60)
def test_arithmetic_means_what_it_says(meant: Meant, world: dict[Atom, int]) -> None:
    expr, number = meant
    assert value(expr, world) == number(world)
    assert value(expr - 3, world) == number(world) - 3
    assert value(-expr, world) == -number(world)


@given(MEANT, MEANT)
@settings(deadline=None, max_examples=60)
def test_equal_expressions_are_equal_objects(left: Meant, right: Meant) -> None:
    a, b = left[0], right[0]
    for one, other in (
        (a + b, b + a),
        (a * b, b * a),
        (a - b, -(b - a)),
        ((a + b) - b, a),
        (a * 2, a + a),
        ((a + b) * (a - b), a * a - b * b),
    ):
        assert one == other
        assert hash(one) == hash(other)
        assert show(one) == show(other)
    assert not (a - a).terms


def test_atoms_are_made_once() -> None:
    for atom in (*ATOMS, Op("max", (of(ATOMS[0]), of(ATOMS[1])))):
        assert copy.deepcopy(atom) is atom
        assert pickle.loads(pickle.dumps(atom)) is atom
    assert Value("%n", 32) is Value("%n", 32, signed=True)
    assert Value("%n", 32) is not Value("%n", 32, signed=False)
    assert Counter("loop", 1) != Counter("loop", 2)


def test_a_signed_test_reads_as_what_is_taken_away() -> None:
    n, signed = of(ATOMS[0]), of(Value("%cmp", 1))
    bare = show(n)
    assert show(n + signed) in (f"{bare} - cmp", f"-cmp + {bare}")
    assert show(signed * -1) == "cmp"
    assert show(signed * signed) == "cmp*cmp"
    assert show(of(Value("%cmp", 1, signed=False))) == "u(cmp)"


def test_counters_are_seen_inside_of_operations() -> None:
    counter = Counter("loop", 1)
    deep = maximum(of(ATOMS[0]), floordiv(of(counter) + of(ATOMS[1]), const(4)))
    assert (deep * 3).counters() == {counter}
    assert const(7).counters() == frozenset()
