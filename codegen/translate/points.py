"""Histograms with sums beside them whose points cost more than storing them.

Consumes a single loop that calls libm's functions for its key and for what it adds up;
produces a program that computes each point once, into arrays that only kernels see, and
programs that measure, count and add up what is in them. (Each by itself, as in
`histogram`, would call the functions again.)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from codegen.phases import Fetched, Kept
from codegen.scalar.ops import is_long_call
from codegen.translate.associative import Operator, identity
from codegen.translate.bins import Place, Places
from codegen.translate.counting import (
    contribution,
    counts,
    with_bins,
    with_kept,
    without_others,
)
from codegen.translate.keys import NO_KEY, key_of
from codegen.translate.reduction import (
    CarriedPart,
    all_parts,
    carried_part,
    follows_one_choice,
)
from codegen.translate.translation import Translation
from codegen.translate.workshop import Workshop
from detector.model import Function, Instruction
from lift.sizes import ONE
from lift.sizes import ZERO as ZERO_SIZE
from lift.terms import patterns as p
from lift.terms.build import call, get, lit, op, param, pipe, tup, zipped
from lift.terms.core import Expr as Term
from lift.terms.core import Lambda, Let, Literal, Param
from lift.terms.program import Destination
from lift.terms.traverse import walk
from lift.types import I64, ScalarType

_KEYS = "kept_keys"


def is_worth_keeping(shop: Workshop, found: Places) -> bool:
    """Whether several programs would call the same functions at every point."""
    carried = shop.shape.carried(shop.loop)
    alone = shop.shape.loops == (shop.loop,) and len(found.bins) == 1
    if not alone or not (found.cells or carried):
        return False
    if len(carried) > 1 and follows_one_choice(shop, carried):
        return False
    if any(place.choice is not None for place in (*found.bins, *found.cells)):
        return False
    return bool(_long_calls(shop))


@dataclass(frozen=True, slots=True)
class _Change:
    """How a place is changed at each point: by one value, or by those of an array."""

    operator: Operator
    value: Term


@dataclass(frozen=True, slots=True)
class _Points:
    """The arrays of all points with their elements, and what they are for."""

    arrays: dict[str, ScalarType]
    changes: dict[Place, _Change]
    # What is carried round the loop, and the arrays of what is added to it.
    carried: list[tuple[CarriedPart, str]]

    def array(self, scalar: ScalarType) -> str:
        """The name of another array."""
        name = f"kept{len(self.arrays)}"
        self.arrays[name] = scalar
        return name


def translate_points(
    shop: Workshop, name: str, found: Places
) -> tuple[Translation, ...]:
    """The points, and what becomes of them."""
    (bins,) = found.bins
    points = _Points({_KEYS: I64}, {}, [])
    first = shop.again(is_last=False)
    body = first.nest.over((first.loop,), lambda: _point(first, points, found))
    computed = first.finish(
        f"{name}_points", pipe(body, p.Unzip()), (None,) * len(points.arrays), ()
    )
    keeps = tuple(map(Kept, points.arrays))
    makers: list[Callable[[Workshop], Translation]] = [
        partial(_measure, name=f"{name}_keys", bins=bins, points=points),
        partial(_count, name=name, bins=bins, points=points),
    ]
    for number, cell in enumerate(found.cells):
        names = f"{name}_sum{number}"
        makers.append(partial(_sum, name=names, cell=cell, points=points))
    if points.carried:
        makers.append(partial(_carried, name=f"{name}_carried", points=points))
    made = [make(shop.again(is_last=make is makers[-1])) for make in makers]
    return (replace(without_others(computed), keeps=keeps), *made)


def _point(shop: Workshop, points: _Points, found: Places) -> Term:
    """The key and all that is added, where it counts."""
    (bins,) = found.bins
    called = _called_once(shop)
    key = key_of(shop, bins)
    terms = [_chosen(counts(shop, bins), key, lit(NO_KEY, I64))]
    for place in (bins, *found.cells):
        operator, term = contribution(shop, place)
        if isinstance(term, Literal) and place is bins:
            # Nothing is counted where the key is none.
            points.changes[place] = _Change(operator, term)
            continue
        points.changes[place] = _Change(operator, param(points.array(place.scalar)))
        nothing = identity(operator, place.scalar)
        terms.append(_chosen(counts(shop, place), term, nothing))
    for phi in shop.shape.carried(shop.loop):
        part = carried_part(shop, phi)
        points.carried.append((part, points.array(part.scalar)))
        terms.append(part.term)
    point: Term = tup(*terms)
    for result, term in reversed(called):
        point = Let(result, term, point)
    return point


def _called_once(shop: Workshop) -> list[tuple[Param, Term]]:
    """What libm's functions give, by name: several of the values may need it."""
    found: list[tuple[Param, Term]] = []
    for call_ in _long_calls(shop):
        term = shop.nest.value(call_)
        if not _reads(term):
            name = shop.nest.param("called")
            found.append((name, term))
            shop.nest.bind(call_, name)
    return found


