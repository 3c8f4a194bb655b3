"""A quicker start: what Python makes of our texts is made once, not in every process.

Note [remembered]: `dataclass` writes methods as text and compiles them, `re.compile`
compiles patterns. Most of the time in which idlift-cc imports its modules is spent on
this, each time with the same result. So both are replaced by ones that look it up: what
Python does for modules with its .pyc files. A Python whose `dataclasses` or `re` works
in another way does not notice, and is only slower.
"""

from __future__ import annotations

import builtins
import importlib.util
import marshal
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

from idlift import installation
from idlift.direct.identity import PACKAGES, code_identity
from idlift.direct.manifest import write_whole
from idlift.direct.seal import seal, unseal

# Texts of older versions of the code are kept up to this number.
_MOST = 2000

# Compiled forms: of texts (code objects), and of patterns (arguments of `_sre`). Each
# is read when it is needed: what is needed late is read while clang is at work.
Known = dict[Any, bytes]


class Remembered:
    """The compiled forms of texts; `save` keeps those that were new."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.known = _load(path)
        self.used: Known = {}
        self.grew = False

    def exec(
        self, text: str, names: dict[str, Any], local: dict[str, Any] | None = None
    ) -> None:
        """As the builtin of this name."""
        code = self.made(
            text, lambda: compile(text, "<string>", "exec", dont_inherit=True)
        )
        builtins.exec(code, names, names if local is None else local)

    def made(self, key: Any, make: Callable[[], Any]) -> Any:
        """What is kept under this key; where there is nothing, it is made."""
        kept = self.used.get(key) or self.known.get(key)
        if kept is not None:
            self.used[key] = kept
            return marshal.loads(kept)
        found = make()
        self.known[key] = self.used[key] = marshal.dumps(found)
        self.grew = True
        return found

    def save(self) -> None:
        """Keep what is new; failing to is no error."""
        if not self.grew or self.path is None:
            return
        kept = self.known if len(self.known) <= _MOST else self.used
        write_whole(str(self.path), seal(marshal.dumps(kept)))
        self.grew = False


def _load(path: Path | None) -> Known:
    try:
        data = unseal(path.read_bytes()) if path is not None else None
        found = marshal.loads(data) if data is not None else {}
    except (OSError, ValueError, EOFError, TypeError):
        return {}
    return found if isinstance(found, dict) else {}


_remembered: Remembered | None = None
_classes: Remembered | None = None


def remember() -> None:
    """From here on what is compiled is looked up before. See Note [remembered]."""
    global _remembered
    home = installation.folder()
    magic = importlib.util.MAGIC_NUMBER.hex()
    known = Remembered(home / f"compiled-{magic}.marshal" if home else None)
    _remembered = known
    _remember_methods(known)
    _remember_patterns(known)
    _remember_classes(home)


def save() -> None:
    """To be called when all that is needed has been imported."""
    for remembered in (_remembered, _classes):
        if remembered is not None:
            remembered.save()


def _remember_methods(known: Remembered) -> None:
    import dataclasses

    vars(dataclasses)["exec"] = known.exec


def _remember_classes(home: Path | None) -> None:
    """Classes have the names that they have in this version of our code."""
    global _classes
    import dataclasses

    from idlift.classes import Classes

    identity = code_identity()
    name = f"classes-{crc32(identity.encode()):08x}.marshal"
    known = _classes = Remembered(home / name if home else None)
    if known.made("", lambda: identity) != identity:
        known.known.clear()
        known.used.clear()
        known.made("", lambda: identity)
    vars(dataclasses)["dataclass"] = Classes(known.made, PACKAGES).dataclass


def _remember_patterns(known: Remembered) -> None:
    compiler = getattr(re, "_compiler", None)
    engine = getattr(compiler, "_sre", None)
    if compiler is None or engine is None or not hasattr(compiler, "compile"):
        return
    original = compiler.compile
    lock = threading.Lock()

    def arguments(pattern: Any, flags: int) -> tuple[Any, ...] | None:
        """What the engine is given for a pattern, None if that cannot be kept."""
        given: list[tuple[Any, ...]] = []
        with lock:
            compiler._sre = _Spy(engine, given)
            try:
                original(pattern, flags)
            finally:
                compiler._sre = engine
        # Another thread may have had a pattern compiled that is none of ours.
        mine = [words for words in given if words[0] is pattern]
        return tuple(map(_plain, mine[0])) if len(mine) == 1 else None

    def compiled(pattern: Any, flags: int = 0) -> Any:
        if not isinstance(pattern, str | bytes) or type(flags) is not int:
            return original(pattern, flags)
        key = ("pattern", engine.MAGIC, pattern, flags)
        kept = known.made(key, lambda: arguments(pattern, flags) or ())
        return engine.compile(*kept) if kept else original(pattern, flags)

    compiler.compile = compiled


def _plain(word: Any) -> Any:
    """Opcodes are integers with names, which cannot be kept."""
    if isinstance(word, list):
        return [int(x) for x in word]
    return int(word) if isinstance(word, int) else word


class _Spy:
    """The engine of regular expressions, and what it was given."""

    def __init__(self, engine: Any, given: list[tuple[Any, ...]]) -> None:
        self._engine = engine
        self._given = given

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def compile(self, *words: Any) -> Any:
        """As the engine's."""
        self._given.append(words)
        return self._engine.compile(*words)
