"""The driver's library, loaded ahead by programs that have used it (rts_ahead.c)."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from testsuite.codegen.test_runtime import build, run

WORK = "1000000"
AHEAD = "its driver was loaded ahead"
# As in rts_ahead.c: tag, when the device was wanted, the driver's path.
_USED, _PATH = 8, 16

pytestmark = [pytest.mark.device, pytest.mark.usefixtures("system_opencl")]


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("ahead") / "driver", "gcc")


def said(driver: Path, folder: Path, *words: str, **environment: str) -> str:
    """What a run that is right says."""
    result = run(
        driver, words[0], WORK, words[1],
        IDLIFT_TIMES=str(folder), IDLIFT_TRACE="1", **environment,
    )  # fmt: skip
    assert (result.returncode, result.stdout) == (0, "0 wrong values\n")
    return result.stderr


@pytest.fixture
def noted(driver: Path, tmp_path: Path) -> Path:
    """What the first run of a program has noted, early enough for the next one."""
    assert AHEAD not in said(driver, tmp_path, "later", "1")
    (file,) = tmp_path.glob("*.driver")
    data = bytearray(file.read_bytes())
    data[_USED:_PATH] = bytes(8)
    file.write_bytes(data)
    return file


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
