"""Rules that choose an algorithm: how a map is cut, reordered, iterated.

Consumes and produces terms, as the module `lift.rules.core` says.
"""

from __future__ import annotations

from dataclasses import replace

from lift.rules.core import Choice, Context, Table, Theme
from lift.rules.shapes import (
    divides,
    each,
    length,
    pipe,
    plain,
    positive,
    row_length,
    same,
    uses,
    within,
)
from lift.sizes import ONE, Size, conditional, minimum, size
from lift.sizes.terms import of_atom
from lift.terms import patterns as p
from lift.terms.core import Call, Expr, Lambda, Let
from lift.terms.traverse import position
from lift.text.syntax import stride

TABLE = Table(Theme.ALGORITHMIC)
_POSITION_FREE = "f does not know its position"


@TABLE.rule(
    "splitJoin",
    "map(f) = join ∘ map(map(f)) ∘ split(n)",
    f"n divides the length; {_POSITION_FREE}",
    Choice.CHUNK,
    source="ICFP'15 6c",
)
def split_join(term: Expr, context: Context, n: Size) -> Expr | None:
    """Two maps instead of one: what the thread hierarchy is laid over."""
    match term:
        case Call(p.Map(f), (xs,)) if plain(f) and divides(context, n, length(xs)):
            return pipe(xs, p.Split(n), p.Map(p.Map(f)), p.Join())
        case _:
            return None


@TABLE.rule(
    "joinSplit",
    "map(map(f)) = split(m) ∘ map(f) ∘ join",
    f"rows of one length m, not empty; {_POSITION_FREE}",
)
def join_split(term: Expr, context: Context) -> Expr | None:
    """One map instead of two."""
    match term:
        case Call(p.Map(outer), (xs,)):
            inner, m = each(outer), row_length(xs)
            if inner is None or m is None or not (plain(inner, outer)):
                return None
            if not positive(context, m):
                return None
            return pipe(xs, p.Join(), p.Map(inner), p.Split(m))
        case _:
            return None


@TABLE.rule(
    "partitionJoin",
    "map(f) = join ∘ map(map(f)) ∘ partition(m, part lengths)",
    f"m is at least 1; {_POSITION_FREE}; any length: late parts are shorter",
    Choice.PART,
    source="FHPNC'19",
)
def partition_join(term: Expr, context: Context, m: Size) -> Expr | None:
    """split-join for lengths that do not divide: the parts depend on the position."""
    match term:
        case Call(p.Map(f), (xs,)) if plain(f) and positive(context, m):
            n = length(xs)
            if n is None or m.constant is None:
                return None
            step = (n + m - ONE) // m
            place = position("part")
            start, stop = (minimum(n, (of_atom(place) + k) * step) for k in (0, 1))
            lengths = p.SizeFun(place, stop - start)
            return pipe(xs, p.Partition(m, lengths), p.Map(p.Map(f)), p.Join())
        case _:
            return None


@TABLE.rule(
    "peel",
    "map(f)(x) = concat(map(f)(take(c)(x)), map(f)(drop(c)(x)))",
    f"c is at most the length; {_POSITION_FREE}",
    Choice.CUT,
)
def peel(term: Expr, context: Context, c: Size) -> Expr | None:
    """The head, which divides, and the rest: the tail strategy of the papers' peers."""
    match term:
        case Call(p.Map(f), (xs,)) if plain(f) and within(context, c, length(xs)):
            parts = (pipe(xs, cut, p.Map(f)) for cut in (p.Take(c), p.Drop(c)))
            return Call(p.Concat(), tuple(parts))
        case _:
            return None


@TABLE.rule(
    "boundarySplit",
    "map(f) ∘ slide ∘ pad(l, r) = "
    "join ∘ map(map(f)) ∘ partition(3, l | n - l - r | r) ∘ slide ∘ pad(l, r)",
    f"windows move by 1; l + r is at most their number; {_POSITION_FREE}",
    source="FHPNC'19",
)
def boundary_split(term: Expr, context: Context) -> Expr | None:
    """Prologue, body and epilogue: only the first and last test for the border."""
    match term:
        case Call(p.Map(f), (Call(p.Slide() as slide, (padded,)) as windows,)):
            n = length(windows)
            if not isinstance(padded, Call) or n is None or not plain(f):
                return None
            edge = padded.fun
            if not isinstance(edge, p.Pad | p.PadConstant):
                return None
            rest = n - edge.left - edge.right
            if not (same(context, slide.step, ONE) and within(context, rest, n)):
                return None
            place = position("part", size(3))
            last = conditional(of_atom(place), size(2), rest, edge.right)
            lengths = conditional(of_atom(place), ONE, edge.left, last)
            cut = p.Partition(size(3), p.SizeFun(place, lengths))
            return pipe(windows, cut, p.Map(p.Map(f)), p.Join())
        case _:
            return None


