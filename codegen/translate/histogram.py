"""Histograms: hist[key(i)] = hist[key(i)] op value(i), in two phases.

Consumes a nest whose stores all update what they read, most at computed elements;
produces for each histogram a program that measures the least and the greatest key, and
one that does the histogram on exactly those bins. So no bin is touched that the
original would not have been free to touch, and the kernels may keep private copies of
a known size. Bins that are a local array need no measuring: there are as many as it has
elements. Sums beside the histograms, in memory or carried round the loop, are
programs of their own. Every key is measured before the first bin is written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from codegen.phases import Sample
from codegen.scalar import Untranslatable
from codegen.translate.associative import (
    Operator,
    identity,
)
from codegen.translate.bins import Place, known_bins, places_of
from codegen.translate.counting import (
    MOST_BINS,
    contribution,
    extent_of,
    when_counted,
    with_bins,
    without_others,
)
from codegen.translate.key_bounds import bounds_of
from codegen.translate.keys import key_number, key_of, measured
from codegen.translate.points import is_worth_keeping, translate_points
from codegen.translate.reduction import translate_carried
from codegen.translate.saturation import Saturation, type_of_steps
from codegen.translate.spread import refuse_gaps
from codegen.translate.translation import Translation
from codegen.translate.workshop import Workshop
from detector.analysis.loops import Loop
from lift.sizes import ONE, Size, dimension, free_variables
from lift.sizes import ZERO as ZERO_SIZE
from lift.terms import patterns as p
from lift.terms.build import call, cast, get, lit, op, param, pipe, tup, zipped
from lift.terms.core import Call, Lambda, Let, Literal, Param
from lift.terms.core import Expr as Term
from lift.terms.program import Destination, Fact, Relation
from lift.types import I64, U64


def translate_histogram(shop: Workshop, name: str) -> tuple[Translation, ...]:
    """The phases that measure the keys, and those that count and add up."""
    found = places_of(shop)
    if not found.bins:
        first = shop.loop.header.instructions[0]
        raise Untranslatable(first, "a histogram with no bins")
    if is_worth_keeping(shop, found):
        return translate_points(shop, name, found)
    carried = shop.shape.carried(shop.loop)
    makers: list[Callable[[Workshop], Translation]] = []
    # Cells beside bins are written if something is counted, which measuring tells.
    known = {b: None if found.cells else known_bins(shop, b) for b in found.bins}
    for place, count in known.items():
        if count is None:
            names = f"{name}_keys{place.number}"
            makers.append(partial(_measure, name=names, found=place))
    for place, count in known.items():
        names = f"{name}{place.number}"
        makers.append(partial(_count, name=names, found=place, known=count))
    for number, cell in enumerate(found.cells):
        makers.append(partial(_sum, name=f"{name}_sum{number}", cell=cell))
    if carried:
        makers.append(
            partial(translate_carried, name=f"{name}_carried", carried=carried)
        )
    return tuple(make(shop.again(is_last=make is makers[-1])) for make in makers)


def _flat(point: Term, depth: int) -> Term:
    for _ in range(depth - 1):
        point = pipe(point, p.Join())
    return point


def _measure(shop: Workshop, name: str, found: Place) -> Translation:
    wanted = measured(shop, found)
    low, high = (lit(n, wanted.scalar) for n in wanted.ends)

    def point() -> Term:
        key = wanted.term(shop, found)
        return tup(
            when_counted(shop, found, key, high), when_counted(shop, found, key, low)
        )

    a, b = Param("a"), Param("b")
    widen = Lambda(
        (a, b),
        tup(op("min", get(a, 0), get(b, 0)), op("max", get(a, 1), get(b, 1))),
    )

    def least_and_greatest(inner: Sequence[Loop]) -> Term:
        """Row by row: rows that are parts of longer ones have no flat form."""
        if not inner:
            return point()
        keys = shop.nest.over(inner[:1], lambda: least_and_greatest(inner[1:]), True)
        return call(p.Reduce(widen, assoc=True, comm=True), tup(high, low), keys)

    refuse_gaps(shop.nest, wanted.loops)
    body = least_and_greatest(wanted.loops)
    rows = _rows_to_look_at(shop, found, wanted.loops[0])
    if rows is not None:
        body = _of_some_rows(body, rows)
    made = shop.finish(name, body, (None, None), ())
    made = replace(without_others(made), fetched=wanted.fetched(found))
    return made if rows is None else _sampled(shop, made, found, rows)


@dataclass(frozen=True, slots=True)
class _Rows:
    """The rows of a nest, and how many of them are looked at; what keys can be."""

    every: Size
    some: Size
    ends: tuple[int, int]


def _rows_to_look_at(shop: Workshop, found: Place, outer: Loop) -> _Rows | None:
    """How a few rows may do: if they have the least and the greatest possible key."""
    number = key_number(shop, found)
    ends = bounds_of(shop, number) if number is not None else None
    every = shop.shape.trip(outer)
    if ends is None or not 0 <= ends[1] - ends[0] < MOST_BINS or every.constant:
        return None
    return _Rows(every, dimension(f"n_looked_at{found.number}"), ends)


def _of_some_rows(body: Term, rows: _Rows) -> Term:
    """The fold of a map over all rows, as one over the first of them."""
    match body:
        case Call(p.Reduce() as fold, (start, Call(p.Map() as each, (array,)))):
            some = pipe(array, p.Take(rows.some))
            return Call(fold, (start, Call(each, (some,))))
        case _:
            raise AssertionError("keys are measured by a fold of a map")


def _sampled(
    shop: Workshop, made: Translation, found: Place, rows: _Rows
) -> Translation:
    (name,) = free_variables(rows.some)
    program = replace(
        made.program,
        sizes=(*made.program.sizes, name),
        facts=(*made.program.facts, Fact(rows.some, Relation.LE, rows.every)),
    )
    least, greatest = found.keys
    low, high = rows.ends
    enough = f"{least} == {low} && {greatest} == {high}"
    trip = shop.shape.form(shop.loop).trip
    return replace(
        made,
        program=program,
        sizes={**made.sizes, name.name: trip},
        sample=Sample(name.name, enough),
    )


def _count(shop: Workshop, name: str, found: Place, known: int | None) -> Translation:
    loops = shop.shape.loops_around(found.store)
    operators: list[Operator] = []
    extent = extent_of(found, known)
    a, b, both = Param("a"), Param("b"), Param("pairs")
    limit = found.choice if isinstance(found.choice, Saturation) else None
    steps_type = U64 if limit is None else type_of_steps(shop, loops)

    def point() -> Term:
        if limit is None:
            operator, term = contribution(shop, found)
            operators.append(operator)
        else:
            term = lit(1, steps_type)
        if not isinstance(term, Literal):
            # What is added may be there to be read only where it counts.
            term = when_counted(shop, found, term, lit(0, found.scalar))
        key = key_of(shop, found)
        if known is None:
            key = op("sub", key, Param(found.keys[0]))
        return tup(when_counted(shop, found, key, lit(-1, I64)), term)

    refuse_gaps(shop.nest, loops)
    pairs = _flat(shop.nest.over(loops, point, spread=True), len(loops))
    bins = shop.buffers.name_of(found.store)
    combined = operators[0].apply(a, b) if operators else op("add", a, b)
    start: Term = param(bins)
    if limit is not None:
        none = Lambda((Param("k"),), lit(0, steps_type))
        start = call(p.Generate(extent, none))
    counted = p.ReduceByIndex(
        Lambda((a, b), combined), p.OutOfRange.IGNORE, assoc=True, comm=True
    )
    counts = Lambda((both,), call(counted, start, get(both, 0), get(both, 1)))
    body = pipe(pairs, p.Unzip(), counts)
    if limit is not None:
        steps = Param("all_steps")
        limited = pipe(zipped(param(bins), steps), p.Map(_limited(limit)))
        body = Let(steps, body, limited)
    made = shop.finish(name, body, (Destination(bins, ZERO_SIZE, (ONE,)),), ())
    return with_bins(without_others(made), bins, found, known)


def _limited(limit: Saturation) -> Lambda:
    """A bin and its number of steps, together."""
    both, old, steps = Param("x"), Param("old"), Param("steps")
    after = limit.after(old, steps)
    count = cast(get(both, 1), U64)
    return Lambda((both,), Let(old, get(both, 0), Let(steps, count, after)))


def _sum(shop: Workshop, name: str, cell: Place) -> Translation:
    """One element that iterations add to, beside the bins."""
    loops = shop.shape.loops_around(cell.store)
    operators: list[Operator] = []
    start = shop.nest.value(cell.load)

    def point() -> Term:
        operator, term = contribution(shop, cell)
        operators.append(operator)
        return when_counted(shop, cell, term, identity(operator, cell.scalar))

    terms = _flat(shop.nest.over(loops, point), len(loops))
    a, b = Param("a"), Param("b")
    step = Lambda((a, b), operators[0].apply(a, b))
    body = call(p.Reduce(step, assoc=True, comm=True), start, terms)
    destination = shop.buffers.destination(cell.store, ())
    return shop.finish(name, body, (destination,), ())
