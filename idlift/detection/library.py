"""The idioms of a scan: the library's and the user's, compiled and cached.

The parser is only imported when the texts have changed since the last run.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from idlift.errors import UserError

if TYPE_CHECKING:
    from detector.solver.store import Store
    from idl.formula import Idiom


def idiom_fingerprint(files: Sequence[Path]) -> str:
    """A key that changes whenever the idioms, or what we make of them, may."""
    from hashlib import sha256

    digest = sha256()
    package = Path(__file__).parents[2]
    for folder in ("idl", "detector", "idlift/detection"):
        for path in sorted((package / folder).rglob("*")):
            if path.suffix in (".py", ".idl", ".lark", ".toml"):
                status = path.stat()
                entry = (str(path), status.st_mtime_ns, status.st_size)
                digest.update(repr(entry).encode())
    for file in files:
        digest.update(str(file).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def load_idioms(files: Sequence[Path], cache: Path | None) -> Store:
    """All exported idioms of the library and of these files, with their plans."""
    from detector.atoms.table import RELATIONS
    from detector.solver.store import open_store

    def resolve() -> Iterable[Idiom]:
        from idl.library import load
        from idl.resolve import idioms
        from idl.source import IdlError, render

        try:
            return idioms(load(files))
        except IdlError as error:
            sources = {str(file): file.read_text() for file in files}
            told = [render(d, sources) for d in error.diagnostics]
            raise UserError("\n".join(("these idioms cannot be used", *told))) from None

    return open_store([idiom_fingerprint(files)], RELATIONS, cache, resolve)
