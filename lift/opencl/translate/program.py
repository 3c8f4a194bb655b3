"""A typed program as kernel statements, with the buffers that they use."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lift.diagnostics import Diagnostic, LiftError
from lift.opencl import ir
from lift.opencl.masks import is_mask
from lift.opencl.names import Names, spelled
from lift.opencl.translate import (
    compute,
    histogram,
    iterate,
    layout_read,
    layout_write,
    made,
    memory,
    vectors,
)
from lift.opencl.translate.context import Builder, Env
from lift.opencl.translate.core import Translator
from lift.opencl.translate.scalars import scalar
from lift.opencl.views import (
    Arr,
    ArrDest,
    Cell,
    Dest,
    Place,
    Tup,
    TupDest,
    View,
    leaves,
    memory_dest,
    memory_view,
    physical,
)
from lift.terms import Destination, Mode, Parameter, Program
from lift.terms.patterns import Space
from lift.types import DataType, ScalarType, TupleType, VectorType, is_flat

_READERS = {
    **layout_read.READERS,
    **vectors.READERS,
    **memory.READERS,
    **compute.READERS,
    **iterate.READERS,
    **made.READERS,
}
_WRITERS = {
    **layout_write.WRITERS,
    **vectors.WRITERS,
    **memory.WRITERS,
    **compute.WRITERS,
    **histogram.WRITERS,
    **iterate.WRITERS,
}


@dataclass(frozen=True, slots=True)
class Leaf:
    """One buffer or scalar of a parameter or of the result."""

    name: str
    type: DataType
    buffer: ir.Buffer | None


@dataclass(frozen=True, slots=True)
class Translated:
    """The statements of the whole program; kernels are cut from them later."""

    program: Program
    block: ir.Block
    params: tuple[tuple[Parameter, tuple[Leaf, ...]], ...]
    results: tuple[Leaf, ...]
    temporaries: tuple[ir.Buffer, ...]
    names: Names


def translate(
    program: Program, staged: frozenset[int] = frozenset(), ranges: bool = True
) -> Translated:
    """Translate a typed program; raises LiftError where it cannot be done.

    Results whose position is in `staged` are computed into fresh memory first.
    """
    taken = {v.name for v in program.sizes} | {q.name for q in program.params}
    builder = Builder(Names(frozenset(taken)), span=program.span, ranges=ranges)
    t = Translator(builder, _READERS, _WRITERS, memory.store, scalar)
    env, params = Env(), []
    for param in program.params:
        own, view = _parameter(builder.names, param)
        params.append((param, own))
        env = env.bind(param.name, view)
    buffers = {param.name: own[0].name for param, own in params}
    results, dests = _results(builder.names, program, buffers)
    first = tuple(
        _stage(t, type_) if k in staged else (dest, None)
        for k, ((type_, _), dest) in enumerate(
            zip(program.results(), dests, strict=True)
        )
    )
    parts = tuple(dest for dest, _ in first)
    several = isinstance(program.result, TupleType) and len(program.destinations) != 1
    t.write(env, program.body, TupDest(parts) if several else parts[0])
    for dest, (_, held) in zip(dests, first, strict=True):
        if isinstance(held, Arr) and isinstance(dest, ArrDest):
            iterate.copy_parallel(t, held, dest, Space.GLOBAL)
        elif held is not None:
            t.store(t, held, dest)
    return Translated(
        program,
        ir.Block(tuple(builder.statements)),
        tuple(params),
        results,
        tuple(t.temporaries),
        builder.names,
    )


def _parameter(names: Names, param: Parameter) -> tuple[tuple[Leaf, ...], View]:
    parts = leaves(param.type)
    single = len(parts) == 1
    own: list[Leaf] = []
    for k, leaf in enumerate(parts):
        name = (
            spelled(param.name, names) if single else names.fresh(f"{param.name}_{k}")
        )
        if is_flat(param.type):
            own.append(Leaf(name, _argument_type(param, leaf), None))
        else:
            const = param.mode is Mode.IN
            buffer = ir.Buffer(name, physical(leaf), Space.GLOBAL, const)
            own.append(Leaf(name, leaf, buffer))
    if is_flat(param.type):
        return tuple(own), _scalars(param.type, iter(own))
    places = tuple(Place(leaf.buffer) for leaf in own if leaf.buffer is not None)
    return tuple(own), memory_view(param.type, places)


def _argument_type(param: Parameter, leaf: DataType) -> DataType:
    """The type of a kernel's argument; OpenCL C has no vectors of bool."""
    if is_mask(leaf):
        message = f"the parameter {param.name}: {leaf} cannot be given to a kernel"
        remedy = "pass a vector of integers and compare it with 0"
        raise LiftError(Diagnostic("L303", message, param.span, "error", (), remedy))
    return leaf


def _scalars(type_: DataType, rest: Iterator[Leaf]) -> View:
    match type_:
        case TupleType(items):
            return Tup(tuple(_scalars(item, rest) for item in items))
        case ScalarType() | VectorType():
            leaf = next(rest)
            ref = ir.Ref(leaf.name, type_)
            return Cell(type_, lambda: ref)
        case _:
            raise AssertionError(type_)


def _stage(t: Translator, type_: DataType) -> tuple[Dest, View]:
    places = memory.allocate(t, type_, Space.GLOBAL, "staged")
    return memory_dest(type_, places), memory_view(type_, places)


def _results(
    names: Names, program: Program, buffers: dict[str, str]
) -> tuple[tuple[Leaf, ...], tuple[Dest, ...]]:
    found, dests = [], []
    for type_, destination in program.results():
        places = []
        for leaf in leaves(type_):
            buffer = _result_buffer(names, leaf, destination, buffers)
            found.append(Leaf(buffer.name, leaf, buffer))
            places.append(Place(buffer))
        dests.append(memory_dest(type_, tuple(places)))
    return tuple(found), tuple(dests)


def _result_buffer(
    names: Names,
    leaf: DataType,
    destination: Destination | None,
    buffers: dict[str, str],
) -> ir.Buffer:
    if destination is None:
        return ir.Buffer(names.fresh("out"), physical(leaf), Space.GLOBAL)
    layout = ir.Strided(destination.offset, destination.strides)
    name = buffers[destination.buffer]
    return ir.Buffer(name, physical(leaf), Space.GLOBAL, layout=layout)
