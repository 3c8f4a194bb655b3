"""The C run time, driven as a generated stub drives it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

import pytest

RTS = Path(__file__).parents[2] / "codegen" / "rts"
DRIVER = Path(__file__).parent / "rts" / "driver.c"
STRICT = ("-std=gnu11", "-Wall", "-Wextra", "-Wshadow", "-Werror", "-g", "-O1")


def build(target: Path, compiler: str, *flags: str, driver: Path = DRIVER) -> Path:
    command = [compiler, *STRICT, *flags, f"-I{RTS}", str(driver)]
    command += [str(RTS / "idlift_rts.c"), "-o", str(target), "-lpthread", "-lm"]
    subprocess.run(command, check=True)
    return target


def run(
    program: Path, *arguments: str, **environment: str
) -> subprocess.CompletedProcess[str]:
    clean = {k: v for k, v in os.environ.items() if not k.startswith("IDLIFT_")}
    return subprocess.run(
        [str(program), *arguments],
        env={**clean, "IDLIFT_TIMES": "0", **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("rts") / "driver", "gcc")


COMPILERS = [c for c in ("gcc", "clang-19") if shutil.which(c)]


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("extra", [(), ("-Wconversion",)], ids=["plain", "conversion"])
def test_compiles_without_a_warning(
    tmp_path: Path, compiler: str, extra: tuple[str, ...]
) -> None:
    subprocess.run(
        [compiler, *STRICT, *extra, "-c", str(RTS / "idlift_rts.c"), "-o", "rts.o"],
        cwd=tmp_path,
        check=True,
    )


def test_needs_nothing_but_libc(tmp_path: Path) -> None:
    subprocess.run(
        ["gcc", "-O1", "-c", str(RTS / "idlift_rts.c"), "-o", "rts.o"],
        cwd=tmp_path,
        check=True,
    )
    table = subprocess.run(
        ["nm", "rts.o"], cwd=tmp_path, check=True, capture_output=True, text=True
    ).stdout
    strong = [line.split()[-1] for line in table.splitlines() if " T " in line]
    wanted = [line.split()[-1] for line in table.splitlines() if " U " in line]
    assert strong == []
    assert not [n for n in wanted if re.match(r"cl[A-Z]|pthread|dl", n)]


def test_memory_that_is_kept_between_calls(tmp_path: Path) -> None:
    pages = build(tmp_path / "pages", "gcc", driver=DRIVER.with_name("pages.c"))
    assert run(pages).stderr == ""


def test_who_is_built_next_and_who_may_launch_meanwhile(tmp_path: Path) -> None:
    order = build(tmp_path / "order", "gcc", driver=DRIVER.with_name("order.c"))
    assert run(order).stderr == ""


@pytest.mark.parametrize("size", ["0", "1", "2", "3", "97", "100000"])
@pytest.mark.parametrize("policy", ["auto", "always", "never"])
def test_every_policy_gives_the_right_answer(
    driver: Path, size: str, policy: str
) -> None:
    result = run(driver, "plain", size, "5", IDLIFT_POLICY=policy)
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.device
@pytest.mark.usefixtures("system_opencl")
class TestOnTheDevice:
    def test_trace_names_the_path_and_the_reason(self, driver: Path) -> None:
        result = run(
            driver, "plain", "50", "1", IDLIFT_POLICY="always", IDLIFT_TRACE="1"
        )
        assert "driver.c:1 map work=50 path=device" in result.stderr
        assert 'why="IDLIFT_POLICY=always"' in result.stderr

    def test_trace_goes_to_a_file(self, driver: Path, tmp_path: Path) -> None:
        log = tmp_path / "trace.txt"
        result = run(driver, "plain", "9", "2", IDLIFT_TRACE=str(log))
        assert result.stderr == ""
        assert log.read_text().count("path=original time=") == 2
        assert 'why="too small"' in log.read_text()

    def test_verify_agrees(self, driver: Path) -> None:
        result = run(driver, "plain", "50", "3", IDLIFT_VERIFY="1", IDLIFT_TRACE="1")
        assert result.returncode == 0
        assert result.stderr.count('why="verified"') == 3

    def test_verify_finds_a_broken_kernel_and_keeps_the_original(
        self, driver: Path
    ) -> None:
        result = run(driver, "broken", "50", "1", IDLIFT_VERIFY="1")
        assert result.returncode == 0
        assert "VERIFY FAILED: result 0 differs at element 3" in result.stderr
        assert "VERIFY FAILED: result 1 differs at element 0" in result.stderr

    def test_without_verify_the_broken_kernel_shows(self, driver: Path) -> None:
        result = run(driver, "broken", "50", "1", IDLIFT_POLICY="always")
        assert result.returncode == 1

    def test_a_kernel_that_does_not_build(self, driver: Path) -> None:
        result = run(
            driver, "nobuild", "50", "2", IDLIFT_POLICY="always", IDLIFT_TRACE="1"
        )
        assert result.returncode == 0
        assert "path=original" in result.stderr
        assert "the kernel did not build" in result.stderr

    def test_threads_share_a_site(self, driver: Path) -> None:
        result = run(driver, "threads", "5000", "20", IDLIFT_POLICY="always")
        assert (result.returncode, result.stderr) == (0, "")

    def test_a_child_of_a_process_with_an_open_device(self, driver: Path) -> None:
        result = run(
            driver, "fork", "500", "2", IDLIFT_POLICY="always", IDLIFT_TRACE="1"
        )
        assert result.returncode == 0
        assert "the device belongs to the parent process" in result.stderr

    def test_an_unknown_device_is_no_device(self, driver: Path) -> None:
        result = run(
            driver,
            "plain",
            "50",
            "1",
            IDLIFT_POLICY="always",
            IDLIFT_DEVICE="no such device",
            IDLIFT_TRACE="1",
        )
        assert result.returncode == 0
        assert "no OpenCL device fits IDLIFT_DEVICE" in result.stderr


@pytest.mark.device
@pytest.mark.usefixtures("system_opencl")
class TestBesideTheProgram:
    """Start-up in a thread of the run time's own, while the original runs."""

    def test_the_kernel_is_used_once_it_is_there(self, driver: Path) -> None:
        result = run(driver, "later", "1000000", "1", IDLIFT_TRACE="1")
        assert result.returncode == 0
        assert "path=original" in result.stderr
        assert "path=device" in result.stderr

    @pytest.mark.parametrize("milliseconds", ["0", "5", "20", "60", "200"])
    def test_the_program_may_end_meanwhile(
        self, driver: Path, milliseconds: str
    ) -> None:
        result = run(driver, "leave", "1000000", milliseconds)
        assert (result.returncode, result.stderr) == (0, "")

    def test_the_program_may_fork_meanwhile(self, driver: Path) -> None:
        result = run(driver, "forks", "1000000", "30")
        assert (result.returncode, result.stderr) == (0, "")

    def test_no_opencl_is_found_out_meanwhile(self, driver: Path) -> None:
        result = run(
            driver, "leave", "1000000", "100",
            IDLIFT_OPENCL="/nowhere/libOpenCL.so", IDLIFT_TRACE="1",
        )  # fmt: skip
        assert result.returncode == 0
        assert 'note="no OpenCL library with a platform was found' in result.stderr


