"""What breaks while a file is built: a clear message, clang's object, the exit code."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import environment, idlift_cc

KERNEL = """\
void axpy(double *y, const double *x, double a, int n) {
  for (int i = 0; i < n; i++) y[i] = a * x[i] + y[i];
}
"""
WORDS = ("-O2", "-c", "kernel.c")

pytestmark = pytest.mark.clang


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "kernel.c").write_text(KERNEL)
    return tmp_path


def call(
    toolchain: Toolchain, folder: Path, *words: str, before: str = "", **extra: str
) -> subprocess.CompletedProcess[str]:
    """The compiler with a cache of its own, after some Python that breaks it."""
    program = f"{before}\nfrom idlift.wrapper import cc; cc()"
    extra.setdefault("IDLIFT_CACHE", str(folder / "cache"))
    return subprocess.run(
        [sys.executable, "-P", "-c", program, *words],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env=environment(toolchain, **extra),
    )


def plain(toolchain: Toolchain, folder: Path, *words: str) -> tuple[int, str]:
    done = subprocess.run(
        [*toolchain.invocation("c"), *words],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


def is_clangs(toolchain: Toolchain, project: Path) -> bool:
    made = (project / "kernel.o").read_bytes()
    plain(toolchain, project, *WORDS, "-o", "plain.o")
    return made == (project / "plain.o").read_bytes()


@pytest.mark.parametrize("trouble", ["absent", "a folder", "unreadable"])
def test_a_source_that_cannot_be_read(
    any_toolchain: Toolchain, project: Path, trouble: str
) -> None:
    source = project / "source.c"
    if trouble == "a folder":
        source.mkdir()
    if trouble == "unreadable":
        source.write_text(KERNEL)
        source.chmod(0)
        if os.access(source, os.R_OK):
            pytest.skip("this user may read every file")
    words = ("-O2", "-c", "source.c")
    for extra in ((), ("--idlift-werror",)):
        done = call(any_toolchain, project, *words, *extra)
        code, said = plain(any_toolchain, project, *words)
        assert (done.returncode, done.stderr) == (code, said)
        assert code != 0
        assert not (project / "source.o").exists()


def test_an_output_that_cannot_be_written(
    any_toolchain: Toolchain, project: Path
) -> None:
    done = call(any_toolchain, project, *WORDS, "-o", "/dev/full")
    assert done.returncode == 1
    assert "'/dev/full': 'No space left on device'" in done.stderr
    assert Path("/dev/full").exists()
    (project / "folder").mkdir()
    done = call(any_toolchain, project, *WORDS, "-o", "folder")
    assert done.returncode == 1
    assert "folder" in done.stderr
    assert "Traceback" not in done.stderr


# A limit on the size of files stands for a disk that is full: the IR of a file does not
# fit, its object does.
LIMITED = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (2048, 2048))"


def test_no_space_for_temporary_files(any_toolchain: Toolchain, project: Path) -> None:
    done = call(any_toolchain, project, *WORDS, before=LIMITED)
    assert done.returncode == 0, done.stderr
    assert "idlift-cc: warning: " in done.stderr
    assert "Traceback" not in done.stderr
    assert is_clangs(any_toolchain, project)
    (project / "kernel.o").unlink()
    done = call(any_toolchain, project, *WORDS, "--idlift-werror", before=LIMITED)
    assert done.returncode == 1
    assert "idlift-cc: error: " in done.stderr
    assert not (project / "kernel.o").exists()


def test_half_an_object_is_not_left(any_toolchain: Toolchain, project: Path) -> None:
    limit = "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))"
    before = (
        "import idlift.offload.driver as d, resource\nwrite = d._write\n"
        f"def limited(*words):\n    {limit}\n    return write(*words)\n"
        "d._write = limited"
    )
    done = call(any_toolchain, project, *WORDS, before=before)
    assert done.returncode == 1
    assert "error: unable to write output file 'kernel.o': 'File too large'" in (
        done.stderr
    )
    assert not (project / "kernel.o").exists()


def test_a_folder_for_temporary_files_that_is_not_there(
    any_toolchain: Toolchain, project: Path
) -> None:
    done = call(any_toolchain, project, *WORDS, TMPDIR=str(project / "absent"))
    assert (done.returncode, "map → OpenCL" in done.stderr) == (0, True)


def test_a_child_that_is_killed(any_toolchain: Toolchain, project: Path) -> None:
    before = (
        "import os, codegen.unit\n"
        "codegen.unit.splice_text = lambda *_: os.kill(os.getpid(), 9)"
    )
    done = call(any_toolchain, project, *WORDS, before=before)
    assert done.returncode == 0
    message = "offloading died of signal 9; compiled as plain clang"
    assert f"idlift-cc: warning: {message}" in done.stderr
    assert is_clangs(any_toolchain, project)
    (project / "kernel.o").unlink()
    done = call(any_toolchain, project, *WORDS, "--idlift-werror", before=before)
    assert done.returncode == 1
    assert "idlift-cc: error: offloading died of signal 9" in done.stderr
    assert not (project / "kernel.o").exists()


SLOW = """\
#!/bin/sh
case "$*" in *-emit-llvm*) : > started; exec sleep 60 ;; esac
exec {clang} "$@"
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_compiler_that_is_interrupted(
    any_toolchain: Toolchain, project: Path, number: signal.Signals
) -> None:
    slow, scratch = project / "slow", project / "scratch"
    slow.write_text(SLOW.format(clang=shlex.join(any_toolchain.argv)))
    slow.chmod(0o755)
    scratch.mkdir()
    variables = {"IDLIFT_CLANG": str(slow), "TMPDIR": str(scratch)}
    program = "from idlift.wrapper import cc; cc()"
    with subprocess.Popen(
        [sys.executable, "-P", "-c", program, *WORDS],
        cwd=project,
        env=environment(any_toolchain, **variables),
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        while not (project / "started").exists():
            assert running.poll() is None
            time.sleep(0.01)
        assert list(scratch.iterdir())
        running.send_signal(number)
        said = running.communicate(timeout=60)[1]
    assert running.returncode == 128 + number
    assert "Traceback" not in said
    assert not list(scratch.iterdir())
    assert not (project / "kernel.o").exists()


@pytest.mark.parametrize("name", ["ABRT", "SEGV"])
def test_a_clang_that_always_crashes(
    any_toolchain: Toolchain, project: Path, name: str
) -> None:
    # It must say who it is, or it is no clang at all.
    script = (
        f'#!/bin/sh\ncase "$*" in *-c*) echo broken >&2; kill -{name} $$ ;; esac\n'
        f'exec {shlex.join(any_toolchain.argv)} "$@"\n'
    )
    crashing = project / "crashing"
    crashing.write_text(script)
    crashing.chmod(0o755)
    done = call(any_toolchain, project, *WORDS, IDLIFT_CLANG=str(crashing))
    assert done.returncode not in (0, 2)
    assert "broken" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (project / "kernel.o").exists()


@pytest.mark.parametrize("clang", ["/no/such/clang", "/bin/false", "/"])
def test_a_clang_that_is_none(project: Path, clang: str) -> None:
    toolchain = Toolchain("system", (clang,), (19, 0, 0))
    done = call(toolchain, project, *WORDS)
    assert done.returncode != 0
    assert clang in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.device
class TestEmbedding:
    """Kernels that cannot be built ahead."""

    def test_no_device(self, any_toolchain: Toolchain, project: Path) -> None:
        words = (*WORDS, "--idlift-embed", "--idlift-device=nonesuch")
        for _ in range(2):  # also when the object comes from the cache
            done = call(any_toolchain, project, *words)
            assert done.returncode == 0
            assert "map → OpenCL" in done.stderr
            assert (
                "idlift-cc: warning: there is no OpenCL device that matches 'nonesuch'"
            ) in done.stderr
        done = call(any_toolchain, project, *words, "--idlift-werror")
        assert done.returncode == 1
        assert "error: there is no OpenCL device that matches" in done.stderr

    def test_a_compiler_that_fails(
        self, any_toolchain: Toolchain, project: Path
    ) -> None:
        before = (
            "import lift.opencl.executor_binary as b\n"
            "build = b.device_binary\n"
            "b.device_binary = lambda source, *rest: build('nonsense', *rest)"
        )
        words = (*WORDS, "--idlift-embed")
        done = call(any_toolchain, project, *words, before=before)
        assert done.returncode == 0, done.stderr
        message = "kernel.c:2: map left alone: the OpenCL compiler failed: "
        assert f"idlift-cc: warning: {message}" in done.stderr
        assert is_clangs(any_toolchain, project)
        done = call(any_toolchain, project, *words, "--idlift-werror", before=before)
        assert done.returncode == 1
        assert f"idlift-cc: error: {message}" in done.stderr


def _shortened(data: bytes) -> bytes:
    return data[:-7]


def _flipped(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 4]) + data[middle + 1 :]


