"""The library of idioms: .idl files, and the way to load them.

A cache may keep `idl.serial.dump` of the idioms under `fingerprint`, and then needs
neither the parser nor these files.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

from idl.program import Loader, Program

FOLDER = Path(__file__).parent


def files() -> tuple[Path, ...]:
    """The library's own files."""
    return tuple(sorted(FOLDER.glob("*.idl")))


def load(extra_files: Iterable[Path] = ()) -> Program:
    """The library and these files; raises `IdlError` with all that is wrong."""
    loader = Loader()
    library = loader.group(files())
    extra = [loader.group([path], library) for path in extra_files]
    return loader.program([library, *extra])


def fingerprint(extra_files: Iterable[Path] = ()) -> str:
    """A key that changes whenever the idioms may: names and contents of all code."""
    digest = blake2b(digest_size=16)
    code = (*FOLDER.parent.glob("*.py"), *FOLDER.parent.glob("vocabulary/*.py"))
    for path in (*sorted(code), *files(), *extra_files):
        digest.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
