"""The normal form of layout: split, join, transpose, slide, zip, cuts.

Consumes typed programs; produces typed programs in which no cancellation is left. A
pass rewrites bottom up wherever the types are known and the program is typed again
after it, so that the cost is that of a few inferences, whatever the number of steps.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from lift.infer import gather_facts, infer
from lift.rules import RULES
from lift.rules.core import Context, Rule
from lift.strategy.state import Position, State, Step
from lift.terms.traverse import children, is_expression, rebuild

#: Rules that make a term smaller. Each ends; so does their union.
CANCEL: tuple[Rule, ...] = tuple(
    RULES[name]
    for name in (
        "joinAfterSplit", "splitAfterJoin", "scalarAfterVector", "vectorAfterScalar",
        "transposeTwice", "reorderBack", "identity", "getOfTuple", "tupleOfGets",
        "unzipOfZip", "zipOfUnzip", "componentOfZip", "iterateNothing", "takeAll",
        "takeTwice", "concatOfCut", "slideIsSplit", "joinOfOne", "selectSame", "beta",
    )
)  # fmt: skip
#: Layout moves to where it may meet its inverse: one direction of each pair only.
MOVE: tuple[Rule, ...] = tuple(
    RULES[name]
    for name in (
        "joinOfMapJoin", "splitOfSplit", "mapTransposeOfSplit", "transposeRotation",
    )
)  # fmt: skip


@dataclass(slots=True)
class _Pass:
    """One walk over a body."""

    rules: tuple[Rule, ...]
    context: Context
    steps: list[Step] = field(default_factory=list)

    def run(self, node: Any, position: Position, above: tuple[Any, ...]) -> Any:
        places = iter(range(len(children(node))))
        path = (*above, node)
        new = rebuild(
            node, lambda child: self.run(child, (*position, next(places)), path)
        )
        if not is_expression(new):
            return new
        context = replace(self.context, above=above)
        for rule in self.rules:
            found = rule.apply(new, context)
            if found is not None:
                self.steps.append(Step(rule.title, position, new, found))
                return found
        return new


def simplified(state: State, rules: tuple[Rule, ...] = CANCEL) -> State:
    """The program with these rules applied until none is left to apply."""
    program, trace = state.program, state.trace
    context = Context(gather_facts(program.facts))
    while True:
        walk = _Pass(rules, context)
        body = walk.run(program.body, (), ())
        if not walk.steps:
            return State(program, trace, state.focus)
        program = infer(replace(program, body=body))
        trace = (*trace, *walk.steps)


def layout_normal_form(state: State) -> State:
    """No cancellation is left, and layout stands where cancellation is found.

    Layout of rows is put into one map only when nothing else is left to do: rules that
    look for a stage of its own come first.
    """
    while True:
        moved = simplified(state, (*CANCEL, *MOVE))
        fused = simplified(moved, (*CANCEL, RULES["layoutFusion"]))
        if len(fused.trace) == len(state.trace):
            return state
        state = fused
