"""Accelerated programs under the variables that steer them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import environment, idlift_cc

SOURCE = """\
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
void scale(double *y, const double *x, int n) {
  for (int i = 0; i < n; i++) y[i] = x[i] * 12345.0;
}
uint32_t total(const uint32_t *a, int n) {
  uint32_t s = 0;
  for (int i = 0; i < n; i++) s += a[i] * 4711u;
  return s;
}
int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000, rounds = argc > 2 ? atoi(argv[2]) : 1;
  double *x = malloc(8 * (n + 1)), *y = malloc(8 * (n + 1)), h = 0;
  uint32_t *a = malloc(4 * (n + 1)), sum = 0;
  for (int i = 0; i < n; i++) { x[i] = rand() % 1000; a[i] = (uint32_t)rand(); }
  for (int r = 0; r < rounds; r++) {
    scale(y, x, n);
    sum += total(a, n);
  }
  for (int i = 0; i < n; i++) h = h * 0.5 + y[i];
  printf("%.17g %u\\n", h, sum);
}
"""
pytestmark = [pytest.mark.clang, pytest.mark.device]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("program")
    (made / "program.c").write_text(SOURCE)
    return made


@pytest.fixture(scope="module")
def original(folder: Path, any_toolchain: Toolchain) -> str:
    command = [*any_toolchain.invocation("c"), "-O2", "program.c", "-o", "original"]
    subprocess.run(command, cwd=folder, check=True)
    done = subprocess.run(
        [folder / "original"], capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.fixture(scope="module")
def program(folder: Path, any_toolchain: Toolchain) -> Path:
    done = idlift_cc(any_toolchain, folder, "-O2", "program.c", "-o", "accelerated")
    assert "program.c:5: map → OpenCL" in done.stderr
    assert "program.c:9: scalar_reduction → OpenCL" in done.stderr
    return folder / "accelerated"


@pytest.fixture(scope="module")
def broken(folder: Path, any_toolchain: Toolchain) -> Path:
    """The same program with constants changed in its kernels, but not in its loops."""
    patched = """
import lift.opencl.plan as plan
right = plan.Plan.source
def wrong(self, bits):
    return right(self, bits).replace("12345.0", "54321.0").replace("4711", "4712")
plan.Plan.source = wrong
from idlift.wrapper import cc
cc()
"""
    done = subprocess.run(
        [sys.executable, "-P", "-c", patched, "-O2", "program.c", "-o", "broken"],
        cwd=folder,
        env=environment(any_toolchain, XDG_CACHE_HOME=str(folder / "cache")),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder / "broken"


def run(
    program: Path, toolchain: Toolchain, *words: str, **variables: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [program, *words],
        capture_output=True,
        text=True,
        check=True,
        env=environment(toolchain, **variables),
    )


@pytest.mark.usefixtures("opencl_device")
class TestOnTheDevice:
    def test_trace_shows_every_decision(
        self, program: Path, original: str, any_toolchain: Toolchain
    ) -> None:
        done = run(program, any_toolchain, IDLIFT_POLICY="always", IDLIFT_TRACE="1")
        assert done.stdout == original
        lines = done.stderr.splitlines()
        calls = [line for line in lines if " path=" in line]
        assert len(calls) == 2
        for line, (number, kind) in zip(
            calls, ((5, "map"), (9, "scalar_reduction")), strict=True
        ):
            assert re.fullmatch(
                rf"idlift: program\.c:{number} {kind} work=1000 path=device "
                r'time=[\d.]+ms why="IDLIFT_POLICY=always"',
                line,
            )

    def test_verify_agrees(
        self, program: Path, original: str, any_toolchain: Toolchain
    ) -> None:
        done = run(program, any_toolchain, IDLIFT_VERIFY="1", IDLIFT_TRACE="1")
        assert done.stdout == original
        assert done.stderr.count("path=both") == done.stderr.count('"verified"') == 2

    def test_verify_finds_broken_kernels_and_keeps_the_right_result(
        self, broken: Path, original: str, any_toolchain: Toolchain
    ) -> None:
        done = run(broken, any_toolchain, IDLIFT_VERIFY="1")
        assert done.stdout == original
        assert "program.c:5 map: VERIFY FAILED: result 0 differs" in done.stderr
        assert "program.c:9 scalar_reduction: VERIFY FAILED" in done.stderr

    def test_the_kernels_are_really_broken(
        self, broken: Path, original: str, any_toolchain: Toolchain
    ) -> None:
        done = run(broken, any_toolchain, IDLIFT_POLICY="always")
        assert done.stdout != original


def test_never(program: Path, original: str, any_toolchain: Toolchain) -> None:
    done = run(program, any_toolchain, IDLIFT_POLICY="never", IDLIFT_TRACE="1")
    assert done.stdout == original
    assert done.stderr.count("path=original") == 2
    assert done.stderr.count('why="IDLIFT_POLICY=never"') == 2


def test_no_opencl_at_all(
    program: Path, original: str, any_toolchain: Toolchain
) -> None:
    for policy in ("auto", "always"):
        done = run(
            program, any_toolchain, IDLIFT_OPENCL="/nowhere", IDLIFT_POLICY=policy
        )
        assert (done.stdout, done.stderr) == (original, "")


def test_small_sizes_stay_at_home(
    program: Path, original: str, any_toolchain: Toolchain
) -> None:
    done = run(program, any_toolchain, IDLIFT_TRACE="1")
    assert done.stdout == original
    assert done.stderr.count("path=original") == 2
    assert "device" not in done.stderr


def test_pocl_from_pip_without_a_system_opencl(
    program: Path, original: str, any_toolchain: Toolchain
) -> None:
    """Runs where the system's OpenCL drivers are hidden from the program."""
    pytest.importorskip("pyopencl")
    if not Path("/etc/OpenCL").is_dir():
        hide = []
    else:
        hide = ["unshare", "-rm", "sh", "-c", 'mount -t tmpfs x /etc/OpenCL && "$0"']
        probe = subprocess.run([*hide, "true"], capture_output=True, check=False)
        if probe.returncode != 0:
            pytest.skip("no user namespaces here to hide the system's OpenCL in")
    done = subprocess.run(
        [*hide, str(program)],
        capture_output=True,
        text=True,
        check=True,
        env=environment(any_toolchain, IDLIFT_POLICY="always", IDLIFT_TRACE="1"),
    )
    assert done.stdout == original
    assert done.stderr.count("path=device") == 2


