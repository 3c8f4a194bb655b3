"""Strategies: rules composed into recipes, in the manner of Elevate.

Consumes states; a strategy gives the state after it, or None if it fails. What was done
stands in the trace of the state. A rule is a strategy that rewrites at the focus.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from lift.rules.core import Rule
from lift.strategy.state import Position, State, positions
from lift.terms.traverse import children

Strategy: TypeAlias = Callable[[State], State | None]
#: A strategy that never ends is a defect of the strategy; this is where it shows.
LIMIT = 10_000


def rule(which: Rule) -> Strategy:
    """The rule at the focus."""
    return lambda state: state.rewritten(which)


def done(state: State) -> State | None:
    """Nothing; never fails."""
    return state


def fail(state: State) -> State | None:
    """Always fails."""
    return None


def seq(*strategies: Strategy) -> Strategy:
    """One after the other; fails if one of them fails."""

    def run(state: State) -> State | None:
        for strategy in strategies:
            found = strategy(state)
            if found is None:
                return None
            state = found
        return state

    return run


def choice(*strategies: Strategy) -> Strategy:
    """The first that succeeds (`<+`)."""

    def run(state: State) -> State | None:
        for strategy in strategies:
            found = strategy(state)
            if found is not None:
                return found
        return None

    return run


def attempt(strategy: Strategy) -> Strategy:
    """The strategy, or nothing (`try`)."""
    return choice(strategy, done)


def repeat(strategy: Strategy) -> Strategy:
    """Again and again until it fails; never fails itself."""

    def run(state: State) -> State | None:
        for _ in range(LIMIT):
            found = strategy(state)
            if found is None:
                return state
            state = found
        raise RecursionError("a strategy was repeated without end")

    return run


def at(position: Position, strategy: Strategy) -> Strategy:
    """At a position relative to the focus; fails if there is none."""

    def run(state: State) -> State | None:
        node = state.term
        for index in position:
            if index >= len(children(node)):
                return None
            node = children(node)[index]
        found = strategy(state.at((*state.focus, *position)))
        return None if found is None else found.at(state.focus)

    return run


def one(strategy: Strategy) -> Strategy:
    """At the first direct sub-term where it succeeds."""

    def run(state: State) -> State | None:
        for index in range(len(children(state.term))):
            found = at((index,), strategy)(state)
            if found is not None:
                return found
        return None

    return run


def all_below(strategy: Strategy) -> Strategy:
    """At every direct sub-term; fails if it fails at one (`all`)."""

    def run(state: State) -> State | None:
        for index in range(len(children(state.term))):
            found = at((index,), strategy)(state)
            if found is None:
                return None
            state = found
        return state

    return run


def once(strategy: Strategy) -> Strategy:
    """At the outermost place, first in the text, where it succeeds."""

    def run(state: State) -> State | None:
        return choice(strategy, one(run))(state)

    return run


def innermost(strategy: Strategy) -> Strategy:
    """At the innermost place, first in the text, where it succeeds."""

    def run(state: State) -> State | None:
        return choice(one(run), strategy)(state)

    return run


def top_down(strategy: Strategy) -> Strategy:
    """At every place, a term before its parts; fails if it fails somewhere."""

    def run(state: State) -> State | None:
        return seq(strategy, all_below(run))(state)

    return run


def bottom_up(strategy: Strategy) -> Strategy:
    """At every place, the parts of a term before it; fails if it fails somewhere."""

    def run(state: State) -> State | None:
        return seq(all_below(run), strategy)(state)

    return run


def everywhere(strategy: Strategy) -> Strategy:
    """At every place where it succeeds, a term before its parts; never fails."""
    return top_down(attempt(strategy))


def nth(number: int, strategy: Strategy) -> Strategy:
    """At the place with this number, among those where it succeeds (0 is the first)."""

    def run(state: State) -> State | None:
        seen = 0
        for position in positions(state.term):
            found = at(position, strategy)(state)
            if found is not None:
                if seen == number:
                    return found
                seen += 1
        return None

    return run


def normal_form(strategy: Strategy) -> Strategy:
    """Until it succeeds nowhere, innermost first."""
    return repeat(innermost(strategy))
