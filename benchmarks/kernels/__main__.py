"""Kernels against their rivals, in one run on the same cores.

    python -m benchmarks.kernels [--only SUBSTRING] [--device debian] [--rounds 9]
    python -m benchmarks.kernels --tune SECONDS [--plain] [--plots DIR] (tuning.py)

Every kernel is lowered by the defaults from its high-level program. Rounds of the
kernel and of its rival alternate, for two seconds at least, and the best of each
counts, because other load on the machine would otherwise decide. Both work in memory
of NumPy, which has large pages.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.kernels.cases import Case, all_cases
from benchmarks.kernels.rivals import Rivals, rivals
from benchmarks.kernels.timing import best_of
from lift.opencl.executor import choose_device, device_name, prepare
from lift.targets import compiled, profile_of
from lift.text import parse_program


def main() -> int:
    """Print the table; exit code 1 if a ratio is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kernels")
    parser.add_argument("--only", default="", help="cases whose name contains this")
    parser.add_argument("--device", default="debian", help="part of the device's name")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument(
        "--cpu-time", action="store_true", help="on a busy machine: time of all threads"
    )
    parser.add_argument(
        "--tune", type=float, metavar="SECONDS", help="search so long for each case"
    )
    parser.add_argument(
        "--plain", action="store_true", help="tune without the numbers of the defaults"
    )
    parser.add_argument(
        "--plots", type=Path, metavar="DIR", help="plots of the searches go there"
    )
    args = parser.parse_args()
    clock = time.process_time if args.cpu_time else time.perf_counter
    device = choose_device(args.device)
    print(f"{device_name(device)}; best of {args.rounds} rounds or more, alternating")
    cases = [case for case in all_cases() if args.only in case.name]
    if args.tune is not None:
        from benchmarks.kernels.tuning import tune_all

        return tune_all(
            cases, args.tune, args.device, args.rounds, args.plain, args.plots
        )
    print(f"{'kernel':<18}{'ours':>9}{'rival':>9}  unit  ratio wanted  against")
    against, missed = rivals(), 0
    for case in cases:
        ratio, line = measure(case, against, args.device, args.rounds, clock)
        missed += ratio < case.wanted
        print(line, flush=True)
    print(f"{missed} below what is wanted")
    return 1 if missed else 0


def measure(
    case: Case, against: Rivals, device: str, rounds: int, clock: Callable[[], float]
) -> tuple[float, str]:
    """The ratio to the rival, and the line of the table."""
    profile = profile_of(choose_device(device))
    _, plan = compiled(parse_program(case.program, case.name), profile)
    inputs = case.inputs()
    execution = prepare(plan, inputs, sizes=case.sizes, device=device)
    if case.baseline is None:
        rival, amount = against.stream()
    else:
        rival, amount = case.baseline(against, inputs), case.work
    ours, theirs = best_of([execution.launch, rival], rounds, clock)
    scale = 1e6 if case.unit == "M/s" else 1e9
    mine, other = case.work / ours / scale, amount / theirs / scale
    ratio = mine / other
    mark = "" if ratio >= case.wanted else "  below"
    line = (
        f"{case.name:<18}{mine:>9.1f}{other:>9.1f}  {case.unit:<5}{ratio:>6.2f}"
        f"{case.wanted:>7.2f}  {case.rival}{mark}"
    )
    return ratio, line


if __name__ == "__main__":
    raise SystemExit(main())
