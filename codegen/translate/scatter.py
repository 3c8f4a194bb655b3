"""Stores that only some points make, or at positions from a list: a scatter.

Consumes a nest with one store; produces for each of its points the position and the
value, and writes those elements only. No two points write the same element: legality
has seen to it, or a guard of its own does.
"""

from __future__ import annotations

from dataclasses import replace

from codegen.scalar import Untranslatable, lift_type
from codegen.translate.accumulation import is_inside_sum
from codegen.translate.index_width import fits_int
from codegen.translate.size_table import divided
from codegen.translate.translation import Translation
from codegen.translate.workshop import Workshop
from detector.model import Instruction
from lift.sizes import ONE
from lift.sizes import ZERO as ZERO_SIZE
from lift.terms import patterns as p
from lift.terms.build import call, get, lit, param, pipe, tup
from lift.terms.core import Expr as Term
from lift.terms.core import Lambda, Param
from lift.terms.program import Destination
from lift.types import I64


def translate_scatter(shop: Workshop, name: str) -> Translation:
    """The nest as a scatter of what its points store."""
    if len(shop.stores) != 1:
        raise Untranslatable(shop.stores[0], "a store that not every iteration makes")
    (store,) = shop.stores
    if is_inside_sum(shop, store):
        # Points would not be apart: a loop comes back to what it has stored.
        raise Untranslatable(store, "a store that not every iteration makes")
    loops = shop.shape.loops_around(store)
    _refuse_own_reads(shop, store)
    certain = shop.shape.is_certain(store.block)
    pairs = shop.nest.over(loops, lambda: _point(shop, store, certain))
    for _ in loops[1:]:
        pairs = pipe(pairs, p.Join())
    target, both = shop.buffers.name_of(store), Param("pairs")
    how = p.OutOfRange.UNCHECKED if certain else p.OutOfRange.IGNORE
    scattered = p.ScatterIdx(how, distinct=True)
    written = call(scattered, param(target), get(both, 0), get(both, 1))
    body = pipe(pairs, p.Unzip(), Lambda((both,), written))
    destination = Destination(target, ZERO_SIZE, (ONE,))
    made = shop.finish(name, body, (destination,), ())
    if shop.buffers.is_bounded(store):
        return made
    place = replace(made.memory[target], scattered=True)
    return replace(made, memory={**made.memory, target: place})


def _point(shop: Workshop, store: Instruction, certain: bool) -> Term:
    """The position, -1 if nothing is stored, and the value."""
    scalar = lift_type(store.operands[0].type)
    assert scalar is not None, "buffers refuse other elements"
    distance = shop.buffers.access(store).address - shop.buffers.start_of(store)
    if not shop.buffers.is_bounded(store):
        elements = divided(distance, scalar.bytes)
        shop.nest.wide |= elements is None or not fits_int(elements)
    key = shop.nest.positions.element(distance, scalar.bytes, store, shop.nest.value)
    (value,) = (store.operands[0],)
    term = shop.nest.body_in(store.block, (value,), lambda found: found)
    if certain:
        return tup(key, term)
    condition = shop.nest.condition(store.block)
    nothing = lit(0, scalar)
    return tup(
        call(p.Select(), condition, key, lit(-1, I64)),
        call(p.Select(), condition, term, nothing),
    )


def _refuse_own_reads(shop: Workshop, store: Instruction) -> None:
    """What is read from the array may only be the element that the point writes.

    Others would be read while they are written.
    """
    place = shop.buffers.access(store)
    for load in shop.shape.loads(shop.loop):
        access = shop.buffers.access(load)
        if access.base is place.base and access.address != place.address:
            raise Untranslatable(load, "a scatter that reads what it writes")
