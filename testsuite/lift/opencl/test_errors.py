"""Bad programs: the message names the cause and its place."""

from __future__ import annotations

import pytest

from lift.diagnostics import LiftError
from lift.opencl import Config
from testsuite.lift.opencl.harness import compiled

#: Parts of different lengths: what is kept of one has no size of its own.
_PARTS = (
    "x |> partition(3, \\k -> min((N + 2)/3*(k + 1), N) - min((N + 2)/3*k, N)) "
    "|> {}(\\row -> row |> {}(sqrt)) |> join"
)
CASES: list[tuple[str, str, str]] = [
    ("L301", "x |> map(\\v -> v + 1.0f)", "map is a high-level pattern"),
    ("L301", "x |> split(64) |> mapGlb0(reduce(+, 0.0f))", "reduce is a high-level"),
    ("L302", "x |> mapLcl0(id)", "not inside mapWrg(0)"),
    ("L302", "x |> split(64) |> mapGlb0(mapGlb0(id))", "same work-items"),
    ("L302", "x |> split(64) |> mapGlb0(mapWrg0(id))", "cannot be nested"),
    ("L302", "x |> split(64) |> mapWrg1(mapLcl0(id))", "not inside mapWrg(0)"),
    ("L303", "x |> toLocal(mapSeq(id)) |> mapGlb0(id)", "work-group"),
    ("L304", "x |> pad(1, 1, clamp)", "nothing says who writes it"),
    (
        "L307",
        "x |> split(64) |> mapWrg0(\\c -> c |> toLocal(mapLcl0(id)) "
        "|> toGlobal(mapSeq(id)))",
        "would write the same place",
    ),
    (
        "L306",
        "x |> split(64) |> mapWrg0(\\c -> if c[0] < 1.0f "
        "then c |> toLocal(mapLcl0(id)) |> gather(reverse) |> toGlobal(mapLcl0(id)) "
        "else c |> mapLcl0(id))",
        "there can be no barrier",
    ),
    (
        "L308",
        "x |> split(65536) |> mapWrg0(\\c -> c |> toLocal(mapLcl0(id)) "
        "|> gather(reverse) |> toGlobal(mapLcl0(id)))",
        "local memory",
    ),
    (
        "L303",
        "x |> split(64) |> mapWrg0(toLocal(mapLcl0(id)))",
        "wanted in global memory",
    ),
    ("L309", _PARTS.format("mapGlb1", "toGlobal(mapSeq(fabs)) |> mapSeq"), "global"),
    ("L309", _PARTS.format("mapWrg0", "toLocal(mapLcl0(fabs)) |> mapLcl0"), "local"),
    ("L309", _PARTS.format("mapGlb0", "toPrivate(mapSeq(fabs)) |> mapSeq"), "private"),
    ("L103", "zip(x, x |> drop(1)) |> mapGlb0(\\(a, b) -> a + b)", ""),
    ("L104", "x |> split(7) |> mapGlb0(mapSeq(id))", ""),
]


@pytest.mark.parametrize(("code", "body", "message"), CASES)
def test_refused(code: str, body: str, message: str) -> None:
    text = f"program p<N>(x: [f32]N) where 65536 divides N =\n  {body}"
    with pytest.raises(LiftError) as problem:
        compiled(text)
    diagnostic = problem.value.diagnostic
    assert diagnostic.code == code, str(problem.value)
    assert message in diagnostic.message
    assert diagnostic.span is not None, str(problem.value)


def test_no_atomic_form() -> None:
    text = (
        "program p<N>(k: [i32]N, h: [f32]8, v: [f32]N) = "
        r"reduceByIndex{atomic, assoc, comm}(\(a, b) -> a + b * a, h, k, v)"
    )
    with pytest.raises(LiftError) as problem:
        compiled(text, Config())
    assert problem.value.diagnostic.code == "L311"
