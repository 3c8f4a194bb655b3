"""Elements and what they add up to, in one nest.

Consumes a nest whose parallel loops also carry sums over all of their points; produces
a reduce over what each point contributes, and then the elements as if there were no
sums. What both have in common is computed twice: it is rarely worth being kept. But
where points are rows, each is computed once, and what it contributes is one value more
that it leaves, in an array that only kernels see.

Note [Contributions]
A running value is updated by one associative operator (legality says so), so what a
point contributes is its update of the operator's identity.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import pairwise

from codegen.phases import Kept
from codegen.scalar import Untranslatable, lift_type
from codegen.translate.associative import Operator, identity, operator_of
from codegen.translate.counting import with_kept
from codegen.translate.distribution import translate_elements
from codegen.translate.elementwise import parallel_loops, places_of
from codegen.translate.translation import Translation
from codegen.translate.workshop import Workshop
from detector.analysis.loops import Loop
from detector.model import Instruction, Value
from lift.terms import patterns as p
from lift.terms.build import call, param, pipe, tup
from lift.terms.core import Expr as Term
from lift.terms.core import Lambda, Literal, Param


@dataclass(frozen=True, slots=True)
class _Total:
    """A running value: its phis in the parallel loops, outside in, and its operator."""

    phis: tuple[Instruction, ...]
    update: Value
    operator: Operator
    nothing: Literal


def translate_map_reduce(shop: Workshop, name: str) -> tuple[Translation, ...]:
    """The elements of all points, and sums over them where there are any."""
    if not shop.shape.carried(shop.loop):
        return translate_elements(shop, name)
    loops = parallel_loops(shop)
    totals = _totals(shop, loops)
    # See Note [Contributions]; elements do not depend on the sums at all.
    shop.nest.given.update({t.phis[0]: t.nothing for t in totals})
    if len(loops) == 1 and len(shop.shape.loops) > 1:
        with suppress(Untranslatable):
            return _rows(shop, name, totals)
    # The sums come first: they read what the elements may replace.
    sums = _sums(shop.again(shop.stores), f"{name}_sums", loops, totals)
    return (sums, *translate_elements(shop.again(shop.stores, is_last=False), name))


def _rows(
    shop: Workshop, name: str, totals: Sequence[_Total]
) -> tuple[Translation, ...]:
    """The elements of each row beside what it contributes, and then the sums."""
    keeps = [Kept(f"kept{number}") for number in range(len(totals))]
    first = shop.again(shop.stores, is_last=False)
    elements = _elements(first, name, totals)
    last = shop.again(shop.stores)
    arrays = [param(keep.name) for keep in keeps]
    added = [_added(last, *pair) for pair in zip(totals, arrays, strict=True)]
    results = [shop.shape.update(shop.loop, total.phis[0]) for total in totals]
    body = tup(*added) if len(added) > 1 else added[0]
    sums = last.finish(f"{name}_sums", body, (None,) * len(added), results)
    scalars = {k.name: t.nothing.type for k, t in zip(keeps, totals, strict=True)}
    sums = with_kept(sums, scalars, last.shape.trip(last.loop))
    again = _reads_no_output(first)
    return replace(elements, keeps=tuple(keeps), repeatable=again), sums


def _reads_no_output(shop: Workshop) -> bool:
    access = shop.buffers.access
    read = {access(load).base for load in shop.shape.loads(shop.loop)}
    return read.isdisjoint(access(store).base for store in shop.stores)


def _elements(shop: Workshop, name: str, totals: Sequence[_Total]) -> Translation:
    places = places_of(shop)
    blocks = {store.block for place in places for store in place}
    if len(blocks) > 1 or any(len(place) > 1 for place in places):
        raise Untranslatable(shop.stores[0], "rows that end in several ways")
    (block,) = blocks
    updates = [total.update for total in totals]
    dominates = shop.analyses.dominance.block_dominates
    for update in updates:
        if not isinstance(update, Instruction) or not dominates(update.block, block):
            raise Untranslatable(shop.stores[0], "a sum that goes on after its row")
    values = (*(place[0].operands[0] for place in places), *updates)
    nest, loops = shop.nest, parallel_loops(shop)
    body = pipe(nest.over(loops, lambda: nest.body_in(block, values, tup)), p.Unzip())
    counters = tuple(shop.shape.counter(loop) for loop in loops)
    written = (shop.buffers.destination(place[0], counters) for place in places)
    return shop.finish(name, body, (*written, *(None for _ in totals)), ())


def _added(shop: Workshop, total: _Total, contributions: Term) -> Term:
    a, b = Param("a"), Param("b")
    step = Lambda((a, b), total.operator.apply(a, b))
    start = shop.nest.value(_start(shop, total))
    return call(p.Reduce(step, assoc=True, comm=True), start, contributions)


def _sums(
    shop: Workshop, name: str, loops: Sequence[Loop], totals: Sequence[_Total]
) -> Translation:
    """The sums alone, each over an array of its own."""
    results = [shop.shape.update(shop.loop, total.phis[0]) for total in totals]
    sums = [_sum(shop, loops, total) for total in totals]
    body = tup(*sums) if len(sums) > 1 else sums[0]
    return shop.finish(name, body, (None,) * len(sums), results)


def _sum(shop: Workshop, loops: Sequence[Loop], total: _Total) -> Term:
    nest = shop.nest

    def point() -> Term:
        nest.bind(total.phis[-1], total.nothing)
        return nest.value(total.update)

    contributions = nest.forgetting(lambda: nest.over(loops, point))
    for _ in loops[1:]:
        contributions = pipe(contributions, p.Join())
    return nest.forgetting(lambda: _added(shop, total, contributions))


def _start(shop: Workshop, total: _Total) -> Value:
    return shop.shape.initial(shop.loop, total.phis[0])


def _totals(shop: Workshop, loops: Sequence[Loop]) -> tuple[_Total, ...]:
    return tuple(_total(shop, loops, phi) for phi in shop.shape.carried(shop.loop))


def _total(shop: Workshop, loops: Sequence[Loop], phi: Instruction) -> _Total:
    """The running value that starts in the outermost loop's phi."""
    phis = [phi]
    for outer, inner in pairwise(loops):
        phis.append(_carried_on(shop, outer, inner, phis[-1]))
    update = shop.shape.update(loops[-1], phis[-1])
    operator = operator_of(shop.shape, update, phis[-1])
    scalar = lift_type(phi.type)
    if operator is None or scalar is None:
        raise Untranslatable(phi, "a sum beside elements that is no sum")
    return _Total(tuple(phis), update, operator, identity(operator, scalar))


def _carried_on(
    shop: Workshop, outer: Loop, inner: Loop, phi: Instruction
) -> Instruction:
    """The phi with which an inner loop goes on with a running value."""
    update = shop.shape.update(outer, phi)
    if isinstance(update, Instruction) and update.opcode == "phi":
        left = shop.shape.left_by(update)
        starts = left is not None and shop.shape.initial(*left) is phi
        if left is not None and left[0] is inner and starts:
            return left[1]
    raise Untranslatable(phi, "a sum that several loops of a nest add to")
