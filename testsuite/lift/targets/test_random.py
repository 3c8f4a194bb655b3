"""Random programs: every lowering keeps the meaning, and its result compiles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lift.interp import run
from lift.opencl import compile_program
from lift.targets import CPU, GPU, DeviceProfile, lower
from lift.text import print_program
from testsuite.lift.generator import samples
from testsuite.lift.test_random_programs import same

PROFILES = {
    "cpu": replace(CPU, parts=3),
    "gpu": replace(GPU, parts=2, max_group=4),
}


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
@pytest.mark.parametrize("chunk", range(6))
def test_lowering_keeps_the_meaning(chunk: int, profile: DeviceProfile) -> None:
    for sample in samples(chunk + 100, 20):
        low = lower(sample.program, profile).program
        expected = run(sample.program, sample.inputs, sample.sizes)
        found = run(low, sample.inputs, sample.sizes)
        text = print_program(sample.program)
        assert same(expected.results, found.results), (sample.seed, text)
        compile_program(low)
