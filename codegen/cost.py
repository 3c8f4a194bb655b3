"""Estimates of what one unit of work costs, until there are measurements.

Consumes a translation; produces nanoseconds for the original and for the kernel. They
only have to be right enough for the first calls: the run time measures both.
"""

from __future__ import annotations

from codegen.host import Costs
from codegen.translate.translation import Translation

# What one instruction of an innermost loop costs in code that a compiler optimised.
_INSTRUCTION_NS = 0.08
# How much faster the kernel is expected to be, by kind: two cores and vectors.
_GAIN = {"gemm": 20.0, "gemv": 1.8, "spmv": 1.6, "map_reduce": 3.0}
_USUAL_GAIN = 1.6
# A product of matrices as three loops waits for memory and its sum: 1.5 GF/s at most.
_PRODUCT_NS = 1.3
# Asking whether to offload takes some nanoseconds: a loop that is known to be shorter
# than this would feel it, and can never gain.
_MOMENT_NS = 20.0


def is_momentary(kind: str, translation: Translation) -> bool:
    """Whether a loop has so few iterations, each time, that asking is too dear."""
    work = translation.work.constant
    return work is not None and work * costs_of(kind, translation).host_ns < _MOMENT_NS


def costs_of(kind: str, translation: Translation) -> Costs:
    """The costs of one innermost iteration."""
    host = _INSTRUCTION_NS * translation.operations
    if kind == "gemm":
        host = max(host, _PRODUCT_NS)
    return Costs(translation.work, host, host / _GAIN.get(kind, _USUAL_GAIN))
