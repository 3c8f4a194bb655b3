"""The checks of `idlift doctor` that need no device: compilers, packages, folders.

Consumes the machine as it is; produces findings. Compiles two tiny programs in a
temporary folder, since a clang that prints its version may still miss its headers.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from detector.frontend import Driver, FrontendError, Toolchain, default_toolchain
from detector.frontend.probe_cache import cache_directory
from detector.frontend.toolchain import discover
from idlift.doctor.finding import Finding, Level
from idlift.doctor.opencl import check_opencl

OUR_PACKAGES = ("idl", "detector", "lift", "codegen", "idlift")

C_PROGRAM = "#include <stdio.h>\n#include <math.h>\nint main(void) { return 0; }\n"
CXX_PROGRAM = "#include <iostream>\nint main() { std::cout << std::flush; }\n"


def check_python() -> Finding:
    """Python itself."""
    version = platform.python_version()
    return Finding("python", Level.GOOD, f"{version} ({sys.executable})")


def check_imports() -> Finding:
    """Our packages have common names; another `lift` on the path would shadow ours."""
    home = _package_folder("idlift").parent
    wrong = []
    for name in OUR_PACKAGES:
        found = _package_folder(name)
        if found.parent != home:
            wrong.append(f"{name} comes from {found}")
    if wrong:
        return Finding(
            "packages",
            Level.BROKEN,
            f"not all packages come from {home}",
            tuple(wrong),
            ("install idlift into a virtual environment of its own (pipx, uv tool)",),
        )
    return Finding("packages", Level.GOOD, f"{', '.join(OUR_PACKAGES)} from {home}")


def _package_folder(name: str) -> Path:
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        return Path("(nowhere)") / name
    return Path(spec.origin).resolve().parent


def check_clang() -> Finding:
    """A clang was found, and it can make programs."""
    looked_at = tuple(
        f"{' '.join(c.argv[:2])}: {_version(c.version)}{c.rejected or 'usable'}"
        for c in discover().candidates
    )
    try:
        chosen = default_toolchain()
    except FrontendError as error:
        return Finding("clang", Level.BROKEN, error.message)
    failure = compile_and_link(chosen, "c", C_PROGRAM)
    if failure:
        return Finding(
            "clang",
            Level.BROKEN,
            f"{chosen.description} cannot make a C program",
            (*failure.splitlines()[:4], *looked_at),
            ("install a C library and linker: apt install gcc libc6-dev",),
        )
    return Finding("clang", Level.GOOD, chosen.description, looked_at)


def _version(version: tuple[int, int, int] | None) -> str:
    return "" if version is None else f"{'.'.join(map(str, version))}, "


def check_cxx() -> Finding:
    """C++ needs the headers and the library of g++ (or libc++)."""
    try:
        chosen = default_toolchain()
    except FrontendError:
        return Finding("C++", Level.ADVICE, "not available without a clang")
    failure = compile_and_link(chosen, "c++", CXX_PROGRAM)
    if failure and chosen.cxx_arguments:
        return Finding(
            "C++",
            Level.ADVICE,
            "C++ can be analysed (with the headers of libc++), but not linked",
            (),
            ("install the C++ standard library: apt install g++",),
        )
    if failure:
        return Finding(
            "C++",
            Level.ADVICE,
            "C++ programs cannot be compiled here; C works",
            tuple(failure.splitlines()[:2]),
            ("install the C++ standard library: apt install g++",),
        )
    return Finding("C++", Level.GOOD, "headers, library and linker work")


def compile_and_link(toolchain: Toolchain, driver: Driver, program: str) -> str:
    """What clang says when it cannot make this program; empty if it can."""
    with tempfile.TemporaryDirectory(prefix="idlift-") as folder:
        words = ["-x", driver, "-", "-lm", "-o", str(Path(folder) / "program")]
        try:
            done = subprocess.run(
                [*toolchain.invocation(driver), *words],
                input=program,
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError as error:
            return str(error)
        return "" if done.returncode == 0 else (done.stderr or "it failed silently")


def check_llvmlite() -> Finding:
    """The reader of LLVM IR, and whether it is new enough for the clang."""
    # In another process: loading LLVM takes time, and its failures are not ours.
    code = (
        "import llvmlite, llvmlite.binding as b;"
        "print(llvmlite.__version__, *b.llvm_version_info)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines()
        return Finding(
            "llvmlite",
            Level.BROKEN,
            "cannot be imported",
            tuple(lines[-1:]),
            ("pip install 'llvmlite==0.50.*'",),
        )
    version, major, *rest = done.stdout.split()
    llvm = ".".join([major, *rest])
    newest = max((t.major for t in discover().toolchains), default=0)
    if newest > int(major):
        return Finding(
            "llvmlite",
            Level.ADVICE,
            f"{version} with LLVM {llvm} cannot read the IR of clang {newest}",
            (),
            ("pip install --upgrade llvmlite",),
        )
    return Finding("llvmlite", Level.GOOD, f"{version} with LLVM {llvm}")


def check_native() -> Finding:
    """Whether idlift-cc runs as native code, which takes less time."""
    from idlift import installation
    from idlift.native import finder

    if not finder.is_wanted():
        return Finding("native", Level.ADVICE, f"turned off by ${finder.VARIABLE}")
    home = installation.folder()
    folders = [] if home is None else finder.folders(str(home))
    if home is not None and finder.native_code(str(home)) is not None:
        return Finding("native", Level.GOOD, "idlift-cc runs as native code")
    manifests = [m for m in map(finder.manifest_of, folders) if m is not None]
    return Finding(
        "native",
        Level.ADVICE,
        "idlift-cc is run by Python, which takes longer",
        tuple(finder.why_stale(manifest) for manifest in manifests[:1]),
        ("make native, or python -m idlift.native (once, 3 minutes)",),
    )


def check_cache() -> Finding:
    """Where results are kept between runs."""
    folder = cache_directory()
    existing = next(p for p in (folder, *folder.absolute().parents) if p.exists())
    if not (existing.is_dir() and os.access(existing, os.W_OK)):
        return Finding(
            "cache",
            Level.ADVICE,
            f"{folder} cannot be written; nothing is kept between runs",
            (),
            ("set IDLIFT_CACHE to a folder of yours",),
        )
    return Finding("cache", Level.GOOD, str(folder))


CHECKS: tuple[Callable[[], Finding], ...] = (
    check_python,
    check_imports,
    check_clang,
    check_cxx,
    check_llvmlite,
    check_opencl,
    check_native,
    check_cache,
)


def examine() -> tuple[Finding, ...]:
    """Run every check."""
    return tuple(check() for check in CHECKS)
