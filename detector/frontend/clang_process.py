"""Starts clang; elsewhere may be said how it is started faster.

Consumes the words of a call, its folder and its standard files; produces a running
process, as `subprocess.Popen` does. Whoever has a quicker way than that (a clang that
stays, which this layer knows nothing of) gives it to `use`.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Protocol, Self

# A number of a file, PIPE, DEVNULL; None: the one of this process.
File = int | None
Files = tuple[File, File, File]


class Process(Protocol):
    """What callers need of `subprocess.Popen`."""

    @property
    def stdin(self) -> IO[bytes] | None: ...

    @property
    def stdout(self) -> IO[bytes] | None: ...

    @property
    def stderr(self) -> IO[bytes] | None: ...

    @property
    def returncode(self) -> int | None:
        """Negative: the number of a signal; None: it has not ended, or nobody asked."""

    def communicate(self, input: bytes | None = None) -> tuple[bytes, bytes]: ...

    def wait(self) -> int: ...

    def poll(self) -> int | None: ...

    def kill(self) -> None: ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None: ...


class Starter(Protocol):
    """Another way to start a clang; None if it is none for this call."""

    def __call__(
        self, invocation: Sequence[str], cwd: Path | None, files: Files
    ) -> Process | None: ...


_quicker: Starter | None = None


def use(starter: Starter | None) -> None:
    """Ask this one first from now on, in this process."""
    global _quicker
    _quicker = starter


def start(
    invocation: Sequence[str],
    *,
    cwd: Path | None = None,
    stdin: File = None,
    stdout: File = None,
    stderr: File = None,
) -> Process:
    """A clang at work; `OSError` if it cannot be started."""
    if _quicker is not None:
        started = _quicker(invocation, cwd, (stdin, stdout, stderr))
        if started is not None:
            return started
    return subprocess.Popen(
        invocation, cwd=cwd, stdin=stdin, stdout=stdout, stderr=stderr
    )
