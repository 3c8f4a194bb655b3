"""The link of a program, found out while its objects are still being made.

Consumes the clang call that links; runs it, with clang's exit code. clang takes as long
to start as the linker to link. So it is asked early for what it would run (`-###`), and
that is run when the objects are there. Whenever its answer is not one plain command, or
that fails, clang itself is called: it knows what to say.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from detector.frontend import CompileCommand
from detector.frontend.clang_process import Process, start
from detector.frontend.options import Purpose

# With these clang does more than run commands, or tells about them.
_TALKATIVE = ("-v", "--verbose", "-###", "-time", "-fproc-stat", "-fdriver-only")


class Link:
    """The last step of a command."""

    def __init__(
        self, invocation: Sequence[str], directory: Path | None, stdin: bytes | None
    ) -> None:
        self._invocation = list(invocation)
        self._directory = directory
        self._stdin = stdin
        self._asked: Process | None = None

    def ask(self) -> None:
        """Begin to find out what clang would run; all inputs must be there."""
        if self._asked is not None or any(
            word.startswith(_TALKATIVE) for word in self._invocation
        ):
            return
        self._asked = start(
            [*self._invocation, "-###"],
            cwd=self._directory,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )

    def run(self) -> int:
        """Link; the exit code is clang's."""
        command = self._answer()
        if command is not None and self._is_done_by(command):
            return 0
        done = subprocess.run(
            self._invocation, cwd=self._directory, input=self._stdin, check=False
        )
        return done.returncode

    def close(self) -> None:
        """What was asked is not needed any more."""
        if self._asked is not None and self._asked.returncode is None:
            self._asked.kill()
            self._asked.communicate()

    def _answer(self) -> list[str] | None:
        if self._asked is None:
            return None
        _, said = self._asked.communicate()
        if self._asked.returncode != 0:
            return None
        return one_command(said.decode(errors="surrogateescape"))

    def _is_done_by(self, command: list[str]) -> bool:
        try:
            done = subprocess.run(
                command, cwd=self._directory, capture_output=True, check=False
            )
        except OSError:
            return False
        if done.returncode != 0:
            return False
        sys.stdout.buffer.write(done.stdout)
        sys.stderr.buffer.write(done.stderr)
        return True


# Every word is in quotes, in which some characters have a backslash.
_WORD = re.compile(r' "((?:[^"\\]|\\.)*)"')
_COMMAND = re.compile(f"(?:{_WORD.pattern})+")
_ESCAPED = re.compile(r"\\(.)")

# The lines before the commands; any other line is something that clang has to say.
_PREAMBLE = ("Target: ", "Thread model: ", "InstalledDir: ", "Configuration file: ")


def one_command(said: str) -> list[str] | None:
    """The only command that `clang -###` prints, None if it prints anything else."""
    version, *lines = said.splitlines() or [""]
    if "clang version" not in version:
        return None
    commands = [line for line in lines if line.startswith(' "')]
    others = [line for line in lines if not line.startswith((' "', *_PREAMBLE))]
    if len(commands) != 1 or others or not _COMMAND.fullmatch(commands[0]):
        return None
    return [_ESCAPED.sub(r"\1", word) for word in _WORD.findall(commands[0])]


def link_words(command: CompileCommand, objects: dict[str, str]) -> Iterator[str]:
    """The user's words with sources replaced by their objects."""
    for argument in command.arguments:
        if argument.purpose is Purpose.INPUT and argument.value in objects:
            yield objects[argument.value]
        elif argument.purpose not in (Purpose.LANGUAGE, Purpose.DEPENDENCY):
            yield from argument.words
