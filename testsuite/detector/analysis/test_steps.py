"""How many steps searches take, where what they read may be anything."""

from __future__ import annotations

import pytest

from detector.analysis import FunctionAnalyses
from detector.analysis.steps import Steps, steps_of
from detector.loader import load

BISECT = """
define i32 @f(ptr %edge, i32 %x, i32 %n) {{
entry:
  br label %step
step:
  %high = phi i32 [ {high}, %entry ], [ %high.next, %step ]
  %low = phi i32 [ {low}, %entry ], [ %low.next, %step ]
  %sum = add i32 %high, %low
  %middle = {half}
  %at = getelementptr i32, ptr %edge, i32 %middle
  %limit = load i32, ptr %at
  %below = icmp slt i32 %x, %limit
  %low.next = select i1 %below, i32 {left}, i32 %low
  %high.next = select i1 %below, i32 %high, i32 {right}
  %above = add i32 %low.next, 1
  %on = icmp {test} i32 %high.next, %above
  br i1 %on, label %step, label %end
end:
  ret i32 %low.next
}}
"""
PLAIN = {
    "high": "64",
    "low": "0",
    "half": "sdiv i32 %sum, 2",
    "left": "%middle",
    "right": "%middle",
    "test": "sgt",
}


def steps(text: str) -> Steps | None:
    module = load(text)
    (function,) = module.definitions
    (loop,) = FunctionAnalyses(function, module).loops.loops
    return steps_of(loop)


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        pytest.param({}, Steps(6, True), id="a power of two"),
        pytest.param({"high": "10"}, Steps(4, False), id="some take a step less"),
        pytest.param({"high": "3"}, Steps(2, False), id="few"),
        pytest.param({"high": "1"}, Steps(1, True), id="the first step is always made"),
        pytest.param({"high": "1024"}, Steps(10, True), id="many"),
        pytest.param({"low": "-32", "high": "32"}, Steps(6, True), id="below zero"),
        pytest.param({"half": "ashr i32 %sum, 1"}, Steps(6, True), id="by a shift"),
        pytest.param({"test": "ugt"}, Steps(6, True), id="without signs"),
        pytest.param({"high": "2048"}, None, id="too many steps"),
        pytest.param({"high": "%n"}, None, id="nobody knows the end"),
        pytest.param({"low": "%n"}, None, id="nobody knows the beginning"),
        pytest.param({"left": "%x"}, None, id="goes on at what it is given"),
        pytest.param({"half": "sdiv i32 %sum, 0"}, None, id="no middle"),
        pytest.param({"right": "%high"}, None, id="one side never moves"),
        pytest.param({"half": "lshr i32 %sum, 32"}, None, id="a shift of nothing"),
    ],
)
def test_bisection(changed: dict[str, str], expected: Steps | None) -> None:
    assert steps(BISECT.format(**PLAIN | changed)) == expected


BRANCHES = """
define i32 @f(ptr %limits, i32 %x) {{
entry:
  br label %step
step:
  %at = phi i8 [ 0, %entry ], [ %next, %latch ]
  %where = zext i8 %at to i64
  %place = getelementptr i32, ptr %limits, i64 %where
  %limit = load i32, ptr %place
  %same = icmp eq i32 %x, %limit
  br i1 %same, label {found}, label %more
found:
  %twice = shl i8 %at, 1
  br label %latch
more:
  %one = or i8 %at, 1
  br label %latch
latch:
  %joined = phi i8 [ %twice, %found ], [ %one, %more ]
  %next = add i8 %joined, {by}
  %on = icmp ult i8 %next, {bound}
  br i1 %on, label %step, label %end
end:
  ret i32 0
}}
"""


@pytest.mark.parametrize(
    ("found", "by", "bound", "expected"),
    [
        pytest.param("%found", "2", "9", Steps(4, False), id="by ifs"),
        pytest.param("%found", "0", "9", None, id="stays where it is"),
        pytest.param("%found", "128", "200", None, id="wraps"),
        pytest.param("%end", "2", "9", None, id="is left in the middle"),
    ],
)
def test_branches(found: str, by: str, bound: str, expected: Steps | None) -> None:
    text = BRANCHES.format(found=found, by=by, bound=bound)
    if found == "%end":
        text = text.replace("%twice, %found", "0, %found")
    assert steps(text) == expected


def test_a_loop_inside_is_not_followed() -> None:
    inner = BRANCHES.format(found="%found", by="2", bound="9")
    inner = inner.replace(
        "found:\n  %twice = shl i8 %at, 1\n  br label %latch",
        "found:\n  %twice = shl i8 %at, 1\n  br i1 %same, label %found, label %latch",
    )
    module = load(inner)
    (function,) = module.definitions
    outer = FunctionAnalyses(function, module).loops.loops[0]
    assert steps_of(outer) is None
