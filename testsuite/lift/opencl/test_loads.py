"""Vectors of every other element: two loads that end with the last element."""

from __future__ import annotations

import numpy as np
import pytest

from testsuite.lift.opencl.harness import DEVICE_MARKS, agree, compiled

SCALARS = {"f32": np.float32, "f64": np.float64, "i32": np.int32, "u8": np.uint8}


def every_other(scalar: str, width: int, begin: int, count: int) -> str:
    """A program that reads nothing behind the last of the elements."""
    length = begin + 2 * count - 1
    return (
        f"program p(x: [{scalar}]{length}) = "
        f"x |> strided({begin}, {count}, 2, 1) |> join |> asVector({width}) "
        r"|> mapGlb0(mapVec(\v -> v + v)) |> asScalar"
    )


@pytest.mark.parametrize("width", [2, 4, 8, 16])
@pytest.mark.parametrize("begin", [0, 1, 3])
@pytest.mark.parametrize("scalar", SCALARS)
@pytest.mark.device
def test_they_are_the_right_ones(scalar: str, begin: int, width: int) -> None:
    length = begin + 2 * 3 * width - 1
    x = np.arange(length).astype(SCALARS[scalar])
    text = every_other(scalar, width, begin, 3 * width)
    agree(text, {"x": x})
    assert ("_apart" in compiled(text).source()) == (width > 2)


test_they_are_the_right_ones = DEVICE_MARKS[1](test_they_are_the_right_ones)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            every_other("f32", 4, 0, 16).replace("2, 1)", "3, 1)").replace("31", "46"),
            id="every third",
        ),
        pytest.param(every_other("bool", 4, 0, 16).replace("v + v", "~v"), id="bytes"),
        pytest.param(
            "program p(inout x: [f32]32): [f32]16 into x[0; 2] = "
            "x |> strided(0, 16, 2, 1) |> join |> asVector(4) "
            r"|> mapGlb0(mapVec(\v -> v + v)) |> asScalar",
            id="written by others",
        ),
    ],
)
def test_others_come_one_by_one(text: str) -> None:
    assert "_apart" not in compiled(text).source()
