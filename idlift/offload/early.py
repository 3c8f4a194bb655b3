"""The object of a unit in the making, beside the kernels that it calls.

Consumes the text that the unit is expected to have in the end; whoever has the final
text asks for its object, and gets it if that is what came. LLVM works outside of
Python's lock, so it has a core of its own while kernels are compiled.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from codegen.splice.emit import EmitError


class Early:
    """An object made by another thread, if one was begun."""

    __slots__ = ("_made", "_text", "_thread")

    def __init__(self) -> None:
        self._text: str | None = None
        self._made: bytes | None = None
        self._thread: threading.Thread | None = None

    def start(self, text: str, emit: Callable[[str], bytes]) -> None:
        """Begin with this text."""

        def work() -> None:
            try:
                self._made = emit(text)
            except EmitError:
                # Whoever needs the object has the same trouble, and says so.
                return

        self._text = text
        self._thread = threading.Thread(target=work, daemon=True)
        self._thread.start()

    def object_of(self, text: str) -> bytes | None:
        """The object of this text, None if another one was expected, or none."""
        if self._thread is None or self._text != text:
            return None
        self._thread.join()
        return self._made
