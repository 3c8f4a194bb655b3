"""Depfiles (-MD and friends), when the object is not made by the same clang call.

Consumes a `CompileCommand`; produces the same request with every default spelled out,
since clang derives file and target from an -o that is ours, not the user's.
"""

from __future__ import annotations

from pathlib import PurePath

from detector.frontend.command import CompileCommand, Input
from detector.frontend.options import Purpose

_WRITES = ("-MD", "-MMD", "--write-dependencies", "--write-user-dependencies")


def explicit_dependency_arguments(
    command: CompileCommand, source: Input
) -> tuple[str, ...]:
    """The -M options that write the user's depfile from any compile of `source`.

    Empty when none is asked for, and for -M/-MM, which replace the compilation and
    never come here.
    """
    if not command.has(*_WRITES):
        return ()
    words = [w for a in command.having(Purpose.DEPENDENCY) for w in a.words]
    if not command.has("-MF"):
        words += ["-MF", _default_file(command, source)]
    if not command.has("-MT", "-MQ"):
        words += ["-MQ", command.output or f"{source.stem}.o"]
    return tuple(words)


def _default_file(command: CompileCommand, source: Input) -> str:
    if command.output is None:
        return f"{source.stem}.d"
    return str(PurePath(command.output).with_suffix(".d"))
