"""Fixtures for what a test may need from outside: compilers, devices, simulators.

A test that needs something that is not there is skipped with the reason; the summary
of `make test` lists these reasons, so nobody takes an untested path for a tested one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache

import pytest

from idlift import installation
from idlift.native import finder
from idlift.native.build import CannotBuild, tools

# A run of its own: the same tests with native code. Before anything else is imported.
if os.environ.get("IDLIFT_TEST_NATIVE"):
    os.environ[finder.VARIABLE] = "1"
    assert finder.use_native(), "no native code: make native"

from detector.frontend import Toolchain, discover

# Accelerated programs that tests run remember nothing: each test is on its own.
os.environ["IDLIFT_TIMES"] = "0"
# Nor does a compiler stay for the next one, where that is not what is tested.
os.environ["IDLIFT_STAY"] = "0"


def _toolchain_id(toolchain: Toolchain) -> str:
    return f"{toolchain.kind}-clang-{toolchain.major}"


_TOOLCHAINS = discover().toolchains


@pytest.fixture(
    params=_TOOLCHAINS or [None],
    ids=[_toolchain_id(t) for t in _TOOLCHAINS] or ["no-clang"],
    scope="session",
)
def toolchain(request: pytest.FixtureRequest) -> Toolchain:
    """Each clang on this machine in turn."""
    if request.param is None:
        pytest.skip("no supported clang on this machine")
    found: Toolchain = request.param
    return found


@pytest.fixture(scope="session")
def any_toolchain() -> Toolchain:
    """The clang that users get by default here."""
    if not _TOOLCHAINS:
        pytest.skip("no supported clang on this machine")
    return _TOOLCHAINS[0]


@pytest.fixture(scope="session")
def newest_toolchain() -> Toolchain:
    """The newest clang here; with the ziglang package installed, clang 22."""
    if not _TOOLCHAINS:
        pytest.skip("no supported clang on this machine")
    return max(_TOOLCHAINS, key=lambda t: t.version)


@pytest.fixture(scope="session")
def clang19() -> Toolchain:
    """Debian's clang-19."""
    for found in _TOOLCHAINS:
        if found.kind == "system" and found.major == 19:
            return found
    pytest.skip("clang-19 is not installed (Debian: apt install clang-19)")


@cache
def _has_cxx_library(toolchain: Toolchain) -> bool:
    done = subprocess.run(
        [*toolchain.invocation("c++"), "-fsyntax-only", "-x", "c++", "-"],
        input=b"#include <vector>\n",
        capture_output=True,
        check=False,
    )
    # Headers from ziglang are enough to read C++, but tests also link and run it.
    return done.returncode == 0 and not toolchain.cxx_arguments


@pytest.fixture(scope="session")
def cxx_toolchain(toolchain: Toolchain) -> Toolchain:
    """Each clang in turn, if it finds a C++ standard library (gcc alone has none)."""
    if not _has_cxx_library(toolchain):
        pytest.skip("no C++ standard library (Debian: apt install g++)")
    return toolchain


@pytest.fixture(scope="session")
def any_cxx_toolchain(any_toolchain: Toolchain) -> Toolchain:
    """The default clang, if it finds a C++ standard library."""
    if not _has_cxx_library(any_toolchain):
        pytest.skip("no C++ standard library (Debian: apt install g++)")
    return any_toolchain


@cache
def _opencl_devices() -> int:
    # In the same process on purpose: a broken driver should fail here, once.
    try:
        import pyopencl
    except ImportError:
        return 0
    try:
        return sum(len(p.get_devices()) for p in pyopencl.get_platforms())
    except pyopencl.Error:
        return 0


@pytest.fixture(scope="session")
def opencl_device() -> None:
    """Skips unless there is an OpenCL device (pyopencl[pocl] brings one)."""
    if not _opencl_devices():
        pytest.skip("no OpenCL device (pip install 'pyopencl[pocl]' brings one)")


@pytest.fixture(scope="session")
def native() -> str:
    """The folder with native code of our own modules, which `make test` makes first."""
    try:
        tools()
    except CannotBuild as error:
        pytest.skip(f"no native code: {error.message} ({error.remedy})")
    home = installation.folder()
    found = None if home is None else finder.native_code(str(home))
    assert found is not None, "no native code as new as the texts: make native"
    return found.folder


@pytest.fixture(scope="session")
def oclgrind() -> str:
    """Path of the oclgrind simulator."""
    found = shutil.which("oclgrind")
    if found is None:
        pytest.skip("oclgrind is not installed (Debian: apt install oclgrind)")
    return found