@pytest.mark.device
@pytest.mark.usefixtures("system_opencl")
@pytest.mark.parametrize(
    ("policy", "path"),
    [("auto", 'path=original time=0.000ms why="more to save than to compute"'),
     ("always", "path=device")],
)  # fmt: skip
def test_copies_that_no_kernel_makes_up_for(
    driver: Path, policy: str, path: str
) -> None:
    rounds = "500" if policy == "auto" else "1"
    result = run(driver, "rows", "100", rounds, IDLIFT_POLICY=policy, IDLIFT_TRACE="1")
    assert result.returncode == 0
    trace = re.sub(r"time=[\d.]+", "time=0.000", result.stderr)
    assert path in trace


def test_guards_come_before_start_up(driver: Path) -> None:
    result = run(
        driver, "overlap", "500", "3", IDLIFT_POLICY="always", IDLIFT_TRACE="1"
    )
    assert result.returncode == 0
    assert result.stderr.count('why="x overlaps y"') == 3
    assert "note=" not in result.stderr


def test_guards_that_fail_are_asked_less_often(driver: Path) -> None:
    # So large an estimate that the device would be opened at once.
    result = run(driver, "overlap", "500000000", "8", IDLIFT_TRACE="1")
    assert result.returncode == 0
    assert result.stderr.count('why="x overlaps y"') == 3
    assert result.stderr.count('why="a guard has failed before"') == 5


