"""Threads of our own that run machine code of kernels (rts_crew.c, rts_code.c)."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

from testsuite.codegen.test_runtime import DRIVER, build, run
from testsuite.codegen.test_times import WORK, Memory

pytestmark = pytest.mark.skipif(
    platform.machine() != "x86_64", reason="machine code is run on x86-64 only"
)


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("crew") / "crew"
    return build(target, "gcc", driver=DRIVER.with_name("crew.c"))


@pytest.mark.parametrize("threads", ["", "1", "2", "3", "9"])
@pytest.mark.parametrize(
    "mode", ["once", "callers", "narrow", "own", "signals", "idle", "numbers"]
)
def test_every_group_is_run_once(crew: Path, mode: str, threads: str) -> None:
    done = run(crew, mode, IDLIFT_THREADS=threads)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_number_of_threads_that_is_none(crew: Path) -> None:
    done = run(crew, "once", IDLIFT_THREADS="many")
    assert done.returncode == 0
    assert "IDLIFT_THREADS=many is not a number of threads" in done.stderr


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a machine whose OpenCL driver is one whose machine code is understood."""
    made = build(tmp_path_factory.mktemp("rts") / "driver", "gcc")
    said = run(made, "plain", "50", "1", IDLIFT_POLICY="always", IDLIFT_TRACE="1")
    if "|3.1" not in said.stderr:
        pytest.skip("the OpenCL driver is not PoCL 3.1")
    return made


@pytest.mark.device
@pytest.mark.usefixtures("system_opencl")
class TestKernels:
    """The same machine code gives the same results with and without the driver."""

    @pytest.mark.parametrize("threads", ["", "1"])
    @pytest.mark.parametrize("mode", ["plain", "threads", "fork", "inplace", "later"])
    def test_right_answers(self, driver: Path, mode: str, threads: str) -> None:
        size = "1000000" if mode == "later" else "5000"
        policy = "auto" if mode == "later" else "always"
        done = run(
            driver, mode, size, "20",
            IDLIFT_POLICY=policy, IDLIFT_THREADS=threads, IDLIFT_TRACE="1",
        )  # fmt: skip
        assert (done.returncode, done.stdout) == (0, "0 wrong values\n")
        assert "runs without the driver" in done.stderr
        assert "path=device" in done.stderr

    @pytest.mark.usefixtures("driver")
    @pytest.mark.parametrize("threads", ["0", "", "3"])
    def test_three_dimensions(self, tmp_path: Path, threads: str) -> None:
        grid = build(tmp_path / "grid", "gcc", driver=DRIVER.with_name("grid.c"))
        done = run(
            grid,
            IDLIFT_POLICY="always", IDLIFT_THREADS=threads, IDLIFT_TRACE="1",
        )  # fmt: skip
        assert (done.returncode, done.stdout) == (0, "0 wrong values\n")
        assert ("runs without the driver" in done.stderr) == (threads != "0")

    def test_verify_finds_a_broken_kernel(self, driver: Path) -> None:
        done = run(driver, "broken", "50", "1", IDLIFT_VERIFY="1", IDLIFT_TRACE="1")
        assert done.returncode == 0
        assert "runs without the driver" in done.stderr
        assert "VERIFY FAILED: result 0 differs at element 3" in done.stderr

    def test_the_driver_if_that_is_wanted(self, driver: Path) -> None:
        done = run(
            driver, "plain", "50", "1",
            IDLIFT_POLICY="always", IDLIFT_THREADS="0", IDLIFT_TRACE="1",
        )  # fmt: skip
        assert "path=device" in done.stderr
        assert "runs without the driver" not in done.stderr

    def test_later_runs_do_not_open_the_device(
        self, driver: Path, tmp_path: Path
    ) -> None:
        for opened in (True, False, False):
            done = run(
                driver, "later", "1000000", "1",
                IDLIFT_TIMES=str(tmp_path), IDLIFT_TRACE="1",
            )  # fmt: skip
            assert (done.returncode, done.stdout) == (0, "0 wrong values\n")
            assert ("Portable Computing Language|" in done.stderr) == opened

    def test_a_first_launch_that_is_slow_is_not_tried_in_each_run(
        self, driver: Path, tmp_path: Path
    ) -> None:
        def said(mode: str) -> str:
            done = run(
                driver, mode, WORK, "1", IDLIFT_TIMES=str(tmp_path), IDLIFT_TRACE="1"
            )
            assert (done.returncode, done.stdout) == (0, "0 wrong values\n")
            return done.stderr

        said("later")
        # 0.3 ms, less than the kernel takes, and much was given up untried.
        Memory(tmp_path).write(host=0.3, device=None, missed=1e9)
        assert 'why="trying the kernel"' in said("plain")
        assert 'why="the original is as fast"' in said("plain")
