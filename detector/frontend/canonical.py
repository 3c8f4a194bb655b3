"""From one compile command to canonical LLVM IR.

Consumes a `CompileCommand` and a `Toolchain`; produces a `CanonicalUnit`: the IR as
clang itself wrote it, in the shape on which idioms are easy to see, and what is needed
to make the user's object from it (or from an edited copy) later. Does not parse IR:
loop-simplify and LCSSA happen in detector/loader.

Note [canonical flags]: -O1 and not -O2, because GVN's load PRE turns the neighbours of
a stencil into values carried round the loop. -O1 inlines, promotes to SSA, rotates,
widens and canonicalises induction variables, and hoists invariants; that is what we
want. Loops stay loops: no unrolling, no vectors, no memset/memcpy recognition, no
versioning by load elimination. The user's -O level is applied after splicing.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from detector.frontend import options
from detector.frontend.command import (
    CompileCommand,
    DebugInfo,
    Driver,
    Input,
    parse,
    safe_path,
)
from detector.frontend.dependencies import explicit_dependency_arguments
from detector.frontend.errors import CompileError, FrontendError
from detector.frontend.gcc import adapt
from detector.frontend.ir_text import without_optnone
from detector.frontend.options import Purpose
from detector.frontend.toolchain import Toolchain, default_toolchain, discover

# See Note [canonical flags].
CANONICAL: tuple[str, ...] = (
    "-O1",
    "-fno-unroll-loops",
    "-fno-vectorize",
    "-fno-slp-vectorize",
    "-mllvm",
    "-disable-loop-idiom-all",
    "-mllvm",
    "-runtime-check-per-loop-load-elim=0",
    "-fno-discard-value-names",
    "-fno-lto",
    # Options of later stages are unused here, and GCC's warnings unknown.
    "-Wno-unused-command-line-argument",
    "-Wno-unknown-warning-option",
)

# Lines for reports, variables for the names in them; `CanonicalUnit.keeps_debug_info`
# says whether the user wants any of it in the object. clang takes quadratic time to
# follow the variables of a huge generated function (12 s for 1 MB, 1 s without), and
# in such files nobody misses the names.
_NAMES_UP_TO_BYTES = 512 * 1024

# What the canonical call decides itself, or what would make it write other files.
_NOT_PASSED = frozenset(
    {
        Purpose.INPUT,
        Purpose.OUTPUT,
        Purpose.MODE,
        Purpose.QUERY,
        Purpose.LANGUAGE,
        Purpose.OPTIMIZATION,
        Purpose.DEPENDENCY,
        Purpose.SIDE_OUTPUT,
        Purpose.SEPARATOR,
        Purpose.LINKER,
    }
)

# What has been done when C has become IR.
_DONE_IN_IR = frozenset(
    {
        Purpose.INPUT,
        Purpose.OUTPUT,
        Purpose.MODE,
        Purpose.LANGUAGE,
        Purpose.DEPENDENCY,
        Purpose.PREPROCESSOR,
        Purpose.SEPARATOR,
        Purpose.LINKER,
        Purpose.WARNING,
    }
)


@dataclass(frozen=True, slots=True)
class CanonicalUnit:
    """One translation unit as canonical IR; `command` has it as its only input."""

    source: Input
    ir: str
    command: CompileCommand
    toolchain: Toolchain
    invocation: tuple[str, ...]
    """The clang call that made `ir`, for artefacts and bug reports."""
    diagnostics: str
    """clang's warnings, as it printed them."""
    notes: tuple[str, ...] = ()

    @property
    def source_path(self) -> Path:
        """Where the source is, from the current folder."""
        return self.command.directory / self.source.path

    @property
    def keeps_debug_info(self) -> bool:
        """Whether the user's object has debug information; else strip it first."""
        return self.command.debug_info is not DebugInfo.NONE

    def finish_arguments(self) -> tuple[str, ...]:
        """clang's arguments to make the user's object from a .ll: level, target, PIC.

        Input, output and -c/-S are for the caller to add.
        """
        kept = (a for a in self.command.arguments if a.purpose not in _DONE_IN_IR)
        words = tuple(w for a in kept for w in a.words)
        return (*words, "-Wno-unused-command-line-argument")


def canonical_ir(
    command: CompileCommand,
    toolchain: Toolchain | None = None,
    *,
    stdin: bytes | None = None,
    dependencies: bool = False,
) -> CanonicalUnit:
    """Compile the only input of a command to canonical IR.

    `dependencies` also writes the depfile that the command asks for. Raises
    `CompileError` with clang's own words and exit code if clang refuses the input.
    """
    source = _single_input(command)
    chosen = toolchain or default_toolchain()
    extra = explicit_dependency_arguments(command, source) if dependencies else ()
    if source.language == "ir":
        return _canonical_from_ir(command, source, chosen, stdin)
    arguments = (*_passed(command), *CANONICAL, _debug(command, source, stdin), *extra)
    return _run(command, source, chosen, arguments, stdin)


def canonical_units(
    command: CompileCommand, toolchain: Toolchain | None = None
) -> tuple[CanonicalUnit, ...]:
    """Canonical IR of every input of a command that idioms can be in."""
    return tuple(
        canonical_ir(command.for_input(source), toolchain)
        for source in command.inputs
        if source.is_analysed
    )


