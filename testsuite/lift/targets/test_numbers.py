"""Recipes with other numbers than the defaults: what a search may try is right."""

from __future__ import annotations

import pytest

from lift.explore.moves import NUMBERS
from lift.targets import CPU, DeviceProfile
from lift.targets.profile import Numbers
from testsuite.lift.targets.cases import FOLDER, inputs, read
from testsuite.lift.targets.harness import DEVICE_MARKS, agree, built

LEAST = {name: min(values) for name, values in NUMBERS.items()}
MOST = {name: max(values) for name, values in NUMBERS.items()}
#: One program for each recipe that asks for numbers.
PROGRAMS = (
    *("gemm", "gemv", "gemv_assoc", "dot", "trmv_rows", "trmv_relaxed", "gemv_t"),
    *("jacobi", "histogram", "nbody", "kmeans"),
)


def test_the_defaults_are_among_what_is_tried() -> None:
    for name, values in NUMBERS.items():
        assert getattr(Numbers(), name) in values


@pytest.mark.parametrize("numbers", [LEAST, MOST], ids=["least", "most"])
@pytest.mark.parametrize("name", PROGRAMS)
class TestResults:
    pytestmark = DEVICE_MARKS

    def test_agrees_with_the_interpreter(
        self, name: str, numbers: dict[str, int]
    ) -> None:
        case = read(FOLDER / f"{name}.lift")
        profile = DeviceProfile(numbers=Numbers(**numbers))
        low, plan = built(case.program, profile)
        used = {step.recipe for step in low.trace if step.applied}
        assert used == {
            s.recipe for s in built(case.program, CPU)[0].trace if s.applied
        }
        given, sizes = inputs(case, case.sizes[-1]), case.sizes[-1]
        agree(case.program, given, plan=plan, sizes=sizes, rtol=case.rtol)
