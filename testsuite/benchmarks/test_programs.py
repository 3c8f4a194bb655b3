"""The benchmark programs: they build, verify, and hold the idioms they promise.

What idlift finds is compared with benchmarks/programs/NAME/expected.toml in both
directions, so a list of missing idioms cannot outlive its reason.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from benchmarks.expected import Finding, detect, differences
from benchmarks.harness.catalogue import Program, programs
from benchmarks.harness.peers import compiler
from detector.frontend import Toolchain, default_toolchain

PROGRAMS = programs()
every_program = pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.name)


def run(binary: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(binary), "tiny"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def build(command: list[str], program: Program, target: Path) -> None:
    done = subprocess.run(
        [*command, str(program.source), "-o", str(target), "-lm"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.clang
@every_program
def test_verifies_with_plain_clang(
    program: Program,
    any_toolchain: Toolchain,
    request: pytest.FixtureRequest,
    tmp_path: Path,
) -> None:
    if program.cxx:
        request.getfixturevalue("any_cxx_toolchain")
    driver = any_toolchain.invocation("c++" if program.cxx else "c")
    build([*driver, "-O1"], program, tmp_path / "a.out")
    done = run(tmp_path / "a.out")
    assert done.returncode == 0, done.stderr
    assert "time: " in done.stdout
    assert "check: " in done.stdout


@every_program
def test_verifies_with_gcc(program: Program, tmp_path: Path) -> None:
    driver = compiler("gcc", program.cxx)
    if shutil.which(driver[0]) is None:
        pytest.skip(f"no {driver[0]} (Debian: apt install {driver[0]})")
    build([*driver, "-O1"], program, tmp_path / "a.out")
    done = run(tmp_path / "a.out")
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def found() -> dict[Path, tuple[Finding, ...]]:
    """What is found in all programs; one process looks at all of them."""
    return detect(PROGRAMS)


@pytest.mark.clang
@pytest.mark.slow
@every_program
def test_expected_idioms_are_found(
    program: Program, found: dict[Path, tuple[Finding, ...]], any_toolchain: Toolchain
) -> None:
    if program.cxx and program.source not in found:
        pytest.skip("no C++ standard library (Debian: apt install g++)")
    clang = default_toolchain().major
    assert differences(program, found[program.source], clang) == []


@pytest.mark.clang
@pytest.mark.device
@pytest.mark.slow
@pytest.mark.usefixtures("any_toolchain", "opencl_device")
@every_program
def test_offloaded_programs_verify(
    program: Program, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    if program.cxx:
        request.getfixturevalue("any_cxx_toolchain")
    driver = [*compiler("idlift", program.cxx), "-O2", "--idlift-fp=relaxed"]
    build([*driver, "--idlift-quiet"], program, tmp_path / "a.out")
    both = run(
        tmp_path / "a.out", IDLIFT_POLICY="always", IDLIFT_VERIFY="1", IDLIFT_TRACE="1"
    )
    assert both.returncode == 0, both.stderr
    assert "VERIFY FAILED" not in both.stderr
    alone = run(tmp_path / "a.out", IDLIFT_POLICY="always")
    assert alone.returncode == 0, alone.stderr


def test_a_wrong_size_is_a_usage_error(tmp_path: Path) -> None:
    if shutil.which("gcc") is None:
        pytest.skip("no gcc (Debian: apt install gcc)")
    build(["gcc"], PROGRAMS[0], tmp_path / "a.out")
    done = subprocess.run(
        [str(tmp_path / "a.out"), "huge"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "tiny|cache|large" in done.stderr
