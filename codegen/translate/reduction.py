"""Scalar reductions: one or several accumulators over a loop or a nest.

Consumes a nest that carries accumulators in its outermost loop and stores nothing;
produces a reduce of what each iteration contributes, starting from the initial value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from codegen.scalar import Untranslatable, lift_type
from codegen.translate.accumulation import translate_accumulation
from codegen.translate.associative import (
    Accumulation,
    Comparison,
    Operator,
    identity,
)
from codegen.translate.translation import Translation
from codegen.translate.workshop import Workshop
from detector.model import Instruction
from lift.terms import patterns as p
from lift.terms.build import call, get, op, tup
from lift.terms.core import Expr as Term
from lift.terms.core import Lambda, Param
from lift.types import ScalarType


@dataclass(frozen=True, slots=True)
class CarriedPart:
    """One reduction: what is folded, and how."""

    operator: Operator
    scalar: ScalarType
    term: Term


def translate_reduction(shop: Workshop, name: str) -> tuple[Translation, ...]:
    """A reduce for what is carried, and one for each element in memory."""
    stored = {store.operands[0] for store in shop.stores}
    loop = shop.loop
    # A carried value that is stored as it comes round only mirrors the memory.
    carried = [
        phi
        for phi in shop.shape.carried(loop)
        if shop.shape.update(loop, phi) not in stored
    ]
    if not carried and not stored:
        raise Untranslatable(loop.header.instructions[0], "nothing is carried")
    makers: list[Callable[[Workshop], Translation]] = [
        partial(translate_accumulation, name=f"{name}_{number}")
        for number in range(len(shop.stores))
    ]
    shops = [
        shop.again((store,), is_last=not carried and store is shop.stores[-1])
        for store in shop.stores
    ]
    if carried:
        makers.append(partial(translate_carried, name=name, carried=carried))
        shops.append(shop.again(()))
    return tuple(make(part) for make, part in zip(makers, shops, strict=True))


def translate_carried(
    shop: Workshop, name: str, carried: Sequence[Instruction]
) -> Translation:
    """What the outermost loop carries, as one reduce."""
    if len(carried) > 1 and follows_one_choice(shop, carried):
        return _translate_choice(shop, name, carried)
    parts: list[CarriedPart] = []

    def contributions() -> Term:
        parts.extend(carried_part(shop, phi) for phi in carried)
        return _tuple([part.term for part in parts])

    array = shop.nest.mapped(shop.loop, contributions)
    initial = [shop.nest.value(shop.shape.initial(shop.loop, phi)) for phi in carried]
    body = call(
        p.Reduce(all_parts(parts), assoc=True, comm=True), _tuple(initial), array
    )
    updates: list[Instruction] = []
    for phi in carried:
        update = shop.shape.update(shop.loop, phi)
        assert isinstance(update, Instruction)
        updates.append(update)
    return shop.finish(name, body, (None,) * len(carried), updates)


def follows_one_choice(shop: Workshop, carried: Sequence[Instruction]) -> bool:
    """Whether all accumulators are kept or replaced together: an argmin."""
    conditions = set()
    for phi in carried:
        update = shop.shape.update(shop.loop, phi)
        if not isinstance(update, Instruction) or update.opcode not in (
            "select",
            "phi",
        ):
            return False
        if shop.shape.left_by(update) is not None:
            return False
        condition, yes, no = shop.shape.choice(update)
        if phi not in (yes, no):
            return False
        conditions.add(condition)
    (first, *others) = conditions
    return not others and any(shop.shape.depends(first, phi) for phi in carried)


def _translate_choice(
    shop: Workshop, name: str, carried: Sequence[Instruction]
) -> Translation:
    """The position of an extremum, and what else goes with it.

    Among equal values the original keeps the first (or the last): the operator does
    the same as long as parts are combined in order, so it does not commute.
    """
    updates = [shop.shape.update(shop.loop, phi) for phi in carried]
    choices = [shop.shape.choice(u) for u in updates if isinstance(u, Instruction)]
    test = choices[0][0]
    leader = next((o for o in getattr(test, "operands", ()) if o in carried), None)
    if not isinstance(test, Instruction) or not isinstance(leader, Instruction):
        raise Untranslatable(carried[0], "a choice that compares no accumulator")
    place = carried.index(leader)
    keeps = choices[place][1] is leader
    news = tuple(
        no if yes is phi else yes
        for phi, (_, yes, no) in zip(carried, choices, strict=True)
    )
    others = {o for o in test.operands if o is not leader}
    if test.opcode not in ("icmp", "fcmp") or others != {news[place]}:
        raise Untranslatable(test, "a choice that compares something else")
    if any(shop.shape.depends(new, phi) for new in news for phi in carried):
        raise Untranslatable(test, "a choice whose values depend on each other")
    comparison = Comparison(test, keeps, leader)
    # Asked for its refusal: what has no order has no extremum.
    _ = comparison.grows
    array = shop.nest.mapped(
        shop.loop, lambda: shop.nest.body(news, lambda *terms: tup(*terms))
    )
    a, b = Param("a"), Param("b")
    holds = comparison.holds(get(a, place), get(b, place))
    items = []
    for index, (phi, (_, yes, _)) in enumerate(zip(carried, choices, strict=True)):
        sides = (a, b) if yes is phi else (b, a)
        items.append(op("select", holds, *(get(side, index) for side in sides)))
    initial = [shop.nest.value(shop.shape.initial(shop.loop, phi)) for phi in carried]
    operator = p.Reduce(Lambda((a, b), tup(*items)), assoc=True)
    body = call(operator, tup(*initial), array)
    return shop.finish(name, body, (None,) * len(carried), updates)


def carried_part(shop: Workshop, phi: Instruction) -> CarriedPart:
    """What an iteration adds to a carried value."""
    scalar = lift_type(phi.type)
    if scalar is None:
        raise Untranslatable(phi, "an accumulator of this type")
    found = Accumulation(shop.nest, scalar).of_loop(shop.loop, phi)
    if found.operator is None or found.term is None:
        raise Untranslatable(phi, "an accumulator that never changes")
    # Asked for early: an operator without an identity cannot be split.
    identity(found.operator, scalar)
    return CarriedPart(found.operator, scalar, found.term)


def all_parts(parts: Sequence[CarriedPart]) -> Lambda:
    """The operators of all carried values, on tuples of them."""
    a, b = Param("a"), Param("b")
    if len(parts) == 1:
        return Lambda((a, b), parts[0].operator.apply(a, b))
    items = [part.operator.apply(get(a, k), get(b, k)) for k, part in enumerate(parts)]
    return Lambda((a, b), tup(*items))


def _tuple(items: list[Term]) -> Term:
    return tup(*items) if len(items) > 1 else items[0]
