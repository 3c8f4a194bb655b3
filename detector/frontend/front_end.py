"""The first of the two runs of clang: its front end alone.

Consumes a compile command with one input; produces IR text before any pass, as the
user's own flags and level make it. See Note [two stages] in `canonical`.
"""

from __future__ import annotations

from collections.abc import Callable

from detector.frontend.command import CompileCommand, Input
from detector.frontend.dependencies import explicit_dependency_arguments
from detector.frontend.errors import CompileError, FrontendError
from detector.frontend.invoke import Emitted, emit_ir
from detector.frontend.ir_text import without_optnone
from detector.frontend.options import Purpose
from detector.frontend.toolchain import Toolchain, discover

READ: tuple[str, ...] = (
    "-Xclang",
    "-disable-llvm-passes",
    "-fno-discard-value-names",
    "-fno-lto",
    # Options of later stages are unused here.
    "-Wno-unused-command-line-argument",
)

# Lines for reports, variables for the names in them; `CanonicalUnit.keeps_debug_info`
# says whether the user wants any of it in the object. clang takes quadratic time to
# follow the variables of a huge generated function (12 s for 1 MB, 1 s without), and
# in such files nobody misses the names.
_NAMES_UP_TO_BYTES = 512 * 1024

# What this stage decides itself, or what would make it write other files.
NOT_READ = frozenset(
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


def read_unit(
    command: CompileCommand,
    toolchain: Toolchain,
    *,
    stdin: bytes | None = None,
    dependencies: bool = False,
    trail: bool = False,
    meanwhile: Callable[[], None] = lambda: None,
) -> tuple[Toolchain, Emitted]:
    """The IR of the only input of a command, and the clang that could read it.

    `meanwhile` is called when clang is at work, if the input is a program.
    """
    source = single_input(command)
    if source.language == "ir":
        return _read_ir(command, source, toolchain, stdin)
    extra = explicit_dependency_arguments(command, source) if dependencies else ()
    return toolchain, emit_ir(
        toolchain,
        (*_reading(command), *READ, _debug(command, source, stdin), *extra),
        source,
        driver=command.driver,
        directory=command.directory,
        stdin=stdin,
        trail=trail,
        meanwhile=meanwhile,
    )


def machine_arguments(command: CompileCommand) -> tuple[str, ...]:
    """What later runs need of the user's words: the target."""
    # The module knows its target; -Wno-override-module: a triple may be spelled
    # differently by another clang.
    kept = command.having(Purpose.TARGET)
    return (*(w for a in kept for w in a.words), "-Wno-override-module")


def single_input(command: CompileCommand) -> Input:
    """The input of a command that has one, and that clang will be able to open."""
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


def _reading(command: CompileCommand) -> tuple[str, ...]:
    words = (w for a in command.arguments if a.purpose not in NOT_READ for w in a.words)
    # At -O0 clang leaves out what analysis lives on (TBAA, lifetimes) and forbids
    # optimisation (optnone); what a program means does not depend on the level.
    return (*words, "-O1") if command.optimization == "0" else tuple(words)


def _read_ir(
    command: CompileCommand, source: Input, toolchain: Toolchain, stdin: bytes | None
) -> tuple[Toolchain, Emitted]:
    """IR from elsewhere, made optimisable, and the clang that could read it.

    An older clang cannot read newer IR; the newest one at hand is tried then.
    """
    arguments = (*machine_arguments(command), *READ)

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
    return toolchain, Emitted(text, found.diagnostics)


def _debug(command: CompileCommand, source: Input, stdin: bytes | None) -> str:
    if source.is_stdin:
        size = len(stdin or b"")
    else:
        size = (command.directory / source.path).stat().st_size
    return "-g" if size <= _NAMES_UP_TO_BYTES else "-gline-tables-only"


def _check_readable(command: CompileCommand, source: Input) -> None:
    # clang's words for these are about "input files" or worse; ours name the problem.
    path = command.directory / source.path
    if source.is_stdin:
        return
    if path.is_dir():
        raise FrontendError(f"{source.path} is a directory, not a source file")
    if not path.exists():
        raise FrontendError(f"{source.path}: no such file")
