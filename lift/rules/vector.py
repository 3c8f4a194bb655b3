"""Rules that turn scalars into vectors.

Consumes and produces terms, as the module `lift.rules.core` says.
"""

from __future__ import annotations

from typing import Any

from lift.rules.core import Choice, Context, Table, Theme
from lift.rules.reduction import start
from lift.rules.shapes import (
    array,
    called,
    divides,
    fresh,
    is_scalar_function,
    length,
    pipe,
    plain,
    quotient,
)
from lift.rules.tuples import get_of_tuple
from lift.scalar import Op
from lift.sizes import Size, constant
from lift.terms import patterns as p
from lift.terms.build import get
from lift.terms.core import Call, Expr, Fun, Lambda, Let, Param
from lift.terms.traverse import free_params, rebuild, substitute_params, walk
from lift.types import BOOL, VECTOR_WIDTHS, ScalarType

TABLE = Table(Theme.VECTOR)
_SCALAR = "f computes scalars from scalars and does not know its position"


def _width(w: Size) -> int | None:
    return w.constant if w.constant in VECTOR_WIDTHS else None


def _gives_scalars(term: Call) -> bool:
    """bool has no vectors."""
    data = array(term)
    return (
        data is not None
        and isinstance(data.element, ScalarType)
        and data.element != BOOL
    )


def _is_lane(data: object) -> bool:
    return isinstance(data, ScalarType) and data != BOOL


@TABLE.rule(
    "vectorise",
    "map(f) = asScalar ∘ map(mapVec(f)) ∘ asVector(w)",
    f"{_SCALAR}; w is a width of vectors and divides the length",
    Choice.WIDTH,
    source="ICFP'15 7e",
)
def vectorise(term: Expr, context: Context, w: Size) -> Expr | None:
    """w elements at a time."""
    match term:
        case Call(p.Map(f), (xs,)) if plain(f) and is_scalar_function(f):
            width, data = _width(w), array(xs)
            if width is None or data is None or not divides(context, w, data.size):
                return None
            if not _is_lane(data.element) or not _gives_scalars(term):
                return None
            lanes = p.Map(p.MapVec(f))
            return pipe(xs, p.AsVector(width), lanes, p.AsScalar())
        case _:
            return None


@TABLE.rule(
    "vectoriseZip",
    r"map(f)(zip(x, y)) = asScalar(map(\(a, b) -> mapVec(f)(a, b))"
    "(zip(asVector(w)(x), asVector(w)(y))))",
    f"{_SCALAR}; w is a width of vectors and divides the length",
    Choice.WIDTH,
)
def vectorise_zip(term: Expr, context: Context, w: Size) -> Expr | None:
    """The same for several arrays."""
    match term:
        case Call(p.Map(f), (Call(p.Zip(), items),)) if plain(f):
            width = _width(w)
            if width is None or not is_scalar_function(f) or not _gives_scalars(term):
                return None
            if not divides(context, w, length(items[0])):
                return None
            if not all(_is_lane(_element(item)) for item in items):
                return None
            whole = fresh("t", f)
            parts = tuple(get(whole, k) for k in range(len(items)))
            lanes = Call(p.MapVec(spread(f, len(items))), parts)
            wide = tuple(pipe(item, p.AsVector(width)) for item in items)
            each = p.Map(Lambda((whole,), lanes))
            return pipe(Call(p.Zip(), wide), each, p.AsScalar())
        case _:
            return None


def _element(expr: Expr) -> object:
    data = array(expr)
    return None if data is None else data.element


def spread(f: Fun, count: int) -> Lambda:
    """The function of a tuple as one of its components."""
    names: list[Param] = []
    for k in range(count):
        names.append(fresh(f"a{k}", f, *names))
    body = called(f, (Call(p.MakeTuple(), tuple(names)),))
    return Lambda(tuple(names), _without_tuples(body))


