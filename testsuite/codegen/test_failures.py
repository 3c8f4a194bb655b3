"""OpenCL calls that fail in the middle of an accelerated loop: nobody may notice."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from detector.frontend import Toolchain
from testsuite.codegen.e2e.build import environment, idlift_cc

FAULTY = Path(__file__).parent / "rts" / "faulty.c"
# A histogram needs several launches, of which more than one touches its bins; the
# product updates what it reads; rows are added up after they are written, unsaved.
SOURCE = """\
#include <stdio.h>
#include <stdlib.h>
void count(unsigned *restrict h, const unsigned char *restrict k, int n) {
  for (int i = 0; i < n; i++) h[k[i]]++;
}
void update(double *restrict c, const double *restrict a, const double *restrict b,
            int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      for (int k = 0; k < n; k++) c[i * n + j] += a[i * n + k] * b[k * n + j];
}
void twice(double *x, int n) {
  for (int i = 0; i < n; i++) x[i] = 2 * x[i] + 1;
}
long rows(int *restrict y, const int *restrict x, const unsigned char *restrict k,
          int n) {
  long all = 0;
  for (int i = 0; i < n; i++) {
    int s = 0;
    for (int j = 0; j < (k[i] & 7); j++) s ^= x[i + j], all += x[i + j];
    y[i] = s;
  }
  return all;
}
int main(int argc, char **argv) {
  enum { N = 3000, M = 37 };
  static unsigned char k[N];
  static double a[M * M], b[M * M], c[M * M], x[N];
  static unsigned h[256];
  static int y[N], z[N + 8];
  double sum = 0;
  volatile int one = 1; /* these loops are left alone */
  int only = argc > 1 ? atoi(argv[1]) : 15;
  for (int i = 0; i < N; i += one) k[i] = (unsigned char)(i * i), x[i] = i;
  for (int i = 0; i < N; i += one) y[i] = i, z[i] = i * 7 % 1000;
  for (int i = 0; i < 256; i += one) h[i] = 1000 + i;
  for (int i = 0; i < M * M; i += one) a[i] = i % 7, b[i] = i % 11, c[i] = i % 13;
  if (only & 1) count(h, k, N);
  if (only & 2) update(c, a, b, M);
  if (only & 4) twice(x, N);
  if (only & 8) sum = (double)rows(y, z, k, N);
  for (int i = 0; i < N; i++) sum = 0.999 * sum + y[i];
  for (int i = 0; i < 256; i++) sum = 0.999 * sum + h[i];
  for (int i = 0; i < M * M; i++) sum = 0.999 * sum + c[i];
  printf("%.17g\\n", sum);
  for (int i = 0; i < N; i++) sum = 0.999 * sum + x[i];
  printf("%.17g\\n", sum);
}
"""
pytestmark = [
    pytest.mark.clang,
    pytest.mark.device,
    pytest.mark.usefixtures("system_opencl"),
]


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("faulty") / "libfaulty.so"
    command = ["gcc", "-shared", "-fPIC", str(FAULTY), "-o", str(made)]
    done = subprocess.run(
        [*command, "-Wl,--no-as-needed", "-l:libOpenCL.so.1"], check=False
    )
    if done.returncode != 0:
        pytest.skip("no OpenCL library of the system to be linked with")
    return made


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory, any_toolchain: Toolchain) -> Path:
    folder = tmp_path_factory.mktemp("failures")
    (folder / "program.c").write_text(SOURCE)
    done = idlift_cc(any_toolchain, folder, "-O2", "program.c", "-o", "program")
    sites = ((4, "histogram"), (8, "gemm"), (13, "map"), (18, "map_reduce"))
    for line, kind in sites:
        assert f"program.c:{line}: {kind} → OpenCL" in done.stderr
    return folder / "program"


def run(
    program: Path, toolchain: Toolchain, site: int, **variables: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [program, str(site)],
        capture_output=True,
        text=True,
        check=False,
        # What can fail is what the driver does.
        env=environment(toolchain, IDLIFT_THREADS="0", **variables),
    )


SITES = {1: "histogram", 2: "gemm", 4: "map", 8: "rows"}


@pytest.mark.parametrize("site", SITES, ids=SITES.values())
def test_a_launch_that_fails(
    program: Path, faulty: Path, site: int, any_toolchain: Toolchain
) -> None:
    expected = run(program, any_toolchain, site, IDLIFT_POLICY="never").stdout
    for number in range(1, 20):
        done = run(
            program,
            any_toolchain,
            site,
            IDLIFT_POLICY="always",
            IDLIFT_TRACE="1",
            IDLIFT_OPENCL=str(faulty),
            FAULTY="launch",
            FAULTY_AT=str(number),
        )
        assert (done.returncode, done.stdout) == (0, expected), done.stderr
        if 'why="an OpenCL call failed"' not in done.stderr:
            break
    assert 1 < number < 19, "some launch failed, and at last none"
    assert "path=device" in done.stderr


@pytest.mark.parametrize("function", ["finish", "map"])
@pytest.mark.parametrize("site", [1, 4], ids=["histogram", "map"])
def test_results_that_do_not_come_back(
    program: Path,
    faulty: Path,
    site: int,
    function: str,
    any_toolchain: Toolchain,
) -> None:
    """Either the original starts from what was there, or the program says why not."""
    expected = run(program, any_toolchain, site, IDLIFT_POLICY="never").stdout
    for number in range(1, 20):
        done = run(
            program,
            any_toolchain,
            site,
            IDLIFT_POLICY="always",
            IDLIFT_TRACE="1",
            IDLIFT_OPENCL=str(faulty),
            FAULTY=function,
            FAULTY_AT=str(number),
        )
        if done.returncode == 0:
            assert done.stdout == expected
        else:
            assert "the OpenCL device failed (error" in done.stderr
        if "OpenCL error" not in done.stderr:
            break
    assert 1 < number < 19
    assert "path=device" in done.stderr


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("driver") / "driver"
    rts = Path(__file__).parents[2] / "codegen" / "rts"
    command = ["gcc", "-g", "-O1", f"-I{rts}", str(FAULTY.with_name("driver.c"))]
    command += [str(rts / "idlift_rts.c"), "-o", str(made), "-lpthread"]
    subprocess.run(command, check=True)
    return made


class TestInPlace:
    """Two launches that change the same memory, one after the other."""

    @pytest.mark.parametrize("at", range(1, 4))
    @pytest.mark.parametrize("function", ["launch", "finish", "map"])
    def test_protected(
        self,
        driver: Path,
        faulty: Path,
        function: str,
        at: int,
        any_toolchain: Toolchain,
    ) -> None:
        done = self.fail(driver, "inplace", faulty, function, at, any_toolchain)
        assert (done.returncode, done.stdout) == (0, "0 wrong values\n"), done.stderr

    def test_exposed(
        self, driver: Path, faulty: Path, any_toolchain: Toolchain
    ) -> None:
        """What cannot be put right is no silent wrong answer."""
        done = self.fail(driver, "exposed", faulty, "launch", 2, any_toolchain)
        assert done.returncode != 0
        assert "driver.c:1 map: the OpenCL device failed (error -5)" in done.stderr

    def fail(
        self,
        driver: Path,
        mode: str,
        faulty: Path,
        function: str,
        at: int,
        toolchain: Toolchain,
    ) -> subprocess.CompletedProcess[str]:
        variables = {
            "IDLIFT_POLICY": "always",
            "IDLIFT_OPENCL": str(faulty),
            "IDLIFT_THREADS": "0",
            "FAULTY": function,
            "FAULTY_AT": str(at),
        }
        return subprocess.run(
            [driver, mode, "100", "1"],
            capture_output=True,
            text=True,
            check=False,
            env=environment(toolchain, **variables),
        )
