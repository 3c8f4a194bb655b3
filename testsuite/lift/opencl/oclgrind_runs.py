"""Run under `oclgrind --data-races`: programs whose work-items share memory.

With the argument `broken` all barriers are taken out, so that the simulator must find
races: this shows that a clean run means something.
"""

from __future__ import annotations

import sys
from dataclasses import replace

from benchmarks.lift.measure import generated, inputs_of
from benchmarks.lift.suite import CASES
from lift.opencl import Plan
from lift.opencl.executor import run


def without_barriers(plan: Plan) -> Plan:
    kernels = tuple(
        replace(kernel, source=kernel.source.replace("barrier(", "// barrier("))
        for kernel in plan.kernels
    )
    return replace(plan, kernels=kernels)


def main() -> None:
    broken = "broken" in sys.argv
    for case in CASES:
        if broken and case.name != "dot":
            continue
        plans = {"": (generated(case), case.checked[0])}
        if case.odd:
            plans["_any"] = (generated(case, form="_any"), case.odd[1])
        for form, (plan, sizes) in plans.items():
            plan = without_barriers(plan) if broken else plan
            run(plan, inputs_of(case, sizes), sizes=sizes)
            print("ran", case.name + form, flush=True)


if __name__ == "__main__":
    main()