def _without_tuples(term: Expr) -> Expr:
    """Components of tuples at hand, taken."""
    match term:
        case Let(param, Call(p.MakeTuple()) as value, body):
            inlined: Expr = substitute_params(body, {param.name: value})
            return _without_tuples(inlined)
        case _:
            new: Expr = rebuild(term, _without_tuples)
            found = get_of_tuple.apply(new, Context())
            return new if found is None else found


@TABLE.rule(
    "vectoriseReduce",
    r"reduce(f, z)(x) = let v = reduce(mapVec(f), splat(e))(asVector(w)(x)) in "
    "f(..f(z, v.s0).., v.s(w-1))",
    "f is an associative and commutative operator on scalars with a known start of "
    "partial folds; w is a width of vectors and divides the length",
    Choice.WIDTH,
)
def vectorise_reduce(term: Expr, context: Context, w: Size) -> Expr | None:
    """w partial folds in the lanes of one register."""
    match term:
        case Call(p.Reduce(f, True, True), (z, xs)) if plain(f):
            width, e = _width(w), start(f, z)
            if width is None or e is None or not divides(context, w, length(xs)):
                return None
            if not is_scalar_function(f) or not _is_lane(_element(xs)):
                return None
            acc, item = fresh("acc", f), fresh("v", f)
            fold = p.Reduce(Lambda((acc, item), Call(p.MapVec(f), (acc, item))))
            splat = Call(Op("splat", None, width), (e,))
            lanes = Call(fold, (splat, pipe(xs, p.AsVector(width))))
            name = fresh("lanes", f, z)
            total = z
            for k in range(width):
                total = called(f, (total, Call(Op("lane", None, k), (name,))))
            return Let(name, lanes, total)
        case _:
            return None


@TABLE.rule(
    "vectorAccumulator",
    r"reduce(\(acc, x) -> asScalar(e[asVector(w)(acc)]), z) = "
    r"asScalar ∘ reduce(\(vs, x) -> e[vs], asVector(w)(z))",
    "acc is used in asVector(w)(acc) only; no position",
)
def vector_accumulator(term: Expr, context: Context) -> Expr | None:
    """Accumulators stay in vectors from step to step."""
    match term:
        case Call(
            p.Reduce(Lambda((acc, x), Call(p.AsScalar(), (inner,)), None)), (z, xs)
        ):
            wide = _wide_uses(inner, acc.name)
            if len(wide) != 1:
                return None
            (width,) = wide
            vectors = fresh("vs", inner, acc, x)
            body = _replaced(inner, Call(p.AsVector(width), (acc,)), vectors)
            if acc.name in free_params(body):
                return None
            fold = p.Reduce(Lambda((vectors, x), body))
            return pipe(Call(fold, (pipe(z, p.AsVector(width)), xs)), p.AsScalar())
        case _:
            return None


def _wide_uses(term: Any, name: str) -> set[int]:
    """The widths w of all asVector(w)(name)."""
    found: set[int] = set()
    for node in walk(term):
        match node:
            case Call(p.AsVector(width), (Param(other),)) if other == name:
                found.add(width)
    return found


def _replaced(term: Any, old: Expr, new: Expr) -> Any:
    if term == old:
        return new
    return rebuild(term, lambda child: _replaced(child, old, new))


@TABLE.rule(
    "vectorOfConstant",
    r"asVector(w)(generate(n, \i -> c)) = generate(n/w, \i -> splat(w, c))",
    "c does not depend on i",
)
def vector_of_constant(term: Expr, context: Context) -> Expr | None:
    """Vectors of one value."""
    match term:
        case Call(p.AsVector(width), (Call(p.Generate(n, f), ()),)):
            match f:
                case Lambda((i,), c, None) if i.name not in free_params(c):
                    splat = Call(Op("splat", None, width), (c,))
                    count = quotient(context, n, constant(width))
                    return Call(p.Generate(count, Lambda((i,), splat)), ())
        case _:
            pass
    return None
