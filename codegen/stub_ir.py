"""Stubs and the run time as LLVM IR, made by the user's own clang.

Consumes C text and a toolchain; produces IR texts that `splice.emit` links to the
user's unit. The run time is compiled once for each toolchain and kept in a folder.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from detector.frontend.toolchain import Toolchain

RTS = Path(__file__).parent / "rts"
_FLAGS = ("-std=gnu11", "-O2", "-fPIC", "-g0", "-S", "-emit-llvm", "-w")


class StubError(Exception):
    """clang did not take a generated file: a defect of ours, in clang's words."""


def stub_ir(c_text: str, toolchain: Toolchain, target: Sequence[str] = ()) -> str:
    """The IR of one stub."""
    with tempfile.TemporaryDirectory(prefix="idlift-") as folder:
        source = Path(folder) / "stub.c"
        source.write_text(c_text)
        return _compile(source, toolchain, target)


def runtime_ir(
    toolchain: Toolchain, cache: Path | None, target: Sequence[str] = ()
) -> str:
    """The IR of the run time, from the cache if it is there."""
    flags = [*target, *recorded_opencl()]
    if cache is None:
        return _compile(RTS / "idlift_rts.c", toolchain, flags)
    texts = [path.read_text() for path in sorted(RTS.glob("*.[ch]"))]
    key = "\0".join([*texts, repr(toolchain), *flags])
    digest = hashlib.sha256(key.encode()).hexdigest()[:32]
    kept = cache / "runtime" / f"{digest}.ll"
    if kept.is_file():
        return kept.read_text()
    text = _compile(RTS / "idlift_rts.c", toolchain, flags)
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=kept.parent)
        with os.fdopen(handle, "w") as out:
            out.write(text)
        Path(name).replace(kept)
    except OSError:
        # A cache that cannot be written only costs time.
        pass
    return text


def _compile(source: Path, toolchain: Toolchain, flags: Sequence[str]) -> str:
    command = [*toolchain.invocation("c"), *_FLAGS, *flags, f"-I{RTS}"]
    command += [str(source), "-o", "-"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise StubError(done.stderr.strip())
    return done.stdout


def recorded_opencl() -> list[str]:
    """Where this installation's OpenCL is, for machines without one of their own."""
    spec = find_spec("pyopencl")
    if spec is None or not spec.submodule_search_locations:
        return []
    home = Path(spec.submodule_search_locations[0])
    loaders = sorted(home.glob(".libs/libOpenCL*.so*"))
    if not loaders:
        return []
    recorded = [
        f'-DIDLIFT_RECORDED_OPENCL="{loaders[0]}"',
        f'-DIDLIFT_RECORDED_HOME="{home}"',
    ]
    for icd in sorted(home.glob(".libs/*.icd")):
        driver = icd.parent / icd.read_text().strip()
        if driver.is_file():
            return [*recorded, f'-DIDLIFT_RECORDED_DRIVER="{driver}"']
    return recorded
