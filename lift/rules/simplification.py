"""Rules that make terms smaller: cancellation, units, tuples, lets.

Consumes and produces terms, as the module `lift.rules.core` says. Every rule here makes
the term smaller or takes out a binder, so that applying them all ends.
"""

from __future__ import annotations

from typing import Any

from lift.plain import is_cheap, times_used
from lift.rules.core import Context, Table, Theme
from lift.rules.shapes import (
    MAPS,
    called,
    divides,
    is_identity,
    length,
    pipe,
    plain,
    reduced,
    row_length,
    same,
)
from lift.sizes import ONE, ZERO, Size
from lift.terms import patterns as p
from lift.terms.build import tup
from lift.terms.core import Call, Expr, Lambda, Let, Literal, NatValue, Param
from lift.terms.traverse import substitute_params, substitute_sizes
from lift.types import VectorType

TABLE = Table(Theme.SIMPLIFICATION)


def _copies(context: Context) -> bool:
    """Inside a low-level map an identity is a copy that somebody asked for."""
    low = (*MAPS[1:], p.ToSpace, p.ReduceSeq, p.ScanSeq, p.MapSeqSlide)
    return any(isinstance(node, low) for node in context.above)


@TABLE.rule("joinAfterSplit", "join ∘ split(n) = id", source="ICFP'15 6e")
def join_after_split(term: Expr, context: Context) -> Expr | None:
    """Cutting and pasting."""
    match term:
        case Call(p.Join(), (Call(p.Split(), (xs,)),)):
            return xs
        case _:
            return None


@TABLE.rule(
    "splitAfterJoin",
    "split(n) ∘ join = id",
    "the rows have length n",
    source="ICFP'15 6e",
)
def split_after_join(term: Expr, context: Context) -> Expr | None:
    """Pasting and cutting at the same places."""
    match term:
        case Call(p.Split(n), (Call(p.Join(), (xs,)),)):
            return xs if same(context, row_length(xs), n) else None
        case _:
            return None


@TABLE.rule("scalarAfterVector", "asScalar ∘ asVector(w) = id", source="ICFP'15 6e")
def scalar_after_vector(term: Expr, context: Context) -> Expr | None:
    """Vectors made and taken apart."""
    match term:
        case Call(p.AsScalar(), (Call(p.AsVector(), (xs,)),)):
            return xs
        case _:
            return None


@TABLE.rule(
    "vectorAfterScalar",
    "asVector(w) ∘ asScalar = id",
    "the vectors have width w",
    source="ICFP'15 6e",
)
def vector_after_scalar(term: Expr, context: Context) -> Expr | None:
    """Vectors taken apart and made again."""
    match term:
        case Call(p.AsVector(width), (Call(p.AsScalar(), (xs,)),)):
            element = getattr(xs.type, "element", None)
            fits = isinstance(element, VectorType) and element.width == width
            return xs if fits else None
        case _:
            return None


@TABLE.rule("transposeTwice", "transpose ∘ transpose = id")
def transpose_twice(term: Expr, context: Context) -> Expr | None:
    """Twice is not at all."""
    match term:
        case Call(p.Transpose(), (Call(p.Transpose(), (xs,)),)):
            return xs
        case _:
            return None


@TABLE.rule(
    "reorderBack",
    "gather(g) ∘ scatter(g) = scatter(g) ∘ gather(g) = id; gather(h) ∘ gather(h) = id",
    "the same g; h its own inverse (the same for two scatters)",
)
def reorder_back(term: Expr, context: Context) -> Expr | None:
    """There and back."""
    match term:
        case Call(p.Gather(g), (Call(p.Scatter(h), (xs,)),)) if g == h:
            return xs
        case Call(p.Scatter(g), (Call(p.Gather(h), (xs,)),)) if g == h:
            return xs
        case Call(p.Gather(g), (Call(p.Gather(h), (xs,)),)) if g == h:
            return xs if g.forward == g.inverse else None
        case Call(p.Scatter(g), (Call(p.Scatter(h), (xs,)),)) if g == h:
            return xs if g.forward == g.inverse else None
        case _:
            return None


@TABLE.rule(
    "identity", "id = map(id) = nothing", "not inside a low-level map, where it copies"
)
def identity(term: Expr, context: Context) -> Expr | None:
    """What does nothing."""
    match term:
        case Call(p.Id(), (xs,)) if not _copies(context):
            return xs
        case Call(p.Map(f), (xs,)) if is_identity(f) and not _copies(context):
            return xs
        case _:
            return None


@TABLE.rule("iterateNothing", "iterate(0, f) = id, iterate(1, f) = f")
def iterate_nothing(term: Expr, context: Context) -> Expr | None:
    """No iteration, or one."""
    match term:
        case Call(p.Iterate(k, f), (xs,)):
            if k.constant == 0:
                return xs
            return called(f, (xs,)) if k.constant == 1 else None
        case _:
            return None


