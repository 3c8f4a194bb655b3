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
_LIBRARIES = "LD_LIBRARY_PATH"
# What the loader reads.
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
    if any(name.startswith("LD_") and name != _LIBRARIES for name in os.environ):
        # Somebody else is loaded before clang, or watches how.
        return None
    if not all(map(os.path.isabs, _library_folders())):
        # Which libraries are meant depends on where clang is called.
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
                made_of = [(path, identity(path)) for path in self._mapped()]
                places = [(path, identity(path)) for path in self._places()]
                # What was replaced meanwhile has no such name.
                if all(known for _, known in made_of):
                    files = (*made_of, *places)
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

    def _mapped(self) -> set[str]:
        """Its own file, and all libraries."""
        with open(f"/proc/{self.process.pid}/maps", errors="surrogateescape") as file:
            fields = [line.rstrip("\n").split(maxsplit=5) for line in file]
        return {f[5] for f in fields if len(f) > 5 and f[5].startswith("/")}

    def _places(self) -> tuple[str, ...]:
        """Where libraries might come up that would be taken instead."""
        beside = str(Path(self.executable).parent.parent / "lib")
        return (*_LOADER, beside, *_library_folders())


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


def _library_folders() -> list[str]:
    given = os.environ.get(_LIBRARIES, "")
    return re.split("[:;]", given) if given else []


def _library(cache: Path) -> Path:
    """The library that makes a clang stay, or where it is to be."""
    machine = os.uname().machine.encode()
    key = hashlib.sha256(b"\0".join((_SOURCE.read_bytes(), machine)))
    name = f"clang-{key.hexdigest()[:32]}.so"
    home = installation.folder()
    if home is not None and (home / name).is_file():
        return home / name
    return (installation.folder_or(cache) or cache) / name
