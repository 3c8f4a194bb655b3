"""The object as clang alone makes it, begun while idioms are still looked for.

Consumes a command with one input; produces its object with what clang has to say, or
nothing: then clang is run as if this had never been. Most files of most programs have
no idiom in them. The core that would be idle while one is looked for makes their
object, and stops as soon as one may be replaced.
"""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass
from pathlib import Path

from detector.frontend import CompileCommand, Toolchain
from detector.frontend.clang_process import Process, start
from detector.frontend.options import Purpose
from idlift.resident.readiness import is_core_idle

# What depends on the name of the output is not made under another one.
_NAMES_THE_OUTPUT = ("-frecord-", "-grecord-")
# The front end writes the depfile.
_NOT_OURS = (Purpose.OUTPUT, Purpose.DEPENDENCY)


@dataclass(frozen=True, slots=True)
class PlainObject:
    """What clang has made, and what it has said."""

    made: bytes
    said: str


class Plain:
    """A clang that works until it is told that it does so in vain."""

    def __init__(self, command: CompileCommand, toolchain: Toolchain) -> None:
        self._command = command
        self._toolchain = toolchain
        # `start` is called by any thread, also when it is too late.
        self._lock = threading.Lock()
        self._is_wanted = not any(
            word.startswith(_NAMES_THE_OUTPUT) for word in command.words
        )
        self._folder: Path | None = None
        self._clang: Process | None = None

    def start(self) -> None:
        """Begin, if a core has nothing to do.

        Not while LLVM works for us: what two threads of one core share, caches and
        units, is what both need most, and each would take twice as long.
        """
        with self._lock, contextlib.suppress(OSError):
            if self._is_wanted and self._clang is None and is_core_idle(1):
                self._folder = Path(tempfile.mkdtemp(prefix="idlift-"))
                self._clang = start(
                    [*self._toolchain.invocation(self._command.driver), *self._words()],
                    cwd=self._command.directory,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.PIPE,
                )

    def stop(self) -> None:
        """It is not wanted any more; nothing is left of it."""
        with self._lock:
            self._is_wanted = False
            if self._clang is not None:
                if self._clang.returncode is None:
                    self._clang.kill()
                    self._clang.communicate()
                self._clang = None
            if self._folder is not None:
                shutil.rmtree(self._folder, ignore_errors=True)
                self._folder = None

    # As `contextlib.closing` calls it.
    close = stop

    def object(self) -> PlainObject | None:
        """What came of it, None if clang should be asked once more."""
        with self._lock:
            if self._clang is None or self._folder is None:
                return None
            _, said = self._clang.communicate()
            if self._clang.returncode != 0 or (said and sys.stderr.isatty()):
                # To a terminal clang speaks in colours and in lines as wide as it is.
                return None
            made = self._target(self._folder).read_bytes()
            return PlainObject(made, said.decode(errors="surrogateescape"))

    def _words(self) -> list[str]:
        kept = (a for a in self._command.arguments if a.purpose not in _NOT_OURS)
        assert self._folder is not None
        return [
            "-o",
            str(self._target(self._folder)),
            *(w for a in kept for w in a.words),
        ]

    def _target(self, folder: Path) -> Path:
        return folder / "plain.o"
