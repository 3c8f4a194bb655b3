"""How long each phase of a compilation takes, for `--idlift-time`.

Phases are told as they end: wall time, and processor time of all threads, with that of
child processes. Modules are imported during "clang", see `ahead`; "imports" is the rest
of that.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

_spent: list[tuple[str, float, float]] = []


@contextmanager
def phase(name: str) -> Iterator[None]:
    """Counts what is done inside under this name; phases do not nest."""
    wall, processor = time.perf_counter(), _processor()
    try:
        yield
    finally:
        _spent.append(
            (name, time.perf_counter() - wall, _processor() - processor),
        )


def forget_phases() -> None:
    """Those of another call."""
    _spent.clear()


def told() -> Iterator[str]:
    """A line for each phase so far, in order: name, wall and processor time in ms."""
    for name, wall, processor in _spent:
        yield f"time: {name:<12} {wall * 1e3:8.1f} ms {processor * 1e3:8.1f} ms"


def _processor() -> float:
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system
