"""Recipes for GPUs: grids of work-items, work-group trees, histograms by atomics.

Consumes typed terms; produces low-level terms. Neighbouring work-items read
neighbouring elements: maps over rows of maps put the inner one into dimension 0, and a
work-group reads its part in rounds of one element for each work-item.
"""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from lift.opencl.atomics import has_atomic
from lift.opencl.translate.histogram import operator_of
from lift.plain import computes, sequential
from lift.sizes import size
from lift.targets.chunks import element_of
from lift.targets.folds import fed, length_of, step_function
from lift.targets.operators import partial_start
from lift.targets.profile import DeviceProfile
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.build import pipe
from lift.terms.core import Call, Expr, Fun, Lambda, Param
from lift.types import ArrayType, ScalarType, is_flat


def grid(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """A work-item for each element, of two dimensions where there are two maps."""
    assert isinstance(call.fun, p.Map)
    match call.fun.fun:
        case Lambda(params, Call(p.Map(inner), (array,)) as body, index) if computes(
            inner
        ) and not computes(array):
            row = replace(body, fun=p.MapGlb(0, sequential(inner)))
            outer = Lambda(params, row, index)
            return replace(call, fun=p.MapGlb(1, outer)), "a work-item each, 2-D"
        case fun:
            flat = p.MapGlb(0, sequential(fun))
            return replace(call, fun=flat), "a work-item each"


def tree(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """Work-groups fold parts: each work-item some elements, then a tree among them.

    What does not fill all work-groups evenly goes into the last fold, with the results
    of the groups.
    """
    fun, (init, source) = call.fun, call.args
    assert isinstance(fun, p.Reduce)
    if not (fun.assoc and fun.comm):
        raise Refused("the order of the fold must be kept")
    if init.type is None or not is_flat(init.type):
        raise Refused("the accumulator is no scalar")
    start = partial_start(fun.fun, init, fun.comm)
    if start is None:
        raise Refused("the operator has no known neutral element")
    feed, array = fed(source)
    group, groups = min(128, profile.max_group), profile.parts
    group = 1 << (group.bit_length() - 1)
    each = length_of(array) // (group * groups)
    chunk = each * group
    parts = pipe(array, p.Strided(size(0), size(groups), chunk, chunk))
    if isinstance(element_of(array), ArrayType):
        raise Refused("the elements are rows")
    body = _group(fun.fun, feed, start, group)
    partial = pipe(parts, p.MapWrg(0, body), p.Join())
    rest = pipe(array, p.Drop(chunk * groups))
    last = Call(p.ReduceSeq(sequential(fun.fun)), (init, partial))
    step = sequential(step_function(fun.fun, feed))
    total = Call(p.ReduceSeq(step), (last, rest))
    return total, f"{groups} work-groups of {group}, trees in local memory"


def _group(fun: Fun, feed: Fun | None, start: Expr, group: int) -> Lambda:
    """What a work-group does with its part."""
    chunk, own, pair = Param("chunk"), Param("own"), Param("pair")
    step = sequential(step_function(fun, feed))
    folded = Call(p.ReduceSeq(step), (start, own))
    local = p.ToSpace(p.Space.LOCAL, p.Id())
    first = Lambda((own,), Call(local, (folded,)))
    # Round j of work-item t is element j*group + t: neighbours read neighbours.
    rounds = pipe(chunk, p.Split(size(group)), p.Transpose(), p.MapLcl(0, first))
    both = Call(p.ReduceSeq(sequential(fun)), (start, pair))
    halve = Lambda((pair,), Call(local, (both,)))
    half = Param("half")
    once = Lambda((half,), pipe(half, p.Split(size(2)), p.MapLcl(0, halve)))
    levels = group.bit_length() - 1
    done = pipe(rounds, p.Iterate(size(levels), once))
    stored = pipe(done, p.ToSpace(p.Space.GLOBAL, cast(Fun, p.MapLcl(0, p.Id()))))
    return Lambda((chunk,), stored)


def atomic_bins(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """All work-items update the bins; sub-histograms of groups where bins are few."""
    fun, args = call.fun, call.args
    assert isinstance(fun, p.ReduceByIndex)
    if not (fun.assoc and fun.comm):
        raise Refused("the order of the updates must be kept")
    data = element_of(args[0])
    name = operator_of(fun.fun)
    if not isinstance(data, ScalarType) or name is None or not has_atomic(name, data):
        raise Refused("the update has no atomic form")
    bins = length_of(args[0]).constant
    strategy, note = p.HistogramStrategy.ATOMIC, "atomics on the bins"
    if bins is not None and 2 * bins * data.bytes <= profile.local_bytes:
        strategy = p.HistogramStrategy.LOCAL
        note = "bins of each work-group in local memory, then atomics"
    return Call(replace(fun, strategy=strategy), args), note


__all__ = ["atomic_bins", "grid", "tree"]
