"""The OpenCL back end: typed low-level Lift in, kernels and a launch plan out.

plan = compile_program(program)
(result,) = run(plan, {"x": x})        # lift.opencl.executor
"""

from lift.opencl.compile import compile_program, lower
from lift.opencl.config import Config
from lift.opencl.plan import Plan, plan_text

__all__ = ["Config", "Plan", "compile_program", "lower", "plan_text"]
