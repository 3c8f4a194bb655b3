"""Which loops ask for what follows in their rows: those along several that sum up."""

from __future__ import annotations

import re

import numpy as np
import pytest

from testsuite.lift.opencl.harness import DEVICE_MARKS, agree, compiled

# Rows of a matrix by fours, or another number, each times a vector.
ROWS = r"""program p<N, M>(A: [[{type}]M](4*N), x: [{type}]M) =
  A |> split({rows}) |> mapWrg0(\blocks -> blocks |> split({each}) |> mapSeq(\block ->
    zip(block |> transpose, x)
    |> reduceSeq(
        \(sums, item) -> zip(sums, item.0)
          |> mapSeq{unroll}(\p -> {fold}),
        generate({each}, \k -> {zero}) |> toPrivate(mapSeq{unroll}(id)))
    |> mapSeq{unroll}(id)))"""
SUM = "p.0 + p.1 * item.1"
ASKS = re.compile(r"if \((\w+) % (\d+) == 0\) \{\n((?: *__builtin_prefetch\(.*\n)+)")


def program(*, each: int = 4, fold: str = SUM, type_: str = "f32") -> str:
    zero = {"f32": "0.0f", "f64": "0.0"}.get(type_, f"0{type_}")
    words = {
        "{type}": type_, "{rows}": "4*N", "{each}": str(each), "{fold}": fold,
        "{zero}": zero,
    }  # fmt: skip
    text = ROWS
    for name, word in words.items():
        text = text.replace(name, word)
    return text


def asked(text: str) -> list[tuple[int, int]]:
    """Of each request in a kernel: in which rounds it comes, and how many rows."""
    found = ASKS.findall(compiled(text).source())
    return [(int(every), lines.count("\n")) for _, every, lines in found]


@pytest.mark.parametrize(("type_", "every"), [("f32", 16), ("f64", 8)])
def test_a_line_of_each_row_is_asked_for_once(type_: str, every: int) -> None:
    assert asked(program(type_=type_)) == [(every, 4)]


def test_what_all_rows_are_multiplied_with_is_not() -> None:
    (found,) = ASKS.findall(compiled(program()).source())
    assert "(A + " in found[2]
    assert "(x + " not in found[2]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(program(each=2), id="a processor foresees two"),
        pytest.param(program(type_="i32"), id="a compiler makes vectors of these"),
        pytest.param(
            program(fold="p.0 + sqrt(p.1) * exp(p.1) * (item.1 - p.1)"),
            id="there is enough to do meanwhile",
        ),
        pytest.param(program().replace(", M", "").replace("M", "48"), id="short rows"),
    ],
)
def test_others_are_left_alone(text: str) -> None:
    assert asked(text) == []


@pytest.mark.parametrize("type_", ["f32", "f64"])
@pytest.mark.device
def test_results_are_the_same(type_: str) -> None:
    rng = np.random.default_rng(5)
    kind = np.float32 if type_ == "f32" else np.float64
    for length, width in ((1, 1), (2, 15), (3, 64), (8, 1000)):
        inputs = {
            "A": rng.standard_normal((4 * length, width)).astype(kind),
            "x": rng.standard_normal(width).astype(kind),
        }
        agree(program(type_=type_), inputs)


test_results_are_the_same = DEVICE_MARKS[1](test_results_are_the_same)
