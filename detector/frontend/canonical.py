"""From one compile command to canonical LLVM IR.

Consumes a `CompileCommand` and a `Toolchain`; produces a `CanonicalUnit`: the IR as
clang itself wrote it, in the shape on which idioms are easy to see, and what is needed
to make the user's object from it (or from an edited copy) later. Does not parse IR:
loop-simplify and LCSSA happen in detector/loader.

Note [two stages]: clang is run twice. The first run is its front end only, with the
user's flags and level, so macros, attributes (-Os) and diagnostics are the user's. The
second run is the canonical pipeline; where clang's LLVM is a shared library, it is not
a run of clang but a call (`in_process`), as most of a run is start-up. In between,
`keep` decides which functions may be inlined, `small_arrays` which loops are unrolled,
and `neighbours` which functions of other units are seen.

Note [canonical pipeline]: -O1 and not -O2, because GVN's load PRE turns the neighbours
of a stencil into values carried round the loop. -O1 inlines, promotes to SSA, rotates,
widens and canonicalises induction variables, and hoists invariants; that is what we
want. Loops stay loops: no unrolling, no vectors, no memset/memcpy recognition, no
versioning by load elimination. As these are flags of the second run, they leave no
metadata on the loops, and the user's level can do all of it later.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from detector.frontend import options
from detector.frontend.command import (
    CompileCommand,
    DebugInfo,
    Driver,
    Input,
    parse,
)
from detector.frontend.errors import CompileError
from detector.frontend.front_end import (
    NOT_READ,
    machine_arguments,
    read_unit,
    single_input,
)
from detector.frontend.gcc import adapt
from detector.frontend.invoke import Emitted, emit_ir, write_bitcode
from detector.frontend.keep import keep_kernels, without_marks
from detector.frontend.mirrors import without_mirrors
from detector.frontend.neighbours import NOTHING, Loan, Neighbours
from detector.frontend.options import Purpose
from detector.frontend.small_arrays import unroll_small, without_unroll
from detector.frontend.toolchain import Toolchain, default_toolchain
from detector.frontend.trail import Trail
from detector.frontend.variables import hide_sizes, show_sizes

if TYPE_CHECKING:
    from detector.frontend.in_process import Passes

# Of the second stage; see Note [canonical pipeline]. `in_process` has the same in
# LLVM's own words.
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

# What has been done when C has become IR.
_DONE_IN_IR = (NOT_READ - {Purpose.QUERY, Purpose.SIDE_OUTPUT}) | {
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
    diagnostics: str
    """clang's warnings, as it printed them."""
    notes: tuple[str, ...] = ()
    trail: Trail | None = None
    """What clang looked at, if that was asked for and can be told."""
    loan: Loan = NOTHING
    """What was borrowed from other units."""
    passes: Passes | None = None
    """What made `ir` and can make an object of it, without another run of clang."""

    @property
    def source_path(self) -> Path:
        """Where the source is, from the current folder."""
        return self.command.directory / self.source.path

    @property
    def is_in_form(self) -> bool:
        """Whether `ir` is as the loader's `canonicalise` would make it."""
        return self.passes is not None

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
    neighbours: Neighbours | None = None,
    read: tuple[Toolchain, Emitted] | None = None,
    meanwhile: Callable[[], None] = lambda: None,
) -> CanonicalUnit:
    """Compile the only input of a command to canonical IR.

    `dependencies` also writes the depfile that the command asks for; `trail` also
    finds out what clang looks at; `neighbours` are the units that it is linked with;
    `read` is what `read_unit` gave for this command, if it was asked before, and
    `meanwhile` is called when clang is at work. Raises `CompileError` with clang's own
    words and exit code if clang refuses the input.
    """
    source = single_input(command)
    chosen, first = read or read_unit(
        command,
        toolchain or default_toolchain(),
        stdin=stdin,
        dependencies=dependencies,
        trail=trail,
        meanwhile=meanwhile,
    )
    loan = NOTHING
    if neighbours is not None:
        loan = neighbours.lend(first.ir, command.directory / source.path)
    text, shown = show_sizes(keep_kernels(unroll_small(first.ir)))
    done, passes = _canonicalised(text, command, chosen, loan)
    return CanonicalUnit(
        source,
        without_mirrors(hide_sizes(without_unroll(without_marks(done)), shown)),
        command,
        chosen,
        first.diagnostics,
        command.notes,
        first.trail,
        loan,
        passes,
    )


def _canonicalised(
    text: str, command: CompileCommand, toolchain: Toolchain, loan: Loan
) -> tuple[str, Passes | None]:
    """The second stage, with what other units lend; and whose passes these were."""
    # IR from elsewhere may leave the processor to the command line, and options for
    # LLVM are for a clang of their own.
    is_plain = command.inputs[0].language != "ir" and not any(
        "-mllvm" in a.words for a in command.arguments
    )
    # Here and not above: clang is started before it is needed.
    from detector.frontend.in_process import passes_of

    passes = passes_of(toolchain) if is_plain else None
    ir = None if passes is None else _by_call(passes, text, loan)
    if ir is None:
        return _by_clang(text, command, toolchain, loan), None
    return ir, passes


def _by_call(passes: Passes, text: str, loan: Loan) -> str | None:
    """The second stage in this process; None where clang should say what is wrong."""
    from detector.frontend.llvm_library import LibraryError

    # Units that do not fit together are understood one by one.
    for donors in (loan.donors, ()) if loan.donors else ((),):
        try:
            return passes.canonical(text, donors)
        except LibraryError:
            continue
    return None


def _by_clang(
    text: str, command: CompileCommand, toolchain: Toolchain, loan: Loan
) -> str:
    arguments = (*machine_arguments(command), *CANONICALISE)

    def run(linked: tuple[str, ...]) -> str:
        return emit_ir(
            toolchain,
            (*arguments, *linked),
            Input("-", "ir"),
            stdin=text.encode(errors="surrogateescape"),
        ).ir

    if not loan.donors:
        return run(())
    with tempfile.TemporaryDirectory(prefix="idlift-") as folder:
        try:
            linked: list[str] = []
            for number, donor in enumerate(loan.donors):
                place = Path(folder) / f"{number}.bc"
                write_bitcode(toolchain, machine_arguments(command), donor, place)
                linked += ("-Xclang", "-mlink-bitcode-file", "-Xclang", str(place))
            return run(tuple(linked))
        except CompileError:
            # Units that do not fit together are understood one by one.
            return run(())


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
