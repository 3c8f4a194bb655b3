"""The typing rule of iterate: one step is checked for all lengths at once.

The length of step k has a closed form only if a step keeps the length, multiplies or
divides it by a constant, or adds a constant. The step is first tried on the length at
hand to guess which of these it is, and then checked on a variable length, so that the
loop can be generated from the typed term. Divisibility comes from the form: a step
that divides by c is checked on the length c·w.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from lift.diagnostics import LiftError
from lift.infer.check import Checker
from lift.infer.equality import same_type
from lift.infer.layout import Args, Types
from lift.infer.lengths import divided, natural, plain_array
from lift.sizes import ONE, ZERO, Size, Truth, Variable, power, size
from lift.sizes.terms import intern, of_atom
from lift.terms import patterns as p
from lift.terms.core import Fun
from lift.terms.traverse import fresh_name
from lift.types import ArrayType, DataType


@dataclass(frozen=True, slots=True)
class Step:
    """A guess: the argument's and the result's length over a variable w."""

    argument: Callable[[Size], Size]
    result: Callable[[Size], Size]
    total: Size
    low: Size
    high: Size | None


def iterate(
    check: Checker, fun: p.Iterate, types: Types, args: Args
) -> tuple[p.Iterate, DataType]:
    """[a]m → [a]g^times(m)."""
    check.count("iterate", 1, len(types))
    natural(check, fun.times, "the number of iterations")
    array = plain_array(check, types[0], "iterate")
    typed, result = check.apply(fun.fun, types)
    if same_type(check.facts, array, result):
        return replace(fun, fun=typed, length=None), array
    after = plain_array(check, result, "the result of the step of iterate")
    check.same(array.element, after.element, "an element after a step of iterate")
    step = _guess(check, array.size, after.size, fun.times)
    name = fresh_name("w", check.positions)
    length = intern(Variable, name, step.low, step.high, 1)
    inner = replace(check, positions=check.positions | {name})
    general = _checked(inner, fun.fun, array, step, of_atom(length))
    return replace(fun, fun=general, length=length), ArrayType(
        array.element, step.total
    )


def _checked(
    check: Checker, fun: Fun, array: ArrayType, step: Step, length: Size
) -> Fun:
    argument = ArrayType(array.element, step.argument(length))
    try:
        typed, result = check.apply(fun, (argument,))
    except LiftError as problem:
        message = "the step of iterate does not work for every length that occurs"
        raise check.fail("L111", f"{message}: {problem.diagnostic.message}") from None
    expected = ArrayType(array.element, step.result(length))
    if not same_type(check.facts, expected, result):
        message = f"a step of iterate turns {argument} into {result}"
        raise check.fail("L111", message)
    return typed


def _guess(check: Checker, before: Size, after: Size, times: Size) -> Step:
    """Shrinking by a factor, growing by a factor, or a constant difference."""
    shrink = _ratio(check, before, after)
    if shrink is not None:
        total = divided(check, before, power(shrink, times), "iterate")
        return Step(lambda w: w * shrink, lambda w: w, total, ONE, None)
    grow = _ratio(check, after, before)
    if grow is not None:
        total = before * power(grow, times)
        return Step(lambda w: w, lambda w: w * grow, total, ONE, None)
    difference = after - before
    if difference.constant is None:
        message = f"a step of iterate turns length {before} into {after}"
        remedy = "a step may keep, multiply or divide the length, or add a constant"
        raise check.fail("L111", message, remedy)
    total = before + difference * times
    natural(check, total, "the length after the last iteration")
    if check.facts.at_most(ZERO, difference) is Truth.YES:
        return Step(lambda w: w, lambda w: w + difference, total, before, None)
    # A shrinking step is last applied to the length total - difference.
    low = total - difference
    return Step(lambda w: w, lambda w: w + difference, total, low, before)


def _ratio(check: Checker, larger: Size, smaller: Size) -> int | None:
    """The constant c > 1 with larger = c·smaller, if there is one."""
    for candidate in range(2, 65):
        if check.facts.equal(larger, smaller * size(candidate)) is Truth.YES:
            return candidate
    return None
