"""Every recipe for CPUs against the interpreter, at awkward sizes."""

from __future__ import annotations

import pytest

from lift.targets import CPU
from testsuite.lift.targets.cases import FOLDER, Case, inputs, read
from testsuite.lift.targets.harness import DEVICE_MARKS, agree, built

CASES = [read(path) for path in sorted(FOLDER.glob("*.lift"))]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_decisions_are_traced(case: Case) -> None:
    low, _ = built(case.program, CPU)
    used = {step.recipe for step in low.trace if step.applied}
    assert used >= set(case.recipes)
    assert case.plain == ("plain lowering" in used), [str(step) for step in low.trace]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
class TestResults:
    pytestmark = DEVICE_MARKS

    def test_agrees_with_the_interpreter(self, case: Case) -> None:
        _, plan = built(case.program, CPU)
        for sizes in case.sizes:
            agree(
                case.program,
                inputs(case, sizes),
                plan=plan,
                sizes=sizes,
                rtol=case.rtol,
            )
