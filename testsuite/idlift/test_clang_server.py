"""A fork of a clang that stays does as a clang that is started, or is not used."""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from subprocess import DEVNULL, PIPE

import pytest

from detector.frontend import Toolchain, clang_process
from idlift.resident.circumstances import VARIABLE
from idlift.resident.clang_client import Fork, StayingClang
from idlift.resident.clang_server import ComingClang, come, executable_of
from testsuite.idlift.test_resident import Workplace, until

pytestmark = [
    pytest.mark.clang19,
    pytest.mark.skipif(sys.platform != "linux", reason="Linux only"),
]

GOOD = "int f(int x) { return x + 1; }\n"
WARNED = "int f(int x) { int unused; return x; }\n"
WRONG = "int f(void) { return x; }\n"
BROKEN = '#include "missing.h"\n'
# What is compiled when standard input has come.
WAITS = ("-x", "c", "-", "-c", "-o", "waits.o")
# An assembler that tells what a process of clang's has inherited.
TELLING = """\
#!/bin/sh
{
    env | sort
    umask
    ulimit -a
    grep -E "^(Sig(Blk|Ign)|ShdPnd|Groups|Cap|NoNew)" /proc/self/status
    ls /proc/$$/fd
    cut -d " " -f 5,6,7,18,19 /proc/$$/stat
    readlink /proc/$$/cwd
} > "$TOLD"
"""


class Place:
    """A folder with sources, and a clang that stays."""

    def __init__(self, folder: Path, clang: str, coming: ComingClang) -> None:
        self.folder = folder
        self.clang = clang
        self.coming = coming
        self.pid = coming.process.pid
        self.staying = _heard(coming)

    def fork(self, *words: str, clang: str = "") -> Fork:
        """A call that is answered by a fork."""
        pipes = (PIPE, PIPE, PIPE)
        started = self.staying.start([clang or self.clang, *words], self.folder, pipes)
        assert started is not None
        return started

    def plain(self, *words: str, clang: str = "") -> subprocess.Popen[bytes]:
        """The same, as ever; without what libraries of other tests have put into the
        environment behind Python's back."""
        return subprocess.Popen(
            [clang or self.clang, *words],
            cwd=self.folder,
            env=os.environ,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
        )

    def both(
        self, *words: str, stdin: bytes = b"", clang: str = ""
    ) -> tuple[int, bytes, bytes]:
        """What both have said and made, which is the same."""
        answers = []
        for start in (self.plain, self.fork):
            made = self.folder / "made"
            made.unlink(missing_ok=True)
            with start(*words, clang=clang) as process:
                said = process.communicate(stdin)
            assert process.returncode is not None
            content = made.read_bytes() if made.exists() else None
            answers.append((process.returncode, *said, content))
        assert answers[0] == answers[1]
        return answers[0][:3]


def _heard(coming: ComingClang) -> StayingClang:
    assert select.select([coming.control], [], [], 60)[0]
    staying = coming.heard()
    assert staying is not None
    return staying


@pytest.fixture
def here(tmp_path: Path, clang19: Toolchain) -> Iterator[Place]:
    executable = executable_of(clang19.argv[0])
    assert executable is not None
    coming = come(executable, tmp_path / "cache")
    assert coming is not None
    for name, text in {
        "good.c": GOOD, "warned.c": WARNED, "wrong.c": WRONG, "broken.c": BROKEN,
        "good.cpp": "#include <vector>\nstd::vector<int> v;\n",
    }.items():  # fmt: skip
        (tmp_path / name).write_text(text)
    yield Place(tmp_path, clang19.argv[0], coming)
    coming.end()
    clang_process.use(None)


