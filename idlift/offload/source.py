"""One source of a command: its object with loops offloaded, or word that there is none.

Consumes a command with one input; produces bytes, or None: then clang is to make it.
Whatever goes wrong is a warning, or an error with `--idlift-werror`. The work is done
in a child process, or in this one if it is there for nothing else.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from detector.frontend import (
    CompileCommand,
    CompileError,
    FrontendError,
    Input,
    Mode,
    Neighbours,
    Toolchain,
)
from detector.frontend.dependencies import explicit_dependency_arguments
from detector.frontend.probe_cache import cache_directory
from idlift import startup
from idlift.direct.record import Answer, Call, keep_blob, record
from idlift.direct.replay import folder as direct_folder
from idlift.errors import UserError
from idlift.image import save_image
from idlift.offload import again
from idlift.offload.linking import Link, link_words
from idlift.offload.messages import IS_IDLE, WHOLE, Parent
from idlift.offload.plain import Plain
from idlift.offload.settings import Settings
from idlift.resident.circumstances import seconds
from idlift.sweep import sweep_seldom

if TYPE_CHECKING:
    from idlift.offload.unit import Compiled

# Takes what is to be done later.
Later = Callable[[Callable[[], None]], None]


@dataclass(frozen=True, slots=True)
class Job:
    """What is the same for all sources of a command."""

    toolchain: Toolchain
    settings: Settings
    # What `-` reads: both the detector and clang may want it.
    stdin: bytes | None
    call: Call | None
    later: Later | None
    # The sources that are linked together, if this command links them.
    neighbours: Neighbours | None = None
    # How they are linked.
    link: Link | None = None
    # Children that have given their object, and are still taking notes.
    recording: list[int] = field(default_factory=list)


def output_of(command: CompileCommand, source: Input) -> Path:
    """Where the object of a source goes."""
    if command.output is not None:
        return command.directory / command.output
    suffix = ".s" if command.mode is Mode.ASSEMBLE else ".o"
    return command.directory / f"{source.stem}{suffix}"


# Exit codes of the child that offloads, if it does not give an object that is whole.
_DONE, _LEAVE_IT, ERROR, _UNREAD, _STOPPED = 0, 1, 2, 3, 4


class Unread:
    """What is offloaded of a file that clang could not be brought to read."""


class OffloadError(UserError):
    """Offloading failed, and the user asked to be told with an error."""


def offloaded(command: CompileCommand, job: Job) -> bytes | type[Unread] | None:
    """The object with its loops offloaded, None if clang is to make it.

    The work is done in a child process: LLVM aborts on what it takes for a defect,
    and a compiler that dies is worse than one that does not accelerate.
    """
    if job.later is not None:
        here = _Here(job.link)
        return _made(_compiled(command, job, here, job.later), here.made, job)
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        code = _STOPPED
        try:
            os.close(reading)
            code = _compiled(command, job, Parent(writing), lambda note: note())
            sys.stderr.flush()
            if code == _DONE:
                _stay()
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
    return _made(os.waitstatus_to_exitcode(status), b"", job)


def _made(code: int, made: bytes, job: Job) -> bytes | type[Unread] | None:
    """What has come of offloading that ended with this code."""
    if code == _STOPPED:
        code = failed(job.settings, "offloading was interrupted")
    if code < 0:
        code = failed(job.settings, f"offloading died of signal {-code}")
    if code == ERROR:
        raise OffloadError("stopped by --idlift-werror")
    if code == _UNREAD:
        return Unread
    return made or None


class _Host(Protocol):
    """Who waits for an object, and may do something else meanwhile."""

    def is_idle(self) -> None: ...

    def give(self, made: bytes) -> None: ...


class _Here:
    """This process itself."""

    def __init__(self, link: Link | None) -> None:
        self._link = link
        self.made = b""

    def is_idle(self) -> None:
        if self._link is not None:
            self._link.ask()

    def give(self, made: bytes) -> None:
        self.made = made


def _compiled(command: CompileCommand, job: Job, host: _Host, later: Later) -> int:
    from idlift.offload.unit import compile_unit

    plain = Plain(command, job.toolchain)

    def begin_plain() -> None:
        # What can be remembered can also be made in another place.
        if job.call is not None:
            plain.start()

    try:
        began = time.time_ns()
        with contextlib.closing(plain):
            done = compile_unit(
                command,
                job.toolchain,
                job.settings,
                cache_directory(),
                job.stdin,
                trail=job.call is not None,
                neighbours=job.neighbours,
                is_idle=host.is_idle,
                looks=begin_plain,
                has_found=plain.stop,
            )
            if done.made is None:
                done = _or_plain(done, plain)
        sys.stderr.write(done.said)
        sys.stderr.flush()
        host.give(done.made or b"")
        later(lambda: _take_notes(command, job, done, began))
        return _DONE
    except CompileError:
        # clang says it again, in its own words and with its own exit code.
        return _UNREAD
    except (FrontendError, UserError) as error:
        return failed(job.settings, error.message)
    except Exception as error:
        # The boundary at which a defect of ours must not become the user's problem.
        if os.environ.get("IDLIFT_DEBUG"):
            import traceback

            traceback.print_exc()
        if again.is_native():
            made = again.compiled_by_python(command, job.stdin)
            if made is not None:
                host.give(made)
                return _DONE
        return failed(job.settings, f"{type(error).__name__}: {error}")


def _or_plain(done: Compiled, plain: Plain) -> Compiled:
    """With the object of a file in which there is nothing for us, if clang has it."""
    theirs = plain.object()
    if theirs is None:
        return done
    return replace(done, made=theirs.made, said=theirs.said + done.said)


def _take_notes(command: CompileCommand, job: Job, done: Compiled, began: int) -> None:
    """For the next call, and the next process."""
    if job.call is not None and done.trail is not None:
        with contextlib.suppress(OSError):
            record(job.call, done.trail, _answer(command, job.call, done), began)
    if job.later is None:
        # Not for a process that has stayed: those before it have done so, and what it
        # knows of their notes is what was there when it began.
        startup.save()
        save_image()
    sweep_seldom(str(cache_directory()))


def _stay() -> None:
    """For the calls to come, once there is something that they would have to load."""
    # Asked before the import, which would take as long as all notes.
    if seconds() and "codegen.unit" in sys.modules:
        from idlift.resident.server import stay

        stay()


def _answer(command: CompileCommand, call: Call, done: Compiled) -> Answer:
    """What is to be done when the same call is made again."""
    (source,) = command.inputs
    if done.made is None:
        theirs = [w for w in call.words if not w.startswith("--idlift-")]
        return Answer((), done.said, (*call.compiler, *theirs))
    if call.command.mode is Mode.LINK:
        blob = f"{direct_folder()}/{keep_blob(direct_folder(), done.made)}"
        words = link_words(call.command, {source.path: blob})
        return Answer((), done.said, (*call.compiler, *words))
    written = [(str(output_of(command, source)), done.made)]
    dependencies = explicit_dependency_arguments(command, source)
    if dependencies:
        depfile = dependencies[dependencies.index("-MF") + 1]
        written.append((depfile, Path(depfile).read_bytes()))
    return Answer(tuple(written), done.said)


def failed(settings: Settings, message: str) -> int:
    """Say what went wrong; the exit code that follows from it."""
    if settings.werror:
        print(f"idlift-cc: error: {message}", file=sys.stderr)
        return ERROR
    print(f"idlift-cc: warning: {message}; compiled as plain clang", file=sys.stderr)
    return _LEAVE_IT
