"""Which loops of a kernel the compiler is asked to interleave: written-out filters."""

from __future__ import annotations

import pytest

from lift.infer import infer
from lift.opencl.compile import compile_program
from lift.text import parse_program

FILTER = r"""program p<N>(w: [f32]{taps}, x: [f32](N + {taps} - 1)) =
  x |> slide({taps}, 1) |> split(N)
  |> mapWrg0(\rows -> rows |> mapSeq(\row ->
    zip(w, row) |> reduceSeq{unroll}(\(a, p) -> a + p.0 * p.1, 0.0f)))"""


def source(text: str) -> str:
    return compile_program(infer(parse_program(text))).kernels[0].source


def filtered(taps: int, unroll: str = "{unroll}") -> str:
    return FILTER.replace("{taps}", str(taps)).replace("{unroll}", unroll)


@pytest.mark.parametrize("taps", [12, 17, 25])
def test_filters_are(taps: int) -> None:
    assert source(filtered(taps)).count("#pragma clang loop interleave_count(8)") == 1


PAIRS = r"""program p<N>(w: [f32]17, x: [[f32](N + 16)]4) =
  x |> split(2) |> mapWrg0(\pair -> pair |> map(slide(17, 1)) |> transpose
    |> mapSeq(\both -> both |> mapSeq{unroll}(\row ->
      zip(w, row) |> reduceSeq{unroll}(\(a, p) -> a + p.0 * p.1, 0.0f)))
    |> transpose)"""


def test_results_of_several_rows_are_stored_last() -> None:
    text = source(PAIRS)
    assert text.count("#pragma clang loop interleave_count(4)") == 1
    lines = [line.strip() for line in text.splitlines()]
    stores = [k for k, line in enumerate(lines) if line.startswith("out[")]
    sums = [k for k, line in enumerate(lines) if line.startswith("acc")]
    assert len(stores) == 2
    assert max(sums) < min(stores)


def test_no_store_is_overtaken_by_what_reads_it() -> None:
    text = r"""program p<N>(w: [f32]17, inout x: [f32](2*N)): [f32](2*N) into x =
      x |> split(2) |> split(N) |> mapWrg0(\rows -> rows |> mapSeq(\two ->
        two |> mapSeq{unroll}(\v ->
          w |> reduceSeq{unroll}(\(a, c) -> a + c * v, 0.0f)))) |> join |> join"""
    lines = [line.strip() for line in source(text).splitlines()]
    stores = [k for k, line in enumerate(lines) if line.startswith("x[")]
    sums = [k for k, line in enumerate(lines) if line.startswith("acc")]
    assert len(stores) == 2
    assert min(stores) < max(sums)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(filtered(11), id="factors that fit registers"),
        pytest.param(filtered(17, ""), id="a loop over the factors"),
        pytest.param(
            r"""program p<N>(w: [f32]17, x: [f32]N) =
              x |> split(N) |> mapWrg0(\rows -> rows |> reduceSeq(\(b, e) ->
                w |> reduceSeq{unroll}(\(a, c) -> a + c * e, b), 0.0f))""",
            id="a sum that goes on",
        ),
        pytest.param(
            filtered(17).replace("zip(w, row)", "zip(row, row)"),
            id="factors of their own",
        ),
    ],
)
def test_others_are_not(text: str) -> None:
    assert "interleave" not in source(text)
