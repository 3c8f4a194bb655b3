"""From one compile command to canonical LLVM IR.

Consumes a `CompileCommand` and a `Toolchain`; produces a `CanonicalUnit`: the IR as
clang itself wrote it, in the shape on which idioms are easy to see, and what is needed
to make the user's object from it (or from an edited copy) later. Does not parse IR:
loop-simplify and LCSSA happen in detector/loader.

Note [two stages]: clang is run twice. The first run is its front end only, with the
user's flags and level, so macros, attributes (-Os) and diagnostics are the user's. The
second run is the canonical pipeline. In between, `keep` decides which functions may be
inlined. That costs a tenth more time than one run.

Note [canonical pipeline]: -O1 and not -O2, because GVN's load PRE turns the neighbours
of a stencil into values carried round the loop. -O1 inlines, promotes to SSA, rotates,
widens and canonicalises induction variables, and hoists invariants; that is what we
want. Loops stay loops: no unrolling, no vectors, no memset/memcpy recognition, no
versioning by load elimination. As these are flags of the second run, they leave no
metadata on the loops, and the user's level can do all of it later.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from detector.frontend import options
from detector.frontend.command import (
    CompileCommand,
    DebugInfo,
    Driver,
    Input,
    parse,
)
from detector.frontend.dependencies import explicit_dependency_arguments
from detector.frontend.errors import CompileError, FrontendError
from detector.frontend.gcc import adapt
from detector.frontend.invoke import Emitted, emit_ir
from detector.frontend.ir_text import without_optnone
from detector.frontend.keep import keep_kernels, without_marks
from detector.frontend.options import Purpose
from detector.frontend.toolchain import Toolchain, default_toolchain, discover
from detector.frontend.trail import Trail
from detector.frontend.variables import hide_sizes, show_sizes

# Of the first stage; see Note [two stages].
READ: tuple[str, ...] = (
    "-Xclang",
    "-disable-llvm-passes",
    "-fno-discard-value-names",
    "-fno-lto",
    # Options of later stages are unused here.
    "-Wno-unused-command-line-argument",
)

# Of the second stage; see Note [canonical pipeline].
CANONICALISE: tuple[str, ...] = (
    "-O1",
    "-fno-unroll-loops",
    "-fno-vectorize",
    "-fno-slp-vectorize",
    "-mllvm",
    "-disable-loop-idiom-all",
    "-mllvm",
    "-runtime-check-per-loop-load-elim=0",
    "-fno-discard-value-names",
    # What there is to warn about was said by the first stage.
    "-w",
    "-Wno-unused-command-line-argument",
)

# Lines for reports, variables for the names in them; `CanonicalUnit.keeps_debug_info`
# says whether the user wants any of it in the object. clang takes quadratic time to
# follow the variables of a huge generated function (12 s for 1 MB, 1 s without), and
# in such files nobody misses the names.
_NAMES_UP_TO_BYTES = 512 * 1024

# What the first stage decides itself, or what would make it write other files.
_NOT_READ = frozenset(
    {
        Purpose.INPUT,
        Purpose.OUTPUT,
        Purpose.MODE,
        Purpose.QUERY,
        Purpose.LANGUAGE,
        Purpose.DEPENDENCY,
        Purpose.SIDE_OUTPUT,
        Purpose.SEPARATOR,
        Purpose.LINKER,
    }
)

# What has been done when C has become IR.
_DONE_IN_IR = (_NOT_READ - {Purpose.QUERY, Purpose.SIDE_OUTPUT}) | {
    Purpose.PREPROCESSOR,
    Purpose.WARNING,
}


@dataclass(frozen=True, slots=True)
class CanonicalUnit:
    """One translation unit as canonical IR; `command` has it as its only input."""

    source: Input
    ir: str
    command: CompileCommand
    toolchain: Toolchain
    invocations: tuple[tuple[str, ...], ...]
    """The clang calls that made `ir`, for artefacts and bug reports."""
    diagnostics: str
    """clang's warnings, as it printed them."""
    notes: tuple[str, ...] = ()
    trail: Trail | None = None
    """What clang looked at, if that was asked for and can be told."""

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
    trail: bool = False,
) -> CanonicalUnit:
    """Compile the only input of a command to canonical IR.

    `dependencies` also writes the depfile that the command asks for; `trail` also
    finds out what clang looks at. Raises
    `CompileError` with clang's own words and exit code if clang refuses the input.
    """
    source = _single_input(command)
    chosen = toolchain or default_toolchain()
    if source.language == "ir":
        chosen, read = _read_ir(command, source, chosen, stdin)
    else:
        extra = explicit_dependency_arguments(command, source) if dependencies else ()
        read = emit_ir(
            chosen,
            (*_reading(command), *READ, _debug(command, source, stdin), *extra),
            source,
            driver=command.driver,
            directory=command.directory,
            stdin=stdin,
            trail=trail,
        )
    text, shown = show_sizes(keep_kernels(read.ir))
    done = emit_ir(
        chosen,
        (*_machine(command), *CANONICALISE),
        Input("-", "ir"),
        stdin=text.encode(errors="surrogateescape"),
    )
    return CanonicalUnit(
        source,
        hide_sizes(without_marks(done.ir), shown),
        command,
        chosen,
        (read.invocation, done.invocation),
        read.diagnostics,
        command.notes,
        read.trail,
    )


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


def _reading(command: CompileCommand) -> tuple[str, ...]:
    words = (
        w for a in command.arguments if a.purpose not in _NOT_READ for w in a.words
    )
    # At -O0 clang leaves out what analysis lives on (TBAA, lifetimes) and forbids
    # optimisation (optnone); what a program means does not depend on the level.
    return (*words, "-O1") if command.optimization == "0" else tuple(words)


def _machine(command: CompileCommand) -> tuple[str, ...]:
    # The module knows its target; -Wno-override-module: a triple may be spelled
    # differently by another clang.
    kept = command.having(Purpose.TARGET)
    return (*(w for a in kept for w in a.words), "-Wno-override-module")


def _read_ir(
    command: CompileCommand, source: Input, toolchain: Toolchain, stdin: bytes | None
) -> tuple[Toolchain, Emitted]:
    """IR from elsewhere, made optimisable, and the clang that could read it.

    An older clang cannot read newer IR; the newest one at hand is tried then.
    """
    arguments = (*_machine(command), *READ)

    def read(chosen: Toolchain) -> Emitted:
        return emit_ir(
            chosen, arguments, source, directory=command.directory, stdin=stdin
        )

    try:
        found = read(toolchain)
    except CompileError:
        newest = max(discover().toolchains, key=lambda t: t.version, default=toolchain)
        if newest.version <= toolchain.version:
            raise
        toolchain, found = newest, read(newest)
    text = without_optnone(found.ir)
    return toolchain, Emitted(text, found.diagnostics, found.invocation)


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