@TABLE.rule(
    "iterateDecomposition",
    "iterate(k, f) = iterate(k - j, f) ∘ iterate(j, f)",
    "j is at most k",
    Choice.TIMES,
    source="ICFP'15 6a",
)
def iterate_decomposition(term: Expr, context: Context, j: Size) -> Expr | None:
    """An iteration in two parts."""
    match term:
        case Call(p.Iterate(k, f), (xs,)) if within(context, j, k):
            return pipe(xs, p.Iterate(j, f), p.Iterate(k - j, f))
        case _:
            return None


@TABLE.rule(
    "mapAfterReorder",
    "map(f) ∘ gather(g) = gather(g) ∘ map(f), and the same for scatter",
    _POSITION_FREE,
    source="ICFP'15 6b",
)
def map_after_reorder(term: Expr, context: Context) -> Expr | None:
    """Reordering commutes with a map."""
    match term:
        case Call(p.Map(f), (Call(p.Gather() | p.Scatter() as order, (xs,)),)):
            return pipe(xs, p.Map(f), order) if plain(f) else None
        case _:
            return None


@TABLE.rule(
    "reorderAfterMap",
    "gather(g) ∘ map(f) = map(f) ∘ gather(g), and the same for scatter",
    _POSITION_FREE,
    source="ICFP'15 6b",
)
def reorder_after_map(term: Expr, context: Context) -> Expr | None:
    """Reordering commutes with a map."""
    match term:
        case Call(p.Gather() | p.Scatter() as order, (Call(p.Map(f), (xs,)),)):
            return pipe(xs, order, p.Map(f)) if plain(f) else None
        case _:
            return None


@TABLE.rule(
    "reorderBothSides",
    "map(f) = scatter(stride(s)) ∘ map(f) ∘ gather(stride(s))",
    f"s divides the length; {_POSITION_FREE}",
    Choice.CHUNK,
    source="ICFP'15 7c",
)
def reorder_both_sides(term: Expr, context: Context, s: Size) -> Expr | None:
    """Neighbouring work-items get neighbouring elements after a split."""
    match term:
        case Call(p.Map(f), (xs,)) if plain(f) and divides(context, s, length(xs)):
            order = stride(s)
            return pipe(xs, p.Gather(order), p.Map(f), p.Scatter(order))
        case _:
            return None


def inverse(index: p.IndexFun) -> p.IndexFun:
    """The inverse permutation."""
    if index.forward == index.inverse:
        return index
    name = f"inverse of {index.name}"
    return replace(index, name=name, forward=index.inverse, inverse=index.forward)


@TABLE.rule(
    "gatherToScatter",
    "gather(g) = scatter(g⁻¹)",
    "the inverse is known (it is part of every index function here)",
)
def gather_to_scatter(term: Expr, context: Context) -> Expr | None:
    """The exchange is only sound with the inverse: the public code leaves it out."""
    match term:
        case Call(p.Gather(index), (xs,)):
            return pipe(xs, p.Scatter(inverse(index)))
        case _:
            return None


@TABLE.rule(
    "scatterToGather",
    "scatter(g) = gather(g⁻¹)",
    "the inverse is known (it is part of every index function here)",
)
def scatter_to_gather(term: Expr, context: Context) -> Expr | None:
    """The other direction."""
    match term:
        case Call(p.Scatter(index), (xs,)):
            return pipe(xs, p.Gather(inverse(index)))
        case _:
            return None


@TABLE.rule(
    "hoistLet",
    r"map(\x -> let y = v in e) = let y = v in map(\x -> e)",
    "v does not depend on x or its position",
)
def hoist_let(term: Expr, context: Context) -> Expr | None:
    """What does not change is computed once."""
    match term:
        case Call(p.Map(Lambda((x,), Let(y, value, body), None)), (xs,)) if not (
            uses(value, x.name) or uses(xs, y.name)
        ):
            return Let(y, value, pipe(xs, p.Map(Lambda((x,), body))))
        case _:
            return None
