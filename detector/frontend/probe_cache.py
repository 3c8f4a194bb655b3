"""Remembers what compilers said about themselves, between runs.

A wrapper that runs once per source file should not ask each clang for its version each
time. Consumes an argv and a way to ask; produces the answer. Entries are keyed by the
program's path, size and time of change, so an upgrade is noticed. Losing the file, or
failing to write it, costs milliseconds and nothing else.

What is known of this machine's compilers lies beside the code, like the .pyc files of
Python, so that it is there for an empty cache; where that folder cannot be written,
the user's cache is used instead.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from zlib import crc32

BESIDE = Path(__file__).parent / "__pycache__"
_NAME = "toolchains.json"
# Compilers come and go; those that were asked last are kept.
_MOST = 32


def cache_directory() -> Path:
    """$IDLIFT_CACHE, else the user's cache folder."""
    if chosen := os.environ.get("IDLIFT_CACHE"):
        return Path(chosen)
    from platformdirs import user_cache_dir

    return Path(user_cache_dir("idlift", appauthor=False))


def remembered(argv: Sequence[str], ask: Callable[[], str | None]) -> str | None:
    """The remembered answer of this program, or a fresh one, which is then kept."""
    key = _key(argv)
    if key is None:
        return ask()
    for path in _places():
        answer = _load(path).get(key)
        if answer is not None:
            return answer
    answer = ask()
    if answer is not None:
        for path in _places():
            if _store(path, {**_load(path), key: answer}):
                break
    return answer


def _places() -> tuple[Path, ...]:
    """Files that answers may be in, the first that can be written first."""
    return (BESIDE / _NAME, cache_directory() / _NAME)


def _key(argv: Sequence[str]) -> str | None:
    program = shutil.which(argv[0])
    if program is None:
        return None
    try:
        status = Path(program).stat()
    except OSError:
        return None
    return json.dumps([program, *argv[1:], status.st_size, status.st_mtime_ns])


def _load(path: Path) -> dict[str, str]:
    try:
        check, _, text = path.read_bytes().partition(b"\n")
        entries = json.loads(text) if check == _check(text) else {}
    except (OSError, ValueError):
        return {}
    if not isinstance(entries, dict):
        return {}
    return {str(k): v for k, v in entries.items() if isinstance(v, str)}


def _check(text: bytes) -> bytes:
    """A damaged file must not say that a clang is none."""
    return b"%08x" % crc32(text)


def _store(path: Path, entries: dict[str, str]) -> bool:
    # Written whole and moved into place: parallel makes share this file.
    entries = dict(list(entries.items())[-_MOST:])
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix="toolchains.")
        with os.fdopen(handle, "wb") as file:
            text = json.dumps(entries).encode()
            file.write(_check(text) + b"\n" + text)
        os.replace(name, path)
    except OSError:
        return False
    return True
