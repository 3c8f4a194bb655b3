"""Kernels for indices of 32 and of 64 bits differ in what they must, and only there."""

from __future__ import annotations

import pytest

from lift.infer import infer
from lift.opencl import compile_program
from lift.opencl.widths import INDEX, extrema, marked, of_width
from lift.plain import lower
from lift.text import parse_program

CASES = {
    "map": "program p<N>(x: [f32]N): [f32]N = x |> map(\\v -> v * 2.0f)",
    "pad": (
        "program p<N>(x: [f32]N): [[f32]3]N = "
        "x |> pad(1, 1, clamp) |> slide(3, 1) |> map(\\w -> w |> map(\\v -> v + 1.0f))"
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_no_mark_is_left(name: str) -> None:
    plan = compile_program(lower(infer(parse_program(CASES[name]))))
    for bits in (32, 64):
        text = plan.source(bits)
        assert text.isascii()
        assert ("lift_min" in text) == (bits == 64 and "min(" in text)
    # Apart from their helpers both are one text.
    narrow, wide = (plan.source(bits).split("kernel void")[1] for bits in (32, 64))
    assert wide != narrow
    assert wide.replace("lift_", "").replace("long", "int") == narrow


def test_only_calls_are_marked() -> None:
    text = marked("min(i, minimum) + max (j) + amin(k) + max(min(a, b), c)")
    assert (
        of_width(text, 32) == "min(i, minimum) + max (j) + amin(k) + max(min(a, b), c)"
    )
    assert of_width(text, 64) == (
        "lift_min(i, minimum) + max (j) + amin(k) + lift_max(lift_min(a, b), c)"
    )
    assert extrema(text, 64) == {"lift_min", "lift_max"}
    assert extrema(text, 32) == set()
    assert extrema(marked("i + 1"), 64) == set()


def test_the_type_of_indices_is_a_mark() -> None:
    assert of_width(f"const {INDEX} i", 32) == "const int i"
    assert of_width(f"const {INDEX} i", 64) == "const long i"
