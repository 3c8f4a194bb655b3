"""idlift-cc as a program: the same answers as by Python, which it need not start."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from idlift.direct import identity
from idlift.resident import native_caller, server
from idlift.resident.circumstances import VARIABLE
from idlift.resident.native_caller import NotMade, build, install
from testsuite.idlift.test_resident import KERNEL, Workplace, until

COMPILER = shutil.which("cc")
pytestmark = [
    pytest.mark.clang,
    pytest.mark.skipif(sys.platform != "linux", reason="Linux only"),
    pytest.mark.skipif(COMPILER is None, reason="no C compiler"),
]


class NativePlace(Workplace):
    """Calls by a program, with a Python that no other test has and that may be gone."""

    def __init__(self, folder: Path, toolchain: Toolchain) -> None:
        super().__init__(folder, toolchain)
        self.python = folder / "python"
        self.environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
        self.have_python()
        assert COMPILER is not None
        for name, entry, is_cxx in (("idlift-cc", "cc", 0), ("idlift-c++", "cxx", 1)):
            build(folder / name, COMPILER, entry, is_cxx, str(self.python))

    def have_python(self) -> None:
        self.lose_python()
        self.python.symlink_to(os.path.realpath(sys.executable))

    def lose_python(self) -> None:
        """From here on only somebody else can answer."""
        self.python.unlink(missing_ok=True)

    def start(self, *words: str, **extra: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [str(self.folder / extra.pop("program", "idlift-cc")), *words],
            cwd=extra.pop("cwd", str(self.folder)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**self.environment, **extra},
        )


@pytest.fixture
def here(place: NativePlace) -> NativePlace:
    """A workplace where a compiler has stayed, and only that can answer."""
    until(lambda: len(place.residents()) == 1)
    place.lose_python()
    return place


@pytest.fixture(scope="module")
def place(
    tmp_path_factory: pytest.TempPathFactory, any_toolchain: Toolchain
) -> Iterator[NativePlace]:
    """One for all tests: they leave the compiler that has stayed alive."""
    place = NativePlace(tmp_path_factory.mktemp("native"), any_toolchain)
    code, said = place.call("-O2", "kernel.c", "-c", "-o", "first.o")
    assert code == 0, said
    yield place
    for pid in place.residents():
        os.kill(pid, signal.SIGKILL)


def _run(program: Path) -> str:
    return subprocess.check_output([str(program)], text=True)


def test_a_call_is_answered_and_remembered(here: NativePlace) -> None:
    words = ("-O2", "-DSCALE=4", "kernel.c", "-o", "program")
    code, said = here.call(*words)
    assert code == 0, said
    assert "kernel.c:8: map" in said
    assert _run(here.folder / "program") == "396\n"
    made = (here.folder / "program").read_bytes()
    (here.folder / "program").unlink()
    assert here.call(*words) == (0, said)
    assert (here.folder / "program").read_bytes() == made


def test_what_python_would_have_made(here: NativePlace) -> None:
    words = ("-O2", "-DSCALE=5", "kernel.c", "-c", "-o", "k.o")
    assert here.call(*words)[0] == 0
    served = (here.folder / "k.o").read_bytes()
    here.have_python()
    extra = {"IDLIFT_CACHE": str(here.folder / "another"), VARIABLE: "0"}
    assert here.call(*words, **extra)[0] == 0
    assert (here.folder / "k.o").read_bytes() == served


def test_cxx(here: NativePlace) -> None:
    (here.folder / "k.cc").write_text("template<class T> T f(T x) { return x; }\n")
    code, said = here.call("-c", "k.cc", "-o", "k.o", program="idlift-c++")
    assert code == 0, said
    # The C driver does not link C++; that of C++ asks for its library.
    _, said = here.call("-###", "k.o", program="idlift-c++")
    assert "-lstdc++" in said or "-lc++" in said
    _, said = here.call("-###", "k.o")
    assert "-lstdc++" not in said
    assert "-lc++" not in said


def test_folder_umask_input_and_words(here: NativePlace) -> None:
    other = here.folder / "other"
    other.mkdir()
    before = os.umask(0o077)
    try:
        words = ("-O2", "-x", "c", "-", "-c", "-o", "with space.o", "-DEMPTY=")
        code, said = here.call(*words, stdin=KERNEL, cwd=str(other))
    finally:
        os.umask(before)
    assert code == 0, said
    assert (other / "with space.o").stat().st_mode & 0o777 == 0o600


def test_a_long_command(here: NativePlace) -> None:
    """More than goes through a socket at once."""
    words = [f"-DNAME_{n}=some_value_{n}" for n in range(20_000)]
    code, said = here.call("-O2", "-fsyntax-only", "kernel.c", *words)
    assert code == 0, said


def test_mistakes_are_clangs_and_ours(here: NativePlace) -> None:
    (here.folder / "wrong.c").write_text("int f(void) { return x; }\n")
    code, said = here.call("-c", "wrong.c")
    assert code == 1
    assert "wrong.c:1:22: error: use of undeclared identifier 'x'" in said
    code, said = here.call("-c", "kernel.c", "--idlift-wrong")
    assert code == 2
    assert "idlift-cc: error: unknown option --idlift-wrong" in said


@pytest.mark.parametrize(
    "extra",
    [
        {"LC_ALL": "C.UTF-8"},
        {"PYTHONMALLOC": "malloc"},
        {VARIABLE: "0"},
        {VARIABLE: "long"},
    ],
)
def test_others_are_on_their_own(here: NativePlace, extra: dict[str, str]) -> None:
    """And with nobody to ask and no Python, that is said."""
    code, said = here.call("-O2", "-c", "kernel.c", **extra)
    assert code == 1
    assert f"cannot run {here.python}: No such file" in said
    assert "install idlift again" in said


def test_another_priority(here: NativePlace) -> None:
    command = ["nice", "-n", "1", str(here.folder / "idlift-cc"), "-c", "kernel.c"]
    done = subprocess.run(
        command,
        cwd=here.folder,
        env=here.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "cannot run" in done.stderr


def test_files_of_the_caller_alone(here: NativePlace) -> None:
    words = ("-O2", "-x", "c", "/dev/stdin", "-c", "-o", "k.o")
    assert "cannot run" in here.call(*words, stdin=KERNEL)[1]
    here.have_python()
    code, said = here.call(*words, stdin=KERNEL)
    assert code == 0, said


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_when_the_caller_goes_all_that_works_for_it_goes(
    number: signal.Signals, here: NativePlace
) -> None:
    with here.held("-O2", "-DSCALE=6", "-c", "kernel.c") as caller:
        caller.send_signal(number)
        caller.communicate()
        assert caller.returncode != 0
        until(lambda: not here.is_running("slow-clang"))
    assert here.call("-O2", "-DSCALE=9", "-c", "kernel.c")[0] == 0


def test_one_that_is_stopped_is_not_waited_for(here: NativePlace) -> None:
    (pid,) = here.residents()
    os.kill(pid, signal.SIGSTOP)
    here.have_python()
    code, said = here.call("-O2", "-DSCALE=6", "-c", "kernel.c")
    os.kill(pid, signal.SIGCONT)
    assert code == 0, said


def test_other_code_is_not_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A compiler that finds its code replaced closes its doors."""
    name = f"\0idlift-test-{os.getpid()}".encode()
    listener, others = server._listening(name), server._listening(name + b"2")
    assert listener is not None
    assert others is not None
    resident = server._Resident(listener, others, "circumstances", None, tmp_path)
    # Not forks of the process that runs tests.
    resident._has_spares = False
    caller = server.socket(server.AF_UNIX, server.SOCK_STREAM)
    caller.connect(name + b"2")
    monkeypatch.setattr(server, "code_identity", lambda anew: "other code")
    resident.run(5)
    assert caller.recv(1) == b""
    assert listener.fileno() == others.fileno() == -1
    caller.close()


