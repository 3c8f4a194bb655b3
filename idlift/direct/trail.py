"""Which files a compilation looked at, and where it looked in vain.

Consumes what clang said about itself (`detector.frontend.trail`) and the texts of the
files; produces names of files, and names at which nothing may appear. Where it cannot
tell, it says so: then the call is not remembered.

Note [in vain]: a header is found in the first of several folders, so a new file in an
earlier one changes the meaning of the same call. ccache leaves that to its users. We
know the folders (clang -v), who included what, and so each place that was tried before.
The tests `__has_include` are places of the same kind. Many places share a folder that
does not exist: then the folder alone is watched.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from detector.frontend.trail import Trail

# A program that says one of these depends on the time, or on files that no list names.
_UNLISTED = re.compile(
    rb"__DATE__|__TIME__|__TIMESTAMP__|incbin|#\s*embed|__has_embed|"
    rb"#\s*pragma\s+clang\s+module"
)
_ASKED = re.compile(rb'has_include\w*\s*\(\s*([<"])([^>"\n]+)[>"]')
_COMPUTED = re.compile(rb'has_include\w*\s*\(\s*[^\s<"]')
# Headers give the test another name, or make one for compilers that lack it.
_WRAPPED = re.compile(rb"#\s*define\s+\w*has_include")


@dataclass(frozen=True, slots=True)
class Watched:
    """What must stay as it is."""

    files: tuple[str, ...]
    absent: tuple[str, ...]


def watched(trail: Trail, source: str) -> Watched | None:
    """All files and all places of a compilation, None if they cannot be told."""
    files: dict[str, bytes] = {}
    for name in (source, *trail.headers):
        for path in _spellings(name) if name != source else (name,):
            with open(path, "rb") as file:
                files[path] = file.read()
    if any(_UNLISTED.search(text) for text in files.values()):
        return None
    places = list(_earlier(trail, source))
    present: set[str] = set()
    for path, text in files.items():
        asked = _questions(text)
        if asked is None:
            return None
        for name in asked:
            folders = (os.path.dirname(path), *trail.quoted, *trail.angled)
            tried = [_join(folder, name) for folder in folders]
            present.update(filter(os.path.isfile, tried))
            places += tried
    # Hundreds of places are in a few folders.
    exists = cache(os.path.lexists)
    missing = {_shallowest(p, exists) for p in set(places) if not exists(p)}
    missing.update(p for p in trail.nonexistent if not exists(p))
    return Watched((*files, *sorted(present - files.keys())), tuple(sorted(missing)))


def _spellings(name: str) -> Iterator[str]:
    """A header is named without the root of the system: `usr/include/stdio.h`."""
    found = [path for path in (f"/{name}", name) if os.path.isfile(path)]
    if not found:
        raise FileNotFoundError(name)
    yield from found


def _questions(text: bytes) -> list[str] | None:
    """The headers that a text asks about, None if it computes their names."""
    if b"has_include" not in text:
        return []
    for found in _COMPUTED.finditer(text):
        line = text[text.rfind(b"\n", 0, found.start()) + 1 : found.end()]
        if not _WRAPPED.search(line):
            return None
    return [os.fsdecode(found[2]) for found in _ASKED.finditer(text)]


def _earlier(trail: Trail, source: str) -> Iterator[str]:
    """The places that were or may have been tried before each header was found."""
    for header, includers in trail.headers.items():
        near = [*_folders({os.path.dirname(n) for n in (*includers, source)})]
        for path in _spellings(header):
            searched = [("", *near), *((f,) for f in (*trail.quoted, *trail.angled))]
            tried: list[str] = []
            for folders in searched:
                rest = _under(path, folders[0]) if folders[0] else None
                if rest is not None:
                    yield from (_join(folder, rest) for folder in tried)
                tried += folders


def _folders(names: Iterable[str]) -> Iterator[str]:
    for name in names:
        yield name
        if name and not name.startswith(("/", ".")):
            yield f"/{name}"


def _under(path: str, folder: str) -> str | None:
    prefix = f"{folder}/"
    return path[len(prefix) :] if path.startswith(prefix) else None


def _join(folder: str, name: str) -> str:
    return f"{folder}/{name}" if folder else name


def _shallowest(path: str, exists: Callable[[str], bool]) -> str:
    """The first part of a path that does not exist."""
    while (parent := path.rpartition("/")[0]) and not exists(parent):
        path = parent
    return path
