"""A quicker start: methods of dataclasses are compiled once, not in every process.

Note [remembered methods]: `dataclass` writes the methods of a class as text and gives
each to `exec`. Most of the time in which idlift-cc imports its modules is spent on
compiling these texts, the same in every process. So `exec` is replaced, inside the
module `dataclasses` alone, by one that looks up the compiled form of the text: what
Python does for modules with its .pyc files. A Python whose `dataclasses` works in
another way does not notice, and is only slower.
"""

from __future__ import annotations

import builtins
import dataclasses
import importlib.util
import marshal
from pathlib import Path
from types import CodeType
from typing import Any

from idlift import installation
from idlift.direct.manifest import write_whole
from idlift.direct.seal import seal, unseal

# Texts of older versions of the code are kept up to this number.
_MOST = 6000


class Remembered:
    """The compiled forms of texts; `save` keeps those that were new."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.known = _load(path)
        self.used: dict[str, CodeType] = {}
        self.grew = False

    def exec(
        self, text: str, names: dict[str, Any], local: dict[str, Any] | None = None
    ) -> None:
        """As the builtin of this name."""
        code = self.known.get(text)
        if code is None:
            code = compile(text, "<string>", "exec", dont_inherit=True)
            self.known[text] = code
            self.grew = True
        self.used[text] = code
        builtins.exec(code, names, names if local is None else local)

    def save(self) -> None:
        """Keep what is new; failing to is no error."""
        if not self.grew or self.path is None:
            return
        kept = self.known if len(self.known) <= _MOST else self.used
        write_whole(str(self.path), seal(marshal.dumps(kept)))
        self.grew = False


def _load(path: Path | None) -> dict[str, CodeType]:
    try:
        data = unseal(path.read_bytes()) if path is not None else None
        found = marshal.loads(data) if data is not None else {}
    except (OSError, ValueError, EOFError, TypeError):
        return {}
    return found if isinstance(found, dict) else {}


_remembered: Remembered | None = None


def remember_methods() -> None:
    """From here on methods of dataclasses are looked up before they are compiled."""
    global _remembered
    home = installation.folder()
    magic = importlib.util.MAGIC_NUMBER.hex()
    _remembered = Remembered(home / f"methods-{magic}.marshal" if home else None)
    # See Note [remembered methods].
    vars(dataclasses)["exec"] = _remembered.exec


def save_methods() -> None:
    """To be called when all that is needed has been imported."""
    if _remembered is not None:
        _remembered.save()
