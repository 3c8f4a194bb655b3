"""Which sums over rows the compiler may regroup: those that divide, if relaxed."""

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


def test_sums_that_look_at_each_other_are_not() -> None:
    assert FREE not in source("(a.0 + 1.0 / x[j], a.1 + a.0)", "(0.0, 0.0)")


def test_nothing_is_where_order_is_kept() -> None:
    strict = ROWS.replace("{relaxed}", "")
    assert FREE not in source("a + 1.0 / x[j]", text=strict)
