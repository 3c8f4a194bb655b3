"""Accumulation in memory: y[i] += ..., with the loops of the sum in any place.

Consumes a nest with one store that updates what it reads, perhaps after another one
has set the element (y[i] = 0, y[i] *= beta); produces a map over the loops that move
the store, and in it a fold over the others from the value that was there.
The additions to one element keep their order: the loops of the sum stay in the order in
which they are nested.
"""

from __future__ import annotations

from dataclasses import dataclass

from codegen.scalar import Untranslatable, lift_type
from codegen.translate.associative import (
    Accumulation,
    Operator,
    fold_associative,
)
from codegen.translate.elementwise import translate_elementwise
from codegen.translate.translation import Translation
from codegen.translate.workshop import Workshop
from detector.analysis.expr import Counter
from detector.analysis.loops import Loop
from detector.model import Instruction, Value
from lift.terms.core import Expr as Term


@dataclass(frozen=True, slots=True)
class _Update:
    """The store, what stands for the old value, and the value that it starts from."""

    store: Instruction
    old: tuple[Value, ...]
    start: Value
    moving: tuple[Loop, ...]
    summing: tuple[Loop, ...]


def translate_product(shop: Workshop, name: str) -> Translation:
    """Elements with sums in registers, or in memory; each sum keeps its order."""
    inside = [store for store in shop.stores if is_inside_sum(shop, store)]
    if any(not shop.buffers.access(store).strides for store in inside):
        raise Untranslatable(inside[0], "a store that no loop moves")
    if inside:
        return translate_accumulation(shop, name)
    return translate_elementwise(shop, name)


def translate_accumulation(shop: Workshop, name: str) -> Translation:
    """The nest as a map of folds, or as one reduce if nothing moves the store."""
    update = _find(shop)
    counters = tuple(shop.shape.counter(loop) for loop in update.moving)
    summed = tuple(shop.shape.counter(loop) for loop in update.summing)
    shop.buffers.order = (*counters, *summed)
    if update.moving:
        body = shop.nest.over(update.moving, lambda: _fold(shop, update))
    else:
        body = _sum(shop, update)
    destination = shop.buffers.destination(update.store, counters)
    return shop.finish(name, body, (destination,), ())


def _fold(shop: Workshop, update: _Update) -> Term:
    initial = shop.nest.value(update.start)
    new = update.store.operands[0]
    return shop.nest.fold_over(update.summing, update.old, initial, new)


def _sum(shop: Workshop, update: _Update) -> Term:
    """One place in memory: an associative sum of all contributions."""
    scalar = lift_type(update.store.operands[0].type)
    old = update.old[0]
    if scalar is None or not isinstance(old, Instruction):
        raise Untranslatable(update.store, "an accumulator of this type")
    taken = Accumulation(shop.nest, scalar)
    start = shop.nest.value(update.start)

    operators: list[Operator] = []

    def point() -> Term:
        part = taken.split(update.store.operands[0], old)
        if part.operator is None or part.term is None:
            raise Untranslatable(update.store, "an accumulator that never changes")
        operators.append(part.operator)
        return part.term

    def level(loops: tuple[Loop, ...], initial: Term | None) -> Term:
        loop, *inner = loops
        body = (lambda: level(tuple(inner), None)) if inner else point
        mapped = shop.nest.mapped(loop, body)
        return fold_associative(operators[0], scalar, mapped, initial)

    return level(update.summing, start)


def is_inside_sum(shop: Workshop, store: Instruction) -> bool:
    """Whether some loop around a store writes its element again and again."""
    moved = {s.counter for s in shop.buffers.access(store).strides}
    moved |= _moving_lists(shop, store)
    around = shop.shape.loops_around(store)
    return any(shop.shape.counter(loop) not in moved for loop in around)


def _moving_lists(shop: Workshop, store: Instruction) -> set[Counter]:
    """The loops that take a store to the next position of a list: y[perm[i]] = ..

    Legality has made sure that no position stands in the list twice.
    """
    moved: set[Counter] = set()
    for part in shop.buffers.access(store).indirect:
        load = shop.analyses.evolution.scope.value_of(part.atom)
        if isinstance(load, Instruction) and load.opcode == "load":
            moved |= {s.counter for s in shop.buffers.access(load).strides}
    return moved


def _find(shop: Workshop) -> _Update:
    inside = [store for store in shop.stores if is_inside_sum(shop, store)]
    if len(inside) != 1:
        raise Untranslatable(shop.stores[-1], "several stores around one sum")
    (store,) = inside
    around = shop.shape.loops_around(store)
    moved: set[Counter] = {s.counter for s in shop.buffers.access(store).strides}
    moving = tuple(x for x in around if shop.shape.counter(x) in moved)
    summing = tuple(x for x in around if shop.shape.counter(x) not in moved)
    if not summing or len(around) != len(shop.loops):
        raise Untranslatable(store, "a sum whose loops are not one nest")
    if not shop.shape.is_certain(store.block):
        raise Untranslatable(store, "a store that not every iteration makes")
    start, old = _old(shop, store, summing[-1])
    first = _set_before(shop, store, moving, summing, start)
    return _Update(store, old, first or start, moving, summing)


def _set_before(
    shop: Workshop,
    store: Instruction,
    moving: tuple[Loop, ...],
    summing: tuple[Loop, ...],
    start: Value,
) -> Value | None:
    """What the element is set to before the sum begins, None if nothing sets it.

    The sum's loops must be the innermost ones, and nothing but the sum may read the
    array once the element is set.
    """
    others = [other for other in shop.stores if other is not store]
    if not others:
        return None
    dominance = shop.analyses.dominance
    (first, *more) = others
    if more or (*moving, *summing) != shop.shape.loops_around(store):
        raise Untranslatable(first, "several stores around one sum")
    before = shop.shape.loops_around(first) == moving
    before = before and dominance.strictly_dominates(first, store)
    if not (before and _same_place(shop, first, store)):
        raise Untranslatable(first, "several stores around one sum")
    if not shop.shape.is_certain(first.block):
        raise Untranslatable(first, "a store that not every iteration makes")
    for load in shop.shape.loads(shop.loop):
        same = shop.buffers.name_of(load) == shop.buffers.name_of(store)
        if same and load is not start and not dominance.strictly_dominates(load, first):
            raise Untranslatable(load, "a sum that is read before it is complete")
    return first.operands[0]


def _old(
    shop: Workshop, store: Instruction, innermost: Loop
) -> tuple[Value, tuple[Value, ...]]:
    """The load of the old value, and all values that stand for it in the body."""
    for phi in shop.shape.carried(innermost):
        if shop.shape.update(innermost, phi) is store.operands[0]:
            return shop.shape.initial(innermost, phi), (phi,)
    for load in shop.shape.loads(innermost):
        if load.block is store.block and _same_place(shop, load, store):
            return load, (load,)
    raise Untranslatable(store, "a sum that does not read what it writes")


def _same_place(shop: Workshop, load: Instruction, store: Instruction) -> bool:
    if not shop.loop.has(load):
        return False
    one, other = shop.buffers.access(load), shop.buffers.access(store)
    return one.address == other.address and one.size == other.size
