"""Random well-typed programs: the plain lowering on the device, and the interpreter."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from lift.interp import run as interpret
from lift.opencl import Plan, compile_program
from lift.plain import lower
from lift.text import print_program
from testsuite.lift.generator import Sample, samples
from testsuite.lift.opencl.harness import DEVICE_MARKS, executor, leaves

PER_CHUNK = 50
CHUNKS = range(6)
pytestmark = [*DEVICE_MARKS, pytest.mark.slow]


def planned(sample: Sample) -> Plan:
    """The plan; its kernels have names of their own, so that many build together."""
    name = f"sample_{sample.seed}"
    return compile_program(lower(replace(sample.program, name=name)))


def agrees(sample: Sample, plan: Plan) -> bool:
    """Does the kernel compute what the interpreter does, bit for bit?"""
    outcome = interpret(sample.program, sample.inputs, sample.sizes)
    wanted = [leaf for result in outcome.results for leaf in leaves(result)]
    found = executor.run(plan, sample.inputs, sizes=sample.sizes)
    for want, have in zip(wanted, found, strict=True):
        if want.dtype == bool:
            want = want.astype(have.dtype)
        nan = have.dtype.kind == "f"
        if not np.array_equal(want.reshape(have.shape), have, equal_nan=nan):
            return False
    return True


@pytest.mark.parametrize("chunk", CHUNKS)
def test_random_programs_agree_with_the_interpreter(chunk: int) -> None:
    """One build for all of them: a driver needs longer to start than for a kernel."""
    plans = [(sample, planned(sample)) for sample in samples(1000 + chunk, PER_CHUNK)]
    executor.session().build([k for _, plan in plans for k in plan.kernels])
    for sample, plan in plans:
        assert agrees(sample, plan), (sample.seed, print_program(sample.program))
