"""The lowering for GPUs: the interpreter's results on whatever device there is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lift.targets import GPU
from testsuite.lift.targets.cases import FOLDER, Case, inputs, read
from testsuite.lift.targets.harness import DEVICE_MARKS, agree, built

#: Few and small work-groups, so that small inputs fill them several times.
SMALL = replace(GPU, parts=4, max_group=32)
CASES = [read(path) for path in sorted(FOLDER.glob("*.lift"))]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
class TestResults:
    pytestmark = DEVICE_MARKS

    def test_agrees_with_the_interpreter(self, case: Case) -> None:
        _, plan = built(case.program, SMALL)
        for sizes in case.sizes:
            agree(
                case.program,
                inputs(case, sizes),
                plan=plan,
                sizes=sizes,
                rtol=case.rtol,
            )


@pytest.mark.parametrize(
    ("name", "recipe", "text"),
    [
        ("dot", "work-group trees", "barrier("),
        ("gemm", "local tiles", "barrier(CLK_LOCAL_MEM_FENCE)"),
        ("gemm_into", "local tiles", "local double"),
        ("kmeans", "grid", "get_global_id(0)"),
        ("axpy", "grid", "get_global_id(0)"),
    ],
)
def test_decisions(name: str, recipe: str, text: str) -> None:
    low, plan = built(read(FOLDER / f"{name}.lift").program, GPU)
    assert recipe in {step.recipe for step in low.trace if step.applied}
    assert text in plan.source()
