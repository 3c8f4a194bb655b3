"""Lanes that are elements in a row are one load, others what they were."""

from __future__ import annotations

import numpy as np
import pytest

from lift.opencl import ir
from lift.opencl.joined import join_lanes
from lift.sizes import size
from lift.terms.patterns import Space
from lift.types import F32, ArrayType, VectorType
from testsuite.lift.opencl.harness import DEVICE_MARKS, agree

# Both ends of each part of the elements: what a lane reads is used twice.
ENDS = r"""program p<N>(x: [i32](8*N)) =
  x |> map(\v -> (v, v)) |> split(8*N) |> mapWrg0(\part ->
    zip(part |> map(\i -> i.0) |> asVector(8), part |> map(\i -> i.1) |> asVector(8))
    |> reduceSeq(\(a, b) -> (min(a.0, b.0), max(a.1, b.1)),
                 (splat(8, 2147483647), splat(8, -2147483648))))"""


@pytest.mark.device
def test_results_are_the_same() -> None:
    x = (np.arange(8 * 31) * 77 % 251 - 99).astype(np.int32)
    plan = agree(ENDS, {"x": x})
    assert plan.source().count("= lift_load_int8(") == 2


test_results_are_the_same = DEVICE_MARKS[1](test_results_are_the_same)

FLOAT4 = VectorType(F32, 4)


def buffer(name: str = "x", *, const: bool = True) -> ir.Buffer:
    return ir.Buffer(name, ArrayType(F32, size(64)), Space.GLOBAL, const=const)


def read(position: int, of: ir.Buffer | None = None) -> ir.Load:
    return ir.Load(of or buffer(), (size(position),), F32)


def lanes(*loads: ir.Load) -> list[ir.Statement]:
    """Each element in a variable, then all of them in a vector."""
    named: list[ir.Statement] = [
        ir.Declare(f"e{k}", F32, load) for k, load in enumerate(loads)
    ]
    pack = ir.Pack(tuple(ir.Ref(f"e{k}", F32) for k in range(len(loads))), FLOAT4)
    return [*named, ir.Declare("v", FLOAT4, pack)]


def joined(*statements: ir.Statement) -> tuple[ir.Statement, ...]:
    return join_lanes(ir.Block(statements)).statements


def test_elements_in_a_row_are_one_load() -> None:
    whole = ir.Load(buffer(), (size(3),), FLOAT4)
    found = joined(*lanes(*map(read, (3, 4, 5, 6))))
    assert found == (ir.Declare("v", FLOAT4, whole),)


def test_what_is_used_elsewhere_keeps_its_name() -> None:
    other = ir.Declare("w", F32, ir.Ref("e1", F32))
    first, vector, last = joined(*lanes(*map(read, (0, 1, 2, 3))), other)
    assert first == ir.Declare("e1", F32, read(1))
    assert isinstance(vector, ir.Declare)
    assert isinstance(vector.value, ir.Load)
    assert last == other


@pytest.mark.parametrize("places", [(0, 2, 4, 6), (3, 2, 1, 0), (0, 1, 2, 2)])
def test_others_are_elements_one_by_one(places: tuple[int, ...]) -> None:
    loads = tuple(map(read, places))
    found = joined(*lanes(*loads))
    assert found == (ir.Declare("v", FLOAT4, ir.Pack(loads, FLOAT4)),)


def test_what_may_change_stays_a_variable() -> None:
    writable = buffer(const=False)
    statements = lanes(*(read(k, writable) for k in range(4)))
    assert joined(*statements) == tuple(statements)


def test_variables_that_change_stay() -> None:
    *named, vector = lanes(*map(read, (0, 1, 2, 3)))
    again = ir.Assign("e2", ir.Ref("e1", F32))
    statements = (*named, again, vector)
    assert joined(*statements) == statements


def test_two_buffers_are_not_one() -> None:
    statements = lanes(read(0), read(1), read(2, buffer("y")), read(3))
    assert joined(*statements) == tuple(statements)
