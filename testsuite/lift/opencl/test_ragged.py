"""Arrays of position-dependent arrays: interpreter, kernels, and what they mean."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from lift.interp import run
from lift.plain import lower
from lift.text import parse_program, print_program
from testsuite.lift.opencl.harness import DEVICE_MARKS, agree

SUMS = r"map(\[i] row -> row |> reduce(+, 0.0f))"
TRIANGLES = "program r<N>(A: [[i ↦ [f32](i + 1)]N]4)"
CUT = (
    "program r<N, M>(x: [[f32]M]N) where M >= 3 = x |> "
    r"map(partition(2, \i -> if i < 1 then 1 else M - 1)) |> "
)
PROGRAMS = {
    "rows of every triangle": f"{TRIANGLES} = A |> map({SUMS})",
    "some of the triangles": f"{TRIANGLES} = A |> drop(1) |> map({SUMS})",
    "one of the triangles": f"{TRIANGLES} = A[2] |> {SUMS}",
    "the other way round": f"{TRIANGLES} = A |> gather(reverse) |> map({SUMS})",
    "by pairs": f"{TRIANGLES} = A |> split(2) |> map(map({SUMS})) |> join",
    "with a number each": (
        "program r<N>(A: [[i ↦ [f32](i + 1)]N]4, s: [f32]4) = zip(A, s) "
        r"|> map(\(a, v) -> a |> map(\[i] row -> row |> reduce(+, v)))"
    ),
    "parts of rows": CUT + r"map(map(map(\v -> v + 1.0f))) |> map(join)",
    "parts that stay apart": CUT + r"map(map(\row -> row |> map(\v -> v + 1.0f)))",
    "made in place": (
        r"program r<N>(x: [f32]N) = generate(3, \k -> generate(N, \[i] -> "
        r"x |> take(i + 1))) |> map(map(\row -> row |> reduce(+, 0.0f)))"
    ),
}


def inputs_of(name: str) -> dict[str, Any]:
    rng = np.random.default_rng(4)
    made: dict[str, Any] = {
        "A": rng.random((4, 15)).astype(np.float32),
        "s": rng.random(4).astype(np.float32),
        "x": rng.random((6, 5)).astype(np.float32),
    }
    if name == "made in place":
        made["x"] = made["x"][0]
    params = parse_program(PROGRAMS[name]).params
    return {param.name: made[param.name] for param in params}


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.device
def test_kernels_agree(name: str) -> None:
    program = parse_program(PROGRAMS[name])
    sizes = {"N": 5} if "A" in inputs_of(name) else None
    expected = run(program, inputs_of(name), sizes)
    lowered = print_program(lower(program))
    agree(lowered, inputs_of(name), sizes=sizes)
    again = run(parse_program(lowered), inputs_of(name), sizes)
    assert repr(again.results) == repr(expected.results)


test_kernels_agree = DEVICE_MARKS[1](test_kernels_agree)


def test_sums_of_rows_of_triangles() -> None:
    packed = inputs_of("rows of every triangle")["A"]
    starts = [k * (k + 1) // 2 for k in range(6)]
    rows = [[one[a:b] for a, b in pairwise(starts)] for one in packed]
    wanted = [[row.cumsum(dtype=np.float32)[-1] for row in one] for one in rows]
    program = parse_program(PROGRAMS["rows of every triangle"])
    for given in (packed, rows):
        np.testing.assert_array_equal(run(program, {"A": given}).result, wanted)


def test_what_is_made_in_place_has_its_dimensions_in_order() -> None:
    x = np.arange(5, dtype=np.float32)
    result = run(parse_program(PROGRAMS["made in place"]), {"x": x}).result
    np.testing.assert_array_equal(result, np.tile(x.cumsum(), (3, 1)))


def test_parts_come_out_in_lists() -> None:
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    (result,) = run(parse_program(PROGRAMS["parts that stay apart"]), {"x": x}).results
    assert [[part.tolist() for part in row] for row in result] == [
        [[1], [2, 3, 4]], [[5], [6, 7, 8]], [[9], [10, 11, 12]]]  # fmt: skip


def test_rows_joined_inside_a_map() -> None:
    packed = inputs_of("rows of every triangle")["A"]
    turned = f"{TRIANGLES} = A |> map(join) |> transpose"
    found = run(parse_program(turned), {"A": packed}).result
    np.testing.assert_array_equal(found, packed.T)
    total = (
        rf"{TRIANGLES} = A |> reduce(\(acc, a) -> "
        "acc + (a |> join |> reduce(+, 0.0f)), 0.0f)"
    )
    whole = np.arange(60, dtype=np.float32).reshape(4, 15)
    assert run(parse_program(total), {"A": whole}).result == whole.sum()


PARTS = r"""program p<N, M>(A: [[f32]M]N, x: [f32]M) =
  let t = concat(
    A |> take(8 * (N / 8)) |> split(8)
    |> partition(4, \k -> (N / 8 % 4) * (k + 1) / 4 - (N / 8 % 4) * k / 4 + N / 32)
    |> mapWrg0(mapSeq(mapSeq(\row ->
      zip(row, x) |> reduceSeq(\(s, (a, b)) -> s + a * b, 0.0f)))) |> join |> join,
    A |> drop(8 * (N / 8)) |> mapWrg0(\row -> row |> reduceSeq(+, 0.0f))) in
  A |> transpose |> mapGlb0(\column ->
    zip(column, t) |> reduceSeq(\(s, (a, b)) -> s + a * b, 0.0f))"""


@pytest.mark.device
def test_what_parts_made_is_read_as_a_whole() -> None:
    """No access looks for its part: the parts lie in memory one after the other."""
    rng = np.random.default_rng(0)
    for count in (1, 9, 77):
        a, x = rng.random((count, 5)), rng.random(5)
        plan = agree(PARTS, {"A": a.astype(np.float32), "x": x.astype(np.float32)})
    assert "?" not in plan.source()
    assert len([b for b in plan.buffers if b.role == "temp"]) == 1


test_what_parts_made_is_read_as_a_whole = DEVICE_MARKS[1](
    test_what_parts_made_is_read_as_a_whole
)
