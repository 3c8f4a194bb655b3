"""Native code is used while it belongs to the texts, and never after."""

from __future__ import annotations

import marshal
import os
import subprocess
import sys
from pathlib import Path

import pytest

from idlift.direct.seal import seal
from idlift.native import build, finder
from idlift.native.modules import MODULES
from testsuite.layering import ROOT


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place with two texts, and native code of them."""
    monkeypatch.setattr(finder, "HOME", str(tmp_path))
    monkeypatch.delenv(finder.VARIABLE, raising=False)
    for name in ("one.py", "two.py"):
        (tmp_path / name).write_text(f"# {name}\n")
    put(tmp_path / "made" / "native-1", finder.python())
    return tmp_path


def put(folder: Path, python: str) -> None:
    folder.mkdir(parents=True)
    home = folder.parent.parent
    texts = {}
    for name in ("one.py", "two.py"):
        status = os.stat(home / name)
        digest = finder.digest(str(home / name))
        texts[name] = (status.st_size, status.st_mtime_ns, digest)
    manifest: finder.Manifest = (python, {"one": "one.py"}, texts)
    (folder / finder.MANIFEST).write_bytes(seal(marshal.dumps(manifest)))


def served(home: Path) -> str | None:
    found = finder.native_code(str(home / "made"))
    return None if found is None else Path(found.folder).name


def test_of_the_same_texts(home: Path) -> None:
    assert served(home) == "native-1"


def test_a_touched_text_is_the_same(home: Path) -> None:
    os.utime(home / "one.py")
    assert served(home) == "native-1"


@pytest.mark.parametrize("text", ["# eno.py\n", "# another\n", None])
def test_an_edited_text_is_not(home: Path, text: str | None) -> None:
    if text is None:
        (home / "two.py").unlink()
    else:
        (home / "two.py").write_text(text)
    os.utime(home / "made" / "native-1")
    assert served(home) is None


def test_an_older_one_may_fit(home: Path) -> None:
    put(home / "made" / "native-2", "another Python")
    assert served(home) == "native-1"


@pytest.mark.parametrize("size", [None, 0, 10, 40])
def test_half_written(home: Path, size: int | None) -> None:
    file = home / "made" / "native-1" / finder.MANIFEST
    if size is None:
        file.unlink()
    else:
        file.write_bytes(file.read_bytes()[:size])
    assert served(home) is None


def test_python_that_has_begun_goes_on(home: Path) -> None:
    assert not finder.start(finder.Native("", {"sys": "one.py"}))


SCRIPT = """
from idlift.native.finder import use_native
print(use_native())
import lift.sizes.terms, idlift.direct.identity
print(type(lift.sizes.terms.size).__name__, lift.sizes.terms.__file__)
print(idlift.direct.identity.code_identity())
"""


def run(value: str) -> list[str]:
    environment = os.environ | {finder.VARIABLE: value, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    return done.stdout.splitlines()


def test_switched_off(native: str) -> None:
    on, off = run("1"), run("0")
    assert on[0] == "True"
    assert on[1].startswith("builtin_function_or_method ")
    assert off[:2] == ["False", f"function {ROOT / 'lift' / 'sizes' / 'terms.py'}"]
    # Neither takes what the other has kept: images, answers, compilers that stay.
    assert on[2] != off[2]


WEAK = """
from idlift.native.finder import use_native
assert use_native()
import gc, weakref
from lift.sizes import terms
from lift.sizes.build import variable
sizes = [variable(f"n{i}") + i for i in range(1000)]
gone = []
held = [weakref.ref(size, lambda _: gone.append(1)) for size in sizes]
gc.collect()
assert all(h() is s for h, s in zip(held, sizes)) and not gone
before = len(terms._sizes)
from lift.sizes import polynomial
del sizes
for name in ("add", "scale", "multiply", "monomial_product"):
    getattr(polynomial, name).cache_clear()
