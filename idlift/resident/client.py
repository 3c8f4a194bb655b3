"""Asks a compiler that has stayed to do the work of this process.

Consumes a driver and words; produces the exit code, None if there is no such compiler
or it did not do it. Part of the hot path.
"""

from __future__ import annotations

import os

from idlift.resident.circumstances import NotANumber, address, circumstances, seconds
from idlift.resident.protocol import READY, TAKEN, owner, send, stream

# Not from `typing`: importing it takes longer than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from detector.frontend import Driver

# One that is stopped, or swapped out, is not waited for.
_PATIENCE = 2.0
# Files of this process that the other one does not have.
_OUR_OWN = ("/dev/fd/", "/dev/std", "/dev/tty", "/proc/self/", "/proc/thread-self/")


def ask(driver: Driver, words: Sequence[str]) -> int | None:
    """The exit code of a call that somebody else has answered."""
    try:
        if not seconds():
            return None
    except NotANumber as error:
        from idlift.errors import UsageError

        raise UsageError(str(error)) from None
    if any(place in word for word in words for place in _OUR_OWN):
        return None
    try:
        return _asked(driver, list(words))
    except OSError:
        return None


def _asked(driver: Driver, words: list[str]) -> int | None:
    mine = circumstances()
    connection = stream()
    folder = -1
    try:
        connection.settimeout(_PATIENCE)
        connection.connect(address(mine))
        if owner(connection) != os.geteuid() or connection.recv(1) != READY:
            return None
        folder = os.open(".", os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        umask = os.umask(0o077)
        os.umask(umask)
        call = (mine, driver, words, dict(os.environb), umask)
        send(connection, call, (0, 1, 2, folder))
        if connection.recv(1) != TAKEN:
            return None
        connection.settimeout(None)
        answer = connection.recv(1)
        return answer[0] if answer else None
    finally:
        connection.close()
        if folder >= 0:
            os.close(folder)
