"""A program by the interpreter, and lowered for a device: the same results."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pytest

from lift.interp import run as interpret
from lift.opencl import Plan, compile_program
from lift.targets import CPU, DeviceProfile, Lowered, lower
from lift.terms import Program

executor = pytest.importorskip("lift.opencl.executor", reason="needs pyopencl")

DEVICE_MARKS = [
    pytest.mark.device,
    pytest.mark.skipif(not executor.devices(), reason="needs an OpenCL device"),
]


def leaves(value: Any) -> list[np.ndarray[Any, Any]]:
    """The arrays of a result, rows of different length joined."""
    if isinstance(value, tuple):
        return [leaf for item in value for leaf in leaves(item)]
    if isinstance(value, list):
        return [np.concatenate([np.ravel(row) for row in value])]
    return [np.asarray(value)]


@cache
def built(program: Program, device: DeviceProfile = CPU) -> tuple[Lowered, Plan]:
    """The lowered program and its plan."""
    low = lower(program, device)
    return low, compile_program(low.program)


def agree(
    program: Program,
    inputs: Mapping[str, Any],
    *,
    plan: Plan | None = None,
    sizes: Mapping[str, int] | None = None,
    device: DeviceProfile = CPU,
    rtol: float = 0.0,
) -> None:
    """Lower, run, interpret, compare; bit for bit unless a tolerance is given."""
    plan = plan or built(program, device)[1]
    copies = {
        k: np.copy(v) if isinstance(v, np.ndarray) else v for k, v in inputs.items()
    }
    outcome = interpret(program, copies, sizes)
    found = executor.run(plan, inputs, sizes=sizes)
    expected: list[np.ndarray[Any, Any]] = []
    places = program.destinations or (None,) * len(outcome.results)
    for result, place in zip(outcome.results, places, strict=True):
        expected += leaves(result if place is None else outcome.buffers[place.buffer])
    assert len(expected) == len(found)
    for want, have in zip(expected, found, strict=True):
        want = want.astype(have.dtype) if want.dtype == bool else want
        want = want.reshape(have.shape)
        if rtol:
            np.testing.assert_allclose(have, want, rtol=rtol, err_msg=plan.source())
        else:
            np.testing.assert_array_equal(have, want, err_msg=plan.source())
