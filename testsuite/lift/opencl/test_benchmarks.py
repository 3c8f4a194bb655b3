"""The programs of the papers, for sizes that divide and sizes that do not."""

from __future__ import annotations

import pytest

from benchmarks.lift.measure import check
from benchmarks.lift.suite import CASES, Case
from testsuite.lift.opencl.harness import DEVICE_MARKS, executor

pytestmark = DEVICE_MARKS


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_agrees_with_the_interpreter(case: Case) -> None:
    for sizes in case.checked:
        assert check(case, sizes) is None


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_agrees_on_every_device(case: Case) -> None:
    for device in executor.devices()[1:]:
        name = executor.device_name(device)
        assert check(case, case.checked[-1], name) is None
