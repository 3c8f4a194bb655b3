"""Which rows a kernel asks for before their turn: those with gaps between them."""

from __future__ import annotations

import pytest

from lift.infer import infer
from lift.opencl.compile import compile_program
from lift.text import parse_program

# Row i of a list with {stride} places a row has as many elements as `count` says.
ROWS = r"""program p<N>(count: [i32]N, list: [{type}]2147483646) =
  count |> split(N) |> mapWrg0(\rows -> rows |> mapSeq(\[i] c ->
    generate(2147483646, \k -> k) |> reduceRange(
      \(a, j) -> a + i64(list[{place}]), 0i64, {first}, i64(c))))"""
AHEAD = "__builtin_prefetch((const void *)((size_t)(list + {place}) + "


def source(
    place: str, type_: str = "i32", first: str = "0i64", text: str = ROWS
) -> str:
    for name, word in (("type", type_), ("place", place), ("first", first)):
        text = text.replace("{" + name + "}", word)
    return compile_program(infer(parse_program(text))).kernels[0].source


@pytest.mark.parametrize(
    ("place", "type_", "first", "shown"),
    [
        ("(64i64 * nat(i)) + j", "i32", "0i64", "((64L * (long)(i + 8)) + (long)idx)"),
        ("(64i64 * nat(i)) + j", "i32", "2i64", "((64L * (long)(i + 8)) + (long)idx)"),
        ("j + (32i64 * nat(i))", "i32", "0i64", "((long)idx + (32L * (long)(i + 8)))"),
        (
            "(16i64 * nat(i)) + (7i64 + j)",
            "i64",
            "0i64",
            "((16L * (long)(i + 8)) + (7L + (long)idx))",
        ),
    ],
)
def test_rows_with_gaps_are(place: str, type_: str, first: str, shown: str) -> None:
    text = source(place, type_, first)
    assert AHEAD.format(place=shown) in text
    assert text.count("__builtin_prefetch") == 1


@pytest.mark.parametrize(
    ("place", "type_"),
    [
        pytest.param("(16i64 * nat(i)) + j", "i32", id="line after line"),
        pytest.param("(64i64 * nat(i)) + j", "i8", id="small elements"),
        pytest.param("j", "i32", id="the same row each time"),
        pytest.param("(64i64 * nat(i)) + (2i64 * j)", "i32", id="not side by side"),
        pytest.param("(nat(i) * nat(i)) + j", "i32", id="no even distance"),
        pytest.param(
            "i64(count[nat(i)]) + j", "i32", id="rows that begin where the data say"
        ),
    ],
)
def test_others_are_not(place: str, type_: str) -> None:
    assert "prefetch" not in source(place, type_)


def test_rows_of_a_matrix_are_not() -> None:
    text = r"""program p<N>(A: [[f32]64]N) =
      A |> split(N) |> mapWrg0(\rows -> rows |> mapSeq(\row ->
        row |> reduceSeq(\(a, x) -> a + x, 0.0f)))"""
    assert "prefetch" not in source("", text=text)
