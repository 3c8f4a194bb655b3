"""The result of one check of the doctor."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Level(Enum):
    """GOOD works, ADVICE could be better, BROKEN keeps idlift from working."""

    GOOD = "ok"
    ADVICE = "advice"
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check saw: a headline, details below it, and what the user can do."""

    title: str
    level: Level
    headline: str
    details: tuple[str, ...] = ()
    remedies: tuple[str, ...] = ()
