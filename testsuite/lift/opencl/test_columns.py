"""Columns of a block: read by rows, and nothing but the block."""

from __future__ import annotations

import re

import numpy as np
import pytest

from lift.opencl import ir
from lift.opencl.columns import read_by_rows
from lift.opencl.names import Names
from lift.sizes import size
from lift.terms.patterns import Space
from lift.types import F32, ArrayType, VectorType
from testsuite.lift.opencl.harness import DEVICE_MARKS, agree, compiled

SCALARS = {"f32": np.float32, "f64": np.float64, "i32": np.int32, "u8": np.uint8}


def by_columns(
    scalar: str, width: int, count: int, step: int = 0, begin: int = 0
) -> str:
    """Points of `count` coordinates, `step` apart: each adds its own up, in order."""
    step = step or count
    points = 3 * width
    length = begin + step * (points - 1) + count
    three = {"f32": "3.0f", "f64": "3.0", "i32": "3", "u8": "3u8"}.get(scalar, "3")
    return (
        f"program p(x: [{scalar}]{length}) = "
        f"x |> strided({begin}, {points}, {step}, {count}) |> split({width}) "
        rf"|> map(\block -> block |> transpose "
        rf"     |> map(\column -> (column |> asVector({width}))[0])) "
        r"|> mapGlb0(\columns -> "
        r"     let lanes = columns |> toPrivate(\c -> c |> mapSeq{unroll}(id)) in "
        rf"    lanes |> reduceSeq{{unroll}}(\(sum, v) -> "
        rf"      splat({width}, {three}) * sum + v, splat({width}, {scalar}(1)))) "
        "|> asScalar"
    )


def rows_of(text: str) -> int:
    """How many vectors are loaded in one piece."""
    return len(re.findall(r"\brow\w* = lift_load_", compiled(text).source()))


@pytest.mark.parametrize("begin", [0, 3])
@pytest.mark.parametrize(
    ("width", "count"),
    [
        *((4, count) for count in (2, 4)),
        *((8, count) for count in (2, 3, 6, 12)),
        *((16, count) for count in (3, 5, 8, 14, 16)),
    ],
)
@pytest.mark.parametrize("scalar", SCALARS)
@pytest.mark.device
def test_they_are_the_right_ones(
    scalar: str, width: int, count: int, begin: int
) -> None:
    length = begin + 3 * width * count
    x = (np.arange(length) * 7 % 11).astype(SCALARS[scalar])
    text = by_columns(scalar, width, count, begin=begin)
    agree(text, {"x": x})
    assert rows_of(text) == count


test_they_are_the_right_ones = DEVICE_MARKS[1](test_they_are_the_right_ones)


@pytest.mark.device
def test_points_that_share_coordinates_are_blocks_and_others() -> None:
    text = by_columns("f32", 8, 3, 2)
    agree(text, {"x": np.arange(49, dtype=np.float32)})
    assert rows_of(text) == 2


test_points_that_share_coordinates_are_blocks_and_others = DEVICE_MARKS[1](
    test_points_that_share_coordinates_are_blocks_and_others
)


def pair(between: ir.Statement) -> ir.Block:
    """The odd and the even ones of eight elements, with something in between."""
    x = ir.Buffer("x", ArrayType(F32, size(8)), Space.GLOBAL, const=True)
    vector = VectorType(F32, 4)

    def column(k: int) -> ir.Declare:
        lanes = [ir.Load(x, (size(2 * lane + k),), F32) for lane in range(4)]
        return ir.Declare(f"c{k}", vector, ir.Pack(tuple(lanes), vector))

    return ir.Block((column(1), between, column(0)))


def test_no_store_is_overtaken() -> None:
    y = ir.Buffer("y", ArrayType(F32, size(1)), Space.GLOBAL)
    block = pair(ir.Store(y, (size(0),), ir.Lit(F32, 0), None))
    assert read_by_rows(block, Names()) == block


def test_declarations_are() -> None:
    block = pair(ir.Declare("h", F32, ir.Lit(F32, 0)))
    statements = read_by_rows(block, Names()).statements
    names = [s.name for s in statements if isinstance(s, ir.Declare)]
    assert names == ["row", "row_1", "c1", "h", "c0"]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(by_columns("f32", 8, 3, 4), id="gaps between the points"),
        pytest.param(by_columns("f32", 8, 5), id="lanes from too many rows"),
        pytest.param(by_columns("f32", 16, 32), id="too many for registers"),
        pytest.param(by_columns("f32", 2, 2), id="vectors of two"),
        pytest.param(
            by_columns("f32", 8, 2)
            .replace("p(x", "p(inout x")
            .replace(") = x", "): [f32]24 into x[0; 2] = x"),
            id="written by others",
        ),
    ],
)
def test_others_come_one_by_one(text: str) -> None:
    assert rows_of(text) == 0
