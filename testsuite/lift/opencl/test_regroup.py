"""Which sums over rows may be regrouped, if relaxed: those that divide or gather."""

from __future__ import annotations

import pytest

from lift.infer import infer
from lift.opencl.compile import compile_program
from lift.text import parse_program

ROWS = r"""program{relaxed} p<N>(count: [i32]N, x: [f64]2147483646) =
  count |> split(N) |> mapWrg0(\rows -> rows |> mapSeq(\[i] c ->
    generate(2147483646, \k -> k) |> reduceRange(
      \(a, j) -> {step}, {zero}, 0i64, i64(c))))"""
FREE = "#pragma clang fp reassociate(on)"


def source(step: str, zero: str = "0.0", text: str = ROWS) -> str:
    text = text.replace("{step}", step).replace("{zero}", zero)
    return compile_program(infer(parse_program(text))).kernels[0].source


@pytest.mark.parametrize(
    ("step", "shown"),
    [
        ("a + 1.0 / x[j]", "acc = acc + (1.0 / x[j]);"),
        ("(1.0 / x[j]) + a", "acc = acc + (1.0 / x[j]);"),
        ("a - sqrt(x[j])", "acc = acc + (-sqrt(x[j]));"),
        ("fma(x[j], 1.0 / x[j], a)", "acc = acc + (x[j] * (1.0 / x[j]));"),
        (
            "select(x[j] < 2.0, a + 1.0 / x[j], a)",
            "acc = acc + (x[j] < 2.0 ? (1.0 / x[j]) : (-0.0));",
        ),
        (
            "select(x[j] < 2.0, a, fma(x[j], 1.0 / x[j], a))",
            "acc = acc + (x[j] < 2.0 ? (-0.0) : (x[j] * (1.0 / x[j])));",
        ),
    ],
)
def test_sums_that_divide_are(step: str, shown: str) -> None:
    text = source(step)
    assert text.count(FREE) == 1
    assert "#pragma clang loop vectorize_width(4)" in text
    assert shown in text


def test_several_sums_are() -> None:
    text = source("(a.0 + 1.0 / x[j], a.1 - x[j])", "(0.0, 0.0)")
    assert text.count(FREE) == 1


@pytest.mark.parametrize(
    "step",
    [
        pytest.param("a + 2.0 * x[j]", id="products wait for memory"),
        pytest.param("a + exp(1.0 / x[j])", id="no vector instruction"),
        pytest.param("a * (1.0 / x[j])", id="no sum"),
        pytest.param("a + 1.0 / (a + x[j])", id="the sum so far is used"),
        pytest.param("select(a < 2.0, a + 1.0 / x[j], a)", id="the sum decides"),
        pytest.param("select(x[j] < 2.0, 1.0 / x[j], a)", id="it begins anew"),
    ],
)
def test_others_are_not(step: str) -> None:
    assert FREE not in source(step)


SPARSE = r"""program{relaxed} p<N>(
  ends: [i32](N + 1), column: [i32]2147483646, x: [f64]2147483646) =
  zip(ends |> take(N), ends |> drop(1)) |> split(N) |> mapWrg0(\rows -> rows
    |> mapSeq(\(s, e) -> column |> reduceRange(\(a, c) -> {step}, {zero}, s, e)))"""


@pytest.mark.parametrize(
    ("step", "shown"),
    [
        ("a + x[i64(c)]", "acc = acc + x[idx_2];"),
        ("a - 2.0 * x[i64(c)]", "acc = acc + (-(2.0 * x[idx_2]));"),
    ],
)
def test_rows_of_sparse_matrices_are_two_sums(step: str, shown: str) -> None:
    text = source(step, text=SPARSE)
    assert text.count(FREE) == 1
    assert "#pragma clang loop vectorize_width(1)" in text
    assert "#pragma clang loop interleave_count(2)" in text
    assert shown in text


@pytest.mark.parametrize("step", ["a * x[i64(c)]", "a + f64(c)", "max(a, x[i64(c)])"])
def test_other_folds_by_lists_are_not(step: str) -> None:
    assert FREE not in source(step, text=SPARSE)


def test_rows_of_sparse_matrices_keep_their_order_unless_relaxed() -> None:
    strict = SPARSE.replace("{relaxed}", "")
    assert FREE not in source("a + x[i64(c)]", text=strict)


def test_sums_that_look_at_each_other_are_not() -> None:
    assert FREE not in source("(a.0 + 1.0 / x[j], a.1 + a.0)", "(0.0, 0.0)")


def test_nothing_is_where_order_is_kept() -> None:
    strict = ROWS.replace("{relaxed}", "")
    assert FREE not in source("a + 1.0 / x[j]", text=strict)
