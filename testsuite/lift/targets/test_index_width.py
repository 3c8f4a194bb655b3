"""Lengths close to 2^31 take wide indices: kernels round them up before they divide."""

from __future__ import annotations

import pytest

from testsuite.lift.targets.cases import FOLDER, read
from testsuite.lift.targets.harness import built, executor


@pytest.mark.parametrize(
    ("length", "bits"), [(2**31 - 2**16, 32), (2**31 - 4095, 64), (2**31 - 1, 64)]
)
def test_room_is_left_below_the_limit(length: int, bits: int) -> None:
    _, plan = built(read(FOLDER / "dot.lift").program)
    assert executor.choose_bits(plan, dict.fromkeys(plan.sizes, length)) == bits
