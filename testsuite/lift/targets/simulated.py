"""Run under `oclgrind --data-races`: every program at a small size, for both kinds."""

from __future__ import annotations

import sys
from dataclasses import replace

from lift.opencl.executor import run
from lift.targets import CPU, GPU, compiled
from testsuite.lift.targets.cases import FOLDER, inputs, read


def main() -> None:
    # Small groups, so that small inputs fill several of them.
    small = replace(GPU, parts=3, max_group=8)
    profile = small if sys.argv[1] == "gpu" else CPU
    for path in sorted(FOLDER.glob("*.lift")):
        case = read(path)
        _, plan = compiled(case.program, profile)
        sizes = min(case.sizes, key=lambda s: abs(sum(s.values()) - 70))
        run(plan, inputs(case, sizes), sizes=sizes)
        print("ran", case.name, flush=True)


if __name__ == "__main__":
    main()