@pytest.mark.parametrize("damage", [_shortened, _flipped])
def test_damaged_caches(
    any_toolchain: Toolchain, project: Path, damage: Callable[[bytes], bytes]
) -> None:
    toolchain = any_toolchain
    assert call(toolchain, project, *WORDS).returncode == 0
    made = (project / "kernel.o").read_bytes()
    found = [path for path in (project / "cache").rglob("*") if path.is_file()]
    kinds = {path.relative_to(project / "cache").parts[0] for path in found}
    assert kinds >= {"direct", "kernels", "objects"}
    for _ in range(2):
        for path in found:
            if path.stat().st_size:
                path.write_bytes(damage(path.read_bytes()))
        (project / "kernel.o").unlink()
        done = call(toolchain, project, *WORDS)
        assert done.returncode == 0, done.stderr
        assert "warning" not in done.stderr
        assert (project / "kernel.o").read_bytes() == made


def test_a_cache_that_may_only_be_read(any_toolchain: Toolchain, project: Path) -> None:
    toolchain = any_toolchain
    cache = project / "cache"
    assert call(toolchain, project, *WORDS).returncode == 0
    made = (project / "kernel.o").read_bytes()
    folders = [cache, *(path for path in cache.rglob("*") if path.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    try:
        (project / "kernel.o").unlink()
        for words in (WORDS, (*WORDS, "-DOTHER")):
            done = idlift_cc(toolchain, project, *words, IDLIFT_CACHE=str(cache))
            assert (done.returncode, "warning" in done.stderr) == (0, False)
            assert (project / "kernel.o").read_bytes() == made
    finally:
        for folder in folders:
            folder.chmod(0o755)
