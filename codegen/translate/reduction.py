"""Scalar reductions: one or several accumulators over a loop or a nest.

Consumes a nest that carries accumulators in its outermost loop and stores nothing;
produces a reduce of what each iteration contributes, starting from the initial value.
"""

from __future__ import annotations

from dataclasses import dataclass

from codegen.scalar import Untranslatable, lift_type
from codegen.translate.accumulation import translate_accumulation
from codegen.translate.associative import Accumulation, Operator, identity
from codegen.translate.translation import Translation
from codegen.translate.workshop import Workshop
from detector.model import Instruction
from lift.terms import patterns as p
from lift.terms.build import call, get, tup
from lift.terms.core import Expr as Term
from lift.terms.core import Lambda, Param
from lift.types import ScalarType


@dataclass(frozen=True, slots=True)
class _Part:
    operator: Operator
    scalar: ScalarType
    term: Term


def translate_reduction(shop: Workshop, name: str) -> Translation:
    """The nest as one reduce."""
    if any(i.opcode == "store" for i in shop.loop.instructions()):
        return translate_accumulation(shop, name)
    carried = shop.shape.carried(shop.loop)
    if not carried:
        raise Untranslatable(shop.loop.header.instructions[0], "nothing is carried")
    parts: list[_Part] = []

    def contributions() -> Term:
        parts.extend(_part(shop, phi) for phi in carried)
        return _tuple([part.term for part in parts])

    array = shop.nest.mapped(shop.loop, contributions)
    initial = [shop.nest.value(shop.shape.initial(shop.loop, phi)) for phi in carried]
    body = call(
        p.Reduce(_operator(parts), assoc=True, comm=True), _tuple(initial), array
    )
    updates: list[Instruction] = []
    for phi in carried:
        update = shop.shape.update(shop.loop, phi)
        assert isinstance(update, Instruction)
        updates.append(update)
    return shop.finish(name, body, (None,) * len(carried), updates)


def _part(shop: Workshop, phi: Instruction) -> _Part:
    scalar = lift_type(phi.type)
    if scalar is None:
        raise Untranslatable(phi, "an accumulator of this type")
    found = Accumulation(shop.nest, scalar).of_loop(shop.loop, phi)
    if found.operator is None or found.term is None:
        raise Untranslatable(phi, "an accumulator that never changes")
    # Asked for early: an operator without an identity cannot be split.
    identity(found.operator, scalar)
    return _Part(found.operator, scalar, found.term)


def _operator(parts: list[_Part]) -> Lambda:
    a, b = Param("a"), Param("b")
    if len(parts) == 1:
        return Lambda((a, b), parts[0].operator.apply(a, b))
    items = [part.operator.apply(get(a, k), get(b, k)) for k, part in enumerate(parts)]
    return Lambda((a, b), tup(*items))


def _tuple(items: list[Term]) -> Term:
    return tup(*items) if len(items) > 1 else items[0]
