"""Rules that take patterns apart, so that the parts can go different ways.

Consumes and produces terms, as the module `lift.rules.core` says.
"""

from __future__ import annotations

from lift.rules.core import Context, Table, Theme
from lift.rules.shapes import fresh, pipe, plain, regular, uses
from lift.terms import patterns as p
from lift.terms.build import get, tup
from lift.terms.core import Call, Expr, Lambda, Let, Param
from lift.terms.traverse import substitute_params

TABLE = Table(Theme.FISSION)


@TABLE.rule(
    "mapFission",
    r"map(\x -> f(e(x))) = map(f) ∘ map(\x -> e(x))",
    "one argument depends on x, f and the others do not; e is not x itself nor a "
    "side of a choice; no position",
)
def map_fission(term: Expr, context: Context) -> Expr | None:
    """Two passes."""
    match term:
        case Call(p.Map(Lambda((x,), Call(f, args), None)), (xs,)) if not uses(
            f, x.name
        ) and plain(f):
            places = [k for k, arg in enumerate(args) if uses(arg, x.name)]
            if len(places) != 1 or isinstance(args[places[0]], Param):
                return None
            if isinstance(f, p.Select) and places != [0]:
                return None  # the side that is not chosen may not be evaluated
            (place,) = places
            if not regular(args[place]):
                return None
            value = fresh("v", f, *args)
            outer = (*args[:place], value, *args[place + 1 :])
            first = p.Map(Lambda((x,), args[place]))
            return pipe(xs, first, p.Map(Lambda((value,), Call(f, outer))))
        case _:
            return None


@TABLE.rule(
    "mapFissionZip",
    r"map(\x -> f(d(x), e(x))) = "
    r"map(\(v, w) -> f(v, w))(zip(map(\x -> d(x)), map(\x -> e(x))))",
    "several arguments depend on x and one of them is not x itself; f does not, and "
    "it is neither a tuple nor a choice; no position",
)
def map_fission_zip(term: Expr, context: Context) -> Expr | None:
    """Several passes, and one that combines them."""
    match term:
        case Call(p.Map(Lambda((x,), Call(f, args), None)), (xs,)) if (
            not uses(f, x.name)
            and plain(f)
            and not isinstance(f, p.MakeTuple | p.Select)
        ):
            places = [k for k, arg in enumerate(args) if uses(arg, x.name)]
            simple = all(isinstance(args[k], Param) for k in places)
            if len(places) < 2 or simple or not regular(*args):
                return None
            whole = fresh("t", f, *args)
            outer = list(args)
            columns: list[Expr] = []
            for number, k in enumerate(places):
                outer[k] = get(whole, number)
                direct = isinstance(args[k], Param)
                columns.append(xs if direct else pipe(xs, _each(x, args[k])))
            body = Lambda((whole,), Call(f, tuple(outer)))
            return pipe(Call(p.Zip(), tuple(columns)), p.Map(body))
        case _:
            return None


def _each(x: Param, body: Expr) -> p.Map:
    return p.Map(Lambda((x,), body))


@TABLE.rule(
    "mapLetFission",
    r"map(\x -> let y = v in e) = map(\(x, y) -> e)(zip(x, map(\x -> v)(x)))",
    "v depends on x; no position",
)
def map_let_fission(term: Expr, context: Context) -> Expr | None:
    """What is named becomes an array of its own."""
    match term:
        case Call(p.Map(Lambda((x,), Let(y, value, body), None)), (xs,)) if uses(
            value, x.name
        ) and regular(value):
            values = pipe(xs, _each(x, value))
            if not uses(body, x.name):
                return pipe(values, p.Map(Lambda((y,), body)))
            whole = fresh("t", value, body)
            names = {x.name: get(whole, 0), y.name: get(whole, 1)}
            rest = Lambda((whole,), substitute_params(body, names))
            return pipe(Call(p.Zip(), (xs, values)), p.Map(rest))
        case _:
            return None


@TABLE.rule(
    "mapTupleFission",
    r"unzip(map(\x -> (d, e))(x)) = (map(\x -> d)(x), map(\x -> e)(x))",
    "no position",
)
def map_tuple_fission(term: Expr, context: Context) -> Expr | None:
    """A pass for each component."""
    match term:
        case Call(
            p.Unzip(),
            (Call(p.Map(Lambda((x,), Call(p.MakeTuple(), items), None)), (xs,)),),
        ) if regular(*items):
            return tup(*(pipe(xs, _each(x, item)) for item in items))
        case _:
            return None


@TABLE.rule(
    "reduceMapFission",
    r"reduce(\(acc, x) -> f(acc, e(x)), z) = reduce(f, z) ∘ map(\x -> e(x))",
    "e depends on x only and is not x itself, f on neither; no position",
)
def reduce_map_fission(term: Expr, context: Context) -> Expr | None:
    """The fold apart from what is done to each element first."""
    match term:
        case Call(
            p.Reduce(Lambda((acc, x), Call(f, (Param(first), value)), None)),
            (z, xs),
        ) if first == acc.name and plain(f):
            clean = not uses(f, acc.name) and not uses(f, x.name)
            if uses(value, acc.name) or not clean or value == x:
                return None
            if not regular(value):
                return None
            item = fresh("v", f, acc)
            fold = p.Reduce(Lambda((acc, item), Call(f, (acc, item))))
            return Call(fold, (z, pipe(xs, _each(x, value))))
        case _:
            return None


@TABLE.rule(
    "mapFirstStage",
    r"map(g ∘ map(f)) = map(g) ∘ map(map(f))",
    "the first stage of the function is a map; no position",
)
def map_first_stage(term: Expr, context: Context) -> Expr | None:
    """The stage that is applied first, taken out of a chain of stages."""
    match term:
        case Call(p.Map(Lambda((x,), body, None)), (xs,)):
            found = _first_stage(body, x)
            if found is None or body == found or not regular(found):
                return None
            value = fresh("v", body)
            rest = _replaced(body, found, value)
            if uses(rest, x.name):
                return None
            return pipe(xs, p.Map(found.fun), p.Map(Lambda((value,), rest)))
        case _:
            return None


def _first_stage(body: Expr, x: Param) -> Call | None:
    """The innermost `map(f)(x)` of a chain of calls of one argument."""
    match body:
        case Call(p.Map() as fun, (Param(name),)) if name == x.name:
            return None if uses(fun, x.name) else body
        case Call(fun, (*_, last)) if not uses(fun, x.name):
            return _first_stage(last, x)
        case _:
            return None


def _replaced(body: Expr, old: Expr, new: Expr) -> Expr:
    if body is old:
        return new
    assert isinstance(body, Call)
    return Call(body.fun, (*body.args[:-1], _replaced(body.args[-1], old, new)))
