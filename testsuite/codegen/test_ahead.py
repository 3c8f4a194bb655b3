"""The driver, loaded and opened ahead by programs that have used it (rts_ahead.c)."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from testsuite.codegen.test_runtime import build, run

WORK = "1000000"
AHEAD = "its driver was loaded ahead"
OPENED = "the device was opened ahead"
# Milliseconds after which it is.
LONG = "1500"
# As in rts_ahead.c: tag, when the device was wanted, no forks, the driver's path.
_USED, _ALONE, _PATH = 8, 16, 24

pytestmark = [pytest.mark.device, pytest.mark.usefixtures("system_opencl")]


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("ahead") / "driver", "gcc")


def said(driver: Path, folder: Path, *words: str, **environment: str) -> str:
    """What a run that is right says."""
    result = run(
        driver, words[0], WORK, words[1],
        IDLIFT_TIMES=str(folder), IDLIFT_TRACE="1", IDLIFT_THREADS="0", **environment,
    )  # fmt: skip
    assert (result.returncode, result.stdout) == (0, "0 wrong values\n")
    return result.stderr


@pytest.fixture
def noted(driver: Path, tmp_path: Path) -> Path:
    """What the first run of a program has noted, early enough for the next one."""
    assert AHEAD not in said(driver, tmp_path, "later", "1")
    (file,) = tmp_path.glob("*.driver")
    data = bytearray(file.read_bytes())
    assert data[_ALONE:_PATH] == bytes(8)
    data[_USED:_ALONE] = bytes(8)
    file.write_bytes(data)
    return file


@pytest.fixture
def alone(driver: Path, noted: Path) -> Path:
    """What the second run has noted, which has seen that the program does not fork."""
    assert OPENED not in said(driver, noted.parent, "later", "1")
    data = bytearray(noted.read_bytes())
    assert data[_ALONE:_PATH] == (1).to_bytes(8, "little")
    data[_USED:_ALONE] = bytes(8)
    noted.write_bytes(data)
    return noted


def test_the_next_run_loads_it(driver: Path, noted: Path) -> None:
    assert noted.stat().st_mode & 0o077 == 0
    assert b".so" in noted.read_bytes()
    assert AHEAD in said(driver, noted.parent, "later", "1")
    assert noted.exists()


@pytest.mark.parametrize("ms", ["0", "4", "60"])
def test_a_child_may_use_the_device(driver: Path, noted: Path, ms: str) -> None:
    assert "path=device" in said(driver, noted.parent, "born", ms)


def test_a_run_in_vain_is_the_last(driver: Path, noted: Path) -> None:
    assert said(driver, noted.parent, "idle", "60") == ""
    assert not noted.exists()


def test_the_third_run_opens_the_device(driver: Path, alone: Path) -> None:
    assert OPENED in said(driver, alone.parent, "settled", LONG)
    assert alone.exists()


@pytest.mark.parametrize("ms", ["0", "1"])
def test_a_child_that_is_early_enough_uses_it(
    driver: Path, alone: Path, ms: str
) -> None:
    """Early on a busy machine, too: the parent wants its device much later."""
    data = bytearray(alone.read_bytes())
    data[_USED:_ALONE] = (900_000_000).to_bytes(8, "little")
    alone.write_bytes(data)
    assert "path=device" in said(driver, alone.parent, "born", ms)


def test_a_fork_before_the_first_use_is_the_end_of_it(
    driver: Path, alone: Path
) -> None:
    """One run's children run the original; those of the next one have a device."""
    assert "belongs to the parent" in said(driver, alone.parent, "heir", LONG)
    assert not alone.exists()
    assert "path=device" in said(driver, alone.parent, "born", LONG)


def test_a_program_that_forks_is_not_alone(driver: Path, alone: Path) -> None:
    assert "path=device" in said(driver, alone.parent, "forks", "1")
    assert alone.read_bytes()[_ALONE:_PATH] == bytes(8)


def test_opening_in_vain_is_the_last_time(driver: Path, alone: Path) -> None:
    assert said(driver, alone.parent, "idle", LONG) == ""
    assert not alone.exists()


def test_short_runs_change_nothing(driver: Path, noted: Path) -> None:
    assert said(driver, noted.parent, "idle", "0") == ""


@pytest.mark.parametrize(
    "environment",
    [{"IDLIFT_POLICY": "never"}, {"IDLIFT_POLICY": "always"}, {"IDLIFT_VERIFY": "1"}],
    ids=lambda e: " ".join(f"{k}={v}" for k, v in e.items()),
)
def test_only_the_usual_policy_looks_ahead(
    driver: Path, noted: Path, environment: dict[str, str]
) -> None:
    assert AHEAD not in said(driver, noted.parent, "plain", "1", **environment)
    assert noted.exists()


def _changed(at: int, value: bytes) -> Callable[[Path], object]:
    def change(file: Path) -> None:
        data = bytearray(file.read_bytes())
        data[at : at + len(value)] = value
        file.write_bytes(data)

    return change


def _aged(file: Path) -> None:
    long_ago = time.time() - 40 * 24 * 3600
    os.utime(file, (long_ago, long_ago))


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(_changed(0, b"x"), id="another version"),
        pytest.param(_changed(_USED, b"\xff" * 8), id="a time below 0"),
        pytest.param(_changed(_USED + 4, b"\xff"), id="too late to be of use"),
        pytest.param(_changed(_PATH, b"x"), id="no absolute path"),
        pytest.param(_changed(_PATH, b"/" * 1024), id="a path without an end"),
        pytest.param(_changed(_PATH, b"/nowhere/x.so\0"), id="no such library"),
        pytest.param(lambda f: f.write_bytes(f.read_bytes()[:-1]), id="short"),
        pytest.param(lambda f: f.chmod(0o622), id="others may write it"),
        pytest.param(_aged, id="of long ago"),
    ],
)
def test_what_is_not_trusted_is_not_loaded(
    driver: Path, noted: Path, spoil: Callable[[Path], object]
) -> None:
    spoil(noted)
    assert AHEAD not in said(driver, noted.parent, "later", "1")
