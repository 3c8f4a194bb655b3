"""The object that clang makes while idioms are looked for: clang's own, or none."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from detector.frontend import CompileCommand, Toolchain, parse
from idlift.offload import plain
from idlift.offload.plain import Plain

NOTHING_TO_OFFLOAD = """
#include <math.h>
double next(double x) { while (x > 1) x = sqrt(x) - 0.1; return x; }
"""
WARNS = "int main(void) { int unused; return 0; }\n"
WRONG = "int main(void) { return x; }\n"
SLOW = '#include "pipe.h"\n'


@pytest.fixture(autouse=True)
def idle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whatever else runs here; and a folder of our own for temporary files."""
    monkeypatch.setattr(plain, "is_core_idle", lambda besides: True)
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))


def _command(folder: Path, text: str, *words: str) -> CompileCommand:
    (folder / "a.c").write_text(text)
    return parse([*words, "-c", str(folder / "a.c"), "-o", str(folder / "ours.o")])


def _temporary(folder: Path) -> list[Path]:
    return list((folder / "temporary").iterdir())


@pytest.mark.clang
@pytest.mark.parametrize("words", [(), ("-O3",), ("-O2", "-g"), ("-S",)])
def test_object_is_clangs(
    toolchain: Toolchain, tmp_path: Path, words: tuple[str, ...]
) -> None:
    command = _command(tmp_path, NOTHING_TO_OFFLOAD, *words)
    theirs = subprocess.run(
        [*toolchain.invocation("c"), *command.words],
        capture_output=True,
        text=True,
        check=True,
    )
    made = Plain(command, toolchain)
    made.start()
    found = made.object()
    made.stop()
    assert found is not None
    assert found.made == (tmp_path / "ours.o").read_bytes()
    assert found.said == theirs.stderr
    assert not _temporary(tmp_path)


@pytest.mark.clang
def test_warnings_are_told(any_toolchain: Toolchain, tmp_path: Path) -> None:
    made = Plain(_command(tmp_path, WARNS, "-Wall"), any_toolchain)
    made.start()
    found = made.object()
    assert found is not None
    assert "unused variable 'unused'" in found.said
    made.stop()


@pytest.mark.clang
def test_a_terminal_is_clangs(
    any_toolchain: Toolchain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    for text, is_taken in ((WARNS, False), (NOTHING_TO_OFFLOAD, True)):
        made = Plain(_command(tmp_path, text, "-Wall"), any_toolchain)
        made.start()
        assert (made.object() is not None) == is_taken
        made.stop()


@pytest.mark.clang
def test_errors_are_left_to_clang(any_toolchain: Toolchain, tmp_path: Path) -> None:
    made = Plain(_command(tmp_path, WRONG), any_toolchain)
    made.start()
    assert made.object() is None
    made.stop()
    assert not _temporary(tmp_path)


@pytest.mark.clang
def test_stopped_leaves_nothing(any_toolchain: Toolchain, tmp_path: Path) -> None:
    """Also if it is in the middle of something, and however often it is told."""
    os.mkfifo(tmp_path / "pipe.h")
    made = Plain(_command(tmp_path, SLOW), any_toolchain)
    made.start()
    assert _temporary(tmp_path)
    made.stop()
    made.stop()
    assert made.object() is None
    assert not _temporary(tmp_path)
    made.start()
    assert not _temporary(tmp_path)


@pytest.mark.clang
def test_depfiles_are_the_front_ends(any_toolchain: Toolchain, tmp_path: Path) -> None:
    depfile = tmp_path / "a.d"
    words = ("-MMD", "-MF", str(depfile))
    made = Plain(_command(tmp_path, NOTHING_TO_OFFLOAD, *words), any_toolchain)
    made.start()
    assert made.object() is not None
    made.stop()
    assert not depfile.exists()
    assert not (tmp_path / "ours.o").exists()


def test_not_begun(
    tmp_path: Path, any_toolchain: Toolchain, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the name of the output is in the object, or all cores are busy."""
    recorded = _command(tmp_path, NOTHING_TO_OFFLOAD, "-g", "-grecord-command-line")
    made = Plain(recorded, any_toolchain)
    made.start()
    assert made.object() is None
    monkeypatch.setattr(plain, "is_core_idle", lambda besides: False)
    made = Plain(_command(tmp_path, NOTHING_TO_OFFLOAD), any_toolchain)
    made.start()
    assert made.object() is None
    assert not _temporary(tmp_path)


# Compiles with a core that is always idle; says whether clang was started a last time.
_PROGRAM = """
import os, subprocess, sys
from idlift.offload import plain, source, driver
plain.is_core_idle = lambda besides: True
was = driver._clang
def clang(*given):
    print("once more", flush=True)
    return was(*given)
driver._clang = clang
from idlift.offload.ahead import read_idioms
from pathlib import Path
read_idioms(Path(os.environ["IDLIFT_CACHE"]))
from idlift import compiler
sys.exit(compiler.run("c", sys.argv[1:]))
"""


@pytest.mark.clang
@pytest.mark.parametrize("how", [("-c", "-o", "k.o"), ("-o", "k.o", "-S"), ()])
def test_nothing_to_offload(
    any_toolchain: Toolchain, tmp_path: Path, how: tuple[str, ...]
) -> None:
    """The whole way: clang's object, without another clang, and remembered."""
    text = f"{NOTHING_TO_OFFLOAD}int main(void) {{ return next(3) > 1; }}\n"
    (tmp_path / "k.c").write_text(text)
    words = ["-O2", "k.c", *how, "-lm"] if not how else ["-O2", "k.c", *how]
    target = tmp_path / (how[how.index("-o") + 1] if how else "a.out")
    clang = [*any_toolchain.invocation("c"), *words]
    subprocess.run(clang, cwd=tmp_path, check=True)
    wanted = target.read_bytes()
    target.unlink()
    environment = {
        **os.environ,
        "IDLIFT_CACHE": str(tmp_path / "cache"),
        "IDLIFT_CLANG": " ".join(any_toolchain.argv),
        "IDLIFT_STAY": "0",
        "MAKEFLAGS": "",
    }
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, *words],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("", "")
    assert target.read_bytes() == wanted
