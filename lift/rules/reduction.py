"""Rules of reductions: partial folds, chunks, orders.

Consumes and produces terms, as the module `lift.rules.core` says. A reduction is a left
fold from z here, and other orders need the flags. Unlike in the papers, z need not be
neutral: partial folds begin with a value that may be counted any number of times.
"""

from __future__ import annotations

from lift.rules.core import Choice, Context, Table, Theme
from lift.rules.shapes import (
    divides,
    fresh,
    length,
    pipe,
    plain,
    positive,
    quotient,
    same,
    uses,
    within,
)
from lift.sizes import ONE, Size, power
from lift.terms import patterns as p
from lift.terms.build import csr_rows
from lift.terms.core import Call, Expr, Fun, Lambda, Literal
from lift.terms.traverse import free_params
from lift.text.syntax import stride
from lift.types import ArrayType

TABLE = Table(Theme.REDUCTION)
_START = "f is associative and a start value of partial folds is known"


def start(f: Fun, z: Expr) -> Expr | None:
    """A value with which every partial fold may begin, besides the one from z.

    z itself if it is neutral; 0.0 counts as neutral for float sums, since the fold of
    the partial results begins with it, too.
    """
    # Inside the function: targets may come to use rules.
    from lift.targets.operators import partial_start

    found = partial_start(f, z)
    if isinstance(found, Literal) and isinstance(z, Literal):
        sign = 1 << (z.type.bits - 1) if z.type.is_float else 0
        zeros = {found.bits, z.bits} <= {0, sign}
        return z if zeros or found == z else found
    return found


@TABLE.rule(
    "partialReduce",
    "reduce(f, z) = reduce(f, z) ∘ reducePart(m, f, e)",
    f"{_START}; m divides the length",
    Choice.CHUNK,
    source="ICFP'15 6d",
)
def partial_reduce(term: Expr, context: Context, m: Size) -> Expr | None:
    """m partial results first."""
    match term:
        case Call(p.Reduce(f, True, comm) as fold, (z, xs)) if plain(f):
            e = start(f, z)
            if e is None or not divides(context, m, length(xs)):
                return None
            return Call(fold, (z, Call(p.ReducePart(f, m, True, comm), (e, xs))))
        case _:
            return None


@TABLE.rule(
    "partialReduceBack",
    "reduce(f, z) ∘ reducePart(m, f, e) = reduce(f, z)",
    f"{_START}, and that is e",
)
def partial_reduce_back(term: Expr, context: Context) -> Expr | None:
    """The other direction."""
    match term:
        case Call(
            p.Reduce(f, True) as fold, (z, Call(p.ReducePart(g, _, True), (e, xs)))
        ) if f == g and plain(f):
            return Call(fold, (z, xs)) if start(f, z) == e else None
        case _:
            return None


@TABLE.rule(
    "reducePartOne",
    r"join ∘ map(\x -> reducePart(1, f, z)(e)) = map(\x -> reduce(f, z)(e))",
    "one part; any f",
    source="ICFP'15 6d",
)
def reduce_part_one(term: Expr, context: Context) -> Expr | None:
    """A partial reduce that yields one element is a reduce.

    In the paper reduce yields an array of one element; here it yields the element, so
    the join around it goes with it.
    """
    match term:
        case Call(
            p.Join(),
            (
                Call(
                    p.Map(
                        Lambda(
                            (x,),
                            Call(p.ReducePart(f, parts, assoc, comm), (z, e)),
                            None,
                        )
                    ),
                    (xs,),
                ),
            ),
        ) if same(context, parts, ONE):
            fold = Call(p.Reduce(f, assoc, comm), (z, e))
            return pipe(xs, p.Map(Lambda((x,), fold)))
        case _:
            return None


@TABLE.rule(
    "reducePartMap",
    "reducePart(m, f, z) = map(reduce(f, z)) ∘ split(n/m)",
    "n is positive; any f: each part is a fold from z",
)
def reduce_part_map(term: Expr, context: Context) -> Expr | None:
    """Parallelism made explicit at once."""
    match term:
        case Call(p.ReducePart(f, m, assoc, comm), (z, xs)):
            n = length(xs)
            if n is None or not positive(context, n):
                return None
            chunk = fresh("chunk", f, z)
            fold = Call(p.Reduce(f, assoc, comm), (z, chunk))
            cut = p.Split(quotient(context, n, m))
            return pipe(xs, cut, p.Map(Lambda((chunk,), fold)))
        case _:
            return None


@TABLE.rule(
    "reducePartSplit",
    "reducePart(m, f, z) = join ∘ map(reducePart(m/k, f, z)) ∘ split(n/k)",
    "k divides m; n is positive; any f",
    Choice.CHUNK,
    source="ICFP'15 6d",
)
def reduce_part_split(term: Expr, context: Context, k: Size) -> Expr | None:
    """k groups of parts: the only place where the paper makes parallelism explicit."""
    match term:
        case Call(p.ReducePart(f, m, assoc, comm), (z, xs)):
            n = length(xs)
            if n is None or not divides(context, k, m) or not positive(context, n):
                return None
            chunk = fresh("chunk", f, z)
            parts = p.ReducePart(f, quotient(context, m, k), assoc, comm)
            each = p.Map(Lambda((chunk,), Call(parts, (z, chunk))))
            return pipe(xs, p.Split(quotient(context, n, k)), each, p.Join())
        case _:
            return None


