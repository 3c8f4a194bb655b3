"""From a high-level Lift program to kernels: lowering, then OpenCL.

Consumes a typed program and a way to lower it; produces `Kernels`, plain data that may
be kept for the next time the same program comes along.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from lift import plain
from lift.diagnostics import LiftError
from lift.opencl.compile import compile_program
from lift.opencl.plan import Plan
from lift.terms.program import Program

Lower = Callable[[Program], tuple[Program, str]]


@dataclass(frozen=True, slots=True)
class Kernels:
    """The low-level program, how it came about, and its kernels with their launches."""

    lowered: Program
    trace: str
    plan: Plan


Compile = Callable[[Program], Kernels]


def compiling(lower: Lower) -> Compile:
    """Compilation with this lowering; raises LiftError."""

    def compiled(program: Program) -> Kernels:
        lowered, trace = lower(program)
        try:
            return Kernels(lowered, trace, compile_program(lowered))
        except LiftError as problem:
            # What a recipe could not see: the plain lowering takes every program.
            lowered = plain.lower(program)
            trace = f"{trace}\nplain lowering: {problem}"
            return Kernels(lowered, trace, compile_program(lowered))

    return compiled
