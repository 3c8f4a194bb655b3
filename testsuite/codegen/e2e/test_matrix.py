"""Every kind of idiom in every layout and element type, in few builds."""

from __future__ import annotations

from pathlib import Path

import pytest

from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import build_and_compare
from testsuite.codegen.e2e.cases import cases_in
from testsuite.codegen.e2e.generator import ELEMENTS
from testsuite.codegen.e2e.matrix import of_type, rotation

pytestmark = [pytest.mark.clang, pytest.mark.device]


def check(text: str, toolchain: Toolchain, folder: Path) -> None:
    """All functions of a file are offloaded, and do what the original does."""
    source = folder / "matrix.c"
    source.write_text(text)
    cases = cases_in(text)
    outcome = build_and_compare(source, cases, toolchain, folder)
    wrong = [w for case in cases for w in outcome.functions[case.name]["wrong"]]
    assert not wrong, "\n".join(wrong)
    ends = [*(case.line for case in cases[1:]), len(text.splitlines()) + 1]
    fates = [
        (case.name, case.expected, outcome.fate(case, end), outcome.why(case, end))
        for case, end in zip(cases, ends, strict=True)
    ]
    assert not [fate for fate in fates if fate[2] not in _as_good(fate[1])]
    idle = [c.name for c in cases if not outcome.functions[c.name]["launches"]]
    assert not idle


def _as_good(kind: str) -> tuple[str, ...]:
    """Some clangs put a condition into a product: it is found as what includes it."""
    return (kind, "map_reduce") if kind == "gemv" else (kind,)


@pytest.mark.usefixtures("opencl_device")
def test_each_layout(any_toolchain: Toolchain, tmp_path: Path) -> None:
    check(rotation(0), any_toolchain, tmp_path)


@pytest.mark.slow
@pytest.mark.usefixtures("opencl_device")
@pytest.mark.parametrize("element", ELEMENTS)
def test_each_type(element: str, any_toolchain: Toolchain, tmp_path: Path) -> None:
    check(of_type(element), any_toolchain, tmp_path)
