"""Counts that stop at a limit: `if (h[k] < 255) h[k]++;`.

Consumes the comparison that lets a count go on; produces what is left of a count after
so many steps. The steps are counted by themselves, without a limit, so any order will
do; the limit is applied once, at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from codegen.scalar import Untranslatable
from codegen.scalar.ops import bitcast
from codegen.scalar.types import UNSIGNED
from codegen.translate.workshop import Workshop
from detector.analysis.expr import const
from detector.analysis.loops import Loop
from detector.model import ConstantInt, Instruction
from detector.verdict import Compare, Comparison
from lift.terms.build import cast, lit, op
from lift.terms.core import Expr as Term
from lift.types import I64, U32, U64, ScalarType

# Less than 2^31, since compilers warn of a test that no `int` can fail.
MOST_STEPS = 0x7FFF_0000
_TESTS = {"ult": "lt", "slt": "lt", "ne": "ne", "eq": "ne"}


@dataclass(frozen=True, slots=True)
class Saturation:
    """Steps of 1 as long as the count passes the test against `limit`."""

    test: str
    is_signed: bool
    limit: int
    scalar: ScalarType

    def after(self, old: Term, steps: Term) -> Term:
        """The count after so many steps (u64); both terms are used several times.

        The way to the limit is taken modulo the width: a test for `!=` lets a count
        that is beyond it wrap.
        """
        mask = lit((1 << self.scalar.bits) - 1, U64)
        limit = lit(self.limit & ((1 << self.scalar.bits) - 1), U64)
        here = cast(bitcast(old, UNSIGNED[self.scalar]), U64)
        way = op("and", op("sub", limit, here), mask)
        goes_on = self._goes_on(old, here, limit)
        moved = self._narrow(op("and", op("add", here, steps), mask))
        reached = op("select", op("lt", steps, way), moved, self._narrow(limit))
        return op("select", goes_on, reached, old)

    def _goes_on(self, old: Term, here: Term, limit: Term) -> Term:
        if self.is_signed:
            return op("lt", cast(old, I64), lit(self.limit, I64))
        return op(self.test, here, limit)

    def _narrow(self, term: Term) -> Term:
        return bitcast(cast(term, UNSIGNED[self.scalar]), self.scalar)


def type_of_steps(shop: Workshop, loops: Sequence[Loop]) -> ScalarType:
    """What can hold one step an iteration: 32 bits, where a guard sees to that.

    Bins of half the size stay in a cache that is close to the processor.
    """
    if any(shop.shape.range(loop) is not None for loop in loops):
        return U64
    total = const(1)
    for loop in loops:
        total = total * shop.shape.form(loop).trip
        # One by one, so that no product is longer than what guards compute with.
        why = "more iterations than a count has numbers"
        shop.sizes.guards.append(Compare(total, Comparison.LE, const(MOST_STEPS), why))
    return U32


def saturation_of(
    test: Instruction,
    load: Instruction,
    scalar: ScalarType,
    store: Instruction,
    stores_if_true: bool,
) -> Saturation | None:
    """The limit that a comparison sets to a count, if all else is a step of 1."""
    if stores_if_true == (test.predicate == "eq"):
        return None
    new = store.operands[0]
    if not isinstance(new, Instruction) or new.opcode != "add":
        return None
    if new.operands[0] is not load or not _is(new.operands[1], 1):
        return None
    left, limit = test.operands
    predicate = test.predicate or ""
    if test.opcode != "icmp" or predicate not in _TESTS:
        return None
    if not isinstance(limit, ConstantInt) or not scalar.is_signed:
        return None
    if left is load:
        value = limit.signed if predicate == "slt" else limit.unsigned
        return Saturation(_TESTS[predicate], predicate == "slt", value, scalar)
    widened = isinstance(left, Instruction) and left.opcode == "zext"
    if not widened or not isinstance(left, Instruction) or left.operands[0] is not load:
        return None
    if not 0 <= limit.signed < 1 << scalar.bits:
        raise Untranslatable(test, "a limit that a count never comes to")
    return Saturation(_TESTS[predicate], False, limit.signed, scalar)


def _is(value: object, number: int) -> bool:
    return isinstance(value, ConstantInt) and value.value == number
