"""A compiler call with sources: each is offloaded if it can be, else clang makes it.

Consumes a parsed command; produces its objects (and links them) with clang's exit code.
Whatever goes wrong in offloading is a warning, and the object is then made as plain
clang would make it; `--idlift-werror` turns that into an error.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE
from typing import NoReturn

from detector.frontend import (
    CompileCommand,
    Input,
    Mode,
    Neighbour,
    Neighbours,
    Reading,
    Toolchain,
    read_unit,
)
from detector.frontend.clang_process import start
from detector.frontend.options import Purpose
from idlift.direct.record import Call
from idlift.offload.linking import Link, link_words
from idlift.offload.settings import Settings
from idlift.offload.source import (
    ERROR,
    Job,
    Later,
    OffloadError,
    Unread,
    failed,
    offloaded,
    output_of,
)

# Options whose meaning would be lost on the way through IR.
_INSTRUMENTED = (
    "-fsanitize", "-fprofile", "--coverage", "-coverage", "-pg",
    "-fxray", "-finstrument", "-fopenmp", "-fsplit-stack",
    "-ffunction-sections", "-fdata-sections", "-gsplit-dwarf", "-save-temps",
)  # fmt: skip


def why_not(command: CompileCommand) -> str | None:
    """Why a command is left to clang as a whole, None if it is ours."""
    if command.mode in (Mode.QUERY, Mode.PREPROCESS, Mode.SYNTAX):
        return "nothing is compiled"
    if not any(i.is_analysed for i in command.inputs):
        return "nothing is compiled"
    if command.emits_llvm:
        return "the objects are to be LLVM IR"
    for word in command.words:
        if word.startswith(_INSTRUMENTED) and not word.startswith("-fno-"):
            return f"{word} needs clang itself"
    return None


def compile_command(
    command: CompileCommand,
    toolchain: Toolchain,
    settings: Settings,
    call: Call | None = None,
    later: Later | None = None,
) -> int:
    """Compile (and link) as the command says; the exit code is clang's.

    A `call` is remembered with its answer. With `later`, this process is there for this
    command only, and may die of it: what can wait until its answer is given is left
    there.
    """
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _stop)
    job = Job(toolchain, settings, _standard_input(command), call, later)
    try:
        if command.mode is Mode.LINK:
            return _link(command, job)
        codes = [
            _compile_one(command.for_input(source), source, job)
            for source in command.inputs
        ]
        # Like clang: the others are compiled although one fails.
        return next(filter(None, codes), 0)
    finally:
        for child in job.recording:
            os.waitpid(child, 0)


def _stop(number: int, _frame: object) -> NoReturn:
    """As clang: what is killed leaves no temporary files behind."""
    sys.exit(128 + number)


def _standard_input(command: CompileCommand) -> bytes | None:
    if any(source.is_stdin for source in command.inputs):
        return sys.stdin.buffer.read()
    return None


def _compile_one(command: CompileCommand, source: Input, job: Job) -> int:
    made = offloaded(command, job) if _is_ours(source, command) else None
    if isinstance(made, bytes):
        return _write(output_of(command, source), made)
    code = _clang(command, command.words, job)
    if made is Unread and code == 0:
        # A mistake in the source would have come up again: it was clang that failed.
        message = f"clang failed to make LLVM IR of {source.path}"
        if failed(job.settings, message) == ERROR:
            place = output_of(command, source)
            if place.is_file():
                place.unlink()
            raise OffloadError("stopped by --idlift-werror")
    return code


def _is_ours(source: Input, command: CompileCommand) -> bool:
    """Whether there is something to read; if not, clang says it best."""
    path = command.directory / source.path
    readable = path.is_file() and os.access(path, os.R_OK)
    return source.is_analysed and (source.is_stdin or readable or path.is_fifo())


def _write(path: Path, made: bytes) -> int:
    if path.name == "-":
        sys.stdout.buffer.write(made)
        return 0
    try:
        path.write_bytes(made)
    except OSError as error:
        message = f"unable to write output file '{path}': '{error.strerror}'"
        print(f"error: {message}", file=sys.stderr)
        if path.is_file():
            # Half an object would be taken for a whole one by the next make.
            path.unlink()
        return 1
    return 0


def _link(command: CompileCommand, job: Job) -> int:
    """Sources become objects in a temporary folder, then clang links."""
    sources = [i for i in command.inputs if i.is_analysed]
    with tempfile.TemporaryDirectory(prefix="idlift-") as folder:
        places = {
            source.path: Path(folder) / f"{number}-{source.stem}.o"
            for number, source in enumerate(sources)
        }
        words = link_words(command, {path: str(p) for path, p in places.items()})
        link = Link(*_invocation(command, tuple(words), job), job.stdin)
        job = replace(job, neighbours=_neighbours(command, job), link=link)
        for place in places.values():
            # clang does not tell what it would do with files that are not there.
            place.touch()
        failed = 0
        with contextlib.closing(link):
            for source in sources:
                one = _object_command(command.for_input(source), places[source.path])
                failed = _compile_one(one, source, job) or failed
            return failed or link.run()


def _neighbours(command: CompileCommand, job: Job) -> Neighbours | None:
    """The sources of a program that is made by one call.

    What a library defines its user may define otherwise, so there each unit is on its
    own, as it is where units are compiled by calls of their own: an object must not
    depend on a source that no Makefile would compile it again for.
    """
    sources = [i for i in command.inputs if i.is_analysed and not i.is_stdin]
    if len(sources) < 2 or command.has(*_NO_PROGRAM):
        return None
    return Neighbours([_neighbour(command.for_input(s), s, job) for s in sources])


_NO_PROGRAM = ("-shared", "-r", "--relocatable", "-dynamiclib", "-bundle")


def _neighbour(command: CompileCommand, source: Input, job: Job) -> Neighbour:
    def read() -> Reading:
        return Reading(read_unit(command, job.toolchain)[1].ir)

    return Neighbour(command.directory / source.path, read)


def _object_command(command: CompileCommand, place: Path) -> CompileCommand:
    """The same command, but stopping at an object in this place."""
    from detector.frontend import Argument

    kept = tuple(
        a
        for a in command.arguments
        if a.purpose not in (Purpose.OUTPUT, Purpose.LINKER)
    )
    extra = (
        Argument(Purpose.MODE, ("-c",), "-c"),
        Argument(Purpose.OUTPUT, ("-o", str(place)), "-o", str(place)),
    )
    return replace(command, arguments=(*extra, *kept))


def _clang(command: CompileCommand, words: tuple[str, ...], job: Job) -> int:
    """Run clang as the user would have."""
    invocation, directory = _invocation(command, words, job)
    clang = start(invocation, cwd=directory, stdin=None if job.stdin is None else PIPE)
    with clang:
        try:
            clang.communicate(job.stdin)
        except BaseException:
            # The user gives up.
            clang.kill()
            raise
    return clang.wait()


def _invocation(
    command: CompileCommand, words: tuple[str, ...], job: Job
) -> tuple[list[str], Path | None]:
    """A call of clang, and where it is made if not here."""
    directory = command.directory if str(command.directory) != "." else None
    return [*job.toolchain.invocation(command.driver), *words], directory
