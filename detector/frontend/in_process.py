"""Which clang's passes can be run without starting it, and how.

Consumes a `Toolchain`; produces the loaded library whose canonical pipeline writes, to
the byte, what this clang writes (testsuite/detector/frontend/test_in_process.py), or
None where clang has to be asked: it is not linked with a shared LLVM (ziglang), or it
is of a version whose pipeline nobody has compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from detector.frontend.llvm_library import Library, Pipeline
from detector.frontend.toolchain import Toolchain

# By major version. The assignment tracking of variables is clang's own addition to
# LLVM's pipeline; the rest is `canonical.CANONICALISE` in LLVM's words.
_PIPELINES: Mapping[int, Pipeline] = {
    19: Pipeline(
        "function(declare-to-assign),default<O1>",
        ("-disable-loop-idiom-all", "-runtime-check-per-loop-load-elim=0"),
        (
            "LoopUnrolling",
            "LoopVectorization",
            "LoopInterleaving",
            "SLPVectorization",
        ),
    )
}


@cache
def library_of(toolchain: Toolchain) -> Library | None:
    """The library of this clang, loaded once; None where clang has to be started."""
    pipeline = _PIPELINES.get(toolchain.major)
    if pipeline is None or toolchain.kind != "system" or len(toolchain.argv) != 1:
        return None
    for path in _places(toolchain):
        if path.exists():
            try:
                return Library(path, toolchain.version, pipeline)
            except OSError:
                continue
    return None


def _places(toolchain: Toolchain) -> tuple[Path, ...]:
    """Where LLVM's own installation and distributions have it: beside bin/clang."""
    major, minor, _ = toolchain.version
    folder = Path(toolchain.argv[0]).resolve().parent.parent / "lib"
    return (folder / f"libLLVM.so.{major}.{minor}", folder / f"libLLVM-{major}.so")
