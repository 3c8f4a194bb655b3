"""What the process that offloads tells the one that waits for it.

One byte first: whether a core is idle by now, or work has gone on to the end. Then the
object, and a word that says that it is whole: then nobody has to wait until the process
has taken its notes and come to an end.
"""

from __future__ import annotations

import os
import threading

IS_IDLE, IS_OVER = b"i", b"o"
WHOLE = b"idlift"


class Parent:
    """The process that waits, at the other end of a pipe."""

    def __init__(self, pipe: int) -> None:
        self._pipe = pipe
        self._lock = threading.Lock()
        self._has_begun = False

    def is_idle(self) -> None:
        """A core has nothing to do; any thread may say so, also when it is too late."""
        with self._lock:
            if not self._has_begun:
                os.write(self._pipe, IS_IDLE)
            self._has_begun = True

    def give(self, made: bytes) -> None:
        """The object, or nothing: then clang is to make it."""
        with self._lock:
            head = b"" if self._has_begun else IS_OVER
            self._has_begun = True
        with os.fdopen(self._pipe, "wb") as pipe:
            pipe.write(head + made + WHOLE)
