"""A program may use the names that recipes use, for whatever it likes."""

from __future__ import annotations

import re

import numpy as np
import pytest

from lift.plain import lower as plain_lower
from lift.targets import CPU, GPU, DeviceProfile, lower
from lift.targets.hygiene import cleaned, marked
from lift.text import parse_program, print_program
from testsuite.lift.targets.harness import agree, executor

#: Names of this program, and names that recipes give to what they make.
CLASHES = {
    "one": ("row", "accs", "x", "sums", "block"),
    "two": ("k", "k0", "x0", "item", "whole"),
    "three": ("pair", "folded", "own", "place", "part"),
    "four": ("item", "chunk", "line", "half", "column"),
}
TEXT = r"""program p<N, M>(A: [[f32]M]N, one: [f32]M, two: f32, three: f32, four: f32) =
  A |> map(\r -> zip(r, one)
    |> map(\(a, b) -> a * b * two + three + four) |> reduce{assoc, comm}(+, 0.0f))"""


def renamed(number: int) -> str:
    text = TEXT
    for old, new in CLASHES.items():
        text = re.sub(rf"\b{old}\b", new[number], text)
    return text


@pytest.mark.parametrize("device", [CPU, GPU], ids=["cpu", "gpu"])
@pytest.mark.parametrize("number", range(5))
def test_names_change_no_decision(number: int, device: DeviceProfile) -> None:
    plain = lower(parse_program(TEXT), device)
    other = lower(parse_program(renamed(number)), device)
    assert list(map(str, other.trace)) == list(map(str, plain.trace))


@pytest.mark.device
@pytest.mark.skipif(not executor.devices(), reason="needs an OpenCL device")
@pytest.mark.parametrize("number", range(5))
def test_names_change_no_result(number: int) -> None:
    matrix = np.arange(7 * 130, dtype=np.float32).reshape(7, 130) % 5
    given = [matrix[0], *(np.float32(v) for v in (2.0, 3.0, 4.0))]
    names = (new[number] for new in CLASHES.values())
    inputs = {"A": matrix, **dict(zip(names, given, strict=True))}
    agree(parse_program(renamed(number)), inputs)


def test_marks_come_off_again() -> None:
    program = parse_program(TEXT)
    own = marked(program)
    assert own.body != program.body
    assert cleaned(own.body) == program.body


def test_rows_of_a_matrix_may_be_called_row() -> None:
    """The spelled-out form of a segmented reduce has a lambda over rows."""
    text = r"""program p<N, M>(offsets: [i32](N + 1), row: [f32]M) =
  segmentedReduce(+, 0.0f, offsets, row)"""
    low = print_program(plain_lower(parse_program(text)))
    assert "row_1" in low