def test_code_is_looked_at_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    before = identity.code_identity()
    monkeypatch.setattr(identity, "PACKAGES", ("idl",))
    assert identity.code_identity() == before
    assert identity.code_identity(anew=True) != before
    monkeypatch.undo()
    assert identity.code_identity(anew=True) == before


def test_only_our_scripts_are_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native_caller.sysconfig, "get_path", lambda name: str(tmp_path))
    (tmp_path / "idlift-cc").write_text("#!/bin/sh\nexec clang\n")
    with pytest.raises(NotMade, match="install idlift again"):
        install()
    assert "exec clang" in (tmp_path / "idlift-cc").read_text()
    for name, entry in (("idlift-cc", "cc"), ("idlift-c++", "cxx")):
        text = f"#!python\nfrom idlift.wrapper import {entry}\n\n{entry}()\n"
        (tmp_path / name).write_text(text)
    # The second time they are programs already.
    assert install() == install() == [tmp_path / "idlift-cc", tmp_path / "idlift-c++"]
    done = subprocess.run(
        [str(tmp_path / "idlift-cc"), "--version"], capture_output=True, check=True
    )
    assert b"clang version" in done.stdout
    assert sorted(p.name for p in tmp_path.iterdir()) == ["idlift-c++", "idlift-cc"]
