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


# What the rows of a unit are made with, and what the plans of idioms are made with.
EVERYTHING = ("idl", "detector", "idlift/detection")
PLANNING = ("idl", "detector/solver", "detector/atoms")


def idiom_fingerprint(
    files: Sequence[Path], folders: Sequence[str] = EVERYTHING
) -> str:
    """A key that changes whenever the idioms, or what we make of them, may."""
    from hashlib import sha256

    digest = sha256()
    package = Path(__file__).parents[2]
    for folder in folders:
        for path in sorted((package / folder).rglob("*")):
            if path.suffix in (".py", ".idl", ".lark", ".toml"):
                status = path.stat()
                entry = (str(path), status.st_mtime_ns, status.st_size)
                digest.update(repr(entry).encode())
    for file in files:
        digest.update(str(file).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def check_name(name: str, files: Sequence[Path], cache: Path | None) -> None:
    """An error with a suggestion if no idiom and no kind is called so."""
    found = load_idioms(files, cache).idioms
    names = sorted({n for i in found for n in (i.name, i.meta.kind) if n})
    if name.lower() not in map(str.lower, names):
        from idl.source import did_you_mean

        near = did_you_mean(name, names)
        told = f"there is no idiom or kind called {name!r}; {near}".rstrip("; ")
        raise UserError(told)


def load_idioms(files: Sequence[Path], cache: Path | None) -> Store:
    """All exported idioms of the library and of these files, with their plans."""
    from detector.atoms.table import RELATIONS
    from detector.solver.store import open_store

    def resolve() -> Iterable[Idiom]:
        from idl.library import load
        from idl.program import source_texts
        from idl.resolve import idioms
        from idl.source import IdlError, render

        try:
            program = load(files)
            found = idioms(program)
        except IdlError as error:
            sources = source_texts(files)
            told = [render(d, sources) for d in error.diagnostics]
            raise UserError("\n".join(("these idioms cannot be used", *told))) from None
        for file, group in zip(files, program.groups[1:], strict=True):
            if not group.tops():
                raise UserError(f"{file} has no idiom in it")
        return found

    key = idiom_fingerprint(files, PLANNING)
    return open_store([key], RELATIONS, cache, resolve)
