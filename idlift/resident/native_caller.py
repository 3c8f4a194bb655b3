"""idlift-cc as a program that need not wait for Python: made, and put in its place.

Consumes caller.c and a C compiler; replaces the scripts that pip has installed beside
this Python. They do the same, and pip writes or removes them as it always does. Also
tells where a compiler that stays listens for such callers.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from hashlib import blake2b
from pathlib import Path

_SOURCE = Path(__file__).with_name("caller.c")
_HOME = Path(__file__).parents[2]
_FLAGS = ("-O2", "-w")
# The script, what Python has to run in its place, and whether it is for C++.
_SCRIPTS = (("idlift-cc", "cc", 0), ("idlift-c++", "cxx", 1))


class NotMade(Exception):
    """The callers could not be made, or not be put in place; scripts work as before."""


def place(python: str) -> str:
    """The end of the name where callers with this Python look for a compiler."""
    parts = (str(_HOME), python, _SOURCE.read_text())
    return blake2b("\0".join(parts).encode(), digest_size=8).hexdigest()


def address() -> bytes:
    """Where a compiler listens for the callers of its installation: no file."""
    return f"\0idlift-cc-{os.geteuid()}-{place(sys.executable)}".encode()


def install() -> list[Path]:
    """Replace the scripts beside this Python; which there are now."""
    if sys.platform != "linux":
        raise NotMade("compilers stay on Linux only")
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise NotMade("no C compiler was found; install gcc")
    folder = Path(sysconfig.get_path("scripts"))
    made: list[Path] = []
    for name, entry, is_cxx in _SCRIPTS:
        script = folder / name
        if not _is_ours(script, entry):
            raise NotMade(f"{script} is not what pip installs; install idlift again")
        build(script, compiler, entry, is_cxx, sys.executable)
        made.append(script)
    return made


def _is_ours(script: Path, entry: str) -> bool:
    try:
        text = script.read_bytes()
    except OSError:
        return False
    return f"from idlift.wrapper import {entry}".encode() in text


def build(script: Path, compiler: str, entry: str, is_cxx: int, python: str) -> None:
    """Make one caller in this place; nobody sees half of it."""
    defined = {
        "PYTHON": _quoted(python),
        "PROGRAM": _quoted(f"from idlift.wrapper import {entry}; {entry}()"),
        "ADDRESS": _quoted(place(python)),
        "IS_CXX": str(is_cxx),
    }
    words = [f"-D{name}={value}" for name, value in defined.items()]
    try:
        with tempfile.TemporaryDirectory(dir=script.parent, prefix=".idlift-") as name:
            fresh = Path(name) / script.name
            subprocess.run(
                [compiler, *_FLAGS, *words, str(_SOURCE), "-o", str(fresh)],
                check=True,
                capture_output=True,
                text=True,
            )
            fresh.replace(script)
    except OSError as error:
        raise NotMade(f"{script} cannot be replaced: {error.strerror}") from error
    except subprocess.CalledProcessError as error:
        raise NotMade(f"{compiler} failed: {error.stderr.strip()}") from error


def _quoted(text: str) -> str:
    """As a string of C."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