def _long_calls(shop: Workshop) -> list[Instruction]:
    calls = (i for i in shop.loop.instructions() if i.opcode == "call")
    return [
        i
        for i in calls
        if isinstance(i.callee, Function) and is_long_call(i.callee.name)
    ]


def _reads(term: Term) -> bool:
    """Whether something is read that may be there only where it counts."""
    return any(isinstance(node, p.At) for node in walk(term))


def _chosen(condition: Term, term: Term, otherwise: Term) -> Term:
    """A choice; without a branch, unless something is read that may not be there."""
    if _reads(term):
        return call(p.Select(), condition, term, otherwise)
    return op("select", condition, term, otherwise)


def _of_points(shop: Workshop, made: Translation, points: _Points) -> Translation:
    """The program with the arrays that it reads among its parameters."""
    length = shop.shape.trip(shop.loop)
    return with_kept(made, points.arrays, length)


def _measure(shop: Workshop, name: str, bins: Place, points: _Points) -> Translation:
    """The least and the greatest key; the least of none is above the greatest."""
    low, high = lit(NO_KEY, I64), lit(-NO_KEY, I64)
    key, a, b = Param("key"), Param("a"), Param("b")
    least = op("select", op("eq", key, low), high, key)
    widen = tup(op("min", get(a, 0), get(b, 0)), op("max", get(a, 1), get(b, 1)))
    both = pipe(param(_KEYS), p.Map(Lambda((key,), tup(least, key))))
    fold = p.Reduce(Lambda((a, b), widen), assoc=True, comm=True)
    made = shop.finish(name, call(fold, tup(high, low), both), (None, None), ())
    fetched = tuple(Fetched(end, f"own_{end}") for end in bins.keys)
    return replace(_of_points(shop, made, points), fetched=fetched)


def _count(shop: Workshop, name: str, bins: Place, points: _Points) -> Translation:
    change = points.changes[bins]
    array = shop.buffers.name_of(bins.store)
    pair, a, b = Param("pair"), Param("a"), Param("b")
    key: Term = pair
    source: Term = param(_KEYS)
    value = change.value
    if not isinstance(value, Literal):
        source = zipped(source, value)
        key, value = get(pair, 0), get(pair, 1)
    number = op("sub", key, Param(bins.keys[0]))
    both = pipe(source, p.Map(Lambda((pair,), tup(number, value))), p.Unzip())
    step = Lambda((a, b), change.operator.apply(a, b))
    counted = p.ReduceByIndex(step, p.OutOfRange.IGNORE, assoc=True, comm=True)
    pairs = Param("pairs")
    each = call(counted, param(array), get(pairs, 0), get(pairs, 1))
    body = pipe(both, Lambda((pairs,), each))
    made = shop.finish(name, body, (Destination(array, ZERO_SIZE, (ONE,)),), ())
    return with_bins(_of_points(shop, made, points), array, bins, None)


def _sum(shop: Workshop, name: str, cell: Place, points: _Points) -> Translation:
    change = points.changes[cell]
    a, b = Param("a"), Param("b")
    step = p.Reduce(Lambda((a, b), change.operator.apply(a, b)), assoc=True, comm=True)
    body = call(step, shop.nest.value(cell.load), change.value)
    made = shop.finish(name, body, (shop.buffers.destination(cell.store, ()),), ())
    return _of_points(shop, made, points)


def _carried(shop: Workshop, name: str, points: _Points) -> Translation:
    """What the loop carries, as one fold."""
    shape, loop = shop.shape, shop.loop
    carried = shape.carried(loop)
    arrays = [param(array) for _, array in points.carried]
    initial = [shop.nest.value(shape.initial(loop, phi)) for phi in carried]
    several = len(arrays) > 1
    fold = p.Reduce(all_parts([x for x, _ in points.carried]), assoc=True, comm=True)
    start, source = (
        (tup(*initial), zipped(*arrays)) if several else (initial[0], arrays[0])
    )
    updates = [shape.update(loop, phi) for phi in carried]
    nowhere = (None,) * len(carried)
    made = shop.finish(name, call(fold, start, source), nowhere, updates)
    return _of_points(shop, made, points)