terms.of_atom.cache_clear()
terms.monomial_key.cache_clear()
gc.collect()
print(sum(h() is None for h in held), len(gone), before - len(terms._sizes))
"""


def test_weak_references(native: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WEAK],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(ROOT), finder.VARIABLE: "1"},
    )
    assert done.returncode == 0, done.stderr
    dead, told, forgotten = map(int, done.stdout.split())
    assert dead == told > 900
    assert forgotten >= dead


NATIVE = """
from idlift.native.finder import use_native
assert use_native()
"""


def natively(text: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", f"{NATIVE}{text}"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(ROOT), finder.VARIABLE: "1"},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


HALF_MADE = """
from lift.sizes.terms import Size
from detector.model import Module
for make in (Size, Module):
    for given in ((), ((),), (1, 2), (1, 2, 3, 4, 5, 6, 7)):
        try:
            make(*given)
        except TypeError:
            print("refused")
"""


def test_objects_that_were_not_made(native: str) -> None:
    assert natively(HALF_MADE) == ["refused"] * 8


REFERRED = """
import gc, weakref
from detector.loader.errors import LoadError
from codegen.scalar import ops
functions = [f for row in vars(ops).values() if isinstance(row, dict)
             for f in row.values() if callable(f) and not isinstance(f, type)]
assert functions
for some in (*(LoadError("x") for _ in range(100)), *functions):
    try:
        held = weakref.ref(some)
    except TypeError:
        continue
    gc.collect()
    assert held() is some
del some, functions
gc.collect()
print("fine")
"""


def test_weak_references_to_anything_else(native: str) -> None:
    assert natively(REFERRED) == ["fine"]


ENDLESS = """
import resource
resource.setrlimit(resource.RLIMIT_AS, (1 << 31, 1 << 31))
from lift.sizes import parse_size, print_size
print(print_size(parse_size("sum(i < n, lengths[i])")))
"""


def test_what_has_no_end_is_not_made(native: str) -> None:
    assert natively(ENDLESS) == ["sum(k < n, lengths[k])"]


DEEP = """
import threading
from lift.sizes.terms import size
from lift.types import F32, ArrayType
def nested(depth):
    data = F32
    for _ in range(depth):
        data = ArrayType(data, size(4))
    return data
deep, other = nested(200_000), nested(200_000)
def ask():
    for question in (hash, deep.__eq__, str):
        for _ in range(3):
            try:
                question(other)
            except RecursionError:
                continue
            raise AssertionError("no error")
    # And then all is as it was.
    assert hash(nested(50)) == hash(nested(50)) and nested(50) == nested(50)
    print("fine", flush=True)
ask()
for stack in (1 << 17, 1 << 20, 1 << 23):
    threading.stack_size(stack)
    thread = threading.Thread(target=ask)
    thread.start()
    thread.join()
"""


def test_deep_recursion_is_an_error(native: str) -> None:
    assert natively(DEEP) == ["fine"] * 4


CRASH = """
import sys, os, signal
from idlift.native.finder import rescue, use_native
print(use_native(), sys.argv[1:], flush=True)
if use_native():
    rescue()
    os.kill(os.getpid(), signal.SIGSEGV)
"""


def test_a_crash_begins_again_without(native: str, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(CRASH)
    done = subprocess.run(
        [sys.executable, str(script), "word"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(ROOT), finder.VARIABLE: "1"},
    )
    assert done.stdout.splitlines() == ["True ['word']", "False ['word']"]
    assert done.returncode == 0


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(build.CannotBuild) as error:
        build.tools()
    assert error.value.remedy


CLOSED = """
import sys
from enum import Enum
from importlib import import_module
from idlift.native.modules import MODULES
import idlift.compiler, idlift.cli, lift.text, lift.interp, lift.explore, lift.strategy
for name in MODULES:
    import_module(name)
for name in MODULES:
    for cls in vars(sys.modules[name]).values():
        if not isinstance(cls, type) or cls.__module__ != name:
            continue
        if issubclass(cls, Enum | Exception):
            continue
        for derived in cls.__subclasses__():
            if derived.__module__ not in MODULES:
                print(derived.__module__, cls)
"""


def test_nothing_else_is_derived_from_native_classes() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CLOSED],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(ROOT), finder.VARIABLE: "0"},
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_everything_compiled_is_watched() -> None:
    watched = build.sources()
    assert len(watched) > len(MODULES) > 100
    for module in MODULES:
        assert f"{module.replace('.', '/')}.py" in watched
    assert {"idlift/native/open.c", "idlift/native/room.h"} <= set(watched)
