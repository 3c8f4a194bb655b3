"""Every recipe for CPUs against the interpreter, at awkward sizes."""

from __future__ import annotations

import pytest

from lift.targets import CPU, CPU_512, DeviceProfile
from testsuite.lift.targets.cases import FOLDER, Case, inputs, read
from testsuite.lift.targets.harness import DEVICE_MARKS, agree, built

TILES = "register tiles"
CASES = [read(path) for path in sorted(FOLDER.glob("*.lift"))]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_decisions_are_traced(case: Case) -> None:
    low, _ = built(case.program, CPU)
    used = {step.recipe for step in low.trace if step.applied}
    assert used >= set(case.recipes)
    assert case.plain == ("plain lowering" in used), [str(step) for step in low.trace]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_wide_registers_are_for_tiles(case: Case) -> None:
    (low, _), (wide, _) = built(case.program, CPU), built(case.program, CPU_512)
    tiles = [step for step in low.trace if step.applied and step.recipe == TILES]
    assert (low.program != wide.program) == bool(tiles)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
class TestResults:
    pytestmark = DEVICE_MARKS

    def test_agrees_with_the_interpreter(self, case: Case) -> None:
        check(case, CPU)


@pytest.mark.parametrize(
    "case", [c for c in CASES if TILES in c.recipes], ids=lambda case: case.name
)
class TestWideTiles:
    pytestmark = DEVICE_MARKS

    def test_agrees_with_the_interpreter(self, case: Case) -> None:
        check(case, CPU_512)


def check(case: Case, profile: DeviceProfile) -> None:
    _, plan = built(case.program, profile)
    for sizes in case.sizes:
        agree(
            case.program,
            inputs(case, sizes),
            plan=plan,
            sizes=sizes,
            rtol=case.rtol,
        )
