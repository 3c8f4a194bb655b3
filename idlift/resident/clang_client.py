"""Asks a clang that stays for a fork of itself, and looks after that fork.

Consumes the words of a clang call; produces a process like one of `subprocess`, None if
there is reason to start a clang in the ordinary way: another one is meant, or a file of
it has changed. See clang_server.c for the other side.
"""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import signal
import socket
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from subprocess import DEVNULL, PIPE
from types import TracebackType
from typing import IO, Self

from detector.frontend import clang_process
from detector.frontend.clang_process import Files

# One that is stopped, or swapped out, is not waited for.
_PATIENCE = 2.0
_NUMBER = struct.Struct("=i")
# Bytes, words, variables, umask, process group.
_CALL = struct.Struct("=IIIIi")
_AT_ONCE = 1 << 15

# Device, inode, size, times.
Identity = tuple[int, int, int, int, int] | None


def identity(path: str) -> Identity:
    """Changes when a file, or what a folder holds, does; None if it is not there."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    times = (found.st_mtime_ns, found.st_ctime_ns)
    return (found.st_dev, found.st_ino, found.st_size, *times)


class Fork:
    """A clang that somebody else has started for us."""

    def __init__(self, connection: socket.socket, pid: int) -> None:
        self._connection = connection
        self.pid = pid
        self.returncode: int | None = None
        self.stdin: IO[bytes] | None = None
        self.stdout: IO[bytes] | None = None
        self.stderr: IO[bytes] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for pipe in (self.stdout, self.stderr):
            if pipe is not None:
                pipe.close()
        self._close_input()
        self.wait()

    def wait(self) -> int:
        """Its exit code; a signal is negative."""
        if self.returncode is None:
            self._hear(0)
        assert self.returncode is not None
        return self.returncode

    def poll(self) -> int | None:
        """The same if it has ended."""
        if self.returncode is None:
            with contextlib.suppress(BlockingIOError):
                self._hear(socket.MSG_DONTWAIT)
        return self.returncode

    def kill(self) -> None:
        """At once."""
        if self.returncode is None:
            with contextlib.suppress(OSError):
                self._connection.shutdown(socket.SHUT_WR)

    def communicate(self, input: bytes | None = None) -> tuple[bytes, bytes]:
        """Give it all of its input, take all that it says, and wait for its end."""
        rest = memoryview(input or b"")
        said: dict[int, bytearray] = {}
        poll = select.poll()
        pipes = {p.fileno(): p for p in (self.stdout, self.stderr) if p is not None}
        for file in pipes:
            said[file] = bytearray()
            poll.register(file, select.POLLIN)
        output, errors = (
            bytearray() if pipe is None else said[pipe.fileno()]
            for pipe in (self.stdout, self.stderr)
        )
        if self.stdin is not None and rest:
            poll.register(self.stdin.fileno(), select.POLLOUT)
        else:
            self._close_input()
        while pipes or rest:
            for file, _ in poll.poll():
                if file not in pipes:
                    rest = self._fed(rest)
                    if not rest:
                        poll.unregister(file)
                        self._close_input()
                elif data := os.read(file, _AT_ONCE):
                    said[file] += data
                else:
                    poll.unregister(file)
                    pipes.pop(file).close()
        self.wait()
        return bytes(output), bytes(errors)

    def _fed(self, rest: memoryview) -> memoryview:
        assert self.stdin is not None
        try:
            return rest[os.write(self.stdin.fileno(), rest[: select.PIPE_BUF]) :]
        except BrokenPipeError:
            # It has said why it does not want any more.
            return rest[:0]

    def _close_input(self) -> None:
        if self.stdin is not None:
            with contextlib.suppress(BrokenPipeError):
                self.stdin.close()

    def _hear(self, flags: int) -> None:
        try:
            said = self._connection.recv(_NUMBER.size, flags)
        except ConnectionError:
            said = b""
        if len(said) == _NUMBER.size:
            self.returncode = os.waitstatus_to_exitcode(_NUMBER.unpack(said)[0])
        else:
            # The one that stayed is gone, and took its forks with it.
            self.returncode = -signal.SIGKILL
        self._connection.close()


@dataclass(frozen=True, slots=True)
class StayingClang:
    """Where a clang listens that has stayed, and what it was made of."""

    control: socket.socket
    executable: str
    files: tuple[tuple[str, Identity], ...]

    def start(
        self, invocation: Sequence[str], cwd: Path | None, files: Files
    ) -> Fork | None:
        """A fork of it that does this call."""
        named = shutil.which(invocation[0])
        if named is None or os.path.realpath(named) != self.executable:
            return None
        if any(identity(path) != known for path, known in self.files):
            return None
        try:
            return self._forked(invocation, cwd, files)
        except OSError:
            # Not again: perhaps we have waited for it.
            clang_process.use(None)
            return None

    def _forked(
        self, invocation: Sequence[str], cwd: Path | None, files: Files
    ) -> Fork | None:
        with contextlib.ExitStack() as ours, contextlib.ExitStack() as theirs:
            folder = os.open(cwd or ".", os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC)
            theirs.callback(os.close, folder)
            pipes: list[IO[bytes] | None] = []
            given: list[int] = []
            for standard, file in enumerate(files):
                pipe, number = _end(standard, file, theirs)
                pipes.append(pipe)
                given.append(number)
                if pipe is not None:
                    ours.callback(pipe.close)
            mine, its = socket.socketpair()
            ours.callback(mine.close)
            theirs.callback(its.close)
            numbers = [*given, folder, its.fileno()]
            socket.send_fds(self.control, [b"c"], numbers, socket.MSG_DONTWAIT)
            its.close()
            mine.settimeout(_PATIENCE)
            said = mine.recv(_NUMBER.size)
            if len(said) != _NUMBER.size:
                return None
            mine.sendall(b"".join(_call(invocation)))
            mine.settimeout(None)
            fork = Fork(mine, _NUMBER.unpack(said)[0])
            fork.stdin, fork.stdout, fork.stderr = pipes
            ours.pop_all()
        return fork


def _end(
    standard: int, file: int | None, theirs: contextlib.ExitStack
) -> tuple[IO[bytes] | None, int]:
    """Our end of a standard file, if it has one, and the number of the other."""
    if file is None:
        return None, standard
    if file == DEVNULL:
        number = os.open(os.devnull, os.O_RDWR | os.O_CLOEXEC)
        theirs.callback(os.close, number)
        return None, number
    if file != PIPE:
        return None, file
    reading, writing = os.pipe()
    number, mine = (reading, writing) if standard == 0 else (writing, reading)
    theirs.callback(os.close, number)
    return os.fdopen(mine, "wb" if standard == 0 else "rb"), number


def _call(invocation: Sequence[str]) -> Iterator[bytes]:
    """As `struct call` of clang_server.c."""
    words = [os.fsencode(word) + b"\0" for word in invocation]
    variables = [b"%b=%b\0" % item for item in os.environb.items()]
    text = b"".join((*words, *variables))
    yield _CALL.pack(len(text), len(words), len(variables), _umask(), os.getpgrp())
    yield text


def _umask() -> int:
    """Without changing it: there are other threads."""
    with open("/proc/self/status", "rb") as file:
        for line in file:
            if line.startswith(b"Umask:"):
                return int(line.split()[1], 8)
    raise OSError("this Linux does not tell")
