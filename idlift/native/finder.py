"""Our own packages as native code: found, checked, and put before their texts.

Consumes the newest `native-*` folder of the installation (see `idlift.native.build`);
produces a finder for `sys.meta_path`. What is stale is never used: like a .pyc file,
native code belongs to texts of a size and a time, and where those differ, to texts of
the same content. If one text was edited, Python runs all of them. Part of the hot path:
imports hardly anything.
"""

from __future__ import annotations

import marshal
import os
import sys
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, ModuleSpec

# Not from `typing`: importing it takes longer than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType
    from typing import Any

VARIABLE = "IDLIFT_NATIVE"
KIND = "native-"
LIBRARY, OPENER = "idlift_native__mypyc", "idlift_native"
FILE, MANIFEST = "library.so", "sources"

# Of a text: size, time, and the digest of its content.
Status = tuple[int, int, bytes]
# What native code was made from: Python, modules (with their files) and all texts.
Manifest = tuple[str, dict[str, str], dict[str, Status]]

# The modules that are native in this process.
served: set[str] = set()

HOME = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))


def is_wanted() -> bool:
    """IDLIFT_NATIVE=0 has Python run our texts."""
    return os.environ.get(VARIABLE) != "0"


def python() -> str:
    """The Python for which native code is made."""
    return f"{sys.implementation.cache_tag} {sys.version} {sys.flags.optimize}"


def folders(made: str) -> list[str]:
    """Folders with native code, the newest first."""
    try:
        with os.scandir(made) as entries:
            found = [e for e in entries if e.name.startswith(KIND)]
            found.sort(key=lambda e: e.stat().st_mtime_ns, reverse=True)
            return [entry.path for entry in found]
    except OSError:
        return []


def manifest_of(folder: str) -> Manifest | None:
    """What the native code in a folder was made from, None if it is not whole."""
    from idlift.direct.seal import unseal

    try:
        with open(f"{folder}/{MANIFEST}", "rb") as file:
            data = unseal(file.read())
        found: Manifest | None = marshal.loads(data) if data is not None else None
    except (OSError, ValueError, EOFError, TypeError):
        return None
    return found


def why_stale(manifest: Manifest) -> str:
    """Which text, or what else, is no longer what it was; "" if all is as it was."""
    version, _, sources = manifest
    if version != python():
        return "it was made for another Python"
    for name, (size, time, content) in sources.items():
        try:
            status = os.stat(f"{HOME}/{name}")
        except OSError:
            return f"{name} is gone"
        if status.st_size == size and status.st_mtime_ns == time:
            continue
        if status.st_size != size or digest(f"{HOME}/{name}") != content:
            return f"{name} was changed"
    return ""


def digest(path: str) -> bytes:
    """Of the content of a file."""
    # Touched, but perhaps the same: rare enough to be looked at.
    from hashlib import blake2b

    with open(path, "rb") as file:
        return blake2b(file.read(), digest_size=16).digest()


class Native:
    """A finder of modules that are native code."""

    def __init__(self, folder: str, modules: dict[str, str]) -> None:
        self.folder = folder
        self.modules = modules
        self._library: Any = None
        self._open: Any = None

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: object = None
    ) -> ModuleSpec | None:
        """As import asks for it."""
        file = self.modules.get(name)
        if file is not None:
            loader: Any = _Loader(self, f"{HOME}/{file}")
            return ModuleSpec(name, loader, origin=file)
        if name in (LIBRARY, OPENER):
            path = f"{self.folder}/{FILE}"
            spec = ModuleSpec(name, ExtensionFileLoader(name, path), origin=path)
            spec.has_location = True
            return spec
        return None

    def load(self, name: str) -> ModuleType:
        """The module of this name; its statements have been run."""
        if self._open is None:
            opener: Any = import_module(OPENER)
            self._open, self._library = opener.load, import_module(LIBRARY)
        exported = name.replace("___", "___3_").replace(".", "___")
        module: ModuleType = self._open(self._library, f"init_{exported}")
        return module


class _Loader:
    def __init__(self, native: Native, path: str) -> None:
        self.native = native
        self.path = path

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Native modules run when they are made."""
        return self.native.load(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Say which text the module stands for."""
        module.__file__ = self.path


def native_in(folder: str) -> Native | None:
    """The native code in a folder, if it is as new as our texts."""
    manifest = manifest_of(folder)
    if manifest is None or why_stale(manifest):
        return None
    return Native(folder, manifest[1])


def native_code(made: str) -> Native | None:
    """The native code that is as new as our texts."""
    return next(filter(None, map(native_in, folders(made))), None)


def use_native() -> bool:
    """From here on modules are native code, if there is any; whether there is."""
    found = native_code(f"{HOME}/idlift/__pycache__/made") if is_wanted() else None
    return found is not None and start(found)


def rescue() -> None:
    """Begin again without native code if that crashes; see Note [rescue] of open.c."""
    opener: Any = import_module(OPENER)
    words = [sys.executable, *sys.orig_argv[1:]]
    around = {**os.environb, os.fsencode(VARIABLE): b"0"}
    opener.rescue(
        [os.fsencode(word) for word in words],
        [name + b"=" + value for name, value in around.items()],
    )


def start(found: Native) -> bool:
    """Serve these modules, unless Python has begun to run one of them."""
    if not found.modules.keys().isdisjoint(sys.modules):
        return False
    # Builtin and frozen modules come first, as they do without us.
    sys.meta_path.insert(2, found)
    served.update(found.modules)
    return True
