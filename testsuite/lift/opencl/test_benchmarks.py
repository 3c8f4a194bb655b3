"""The programs of the papers, for sizes that divide and sizes that do not."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks.lift.measure import check, interpreted
from benchmarks.lift.suite import CASES, Case
from testsuite.lift.opencl.harness import DEVICE_MARKS, executor

pytestmark = DEVICE_MARKS


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_agrees_with_the_interpreter(case: Case) -> None:
    for sizes in (*case.checked, *case.odd):
        assert check(case, sizes) is None


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_what_needs_sizes_that_divide_has_a_form_that_does_not(case: Case) -> None:
    """Both forms mean the same where both can be used."""
    divides = "divides" in case.text()
    assert divides == bool(case.odd)
    if divides:
        sizes = case.checked[0]
        pairs = zip(interpreted(case, sizes), interpreted(case, sizes, "_any"),
                    strict=True)  # fmt: skip
        assert all(np.allclose(one, other, rtol=1e-4) for one, other in pairs)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_agrees_on_every_device(case: Case) -> None:
    for device in executor.devices()[1:]:
        name = executor.device_name(device)
        for sizes in (case.checked[-1], *case.odd[-1:]):
            assert check(case, sizes, name) is None
