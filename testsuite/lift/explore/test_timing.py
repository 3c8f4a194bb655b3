"""Times in turns: what another load does to them must not decide."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lift.explore import timing
from lift.explore.timing import best_ratios, compared, ratios, rounds_of


class Clock:
    """A clock that the runs move on; `load` slows down everything after a time."""

    def __init__(self) -> None:
        self.now = 0

    def perf_counter_ns(self) -> int:
        return self.now

    def perf_counter(self) -> float:
        return self.now / 1e9

    def run(self, taken: Callable[[int], int]) -> Callable[[], None]:
        def launch() -> None:
            self.now += taken(self.now)

        return launch


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(timing, "time", made)
    monkeypatch.setattr(timing, "_interruptions", lambda: 0)
    return made


def test_who_is_first_changes(clock: Clock) -> None:
    order: list[str] = []
    runs = [lambda name=name: order.append(name) for name in "abc"]
    rounds_of(runs, 3, 1.0)
    assert "".join(order) == "abcbcacab"


def test_three_rounds_are_run_though_time_is_short(clock: Clock) -> None:
    slow = clock.run(lambda _: 10**9)
    assert len(rounds_of([slow], 9, 0.1)) == 3
    assert len(rounds_of([slow], 9, 5.5)) == 6


def test_a_machine_that_gets_slower_does_not_decide(clock: Clock) -> None:
    # Everything takes twice as long from the second half on.
    def load(now: int) -> int:
        return 2 if now > 5_000_000 else 1

    one = clock.run(lambda now: 1_000_000 * load(now))
    other = clock.run(lambda now: 800_000 * load(now))
    assert compared(one, other, 0.1, 1.0) == pytest.approx(0.8, abs=0.01)


def test_a_round_that_was_held_up_does_not_count(clock: Clock) -> None:
    held = iter([1, 1, 40, 1, 1] + [1] * 40)
    one = clock.run(lambda _: 1_000_000)
    other = clock.run(lambda _: 900_000 * next(held))
    assert compared(one, other, 0.1, 1.0) == pytest.approx(0.9)


def test_rounds_in_which_others_had_the_processor_do_not_count(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Every other round is interrupted, and takes the second run ten times as long.
    taken = iter([1, 10] * 4)
    counts = iter([0, 0, 0, 7, 7, 7, 7, 9, 9, 9, 9, 12, 12, 12, 12, 15])
    monkeypatch.setattr(timing, "_interruptions", lambda: next(counts))
    one = clock.run(lambda _: 1_000)
    other = clock.run(lambda _: 1_000 * next(taken))
    assert rounds_of([one, other], 8, 1.0) == [(1_000, 1_000)] * 4


def test_what_is_clearly_slower_is_run_three_times(clock: Clock) -> None:
    one, other = clock.run(lambda _: 1_000_000), clock.run(lambda _: 2_000_000)
    assert compared(one, other, 0.1, 1.0) == 2.0
    assert clock.now == 9_000_000


def test_medians_and_bests_are_of_the_first() -> None:
    rounds = [(100, 50), (200, 100), (100, 300)]
    assert ratios(rounds) == [1.0, 0.5]
    assert best_ratios(rounds) == [1.0, 0.5]