def _is_there(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("-O2 -c good.c -o made", 0),
        ("-O2 -g -S -emit-llvm good.c -o made", 0),
        ("-Wall -c warned.c -o made", 0),
        ("-Wall -Werror -fcolor-diagnostics -c warned.c -o made", 1),
        ("-c wrong.c -o made", 1),
        ("-c broken.c -o made", 1),
        ("-c nothing.c", 1),
        ("-c good.c --no-such-option", 1),
        ("", 1),
        ("--version", 0),
        ("-v", 0),
        ("-v -O2 -march=native -c good.c -o made", 0),
        ("-### good.o -o program -lm", 1),
        ("-print-search-dirs", 0),
        ("-print-resource-dir", 0),
        ("-no-canonical-prefixes -v -c good.c -o made", 0),
        ("--config=nothing.cfg -c good.c", 1),
        ("-O2 -E good.c", 0),
        ("-MD -MF made -c good.c -o good.o", 0),
        ("-cc1 -version", 0),
        ("--driver-mode=g++ -v -c good.cpp -o made", 0),
        ("-fno-integrated-as -c good.c -o made", 0),
        ("-shared -fPIC good.c -o made", 0),
    ],
)
def test_it_is_as_if_it_had_been_started(words: str, code: int, here: Place) -> None:
    assert here.both(*words.split())[0] == code


def test_warnings_come(here: Place) -> None:
    _, _, said = here.both("-Wall", "-c", "warned.c", "-o", "made")
    assert b"warned.c:1:20: warning: unused variable 'unused'" in said


def test_the_other_name_of_clang(here: Place) -> None:
    other = str(Path(here.staying.executable).with_name("clang++"))
    if not Path(other).exists():
        pytest.skip("no clang++ beside clang")
    assert here.both("-v", "-c", "good.cpp", "-o", "made", clang=other)[0] == 0
    assert here.both("-###", "-c", "good.cpp", clang=other)[0] == 0


def test_a_link_to_clang_with_its_configuration(here: Place) -> None:
    (here.folder / "clang.cfg").write_text("-DFROM_CONFIGURATION=1\n")
    link = here.folder / "clang"
    link.symlink_to(here.clang)
    words = ("--config=./clang.cfg", "-v", "-E", "-dM", "good.c")
    code, out, said = here.both(*words, clang=str(link))
    assert code == 0
    assert b"#define FROM_CONFIGURATION 1" in out
    assert b"Configuration file: " in said


def test_input_from_a_pipe(here: Place) -> None:
    text = GOOD.encode() + b"/* much more than a pipe takes at once */\n" * 10_000
    assert here.both("-x", "c", "-", "-c", "-o", "made", stdin=text)[0] == 0
    # One that does not want its input.
    assert here.both("--version", stdin=text)[0] == 0
    assert here.both("-E", "-x", "c", "-", stdin=text)[0] == 0


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_signals_are_told(number: signal.Signals, here: Place) -> None:
    for start in (here.plain, here.fork):
        with start(*WAITS) as process:
            assert process.poll() is None
            # Before main there may be a handler of somebody else's.
            until(partial(_is_clang, process.pid))
            os.kill(process.pid, number)
            process.communicate()
        assert process.returncode == -number


def _is_clang(pid: int) -> bool:
    return "clang" in _comm(pid)


def _comm(pid: int) -> str:
    return Path(f"/proc/{pid}/comm").read_text()


def test_kill(here: Place) -> None:
    with here.fork(*WAITS) as process:
        process.kill()
        assert process.wait() == -signal.SIGKILL
        assert process.poll() == -signal.SIGKILL
    assert here.both("-c", "good.c", "-o", "made")[0] == 0


