"""The hot path of `idlift-cc`: answers a call from memory, or says that it cannot.

Consumes the words of a call; produces clang's or our own earlier answer: an object, a
depfile, what was printed, and perhaps a clang to become (to link, or because there is
nothing in the file for us). Whatever is odd is left to the ordinary path.
"""

from __future__ import annotations

import os
import sys

from idlift.direct.identity import cache_folder, call_key, compiler_key
from idlift.direct.manifest import Manifest, holds, load, place_of, touch
from idlift.direct.seal import read_blob

# Not from `typing`: importing it takes longer than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# A call with one of these in it may compile something.
SOURCES = (
    ".c", ".i", ".C", ".cc", ".CC", ".cp", ".cpp", ".CPP", ".cxx", ".c++", ".C++",
    ".ii", ".ll", ".bc",
)  # fmt: skip


def folder() -> str:
    """Where manifests are."""
    return f"{cache_folder()}/direct"


def replay(driver: str, words: Sequence[str]) -> int | None:
    """The exit code of a remembered call, None if it is not known.

    Does not return where clang is all that is left to do.
    """
    place = folder()
    compiler = known_compiler(place, driver)
    if compiler is None:
        return None
    if not may_compile(words):
        # Links and questions: nothing of ours, so nothing to remember.
        if has_options(words):
            return None
        become([*compiler, *words])
    found = load(place, call_key(driver, list(words), compiler))
    if found is None or not holds(found, place):
        return None
    touch(place_of(place, found.key))
    return _answer(found, place)


def may_compile(words: Sequence[str]) -> bool:
    """Whether a call may have a source in it; errs on this side."""
    return any(
        word.endswith(SOURCES)
        or word == "-"
        or word.startswith(("@", "-x", "--language"))
        for word in words
    )


def has_options(words: Sequence[str]) -> bool:
    """Whether options of ours are given: they may be wrong, which has to be said."""
    return bool(os.environ.get("IDLIFT_CC_FLAGS")) or any(
        word.startswith("--idlift-") for word in words
    )


def known_compiler(place: str, driver: str) -> list[str] | None:
    """The words with which clang is called, if they are known."""
    found = load(place, compiler_key())
    if found is None or not holds(found, place):
        return None
    return found.values(driver)


def become(words: list[str]) -> None:
    """Replace this process; returns if that cannot be done."""
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        os.execvp(words[0], words)
    except OSError:
        return


def _answer(found: Manifest, place: str) -> int | None:
    try:
        for output in found.values("write"):
            path, blob = output.rsplit("|", 1)
            data = _used(f"{place}/{blob}")
            if data is None:
                return None
            _write(path, data)
        said = "\n".join(found.values("say"))
        links = found.values("become")
        if any(_used(blob) is None for blob in _blobs(links, place)):
            return None
    except (OSError, ValueError):
        return None
    if said:
        sys.stderr.write(f"{said}\n")
    if links:
        become(links)
        return None
    return 0


def _used(blob: str) -> bytes | None:
    data = read_blob(blob)
    touch(blob)
    return data


def _blobs(words: list[str], place: str) -> list[str]:
    return [word for word in words if word.startswith(f"{place}/")]


def _write(path: str, data: bytes) -> None:
    """As clang does it: what others hold under this name is not written into."""
    if os.path.isfile(path) and not os.path.islink(path):
        os.unlink(path)
    with open(path, "wb") as file:
        file.write(data)
