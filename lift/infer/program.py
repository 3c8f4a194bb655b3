"""Inference for whole programs: parameters, body, result and destinations."""

from __future__ import annotations

from collections import deque
from dataclasses import fields, replace
from itertools import permutations

from lift.infer.check import Checker
from lift.infer.facts import gather_facts
from lift.infer.lengths import need
from lift.sizes import ONE, ZERO, Size, Truth, constant
from lift.sizes.terms import of_atom
from lift.terms.core import Expr, Param
from lift.terms.program import Destination, Fact, Mode, Program, Relation
from lift.types import DataType, TupleType, is_flat, shape

# What was typed last. One stage hands its typed program to the next, which cannot know
# that it is typed, or has looked for something to change in it and found nothing.
_typed: deque[Program] = deque(maxlen=4)
_FIELDS = tuple(field.name for field in fields(Program))


def infer(program: Program) -> Program:
    """The typed program; raises LiftError with a located diagnostic."""
    for known in _typed:
        if all(getattr(known, name) is getattr(program, name) for name in _FIELDS):
            return known
    typed = _infer(program)
    _typed.appendleft(typed)
    return typed


def _infer(program: Program) -> Program:
    facts = gather_facts(program.facts)
    env = {q.name: Param(q.name, q.type, q.span) for q in program.params}
    names = frozenset(variable.name for variable in program.sizes)
    check = Checker(facts, env, names, frozenset(env), program.span)
    _unique_names(check, program)
    functions = tuple(check.user_fun(fun) for fun in program.functions)
    body, result = check.expr(program.body)
    check.same(program.result, result, "the body")
    typed = replace(
        program,
        facts=_all_facts(program),
        functions=functions,
        body=body,
        result=result,
    )
    _check_destinations(check, typed)
    return typed


def _all_facts(program: Program) -> tuple[Fact, ...]:
    """The facts, with those that variables carry but nobody has written down."""
    facts = list(program.facts)
    for variable in program.sizes:
        name, multiple = of_atom(variable), variable.multiple_of
        own: list[Fact] = []
        if multiple > 1:
            own.append(Fact(constant(multiple), Relation.DIVIDES, name))
        if variable.low is not None and variable.low.constant != multiple:
            own.append(Fact(name, Relation.GE, variable.low))
        if variable.high is not None:
            own.append(Fact(name, Relation.LE, variable.high))
        facts += [fact for fact in own if not _known(fact, facts)]
    return tuple(facts)


def _known(fact: Fact, facts: list[Fact]) -> bool:
    """Is the fact written down, or does a bound as sharp follow from one that is?"""
    if fact.relation is Relation.DIVIDES:
        return any(_is_multiple(other, fact) for other in facts)
    kinds = {
        Relation.GE: (Relation.GE, Relation.GT),
        Relation.LE: (Relation.LE, Relation.LT),
    }[fact.relation]
    return any(
        other.relation in kinds and fact.left in (other.left, other.right)
        for other in facts
    )


def _is_multiple(other: Fact, fact: Fact) -> bool:
    return other.relation is Relation.DIVIDES and other.right == fact.right


def type_of(expr: Expr, env: dict[str, DataType] | None = None) -> DataType:
    """The type of an expression whose free parameters carry types (or are in env)."""
    from lift.infer.facts import Facts
    from lift.terms.traverse import walk

    known = {p.name: p for p in walk(expr) if isinstance(p, Param) and p.type}
    known.update({name: Param(name, data) for name, data in (env or {}).items()})
    return Checker(Facts(), known, names=frozenset(known)).expr(expr)[1]


def _unique_names(check: Checker, program: Program) -> None:
    seen: set[str] = set()
    for name in [v.name for v in program.sizes] + [q.name for q in program.params]:
        if name in seen:
            raise check.fail("L003", f"{name} is declared twice")
        seen.add(name)


def _check_destinations(check: Checker, program: Program) -> None:
    if not program.destinations:
        return
    assert program.result is not None
    expected = (
        len(program.result.items)
        if isinstance(program.result, TupleType) and len(program.destinations) != 1
        else 1
    )
    if len(program.destinations) != expected:
        message = f"{len(program.destinations)} destinations for {expected} results"
        raise check.fail("L113", message)
    for data, place in program.results():
        if place is not None:
            _fits(check.at(place.span), program, data, place)


def _fits(check: Checker, program: Program, data: DataType, place: Destination) -> None:
    """The buffer is inout, has the element's type, and holds every element."""
    found = next((q for q in program.params if q.name == place.buffer), None)
    if found is None or found.mode is not Mode.INOUT:
        message = f"{place.buffer} is not an inout parameter"
        raise check.fail("L113", message, f"declare it: inout {place.buffer}: ...")
    sizes, element = shape(data)
    room, held = shape(found.type)
    if element != held or not is_flat(element):
        message = f"a result of {data} does not fit into {place.buffer}: {found.type}"
        raise check.fail("L113", message)
    if len(sizes) != len(place.strides):
        message = f"{len(place.strides)} strides for {len(sizes)} dimensions of {data}"
        raise check.fail("L113", message)
    _no_overlap(check, sizes, place)
    last = place.offset
    for size, stride in zip(sizes, place.strides, strict=True):
        need(check, check.facts.at_most(ZERO, stride), (stride, ">=", 0), "a stride")
        last = last + (size - ONE) * stride
    total = _product(room)
    what = f"the result in {place.buffer}"
    need(check, check.facts.at_most(ZERO, place.offset), (place.offset, ">=", 0), what)
    need(check, check.facts.at_most(last + ONE, total), (last, "<", total), what)


def _no_overlap(check: Checker, sizes: tuple[Size, ...], place: Destination) -> None:
    """Two elements of the result may not go to one place of the buffer.

    In some order of the dimensions, each stride must reach beyond all that the inner
    ones span.
    """
    dimensions = [
        (size, stride)
        for size, stride in zip(sizes, place.strides, strict=True)
        if check.facts.at_most(size, ONE) is not Truth.YES
    ]
    for order in permutations(dimensions):
        span = ZERO
        for size, stride in order:
            if check.facts.at_most(span + ONE, stride) is not Truth.YES:
                break
            span = span + (size - ONE) * stride
        else:
            return
    strides = ", ".join(map(str, place.strides))
    what = f"the elements of {place.buffer} apart"
    message = f"cannot prove that strides {strides} keep {what}"
    remedy = "declare what holds of the strides, e.g. where M <= ld"
    raise check.fail("L113", message, remedy)


def _product(sizes: tuple[Size, ...]) -> Size:
    total = ONE
    for size in sizes:
        total = total * size
    return total
