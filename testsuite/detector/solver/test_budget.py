"""Budgets: steps and processor time end a search, time spent waiting does not."""

from __future__ import annotations

import time

import pytest

from detector.solver.budget import Budget, ExhaustedError, Stop


def spend(budget: Budget, steps: int) -> None:
    for _ in range(steps):
        budget.tick()


def test_steps_run_out() -> None:
    budget = Budget(steps=1000, seconds=1000)
    budget.start()
    with pytest.raises(ExhaustedError) as caught:
        spend(budget, 2000)
    assert caught.value.stop is Stop.STEPS


def test_time_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr("detector.solver.budget.thread_time", lambda: next(clock))
    budget = Budget(steps=1_000_000, seconds=3)
    budget.start()
    with pytest.raises(ExhaustedError) as caught:
        spend(budget, 5000)
    assert caught.value.stop is Stop.TIME


def test_waiting_costs_nothing() -> None:
    budget = Budget(steps=1_000_000, seconds=0.15)
    budget.start()
    time.sleep(0.3)
    spend(budget, 1000)
