"""What PoCL is told by variables of the program's environment (rts_pocl.c)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from testsuite.codegen.test_runtime import build, run

pytestmark = [pytest.mark.device, pytest.mark.usefixtures("system_opencl")]


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("pocl") / "driver", "gcc")


@pytest.fixture
def one_processor() -> Iterator[None]:
    """Of several, children of this process have one."""
    every = os.sched_getaffinity(0)
    if len(every) == 1:
        pytest.skip("there is only one processor")
    os.sched_setaffinity(0, {max(every)})
    yield
    os.sched_setaffinity(0, every)


def told(driver: Path, **environment: str) -> dict[str, str]:
    result = run(driver, "told", "1000", "1", IDLIFT_POLICY="always", **environment)
    *lines, last = result.stdout.splitlines()
    assert (result.returncode, last) == (0, "0 wrong values")
    return dict(line.split("=") for line in lines)


def test_threads_are_kept_apart_and_kernels_made_ahead(driver: Path) -> None:
    every = os.sched_getaffinity(0)
    affinity = "1" if every == set(range(os.cpu_count() or 0)) else ""
    assert told(driver) == {
        "POCL_WORK_GROUP_SPECIALIZATION": "0",
        "POCL_AFFINITY": affinity,
    }


@pytest.mark.parametrize("name", ["POCL_WORK_GROUP_SPECIALIZATION", "POCL_AFFINITY"])
def test_what_the_user_says_stays(driver: Path, name: str) -> None:
    value = "1" if name == "POCL_WORK_GROUP_SPECIALIZATION" else "0"
    assert told(driver, **{name: value})[name] == value


@pytest.mark.usefixtures("one_processor")
def test_processors_that_are_not_ours_are_left_alone(driver: Path) -> None:
    assert told(driver)["POCL_AFFINITY"] == ""


def test_another_number_of_threads_is_not_kept_apart(driver: Path) -> None:
    assert told(driver, POCL_MAX_PTHREAD_COUNT="1")["POCL_AFFINITY"] == ""
