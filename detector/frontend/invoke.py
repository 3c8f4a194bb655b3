"""Runs clang once, from C or IR to IR text.

Consumes a toolchain and arguments; produces the text and clang's diagnostics, or
raises `CompileError` with clang's own words and exit code.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE

from detector.frontend.clang_process import start
from detector.frontend.command import Driver, Input, safe_path
from detector.frontend.errors import CompileError, FrontendError
from detector.frontend.toolchain import Toolchain
from detector.frontend.trail import Trail, split_trail, trail_arguments


@dataclass(frozen=True, slots=True)
class Emitted:
    """What a run of clang gave: IR, diagnostics, and what it looked at."""

    ir: str
    diagnostics: str
    trail: Trail | None = None


def emit_ir(
    toolchain: Toolchain,
    arguments: Sequence[str],
    source: Input,
    *,
    driver: Driver = "c",
    directory: Path | None = None,
    stdin: bytes | None = None,
    trail: bool = False,
    meanwhile: Callable[[], None] = lambda: None,
) -> Emitted:
    """Compile `source` with these arguments to LLVM IR text.

    With `trail` it also says what it looked at, if this clang can tell. `meanwhile` is
    called when clang is at work.
    """
    # A file, not a pipe: clang may print half a module before it fails.
    with tempfile.TemporaryDirectory(prefix="idlift-") as folder:
        output = Path(folder) / "unit.ll"
        graph = Path(folder) / "includes.dot"
        invocation = (
            *toolchain.invocation(driver),
            *arguments,
            *(trail_arguments(graph) if trail else ()),
            "-S",
            "-emit-llvm",
            "-o",
            str(output),
            "-x",
            source.language,
            safe_path(source.path),
        )
        said = _call(invocation, directory, stdin, meanwhile)
        ir = output.read_text(errors="surrogateescape")
        left, said = split_trail(said, graph) if trail else (None, said)
    return Emitted(ir, said, left)


def write_bitcode(
    toolchain: Toolchain, arguments: Sequence[str], ir: str, place: Path
) -> None:
    """IR text as a bitcode file, without any pass."""
    passes = ("-Xclang", "-disable-llvm-passes", "-w")
    words = (*arguments, *passes, "-emit-llvm", "-c", "-o", str(place), "-x", "ir", "-")
    invocation = (*toolchain.invocation("c"), *words)
    _call(invocation, None, ir.encode(errors="surrogateescape"))


def _call(
    invocation: tuple[str, ...],
    directory: Path | None,
    stdin: bytes | None,
    meanwhile: Callable[[], None] = lambda: None,
) -> str:
    try:
        clang = start(invocation, cwd=directory, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    except OSError as error:
        raise FrontendError(f"cannot run {invocation[0]}: {error.strerror}") from error
    with clang:
        try:
            meanwhile()
            _, said = clang.communicate(stdin or b"")
        except BaseException:
            # The user gives up.
            clang.kill()
            raise
    text = said.decode(errors="replace")
    if (code := clang.wait()) != 0:
        # A signal is a negative code; shells and makes know it as 128 + signal.
        code = code if code > 0 else 128 - code
        raise CompileError(text.rstrip("\n"), exit_code=code)
    return text
