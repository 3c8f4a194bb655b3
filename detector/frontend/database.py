"""compile_commands.json: the commands of a whole build.

Consumes the file (both the `arguments` and the `command` form, directories relative to
the file); produces one `CompileCommand` per entry, adapted to clang. Compiles nothing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath

from detector.frontend.command import CompileCommand, Driver, parse
from detector.frontend.errors import FrontendError
from detector.frontend.gcc import adapt
from detector.frontend.response import split_gnu

# Programs that come before the compiler in recorded commands.
LAUNCHERS = frozenset({"ccache", "sccache", "distcc", "icecc", "buildcache", "nice"})


@dataclass(frozen=True, slots=True)
class Entry:
    """One compilation of the build: the file as an absolute path, and its command."""

    file: Path
    command: CompileCommand


def read_database(path: Path) -> tuple[Entry, ...]:
    """Read a compile_commands.json, or the one in a folder."""
    file = path / "compile_commands.json" if path.is_dir() else path
    try:
        text = file.read_text()
    except OSError as error:
        raise FrontendError(f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise FrontendError(f"{file} is not a text file") from error
    try:
        rows = json.loads(text)
    except ValueError as error:
        raise FrontendError(f"{file} is not valid JSON: {error}") from error
    if not isinstance(rows, list):
        raise FrontendError(f"{file}: a compilation database is a list of entries")
    home = file.absolute().parent
    return tuple(_entry(row, home, f"{file}: entry {n}") for n, row in enumerate(rows))


def find_entry(entries: tuple[Entry, ...], file: Path) -> Entry | None:
    """The first entry for a file, whatever way its path is spelled."""
    wanted = os.path.realpath(file)
    return next((e for e in entries if os.path.realpath(e.file) == wanted), None)


def _entry(row: object, home: Path, where: str) -> Entry:
    if not isinstance(row, Mapping):
        raise FrontendError(f"{where} is not an object")
    directory = home / _text(row, "directory", where, default=".")
    file = directory / _text(row, "file", where)
    words = _words(row, where)
    while words and PurePath(words[0]).name in LAUNCHERS:
        words = words[1:]
    if not words:
        raise FrontendError(f"{where} has an empty command")
    driver = _driver(words[0])
    command = parse(words[1:], driver=driver, directory=directory)
    return Entry(file, adapt(command))


def _words(row: Mapping[object, object], where: str) -> list[str]:
    arguments = row.get("arguments")
    if arguments is None:
        return split_gnu(_text(row, "command", where))
    if not isinstance(arguments, list) or not all(
        isinstance(a, str) for a in arguments
    ):
        raise FrontendError(f"{where}: `arguments` is not a list of strings")
    return [str(a) for a in arguments]


def _text(
    row: Mapping[object, object], key: str, where: str, default: str | None = None
) -> str:
    value = row.get(key, default)
    if not isinstance(value, str):
        problem = "is missing" if value is None else "is not a string"
        raise FrontendError(f"{where}: `{key}` {problem}")
    return value


def _driver(program: str) -> Driver:
    return "c++" if "++" in PurePath(program).name else "c"
