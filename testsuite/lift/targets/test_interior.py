"""Blocks that are inside do not ask, and only what is linear is asked at corners."""

from __future__ import annotations

import numpy as np
import pytest

from lift.infer import infer
from lift.targets.interior import inside_apart
from lift.terms import patterns as p
from lift.terms.core import Call
from lift.terms.traverse import walk
from lift.text import parse_program
from testsuite.lift.targets.harness import DEVICE_MARKS, agree

PROGRAM = r"""
program window<n>(a: [f32]n, end: i32, list: [i32]n): [f32]n =
  generate(n, \k -> k) |> map(\[x] e -> {body})
"""
TAPS = r"""generate(3, \k -> k)
  |> reduce(\[k](acc, v) -> if {test} then acc + a[nat(x)] * 0.5f else acc, 1.0f)"""
#: Conditions of which a block has only to ask at its corners.
LINEAR = {
    "signed, 64 bits": "nat(x) + nat(k) < i64(end)",
    "unsigned": "u32(bitcast(u64, nat(x) + nat(k) - 1i64)) < bitcast(u32, end)",
    "32 bits": "i32(nat(x)) - i32(nat(k)) * 2 < end",
    "widened afterwards": "i64(i32(nat(x)) + i32(nat(k))) < i64(end)",
    "asked after that": "select(nat(x) > 3i64, nat(x) + nat(k) < i64(end), false)",
    "both edges": "(nat(x) - nat(k) >= 1i64) & (nat(x) + nat(k) < i64(end))",
    "one after the other": "select(nat(x) - nat(k) > 0i64, nat(x) < i64(end), false)",
    "not outside": "~(nat(x) >= i64(end))",
    "downwards": "i64(end) > 70i64 - nat(x)",
}
#: Others, each with one thing that makes corners say nothing, or that may not be early.
OTHERS = {
    "squares": "nat(x) * nat(x) < i64(end)",
    "remainders": "nat(x % 7) < i64(end)",
    "narrow": "i8(nat(x)) < 5i8",
    "wrapped in between": "i64(i32(nat(x)) + end) + nat(k) < 5i64",
    "what is read": "nat(x) < i64(list[0])",
    "by data": "list[nat(x)] < end",
    "both sides": "nat(x) + 1i64 < nat(2*x) - i64(end)",
    "of the fold": "f32(nat(x)) < acc",
    "a sum that may overflow": "select(end > 0, nat(x) < i64(end + 1), false)",
    "a division": "i32(nat(x)) < 100 / end",
}


def question(test: str) -> str:
    return PROGRAM.format(body=TAPS.format(test=test))


def asks_apart(text: str) -> bool:
    program = infer(parse_program(text))
    (call,) = [
        n
        for n in walk(program.body)
        if isinstance(n, Call) and isinstance(n.fun, p.Map)
    ]
    return inside_apart(call) is not None


@pytest.mark.parametrize("name", LINEAR)
def test_what_is_linear_is_asked_once_for_a_block(name: str) -> None:
    assert asks_apart(question(LINEAR[name]))


@pytest.mark.parametrize("name", OTHERS)
def test_other_conditions_stay_where_they_are(name: str) -> None:
    assert not asks_apart(question(OTHERS[name]))


def test_folds_of_unknown_length_have_no_corners() -> None:
    body = TAPS.format(test="nat(x) + nat(k) < i64(end)").replace("3,", "n,", 1)
    assert not asks_apart(PROGRAM.format(body=body))


class TestResults:
    pytestmark = DEVICE_MARKS

    @pytest.mark.parametrize("name", LINEAR)
    def test_at_every_edge(self, name: str) -> None:
        program = parse_program(question(LINEAR[name]))
        n = 200
        a = np.arange(1, n + 1, dtype=np.float32)
        listed = np.zeros(n, dtype=np.int32)
        for end in (-(2**31), -1, 0, 1, 63, 64, 66, 130, n - 1, n, 2**31 - 1):
            inputs = {"a": a, "end": np.int32(end), "list": listed}
            agree(program, inputs, sizes={"n": n})
