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
