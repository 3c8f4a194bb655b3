"""Parts cover everything, once, and differ by one row at most."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lift.sizes import evaluate, size, variable
from lift.targets.chunks import Cut, cut


def bounds(where: Cut, length: int) -> list[int]:
    starts = (where.start(size(k)) for k in range(where.parts + 1))
    return [evaluate(start, {"n": length}) for start in starts]


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**31 - 1), st.sampled_from([1, 2, 8, 64]))
def test_rows_are_dealt_out_evenly(length: int, parts: int) -> None:
    found = bounds(cut(variable("n", 0), parts), length)
    assert found[0] == 0
    assert found[-1] == length
    lengths = [b - a for a, b in pairwise(found)]
    assert max(lengths) - min(lengths) <= 1


def test_few_rows_are_spread() -> None:
    """Neighbouring parts belong to one core, so the first half must not have all."""
    found = bounds(cut(variable("n", 0), 64), 8)
    assert found[32] == 4


@pytest.mark.parametrize("length", [0, 1, 63, 64, 65, 4095, 4097])
def test_elements_are_dealt_out_by_grains(length: int) -> None:
    found = bounds(cut(variable("n", 0), 64, 16), length)
    assert found[0] == 0
    assert found[-1] == length
    assert found == sorted(found)
    assert all(b % 16 == 0 or b == length for b in found)
