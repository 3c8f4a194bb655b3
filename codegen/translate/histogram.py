"""Histograms: hist[key(i)] = hist[key(i)] op value(i), in two phases.

Consumes a nest with one store to a computed element that it also reads; produces a
program that measures the least and the greatest key, and one that does the histogram
on exactly those bins. So no bin is touched that the original would not have been free
to touch, and the kernels may keep private copies of a known size.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from codegen.guards import KEYS, Refusal
from codegen.host import UserMemory
from codegen.scalar import Untranslatable, lift_type
from codegen.translate.associative import Accumulation, Operator
from codegen.translate.translation import Translation
from codegen.translate.workshop import Workshop
from detector.analysis.expr import ZERO
from detector.model import Instruction
from lift.sizes import ONE, dimension, free_variables
from lift.sizes import ZERO as ZERO_SIZE
from lift.terms import patterns as p
from lift.terms.build import call, get, lit, op, param, pipe, tup
from lift.terms.core import Expr as Term
from lift.terms.core import Lambda, Param
from lift.terms.program import Destination, Mode, Parameter
from lift.types import I64, ArrayType, ScalarType

# More bins than this are not worth private copies.
MOST_BINS = 1 << 22
_BINS = "n_bins"
_FIRST, _LAST = KEYS
_NO_KEY = -(1 << 62)


@dataclass(frozen=True, slots=True)
class _Bin:
    store: Instruction
    load: Instruction
    scalar: ScalarType


def translate_histogram(shop: Workshop, name: str) -> tuple[Translation, ...]:
    """The phase that measures the keys, and the one that counts."""
    found = _find(shop)
    return _measure(shop, f"{name}_keys", found), _count(_again(shop), name, found)


def _again(shop: Workshop) -> Workshop:
    """A fresh workshop for the second program, with the same stub parameters."""
    fresh = Workshop.open(shop.analyses, shop.loop)
    fresh.arguments = shop.arguments
    fresh.scalars.arguments = shop.arguments
    return fresh


def _find(shop: Workshop) -> _Bin:
    stores = [i for i in shop.loop.instructions() if i.opcode == "store"]
    if len(stores) != 1:
        raise Untranslatable(stores[-1], "several histograms in one loop")
    (store,) = stores
    scalar = lift_type(store.operands[0].type)
    if scalar is None:
        raise Untranslatable(store, "bins of this type")
    address = shop.buffers.access(store).address
    for load in shop.shape.loads(shop.loop):
        access = shop.buffers.access(load)
        if access.address == address and load.block is store.block:
            return _Bin(store, load, scalar)
    raise Untranslatable(store, "a bin that is not read before it is written")


def _key(shop: Workshop, found: _Bin) -> Term:
    """The number of the bin, counted from the base of the array."""
    distance = shop.buffers.access(found.store).address - shop.buffers.start_of(
        found.store
    )
    return shop.nest.positions.element(
        distance, found.scalar.bytes, found.store, shop.nest.value
    )


def _when_counted(shop: Workshop, found: _Bin, term: Term, otherwise: Term) -> Term:
    """`term` in iterations that count, `otherwise` in the others."""
    if shop.shape.is_certain(found.store.block):
        return term
    condition = shop.nest.condition(found.store)
    return call(p.Select(), condition, term, otherwise)


def _flat(shop: Workshop, point: Term, depth: int) -> Term:
    for _ in range(depth - 1):
        point = pipe(point, p.Join())
    return point


def _measure(shop: Workshop, name: str, found: _Bin) -> Translation:
    loops = shop.shape.loops_around(found.store)
    high, low = lit(-_NO_KEY, I64), lit(_NO_KEY, I64)

    def point() -> Term:
        key = _key(shop, found)
        return tup(
            _when_counted(shop, found, key, high), _when_counted(shop, found, key, low)
        )

    keys = _flat(shop, shop.nest.over(loops, point), len(loops))
    a, b = Param("a"), Param("b")
    widen = Lambda(
        (a, b),
        tup(op("min", get(a, 0), get(b, 0)), op("max", get(a, 1), get(b, 1))),
    )
    body = call(p.Reduce(widen, assoc=True, comm=True), tup(high, low), keys)
    made = shop.finish(name, body, (None, None), ())
    kept = tuple(q for q in made.program.params if q.name != _bins_name(shop, found))
    program = replace(made.program, params=kept)
    memory = {n: m for n, m in made.memory.items() if n != _bins_name(shop, found)}
    return replace(made, program=program, memory=memory, fetched=(_FIRST, _LAST))


def _bins_name(shop: Workshop, found: _Bin) -> str:
    return shop.buffers.name_of(found.store)


def _count(shop: Workshop, name: str, found: _Bin) -> Translation:
    loops = shop.shape.loops_around(found.store)
    taken = Accumulation(shop.nest, found.scalar)
    operators: list[Operator] = []
    first = Param(_FIRST)

    def point() -> Term:
        part = taken.split(found.store.operands[0], found.load)
        if part.operator is None or part.term is None:
            raise Untranslatable(found.store, "a bin that never changes")
        operators.append(part.operator)
        key = op("sub", _key(shop, found), first)
        return tup(_when_counted(shop, found, key, lit(-1, I64)), part.term)

    pairs = _flat(shop, shop.nest.over(loops, point), len(loops))
    bins = _bins_name(shop, found)
    a, b = Param("a"), Param("b")
    step = Lambda((a, b), operators[0].apply(a, b))
    ignore = p.OutOfRange.IGNORE
    counted = p.ReduceByIndex(step, ignore, assoc=True, comm=True)
    both = Param("pairs")
    body = pipe(
        pairs,
        p.Unzip(),
        Lambda((both,), call(counted, param(bins), get(both, 0), get(both, 1))),
    )
    made = shop.finish(name, body, (Destination(bins, ZERO_SIZE, (ONE,)),), ())
    return _with_measured_bins(made, bins, found)


def _with_measured_bins(made: Translation, bins: str, found: _Bin) -> Translation:
    extent = dimension(_BINS)
    params = tuple(
        Parameter(bins, ArrayType(found.scalar, extent), Mode.INOUT)
        if q.name == bins
        else q
        for q in made.program.params
    )
    params += (Parameter(_FIRST, I64),)
    (variable,) = free_variables(extent)
    program = replace(
        made.program, sizes=(*made.program.sizes, variable), params=params
    )
    memory = dict(made.memory)
    place = memory[bins]
    memory[bins] = UserMemory(
        place.base, ZERO, measured=f"{_FIRST} * {found.scalar.bytes}"
    )
    return replace(
        made,
        program=program,
        memory=memory,
        scalars={**made.scalars, _FIRST: _FIRST},
        derived={_BINS: f"{_LAST} - {_FIRST} + 1"},
        refusals=(
            Refusal(f"{_LAST} < {_FIRST}", "nothing is counted"),
            Refusal(f"{_BINS} > {MOST_BINS}", "too many bins"),
        ),
    )
