"""The best of several runs that alternate, since other load would otherwise decide."""

from __future__ import annotations

import time
from collections.abc import Callable

#: What is compared is measured at least so long.
_SECONDS = 2.0


def best_of(
    runs: list[Callable[[], object]], rounds: int, clock: Callable[[], float]
) -> list[float]:
    """The least time of each, in seconds."""
    best = [float("inf")] * len(runs)
    for run in runs:
        run()
    begun, done = time.perf_counter(), 0
    while done < rounds or time.perf_counter() - begun < _SECONDS:
        done += 1
        for k, run in enumerate(runs):
            start = clock()
            run()
            best[k] = min(best[k], clock() - start)
    return best


__all__ = ["best_of"]
