"""Whether PoCL binds its threads as it is told (rts_pocl.c)."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

from testsuite.codegen.test_runtime import build, run

PROCESSORS = sorted(os.sched_getaffinity(0))
ALL = list(range(os.cpu_count() or 1))
pytestmark = [pytest.mark.device, pytest.mark.usefixtures("system_opencl")]


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = build(tmp_path_factory.mktemp("pocl") / "driver", "gcc")
    said = run(made, "plain", "50", "1", IDLIFT_POLICY="always", IDLIFT_TRACE="1")
    if "Portable Computing Language|" not in said.stderr:
        pytest.skip("the OpenCL driver is not PoCL")
    if len(PROCESSORS) < 2:
        pytest.skip("a single processor")
    return made


def processors(driver: Path, **environment: str) -> Counter[tuple[str, int]]:
    """How many threads there are, by how many processors they may use."""
    done = run(driver, "bound", "500", "2", IDLIFT_POLICY="always", **environment)
    *threads, last = done.stdout.splitlines()
    assert (done.returncode, last) == (0, "0 wrong values"), done.stderr
    words = [thread.split() for thread in threads]
    return Counter((who, int(count)) for who, count in words)


def test_a_thread_for_each_processor(driver: Path) -> None:
    if PROCESSORS != ALL:
        pytest.skip("some processors are not ours")
    threads = processors(driver)
    # Each driver that is installed has some; the program's own is as free as before.
    assert threads["main", len(ALL)] == 1
    assert threads["other", 1] >= len(ALL)


@pytest.mark.parametrize(
    "said", ["POCL_AFFINITY=0", "POCL_MAX_PTHREAD_COUNT=2", "POCL_CPU_MAX_CU_COUNT=2"]
)
def test_not_if_the_user_says_something_else(driver: Path, said: str) -> None:
    name, value = said.split("=")
    assert processors(driver, **{name: value})["other", 1] == 0


def test_not_where_some_processors_are_not_ours(driver: Path) -> None:
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, PROCESSORS[1:])
    try:
        threads = processors(driver)
    finally:
        os.sched_setaffinity(0, before)
    # Inherited, all of them; PoCL would have taken the first processor for one.
    assert {count for _, count in threads} == {len(PROCESSORS) - 1}
