"""Rows of stencils have a name where they begin; what reads one or two has none."""

from __future__ import annotations

from lift.opencl import Config
from testsuite.lift.opencl.harness import compiled

STENCIL = (
    "program p<n, m>(A: [[f32](m + 2)](n + 2)): [[f32]m]n = "
    "A |> slide2D(3, 1) |> mapGlb0(mapSeq(\\w -> "
    "w[0][1] + w[1][0] + w[1][2] + w[2][1]))"
)
COPY = (
    "program p<n, m>(A: [[f32]m]n): [[f32]m]n = A |> mapGlb0(mapSeq(\\v -> 2.0f * v))"
)


def test_rows_of_a_stencil_have_names() -> None:
    source = compiled(STENCIL, Config()).source()
    assert source.count("const int start") >= 3
    loop = source[source.index("for (") :]
    assert "*" not in loop[: loop.index("}")]


def test_wide_indices_have_wide_names() -> None:
    assert "const long start" in compiled(STENCIL, Config()).source(64)


def test_few_rows_have_none() -> None:
    assert "start" not in compiled(COPY, Config()).source()
