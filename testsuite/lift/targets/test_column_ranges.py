"""Wide blocks of columns of a triangle, against NumPy in the same order.

The interpreter would take minutes for blocks of this width.
"""

from __future__ import annotations

import numpy as np
import pytest

from lift.terms import Program
from lift.text import parse_program
from testsuite.lift.targets.harness import DEVICE_MARKS, built, executor

pytestmark = DEVICE_MARKS


def _program(low: str, high: str) -> Program:
    return parse_program(
        "program t<n>(L: [f64](n*n), x: [f64]n): [f64]n = "
        r"L |> strided(0, n, n, n) |> transpose |> map(\[i] column -> "
        r"zip(column, x) |> reduceRange(\(acc, e) -> (e.0 * e.1) + acc, 0.0, "
        f"{low}, {high}))"
    )


@pytest.mark.parametrize("n", [511, 512, 513, 1061])
@pytest.mark.parametrize("part", ["from", "up to"])
def test_sums_of_columns_in_order(part: str, n: int) -> None:
    bounds = ("nat(i)", "nat(n)") if part == "from" else ("0i64", "nat(i) + 1i64")
    program = _program(*bounds)
    low, plan = built(program)
    assert any(s.recipe == "ranges of columns" and s.applied for s in low.trace)
    rng = np.random.default_rng(n)
    matrix, x = rng.random((n, n)) - 0.5, rng.random(n)
    # What is outside of the ranges is read, but must not count.
    columns = np.arange(n)
    outside = columns > columns[:, None]
    matrix[outside if part == "from" else outside.T] = np.nan
    expected = np.zeros(n)
    for row in range(n):
        inside = row >= columns if part == "from" else row <= columns
        expected = np.where(inside, matrix[row] * x[row] + expected, expected)
    (found,) = executor.run(plan, {"L": matrix, "x": x}, sizes={"n": n})
    np.testing.assert_array_equal(found, expected)
