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
from detector.analysis.expr import Counter
from detector.analysis.loops import Loop
from detector.model import Instruction
from lift.terms import patterns as p
from lift.terms.build import dims, pipe, tup
from lift.terms.core import Expr as Term


def translate_elementwise(shop: Workshop, name: str) -> Translation:
    """The nest as one map over all its parallel loops."""
    stores = [i for i in shop.loop.instructions() if i.opcode == "store"]
    loops = _parallel_loops(shop, stores)
    counters = tuple(shop.shape.counter(loop) for loop in loops)
    for store in stores:
        _check_store(shop, store, loops[-1])
    values = tuple(store.operands[0] for store in stores)
    body = shop.nest.over(loops, lambda: shop.nest.body(values, _together))
    if len(stores) > 1:
        body = _apart(body, len(loops))
    destinations = tuple(shop.buffers.destination(s, counters) for s in stores)
    return shop.finish(name, body, destinations, ())


def _together(*values: Term) -> Term:
    return tup(*values) if len(values) > 1 else values[0]


def _apart(body: Term, depth: int) -> Term:
    """An array of tuples (of any depth) as a tuple of arrays."""
    for level in reversed(range(depth)):
        body = pipe(body, dims(p.Unzip(), level))
    return body


def _parallel_loops(shop: Workshop, stores: Sequence[Instruction]) -> list[Loop]:
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
    return loops


def _check_store(shop: Workshop, store: Instruction, innermost: Loop) -> None:
    if shop.analyses.loops.loop_of(store.block) is not innermost:
        raise Untranslatable(store, "a store that is not in the innermost loop")
    if not shop.shape.is_certain(store.block):
        raise Untranslatable(store, "a store that not every iteration makes")
