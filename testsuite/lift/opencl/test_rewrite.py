"""Traversals of the kernel language see all there is, in order."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from lift.opencl import ir, rewrite
from lift.opencl.rewrite import (
    map_block,
    own_values,
    same_size,
    same_value,
    statements_in,
    subvalues,
)
from lift.sizes import ZERO, dimension, variable
from lift.terms.patterns import Space
from lift.types import F32, I32, ArrayType

N = dimension("N")
BUFFER = ir.Buffer("a", ArrayType(F32, N), Space.GLOBAL)


def random_value(rng: random.Random, depth: int) -> ir.Value:
    if depth == 0:
        return rng.choice(
            (
                ir.Ref(f"x{rng.randrange(9)}", F32),
                ir.Lit(F32, rng.randrange(9)),
                ir.IndexValue(N + rng.randrange(9), I32),
                ir.Load(BUFFER, (N - rng.randrange(9),), F32),
            )
        )
    parts = tuple(random_value(rng, depth - 1) for _ in range(rng.randrange(1, 4)))
    first = parts[0]
    return rng.choice(
        (
            ir.Apply("add", parts, F32),
            ir.Pack(parts, F32),
            ir.Choose(ir.Less(ZERO, N), first, parts[-1], F32),
            ir.Choose(ir.All((ir.Truth(first), ir.Less(ZERO, N))), first, first, F32),
        )
    )


def one_by_one(value: ir.Value) -> Iterator[ir.Value]:
    """What is below a value, by its definition."""
    yield value
    match value:
        case ir.Apply(args=parts) | ir.Pack(lanes=parts):
            for part in parts:
                yield from one_by_one(part)
        case ir.Choose(condition, then, otherwise):
            compared = condition.parts if isinstance(condition, ir.All) else ()
            for part in compared:
                if isinstance(part, ir.Truth):
                    yield from one_by_one(part.value)
            yield from one_by_one(then)
            yield from one_by_one(otherwise)
        case _:
            pass


def test_values_below_a_value(monkeypatch: pytest.MonkeyPatch) -> None:
    # So few are kept that some are forgotten, and their places taken by others.
    monkeypatch.setattr(rewrite, "_MOST_BELOW", 5)
    rng = random.Random(1)
    kept = [random_value(rng, 3) for _ in range(20)]
    for _ in range(300):
        value = rng.choice((rng.choice(kept), random_value(rng, rng.randrange(4))))
        for _again in range(2):
            found = subvalues(value)
            expected = tuple(one_by_one(value))
            assert len(found) == len(expected)
            assert all(a is b for a, b in zip(found, expected, strict=True))


def test_statements_and_their_values() -> None:
    x = ir.Ref("x", F32)
    store = ir.Store(BUFFER, (ZERO,), ir.Apply("neg", (x,), F32))
    inner = ir.For(variable("i", 0, N), ZERO, N, ir.Block((store,)))
    branch = ir.If(ir.Truth(x), ir.Block((inner,)), ir.Block((ir.Assign("y", x),)))
    last = ir.Declare("z", F32, None)
    block = ir.Block((branch, last))
    seen = list(statements_in(block))
    expected = [branch, inner, store, branch.otherwise.statements[0], last]
    assert all(a is b for a, b in zip(seen, expected, strict=True))
    assert [len(own_values(s)) for s in seen] == [1, 0, 2, 1, 0]


def test_a_loop_is_another_one_in_each_copy() -> None:
    """Dependences tell loops apart by identity: copies must not share them."""
    inner = ir.For(variable("i", 0, N), ZERO, N, ir.Block((ir.Barrier(True, False),)))
    copy = map_block(ir.Block((inner,)), same_size, same_value)
    assert copy == ir.Block((inner,))
    assert copy.statements[0] is not inner
