"""Interpreter against kernel: the same program, the same inputs, the same result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from lift.interp import run as interpret
from lift.opencl import Config, Plan, compile_program
from lift.text import parse_program

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
        return [np.concatenate([np.ravel(x) for row in value for x in leaves(row)])]
    return [np.asarray(value)]


def compiled(text: str, config: Config | None = None, **options: Any) -> Plan:
    """A plan from text."""
    return compile_program(parse_program(text), config=config or Config(), **options)


def agree(
    text: str,
    inputs: Mapping[str, Any],
    *,
    sizes: Mapping[str, int] | None = None,
    config: Config | None = None,
    exact: bool = True,
    device: str | None = None,
) -> Plan:
    """Compile, run on the device, interpret, compare; bit for bit if `exact`."""
    program = parse_program(text)
    plan = compile_program(program, config=config or Config())
    copies = {
        k: np.copy(v) if isinstance(v, np.ndarray) else v for k, v in inputs.items()
    }
    outcome = interpret(program, copies, sizes)
    found = executor.run(plan, inputs, sizes=sizes, device=device)
    expected = []
    typed = outcome.results
    destinations = program.destinations or (None,) * len(typed)
    for result, place in zip(typed, destinations, strict=True):
        expected += leaves(result if place is None else outcome.buffers[place.buffer])
    assert len(expected) == len(found)
    for want, have in zip(expected, found, strict=True):
        want = want.astype(have.dtype) if want.dtype == bool else want
        want = want.reshape(have.shape)
        if exact:
            np.testing.assert_array_equal(have, want, err_msg=plan.source())
        else:
            np.testing.assert_allclose(have, want, rtol=2e-5, err_msg=plan.source())
    return plan
