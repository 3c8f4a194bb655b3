"""A file that native code has stumbled over, compiled once more by Python.

Consumes a command with one input; produces its object, or None if Python cannot make
it, either. Native code checks types where Python does not ask: what our texts say of a
value and is not quite so ends there with an error. That is a defect of ours, but no
reason to leave loops alone.
"""

from __future__ import annotations

import os
import subprocess
import sys

from detector.frontend import CompileCommand
from idlift.native import finder
from idlift.offload.settings import PREFIX
from idlift.resident.circumstances import VARIABLE as STAY

_ENTRIES = {"c": "cc", "c++": "cxx"}


class Stumbled(Exception):
    """Native code could not do all of it."""


def is_native() -> bool:
    """Whether this process runs native code."""
    return bool(finder.served)


def compiled_by_python(command: CompileCommand, stdin: bytes | None) -> bytes | None:
    """The object, which is also where the command wants it."""
    if command.output is None or command.output == "-":
        return None
    entry = _ENTRIES[command.driver]
    ours = [word for word in sys.argv[1:] if word.startswith(PREFIX)]
    program = f"from idlift.wrapper import {entry}; {entry}()"
    done = subprocess.run(
        [sys.executable, "-P", "-c", program, *ours, *command.words],
        cwd=command.directory,
        env={**os.environ, finder.VARIABLE: "0", STAY: "0"},
        input=stdin or b"",
        check=False,
    )
    if done.returncode != 0:
        return None
    return (command.directory / command.output).read_bytes()
