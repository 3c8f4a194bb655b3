"""The default lowering against what a search finds, in one run.

    python -m benchmarks.kernels --tune SECONDS [--only SUBSTRING] [--plain]

`search` is the best that the search found apart from the default; `tuned` is what is
used from then on, which is the default if nothing is faster by 3 %. Both are measured
again afterwards, in turns. With --plain the search does not begin with the numbers of
the defaults (tiles, rows at once, parts), but with the smallest.
"""

from __future__ import annotations

import math
import os
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from benchmarks.kernels.cases import Case
from benchmarks.kernels.timing import best_of
from lift.explore.plot import convergence
from lift.explore.tune import tune
from lift.opencl.compile import compile_program
from lift.opencl.executor import choose_device, prepare
from lift.targets import compiled, profile_of
from lift.text import parse_program

#: A ratio below this is slower, and not only measured so.
_SLOWER = 0.97


_HEAD = (
    f"{'kernel':<18}{'default':>9}{'search':>9}{'tuned':>9}  ms   gain  variants"
    "  after    because"
)


def tune_all(
    cases: Iterable[Case],
    seconds: float,
    device: str,
    rounds: int,
    plain: bool,
    plots: Path | None = None,
) -> int:
    """Print the table; exit code 1 if a tuned kernel is slower than its default."""
    print(_HEAD, flush=True)
    gains: list[float] = []
    # Winners of a benchmark are not what the user's next compilation should use.
    with tempfile.TemporaryDirectory(prefix="idlift-tune-") as folder:
        os.environ["IDLIFT_CACHE"] = folder
        for case in cases:
            gain, line, plot = _tuned(case, seconds, device, rounds, plain)
            gains.append(gain)
            print(line, flush=True)
            if plots is not None:
                name = f"{case.name.replace(' ', '-')}.svg"
                (plots / name).write_text(plot, encoding="utf-8")
    slower = sum(gain < _SLOWER for gain in gains)
    mean = math.exp(sum(map(math.log, gains)) / max(len(gains), 1))
    print(f"geometric mean of the gains {mean:.3f}, {slower} slower")
    return 1 if slower else 0


def _tuned(
    case: Case, seconds: float, device: str, rounds: int, plain: bool
) -> tuple[float, str, str]:
    """The gain, the line of the table and the plot of the search."""
    program = parse_program(case.program, case.name)
    _, plan = compiled(program, profile_of(choose_device(device)))
    inputs = case.inputs()
    default = prepare(plan, inputs, sizes=case.sizes, device=device)
    begun = time.monotonic()
    found = tune(
        program, seconds, sizes=default.sizes, inputs=inputs, device=device, plain=plain
    )
    took = time.monotonic() - begun
    runs = [default]
    if found.winner is not None:
        other = compile_program(parse_program(found.winner.low))
        runs.append(prepare(other, inputs, sizes=default.sizes, device=device))
    times = best_of([run.launch for run in runs], rounds, time.perf_counter)
    own, usual = found.progress.own, found.progress.default
    # The search measures shares of the default's time.
    share = math.nan
    if own is not None and usual is not None:
        share = own.nanoseconds / usual.nanoseconds
    searched = share * times[0] * 1e3
    gain = times[0] / times[-1]
    best = found.winner or own
    winner = "" if best is None else f"; best by {best.title}"
    for crash in found.progress.crashes:
        print(crash, file=sys.stderr, flush=True)
    line = (
        f"{case.name:<18}{times[0] * 1e3:>9.2f}{searched:>9.2f}{times[-1] * 1e3:>9.2f}"
        f"{gain:>9.2f}{found.progress.tested:>10}{took:>7.0f} s"
        f"  {found.progress.ended}{winner}"
    )
    return gain, line, convergence(case.name, found.progress.points)


__all__ = ["tune_all"]
