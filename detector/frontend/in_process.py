"""Which clang's passes can be run without starting it, and how.

Consumes a `Toolchain`; produces the loaded library whose canonical pipeline writes, to
the byte, what this clang writes (testsuite/detector/frontend/test_in_process.py), or
None where clang has to be asked: it is not linked with a shared LLVM (ziglang), or it
is of a version whose pipeline nobody has compared.

Loops are also brought into the form of the loader (preheaders, LCSSA), as it would do:
so the loader changes nothing any more, and what is seen in its text has the same name
in this one, which the same library can make an object of.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from detector.frontend.llvm_library import Library, Machine, Pipeline
from detector.frontend.toolchain import Toolchain

# By major version. The assignment tracking of variables is clang's own addition to
# LLVM's pipeline; the rest is `canonical.CANONICALISE` in LLVM's words.
_PIPELINES: Mapping[int, Pipeline] = {
    19: Pipeline(
        "function(declare-to-assign),default<O1>",
        ("-disable-loop-idiom-all", "-runtime-check-per-loop-load-elim=0"),
        loops_as_they_are=True,
    )
}
# Loops as the loader wants them.
LOOP_FORM = ",function(loop-simplify,lcssa)"


@dataclass(frozen=True, slots=True)
class Passes:
    """A clang's library and its canonical pipeline."""

    library: Library
    pipeline: Pipeline

    def canonical(self, ir: str, linked: Sequence[str] = ()) -> str:
        """The canonical text of a module, with others linked into it before."""
        pipeline = replace(self.pipeline, passes=self.pipeline.passes + LOOP_FORM)
        made = self.library.run(_bytes(ir), pipeline, [*map(_bytes, linked)])
        return made.decode(errors="surrogateescape")

    def emit(
        self,
        ir: str,
        machine: Machine,
        linked: Sequence[str] = (),
        *,
        assembly: bool = False,
    ) -> bytes:
        """An object (or assembly) of a module, as clang makes it at this level."""
        pipeline = Pipeline(
            f"default<O{machine.level}>",
            loops_as_they_are=not machine.changes_loops,
        )
        return self.library.emit(
            _bytes(ir), pipeline, machine, [*map(_bytes, linked)], assembly=assembly
        )


def _bytes(ir: str) -> bytes:
    return ir.encode(errors="surrogateescape")


# With the time of change of clang: a process that stays may see another one installed.
_LOADED: dict[Toolchain, tuple[int, Passes | None]] = {}
_LOADING = threading.Lock()


def passes_of(toolchain: Toolchain) -> Passes | None:
    """The passes of this clang, loaded once; None where clang has to be started."""
    # Two threads must not load it twice: its options are global.
    with _LOADING:
        changed = _changed(toolchain)
        if toolchain not in _LOADED:
            _LOADED[toolchain] = (changed, _loaded(toolchain))
        known, passes = _LOADED[toolchain]
        return passes if known == changed else None


def _changed(toolchain: Toolchain) -> int:
    try:
        return os.stat(toolchain.argv[0]).st_mtime_ns
    except OSError:
        return 0


def _loaded(toolchain: Toolchain) -> Passes | None:
    pipeline = _PIPELINES.get(toolchain.major)
    if pipeline is None or toolchain.kind != "system" or len(toolchain.argv) != 1:
        return None
    for path in places(toolchain):
        try:
            return Passes(Library(path, toolchain.version), pipeline)
        except OSError:
            continue
    return None


def places(toolchain: Toolchain) -> tuple[Path, ...]:
    """Where this clang has its LLVM from: beside bin/clang, or by its name alone.

    LLVM's own installation and some packages of distributions have it in lib/; others
    leave it to the dynamic linker, which may be asked only for what clang asks it.
    """
    major, minor, _ = toolchain.version
    clang = Path(toolchain.argv[0]).resolve()
    names = (f"libLLVM.so.{major}.{minor}", f"libLLVM-{major}.so")
    beside = [clang.parent.parent / "lib" / name for name in names]
    needed = [Path(name) for name in names if _is_needed(name, clang)]
    return (*filter(Path.exists, beside), *needed)


# The names of libraries are among the first things in a program that has any.
_HEAD = 1 << 20


def _is_needed(library: str, program: Path) -> bool:
    try:
        with program.open("rb") as file:
            return f"\0{library}\0".encode() in file.read(_HEAD)
    except OSError:
        return False
