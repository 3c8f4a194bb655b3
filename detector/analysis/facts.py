"""What branches on the way to a block say about integers.

Consumes the dominator tree and comparisons; produces for a block the expressions that
are >= 0 whenever control is there (guards of rotated loops, range checks).
Must not know trip counts: it asks the evaluator for the last value of a counter.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from detector.analysis.condition import NONE, NonNegative, in_order
from detector.analysis.counted import CountedExit
from detector.analysis.expr import Counter, Expr
from detector.analysis.ranges import Known, interval
from detector.analysis.values import number
from detector.model import Block, ConstantInt, Instruction, PointerType, Value

if TYPE_CHECKING:
    from detector.analysis.scev import Evaluator

NEGATED = {
    "eq": "ne",
    "ne": "eq",
    "slt": "sge",
    "sge": "slt",
    "sgt": "sle",
    "sle": "sgt",
    "ult": "uge",
    "uge": "ult",
    "ugt": "ule",
    "ule": "ugt",
}
SWAPPED = {
    "eq": "eq",
    "ne": "ne",
    "slt": "sgt",
    "sgt": "slt",
    "sle": "sge",
    "sge": "sle",
    "ult": "ugt",
    "ugt": "ult",
    "ule": "uge",
    "uge": "ule",
}


def conjuncts(condition: Value, truth: bool) -> Iterator[tuple[Instruction, bool]]:
    """The comparisons that all hold (or fail) if `condition` is `truth`."""
    if not isinstance(condition, Instruction):
        return
    match condition.opcode:
        case "icmp":
            yield condition, truth
        case "xor" if number(condition.operands[1]) == -1:
            yield from conjuncts(condition.operands[0], not truth)
        case "and" | "or" if (condition.opcode == "and") == truth:
            for operand in condition.operands:
                yield from conjuncts(operand, truth)
        case "select":
            yield from _selected(condition, truth)
        case _:
            pass


def _selected(
    condition: Instruction, truth: bool
) -> Iterator[tuple[Instruction, bool]]:
    # select c, x, false is c and x; select c, true, x is c or x, without evaluating x.
    first, yes, no = condition.operands
    if truth and isinstance(no, ConstantInt) and no.value == 0:
        both = (first, yes)
    elif not truth and isinstance(yes, ConstantInt) and yes.value != 0:
        both = (first, no)
    else:
        return
    for part in both:
        yield from conjuncts(part, truth)


def _orders_pointers(comparison: Instruction, predicate: str) -> bool:
    # Pointers are read as unsigned addresses only.
    signed = predicate[0] == "s"
    return signed and isinstance(comparison.operands[0].type, PointerType)


class Facts:
    """Facts by block, found while walking up the dominator tree."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator

    def at(self, block: Block | None) -> Known:
        """All that is known whenever control is in `block`."""
        if block is None:
            return Known((), self._last)
        for memo in self._evaluator.known_memos:
            if block.number in memo:
                return memo[block.number]
        known = Known((*self._facts(block), *self._assumed(block)), self._last)
        self._evaluator.known_memos[-1][block.number] = known
        return known

    def _assumed(self, block: Block) -> Iterator[Expr]:
        """What the trip counts around rest on: whoever uses a form accepts it."""
        loop = self._evaluator.scope.innermost(block)
        if loop is not None:
            for condition in in_order(self._evaluator.trip_conditions(loop)):
                if isinstance(condition, NonNegative):
                    yield condition.expr

    def _last(self, counter: Counter) -> Expr | None:
        loop = self._evaluator.scope.loop_of(counter)
        end = self._evaluator.exit(loop) if loop is not None else None
        return end.largest if isinstance(end, CountedExit) else None

    def _facts(self, block: Block) -> tuple[Expr, ...]:
        chain, scope = [block], self._evaluator.scope
        # Not recursive: a long function has a deep dominator tree.
        facts = self._found(block)
        while facts is None:
            above = scope.dominator(chain[-1])
            if above is None:
                facts = ()
            else:
                chain.append(above)
                facts = self._found(above)
        for upper, lower in pairwise(reversed(chain)):
            kept = [f for f in facts if scope.in_scope(f, lower)]
            facts = (*kept, *self._edge(upper, lower, Known((*kept,), self._last)))
            self._evaluator.fact_memos[-1][lower.number] = facts
        return facts

    def _found(self, block: Block) -> tuple[Expr, ...] | None:
        for memo in self._evaluator.fact_memos:
            if block.number in memo:
                return memo[block.number]
        return None

    def _edge(self, upper: Block, lower: Block, known: Known) -> Iterator[Expr]:
        """What taking the branch from `upper` to `lower` implies."""
        branch = upper.terminator
        if branch.opcode != "br" or len(branch.blocks) != 2:
            return
        yes, no = branch.blocks
        if yes is no or lower not in (yes, no):
            return
        scope = self._evaluator.scope
        if not scope.entered_only_from(lower, upper) or scope.left_behind(upper, lower):
            return
        for fact in self.of_branch(branch, lower is yes, known):
            if self._evaluator.scope.in_scope(fact, lower):
                yield fact

    def of_branch(
        self, branch: Instruction, taken: bool, known: Known
    ) -> Iterator[Expr]:
        """What it implies that a branch goes to its first (or second) target."""
        for comparison, truth in conjuncts(branch.operands[0], taken):
            yield from self._relation(comparison, truth, known)

    def _relation(
        self, comparison: Instruction, truth: bool, known: Known
    ) -> Iterator[Expr]:
        predicate = comparison.predicate or ""
        if not truth:
            predicate = NEGATED.get(predicate, "")
        if predicate in ("eq", "ne"):
            yield from self._equality(comparison, predicate, known)
            return
        if predicate not in NEGATED or _orders_pointers(comparison, predicate):
            return
        first, second = (0, 1) if predicate[1:] in ("lt", "le") else (1, 0)
        strict = int(predicate[1:] in ("lt", "gt"))
        ordered = self._difference(comparison, first, second, predicate[0] == "s")
        if ordered is not None:
            yield ordered - strict
        if predicate[0] == "u":
            yield from self._below(comparison, first, second, strict, known)

    def _below(
        self, comparison: Instruction, low: int, high: int, strict: int, known: Known
    ) -> Iterator[Expr]:
        """Unsigned below something not negative: not negative itself."""
        upper = self._evaluator.exact_operand(comparison, high, True)
        lower = self._evaluator.exact_operand(comparison, low, True)
        if upper.conditions | lower.conditions == NONE and known.proves(upper.expr):
            yield lower.expr
            yield upper.expr - lower.expr - strict

    def _equality(
        self, comparison: Instruction, predicate: str, known: Known
    ) -> Iterator[Expr]:
        bounds = known.intervals()
        for signed in (True, False):
            difference = self._difference(comparison, 0, 1, signed)
            if difference is None:
                continue
            if predicate == "eq":
                yield from (difference, -difference)
                continue
            low, high = interval(difference, bounds)
            if low >= 0:
                yield difference - 1
            elif high <= 0:
                yield -difference - 1

    def _difference(
        self, comparison: Instruction, low: int, high: int, signed: bool
    ) -> Expr | None:
        """operand[high] - operand[low], if both are exactly known."""
        a = self._evaluator.exact_operand(comparison, low, signed)
        b = self._evaluator.exact_operand(comparison, high, signed)
        return b.expr - a.expr if a.conditions | b.conditions == NONE else None


def implied(
    evaluator: Evaluator, branch: Instruction, taken: bool, known: Known
) -> Known:
    """What is known before a branch, and that it goes one way."""
    facts = Facts(evaluator).of_branch(branch, taken, known)
    return Known((*known.facts, *facts), known.last)
