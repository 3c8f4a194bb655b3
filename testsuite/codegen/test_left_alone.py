"""Loops that legality allows and a kernel would get wrong: they are left alone."""

from __future__ import annotations

import pytest

from codegen.kernels import compiling
from codegen.unit import OffloadedUnit, drafted, offload
from detector.analysis.facade import FunctionAnalyses
from detector.frontend import compile_to_ir
from detector.legality import judge
from detector.loader import canonicalise, read
from detector.matching import find_in_module
from detector.verdict import FpContract
from idlift.detection.library import load_idioms
from idlift.offload.pipeline import lowering
from idlift.offload.settings import Settings

RECORD = "struct job { unsigned key, count; long offset; };\n"
# The loop, and what becomes of it: "" if it is offloaded.
CASES = {
    # Two buffers over the same bytes: on a device with memory of its own, the one
    # that is copied back last would undo what the other has written.
    "int and long fields": (
        "for (int i = 0; i < n; i++) { a[i].key = 7; a[i].offset = 9; }",
        "fields of different types are written",
    ),
    "fields of one type": (
        "for (int i = 0; i < n; i++) { a[i].key = 7; a[i].count = 9; }",
        "",
    ),
    "one field decides about another": (
        "for (int i = 0; i < n; i++) a[i].offset = a[i].key * 2l;",
        "",
    ),
}


# Rows of different lengths: an array of all positions would have too many.
RAGGED = {
    "histogram": "h[key[i * 8 + j] & 255] += length[i];",
    "sum": "sum += key[i * 8 + j];",
}


def offloaded(source: str) -> OffloadedUnit:
    """The unit after all stages that run no second compiler."""
    text = canonicalise(compile_to_ir(source, ["-O2"]), "a.c")
    module = read(text, "a.c")
    allowed = FpContract()
    idioms = load_idioms((), None).idioms
    found = find_in_module(module, idioms, lambda m, p: judge(m, p, allowed))
    usable = [match for match in found.matches if match.usable]
    analyses = {m.function: FunctionAnalyses(m.function, module) for m in usable}
    kernels = compiling(lowering(Settings()))
    return offload(text, drafted(usable, analyses), kernels, "a.c")


@pytest.mark.clang
@pytest.mark.parametrize("name", CASES)
def test_buffers_do_not_share_written_bytes(name: str) -> None:
    loop, reason = CASES[name]
    unit = offloaded(f"{RECORD}void f(struct job *a, int n) {{ {loop} }}")
    assert len(unit.sites) + len(unit.declined) == 1
    if reason:
        assert reason in unit.declined[0].why
    else:
        assert unit.sites


@pytest.mark.clang
@pytest.mark.parametrize("name", RAGGED)
def test_ragged_rows_are_not_taken_for_full_ones(name: str) -> None:
    unit = offloaded(
        "int f(const int *restrict key, const int *restrict length, int *restrict h,"
        " int n) { int sum = 0; for (int i = 0; i < n; i++)"
        f" for (int j = 0; j < length[i]; j++) {{ {RAGGED[name]} }} return sum; }}"
    )
    nests = [site for site in unit.sites if site.match.loop.depth == 1]
    assert not nests


# A loop, and whether it is known to be over sooner than a question is answered.
MOMENTS = {
    "for (int i = 0; i < 3; i++) y[i] = 2 * x[i];": True,
    "for (int i = 0; i < 5; i++) for (int j = 0; j < 2; j++) y[2*i+j] = x[i];": True,
    "for (int i = 0; i < 1000; i++) y[i] = 2 * x[i];": False,
    "for (int i = 0; i < n; i++) y[i] = 2 * x[i];": False,
    "for (int i = 0; i < n; i++) for (int j = 0; j < 3; j++) y[3*i+j] = x[i];": False,
}


@pytest.mark.clang
@pytest.mark.parametrize("loop", MOMENTS)
def test_loops_of_a_moment(loop: str) -> None:
    unit = offloaded(
        "void f(float *restrict y, const float *restrict x, int n) {"
        f'_Pragma("clang loop unroll(disable)") {loop} }}'
    )
    assert bool(unit.sites) != MOMENTS[loop]
    assert all("over in a moment" in d.why for d in unit.declined if MOMENTS[loop])


@pytest.mark.clang
@pytest.mark.parametrize("limit", ["d", "d - 1"])
def test_sums_whose_inner_limit_may_wrap(limit: str) -> None:
    unit = offloaded(
        "long f(int c, int d, int b, int e, const long p[40][40]) {"
        f" long s = 0; int limit = {limit}; for (int j = b; j < e; j++)"
        " for (int i = c; i < limit; i++) s = s + p[j][i]; return s; }"
    )
    assert [site.match.kind for site in unit.sites] == ["scalar_reduction"]
    assert not unit.declined
