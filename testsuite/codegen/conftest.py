"""What tests of code generation and of the run time share."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def system_opencl(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Skips unless a plain C program finds an OpenCL driver by itself."""
    from testsuite.codegen.test_runtime import build, run

    driver = build(tmp_path_factory.mktemp("driver") / "driver", "gcc")
    traced = run(driver, "plain", "4", "1", IDLIFT_POLICY="always", IDLIFT_TRACE="1")
    if "path=device" not in traced.stderr:
        pytest.skip("no OpenCL driver that a plain C program can find")
