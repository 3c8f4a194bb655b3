"""A compiler call with sources: each is offloaded if it can be, else clang makes it.

Consumes a parsed command; produces its objects (and links them) with clang's exit code.
Whatever goes wrong in offloading is a warning, and the object is then made as plain
clang would make it; `--idlift-werror` turns that into an error.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from detector.frontend import (
    CompileCommand,
    CompileError,
    FrontendError,
    Input,
    Mode,
    Neighbour,
    Neighbours,
    Reading,
    Toolchain,
    read_unit,
)
from detector.frontend.dependencies import explicit_dependency_arguments
from detector.frontend.options import Purpose
from detector.frontend.probe_cache import cache_directory
from idlift import startup
from idlift.direct.record import Answer, Call, keep_blob, record
from idlift.direct.replay import folder as direct_folder
from idlift.errors import UserError
from idlift.image import save_image
from idlift.offload.linking import Link
from idlift.offload.messages import IS_IDLE, WHOLE, Parent
from idlift.offload.settings import Settings
from idlift.sweep import sweep_seldom

if TYPE_CHECKING:
    from idlift.offload.unit import Compiled

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
) -> int:
    """Compile (and link) as the command says; the exit code is clang's.

    A `call` is remembered with its answer.
    """
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _stop)
    job = _Job(toolchain, settings, _standard_input(command), call)
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


@dataclass(frozen=True, slots=True)
class _Job:
    """What is the same for all sources of a command."""

    toolchain: Toolchain
    settings: Settings
    # What `-` reads: both the detector and clang may want it.
    stdin: bytes | None
    call: Call | None
    # The sources that are linked together, if this command links them.
    neighbours: Neighbours | None = None
    # How they are linked.
    link: Link | None = None
    # Children that have given their object, and are still taking notes.
    recording: list[int] = field(default_factory=list)


def _standard_input(command: CompileCommand) -> bytes | None:
    if any(source.is_stdin for source in command.inputs):
        return sys.stdin.buffer.read()
    return None


def _compile_one(command: CompileCommand, source: Input, job: _Job) -> int:
    made = _offloaded(command, job) if _is_ours(source, command) else None
    if isinstance(made, bytes):
        return _write(_output(command, source), made)
    code = _clang(command, command.words, job)
    if made is Unread and code == 0:
        # A mistake in the source would have come up again: it was clang that failed.
        message = f"clang failed to make LLVM IR of {source.path}"
        if _failed(job.settings, message) == _ERROR:
            place = _output(command, source)
            if place.is_file():
                place.unlink()
            raise OffloadError("stopped by --idlift-werror")
    return code


def _is_ours(source: Input, command: CompileCommand) -> bool:
    """Whether there is something to read; if not, clang says it best."""
    path = command.directory / source.path
    readable = path.is_file() and os.access(path, os.R_OK)
    return source.is_analysed and (source.is_stdin or readable or path.is_fifo())


def _output(command: CompileCommand, source: Input) -> Path:
    if command.output is not None:
        return command.directory / command.output
    suffix = ".s" if command.mode is Mode.ASSEMBLE else ".o"
    return command.directory / f"{source.stem}{suffix}"


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


def _link(command: CompileCommand, job: _Job) -> int:
    """Sources become objects in a temporary folder, then clang links."""
    sources = [i for i in command.inputs if i.is_analysed]
    with tempfile.TemporaryDirectory(prefix="idlift-") as folder:
        places = {
            source.path: Path(folder) / f"{number}-{source.stem}.o"
            for number, source in enumerate(sources)
        }
        words = _link_words(command, {path: str(p) for path, p in places.items()})
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


def _neighbours(command: CompileCommand, job: _Job) -> Neighbours | None:
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


def _neighbour(command: CompileCommand, source: Input, job: _Job) -> Neighbour:
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


def _link_words(command: CompileCommand, objects: dict[str, str]) -> Iterator[str]:
    """The user's words with sources replaced by their objects."""
    for argument in command.arguments:
        if argument.purpose is Purpose.INPUT and argument.value in objects:
            yield objects[argument.value]
        elif argument.purpose not in (Purpose.LANGUAGE, Purpose.DEPENDENCY):
            yield from argument.words


def _clang(command: CompileCommand, words: tuple[str, ...], job: _Job) -> int:
    """Run clang as the user would have."""
    invocation, directory = _invocation(command, words, job)
    done = subprocess.run(invocation, cwd=directory, input=job.stdin, check=False)
    return done.returncode


