"""Makes native code of our own hot modules.

Consumes the texts of `MODULES`; produces a folder `native-*` of the installation with
one library and the list of all texts that it was made from. mypyc, the C compiler and
Python's headers are needed for this, and only for this. All work is done in a folder
with another name, which gets its own name when it is complete: whoever is interrupted,
or runs beside another one, leaves nothing that could be taken for native code.
"""

from __future__ import annotations

import marshal
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from idlift import installation
from idlift.direct.identity import PACKAGES
from idlift.direct.seal import seal
from idlift.native import finder
from idlift.native.modules import MODULES
from idlift.native.room import UnknownType, made_safe

GROUP = finder.OPENER
HOME = Path(finder.HOME)
_OURS = (
    "build",
    "cases",
    "dataclass_source",
    "generators",
    "modules",
    "room",
    "source",
    "statements",
    "translate",
)
_C = ("idlift/native/open.c", "idlift/native/room.h")

# What the compiled texts do not use, and mypy need not read.
_SKIPPED = ("llvmlite", "pyopencl", "numpy", "rich", "lark", "platformdirs", GROUP)
_HEADERS = ("__native_", "__native_internal_")
# Hidden: calls between our files need not be found by name.
_FLAGS = (
    "-O1", "-g0", "-DNDEBUG", "-fPIC", "-fwrapv", "-w", "-fvisibility=hidden",
)  # fmt: skip


class CannotBuild(Exception):
    """Native code cannot be made here; the second argument is the remedy."""

    def __init__(self, message: str, remedy: str) -> None:
        super().__init__(message)
        self.message = message
        self.remedy = remedy


@dataclass(frozen=True, slots=True)
class Tools:
    """What native code is made with."""

    compiler: tuple[str, ...]
    headers: str


def tools() -> Tools:
    """Everything that is needed, or an error that says what is missing."""
    for package in ("mypyc", "setuptools"):
        if find_spec(package) is None:
            raise CannotBuild(
                f"{package} is not installed", "pip install mypy setuptools"
            )
    headers = sysconfig.get_path("include")
    if not os.path.exists(f"{headers}/Python.h"):
        raise CannotBuild(
            f"Python's headers are missing ({headers}/Python.h)",
            "apt install python3-dev, or use a Python that brings them",
        )
    wanted = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    for words in (wanted, ["cc"], ["gcc"], ["clang"]):
        if shutil.which(words[0]):
            return Tools(tuple(words), headers)
    raise CannotBuild("there is no C compiler", "apt install gcc")


def sources() -> dict[str, finder.Status]:
    """All texts that native code depends on, by their names."""
    names = [name for name, _ in _files()]
    names += [f"idlift/native/{name}.py" for name in _OURS]
    found: dict[str, finder.Status] = {}
    for name in sorted({*names, *_C}):
        data = (HOME / name).read_bytes()
        status = os.stat(HOME / name)
        digest = blake2b(data, digest_size=16).digest()
        found[name] = (status.st_size, status.st_mtime_ns, digest)
    return found


def _files() -> list[tuple[str, str]]:
    return [(f"{module.replace('.', '/')}.py", module) for module in MODULES]


def build(say: Callable[[str], None]) -> Path:
    """Make native code of the texts as they are; the folder where it is."""
    home = installation.folder()
    if home is None or not os.access(home, os.W_OK):
        raise CannotBuild(
            f"{Path(finder.__file__).parent.parent} cannot be written",
            "let its owner do this",
        )
    used, texts = tools(), sources()
    key = blake2b(
        repr((finder.python(), [(n, s[2]) for n, s in texts.items()])).encode(),
        digest_size=8,
    ).hexdigest()
    target = home / f"{finder.KIND}{key}"
    with _workshop(home) as work:
        say("translating to C")
        _write_packages(work / "texts")
        c_files = _translate(work)
        say(f"compiling {len(c_files)} files of C")
        _compile(work, c_files, used)
        modules = {module: name for name, module in _files()}
        manifest: finder.Manifest = (finder.python(), modules, texts)
        (work / finder.MANIFEST).write_bytes(seal(marshal.dumps(manifest)))
        _try(work)
        if sources() != texts:
            raise CannotBuild("a text was changed meanwhile", "do this again")
        _put(work, target)
    installation.tidy()
    return target


@contextmanager
def _workshop(home: Path) -> Iterator[Path]:
    """A folder that is gone afterwards, whatever happens."""
    with tempfile.TemporaryDirectory(prefix="making-native-", dir=home) as folder:
        yield Path(folder)


