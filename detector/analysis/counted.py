"""What is known about where a loop ends.

Consumes nothing; produces the two answers that scalar evolution gives for a loop.
Must not know how they are found (see `exits`).
"""

from __future__ import annotations

from dataclasses import dataclass

from detector.analysis.condition import Conditions
from detector.analysis.expr import Expr
from detector.analysis.loops import Loop
from detector.analysis.trips import Test, Trip
from detector.analysis.values import Form
from detector.model import Block, Instruction


@dataclass(frozen=True, slots=True)
class Uncounted:
    """Why a loop has no trip count, and the instruction that is to blame."""

    loop: Loop
    reason: str
    at: Instruction | None = None


@dataclass(frozen=True, slots=True)
class CountedExit:
    """A comparison that ends the loop, with the trip count it implies.

    `alone`: there is no other way out, so the trip count is exact.
    """

    loop: Loop
    block: Block
    comparison: Instruction
    test: Test
    trip: Trip
    alone: bool

    @property
    def largest(self) -> Expr:
        """The largest value of the counter anywhere in the loop."""
        return self.trip.count - self.test.first

    @property
    def leaving(self) -> Form | None:
        """The counter's value when the loop ends, if it always ends here."""
        return Form(self.largest, self.conditions) if self.alone else None

    @property
    def conditions(self) -> Conditions:
        """What the trip count rests on."""
        return self.trip.conditions
