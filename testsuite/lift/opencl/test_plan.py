"""Launch plans: what the host is told to do."""

from __future__ import annotations

import json

import numpy as np
import pytest

from lift.opencl import plan_text
from lift.opencl.plan import HostLoop, Launch, plan_json
from testsuite.lift.opencl.harness import agree, compiled, executor

CHAIN = (
    r"program p<N>(x: [f32]N) = x |> mapGlb0(\v -> v + 1.0f) |> gather(reverse) "
    r"|> mapGlb0(\v -> v * 2.0f) |> gather(reverse) |> mapGlb0(\v -> v - 1.0f) "
    r"|> gather(reverse) |> mapGlb0(\v -> v * 3.0f)"
)


def test_temporaries_share_memory_when_their_lives_do_not_overlap() -> None:
    plan = compiled(CHAIN)
    assert len(plan.kernels) == 4
    assert len([b for b in plan.buffers if b.role == "temp"]) == 2


def test_iteration_over_global_memory_is_a_loop_of_the_host() -> None:
    plan = compiled(
        "program p<N, K>(x: [f32]N, k: [f32]K) = "
        r"x |> iterate(K, mapGlb0(\v -> v + 1.0f))"
    )
    first, loop, last = plan.steps
    assert isinstance(first, Launch)
    assert isinstance(loop, HostLoop)
    assert isinstance(last, Launch)
    assert loop.swaps == (("ping", "pong"),)
    assert "repeat" in plan_text(plan)


def test_a_plan_is_data() -> None:
    text = json.dumps(plan_json(compiled(CHAIN)))
    assert json.loads(text)["kind"] == "Plan"


@pytest.mark.device
def test_shared_temporaries_hold_the_right_values() -> None:
    if not executor.devices():
        pytest.skip("needs an OpenCL device")
    x = np.arange(100, dtype=np.float32)
    (found,) = executor.run(compiled(CHAIN), {"x": x})
    np.testing.assert_array_equal(found, (((x + 1) * 2 - 1) * 3)[::-1])


@pytest.mark.device
def test_wide_indices_give_the_same_result() -> None:
    if not executor.devices():
        pytest.skip("needs an OpenCL device")
    text = "program p<N>(x: [f32]N) = x |> pad(2, 2, mirror) |> mapGlb0(id)"
    x = np.arange(50, dtype=np.float32)
    (narrow,) = executor.run(compiled(text, index_bits=32), {"x": x})
    (wide,) = executor.run(compiled(text, index_bits=64), {"x": x})
    np.testing.assert_array_equal(narrow, wide)


PIECES = {
    "a part each": (
        r"concat(x |> take(4 * (N / 4)) |> split(4) |> mapGlb0(mapSeq(\v -> v + 1.0f)) "
        r"|> join, x |> drop(4 * (N / 4)) |> mapGlb0(\v -> v + 2.0f))"
    ),
    "work-groups": (
        r"concat(x |> take(4 * (N / 4)) |> split(4) "
        r"|> mapWrg0(mapLcl0(\v -> v + 1.0f)) "
        r"|> join, x |> drop(4 * (N / 4)) |> split(1) "
        r"|> mapWrg0(mapLcl0(\v -> v + 2.0f)) |> join)"
    ),
    "two dimensions": (
        r"concat(x |> take(4 * (N / 4)) |> split(4) "
        r"|> mapGlb1(mapGlb0(\v -> v + 1.0f)) "
        r"|> join, x |> drop(4 * (N / 4)) |> split(1) "
        r"|> mapGlb1(mapGlb0(\v -> v + 2.0f)) |> join)"
    ),
    "a fold besides": (
        r"(x |> take(4 * (N / 4)) |> mapGlb0(\v -> v + 1.0f), x |> reduceSeq(+, 0.0f))"
    ),
}


@pytest.mark.parametrize("name", PIECES)
@pytest.mark.device
def test_an_empty_part_does_not_stop_the_others(name: str) -> None:
    """The launch is as wide as one of the parts: it may not be empty with it."""
    if not executor.devices():
        pytest.skip("needs an OpenCL device")
    text = f"program p<N>(x: [f32]N) = {PIECES[name]}"
    for count in (1, 3, 4, 6):
        agree(text, {"x": np.arange(count, dtype=np.float32)})


def rows_in_place(second: str) -> str:
    """Pairs of rows of a matrix with gaps are updated, then the rows that are left."""
    return (
        "program p<N, M>(inout u: [f64](N*M + N - M)): [[f64]N]N "
        "where N >= 1, N <= M into u[0; M, 1] = concat("
        "u |> strided(0, N, M, N) |> take(2*(N/2)) |> split(2) "
        r"|> mapWrg0(mapSeq(mapSeq(\v -> v + 1.0))) |> join, "
        f"u |> strided(0, N, M, N) |> {second} "
        r"|> mapWrg0(mapSeq(\v -> v * 2.0)))"
    )


def test_updates_in_place_of_different_rows_are_one_launch() -> None:
    plan = compiled(rows_in_place("drop(2*(N/2))"))
    assert [type(step) for step in plan.steps] == [Launch]
    assert not [b for b in plan.buffers if b.role == "temp"]


@pytest.mark.parametrize("rows", ["take(N - 2*(N/2))", "gather(reverse) |> take(N%2)"])
def test_rows_that_others_update_are_not_read_in_the_same_launch(rows: str) -> None:
    assert len(compiled(rows_in_place(rows)).steps) > 1


@pytest.mark.device
def test_one_launch_updates_all_rows() -> None:
    if not executor.devices():
        pytest.skip("needs an OpenCL device")
    for side, width in ((1, 3), (4, 4), (7, 9)):
        count = side * width + side - width
        u = np.arange(count, dtype=np.float64)
        sizes = {"N": side, "M": width}
        plan = compiled(rows_in_place("drop(2*(N/2))"))
        (found,) = executor.run(plan, {"u": u}, sizes=sizes)
        expected = u.copy()
        for row in range(side):
            own = slice(row * width, row * width + side)
            expected[own] = u[own] + 1 if row < side // 2 * 2 else u[own] * 2
        np.testing.assert_array_equal(found.ravel(), expected)