def compile_to_ir(
    source: str | Path,
    flags: Iterable[str] = (),
    toolchain: Toolchain | None = None,
    language: str = "c",
) -> str:
    """Canonical IR of a file (a `Path`) or of program text (a `str`)."""
    driver: Driver = "c++" if language in options.CXX_LANGUAGES else "c"
    if isinstance(source, Path):
        command = adapt(parse([*flags, "-c", str(source)], driver=driver))
        return canonical_ir(command.for_input(command.inputs[-1]), toolchain).ir
    command = adapt(parse([*flags, "-c", "-x", language, "-"], driver=driver))
    one = command.for_input(command.inputs[-1])
    return canonical_ir(one, toolchain, stdin=source.encode()).ir


def _passed(command: CompileCommand) -> tuple[str, ...]:
    words = (
        w for a in command.arguments if a.purpose not in _NOT_PASSED for w in a.words
    )
    # -Ofast is a level and a permission; the level is ours, the permission the user's.
    fast = ("-ffast-math",) if command.optimization == "fast" else ()
    return (*fast, *words)


def _debug(command: CompileCommand, source: Input, stdin: bytes | None) -> str:
    if source.is_stdin:
        size = len(stdin or b"")
    else:
        size = (command.directory / source.path).stat().st_size
    return "-g" if size <= _NAMES_UP_TO_BYTES else "-gline-tables-only"


def _single_input(command: CompileCommand) -> Input:
    if len(command.inputs) != 1:
        names = ", ".join(i.path for i in command.inputs) or "none"
        raise FrontendError(f"expected one input file, got {names}")
    source = command.inputs[0]
    _check_readable(command, source)
    if not source.is_analysed:
        raise FrontendError(
            f"{source.path} is not C, C++ or LLVM IR, as far as its name tells; "
            "use -x LANGUAGE if it is"
        )
    return source


def _check_readable(command: CompileCommand, source: Input) -> None:
    # clang's words for these are about "input files" or worse; ours name the problem.
    path = command.directory / source.path
    if source.is_stdin:
        return
    if path.is_dir():
        raise FrontendError(f"{source.path} is a directory, not a source file")
    if not path.exists():
        raise FrontendError(f"{source.path}: no such file")


def _run(
    command: CompileCommand,
    source: Input,
    toolchain: Toolchain,
    arguments: tuple[str, ...],
    stdin: bytes | None,
) -> CanonicalUnit:
    # A file, not a pipe: clang would print the IR before it fails in a later stage.
    with tempfile.TemporaryDirectory(prefix="idlift-") as folder:
        output = Path(folder) / "unit.ll"
        invocation = (
            *toolchain.invocation(command.driver),
            *arguments,
            "-S",
            "-emit-llvm",
            "-o",
            str(output),
            "-x",
            source.language,
            safe_path(source.path),
        )
        diagnostics = _call(invocation, command.directory, stdin)
        ir = output.read_text(errors="surrogateescape")
    return CanonicalUnit(
        source, ir, command, toolchain, invocation, diagnostics, command.notes
    )


def _canonical_from_ir(
    command: CompileCommand, source: Input, toolchain: Toolchain, stdin: bytes | None
) -> CanonicalUnit:
    """IR that came from elsewhere: read it, make it optimisable, canonicalise it.

    An older clang cannot read newer IR; the newest one at hand is tried then.
    """
    first = (*_ir_arguments(command), "-Xclang", "-disable-llvm-passes")
    try:
        plain = _run(command, source, toolchain, first, stdin)
    except CompileError:
        newest = max(discover().toolchains, key=lambda t: t.version, default=toolchain)
        if newest.version <= toolchain.version:
            raise
        plain = _run(command, source, newest, first, stdin)
    text = without_optnone(plain.ir).encode(errors="surrogateescape")
    piped = Input("-", "ir")
    arguments = (*_ir_arguments(command), *CANONICAL)
    unit = _run(command, piped, plain.toolchain, arguments, text)
    return replace(unit, source=source, diagnostics=plain.diagnostics)


def _ir_arguments(command: CompileCommand) -> tuple[str, ...]:
    # The module knows its target and debug level; the rest is about reading C.
    kept = command.having(Purpose.TARGET)
    return (
        *(w for a in kept for w in a.words),
        "-Wno-override-module",
        "-Wno-unused-command-line-argument",
    )


def _call(invocation: tuple[str, ...], directory: Path, stdin: bytes | None) -> str:
    try:
        done = subprocess.run(
            invocation,
            cwd=directory,
            input=stdin if stdin is not None else b"",
            capture_output=True,
            check=False,
        )
    except OSError as error:
        raise FrontendError(f"cannot run {invocation[0]}: {error.strerror}") from error
    text = done.stderr.decode(errors="replace")
    if done.returncode != 0:
        # A signal is a negative code; shells and makes know it as 128 + signal.
        code = done.returncode if done.returncode > 0 else 128 - done.returncode
        raise CompileError(text.rstrip("\n"), exit_code=code)
    return text
