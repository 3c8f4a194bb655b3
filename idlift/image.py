"""The modules of a compilation in one file: finding and reading hundreds takes a while.

Consumes what an earlier process has imported; produces a finder for `sys.meta_path`
that knows these modules. Like .pyc files the image is only bytecode, and it is used
only if nothing has changed: our own code (`code_identity`), every other file that is in
it, Python, and the places where it looks for modules.
"""

from __future__ import annotations

import marshal
import os
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType
from zlib import crc32

from idlift.direct.identity import code_identity
from idlift.direct.manifest import write_whole
from idlift.direct.seal import seal, unseal

# Not from `typing`: importing it takes longer than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

# A module: its file, whether it is a package, and its code in the image: where it
# begins, how long it is, and its checksum.
Entry = tuple[str, bool, int, int, int]
Found = tuple[str, bool, bytes]


class Image:
    """A finder of modules; `save` keeps those that it did not know."""

    def __init__(self, folder: str) -> None:
        self.key = _key()
        # Ways to start that have different keys must not overwrite each other's.
        self.path = f"{folder}/image-{crc32(self.key.encode()):08x}"
        self.file: int | None = None
        self.entries: dict[str, Entry] = {}
        self._open()

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: object = None
    ) -> ModuleSpec | None:
        """As import asks for it."""
        entry = self.entries.get(name)
        code = self.code(entry) if entry is not None else None
        if entry is None or code is None:
            return None
        file, is_package, *_ = entry
        # Not one with a location: its .pyc file would be looked for.
        spec = ModuleSpec(name, _Loader(name, file, code), origin=file)
        if is_package:
            spec.submodule_search_locations = [os.path.dirname(file)]
        return spec

    def code(self, entry: Entry) -> bytes | None:
        """The code of a module, None if the image is damaged."""
        _, _, begin, size, checksum = entry
        assert self.file is not None
        data = os.pread(self.file, size, begin)
        return data if crc32(data) == checksum else None

    def save(self) -> bool:
        """Keep what has been imported, if that is new; whether there is a new image."""
        fresh = {
            name: found
            for name, module in list(sys.modules.items())
            if name not in self.entries and (found := _found(name, module)) is not None
        }
        if not fresh:
            return False
        known = {name: self._known(entry) for name, entry in self.entries.items()}
        data = _written(self.key, {n: k for n, k in known.items() if k} | fresh)
        return write_whole(self.path, data)

    def _known(self, entry: Entry) -> Found | None:
        code = self.code(entry)
        return None if code is None else (entry[0], entry[1], code)

    def _open(self) -> None:
        try:
            self.file = os.open(self.path, os.O_RDONLY | os.O_CLOEXEC)
            size = int.from_bytes(os.pread(self.file, _HEAD, 0), "big")
            size = min(size, os.fstat(self.file).st_size)
            index = unseal(os.pread(self.file, size, _HEAD))
            key, files, entries = marshal.loads(index or b"")
        except (OSError, ValueError, EOFError, TypeError):
            return
        if key == self.key and all(_status(f) == s for f, s in files.items()):
            self.entries = entries


# The file begins with the size of its index; codes follow the index.
_HEAD = 8


def _written(key: str, found: dict[str, Found]) -> bytes:
    files = {file for file, _, _ in found.values() if not _is_ours(file)}
    known = {file: _status(file) for file in files}

    def index(begin: int) -> bytes:
        entries: dict[str, Entry] = {}
        for name, (file, is_package, code) in found.items():
            entries[name] = (file, is_package, begin, len(code), crc32(code))
            begin += len(code)
        return seal(marshal.dumps((key, known, entries)))

    # Numbers below 2^31 are all of one size, so the first index is as long as the last.
    size = len(index(0))
    head = size.to_bytes(_HEAD, "big")
    return b"".join(
        (head, index(_HEAD + size), *(code for _, _, code in found.values()))
    )


_image: Image | None = None


def use_image() -> None:
    """From here on modules that are known are not looked for."""
    global _image
    _image = Image(os.path.join(os.path.dirname(__file__), "__pycache__", "made"))
    # Builtin and frozen modules come first, as they do without us.
    sys.meta_path.insert(2, _image)


def image_file() -> int | None:
    """The open file that modules are still to come from."""
    return _image.file if _image is not None else None


def save_image() -> None:
    """To be called when all that is needed has been imported."""
    if _image is not None and _image.save():
        from idlift import installation

        installation.tidy()


class _Loader(SourceFileLoader):
    """Of a module whose code is at hand."""

    def __init__(self, name: str, file: str, code: bytes) -> None:
        super().__init__(name, file)
        self._code = code

    def exec_module(self, module: ModuleType) -> None:
        """Python says where a module is only if it has a location."""
        module.__file__ = self.path
        exec(marshal.loads(self._code), vars(module))

    def get_code(self, fullname: str) -> CodeType | None:
        """The code that would have been read from a file."""
        if fullname != self.name:
            return super().get_code(fullname)
        code: CodeType = marshal.loads(self._code)
        return code


def _found(name: str, module: Any) -> Found | None:
    """A module that came from a file with Python in it, in the usual way."""
    spec: Any = getattr(module, "__spec__", None)
    loader = getattr(spec, "loader", None)
    if type(loader) is not SourceFileLoader or spec.name != name or loader.name != name:
        return None
    try:
        code = loader.get_code(name)
        return loader.path, loader.is_package(name), marshal.dumps(code)
    except (ImportError, OSError, SyntaxError, ValueError):
        return None


def _key() -> str:
    """What decides which file a module is, and what becomes of it."""
    flags = (sys.flags.optimize, sys.flags.isolated, sys.flags.no_site)
    here = "" if all(map(os.path.isabs, sys.path)) else os.getcwd()
    return "\0".join((code_identity(), sys.prefix, repr(flags), *sys.path, here))


def _status(file: str) -> tuple[int, int] | None:
    try:
        status = os.stat(file)
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns


_HOME = os.path.dirname(os.path.dirname(__file__))
_OURS = tuple(
    f"{_HOME}/{package}/"
    for package in ("idl", "detector", "lift", "codegen", "idlift")
)


def _is_ours(file: str) -> bool:
    """Whether `code_identity` speaks for it."""
    return file.startswith(_OURS)
