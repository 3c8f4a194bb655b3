"""What a process inherits and cannot be given: who differs in it is not served.

Consumes this process, or another one of the same user; produces a text, and the name of
the socket where a compiler in the same circumstances would listen. Part of the hot
path: imports nothing.
"""

from __future__ import annotations

import os
import sys
from zlib import crc32

from idlift.direct.identity import code_identity

# Not from `typing`: importing it takes longer than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

VARIABLE = "IDLIFT_STAY"
DEFAULT = 120.0

# Variables that are read when a process starts, or when a library is loaded.
_AT_START = (
    "LD_", "PYTHON", "LC_", "LANG", "MALLOC_", "GLIBC_", "GLIBCXX_", "OPENSSL_",
    "LLVM_", "IDLIFT_NATIVE",
)  # fmt: skip
# Lines of /proc/self/status.
_RIGHTS = (
    "Uid", "Gid", "Groups", "Cap", "NoNewPrivs", "Seccomp", "Speculation",
    "Cpus_allowed:", "Mems_allowed:",
)  # fmt: skip
_FILES = ("limits", "cgroup", "personality", "attr/current", "oom_score_adj")
_SPACES = ("cgroup", "ipc", "mnt", "net", "pid", "time", "user", "uts")


class NotANumber(ValueError):
    """$IDLIFT_STAY is something else."""


def seconds() -> float:
    """How long to stay without work; 0 also where there is no such thing."""
    given = os.environ.get(VARIABLE, "")
    try:
        wanted = float(given) if given else DEFAULT
    except ValueError:
        raise NotANumber(f"${VARIABLE} is {given!r}; seconds are wanted") from None
    return wanted if sys.platform == "linux" and wanted > 0 else 0.0


def circumstances(process: int = 0, variables: Mapping[str, str] = os.environ) -> str:
    """All that has to be the same on both sides: of this process, or of another one.

    Another one that is no Python is to be taken for one that would be as this is.
    """
    environment = sorted(
        f"{name}={value}"
        for name, value in variables.items()
        if name.startswith(_AT_START)
    )
    place = f"/proc/{process or 'self'}"
    root = os.stat(f"{place}/root")
    status = _read(f"{place}/status").split("\n")
    priority = os.getpriority(os.PRIO_PROCESS, process)
    return "\0".join(
        (
            code_identity(),
            repr((sys.flags, sys.path, sys.prefix)),
            *environment,
            repr((root.st_dev, root.st_ino, priority)),
            repr(os.sched_getscheduler(process)),
            *(line for line in status if line.startswith(_RIGHTS)),
            *(_read(f"{place}/{name}") for name in _FILES),
            *(_space(f"{place}/ns/{name}") for name in _SPACES),
        )
    )


def address(text: str) -> bytes:
    """Where a compiler in these circumstances listens: a name, not a file."""
    check = crc32(text.encode(errors="replace"))
    return f"\0idlift-cc-{os.geteuid()}-{check:08x}".encode()


def _read(path: str) -> str:
    try:
        with open(path, "rb") as file:
            return file.read().decode(errors="replace")
    except OSError:
        return ""


def _space(path: str) -> str:
    try:
        return os.readlink(path)
    except OSError:
        return ""
