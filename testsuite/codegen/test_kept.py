"""Kernels that an accelerated program keeps for its later runs (rts_kept.c).

All of it twice: where they are given back to the driver, and where threads of our own
run their machine code.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from testsuite.codegen.test_runtime import build, run

WORK = "1000000"
NEW = "built from source"
KEPT = {"0": "built from an earlier run's binary", "": "an earlier run's machine code"}
# As in rts_kept.c: tag, two numbers of the binary, three of the source, surroundings,
# the driver's file and the device.
_SOURCE, _DRIVER = 8 + 2 * 8, 8 + 6 * 8
_DEVICE = _DRIVER + 1024
_BINARY = _DEVICE + 512

pytestmark = [pytest.mark.device, pytest.mark.usefixtures("system_opencl")]


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("kept") / "driver", "gcc")


@pytest.fixture(params=["0", ""], ids=["driver", "own threads"])
def threads(request: pytest.FixtureRequest, driver: Path) -> str:
    """A value of IDLIFT_THREADS."""
    said = run(driver, "plain", "50", "1", IDLIFT_POLICY="always", IDLIFT_TRACE="1")
    if not request.param and "runs without the driver" not in said.stderr:
        pytest.skip("no driver whose machine code is understood")
    return str(request.param)


def origin(driver: Path, folder: Path, threads: str, **environment: str) -> str:
    """Where a run that uses the kernel had it from; its results are right."""
    result = run(
        driver, "later", WORK, "1",
        IDLIFT_TIMES=str(folder), IDLIFT_TRACE="1", IDLIFT_THREADS=threads,
        **environment,
    )  # fmt: skip
    assert (result.returncode, result.stdout) == (0, "0 wrong values\n")
    (said,) = {
        line
        for line in result.stderr.splitlines()
        if "built from" in line or "loaded an" in line
    }
    return said


def kept_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.kernel")) if folder.exists() else []


@pytest.fixture
def kept(driver: Path, tmp_path: Path, threads: str) -> Path:
    """What the first run of a program has kept."""
    assert NEW in origin(driver, tmp_path, threads)
    (file,) = kept_in(tmp_path)
    return file


def test_the_next_run_takes_it(driver: Path, kept: Path, threads: str) -> None:
    assert kept.stat().st_mode & 0o077 == 0
    before = kept.stat().st_mtime_ns
    assert KEPT[threads] in origin(driver, kept.parent, threads)
    assert kept.stat().st_mtime_ns == before


def build_only(driver: Path, folder: Path, **environment: str) -> str:
    """What a run says that ends when its kernel is built, before it is launched."""
    result = run(
        driver, "built", WORK, "1",
        IDLIFT_TIMES=str(folder), IDLIFT_TRACE="1", **environment,
    )  # fmt: skip
    assert (result.returncode, result.stdout) == (0, "0 wrong values\n")
    assert NEW in result.stderr
    assert "path=device" not in result.stderr
    return result.stderr


class TestAhead:
    """A driver that would make machine code at the first launch makes it before."""

    @pytest.fixture(autouse=True)
    def _only_pocl(self, driver: Path) -> None:
        said = run(driver, "plain", "50", "1", IDLIFT_POLICY="always", IDLIFT_TRACE="1")
        if "Portable Computing Language|" not in said.stderr:
            pytest.skip("the OpenCL driver is not PoCL")

    def test_it_is_kept_before_it_is_launched(
        self, driver: Path, tmp_path: Path, threads: str
    ) -> None:
        build_only(driver, tmp_path)
        assert len(kept_in(tmp_path)) == 1
        assert KEPT[threads] in origin(driver, tmp_path, threads)

    def test_no_launch_makes_any(self, driver: Path, tmp_path: Path) -> None:
        times, cache = tmp_path / "times", tmp_path / "cache"
        cache.mkdir()
        build_only(driver, times, POCL_CACHE_DIR=str(cache))
        made = sorted(cache.rglob("*.so"))
        assert made
        origin(driver, times, "0", POCL_CACHE_DIR=str(cache))
        assert sorted(cache.rglob("*.so")) == made

    def test_the_user_may_want_it_otherwise(self, driver: Path, tmp_path: Path) -> None:
        # PoCL's own variable: a version for each size of groups, at the first launch.
        otherwise = {"POCL_WORK_GROUP_SPECIALIZATION": "1"}
        build_only(driver, tmp_path, **otherwise)
        assert kept_in(tmp_path) == []
        assert NEW in origin(driver, tmp_path, "", **otherwise)
        assert len(kept_in(tmp_path)) == 1


def _turned(at: int) -> Callable[[Path], object]:
    def turn(file: Path) -> None:
        data = bytearray(file.read_bytes())
        data[at] ^= 1
        file.write_bytes(data)

    return turn


def _linked(file: Path) -> None:
    file.symlink_to(file.rename(file.with_suffix(".real")))


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(_turned(0), id="another version"),
        pytest.param(_turned(_SOURCE), id="another source"),
        pytest.param(_turned(_DEVICE), id="another device"),
        pytest.param(_turned(_BINARY + 1), id="another kind of binary"),
        pytest.param(_turned(_BINARY + 100), id="damaged"),
        pytest.param(_turned(-1), id="damaged at its end"),
        pytest.param(lambda f: f.write_bytes(f.read_bytes()[:-1]), id="short"),
        pytest.param(lambda f: f.write_bytes(f.read_bytes() + b"1"), id="long"),
        pytest.param(lambda f: f.write_bytes(b""), id="empty"),
        pytest.param(lambda f: f.chmod(0o620), id="others may write it"),
        pytest.param(_linked, id="a link"),
    ],
)
def test_what_is_not_ours_and_whole_is_not_used(
    driver: Path, kept: Path, threads: str, spoil: Callable[[Path], object]
) -> None:
    spoil(kept)
    assert NEW in origin(driver, kept.parent, threads)
    # That run has put a good one in its place.
    assert KEPT[threads] in origin(driver, kept.parent, threads)


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(_turned(_DRIVER - 8), id="other surroundings"),
        pytest.param(_turned(_DRIVER + 1), id="another driver"),
    ],
)
def test_without_the_driver_only_if_it_would_be_the_same(
    driver: Path, kept: Path, threads: str, spoil: Callable[[Path], object]
) -> None:
    spoil(kept)
    assert KEPT["0"] in origin(driver, kept.parent, threads)


@pytest.mark.parametrize("variable", ["POCL_DEBUG", "OCL_ICD_VENDORS"])
def test_whoever_configures_opencl_has_its_driver(
    driver: Path, kept: Path, threads: str, variable: str
) -> None:
    said = {"POCL_DEBUG": "0", "OCL_ICD_VENDORS": "/etc/OpenCL/vendors"}[variable]
    assert KEPT["0"] in origin(driver, kept.parent, threads, **{variable: said})


@pytest.mark.parametrize("policy", ["always", "never"])
def test_only_where_the_run_time_decides(
    driver: Path, tmp_path: Path, policy: str
) -> None:
    result = run(
        driver, "plain", WORK, "1", IDLIFT_TIMES=str(tmp_path), IDLIFT_POLICY=policy
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert kept_in(tmp_path) == []


def test_what_is_old_goes(driver: Path, tmp_path: Path) -> None:
    old, young, other = (tmp_path / n for n in ("1.kernel", "2.kernel", "notes"))
    for file in (old, young, other):
        file.write_bytes(b"1")
    for file in (old, other):
        os.utime(file, (time.time() - 40 * 24 * 3600,) * 2)
    assert NEW in origin(driver, tmp_path, "0")
    assert not old.exists()
    assert young.exists()
    assert other.exists()


def test_all_together_have_a_limit(driver: Path, tmp_path: Path) -> None:
    with (tmp_path / "1.kernel").open("wb") as file:
        file.truncate(300 << 20)
    assert NEW in origin(driver, tmp_path, "0")
    assert len(kept_in(tmp_path)) == 1
