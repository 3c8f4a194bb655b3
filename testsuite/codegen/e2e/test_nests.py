"""Random loop nests: what the accelerated program computes is what clang's does.

`NESTS_SEED` (default 1) and `NESTS_FILES` (default 1) make campaigns of any length; a
wrong answer names its function, and the file is the same for the same seed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import build_and_compare
from testsuite.codegen.e2e.cases import cases_in
from testsuite.codegen.e2e.nests.generate import generate
from testsuite.codegen.e2e.nests.styles import STYLES

FIRST = int(os.environ.get("NESTS_SEED", "1"))
SEEDS = range(FIRST, FIRST + int(os.environ.get("NESTS_FILES", "1")))
COUNT = 12


@pytest.mark.clang
@pytest.mark.device
@pytest.mark.slow
@pytest.mark.usefixtures("opencl_device")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("style", STYLES)
def test_nests(style: str, seed: int, any_toolchain: Toolchain, tmp_path: Path) -> None:
    source = tmp_path / "nests.c"
    source.write_text(generate(COUNT, seed, STYLES[style]))
    cases = cases_in(source.read_text())
    # As it is written: clang 15 to 22 vectorise c[i % 4] and the like wrongly.
    flags = ("-w", *STYLES[style].flags, "-fno-vectorize")
    outcome = build_and_compare(source, cases, any_toolchain, tmp_path, flags)
    wrong = [w for case in cases for w in outcome.functions[case.name]["wrong"]]
    assert not wrong, "\n".join(wrong)
    assert outcome.offloaded, outcome.left_alone