def _invocation(
    command: CompileCommand, words: tuple[str, ...], job: _Job
) -> tuple[list[str], Path | None]:
    """A call of clang, and where it is made if not here."""
    directory = command.directory if str(command.directory) != "." else None
    return [*job.toolchain.invocation(command.driver), *words], directory


# Exit codes of the child that offloads, if it does not give an object that is whole.
_DONE, _LEAVE_IT, _ERROR, _UNREAD, _STOPPED = 0, 1, 2, 3, 4


class Unread:
    """What is offloaded of a file that clang could not be brought to read."""


class OffloadError(UserError):
    """Offloading failed, and the user asked to be told with an error."""


def _offloaded(command: CompileCommand, job: _Job) -> bytes | type[Unread] | None:
    """The object with its loops offloaded, None if clang is to make it.

    The work is done in a child process: LLVM aborts on what it takes for a defect,
    and a compiler that dies is worse than one that does not accelerate.
    """
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        code = _STOPPED
        try:
            os.close(reading)
            code = _in_child(command, job, writing)
            sys.stderr.flush()
        finally:
            # Also when it is interrupted: our caller's frames are the parent's.
            os._exit(code)
    os.close(writing)
    try:
        with os.fdopen(reading, "rb") as pipe:
            if pipe.read(1) == IS_IDLE and job.link is not None:
                job.link.ask()
            made = pipe.read()
        if made.endswith(WHOLE):
            job.recording.append(child)
            return made.removesuffix(WHOLE) or None
        _, status = os.waitpid(child, 0)
    except BaseException:
        # The user gives up; the child removes its temporary files.
        os.kill(child, signal.SIGTERM)
        os.waitpid(child, 0)
        raise
    code = os.waitstatus_to_exitcode(status)
    if code == _STOPPED:
        code = _failed(job.settings, "offloading was interrupted")
    if code < 0:
        code = _failed(job.settings, f"offloading died of signal {-code}")
    if code == _ERROR:
        raise OffloadError("stopped by --idlift-werror")
    if code == _UNREAD:
        return Unread
    return None


def _in_child(command: CompileCommand, job: _Job, writing: int) -> int:
    from idlift.offload.unit import compile_unit

    parent = Parent(writing)
    try:
        began = time.time_ns()
        done = compile_unit(
            command,
            job.toolchain,
            job.settings,
            cache_directory(),
            job.stdin,
            trail=job.call is not None,
            neighbours=job.neighbours,
            is_idle=parent.is_idle,
        )
        sys.stderr.write(done.said)
        sys.stderr.flush()
        parent.give(done.made or b"")
        if job.call is not None and done.trail is not None:
            with contextlib.suppress(OSError):
                record(job.call, done.trail, _answer(command, job.call, done), began)
        startup.save()
        save_image()
        sweep_seldom(str(cache_directory()))
        return _DONE
    except CompileError:
        # clang says it again, in its own words and with its own exit code.
        return _UNREAD
    except (FrontendError, UserError) as error:
        return _failed(job.settings, error.message)
    except Exception as error:
        # The boundary at which a defect of ours must not become the user's problem.
        if os.environ.get("IDLIFT_DEBUG"):
            import traceback

            traceback.print_exc()
        return _failed(job.settings, f"{type(error).__name__}: {error}")


def _answer(command: CompileCommand, call: Call, done: Compiled) -> Answer:
    """What is to be done when the same call is made again."""
    (source,) = command.inputs
    if done.made is None:
        theirs = [w for w in call.words if not w.startswith("--idlift-")]
        return Answer((), done.said, (*call.compiler, *theirs))
    if call.command.mode is Mode.LINK:
        blob = f"{direct_folder()}/{keep_blob(direct_folder(), done.made)}"
        words = _link_words(call.command, {source.path: blob})
        return Answer((), done.said, (*call.compiler, *words))
    written = [(str(_output(command, source)), done.made)]
    dependencies = explicit_dependency_arguments(command, source)
    if dependencies:
        depfile = dependencies[dependencies.index("-MF") + 1]
        written.append((depfile, Path(depfile).read_bytes()))
    return Answer(tuple(written), done.said)


def _failed(settings: Settings, message: str) -> int:
    if settings.werror:
        print(f"idlift-cc: error: {message}", file=sys.stderr)
        return _ERROR
    print(f"idlift-cc: warning: {message}; compiled as plain clang", file=sys.stderr)
    return _LEAVE_IT
