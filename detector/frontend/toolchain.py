"""Which clang to use, and how to call it.

Consumes the environment ($IDLIFT_CLANG, PATH, the ziglang package); produces a
`Discovery` with the chosen `Toolchain` and every candidate that was looked at, so that
`idlift doctor` can explain the choice. Compiles nothing.

Note [zig clang]: the ziglang package is used as `zig clang`, which is clang's own
driver, and not as `zig cc`, which is a driver of Zig's: that one compiles for the host
CPU, adds UBSan at -O0, and builds a libc++ from source for the first C++ program. The
plain driver does none of it. It only has to be told the target (it was configured for
musl) and where the builtin headers are; then it finds the system's C and C++ libraries
and its linker like any clang.
"""

from __future__ import annotations

import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from detector.frontend import probe_cache
from detector.frontend.command import Driver
from detector.frontend.errors import FrontendError
from detector.frontend.libcxx import libcxx_arguments

# Opaque pointers are the default since clang 15; llvmlite 0.50 reads IR up to LLVM 22.
OLDEST = 15
NEWEST = 22

Version = tuple[int, int, int]
Kind = Literal["system", "zig"]


@dataclass(frozen=True, slots=True)
class Toolchain:
    """A clang that works for us: `argv` comes before the user's arguments."""

    kind: Kind
    argv: tuple[str, ...]
    version: Version
    cxx_arguments: tuple[str, ...] = ()
    """What C++ needs besides; see `libcxx`."""

    def invocation(self, driver: Driver = "c") -> tuple[str, ...]:
        """The words with which a command for C or for C++ begins."""
        if driver == "c":
            return self.argv
        return (*self.argv, "--driver-mode=g++", *self.cxx_arguments)

    @property
    def major(self) -> int:
        return self.version[0]

    @property
    def description(self) -> str:
        """As users know it: "clang 19.1.7 (/usr/bin/clang-19)"."""
        number = ".".join(map(str, self.version))
        origin = "PyPI package ziglang" if self.kind == "zig" else self.argv[0]
        return f"clang {number} ({origin})"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A clang that was looked at; `rejected` says why it will not do, "" if it will."""

    kind: Kind
    argv: tuple[str, ...]
    version: Version | None
    rejected: str

    @property
    def toolchain(self) -> Toolchain | None:
        if self.rejected or self.version is None:
            return None
        extra = (
            libcxx_arguments(Path(self.argv[0]).parent) if self.kind == "zig" else ()
        )
        return Toolchain(self.kind, self.argv, self.version, extra)


@dataclass(frozen=True, slots=True)
class Discovery:
    """All candidates in order of preference; the first acceptable one is used."""

    candidates: tuple[Candidate, ...]

    @property
    def toolchains(self) -> tuple[Toolchain, ...]:
        found = (c.toolchain for c in self.candidates)
        return tuple(t for t in found if t is not None)


def default_toolchain() -> Toolchain:
    """The clang to use; a `FrontendError` that says what to install if there is none.

    A clang that the user named but that will not do is an error: silently using
    another compiler would be worse.
    """
    return _default(os.environ.get("IDLIFT_CLANG", ""), os.environ.get("PATH", ""))


@cache
def _default(named: str, path: str) -> Toolchain:
    # Not all of `discover`: asking a clang for its version takes its time.
    looked: list[Candidate] = []
    for candidate in _candidates(named, path):
        if candidate.toolchain is not None:
            return candidate.toolchain
        if named and not looked:
            raise FrontendError(
                f"$IDLIFT_CLANG is {shlex.join(candidate.argv)!r}, "
                f"but {candidate.rejected}"
            )
        looked.append(candidate)
    looked_at = "".join(f"\n  {shlex.join(c.argv)}: {c.rejected}" for c in looked)
    raise FrontendError(
        f"no usable clang found (versions {OLDEST} to {NEWEST} will do). "
        "Install one (`pip install ziglang`, or `apt install clang-19`), or set "
        f"IDLIFT_CLANG to its path.{looked_at}"
    )


def discover() -> Discovery:
    """Look at every clang there is, the preferred one first."""
    return _discover(os.environ.get("IDLIFT_CLANG", ""), os.environ.get("PATH", ""))


@cache
def _discover(named: str, path: str) -> Discovery:
    return Discovery(tuple(_candidates(named, path)))


def forget_toolchains() -> None:
    """Look again when asked again: another folder, or another day."""
    _default.cache_clear()
    _discover.cache_clear()


def _candidates(named: str, path: str) -> Iterator[Candidate]:
    if named:
        yield examine("system", named_argv(named))
    seen: set[str] = set()
    for name in ("clang", *(f"clang-{n}" for n in range(NEWEST, OLDEST - 1, -1))):
        found = shutil.which(name, path=path)
        if found and (real := os.path.realpath(found)) not in seen:
            seen.add(real)
            yield examine("system", (found,))
    if (zig := zig_argv()) is not None:
        yield examine("zig", zig)


def named_argv(named: str) -> tuple[str, ...]:
    """$IDLIFT_CLANG is a path, or a command with arguments."""
    if Path(named).exists():
        return (named,)
    return tuple(shlex.split(named)) or (named,)


def zig_argv() -> tuple[str, ...] | None:
    """How the clang inside the ziglang package is called; see Note [zig clang]."""
    spec = find_spec("ziglang")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    zig = home / ("zig.exe" if os.name == "nt" else "zig")
    if not zig.exists():
        return None
    target: tuple[str, ...] = ()
    if sys.platform == "linux" and platform.libc_ver()[0] == "glibc":
        target = (f"--target={platform.machine()}-pc-linux-gnu",)
    return (str(zig), "clang", *target, "-resource-dir", str(home / "lib"))


def examine(kind: Kind, argv: tuple[str, ...]) -> Candidate:
    """Ask a clang for its version and say whether it will do."""
    text = probe_cache.remembered(argv, lambda: _version_text(argv))
    if text is None:
        return Candidate(kind, argv, None, "it cannot be run")
    found = re.search(r"clang version (\d+)\.(\d+)\.(\d+)", text)
    if found is None:
        return Candidate(kind, argv, None, "it does not say that it is a clang")
    version = (int(found[1]), int(found[2]), int(found[3]))
    return Candidate(kind, argv, version, _rejection(version[0]))


def _rejection(major: int) -> str:
    if major < OLDEST:
        return (
            f"clang {major} is too old: its IR has typed pointers; "
            f"clang {OLDEST} to {NEWEST} will do"
        )
    if major > NEWEST:
        return (
            f"clang {major} is too new for the LLVM in llvmlite; "
            f"clang {OLDEST} to {NEWEST} will do"
        )
    return ""


def _version_text(argv: tuple[str, ...]) -> str | None:
    try:
        done = subprocess.run(
            [*argv, "--version"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=60,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None
