"""Searches: inner loops that end when they have found something.

Consumes a loop that is not counted, but takes no more than a known number of steps;
produces the form of a loop that takes all of them, and the condition under which a step
is still a step of the search. Once that fails, nothing changes any more.
"""

from __future__ import annotations

from detector.analysis.condition import NONE
from detector.analysis.expr import ZERO, const
from detector.analysis.facade import FunctionAnalyses
from detector.analysis.induction import LoopForm
from detector.analysis.loops import Loop
from detector.analysis.steps import steps_of
from detector.model import Value


def is_search(analyses: FunctionAnalyses, loop: Loop) -> bool:
    """Whether only what a loop finds tells when it ends."""
    return not isinstance(analyses.evolution.loop(loop), LoopForm)


def search_form(analyses: FunctionAnalyses, loop: Loop) -> LoopForm | None:
    """The form of a search that takes as many steps as it may."""
    found = steps_of(loop)
    if found is None or loop.latch is None:
        return None
    counter = analyses.evolution.scope.counter(loop)
    most = const(found.most)
    return LoopForm(
        loop, counter, most, most, NONE, "bottom", False, loop.latch, ZERO, most,
        const(1), None, (),
    )  # fmt: skip


def goes_on(analyses: FunctionAnalyses, loop: Loop) -> tuple[Value, bool] | None:
    """What a search asks after each step, and the answer on which there is another.

    None for counted loops, and for searches that always take the same number of steps.
    """
    found = steps_of(loop) if is_search(analyses, loop) else None
    if found is None or found.always:
        return None
    assert loop.latch is not None, "searches have one"
    end = loop.latch.terminator
    return end.operands[0], end.successors[0] is loop.header
