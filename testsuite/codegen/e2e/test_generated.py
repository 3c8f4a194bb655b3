"""Generated kernels: pairs of choices that nobody thought of."""

from __future__ import annotations

from pathlib import Path

import pytest

from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import build_and_compare
from testsuite.codegen.e2e.cases import cases_in
from testsuite.codegen.e2e.generator import generate


@pytest.mark.clang
@pytest.mark.device
@pytest.mark.slow
@pytest.mark.usefixtures("opencl_device")
@pytest.mark.parametrize("seed", [1, 2])
def test_generated(seed: int, any_toolchain: Toolchain, tmp_path: Path) -> None:
    source = tmp_path / "generated.c"
    source.write_text(generate(20, seed))
    cases = cases_in(source.read_text())
    outcome = build_and_compare(source, cases, any_toolchain, tmp_path)
    wrong = [w for case in cases for w in outcome.functions[case.name]["wrong"]]
    assert not wrong, "\n".join(wrong)
    assert len(outcome.offloaded) >= len(cases) // 2, outcome.left_alone
