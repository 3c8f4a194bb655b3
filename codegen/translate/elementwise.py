"""Maps, stencils, map-reduces: every iteration of the parallel loops writes its own.

Consumes a nest whose stores all move with the same loops; produces nested maps over
those loops, with the other loops as folds inside.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from codegen.scalar import Untranslatable
from codegen.translate.translation import Translation
from codegen.translate.workshop import Workshop
from detector.analysis.expr import Counter, Expr
from detector.analysis.loops import Loop
from detector.model import Instruction
from lift.terms import patterns as p
from lift.terms.build import call, dims, pipe, tup
from lift.terms.core import Expr as Term

Place = Sequence[Instruction]


def translate_elementwise(shop: Workshop, name: str) -> Translation:
    """The nest as one map over all its parallel loops."""
    loops = parallel_loops(shop)
    places = places_of(shop)
    body = shop.nest.over(loops, lambda: _point(shop, places))
    if len(places) > 1:
        body = _apart(body, len(loops))
    counters = tuple(shop.shape.counter(loop) for loop in loops)
    destinations = tuple(shop.buffers.destination(p[0], counters) for p in places)
    return shop.finish(name, body, destinations, ())


def places_of(shop: Workshop) -> list[list[Instruction]]:
    """For each element that a point writes, the stores that may do it last."""
    return [_writers(shop, group) for group in _by_place(shop, shop.stores)]


def _by_place(shop: Workshop, stores: Sequence[Instruction]) -> list[list[Instruction]]:
    """The stores by the element that they write."""
    groups: dict[tuple[str, Expr], list[Instruction]] = {}
    for store in stores:
        key = (shop.buffers.name_of(store), shop.buffers.access(store).address)
        groups.setdefault(key, []).append(store)
    return list(groups.values())


def _writers(shop: Workshop, group: list[Instruction]) -> list[Instruction]:
    """The stores that may be an iteration's last one to a place: one of them is.

    A store that every iteration makes hides those before it. Otherwise each iteration
    must make exactly one: a place that an iteration leaves alone must not be written,
    not even with the value that it has.
    """
    dominance = shop.analyses.dominance
    certain = [store for store in group if _is_made(shop, store)]
    for last in certain:
        if all(s is last or dominance.strictly_dominates(s, last) for s in group):
            return [last]
    if certain or not shop.shape.exactly_one({store.block for store in group}):
        raise Untranslatable(group[0], "a store that not every iteration makes")
    return group


def _is_made(shop: Workshop, store: Instruction) -> bool:
    """Whether every iteration makes a store, also if only behind an inner loop.

    A loop that runs equally often in all iterations is entered: the stub asks for trip
    counts of at least 1. Then its exit is passed.
    """
    shape, block = shop.shape, store.block
    if shape.is_certain(block):
        return True
    for loop in shape.loops:
        if loop.exit is block and loop is not shop.loop and shape.range(loop) is None:
            return shape.is_certain(loop.header)
    return False


def _point(shop: Workshop, places: Sequence[Place]) -> Term:
    """The values of all places; what several of them need is computed once."""
    blocks = [store.block for store in places[0]]
    if any([store.block for store in writers] != blocks for writers in places):
        return _together(*(_chosen(shop, [writers]) for writers in places))
    return _chosen(shop, places)


def _chosen(shop: Workshop, places: Sequence[Place]) -> Term:
    """The values of the stores that the iteration makes: one block of them."""
    *others, last = zip(*places, strict=True)
    term = _arm(shop, last)
    for stores in others:
        condition = shop.nest.condition(stores[0].block)
        term = call(p.Select(), condition, _arm(shop, stores), term)
    return term


def _arm(shop: Workshop, stores: Sequence[Instruction]) -> Term:
    values = tuple(store.operands[0] for store in stores)
    return shop.nest.body_in(stores[0].block, values, _together)


def _together(*values: Term) -> Term:
    return tup(*values) if len(values) > 1 else values[0]


def _apart(body: Term, depth: int) -> Term:
    """An array of tuples (of any depth) as a tuple of arrays."""
    for level in reversed(range(depth)):
        body = pipe(body, dims(p.Unzip(), level))
    return body


def parallel_loops(shop: Workshop) -> list[Loop]:
    """The loops whose every point writes its own elements, outside in."""
    stores = shop.stores
    if not stores:
        raise Untranslatable(shop.loop.header.instructions[0], "a nest with no store")
    moved: set[Counter] = set()
    for store in stores:
        moved |= {s.counter for s in shop.buffers.access(store).strides}
    loops = [loop for loop in shop.shape.loops if shop.shape.counter(loop) in moved]
    for outer, inner in pairwise(loops):
        if inner.parent is not outer:
            raise Untranslatable(stores[0], "parallel loops that are not a nest")
    if not loops or loops[0] is not shop.loop:
        raise Untranslatable(stores[0], "a store that the outermost loop does not move")
    for store in stores:
        if shop.analyses.loops.loop_of(store.block) is not loops[-1]:
            raise Untranslatable(store, "a store that is not in the innermost loop")
    return loops
