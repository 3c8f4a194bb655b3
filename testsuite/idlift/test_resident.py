"""A compiler that has stayed answers as the caller would have, or the caller does."""

from __future__ import annotations

import os
import resource
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from idlift import installation
from idlift.resident.circumstances import VARIABLE, address, circumstances
from testsuite.codegen.e2e.build import environment

pytestmark = [
    pytest.mark.clang,
    pytest.mark.skipif(sys.platform != "linux", reason="Linux only"),
]

KERNEL = """\
#include <stdio.h>
#ifndef SCALE
#define SCALE 3
#endif
double x[100], y[100];
int main(void) {
  for (int i = 0; i < 100; i++) x[i] = i;
  for (int i = 0; i < 100; i++) y[i] = SCALE * x[i];
  printf("%g\\n", y[99]);
  return 0;
}
"""
# The compiler, which also says what somebody else has answered.
PROGRAM = """\
import sys
import idlift.wrapper as wrapper
ask = wrapper.ask
def told(driver, words):
    code = ask(driver, words)
    print("answered:", code, file=sys.stderr)
    return code
wrapper.ask = told
wrapper.cc()
"""


class Workplace:
    """A folder, and calls in circumstances that no other test has."""

    def __init__(self, folder: Path, toolchain: Toolchain) -> None:
        self.folder = folder
        self.marker = f"LC_IDLIFT_TEST={folder}"
        self.environment = {
            **environment(toolchain),
            "IDLIFT_CACHE": str(folder / "cache"),
            "LC_IDLIFT_TEST": str(folder),
            VARIABLE: "60",
        }
        (folder / "kernel.c").write_text(KERNEL)
        # A clang that works only as long as nobody holds it.
        clang = folder / "slow-clang"
        clang.write_text(
            f"#!/bin/sh\nwhile [ -e {folder}/hold ]; do sleep 0.05; done\n"
            f'exec {shlex.join(toolchain.argv)} "$@"\n'
        )
        clang.chmod(0o755)
        self.environment["IDLIFT_CLANG"] = str(clang)

    @contextmanager
    def held(self, *words: str) -> Iterator[subprocess.Popen[str]]:
        """A call whose clang does not get on, from when that has begun."""
        (self.folder / "hold").touch()
        with self.start(*words) as caller:
            try:
                until(lambda: self.is_running("slow-clang"))
                yield caller
            finally:
                self.let_go()

    def let_go(self) -> None:
        (self.folder / "hold").unlink(missing_ok=True)

    def start(self, *words: str, **extra: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-P", "-c", PROGRAM, *words],
            cwd=extra.pop("cwd", str(self.folder)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**self.environment, **extra},
        )

    def call(self, *words: str, stdin: str = "", **extra: str) -> tuple[int, str]:
        """The exit code of a call, and what it said."""
        with self.start(*words, **extra) as process:
            _, said = process.communicate(stdin)
        return process.returncode, said

    def residents(self) -> list[int]:
        """The compilers that have stayed here."""
        return [
            pid
            for pid in map(int, filter(str.isdigit, os.listdir("/proc")))
            if _text(pid, "comm") == "idlift-cc-stays\n"
            and self.marker in _text(pid, "environ").split("\0")
            and _text(pid, "stat").split()[5] == str(pid)
        ]

    def child_of(self, resident: int) -> int:
        """The process that works for a caller."""
        return int(_text(resident, f"task/{resident}/children").split()[0])

    def is_running(self, name: str) -> bool:
        """Whether a program of this name works for a call that was made here."""
        return any(
            _text(pid, "comm").startswith(name)
            and self.marker in _text(pid, "environ").split("\0")
            for pid in map(int, filter(str.isdigit, os.listdir("/proc")))
        )


def _text(pid: int, name: str) -> str:
    try:
        return Path(f"/proc/{pid}/{name}").read_text(errors="replace")
    except OSError:
        return ""


def until(holds: Callable[[], object]) -> None:
    for _ in range(300):
        if holds():
            return
        time.sleep(0.1)
    pytest.fail("it never came")


@pytest.fixture
def here(tmp_path: Path, any_toolchain: Toolchain) -> Iterator[Workplace]:
    """A workplace where a compiler has stayed."""
    place = Workplace(tmp_path, any_toolchain)
    code, said = place.call("-O2", "kernel.c", "-c", "-o", "first.o")
    assert (code, "answered: None" in said) == (0, True), said
    until(lambda: len(place.residents()) == 1)
    yield place
    for pid in place.residents():
        os.kill(pid, signal.SIGKILL)