def test_what_a_process_inherits(here: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    tools = here.folder / "tools"
    tools.mkdir()
    (tools / "as").write_text(TELLING)
    (tools / "as").chmod(0o755)
    told = here.folder / "told"
    monkeypatch.setenv("TOLD", str(told))
    monkeypatch.setenv("AFTERWARDS", "this one did not know of")
    before = os.umask(0o027)
    try:
        texts = []
        for start in (here.plain, here.fork):
            with start(f"-B{tools}", "-fno-integrated-as", "-c", "good.c") as process:
                process.communicate()
            texts.append(told.read_text())
    finally:
        os.umask(before)
    assert texts[0] == texts[1]
    assert "AFTERWARDS=this one did not know of" in texts[1]
    assert "LD_PRELOAD" not in texts[1]
    assert "IDLIFT_CLANG_SERVER" not in texts[1]


def test_standard_files_that_are_none(here: Place) -> None:
    words = [here.clang, "-c", "wrong.c"]
    for files in ((DEVNULL, DEVNULL, DEVNULL), (None, DEVNULL, DEVNULL)):
        started = here.staying.start(words, here.folder, files)
        assert started is not None
        assert started.communicate() == (b"", b"")
        assert started.wait() == 1


def test_several_at_once(here: Place) -> None:
    waiting = [here.fork("-x", "c", "-", "-c", "-o", f"{n}.o") for n in range(12)]
    for n in (3, 7):
        waiting[n].kill()
    codes = []
    for process in reversed(waiting):
        with process:
            process.communicate(GOOD.encode())
            codes.append(process.returncode)
    killed = -signal.SIGKILL
    assert codes[::-1] == [killed if n in (3, 7) else 0 for n in range(12)]
    assert (here.folder / "11.o").stat().st_size > 0


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_when_the_asker_goes_its_clang_goes(
    number: signal.Signals, here: Place
) -> None:
    asker = _asking(here)
    assert asker.stdout is not None
    clang = int(asker.stdout.readline())
    assert _is_there(clang)
    asker.send_signal(number)
    asker.communicate()
    until(lambda: not _is_there(clang))
    assert here.both("-c", "good.c", "-o", "made")[0] == 0


def test_it_stays_as_long_as_somebody_may_ask(here: Place) -> None:
    asker = _asking(here)
    assert asker.stdout is not None
    clang = int(asker.stdout.readline())
    here.coming.control.close()
    time.sleep(0.2)
    assert _is_there(clang)
    asker.kill()
    asker.communicate()
    until(lambda: not _is_there(clang))
    assert here.coming.process.wait(timeout=30) == 0


ASKER = """\
import socket, subprocess, sys, time
from pathlib import Path
from idlift.resident.clang_client import StayingClang
number, executable, *words = sys.argv[1:]
control = socket.socket(fileno=int(number))
pipes = (subprocess.PIPE, subprocess.PIPE, subprocess.PIPE)
fork = StayingClang(control, executable, ()).start(words, None, pipes)
print(fork.pid, flush=True)
time.sleep(600)
"""


def _asking(here: Place) -> subprocess.Popen[bytes]:
    """Another process that has asked for a clang, and does not let it get on."""
    number = here.coming.control.fileno()
    words = (str(number), here.staying.executable, here.clang, *WAITS)
    return subprocess.Popen(
        [sys.executable, "-c", ASKER, *words],
        cwd=here.folder,
        stdout=PIPE,
        stdin=PIPE,
        pass_fds=(number,),
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )


def test_one_that_dies_takes_its_forks_with_it(here: Place) -> None:
    process = here.fork(*WAITS)
    os.kill(here.pid, signal.SIGKILL)
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    until(lambda: not _is_there(process.pid))
    assert _refused(here, [here.clang, "--version"])


def _refused(here: Place, words: Sequence[str]) -> bool:
    started = here.staying.start(words, None, (DEVNULL, DEVNULL, DEVNULL))
    if started is not None:
        started.wait()
    return started is None


def test_one_that_is_stopped_is_asked_once(here: Place) -> None:
    clang_process.use(here.staying.start)
    os.kill(here.pid, signal.SIGSTOP)
    for _ in range(2):
        with clang_process.start([here.clang, "--version"], stdout=PIPE) as process:
            assert b"clang version" in process.communicate()[0]
        assert isinstance(process, subprocess.Popen)
    os.kill(here.pid, signal.SIGCONT)


def test_it_is_asked_first(here: Place) -> None:
    clang_process.use(here.staying.start)
    with clang_process.start([here.clang, "--version"], stdout=PIPE) as process:
        assert b"clang version" in process.communicate()[0]
    assert isinstance(process, Fork)
    with pytest.raises(FileNotFoundError):
        clang_process.start([here.clang], cwd=here.folder / "nowhere")


def test_another_clang_is_not_answered_for(here: Place, tmp_path: Path) -> None:
    copy = tmp_path / "clang"
    shutil.copy(here.staying.executable, copy)
    assert _refused(here, [str(copy), "--version"])
    assert _refused(here, ["no-such-clang", "--version"])


def test_a_clang_that_has_changed_is_not_used(
    tmp_path: Path, clang19: Toolchain
) -> None:
    clang = tmp_path / "bin" / "clang"
    clang.parent.mkdir()
    (tmp_path / "lib").mkdir()
    shutil.copy(os.path.realpath(clang19.argv[0]), clang)
    coming = come(str(clang), tmp_path / "cache")
    assert coming is not None
    here = Place(tmp_path, str(clang), coming)
    try:
        assert not _refused(here, [str(clang), "--version"])
        # Where the loader would look first.
        (tmp_path / "lib" / "libLLVM.so").touch()
        assert _refused(here, [str(clang), "--version"])
        (tmp_path / "new").write_bytes(clang.read_bytes())
        (tmp_path / "new").chmod(0o755)
        (tmp_path / "new").replace(clang)
        assert _refused(here, [str(clang), "--version"])
        clang.unlink()
        assert _refused(here, [str(clang), "--version"])
    finally:
        coming.end()


def test_folders_of_libraries_are_watched(
    tmp_path: Path, clang19: Toolchain, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", str(tmp_path))
    executable = executable_of(clang19.argv[0])
    assert executable is not None
    coming = come(executable, tmp_path / "cache")
    assert coming is not None
    try:
        here = Place(tmp_path, clang19.argv[0], coming)
        assert not _refused(here, [here.clang, "--version"])
        (tmp_path / "libm.so.6").touch()
        assert _refused(here, [here.clang, "--version"])
    finally:
        coming.end()


def test_libraries_are_watched(here: Place) -> None:
    names = {Path(path).name for path, _ in here.staying.files}
    assert any(name.startswith("libLLVM") for name in names)
    assert any(name.startswith("libc.so") for name in names)
    assert "ld.so.cache" in names


def test_what_cannot_stay(
    tmp_path: Path, clang19: Toolchain, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "clang"
    script.write_text('#!/bin/sh\nexec clang-19 "$@"\n')
    script.chmod(0o755)
    assert executable_of(str(script)) is None
    assert executable_of("sh") is None
    assert executable_of("no-such-clang") is None
    assert executable_of(clang19.argv[0]) is not None
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/lib:/usr/local/lib")
    assert executable_of(clang19.argv[0]) is not None
    # The current folder, which is another one for each call.
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/lib:")
    assert executable_of(clang19.argv[0]) is None
    monkeypatch.delenv("LD_LIBRARY_PATH")
    monkeypatch.setenv("LD_PRELOAD", "libm.so.6")
    assert executable_of(clang19.argv[0]) is None


def test_a_program_that_says_nothing_is_no_clang(tmp_path: Path) -> None:
    coming = come("/bin/false", tmp_path)
    assert coming is not None
    assert select.select([coming.control], [], [], 60)[0]
    assert coming.heard() is None
    coming.end()


# With the compiler that stays.


def _servers(place: Workplace) -> list[int]:
    """The clangs that have stayed for calls that were made there."""
    found = []
    for pid in map(int, filter(str.isdigit, os.listdir("/proc"))):
        try:
            if _comm(pid) == "idlift-cc-clang\n":
                environment = Path(f"/proc/{pid}/environ").read_text(errors="replace")
                found += [pid] * (place.marker in environment.split("\0"))
        except OSError:
            continue
    return found


def _faults(pid: int) -> int:
    """Page faults of the children that a process has seen end."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[8])


@pytest.fixture
def build(tmp_path: Path, clang19: Toolchain) -> Iterator[Workplace]:
    """A workplace where a compiler and a clang have stayed."""
    place = Workplace(tmp_path, clang19)
    place.environment["IDLIFT_CLANG"] = clang19.argv[0]
    assert place.call("-O2", "kernel.c", "-c", "-o", "first.o")[0] == 0
    until(lambda: place.residents() and _servers(place))
    (server,) = _servers(place)
    (place.folder / "wrong.c").write_text(WRONG)

    def is_used() -> bool:
        """It may be there, but not be known yet."""
        assert place.call("-c", "wrong.c")[0] == 1
        return _faults(server) > 0

    until(is_used)
    yield place
    for pid in place.residents():
        os.kill(pid, signal.SIGKILL)
    until(lambda: not _servers(place))


def test_a_build_uses_it(build: Workplace) -> None:
    (server,) = _servers(build)
    before = _faults(server)
    words = ("-O2", "-DSCALE=4", "kernel.c", "-c", "-o", "k.o")
    code, said = build.call(*words)
    assert (code, "answered: 0" in said) == (0, True), said
    assert _faults(server) > before
    served = (build.folder / "k.o").read_bytes()
    alone = {"IDLIFT_CACHE": str(build.folder / "another"), VARIABLE: "0"}
    assert build.call(*words, **alone)[0] == 0
    assert (build.folder / "k.o").read_bytes() == served


def test_a_program_is_linked(build: Workplace) -> None:
    code, said = build.call("-O2", "-DSCALE=4", "kernel.c", "-o", "program")
    assert (code, "answered: 0" in said) == (0, True), said
    run = [str(build.folder / "program")]
    assert subprocess.check_output(run, text=True) == "396\n"


def test_mistakes_are_clangs(build: Workplace) -> None:
    code, said = build.call("-c", "wrong.c")
    assert code == 1
    assert "wrong.c:1:22: error: use of undeclared identifier 'x'" in said


def test_callers_at_the_same_time(build: Workplace) -> None:
    callers = [
        build.start("-O2", f"-DSCALE={n}", "-c", "kernel.c", "-o", f"{n}.o")
        for n in range(20, 24)
    ]
    said = [caller.communicate()[1] for caller in callers]
    assert [caller.returncode for caller in callers] == [0] * 4, said


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_caller_that_goes_takes_its_clang_with_it(
    number: signal.Signals, build: Workplace
) -> None:
    (server,) = _servers(build)
    os.mkfifo(build.folder / "waits.h")
    (build.folder / "waits.c").write_text('#include "waits.h"\n')

    def clangs() -> str:
        return Path(f"/proc/{server}/task/{server}/children").read_text()

    with build.start("-O2", "-c", "waits.c") as caller:
        until(clangs)
        caller.send_signal(number)
        caller.communicate()
        until(lambda: not clangs())
    assert _servers(build) == [server]


def test_it_leaves_with_the_compiler(build: Workplace) -> None:
    (resident,) = build.residents()
    os.kill(resident, signal.SIGTERM)
    until(lambda: not _servers(build))


def test_without_it_all_is_as_before(build: Workplace) -> None:
    (server,) = _servers(build)
    os.kill(server, signal.SIGKILL)
    code, said = build.call("-O2", "-DSCALE=4", "-c", "kernel.c")
    assert (code, "answered: 0" in said) == (0, True), said
    assert not _servers(build)


def test_where_nothing_stays_no_clang_does(tmp_path: Path, clang19: Toolchain) -> None:
    place = Workplace(tmp_path, clang19)
    place.environment |= {"IDLIFT_CLANG": clang19.argv[0], VARIABLE: "0"}
    assert place.call("-O2", "-c", "kernel.c")[0] == 0
    assert not _servers(place)
