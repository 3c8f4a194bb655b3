"""python -m benchmarks.lift: generated kernels against hand-written ones.

Ratios above 1 mean that the generated kernel is faster. With --stages each
optimisation is switched off in turn, as in Figure 8 of the CGO'17 paper.
"""

from __future__ import annotations

import argparse
import math
import sys

from benchmarks.lift.measure import check, time
from benchmarks.lift.suite import CASES, Case
from lift.diagnostics import LiftError
from lift.opencl import Config
from lift.opencl.executor import choose_device, device_name

STAGES: dict[str, Config] = {
    "no registers": Config(registers=False),
    "all barriers": Config(eliminate_barriers=False),
    "all loops": Config(exact=False, simplify_control=False),
    "raw indices": Config(simplify_indices=False),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.lift", description=__doc__)
    parser.add_argument("names", nargs="*", help="programs (default: all)")
    parser.add_argument("--device", help="part of the device's name")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--check", action="store_true", help="only results")
    parser.add_argument("--stages", action="store_true", help="switch each off")
    options = parser.parse_args()
    chosen = [c for c in CASES if not options.names or c.name in options.names]
    print(f"device: {device_name(choose_device(options.device))}")
    if options.check:
        return _check(chosen, options.device)
    return _time(chosen, options.device, options.rounds, options.stages)


def _check(cases: list[Case], device: str | None) -> int:
    problems = [
        problem
        for case in cases
        for sizes in (*case.checked, *case.odd)
        if (problem := check(case, sizes, device)) is not None
    ]
    print("\n".join(problems) or f"{len(cases)} programs agree with the interpreter")
    return 1 if problems else 0


def _time(cases: list[Case], device: str | None, rounds: int, stages: bool) -> int:
    columns = list(STAGES) if stages else []
    head = f"{'program':18}{'lift ms':>10}{'hand ms':>10}{'ratio':>8}"
    print(head + "".join(f"{name:>14}" for name in columns))
    ratios = []
    for case in cases:
        timing = time(case, None, rounds, device)
        ratios.append(timing.ratio)
        line = f"{case.name:18}{timing.generated:10.3f}{timing.reference:10.3f}"
        line += f"{timing.ratio:8.2f}"
        for name in columns:
            line += f"{_stage(case, STAGES[name], device):>14}"
        print(line, flush=True)
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print(f"geometric mean {mean:.3f}, least {min(ratios):.2f}")
    return 0


def _stage(case: Case, config: Config, device: str | None) -> str:
    """The ratio without a stage; some programs need the stage to be legal at all."""
    try:
        return f"{time(case, config, 3, device).ratio:.2f}"
    except LiftError as problem:
        return problem.diagnostic.code


if __name__ == "__main__":
    sys.exit(main())
