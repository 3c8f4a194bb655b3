"""Loops that read here and there stay without vectors; the others are not touched."""

from __future__ import annotations

import numpy as np
import pytest

from testsuite.lift.opencl.harness import DEVICE_MARKS, agree, compiled

MAP = r"""program p<N>(list: [i32]N, x: [f32](4*N), row: i32) =
  generate(N, \k -> k) |> split(N) |> mapWrg0(\rows -> rows |> mapSeq(\k -> {body}))"""
MARK = "#pragma clang loop vectorize_width(1)"

SCATTERED = {
    "by a list": "x[i64(list[k])] - 1.0f",
    "by a list, from somewhere": "x[i64(list[k]) + nat(N)]",
    "every third": "x[3i64 * k] + x[3i64 * k + 1i64]",
    "every one twice": "x[k / 2i64] + x[(k + 1i64) / 2i64]",
    "a row further": "x[k * i64(row)] + 1.0f",
    "from two lists": "x[i64(list[k])] * x[i64(list[i64(list[k])])]",
    "beside what lies in a row": "x[i64(list[k])] * x[k]",
}
OTHERS = {
    "in a row": "x[k] + x[k + 1i64]",
    "backwards": "x[nat(N) - 1i64 - k]",
    "the same one": "x[i64(list[0])] * 2.0f",
    "a row that a list tells": "x[i64(list[0]) + k]",
    "a row that an argument tells": "x[i64(row) + k] + x[2i64 * i64(row) + k]",
    "a number that moves evenly": "let j = k + i64(row) in x[j + 1i64]",
    "long computations": "exp(x[i64(list[k])])",
    "divisions": "1.0f / x[i64(list[k])]",
    "much to do": "let v = x[i64(list[k])] in v * v * v * v + v",
}


def program(body: str) -> str:
    return MAP.replace("{body}", body)


@pytest.mark.parametrize("name", SCATTERED)
def test_they_are_marked(name: str) -> None:
    before, _, _ = compiled(program(SCATTERED[name])).source().partition(MARK)
    # Some iterations are written out, none of them as a vector.
    assert before.endswith("#pragma unroll 4\n#ifdef __clang__\n")


@pytest.mark.parametrize("name", OTHERS)
def test_others_are_not(name: str) -> None:
    assert MARK not in compiled(program(OTHERS[name])).source()


@pytest.mark.parametrize(
    "body",
    ["x[max(k - 1i64, 0i64)] + x[k]", "let j = max(k - 1i64, 0i64) in x[j] * 2.0f"],
)
def test_rows_without_their_borders_are_not(body: str) -> None:
    """Of three loops that `borders` makes, the long one."""
    before, _, _ = compiled(program(body)).source().partition("for (int i = cut")
    assert before.rstrip().endswith("}")


@pytest.mark.parametrize("name", SCATTERED)
@pytest.mark.device
def test_results_are_the_same(name: str) -> None:
    rng = np.random.default_rng(3)
    for count in (1, 7, 64, 1001):
        inputs = {
            "list": rng.integers(0, count, count).astype(np.int32),
            "row": np.int32(1),
            "x": rng.integers(-99, 99, 4 * count).astype(np.float32),
        }
        agree(program(SCATTERED[name]), inputs)


test_results_are_the_same = DEVICE_MARKS[1](test_results_are_the_same)