def test_objects_are_the_same(here: Workplace) -> None:
    words = ("-O2", "-DSCALE=4", "kernel.c", "-c", "-o", "k.o")
    code, said = here.call(*words)
    assert (code, "answered: 0" in said) == (0, True), said
    assert "kernel.c:8: map" in said
    served = (here.folder / "k.o").read_bytes()
    alone = {"IDLIFT_CACHE": str(here.folder / "another")}
    code, said = here.call(*words, **alone, **{VARIABLE: "0"})
    assert (code, "answered: None" in said) == (0, True), said
    assert (here.folder / "k.o").read_bytes() == served
    assert len(here.residents()) == 1


def test_a_program_is_linked_and_remembered(here: Workplace) -> None:
    words = ("-O2", "-DSCALE=5", "kernel.c", "-o", "program")
    assert "answered: 0" in here.call(*words)[1]
    run = [str(here.folder / "program")]
    assert subprocess.check_output(run, text=True) == "495\n"
    # The second time it is answered from memory: nobody is asked.
    until(lambda: "answered" not in here.call(*words)[1])
    assert subprocess.check_output(run, text=True) == "495\n"


def test_folder_environment_and_umask_are_the_callers(here: Workplace) -> None:
    other = here.folder / "other"
    (other / "include").mkdir(parents=True)
    (other / "include" / "scale.h").write_text("#define SCALE 7\n")
    (other / "kernel.c").write_text(f'#include "scale.h"\n{KERNEL}')
    extra = {
        "cwd": str(other),
        "CPATH": "include",
        "TMPDIR": str(other),
        "IDLIFT_CACHE": str(other / "cache"),
    }
    before = os.umask(0o077)
    try:
        code, said = here.call("-O2", "kernel.c", "-c", "-o", "k.o", **extra)
    finally:
        os.umask(before)
    assert (code, "answered: 0" in said) == (0, True), said
    assert (other / "k.o").stat().st_mode & 0o777 == 0o600
    assert (other / "cache").is_dir()
    assert not list(other.glob("idlift-*"))


def test_what_the_installation_keeps_is_left_alone(here: Workplace) -> None:
    """Its modules were once replaced by what served calls had imported besides."""
    made = installation.folder()
    assert made is not None

    def sizes() -> dict[str, int]:
        return {image.name: image.stat().st_size for image in made.glob("image-*")}

    before, words = sizes(), ("-O2", "-DSCALE=5", "kernel.c", "-o", "program")
    assert "answered: 0" in here.call(*words)[1]
    until(lambda: "answered" not in here.call(*words)[1])
    # Other tests may add to them meanwhile.
    after = sizes()
    assert all(after[name] >= size for name, size in before.items() if name in after)


def test_input_from_a_pipe(here: Workplace) -> None:
    code, said = here.call("-O2", "-x", "c", "-", "-o", "program", stdin=KERNEL)
    assert (code, "answered: 0" in said) == (0, True), said
    run = [str(here.folder / "program")]
    assert subprocess.check_output(run, text=True) == "297\n"


def test_mistakes_are_clangs_and_ours(here: Workplace) -> None:
    (here.folder / "wrong.c").write_text("int f(void) { return x; }\n")
    code, said = here.call("-c", "wrong.c")
    assert (code, "answered: 1" in said) == (1, True)
    assert "wrong.c:1:22: error: use of undeclared identifier 'x'" in said
    code, said = here.call("-c", "kernel.c", "--idlift-wrong")
    assert (code, "answered: 2" in said) == (2, True)
    assert "idlift-cc: error: unknown option --idlift-wrong" in said