def test_opencl_that_is_not_there(driver: Path) -> None:
    result = run(
        driver,
        "plain",
        "50",
        "2",
        IDLIFT_POLICY="always",
        IDLIFT_OPENCL="/nowhere/libOpenCL.so",
        IDLIFT_TRACE="1",
    )
    assert result.returncode == 0
    assert 'why="no OpenCL library with a platform was found"' in result.stderr


def test_the_loader_inside_a_wheel(driver: Path) -> None:
    # It copies the value of a variable that only pyopencl sets.
    spec = find_spec("pyopencl")
    places = spec.submodule_search_locations if spec is not None else None
    found = [p for place in places or () for p in Path(place).glob(".libs/libOpenCL*")]
    if not found:
        pytest.skip("no OpenCL loader in the pyopencl package (pyopencl[pocl] has one)")
    result = run(
        driver, "plain", "50", "2", IDLIFT_POLICY="always", IDLIFT_OPENCL=str(found[0])
    )
    assert result.returncode == 0, result.stderr


@pytest.mark.device
def test_all_drivers_that_the_loader_inside_a_wheel_finds(tmp_path: Path) -> None:
    from codegen.stub_ir import recorded_opencl
    from lift.opencl.executor import devices

    recorded = recorded_opencl()
    if not any("RECORDED_DRIVER" in flag for flag in recorded):
        pytest.skip("no OpenCL driver in the pyopencl package (pyopencl[pocl] has one)")
    loader = recorded[0].partition("=")[2].strip('"')
    driver = build(tmp_path / "driver", "gcc", *recorded)
    for device in devices():
        # Its own driver is loaded only if there is no other one that is wanted.
        for mode in ("plain", "wide"):
            result = run(
                driver, mode, "50", "2", IDLIFT_POLICY="always", IDLIFT_OPENCL=loader,
                IDLIFT_DEVICE=f"{device.name}|{device.driver_version}",
                IDLIFT_TRACE="1",
            )  # fmt: skip
            assert result.returncode == 0
            assert f"|{device.driver_version} in" in result.stderr
            # Some die of wide vectors, so they do not see them.
            deadly = "this driver cannot compile vectors of 512 bits" in result.stderr
            assert mode == "wide" or not deadly
            assert ("path=device" in result.stderr) != deadly


def test_a_policy_that_is_none(driver: Path) -> None:
    result = run(driver, "plain", "5", "1", IDLIFT_POLICY="sometimes")
    assert result.returncode == 0
    assert "IDLIFT_POLICY=sometimes is not auto, always or never" in result.stderr


# The OpenCL driver keeps memory until the process ends, so leaks are not asked for;
# its compiler changes the signal stack of the threads that it runs in.
SANITIZERS: Mapping[str, Mapping[str, str]] = {
    "address,undefined": {"ASAN_OPTIONS": "detect_leaks=0:use_sigaltstack=0"},
    "thread": {"TSAN_OPTIONS": "ignore_noninstrumented_modules=1"},
}
# Driver words and environment.
SANITIZED: Mapping[str, tuple[tuple[str, ...], Mapping[str, str]]] = {
    "plain": (("plain", "3000", "5"), {"IDLIFT_POLICY": "always"}),
    "threads": (("threads", "3000", "5"), {"IDLIFT_POLICY": "always"}),
    "verified": (("threads", "3000", "5"), {"IDLIFT_VERIFY": "1"}),
    "beside": (("later", "300000", "1"), {}),
    "leaving": (("leave", "300000", "10"), {}),
}


@pytest.fixture(scope="module", params=list(SANITIZERS))
def sanitized(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, Mapping[str, str]]:
    target = tmp_path_factory.mktemp("sanitized") / "driver"
    return build(target, "gcc", f"-fsanitize={request.param}"), SANITIZERS[
        request.param
    ]


@pytest.mark.device
@pytest.mark.slow
@pytest.mark.usefixtures("system_opencl")
@pytest.mark.parametrize("case", SANITIZED)
def test_sanitizers_are_silent(
    sanitized: tuple[Path, Mapping[str, str]], case: str, tmp_path: Path
) -> None:
    program, options = sanitized
    words, environment = SANITIZED[case]
    times = {"IDLIFT_TIMES": str(tmp_path)}
    result = run(program, *words, **options, **environment, **times)
    assert (result.returncode, result.stderr) == (0, "")
