"""The Monte-Carlo descent of the ICFP'15 paper, over rules and their parameters.

Consumes a high-level program, sizes and a runner; produces the best candidates and the
points of the convergence plot. From a node every move is tried by random descents to a
low-level program, which is measured; the move under which the best one was found is
fixed, and the search goes on below it. Between two of them the best so far is tried
with another number in its recipes. When nothing is left below a node, it begins again
from the top with what it has learnt. It ends when its time is up, when nothing better
was found for a share of that time, or when nothing new comes up any more.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from lift.diagnostics import LiftError
from lift.explore.cost import Cost, TooMuch, is_low_level, pruned
from lift.explore.moves import (
    Finish,
    Move,
    by_recipes,
    farther,
    moves,
    neighbours,
    some_finish,
    some_move,
)
from lift.explore.runner import Failed, Measured
from lift.strategy.show import derivation
from lift.strategy.state import State, start
from lift.targets.profile import DeviceProfile
from lift.terms.program import Fact, Program
from lift.text import print_program

#: What the default lowering is called among the finishes.
DEFAULT_TITLE = "default lowering"
#: The share of the budget after which a search that finds nothing better ends, unless
#: it has tried only a few variants in that time (the machine may be busy).
PATIENCE, _FEW = 0.1, 20
#: Only what is faster by this much is progress: less is noise.
_PROGRESS = 0.99
#: So many descents in a row without a new program: there are no more.
_FRUITLESS = 80
#: How many of the best are compared again at the end.
_TOP = 4


class Measures(Protocol):
    """Who measures candidates: `Runner`, or a test in its place."""

    def measure(
        self, text: str, profile: DeviceProfile, seconds: float, rival: int
    ) -> Measured | Failed:
        """The time of a candidate, or why it has none."""
        ...


@dataclass(frozen=True, slots=True)
class Candidate:
    """A derivation that is to be measured."""

    state: State
    finish: str
    profile: DeviceProfile


@dataclass(frozen=True, slots=True)
class Found:
    """A candidate that ran, and how it came about."""

    nanoseconds: int
    low: str
    facts: tuple[Fact, ...]
    derivation: str
    title: str
    #: Does it hold for all sizes?
    general: bool = True


def _less(found: Found, known: Found | None) -> bool:
    return known is None or found.nanoseconds < known.nanoseconds


@dataclass(frozen=True, slots=True)
class Point:
    """One measurement: how many moves were fixed, and the time (None: it failed)."""

    number: int
    fixed: int
    nanoseconds: int | None
    seconds: float


@dataclass(slots=True)
class Progress:
    """What a display shows; the search updates it and calls `changed`."""

    tested: int = 0
    pruned: int = 0
    failed: dict[str, int] = field(default_factory=dict)
    default: Found | None = None
    best: Found | None = None
    #: The best apart from the default.
    own: Found | None = None
    #: The best few apart from the default, and the best that holds for all sizes.
    top: list[Found] = field(default_factory=list)
    general: Found | None = None
    #: Derivations that led to a program that was measured before.
    repeated: int = 0
    #: Candidates that a child died of, with what it said.
    crashes: list[str] = field(default_factory=list)
    #: Why the search ended.
    ended: str = ""
    fixed: list[str] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)
    now: str = ""
    problem: str = ""
    seconds: float = 0.0


@dataclass(slots=True)
class Search:
    """A search in progress.

    `roots` are the program as it is and, if its sizes have divisors, the program that
    may rely on them. What is found from the first holds for all sizes. `drawn` has the
    numbers that the search begins with; the default is that of `profile`.
    """

    roots: list[Program]
    sizes: dict[str, int]
    profile: DeviceProfile
    runner: Measures
    changed: Callable[[Progress], None] = lambda _: None
    seed: int = 0
    progress: Progress = field(default_factory=Progress)
    seen: set[str] = field(default_factory=set)
    cost: Cost | None = None
    drawn: DeviceProfile | None = None
    winner: Candidate | None = None
    leader: Found | None = None
    #: Profiles with one other number than the winner's that are still to be tried, or,
    #: after those (`widened`), with two; numbers that no recipe asks for.
    around: list[tuple[str, DeviceProfile]] = field(default_factory=list)
    widened: bool = False
    idle: set[str] = field(default_factory=set)
    began: float = field(default_factory=time.monotonic)
    until: float = 0.0
    limit: int = 0
    #: How long nothing better is waited for; since when; better than what.
    patience: float = 0.0
    improved: float = 0.0
    mark: float = 0.0
    #: Variants since the last that was better; descents since the last new program.
    tried: int = 0
    fruitless: int = 0

    def run(
        self, budget: float, limit: int = 1 << 30, patience: float = PATIENCE
    ) -> Progress:
        """Search until the budget (in seconds) or the number of variants is used up.

        It ends earlier if nothing better is found for a share (`patience`) of the
        budget, or if nothing new is left. Without a default that runs there is nothing
        to compare with: then no search.
        """
        draw = random.Random(self.seed)
        self.until, self.limit = self.began + budget, limit
        self.patience = budget * patience
        self._defaults()
        if self.progress.default is None:
            return self.progress
        root = 0
        while not self._over():
            state = start(self.roots[root % len(self.roots)])
            self._descend(state, draw)
            root += 1
        self.progress.now = ""
        self._show()
        return self.progress

    def _defaults(self) -> None:
        """The default lowering of the program as it is: it is to be beaten."""
        state = start(self.roots[0])
        nothing = Candidate(state, DEFAULT_TITLE, self.profile)
        self.measure(nothing, 0, 1.0)
        self.progress.default = self.progress.best
        if self.drawn is not None and self.progress.default is not None:
            finish = by_recipes(self.drawn)
            self.measure(Candidate(state, finish.title, self.drawn), 0)

    def _over(self) -> bool:
        """Is there a reason to end?"""
        now = time.monotonic()
        if now > self.until:
            self.progress.ended = "the time is up"
        elif self.progress.tested >= self.limit:
            self.progress.ended = "enough variants were tried"
        elif now - self.improved > self.patience and self.tried >= _FEW:
            self.progress.ended = f"nothing better for {self.patience:.0f} s"
        elif self.fruitless >= _FRUITLESS and not self.around:
            self.progress.ended = "nothing new is left to try"
        return bool(self.progress.ended)

    def _descend(self, state: State, draw: random.Random) -> None:
        """Fix one move after the other until none is left or time is up."""
        self.progress.fixed.clear()
        for depth in range(12):
            options: list[Move | None] = [None, *moves(state, self.profile, draw)]
            draw.shuffle(options)
            best: tuple[int, State, str] | None = None
            for option in options[:16]:
                if self._over():
                    return
                after = state if option is None else option.run(state)
                if after is None:
                    continue
                for _ in range(2):
                    self._refine(depth)
                    time_taken = self._sample(after, draw, depth)
                    if time_taken and (best is None or time_taken < best[0]):
                        title = "stay" if option is None else option.title
                        best = (time_taken, after, title)
            if best is None or best[1] is state:
                return
            state = best[1]
            self.progress.fixed.append(best[2])

    def _sample(self, state: State, draw: random.Random, depth: int) -> int | None:
        """The time of one random descent from a state."""
        for _ in range(draw.choice((0, 0, 1, 2))):
            option = some_move(state, self.profile, draw)
            after = None if option is None else option.run(state)
            state = after or state
        finish = some_finish(self.drawn or self.profile, draw)
        candidate = self._finished(state, finish)
        return None if candidate is None else self.measure(candidate, depth)

    def _refine(self, depth: int) -> None:
        """The best so far with another number in its recipes."""
        best = self.winner
        if best is None or is_low_level(best.state.program):
            return
        if not self.around and not self.widened:
            self.widened = True
            self.around = self._shuffled(farther(best.profile, self.idle))
        while self.around:
            name, profile = self.around.pop()
            candidate = self._finished(best.state, by_recipes(profile))
            if candidate is None or self._key(candidate) in self.seen:
                continue
            leader = self.leader
            answer = self._asked(candidate, depth)
            if leader is not None and answer is not None and answer.low == leader.low:
                # No recipe of this program asks for this number.
                self.idle.add(name)
                self.around = [(n, other) for n, other in self.around if n != name]
            return

    def _finished(self, state: State, finish: Finish) -> Candidate | None:
        try:
            low = finish.run(state)
        except LiftError:
            return None
        return None if low is None else Candidate(low, finish.title, finish.profile)

    def measure(
        self, candidate: Candidate, fixed: int, seconds: float = 0.2
    ) -> int | None:
        """Measure a candidate unless it was seen or cannot win."""
        answer = self._asked(candidate, fixed, seconds)
        return None if answer is None else answer.nanoseconds

    def _key(self, candidate: Candidate) -> str:
        return f"{print_program(candidate.state.program)}\0{candidate.profile}"

    def _asked(
        self, candidate: Candidate, fixed: int, seconds: float = 0.2
    ) -> Measured | None:
        program, key = candidate.state.program, self._key(candidate)
        self.fruitless += 1
        if key in self.seen or self._hopeless(program):
            return None
        self.seen.add(key)
        self.progress.now = candidate.finish
        best = self.progress.best
        rival = 1 << 62 if best is None else best.nanoseconds
        text = print_program(program)
        answer = self.runner.measure(text, candidate.profile, seconds, rival)
        if isinstance(answer, Measured) and answer.repeated and best is not None:
            self.progress.repeated += 1
            return answer
        self.fruitless = 0
        self._record(candidate, answer, fixed)
        return answer if isinstance(answer, Measured) else None

    def _hopeless(self, program: Program) -> bool:
        if not is_low_level(program):
            return False  # the recipes decide what it costs
        found = pruned(program, self.sizes, self.profile, self.cost)
        if isinstance(found, TooMuch):
            self.progress.pruned += 1
            return True
        return False

    def _record(
        self, candidate: Candidate, answer: Measured | Failed, fixed: int
    ) -> None:
        progress = self.progress
        progress.tested += 1
        self.tried += 1
        taken = answer.nanoseconds if isinstance(answer, Measured) else None
        now = time.monotonic() - self.began
        progress.points.append(Point(progress.tested, fixed, taken, now))
        if isinstance(answer, Failed):
            progress.failed[answer.kind] = progress.failed.get(answer.kind, 0) + 1
            progress.problem = f"{answer.kind}: {answer.reason}"
            if answer.kind in ("crashed", "timeout"):
                text = print_program(candidate.state.program)
                said = f"{progress.problem}\n{candidate.profile}\n{text}"
                progress.crashes = [*progress.crashes[-9:], said]
        else:
            self._best(candidate, answer)
        self._show()

    def _best(self, candidate: Candidate, answer: Measured) -> None:
        program = candidate.state.program
        steps = [derivation(candidate.state), candidate.finish, *answer.notes]
        found = Found(
            answer.nanoseconds,
            answer.low,
            program.facts,
            "\n".join(filter(None, steps)),
            candidate.finish,
            program.facts == start(self.roots[0]).program.facts,
        )
        progress = self.progress
        is_default = candidate.finish == DEFAULT_TITLE
        if not is_default:
            progress.own = found if _less(found, progress.own) else progress.own
            others = sorted([*progress.top, found], key=lambda f: f.nanoseconds)
            progress.top = others[:_TOP]
        if (not is_default or self.drawn is None) and _less(found, self.leader):
            self._follow(found, candidate)
        if _less(found, progress.best):
            progress.best = found
            low = is_low_level(program)
            cost = pruned(program, self.sizes, self.profile) if low else None
            self.cost = cost if isinstance(cost, Cost) else self.cost
        if found.general and _less(found, progress.general):
            progress.general = found

    def _follow(self, found: Found, candidate: Candidate) -> None:
        """The best so far: what is around it is to be tried."""
        if self.winner is None or self.winner.state.program != candidate.state.program:
            self.idle.clear()
        self.leader, self.winner = found, candidate
        if not self.mark or found.nanoseconds < self.mark * _PROGRESS:
            self.mark, self.improved = found.nanoseconds, time.monotonic()
            self.tried = 0
        self.around = self._shuffled(neighbours(candidate.profile))
        self.widened = False

    def _shuffled(
        self, profiles: list[tuple[str, DeviceProfile]]
    ) -> list[tuple[str, DeviceProfile]]:
        draw = random.Random(self.seed + self.progress.tested)
        return draw.sample(profiles, len(profiles))

    def _show(self) -> None:
        self.progress.seconds = time.monotonic() - self.began
        self.changed(self.progress)
