"""Kernels of programs that were compiled before, kept on disk.

The same loop in another file, or in a file that was edited elsewhere, has the same Lift
program: it is not compiled again. The key is the program itself, our own code, the
device that was asked for, and what `idlift tune` has found. A store that cannot be read
or written only costs time.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from codegen.kernels import Compile, Kernels
from detector.quick_pickle import dumps
from idlift.direct.identity import code_identity, kernel_identity
from idlift.direct.manifest import touch, write_whole
from idlift.direct.seal import seal, unseal

if TYPE_CHECKING:
    from lift.terms.program import Program

# What reading a damaged or foreign file may raise.
_UNREADABLE = (
    OSError,
    pickle.UnpicklingError,
    EOFError,
    AttributeError,
    ImportError,
    IndexError,
    TypeError,
    ValueError,
)


def remembered(
    compiled: Compile,
    cache: Path | None,
    device: str,
    is_done_elsewhere: Callable[[], bool] = lambda: False,
) -> Compile:
    """The same compilation, with a look into the store before it.

    `is_done_elsewhere` is asked about each program that is not there, and may wait: it
    says that another process has had it, so that it is worth another look.
    """
    if cache is None:
        return compiled
    salt = "\0".join((code_identity(), kernel_identity(), device))

    def found_or_made(program: Program) -> Kernels:
        path = _path(program, salt, cache)
        known = _read(path) if path is not None else None
        if known is None and path is not None and is_done_elsewhere():
            known = _read(path)
        if known is not None:
            return known
        made = compiled(program)
        if path is not None:
            write_whole(str(path), seal(dumps(made)))
        return made

    return found_or_made


def distinct(programs: Iterable[Program]) -> list[Program]:
    """Without those that are kept under the name of one before."""
    found: dict[bytes | int, Program] = {}
    for program in programs:
        found.setdefault(_key(program) or id(program), program)
    return list(found.values())


def _key(program: Program) -> bytes | None:
    try:
        return dumps(program)
    except RecursionError:
        # A term that is too deep for pickle is rare, and so compiled each time.
        return None


def _path(program: Program, salt: str, cache: Path) -> Path | None:
    data = _key(program)
    if data is None:
        return None
    digest = blake2b(salt.encode() + b"\0" + data, digest_size=20).hexdigest()
    return cache / "kernels" / digest[:2] / digest[2:]


def _read(path: Path) -> Kernels | None:
    try:
        data = unseal(path.read_bytes())
        found = pickle.loads(data) if data is not None else None
    except _UNREADABLE:
        return None
    touch(str(path))
    return found if isinstance(found, Kernels) else None
