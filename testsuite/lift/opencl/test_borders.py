"""Rows whose positions are kept inside at their ends: results, and which are split."""

from __future__ import annotations

import numpy as np
import pytest

from testsuite.lift.opencl.harness import DEVICE_MARKS, agree, compiled

ROW = r"""program p<N>(x: [f32]N, y: [f32]64, w: i32, s: i64)
  where N >= 0 =
  x |> mapSeq(\[j] v -> {value})"""


def program(value: str) -> str:
    return ROW.replace("{value}", value)


SPLIT = {
    "lower": "v + y[max(0i64, nat(j) - 1i64)]",
    "upper": "v + y[min(i64(w) - 1i64, nat(j) + 2i64)]",
    "both": "y[max(1i64, nat(j)) - 1i64] + y[min(i64(w) + (-1i64), 1i64 + nat(j))]",
    "one in the other": "v * y[min(i64(w), max(2i64, nat(j) - 3i64))]",
    "the other way": "v * y[max(0i64, min(i64(w) - 1i64, nat(j) + 1i64))]",
    "several": (
        "y[max(0i64, nat(j) - 1i64)] + y[max(0i64, nat(j) - 5i64)]"
        " + y[min(i64(w), nat(j) + 4i64)]"
    ),
    "by the row's own length": "v + y[min(nat(N) - 1i64, nat(j) + 1i64)]",
    "named": "let k = max(0i64, nat(j) - 2i64) in v + y[k] * y[min(i64(w), k)]",
}
OTHERS = {
    "a large number": "v + y[max(0i64, nat(j) - 9223372036854775806i64)]",
    "what nobody bounds": "v + y[max(0i64, min(s, nat(j)))]",
    "backwards": "v + y[max(0i64, 9i64 - nat(j))]",
    "twice as fast": "v + y[min(i64(w), 2i64 * nat(j))]",
    "read": "v + y[min(i64(trunc(y[0])), nat(j))]",
}
LOOP = "for (int i = cut"


@pytest.mark.parametrize("name", SPLIT)
@pytest.mark.parametrize("length", [0, 1, 2, 3, 17, 40])
@pytest.mark.device
def test_results_are_the_same(name: str, length: int) -> None:
    rng = np.random.default_rng(3)
    # Limits may lie before the row, where something keeps them inside after all.
    far = (0, -5) if name == "the other way" else ()
    for width in (1, 2, length, 44, *far):
        inputs = {
            "x": rng.random(length).astype(np.float32),
            "y": rng.random(64).astype(np.float32),
            "w": width,
            "s": 5,
        }
        plan = agree(program(SPLIT[name]), inputs)
        assert LOOP in plan.source()


test_results_are_the_same = DEVICE_MARKS[1](test_results_are_the_same)


@pytest.mark.parametrize("name", OTHERS)
def test_others_stay_whole(name: str) -> None:
    assert "cut" not in compiled(program(OTHERS[name])).source()


def test_short_rows_stay_whole() -> None:
    text = program(SPLIT["lower"]).replace("<N>", "").replace("N", "15")
    assert "cut" not in compiled(text).source()
    assert "cut" in compiled(text.replace("15", "16")).source()


def test_the_middle_has_no_clamps() -> None:
    text = compiled(program(SPLIT["both"])).source()
    first, middle, last = text.split("for (int i = ")[1:]
    assert first.count("?") == last.count("?") == 2
    assert "?" not in middle
