"""Strategies: rules composed, applied to programs, with a trace of what was done.

state = seq(once(rule(RULES["splitJoin"](4))), ...)(start(program))
print(derivation(state))
"""

from lift.strategy.combinators import (
    Strategy,
    all_below,
    at,
    attempt,
    bottom_up,
    choice,
    done,
    everywhere,
    fail,
    innermost,
    normal_form,
    nth,
    once,
    one,
    repeat,
    rule,
    seq,
    top_down,
)
from lift.strategy.normal import layout_normal_form, simplified
from lift.strategy.show import derivation
from lift.strategy.state import Position, State, Step, positions, start

__all__ = [
    "Position",
    "State",
    "Step",
    "Strategy",
    "all_below",
    "at",
    "attempt",
    "bottom_up",
    "choice",
    "derivation",
    "done",
    "everywhere",
    "fail",
    "innermost",
    "layout_normal_form",
    "normal_form",
    "nth",
    "once",
    "one",
    "positions",
    "repeat",
    "rule",
    "seq",
    "simplified",
    "start",
    "top_down",
]
