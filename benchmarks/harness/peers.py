"""The compilers that are compared, as a table.

Consumes what is installed; produces, for each peer and program, the command that builds
it, or the reason why not. Knows nothing of measuring.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from benchmarks.harness import tuned
from benchmarks.harness.catalogue import Program

OPTIMISED = ("-O3", "-march=native")
FAST = (*OPTIMISED, "-ffast-math")
POLLY = ("-mllvm", "-polly")
THREADS = os.cpu_count() or 1

Family = Literal["clang", "gcc", "idlift"]
# What a peer is compared as: a compiler on the same source, work by hand, or ours.
Role = Literal["compiler", "hand", "library", "ours"]


@dataclass(frozen=True, slots=True)
class Peer:
    """One way to build a program."""

    name: str
    title: str
    family: Family
    role: Role
    flags: tuple[str, ...]
    libraries: tuple[str, ...] = ()
    package: str = ""
    present: Callable[[], bool] = lambda: True
    takes: Callable[[Program], bool] = lambda program: True
    # What to do if it is not present, unless that is to install the package.
    advice: str = ""

    @property
    def missing(self) -> str:
        """Why it is skipped, and what would bring it."""
        return self.advice or f"not installed; apt install {self.package}"

    def command(self, program: Program, target: Path) -> list[str]:
        """The call that compiles and links the program."""
        return [
            *compiler(self.family, program.cxx),
            *self.flags,
            str(program.source),
            "-o",
            str(target),
            *self.libraries,
            "-lm",
        ]


def compiler(family: Family, cxx: bool) -> list[str]:
    """The driver of a family, for C or C++."""
    match family:
        case "clang":
            return ["clang++-19" if cxx else "clang-19"]
        case "gcc":
            return ["g++" if cxx else "gcc"]
        case "idlift":
            # The script beside this Python, so that a venv need not be activated.
            return [
                str(Path(sys.executable).parent / f"idlift-{'c++' if cxx else 'cc'}")
            ]


@cache
def _builds(family: Family, *flags: str) -> bool:
    """Whether this compiler links an empty program with these flags."""
    driver = compiler(family, cxx=False)
    if shutil.which(driver[0]) is None:
        return False
    done = subprocess.run(
        [*driver, "-x", "c", "-", "-o", os.devnull, *flags],
        input=b"int main(void) { return 0; }\n",
        capture_output=True,
        check=False,
    )
    return done.returncode == 0


# The one of ours that is compared, and the one that changes no bit.
OURS, STRICT = "idlift-relaxed", "idlift"
AUTOPAR = f"-ftree-parallelize-loops={THREADS}"
# What breaks in idlift has to show: plain clang's object would hide it.
_WRAPPER = ("--idlift-quiet", "--idlift-werror")
RELAXED = (*FAST, "--idlift-fp=relaxed", *_WRAPPER)

PEERS: tuple[Peer, ...] = (
    Peer(
        "clang",
        "clang -O3 -march=native",
        "clang",
        "compiler",
        OPTIMISED,
        package="clang-19",
        present=lambda: _builds("clang"),
    ),
    Peer(
        "clang-fast",
        "clang -O3 -march=native -ffast-math",
        "clang",
        "compiler",
        FAST,
        package="clang-19",
        present=lambda: _builds("clang"),
    ),
    Peer(
        "polly",
        "clang, fast-math, Polly",
        "clang",
        "compiler",
        (*FAST, *POLLY),
        package="libpolly-19-dev",
        present=lambda: _builds("clang", "-O3", *POLLY),
    ),
    Peer(
        "polly-par",
        "clang, fast-math, Polly parallel",
        "clang",
        "compiler",
        (*FAST, *POLLY, "-mllvm", "-polly-parallel"),
        ("-lgomp",),
        package="libpolly-19-dev libgomp1",
        present=lambda: _builds("clang", "-O3", *POLLY, "-lgomp"),
    ),
    Peer(
        "gcc",
        "gcc -O3 -march=native -ffast-math",
        "gcc",
        "compiler",
        FAST,
        package="gcc g++",
        present=lambda: _builds("gcc"),
    ),
    Peer(
        "gcc-par",
        f"gcc, fast-math, {AUTOPAR}",
        "gcc",
        "compiler",
        (*FAST, AUTOPAR),
        package="gcc g++",
        present=lambda: _builds("gcc", AUTOPAR),
    ),
    Peer(
        "openmp",
        "OpenMP by hand, clang, fast-math",
        "clang",
        "hand",
        (*FAST, "-fopenmp"),
        package="libomp-19-dev",
        present=lambda: _builds("clang", "-fopenmp"),
        takes=lambda program: program.openmp,
    ),
    Peer(
        "blas",
        "OpenBLAS, clang, fast-math",
        "clang",
        "library",
        (*FAST, "-DUSE_BLAS"),
        ("-lopenblas",),
        package="libopenblas-dev",
        present=lambda: _builds("clang", "-lopenblas"),
        takes=lambda program: program.blas,
    ),
    Peer(
        STRICT,
        "idlift, strict",
        "idlift",
        "ours",
        (*OPTIMISED, *_WRAPPER),
    ),
    Peer(OURS, "idlift, fp=relaxed", "idlift", "ours", RELAXED),
    Peer(
        tuned.PEER,
        "idlift, fp=relaxed, tuned",
        "idlift",
        "ours",
        RELAXED,
        present=tuned.was_tuned,
        takes=lambda program: tuned.has_winner(program.name),
        advice="nothing was tuned here; python -m benchmarks.tune does it",
    ),
)


def peers(only: tuple[str, ...] = ()) -> tuple[Peer, ...]:
    """All peers, or those named."""
    unknown = set(only) - {p.name for p in PEERS}
    if unknown:
        names = ", ".join(p.name for p in PEERS)
        raise ValueError(f"no peer {', '.join(sorted(unknown))}; there is {names}")
    return tuple(p for p in PEERS if not only or p.name in only)
