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
import socket
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from idlift import installation
from idlift.resident.clang_client import Identity, StayingClang, identity

_SOURCE = Path(__file__).with_name("clang_server.c")
_VARIABLE = "IDLIFT_CLANG_SERVER"
# What is found by another name may be something that calls a clang.
_NAME = re.compile(r"clang(-\d+)?")
_ELF = b"\x7fELF"
_HELLO = b"h"
# Where the loader looks first, besides the libraries that it has found.
_LOADER = ("/etc/ld.so.cache", "/etc/ld.so.preload")
# A process of its own makes the library if it is not there, and then becomes clang.
# Bound now: otherwise every fork would look up the same functions when it calls them.
_BECOME = """
if ! [ -f "$1" ]
then
    mkdir -p "${1%/*}" && "$0" -O2 -shared -fPIC -w "$2" -o "$1.$$" &&
    mv "$1.$$" "$1" || exit
fi
LD_PRELOAD=$1 LD_BIND_NOW=1 exec "$0"
"""


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
    process: subprocess.Popen[bytes]
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
        self.process.kill()
        self.process.wait()

    def _is_meant(self) -> bool:
        is_it = os.readlink(f"/proc/{self.process.pid}/exe") == self.executable
        return is_it and identity(self.executable) == self.before

    def _files(self) -> Iterator[str]:
        """All that it is made of; what was replaced meanwhile has no such name."""
        yield from _LOADER
        # Where clangs look for their libraries before all other places.
        yield str(Path(self.executable).parent.parent / "lib")
        with open(f"/proc/{self.process.pid}/maps", errors="surrogateescape") as file:
            fields = (line.rstrip("\n").split(maxsplit=5) for line in file)
            yield from {f[5] for f in fields if len(f) > 5 and f[5].startswith("/")}


def come(executable: str, cache: Path) -> ComingClang | None:
    """Start a clang that stays; returns at once."""
    library = _library(cache)
    before = identity(executable)
    try:
        mine, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with its:
            process = subprocess.Popen(
                ("sh", "-c", _BECOME, executable, library, _SOURCE),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env={**os.environ, _VARIABLE: str(its.fileno())},
                pass_fds=(its.fileno(),),
            )
    except OSError:
        return None
    return ComingClang(mine, process, executable, before)


def _library(cache: Path) -> Path:
    """The library that makes a clang stay, or where it is to be."""
    machine = os.uname().machine.encode()
    key = hashlib.sha256(b"\0".join((_SOURCE.read_bytes(), machine)))
    name = f"clang-{key.hexdigest()[:32]}.so"
    home = installation.folder()
    if home is not None and (home / name).is_file():
        return home / name
    return (installation.folder_or(cache) or cache) / name
