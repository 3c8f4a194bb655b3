"""Stubs and the run time as objects, and all objects of a unit as one.

Consumes C texts and a toolchain; produces objects. The stubs of a unit are one file, so
that clang is started once, and it runs while the caller is busy with the unit itself.
The run time is the same for every unit: it is compiled once and kept.

The other way, through IR (`stub_ir`), takes LLVM half a second more for each unit: it
is for assembly, and for machines without a linker that joins objects (`ld -r`).
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from codegen.stub_ir import RTS, StubError, recorded_opencl
from detector.frontend.clang_process import Process, start
from detector.frontend.toolchain import Toolchain

# No address tables: a linker that folds code would believe them for all of the object.
_FLAGS = ("-std=gnu11", "-fPIC", "-g0", "-c", "-w", "-fno-addrsig")
# What follows the first test of a stub takes longer than 50 microseconds anyway, and
# that test 2 ns more; but clang is done in two thirds of the time.
_STUBS, _RUNTIME = "-O0", "-O2"

# What is private to a stub: `static const char source32[] =`.
_PRIVATE = re.compile(r"^static [^=(]*?(\w+)(?:\[\])? =", re.MULTILINE)
# Kernels, and what the run time knows of them: all before the first function.
_SITES = re.compile(r"^static const char source32.*?(?=^IDLIFT_FN)", re.M | re.S)


def joined(stubs: Sequence[str]) -> str:
    """The stubs as one file; what is private to each gets a number.

    Copies of one loop (an outer loop was unrolled, a function inlined twice) have one
    site: what is built and measured for the one is there for the others.
    """
    owners: dict[str, int] = {}
    lines: list[str] = []
    for number, stub in enumerate(stubs):
        found = _SITES.search(stub)
        sites = found[0] if found else ""
        owner = owners.setdefault(sites, number) if sites else number
        rest = stub if owner == number else stub.replace(sites, "", 1)
        names = dict.fromkeys(_PRIVATE.findall(stub), number)
        names |= dict.fromkeys(_PRIVATE.findall(sites), owner)
        lines += (f"#define {name} {name}_{of}" for name, of in names.items())
        lines.append(rest)
        lines += (f"#undef {name}" for name in names)
    return "\n".join(lines)


class Joiner:
    """Makes one object of a unit, its stubs and the run time, with `ld -r`.

    Its clang may be started long before the stubs are known: it takes as long to start
    as to compile them, and then waits for them.
    """

    def __init__(
        self, toolchain: Toolchain, target: Sequence[str], kept: Sequence[Path]
    ) -> None:
        self._toolchain = toolchain
        # Whatever the processor is, this code has nothing to gain from it.
        self._target = [
            w for w in target if w not in ("-march=native", "-mtune=native")
        ]
        self._kept = kept
        self._linker = shutil.which("ld")
        self._folder: Path | None = None
        self._runtime: Path | None = None
        self._clang: Process | None = None

    def start(self) -> bool:
        """Start clang if it is not; False on machines that cannot join objects."""
        if self._linker is None:
            return False
        if self._clang is None:
            self._folder = Path(tempfile.mkdtemp(prefix="idlift-"))
            target = self._folder / "stubs.o"
            self._clang = _start("-", target, self._toolchain, self._target)
        return True

    def compile(self, stubs: Sequence[str]) -> None:
        """Tell clang the stubs; it compiles them while the caller does other things."""
        assert self._clang is not None
        assert self._clang.stdin is not None
        # A clang that is dead has said why.
        with contextlib.suppress(BrokenPipeError), self._clang.stdin as pipe:
            pipe.write(joined(stubs).encode())
        assert self._folder is not None
        self._runtime = runtime_object(
            self._toolchain, self._kept, self._target, self._folder
        )

    def join(self, unit: bytes) -> bytes | None:
        """The unit's object with its stubs and the run time, None if that fails."""
        assert self._clang is not None
        assert self._clang.stderr is not None
        assert self._folder is not None
        assert self._runtime is not None
        folder = self._folder
        said = self._clang.stderr.read()
        if self._clang.wait() != 0:
            raise StubError(said.decode(errors="replace").strip())
        mine, all_of_it = folder / "unit.o", folder / "joined.o"
        mine.write_bytes(unit)
        parts = (mine, folder / "stubs.o", self._runtime)
        done = subprocess.run(
            [str(self._linker), "-r", "-o", str(all_of_it), *map(str, parts)],
            capture_output=True,
            check=False,
        )
        return all_of_it.read_bytes() if done.returncode == 0 else None

    def close(self) -> None:
        """Nothing is left: no process, no file."""
        if self._clang is not None:
            self._clang.kill()
            self._clang.wait()
            for pipe in (self._clang.stdin, self._clang.stderr):
                if pipe is not None:
                    with contextlib.suppress(BrokenPipeError):
                        pipe.close()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)


def runtime_object(
    toolchain: Toolchain, kept: Sequence[Path], target: Sequence[str], scratch: Path
) -> Path:
    """The run time as an object, in the first of the folders that has or takes it."""
    flags = [*target, *recorded_opencl()]
    texts = [path.read_text() for path in sorted(RTS.glob("*.[ch]"))]
    key = "\0".join([*texts, repr(toolchain), *_FLAGS, _RUNTIME, *flags])
    name = f"runtime-{hashlib.sha256(key.encode()).hexdigest()[:32]}.o"
    for folder in kept:
        if (known := folder / name).is_file():
            return known
    made = scratch / name
    compiling = _start(RTS / "idlift_rts.c", made, toolchain, flags)
    said = compiling.communicate()[1]
    if compiling.returncode != 0:
        raise StubError(said.decode(errors="replace").strip())
    for folder in kept:
        if _copy(made, folder / name):
            break
    return made


def _copy(made: Path, place: Path) -> bool:
    """Not moved: the copy of a cache may be swept while we still need ours."""
    fresh = place.with_suffix(f".{os.getpid()}")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(made, fresh)
        fresh.replace(place)
    except OSError:
        return False
    return True


def _start(
    source: Path | Literal["-"],
    target: Path,
    toolchain: Toolchain,
    flags: Sequence[str],
) -> Process:
    level = _STUBS if source == "-" else _RUNTIME
    command = [*toolchain.invocation("c"), *_FLAGS, level, *flags, f"-I{RTS}"]
    if source == "-":
        # The name is in the object.
        command += ["-x", "c", "-Xclang", "-main-file-name", "-Xclang", "stubs.c"]
    command += [str(source), "-o", str(target)]
    return start(
        command,
        stdin=subprocess.PIPE if source == "-" else subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
