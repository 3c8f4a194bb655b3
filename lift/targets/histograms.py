"""Histograms on a CPU: bins of its own for each work-item, then all added up.

Consumes typed reductions by index that may be reordered; produces low-level terms. The
second step goes over the bins, each work-item a part of them.
"""

from __future__ import annotations

from dataclasses import replace

from lift.plain import sequential
from lift.targets.chunks import Part, component, cut, element_of, over_parts
from lift.targets.folds import length_of
from lift.targets.operators import partial_start
from lift.targets.profile import DeviceProfile
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.build import get, pipe
from lift.terms.core import Call, Expr, Lambda, Param
from lift.terms.traverse import walk
from lift.types import ArrayType, ScalarType


def private_bins(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """Private bins for a few parts of the keys, since every part has all bins."""
    fun, (bins, keys, values) = call.fun, call.args
    assert isinstance(fun, p.ReduceByIndex)
    if not (fun.assoc and fun.comm):
        raise Refused("the order of the updates must be kept")
    data = element_of(bins)
    if not isinstance(data, ScalarType) or data != element_of(values):
        raise Refused("the bins are no scalars, or other than the values")
    start = partial_start(fun.fun, Param("", data))
    if start is None or start == Param(""):
        raise Refused("the operator has no known neutral element")
    count = length_of(bins)
    rows = _rows(keys, values)
    many = profile.numbers.bin_parts * profile.units
    if rows is not None:
        # Positions in a row need no division, which would cost more than counting.
        (keys, values), where = rows, cut(length_of(rows[0]), many)
    else:
        where = cut(length_of(keys), many, 16)
    in_order = p.HistogramStrategy.SEQ
    if any(isinstance(node, p.Reduce) for node in walk(keys)):
        # A fold or a search for each key: vectors, if no bin comes between two keys.
        in_order = p.HistogramStrategy.BLOCKS
    seq = replace(fun, fun=sequential(fun.fun), strategy=in_order)

    def each(part: Part) -> Expr:
        k = Param("k")
        zero = Call(p.Generate(count, Lambda((k,), start)), ())
        own = tuple(component(part.array, k) for k in range(2))
        if rows is not None:
            own = tuple(pipe(array, p.Join()) for array in own)
        return Call(seq, (pipe(zero, p.MapSeq(p.Id())), *own))

    partial = over_parts(Call(p.Zip(), (keys, values)), where, each)
    pair = Param("pair")
    total = Call(p.ReduceSeq(sequential(fun.fun)), (get(pair, 0), get(pair, 1)))
    columns = Call(p.Zip(), (bins, pipe(partial, p.Transpose())))
    again = cut(count, profile.parts, 16)
    loop = p.MapSeq(Lambda((pair,), total))
    combined = over_parts(columns, again, lambda part: pipe(part.array, loop))
    note = f"{where.parts} private histograms, then their sum by parts of the bins"
    return pipe(combined, p.Join()), note


def _rows(keys: Expr, values: Expr) -> tuple[Expr, Expr] | None:
    """The rows that keys and values are the join of, if these are equally long."""
    match keys, values:
        case Call(p.Join(), (inner,)), Call(p.Join(), (others,)):
            pair = (inner.type, others.type)
        case _:
            return None
    match pair:
        case ArrayType(ArrayType(_, length)), ArrayType(ArrayType(_, other)):
            return (inner, others) if length == other else None
        case _:
            return None


__all__ = ["private_bins"]