def _write_packages(folder: Path) -> None:
    """The packages as mypyc is to see them."""
    for package in PACKAGES:
        shutil.copytree(
            HOME / package,
            folder / package,
            ignore=shutil.ignore_patterns("__pycache__", "*.c", "*.h", "*.idl"),
        )
    skipped = ",".join(f"{name}.*" for name in _SKIPPED)
    (folder / "mypy.ini").write_text(
        "[mypy]\ncache_dir = /dev/null\n"
        f"[mypy-{skipped}]\nfollow_imports = skip\nignore_missing_imports = True\n"
    )


def _translate(work: Path) -> list[Path]:
    """Have another process do it: mypyc ends the one that it runs in."""
    environment = os.environ | {finder.VARIABLE: "0", "PYTHONPATH": str(HOME)}
    done = subprocess.run(
        [sys.executable, "-m", "idlift.native.translate", str(work)],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        cwd=work,
    )
    if done.returncode != 0:
        told = [
            line
            for line in (done.stdout + done.stderr).splitlines()
            if ": warning: " not in line
        ]
        raise CannotBuild(
            "mypyc failed:\n" + "\n".join(told[-20:]),
            "idlift works without; please report it",
        )
    return sorted((work / "c").glob("*.c"))


def _compile(work: Path, c_files: list[Path], used: Tools) -> None:
    folder = work / "c"
    for file in c_files:
        file.write_text(_made_safe(file))
    for name in _C:
        shutil.copy(HOME / name, folder)
    runtime = find_spec("mypyc")
    assert runtime is not None
    assert runtime.origin is not None
    includes = [Path(runtime.origin).parent / "lib-rt", folder, used.headers]
    words = [*used.compiler, *_FLAGS, *(f"-I{place}" for place in includes)]
    # All files begin with the same headers, which take as long to read as the rest.
    first = folder / "first.h"
    names = [*(f"{name}{GROUP}" for name in _HEADERS), "room"]
    first.write_text("".join(f'#include "{name}.h"\n' for name in names))
    _run([*words, "-x", "c-header", first.name, "-o", "first.h.gch"], folder)
    words += ["-include", "first.h"]
    # Large files first, so that no processor waits for the last one.
    files = sorted(c_files, key=lambda file: -file.stat().st_size)
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for _ in pool.map(
            lambda file: _run(
                [*words, "-c", file.name, "-o", f"{file.stem}.o"], folder
            ),
            [*files, folder / "open.c"],
        ):
            pass
    objects = [f"{file.stem}.o" for file in [*c_files, folder / "open.c"]]
    library = str(work / finder.FILE)
    _run([*used.compiler, "-shared", "-s", *objects, "-o", library], folder)


def _made_safe(file: Path) -> str:
    try:
        return made_safe(file.read_text())
    except UnknownType as error:
        raise CannotBuild(
            f"a function of {file.stem} returns a {error}",
            "idlift works without; please report it",
        ) from None


def _run(words: list[str], folder: Path) -> None:
    done = subprocess.run(
        words, cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise CannotBuild(
            f"{words[0]} failed:\n{done.stderr[-2000:]}", "idlift works without it"
        )


def _try(work: Path) -> None:
    """Load every module once: what does not even start is not kept."""
    code = (
        "import sys; from idlift.native.finder import native_in, start\n"
        "found = native_in(sys.argv[1]); start(found)\n"
        "for name in found.modules: __import__(name)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(work)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(HOME)},
    )
    if done.returncode != 0:
        raise CannotBuild(
            f"the native code does not run ({done.returncode}):\n{done.stderr[-2000:]}",
            "idlift works without it; please report it",
        )


def _put(work: Path, target: Path) -> None:
    """Under its own name, in one step; who comes second finds the same there."""
    with tempfile.TemporaryDirectory(prefix="making-native-", dir=work.parent) as new:
        ready = Path(new) / "ready"
        ready.mkdir()
        for name in (finder.FILE, finder.MANIFEST):
            shutil.copy2(work / name, ready / name)
        if target.exists() and finder.manifest_of(str(target)) is None:
            shutil.rmtree(target, ignore_errors=True)
        try:
            os.rename(ready, target)
        except OSError:
            if not target.exists():
                raise
            # The texts are the same, but perhaps of another time.
            os.replace(ready / finder.MANIFEST, target / finder.MANIFEST)
