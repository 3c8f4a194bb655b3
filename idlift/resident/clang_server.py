"""Has a clang stay beside the compiler that stays.

Consumes the clang of a call; produces a `StayingClang` that workers ask for forks, as
soon as it says that it is there. That is a library of ours, loaded into clang before
all others (clang_server.c), which is compiled once an installation. Where that cannot
be done, or the clang is no such program (a script, one without shared libraries), there
is none, and each call starts a clang as it would anyway.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from idlift import installation
from idlift.resident.clang_client import Identity, StayingClang, identity

_SOURCE = Path(__file__).with_name("clang_server.c")
_FLAGS = ("-O2", "-shared", "-fPIC", "-w")
_VARIABLE = "IDLIFT_CLANG_SERVER"
# What is found by another name may be something that calls a clang.
_NAME = re.compile(r"clang(-\d+)?")
_ELF = b"\x7fELF"
_HELLO = b"h"
# Where the loader looks first, besides the libraries that it has found.
_LOADER = ("/etc/ld.so.cache", "/etc/ld.so.preload")
# Python ignores them, other programs do not expect that.
_IGNORED = (signal.SIGPIPE, signal.SIGXFSZ)


def executable_of(word: str) -> str | None:
    """The file behind the first word of a call, if it is a clang that may stay."""
    if any(name.startswith("LD_") and name != "LD_LIBRARY_PATH" for name in os.environ):
        # Somebody else is loaded before clang, or watches how.
        return None
    named = shutil.which(word)
    path = os.path.realpath(named) if named is not None else ""
    if not _NAME.fullmatch(os.path.basename(path)):
        return None
    with contextlib.suppress(OSError), open(path, "rb") as file:
        if file.read(len(_ELF)) == _ELF:
            return path
    return None


@dataclass(frozen=True, slots=True)
class ComingClang:
    """A clang that was started in order to stay, and has not said a word yet."""

    control: socket.socket
    pid: int
    executable: str
    before: Identity

    def heard(self) -> StayingClang | None:
        """What it is when it has said something; None if it was nothing."""
        with contextlib.suppress(OSError):
            if self.control.recv(len(_HELLO)) == _HELLO and self._is_meant():
                files = tuple((path, identity(path)) for path in self._files())
                if all(known for path, known in files if path not in _LOADER):
                    return StayingClang(self.control, self.executable, files)
        return None

    def end(self) -> None:
        """Nobody will ask it."""
        self.control.close()
        with contextlib.suppress(OSError):
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)

    def _is_meant(self) -> bool:
        is_it = os.readlink(f"/proc/{self.pid}/exe") == self.executable
        return is_it and identity(self.executable) == self.before

    def _files(self) -> Iterator[str]:
        """All that it is made of; what was replaced meanwhile has no such name."""
        yield from _LOADER
        # Where clangs look for their libraries before all other places.
        yield str(Path(self.executable).parent.parent / "lib")
        with open(f"/proc/{self.pid}/maps", errors="surrogateescape") as file:
            fields = (line.rstrip("\n").split(maxsplit=5) for line in file)
            yield from {f[5] for f in fields if len(f) > 5 and f[5].startswith("/")}


def come(executable: str, cache: Path) -> ComingClang | None:
    """Start a clang that stays; returns at once."""
    try:
        mine, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    except OSError:
        return None
    before = identity(executable)
    pid = os.fork()
    if pid == 0:
        try:
            mine.close()
            _become(executable, its, cache)
        finally:
            # The other side sees that there is nobody.
            os._exit(1)
    its.close()
    return ComingClang(mine, pid, executable, before)


def _become(executable: str, control: socket.socket, cache: Path) -> NoReturn:
    library = _library(executable, cache)
    for number in _IGNORED:
        signal.signal(number, signal.SIG_DFL)
    control.set_inheritable(True)
    ours = {
        "LD_PRELOAD": str(library),
        # Otherwise every fork would look up the same functions when it calls them.
        "LD_BIND_NOW": "1",
        _VARIABLE: str(control.fileno()),
    }
    os.execve(executable, [executable], {**os.environ, **ours})


def _library(executable: str, cache: Path) -> Path:
    """The library that makes a clang stay, compiled if it was not yet."""
    text = _SOURCE.read_bytes()
    key = hashlib.sha256(b"\0".join((text, os.uname().machine.encode())))
    name = f"clang-{key.hexdigest()[:32]}.so"
    home = installation.folder()
    for folder in (home, cache):
        if folder is not None and (known := folder / name).is_file():
            return known
    place = (installation.folder_or(cache) or cache) / name
    place.parent.mkdir(parents=True, exist_ok=True)
    fresh = place.with_suffix(f".{os.getpid()}")
    words = (executable, *_FLAGS, str(_SOURCE), "-o", str(fresh))
    subprocess.run(words, check=True, timeout=60, capture_output=True)
    return fresh.replace(place)
