"""Empty, tiny and huge: lowered programs at the ends of the range of sizes."""

from __future__ import annotations

import numpy as np
import pytest

from lift.targets import CPU, GPU, DeviceProfile, compiled
from lift.text import parse_program
from testsuite.lift.targets.harness import DEVICE_MARKS, agree, executor

PROGRAMS = {
    "map": (
        "program a<N>(x: [f32]N, y: [f32]N) where N >= 0 = "
        r"zip(x, y) |> map(\(a, b) -> a * 2.0f + b)"
    ),
    "fold": (
        "program d<N>(x: [i32]N, y: [i32]N): i32 where N >= 0 = "
        r"zip(x, y) |> map(\(a, b) -> a * b) |> reduce{assoc, comm}(+, 0)"
    ),
    "product": (
        "program g<N, K>(A: [[f32]K]N, B: [[f32]N]K) where N >= 0, K >= 0 = "
        r"A |> map(\r -> B |> transpose |> map(\c -> "
        r"zip(r, c) |> reduce(\(s, (a, b)) -> s + a * b, 0.0f)))"
    ),
}


@pytest.mark.parametrize("profile", [CPU, GPU], ids=["cpu", "gpu"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_indices_are_as_wide_as_the_sizes_need(
    name: str, profile: DeviceProfile
) -> None:
    _, plan = compiled(parse_program(PROGRAMS[name]), profile)
    assert executor.choose_bits(plan, {"N": 1000, "K": 7}) == 32
    assert executor.choose_bits(plan, {"N": 2**31 + 5, "K": 1}) == 64
    assert "long N" in plan.source(64)


@pytest.mark.parametrize("profile", [CPU, GPU], ids=["cpu", "gpu"])
@pytest.mark.parametrize("name", PROGRAMS)
class TestResults:
    pytestmark = DEVICE_MARKS

    def test_nothing_and_next_to_nothing(
        self, name: str, profile: DeviceProfile
    ) -> None:
        program = parse_program(PROGRAMS[name])
        _, plan = compiled(program, profile)
        kind = np.int32 if name == "fold" else np.float32
        for count in (0, 1, 2, 3, 13):
            line = np.arange(count).astype(kind)
            inputs = {"x": line, "y": line}
            if name == "product":
                inputs = {"A": np.outer(line, [1, 2, 3]).astype(kind),
                          "B": np.outer([3, 2, 1], line).astype(kind)}  # fmt: skip
            sizes = {"N": count, "K": 3} if name == "product" else {"N": count}
            agree(program, inputs, plan=plan, sizes=sizes)
