"""Times that are compared: in turns, round after round, by medians of ratios.

Consumes things that can be run; produces nanoseconds and ratios. Other load on the
machine slows down neighbours in time alike, so what is compared is run in the same
round, one round that was held up does not move a median, and of all rounds the half
counts in which others took the processor away least often. Knows nothing of devices.
"""

from __future__ import annotations

import resource
import time
from collections.abc import Callable, Sequence
from statistics import median

Run = Callable[[], object]
#: Rounds that are run even if there is no time left.
LEAST_ROUNDS = 3


def rounds_of(
    runs: Sequence[Run], rounds: int, seconds: float
) -> list[tuple[int, ...]]:
    """The nanoseconds of every run in the calm rounds; who is first changes."""
    found: list[tuple[int, tuple[int, ...]]] = []
    until = time.perf_counter() + seconds
    while len(found) < rounds:
        if len(found) >= LEAST_ROUNDS and time.perf_counter() > until:
            break
        before = _interruptions()
        times = [0] * len(runs)
        first = len(found) % len(runs)
        for k in (*range(first, len(runs)), *range(first)):
            begun = time.perf_counter_ns()
            runs[k]()
            times[k] = max(time.perf_counter_ns() - begun, 1)
        found.append((_interruptions() - before, tuple(times)))
    return _calm(found)


def _interruptions() -> int:
    """How often a thread of this process had to make way for another."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_nivcsw


def _calm(rounds: list[tuple[int, tuple[int, ...]]]) -> list[tuple[int, ...]]:
    """The half with the fewest interruptions; all that had no more than those."""
    often = sorted(count for count, _ in rounds)
    least = min(LEAST_ROUNDS, len(rounds))
    limit = often[max((len(rounds) + 1) // 2, least) - 1]
    return [times for count, times in rounds if count <= limit]


def ratios(rounds: Sequence[tuple[int, ...]]) -> list[float]:
    """What each took of the time of the first: the median of all rounds."""
    return [
        median(times[k] / times[0] for times in rounds) for k in range(len(rounds[0]))
    ]


def best_ratios(rounds: Sequence[tuple[int, ...]]) -> list[float]:
    """What each took of the time of the first when both were at their best."""
    best = [min(times) for times in zip(*rounds, strict=True)]
    return [taken / best[0] for taken in best]


def compared(reference: Run, other: Run, seconds: float, rival: float) -> float:
    """The other's time as a share of the reference's.

    Three rounds are enough for what is clearly slower than the rival; what seems to be
    faster is run again for longer before it is believed.
    """
    rounds = rounds_of((reference, other), LEAST_ROUNDS, seconds)
    if ratios(rounds)[1] > 1.2 * rival:
        return ratios(rounds)[1]
    rounds += rounds_of((reference, other), 2 * LEAST_ROUNDS, seconds)
    if ratios(rounds)[1] < rival:
        rounds += rounds_of((reference, other), 4 * LEAST_ROUNDS, 3 * seconds)
    return ratios(rounds)[1]