@TABLE.rule(
    "reducePartIterate",
    "reducePart(m, f, z) = iterate(t, map(reduce(f, z)) ∘ split(c))",
    "n = m·c^t, c at least 2; f is associative, z may be counted any number of times",
    Choice.CHUNK,
    Choice.TIMES,
    source="ICFP'15 6d",
)
def reduce_part_iterate(term: Expr, context: Context, c: Size, t: Size) -> Expr | None:
    """The tree reduction of GPUs."""
    match term:
        case Call(p.ReducePart(f, m, True, comm), (z, xs)) if plain(f):
            n = length(xs)
            base = c.constant
            if base is None or base < 2 or not positive(context, t):
                return None
            if start(f, z) != z or not same(context, n, m * power(base, t)):
                return None
            chunk, row = fresh("chunk", f, z), fresh("level", f, z)
            fold = Call(p.Reduce(f, True, comm), (z, chunk))
            step = pipe(row, p.Split(c), p.Map(Lambda((chunk,), fold)))
            return pipe(xs, p.Iterate(t, Lambda((row,), step)))
        case _:
            return None


@TABLE.rule(
    "reduceReorder",
    "reduce(f, z) = reduce(f, z) ∘ gather(stride(s))",
    "f is associative and commutative; s divides the length",
    Choice.CHUNK,
)
def reduce_reorder(term: Expr, context: Context, s: Size) -> Expr | None:
    """Neighbours first, or elements a stride apart."""
    match term:
        case Call(p.Reduce(f, True, True) as fold, (z, xs)) if plain(f):
            if not divides(context, s, length(xs)):
                return None
            return Call(fold, (z, pipe(xs, p.Gather(stride(s)))))
        case _:
            return None


@TABLE.rule(
    "reducePartReorder",
    "reduce(f, z) ∘ reducePart(m, f, e) = "
    "reduce(f, z) ∘ reducePart(m, f, e) ∘ gather(stride(s))",
    "f is associative and commutative; s divides the length; only under the reduce: "
    "the partial results themselves change",
    Choice.CHUNK,
    source="ICFP'15 6d",
)
def reduce_part_reorder(term: Expr, context: Context, s: Size) -> Expr | None:
    """As an equation of partial results, as the paper has it, this would be wrong."""
    match term:
        case Call(
            p.Reduce(f, True, True) as fold,
            (z, Call(p.ReducePart(g) as part, (e, xs))),
        ) if f == g and plain(f) and divides(context, s, length(xs)):
            ordered = pipe(xs, p.Gather(stride(s)))
            return Call(fold, (z, Call(part, (e, ordered))))
        case _:
            return None


@TABLE.rule(
    "reduceSplit",
    r"reduce(f, z) = reduce(\(acc, c) -> reduce(f, acc)(c), z) ∘ split(n)",
    "n divides the length; any f, the order is kept; no position",
    Choice.CHUNK,
)
def reduce_split(term: Expr, context: Context, n: Size) -> Expr | None:
    """The blocked fold."""
    match term:
        case Call(p.Reduce(f) as fold, (z, xs)) if plain(f):
            if not divides(context, n, length(xs)):
                return None
            acc = fresh("acc", f)
            chunk = fresh("chunk", f, acc)
            outer = p.Reduce(Lambda((acc, chunk), Call(fold, (acc, chunk))))
            return Call(outer, (z, pipe(xs, p.Split(n))))
        case _:
            return None


@TABLE.rule(
    "reduceParts",
    "reduce(f, z) = reduce(f, z) ∘ map(reduce(f, e)) ∘ split(n)",
    f"{_START}; n divides the length",
    Choice.CHUNK,
)
def reduce_parts(term: Expr, context: Context, n: Size) -> Expr | None:
    """Two levels at once."""
    match term:
        case Call(p.Reduce(f, True) as fold, (z, xs)) if plain(f):
            e = start(f, z)
            if e is None or not divides(context, n, length(xs)):
                return None
            chunk = fresh("chunk", f, e)
            each = p.Map(Lambda((chunk,), Call(fold, (e, chunk))))
            return Call(fold, (z, pipe(xs, p.Split(n), each)))
        case _:
            return None


@TABLE.rule(
    "reducePeel",
    "reduce(f, z)(x) = reduce(f, reduce(f, z)(take(c)(x)))(drop(c)(x))",
    "c is at most the length; any f, the order is kept; no position",
    Choice.CUT,
)
def reduce_peel(term: Expr, context: Context, c: Size) -> Expr | None:
    """The part that divides, and the rest."""
    match term:
        case Call(p.Reduce(f) as fold, (z, xs)) if plain(f):
            if not within(context, c, length(xs)):
                return None
            first = Call(fold, (z, pipe(xs, p.Take(c))))
            return Call(fold, (first, pipe(xs, p.Drop(c))))
        case _:
            return None


@TABLE.rule(
    "segmentsToRanges",
    r"segmentedReduce(f, z, o, x) = map(\(a, b) -> reduceRange(f, z, a, b, x))"
    "(zip(take(n)(o), drop(1)(o)))",
)
def segments_to_ranges(term: Expr, context: Context) -> Expr | None:
    """Rows that a parallel map can be laid over."""
    match term:
        case Call(p.SegmentedReduce(f), (z, offsets, values)):
            data = offsets.type
            if not isinstance(data, ArrayType) or uses(f, "row") or uses(z, "row"):
                return None
            if "row" in free_params(values):
                return None
            return csr_rows(f, z, offsets, data.size - ONE, values)
        case _:
            return None