def test_a_gather_beyond_two_gigabytes(folder: Path, any_toolchain: Toolchain) -> None:
    """The extent is not known, so positions may not be cut to 32 bits."""
    (folder / "gather.c").write_text(
        "#include <stdint.h>\n"
        "void gather(int8_t *restrict y, const int8_t *restrict x,\n"
        "            const int64_t *restrict p, int n) {\n"
        "  for (int i = 0; i < n; i++) y[i] = x[p[i]];\n}\n"
    )
    (folder / "gather_main.c").write_text(
        "#define _GNU_SOURCE\n#include <stdint.h>\n#include <stdio.h>\n"
        "#include <sys/mman.h>\n"
        "void gather(int8_t *, const int8_t *, const int64_t *, int);\n"
        "int main(void) {\n"
        "  int64_t p[10]; int8_t y[10];\n"
        "  int8_t *x = mmap(0, 5ull << 30, PROT_READ | PROT_WRITE,\n"
        "    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);\n"
        '  if (x == MAP_FAILED) { puts("no memory"); return 0; }\n'
        "  for (int i = 0; i < 10; i++) { p[i] = i * 470000000ll; x[p[i]] = i; }\n"
        "  gather(y, x, p, 10);\n"
        '  for (int i = 0; i < 10; i++) printf("%d", y[i]);\n}\n'
    )
    sources = ("gather.c", "gather_main.c")
    done = idlift_cc(any_toolchain, folder, "-O2", *sources, "-o", "gather")
    assert "gather.c:4: map → OpenCL" in done.stderr
    found = run(folder / "gather", any_toolchain, IDLIFT_POLICY="always").stdout
    if found == "no memory\n":
        pytest.skip("5 GB of address space are not to be had")
    assert found == "0123456789"


def test_threads_and_forks(folder: Path, any_toolchain: Toolchain) -> None:
    (folder / "threads.c").write_text(
        "#include <pthread.h>\n#include <stdio.h>\n#include <stdlib.h>\n"
        "#include <sys/wait.h>\n#include <unistd.h>\n"
        "static void scale(double *y, int n) {\n"
        "  for (int i = 0; i < n; i++) y[i] = y[i] * 3 + 1;\n}\n"
        "static void *work(void *seed) {\n"
        "  double *y = malloc(8 * 5000);\n"
        "  for (int i = 0; i < 5000; i++) y[i] = (double)((long)seed + i);\n"
        "  for (int k = 0; k < 20; k++) scale(y, 5000);\n"
        "  double s = 0;\n"
        "  for (int i = 0; i < 5000; i++) s = s * 0.5 + y[i];\n"
        "  free(y);\n  double *r = malloc(8); *r = s; return r;\n}\n"
        "int main(void) {\n"
        "  pthread_t t[4];\n  void *r;\n"
        "  for (long i = 0; i < 4; i++) pthread_create(&t[i], 0, work, (void *)i);\n"
        '  for (int i = 0; i < 4; i++) { pthread_join(t[i], &r); printf("%a\\n", '
        "*(double *)r); }\n"
        "  fflush(stdout);\n  pid_t child = fork();\n"
        '  r = work((void *)9);\n  printf("%a\\n", *(double *)r);\n'
        "  fflush(stdout);\n  if (child) wait(0);\n}\n"
    )
    done = idlift_cc(
        any_toolchain, folder, "-O2", "threads.c", "-o", "threads", "-lpthread"
    )
    assert "threads.c:7: map → OpenCL" in done.stderr
    outputs = [
        run(folder / "threads", any_toolchain, IDLIFT_POLICY=policy).stdout
        for policy in ("never", "always")
    ]
    assert outputs[0] == outputs[1]
