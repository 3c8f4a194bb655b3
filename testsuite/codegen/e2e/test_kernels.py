"""Every kind, element type and layout: the accelerated program does what clang's does.

The C files in `kernels/` are compiled by clang and by idlift-cc, and every function is
called with the same data in both: sizes from 0 to thousands, arrays aligned and not,
apart and overlapping, with NaNs, infinities, -0.0 and the extremes of integers.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from codegen.stub_ir import RTS
from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import build_and_compare
from testsuite.codegen.e2e.cases import cases_in, files

STRICT = ("-std=gnu11", "-Wall", "-Wextra", "-Wshadow", "-Werror", "-fsyntax-only")


def check_stubs(evidence: Path) -> None:
    """Generated C is C that compilers have nothing to say about."""
    stubs = [str(path) for path in evidence.glob("*/host.c")]
    for compiler in ("gcc", "clang-19"):
        if stubs and shutil.which(compiler):
            command = [compiler, *STRICT, f"-I{RTS}", *stubs]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.stderr == "", done.stderr[:3000]


@pytest.mark.clang
@pytest.mark.device
@pytest.mark.usefixtures("opencl_device")
@pytest.mark.parametrize("file", files(), ids=lambda path: path.stem)
def test_kernels(file: Path, any_toolchain: Toolchain, tmp_path: Path) -> None:
    text = file.read_text()
    cases = cases_in(text)
    flags = [
        word
        for line in text.splitlines()
        if line.startswith("// flags:")
        for word in line.removeprefix("// flags:").split()
    ]
    outcome = build_and_compare(file, cases, any_toolchain, tmp_path, flags)
    ends = [*(case.line for case in cases[1:]), len(text.splitlines()) + 1]
    wrong = [w for case in cases for w in outcome.functions[case.name]["wrong"]]
    assert not wrong, "\n".join(wrong)
    check_stubs(tmp_path / "evidence")
    unexpected = []
    for case, end in zip(cases, ends, strict=True):
        fate = outcome.fate(case, end)
        launches = outcome.functions[case.name]["launches"]
        if fate != case.expected.rstrip("?") and not (
            case.expected.endswith("?") and fate == "original"
        ):
            why = outcome.why(case, end)
            unexpected.append(f"{case.name}: {fate}, not {case.expected}: {why}")
        elif bool(launches) != (fate != "original") and "?" not in case.expected:
            unexpected.append(f"{case.name}: {fate}, but {launches} launches")
    assert not unexpected, "\n".join(unexpected)


@pytest.mark.clang
@pytest.mark.device
@pytest.mark.slow
@pytest.mark.usefixtures("opencl_device")
@pytest.mark.parametrize("flags", [("-O2",), ("-O0", "-g"), ("-O3", "-march=native")])
def test_every_clang(
    toolchain: Toolchain, tmp_path: Path, flags: tuple[str, ...]
) -> None:
    """The IR of each clang, old or new, becomes an object; FMA is FMA in kernels."""
    (file,) = [path for path in files() if path.stem == "names"]
    cases = cases_in(file.read_text())
    outcome = build_and_compare(file, cases, toolchain, tmp_path, flags)
    assert not [w for case in cases for w in outcome.functions[case.name]["wrong"]]
    assert all(outcome.functions[case.name]["launches"] for case in cases)
