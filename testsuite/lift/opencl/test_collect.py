"""Sums over lists that divide: what the list says is put side by side first."""

from __future__ import annotations

import numpy as np
import pytest

from testsuite.lift.opencl.harness import DEVICE_MARKS, agree, compiled

ROWS = r"""program{relaxed} p<N, M>(
  first: [i32]N, last: [i32]N, list: [i32]M, x: [f64]M) =
  zip(first, last) |> split(N) |> mapWrg0(\rows -> rows |> mapSeq(\(s, e) ->
    generate(M, \k -> k) |> reduceRange(\(a, j) -> {step}, {zero}, i64(s), i64(e))))"""
SPLIT = "listed[64];"


def program(step: str, zero: str = "0.0") -> str:
    return ROWS.replace("{step}", step).replace("{zero}", zero)


STEPS = {
    "one": ("a + 1.0 / x[i64(list[j])]", "0.0"),
    "two reads": ("a + x[j] / (x[i64(list[j])] * x[i64(list[j]) / 2i64])", "0.0"),
    "a list of a list": ("a + 1.0 / x[i64(list[i64(list[j])])]", "0.0"),
    "a test": (
        "let v = x[i64(list[j])] in select(v < 2.0, a + 1.0 / v, a)",
        "0.0",
    ),
    "two sums": (
        "let v = x[i64(list[j])] in (a.0 + 1.0 / v, a.1 - v * f64(j))",
        "(0.0, 1.0)",
    ),
}


@pytest.mark.parametrize("name", STEPS)
@pytest.mark.device
def test_results_are_the_same(name: str) -> None:
    step, zero = STEPS[name]
    lengths = np.array([0, 1, 3, 63, 64, 65, 128, 130, 0, 7], np.int32)
    last = np.cumsum(lengths).astype(np.int32)
    first = last - lengths
    first[8] += 2  # it ends before it begins
    rng = np.random.default_rng(7)
    count = int(last[-1])
    inputs = {
        "first": first,
        "last": last,
        "list": rng.integers(0, count, count).astype(np.int32),
        # Whatever is added to what, nothing is rounded.
        "x": np.ldexp(1.0, rng.integers(-2, 3, count)),
    }
    plan = agree(program(step, zero), inputs)
    assert SPLIT in plan.source()


test_results_are_the_same = DEVICE_MARKS[1](test_results_are_the_same)


def test_each_read_is_made_once() -> None:
    text = compiled(program("a + x[i64(list[j])] / (1.0 + x[i64(list[j])])")).source()
    assert text.count(SPLIT) == 1
    assert "listed_1" not in text


@pytest.mark.parametrize(
    "step",
    [
        pytest.param("a + 1.0 / x[j]", id="no list"),
        pytest.param("a + x[i64(list[j])]", id="nothing that is worth a vector"),
        pytest.param(
            "select(list[j] < 7i32, a + 1.0 / x[i64(list[j])], a)",
            id="not in every iteration",
        ),
        pytest.param(
            "a + 1.0 / x[i64(trunc(1.0 / x[j]))]", id="a place that is computed"
        ),
    ],
)
def test_others_stay_whole(step: str) -> None:
    assert "listed" not in compiled(program(step)).source()