def test_whoever_is_in_other_circumstances_is_on_his_own(here: Workplace) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_CORE)
    command = [sys.executable, "-P", "-c", PROGRAM, "-O2", "-c", "kernel.c"]
    done = subprocess.run(
        ["prlimit", f"--core={0 if soft else 1}:{hard}", *command],
        cwd=here.folder,
        env={**here.environment, VARIABLE: "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "answered: None" in done.stderr


def test_files_of_the_caller_alone(here: Workplace) -> None:
    words = ("-O2", "-x", "c", "/dev/stdin", "-c", "-o", "k.o")
    code, said = here.call(*words, stdin=KERNEL)
    assert (code, "answered: None" in said) == (0, True), said


def test_a_resident_that_dies_is_replaced(here: Workplace) -> None:
    (pid,) = here.residents()
    os.kill(pid, signal.SIGKILL)
    code, said = here.call("-O2", "-DSCALE=6", "-c", "kernel.c")
    assert (code, "answered: None" in said) == (0, True), said
    until(lambda: here.residents() not in ([], [pid]))


def test_a_resident_that_is_stopped_is_not_waited_for(here: Workplace) -> None:
    (pid,) = here.residents()
    os.kill(pid, signal.SIGSTOP)
    code, said = here.call("-O2", "-DSCALE=6", "-c", "kernel.c")
    os.kill(pid, signal.SIGCONT)
    assert (code, "answered: None" in said) == (0, True), said
    assert here.call("-O2", "-DSCALE=8", "-c", "kernel.c")[0] == 0


def test_a_resident_that_dies_takes_no_work_with_it(here: Workplace) -> None:
    with here.held("-O2", "-DSCALE=6", "-c", "kernel.c") as caller:
        for pid in here.residents():
            os.kill(pid, signal.SIGKILL)
        here.let_go()
        _, said = caller.communicate()
    assert (caller.returncode, "answered: 0" in said) == (0, True), said


def test_work_that_dies_is_done_by_the_caller(here: Workplace) -> None:
    with here.held("-O2", "-DSCALE=6", "-c", "kernel.c") as caller:
        (resident,) = here.residents()
        os.kill(here.child_of(resident), signal.SIGKILL)
        here.let_go()
        _, said = caller.communicate()
    assert (caller.returncode, "answered: None" in said) == (0, True), said


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_when_the_caller_goes_all_that_works_for_it_goes(
    number: signal.Signals, here: Workplace
) -> None:
    with here.held("-O2", "-DSCALE=6", "-c", "kernel.c") as caller:
        caller.send_signal(number)
        caller.communicate()
        assert caller.returncode != 0
        until(lambda: not here.is_running("slow-clang"))
    # And others are still served.
    assert "answered: 0" in here.call("-O2", "-DSCALE=9", "-c", "kernel.c")[1]


def test_callers_at_the_same_time(here: Workplace) -> None:
    callers = [
        here.start("-O2", f"-DSCALE={n}", "-c", "kernel.c", "-o", f"{n}.o")
        for n in range(20, 24)
    ]
    said = [caller.communicate()[1] for caller in callers]
    assert [caller.returncode for caller in callers] == [0] * 4
    assert all("answered: 0" in text for text in said), said


def test_it_leaves_when_nobody_comes(tmp_path: Path, any_toolchain: Toolchain) -> None:
    place = Workplace(tmp_path, any_toolchain)
    place.environment[VARIABLE] = "0.5"
    assert place.call("-O2", "-c", "kernel.c")[0] == 0
    until(lambda: not place.residents())


def test_how_long_it_stays_is_a_number(
    tmp_path: Path, any_toolchain: Toolchain
) -> None:
    place = Workplace(tmp_path, any_toolchain)
    place.environment[VARIABLE] = "long"
    code, said = place.call("-O2", "-c", "kernel.c")
    assert code == 2
    assert f"idlift-cc: error: ${VARIABLE} is 'long'; seconds are wanted" in said


def test_circumstances_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    before = circumstances()
    assert circumstances() == before
    monkeypatch.setenv("PYTHONMALLOC", "debug")
    after = circumstances()
    assert after != before
    assert address(after) != address(before)
    monkeypatch.delenv("PYTHONMALLOC")
    # clang reads it before main.
    monkeypatch.setenv("LLVM_OVERRIDE_PRODUCER", "LLVM0")
    assert circumstances() != before
    monkeypatch.delenv("LLVM_OVERRIDE_PRODUCER")
    monkeypatch.setenv("CFLAGS", "-O3")
    assert circumstances() == before


# As a worker that has answered, and has a lot to note.
_NOTING = """
import time
from idlift.resident.worker import let_go
print("said", flush=True)
let_go()
print("noted", flush=True)
time.sleep(60)
"""


def test_nobody_waits_for_notes() -> None:
    """ninja and others read what a compiler says until nobody can say more."""
    with subprocess.Popen(
        [sys.executable, "-c", _NOTING],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as noting:
        assert noting.stdout is not None
        assert noting.stderr is not None
        assert (noting.stdout.read(), noting.stderr.read()) == (b"said\n", b"")
        assert noting.poll() is None
        noting.kill()
