"""When products and sums of a loop may be fused: by its flags, or by permission."""

from __future__ import annotations

from pathlib import Path

import pytest

from detector.frontend import Toolchain, compile_to_ir
from detector.legality import judge
from detector.loader import load
from detector.matching import find_in_module
from detector.verdict import EXACT, FpContract
from idlift.detection.library import load_idioms

pytestmark = pytest.mark.clang

AXPY = """void axpy(double *restrict y, const double *restrict x, double a, int n) {
  for (int i = 0; i < n; i++) y[i] += a * x[i];
}
"""
#: Regrouping alone is not a permission to fuse.
REGROUP = ("-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math")
EVERYTHING = FpContract(reassoc=True, libm=True, relaxed=True)
CASES = (
    (("-O2", "-ffast-math"), EXACT, True),
    (("-O2",), EXACT, False),
    (("-O2", "-ffp-contract=off", *REGROUP), EXACT, False),
    (("-O2",), FpContract(reassoc=True), False),
    (("-O2",), EVERYTHING, True),
)


@pytest.mark.parametrize(("flags", "allowed", "relaxed"), CASES)
def test_relaxed(
    flags: tuple[str, ...],
    allowed: FpContract,
    relaxed: bool,
    newest_toolchain: Toolchain,
    tmp_path: Path,
) -> None:
    file = tmp_path / "axpy.c"
    file.write_text(AXPY)
    module = load(compile_to_ir(file, list(flags), newest_toolchain), file.name)
    found = find_in_module(
        module,
        load_idioms((), None).idioms,
        lambda match, program: judge(match, program, allowed),
    )
    (match,) = found.matches
    assert match.verdict is not None
    assert match.verdict.fp.relaxed == relaxed


def test_what_is_needed_is_within_what_is_allowed() -> None:
    needed = FpContract(reassoc=True, relaxed=True)
    assert needed.within(EVERYTHING)
    assert not needed.within(FpContract(reassoc=True))
    assert needed | EXACT == needed
