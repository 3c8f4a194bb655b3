"""Maps whose function folds over other data: several outputs in one vector.

Consumes a typed map with folds inside (n-body, k-means, sums over a table); produces a
low-level term in which each lane computes one output, in the order of the program. Rows
that a lane needs again and again are first copied so that lanes lie side by side: into
registers if they are short, otherwise in memory.
"""

from __future__ import annotations

from math import inf

from lift.plain import called, computes, sequential
from lift.scalar import Accuracy, Op
from lift.targets.chunks import Cut, component, cut, element_of, over_parts, vectors
from lift.targets.folds import fed, length_of, scalar_bits
from lift.targets.layout import contiguous, lanes_adjacent
from lift.targets.loops import loops
from lift.targets.profile import DeviceProfile
from lift.targets.widen import Each, Refused, Shape, Widener
from lift.terms import patterns as p
from lift.terms.build import get, pipe, tup
from lift.terms.core import Call, Expr, Lambda, Let, Param
from lift.terms.traverse import walk, walk_functions
from lift.types import VECTOR_WIDTHS, ArrayType, DataType, ScalarType, TupleType

#: Registers that a row may fill to be kept there, where it costs no memory.
_REGISTERS = 16


def in_lanes(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """One output in each lane; the outputs that fill no vector are done one by one."""
    fun, (array,) = call.fun, call.args
    assert isinstance(fun, p.Map)
    result = element_of(call)
    if not _folds(fun) and not _costly(fun):
        raise Refused("there is no fold inside, and no function of the library")
    if _free_order(fun):
        raise Refused("the order is free: each fold is done by vectors")
    match fun.fun:
        case Lambda(index=None):
            pass
        case _:
            raise Refused("the position is used")
    element = element_of(array)
    width = min(profile.lanes(s) for s in (*scalar_bits(result), *_scalars(element)))
    if width < 2 or computes(array):
        raise Refused("no vectors for these elements")
    registers = min(profile.numbers.lane_registers, VECTOR_WIDTHS[-1] // width)
    width *= registers
    body, shape = Widener(width, {}).function(fun.fun, (_shape(element),))
    outcome = Widener(width, {}).lifted(body.body, shape, result)
    body = Lambda(body.params, outcome)
    count = length_of(array)
    whole = pipe(array, p.Take(count // width * width))
    wide = vectors(whole, element, width)
    where = cut(count // width, profile.parts)
    each = p.MapSeq(sequential(body))
    repeated = _gathered(array, element)
    if repeated and not _nested(fun):
        raise Refused("the lanes of a row do not lie side by side")
    short = _vectors(element) * registers <= _REGISTERS
    if repeated and short:
        each = p.MapSeq(sequential(_from_registers(body, element)))
    source: Expr = Param("lanes") if repeated and not short else wide
    main = over_parts(source, where, lambda part: pipe(part.array, each))
    rest = pipe(array, p.Drop(count // width * width))
    last = pipe(rest, p.MapWrg(0, loops(fun.fun, profile)))
    outputs: Expr = Call(p.Concat(), (pipe(main, p.Join(), p.AsScalar()), last))
    if repeated and not short:
        outputs = Let(Param("lanes"), _copied(wide, element, where), outputs)
    note = f"{width} outputs in a vector, {where.parts} parts"
    return outputs, note + (", rows copied into lanes" if repeated else "")


def _gathered(array: Expr, element: DataType) -> bool:
    """Would reading the lanes of a row be a gather?"""
    match element:
        case TupleType(items):
            return any(
                _gathered(component(array, k), item) for k, item in enumerate(items)
            )
        case ArrayType():
            return not lanes_adjacent(array)
        case _:
            return False


def _from_registers(body: Lambda, element: DataType) -> Lambda:
    """The function of a wide element that is first read into registers."""
    (item,) = body.params
    row = Param("row")
    held = Lambda((row,), _copy(row, element, unroll=True))
    kept = pipe(item, p.ToSpace(p.Space.PRIVATE, held))
    return Lambda((item,), Let(Param("lanes"), kept, called(body, (Param("lanes"),))))


def _vectors(element: DataType) -> float:
    """How many vectors the lanes of an element fill; infinity if that is not known."""
    match element:
        case ArrayType(inner, size):
            known = size.constant
            return inf if known is None else known * _vectors(inner)
        case TupleType(items):
            return sum(map(_vectors, items))
        case _:
            return 1


def _copied(wide: Expr, element: DataType, where: Cut) -> Expr:
    """The wide elements in memory, where lanes lie side by side."""
    whole, item = Param("whole"), Param("item")
    each = p.MapSeq(Lambda((item,), _copy(item, element)))
    parts = over_parts(whole, where, lambda part: pipe(part.array, each))
    stored = Lambda((whole,), pipe(parts, p.Join()))
    return pipe(wide, p.ToSpace(p.Space.GLOBAL, stored))


def _copy(value: Expr, data: DataType, depth: int = 0, unroll: bool = False) -> Expr:
    match data:
        case ArrayType(inner):
            item = Param(f"item{depth}")
            each = Lambda((item,), _copy(item, inner, depth + 1, unroll))
            return pipe(value, p.MapSeq(each, unroll=unroll))
        case TupleType(items):
            parts = [_copy(get(value, k), t, depth, unroll)
                     for k, t in enumerate(items)]  # fmt: skip
            return tup(*parts)
        case _:
            return Call(p.Id(), (value,))


def _folds(node: object) -> bool:
    return any(isinstance(part, p.Reduce | p.ReduceRange) for part in walk(node))


def _costly(node: object) -> bool:
    """Does it call what the device's own vectoriser leaves scalar (exp, sin, ...)?"""
    return any(
        isinstance(part, Op) and part.info.accuracy is Accuracy.ULP
        for part in walk_functions(node)
    )


def _free_order(node: object) -> bool:
    """Is there a fold along contiguous elements whose order is free?"""
    return any(
        isinstance(part.fun, p.Reduce)
        and part.fun.assoc
        and part.fun.comm
        and contiguous(fed(part.args[1])[1])
        for part in walk(node)
        if isinstance(part, Call)
    )


def _nested(fun: p.Map) -> bool:
    """Is there a fold inside a fold?"""
    folds = [part for part in walk(fun) if isinstance(part, p.Reduce)]
    return any(_folds(fold.fun) for fold in folds)


def _scalars(data: DataType) -> list[ScalarType]:
    match data:
        case ArrayType(inner):
            return _scalars(inner)
        case TupleType(items):
            return [s for item in items for s in _scalars(item)]
        case _:
            return scalar_bits(data)


def _shape(data: DataType) -> Shape:
    match data:
        case ArrayType(inner):
            return Each(_shape(inner))
        case TupleType(items):
            return tuple(map(_shape, items))
        case _:
            return True


__all__ = ["in_lanes"]
