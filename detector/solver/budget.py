"""What a search may spend, and the reason it gives when that is used up.

Time is that of the processor, not of the clock on the wall: what is found must not
depend on what else the machine is doing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from time import thread_time

_CLOCK_EVERY = 256


class Stop(Enum):
    """Why a search ended before it had seen everything."""

    STEPS = "steps"
    TIME = "time"


@dataclass(slots=True)
class Budget:
    """What one search may spend; checked as it goes."""

    steps: int = 2_000_000
    seconds: float = 10.0
    spent: int = 0
    _until_clock: int = _CLOCK_EVERY
    _deadline: float = 0.0

    def start(self) -> None:
        """Begin to count."""
        self.spent = 0
        self._deadline = thread_time() + self.seconds

    def tick(self) -> None:
        """One candidate was looked at."""
        self.spent += 1
        self._until_clock -= 1
        if self._until_clock:
            return
        self._until_clock = _CLOCK_EVERY
        if self.spent > self.steps:
            raise ExhaustedError(Stop.STEPS)
        if thread_time() > self._deadline:
            raise ExhaustedError(Stop.TIME)


class ExhaustedError(Exception):
    """Ends the walk; becomes a stop reason of the outcome."""

    def __init__(self, stop: Stop) -> None:
        super().__init__(stop)
        self.stop = stop
