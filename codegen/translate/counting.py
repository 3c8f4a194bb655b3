"""What the programs of a histogram have in common: what counts, and in which bins.

Consumes places of a nest (see `bins`); produces terms and parts of translations.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from codegen.guards import Refusal
from codegen.phases import Kept, UserMemory
from codegen.scalar import Untranslatable
from codegen.scalar.ops import TRUE
from codegen.translate.associative import Accumulation, Comparison, Operator
from codegen.translate.bins import Place
from codegen.translate.nest import both
from codegen.translate.spread import comes_to
from codegen.translate.translation import Translation
from codegen.translate.workshop import Workshop
from detector.analysis.expr import ZERO
from lift.sizes import Size, constant, dimension, free_variables
from lift.terms import patterns as p
from lift.terms.build import call
from lift.terms.core import Expr as Term
from lift.terms.program import Mode, Parameter
from lift.terms.traverse import free_params
from lift.types import I64, ArrayType, ScalarType

# More bins than this are not worth private copies.
MOST_BINS = 1 << 22


def counts(shop: Workshop, found: Place) -> Term:
    """Whether the iteration at hand comes to where a place is changed."""
    holds = comes_to(shop.nest, shop.shape.loops_around(found.store))
    if shop.shape.is_certain(found.block):
        return holds
    return both(holds, shop.nest.condition(found.block))


def when_counted(shop: Workshop, found: Place, term: Term, otherwise: Term) -> Term:
    """`term` in iterations that count, `otherwise` in the others."""
    holds = counts(shop, found)
    return term if holds == TRUE else call(p.Select(), holds, term, otherwise)


def without_others(made: Translation) -> Translation:
    """Without the arrays of other programs of the nest, whose extents nobody knows."""
    used = free_params(made.program.body)
    kept = tuple(q for q in made.program.params if q.name in used)
    program = replace(made.program, params=kept)
    memory = {n: m for n, m in made.memory.items() if n in used}
    return replace(made, program=program, memory=memory)


def contribution(shop: Workshop, found: Place) -> tuple[Operator, Term]:
    """How a place is changed by an iteration that counts, and with what."""
    if isinstance(found.choice, Comparison):
        # Asked for its refusal: what has no order has no extremum.
        _ = found.choice.grows
        operator = Operator("extremum", found.choice.test, found.choice)
        return operator, shop.nest.value(found.store.operands[0])
    part = Accumulation(shop.nest, found.scalar).split(
        found.store.operands[0], found.load
    )
    if part.operator is None or part.term is None:
        raise Untranslatable(found.store, "a bin that never changes")
    return part.operator, part.term


def with_kept(
    made: Translation, arrays: Mapping[str, ScalarType], length: Size
) -> Translation:
    """The program with those arrays of an earlier one among its parameters it reads."""
    used = free_params(made.program.body)
    own = {n: scalar for n, scalar in arrays.items() if n in used}
    made = without_others(made)
    params = (Parameter(n, ArrayType(s, length), Mode.IN) for n, s in own.items())
    program = replace(made.program, params=(*made.program.params, *params))
    return replace(made, program=program, kept={n: Kept(n) for n in own})


def extent_of(found: Place, known: int | None) -> Size:
    """How many bins a program has."""
    return dimension(found.extent) if known is None else constant(known)


def with_bins(
    made: Translation, bins: str, found: Place, known: int | None
) -> Translation:
    """The program with as many bins as were measured, or are known."""
    extent = extent_of(found, known)
    name = found.keys[0]
    first, last = found.keys if known is None else ("0", str(known - 1))
    params = tuple(
        Parameter(bins, ArrayType(found.scalar, extent), Mode.INOUT)
        if q.name == bins
        else q
        for q in made.program.params
    )
    params += (Parameter(name, I64),) if known is None else ()
    refusals = (
        Refusal(f"{last} < {first}", "nothing is counted"),
        Refusal(f"{found.extent} > {MOST_BINS}", "too many bins"),
    )
    sizes = (*made.program.sizes, *free_variables(extent))
    program = replace(made.program, sizes=sizes, params=params)
    memory = dict(made.memory)
    place = memory[bins]
    memory[bins] = UserMemory(
        place.base, ZERO, measured=f"{first} * {found.scalar.bytes}"
    )
    return replace(
        made,
        program=program,
        memory=memory,
        scalars={**made.scalars, **({name: first} if known is None else {})},
        derived={found.extent: f"{last} - {first} + 1"} if known is None else {},
        keys=(place.base, first, last),
        refusals=refusals if known is None else (),
    )
