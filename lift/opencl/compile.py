"""The compiler as one list of passes: typed term in, launch plan out."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from lift.opencl.assemble import assemble
from lift.opencl.config import DEFAULT, Config
from lift.opencl.inplace import unsafe_results
from lift.opencl.kernels import cut
from lift.opencl.legality import check_nesting
from lift.opencl.normalise import normalise
from lift.opencl.plan import Plan
from lift.opencl.reuse import share_temporaries
from lift.opencl.translate.program import Translated, translate
from lift.opencl.unroll import unroll
from lift.terms import Program


def compile_program(
    program: Program,
    *,
    index_bits: Literal[32, 64] | None = None,
    local_size: tuple[int, ...] | None = None,
    config: Config = DEFAULT,
) -> Plan:
    """Compile a low-level program to kernels and a launch plan.

    Raises LiftError with a located diagnostic if the program is not low-level, is
    racy, or does not fit the device.
    """
    if index_bits is not None:
        config = replace(config, index_bits=index_bits)
    if local_size is not None:
        config = replace(config, local_size=local_size)
    translated = lower(program, config)
    plan = assemble(translated, cut(translated.block), config)
    return share_temporaries(plan)


def lower(program: Program, config: Config = DEFAULT) -> Translated:
    """The program as kernel statements, before it is cut into kernels."""
    typed = normalise(program)
    check_nesting(typed)
    ranges = config.simplify_indices
    translated = translate(typed, ranges=ranges)
    staged = unsafe_results(translated)
    if staged:
        translated = translate(typed, staged, ranges)
    if not config.registers:
        return translated
    block = unroll(translated.block, translated.names)
    return replace(translated, block=block)