@TABLE.rule(
    "takeAll",
    "take(n) = drop(0) = slice(0, n) = pad(0, 0) = id",
    "n is the length",
)
def take_all(term: Expr, context: Context) -> Expr | None:
    """Cuts and borders of nothing."""
    match term:
        case Call(p.Take(n), (xs,)) if same(context, n, length(xs)):
            return xs
        case Call(p.Drop(n), (xs,)) if same(context, n, ZERO):
            return xs
        case Call(p.Slice(start, stop), (xs,)):
            whole = same(context, start, ZERO) and same(context, stop, length(xs))
            return xs if whole else None
        case Call(p.Pad(left, right) | p.PadConstant(left, right), args):
            none = same(context, left, ZERO) and same(context, right, ZERO)
            return args[-1] if none else None
        case _:
            return None


@TABLE.rule(
    "takeTwice",
    "take(a) ∘ take(b) = take(a), drop(a) ∘ drop(b) = drop(a + b)",
)
def take_twice(term: Expr, context: Context) -> Expr | None:
    """Two cuts are one."""
    match term:
        case Call(p.Take() as cut, (Call(p.Take(), (xs,)),)):
            return pipe(xs, cut)
        case Call(p.Drop(a), (Call(p.Drop(b), (xs,)),)):
            return pipe(xs, p.Drop(a + b))
        case _:
            return None


@TABLE.rule("concatOfCut", "concat(x) = x, concat(take(c)(x), drop(c)(x)) = x")
def concat_of_cut(term: Expr, context: Context) -> Expr | None:
    """What was cut is put together again."""
    match term:
        case Call(p.Concat(), (only,)):
            return only
        case Call(p.Concat(), (Call(p.Take(a), (x,)), Call(p.Drop(b), (y,)))):
            return x if x == y and same(context, a, b) else None
        case _:
            return None


@TABLE.rule("slideIsSplit", "slide(n, n) = split(n)", "n divides the length")
def slide_is_split(term: Expr, context: Context) -> Expr | None:
    """Windows that do not overlap."""
    match term:
        case Call(p.Slide(n, step), (xs,)) if same(context, n, step):
            return pipe(xs, p.Split(n)) if divides(context, n, length(xs)) else None
        case _:
            return None


@TABLE.rule(
    "inlineLet",
    "let x = v in e = e[v/x]",
    "x is used at most once and not inside a function, or v costs nothing",
)
def inline_let(term: Expr, context: Context) -> Expr | None:
    """Nothing is computed twice by it."""
    match term:
        case Let(x, value, body):
            if is_cheap(value) or times_used(body, x.name) <= 1:
                inlined: Expr = substitute_params(body, {x.name: value})
                return inlined
        case _:
            pass
    return None


@TABLE.rule(
    "beta", r"(\x -> e)(v) = e[v/x]", "computed once: a let where x is used twice"
)
def beta(term: Expr, context: Context) -> Expr | None:
    """A function that is called where it is written."""
    match term:
        case Call(Lambda() as f, args) if plain(f):
            return called(f, args)
        case _:
            return None


@TABLE.rule("selectSame", "if c then e else e = e")
def select_same(term: Expr, context: Context) -> Expr | None:
    """No choice."""
    match term:
        case Call(p.Select(), (_, then, otherwise)) if then == otherwise:
            return then
        case _:
            return None


@TABLE.rule(
    "atOfMap",
    "map(f)(x)[i] = f(x[i]), zip(x, y)[i] = (x[i], y[i]), generate(n, f)[i] = f(i)",
    "f does not know its position (except in generate, if i is a size)",
)
def at_of_map(term: Expr, context: Context) -> Expr | None:
    """Only the element that is wanted."""
    match term:
        case Call(p.At(), (Call(p.Map(f), (xs,)), i)) if plain(f):
            return called(f, (Call(p.At(), (xs, i)),))
        case Call(p.At(), (Call(p.Zip(), items), i)) if isinstance(
            i, Param | Literal | NatValue
        ):
            return tup(*(Call(p.At(), (item, i)) for item in items))
        case Call(p.At(), (Call(p.Generate(_, f), ()), NatValue(i))):
            return _generated(f, i)
        case _:
            return None


def _generated(f: Any, i: Size) -> Expr | None:
    match f:
        case Lambda((), body, place) if place is not None:
            moved: Expr = substitute_sizes(body, {place: i})
            return moved
        case Lambda((_,), _, None):
            return called(f, (NatValue(i),))
        case _:
            return None


@TABLE.rule("joinOfOne", "map(join) ∘ split(1) = id", "rows of an array")
def join_of_one(term: Expr, context: Context) -> Expr | None:
    """Each row alone, and out again."""
    match term:
        case Call(p.Map(f), (Call(p.Split(n), (xs,)),)) if isinstance(
            reduced(f), p.Join
        ) and same(context, n, ONE):
            return xs if row_length(xs) is not None else None
        case _:
            return None
