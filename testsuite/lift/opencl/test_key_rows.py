"""Keys that follow each other: the first and the last are asked about, or each one."""

from __future__ import annotations

import numpy as np
import pytest

from testsuite.lift.opencl.harness import DEVICE_MARKS, agree, compiled

N, WIDTH, BINS = 200, 4, 24
#: Bins are in the middle of an array: whoever writes beside them is noticed.
MARGIN = 8


def sums(key: str, bins: str = str(BINS)) -> str:
    """Rows of values, each added to as many bins from a key on."""
    rows = f"zip(keys, x |> split({WIDTH}))"
    return (
        f"program p<b>(keys: [i32]{N}, x: [f32]{N * WIDTH}, "
        f"inout y: [f32]({bins} + {2 * MARGIN})): [f32]{bins} into y[{MARGIN}; 1] = "
        rf"{rows} |> mapSeq(\r -> r.1 |> mapSeq(\v -> v * 2.0f)) |> join "
        r"|> reduceByIndex{ignore, seq}(\(a, b) -> a + b, "
        rf"y |> drop({MARGIN}) |> take({bins}), "
        rf"{rows} |> mapSeq(\r -> r.1 |> mapSeq(\[i] v -> {key})) |> join)"
    )


BASE = "i64(r.0) + nat(i)"
ASKED = "&& (ulong)"


def arguments(low: int, high: int) -> dict[str, np.ndarray[tuple[int], np.dtype]]:
    random = np.random.default_rng(7)
    return {
        "keys": random.integers(low, high, N).astype(np.int32),
        "x": random.integers(0, 50, N * WIDTH).astype(np.float32),
        "y": np.arange(BINS + 2 * MARGIN, dtype=np.float32),
    }


@pytest.mark.parametrize(
    "key",
    [
        BASE,
        "nat(i) + i64(r.0)",
        "3i64 * i64(r.0) + nat(i)",
        "i64(r.0) + -1i64 * nat(i)",
    ],
)
@pytest.mark.parametrize(
    ("low", "high"),
    [
        pytest.param(0, BINS - WIDTH, id="inside"),
        pytest.param(-6, 3, id="some before the first"),
        pytest.param(BINS - 5, BINS + 5, id="some behind the last"),
        pytest.param(-(2**31), 2**31, id="anywhere"),
    ],
)
@pytest.mark.device
def test_every_bin_has_its_own(low: int, high: int, key: str) -> None:
    agree(sums(key), arguments(low, high), sizes={"b": BINS})


@pytest.mark.parametrize("bins", [1, 2, 3, 4, 5])
@pytest.mark.device
def test_there_may_be_fewer_bins_than_a_row_has(bins: int) -> None:
    given = arguments(-6, 6) | {"y": np.arange(bins + 2 * MARGIN, dtype=np.float32)}
    agree(sums(BASE, "b"), given, sizes={"b": bins})


@pytest.mark.parametrize("key", [BASE, "nat(i) + i64(r.0)"])
def test_they_are_asked_about_once(key: str) -> None:
    assert ASKED in compiled(sums(key)).source()


@pytest.mark.parametrize(
    "key",
    [
        pytest.param("i64(r.0) + 2i64 * nat(i)", id="gaps"),
        pytest.param("i64(r.0) * nat(i)", id="no sum"),
        pytest.param("i64(r.0)", id="one bin"),
        pytest.param("(i64(r.0) * nat(i)) + nat(i)", id="more than one step"),
        pytest.param("i64(v) + nat(i)", id="from the row itself"),
    ],
)
def test_others_each(key: str) -> None:
    assert ASKED not in compiled(sums(key)).source()


for name in (
    "test_every_bin_has_its_own",
    "test_there_may_be_fewer_bins_than_a_row_has",
):
    globals()[name] = DEVICE_MARKS[1](globals()[name])
