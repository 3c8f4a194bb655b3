"""Rules that put patterns together, so that nothing is stored in between.

Consumes and produces terms, as the module `lift.rules.core` says.
"""

from __future__ import annotations

from dataclasses import replace

from lift.rules.core import Context, Table, Theme
from lift.rules.shapes import called, fresh, pipe, plain, then
from lift.sizes.terms import of_atom
from lift.terms import patterns as p
from lift.terms.build import get, tup
from lift.terms.core import Call, Expr, Fun, Lambda, NatValue
from lift.terms.traverse import position

TABLE = Table(Theme.FUSION)
_POSITION_FREE = "f and g do not know their position"


@TABLE.rule(
    "mapFusion", "map(f) ∘ map(g) = map(f ∘ g)", _POSITION_FREE, source="ICFP'15 6f"
)
def map_fusion(term: Expr, context: Context) -> Expr | None:
    """One pass; also for two loops and for two maps over the same work-items."""
    match term:
        case Call(p.Map(f) | p.MapSeq(f) as outer, (Call(inner, (xs,)),)):
            if type(inner) is not type(outer):
                return None
            assert isinstance(inner, p.Map | p.MapSeq)
            if not plain(f, inner.fun):
                return None
            return pipe(xs, replace(outer, fun=then(inner.fun, f)))
        case _:
            return None


def fed(f: Fun, g: Fun) -> Lambda:
    """\\(acc, v) -> f(acc, g(v))."""
    acc = fresh("acc", f, g)
    item = fresh("v", f, g, acc)
    return Lambda((acc, item), called(f, (acc, called(g, (item,)))))


@TABLE.rule(
    "reduceMapFusion",
    r"reduce(f, z) ∘ map(g) = reduce(\(acc, v) -> f(acc, g(v)), z)",
    f"{_POSITION_FREE}; the order is fixed thereby",
    source="ICFP'15 6f",
)
def reduce_map_fusion(term: Expr, context: Context) -> Expr | None:
    """A macro of the paper. The new operator is not associative: its types differ."""
    match term:
        case Call(p.Reduce(f), (z, Call(p.Map(g), (xs,)))) if plain(f, g):
            return Call(p.Reduce(fed(f, g)), (z, xs))
        case Call(p.Scan(f) as scan, (z, Call(p.Map(g), (xs,)))) if plain(f, g):
            return Call(replace(scan, fun=fed(f, g)), (z, xs))
        case _:
            return None


@TABLE.rule(
    "reduceSeqMapSeqFusion",
    r"reduceSeq(f, z) ∘ mapSeq(g) = reduceSeq(\(acc, v) -> f(acc, g(v)), z)",
    _POSITION_FREE,
    source="ICFP'15 6f",
)
def reduce_seq_map_seq_fusion(term: Expr, context: Context) -> Expr | None:
    """Two loops are one, and the array between them is gone."""
    match term:
        case Call(p.ReduceSeq(f) as fold, (z, Call(p.MapSeq(g) | p.Map(g), (xs,)))):
            if not plain(f, g):
                return None
            return Call(replace(fold, fun=fed(f, g)), (z, xs))
        case _:
            return None


@TABLE.rule(
    "reduceByIndexMapFusion",
    r"reduceByIndex(f, h, k, map(g)(x)) = "
    r"reduceByIndex(\(acc, v) -> f(acc, g(v)), h, k, x), also for ranges and segments",
    f"{_POSITION_FREE}; the order is fixed thereby",
)
def reduce_by_index_map_fusion(term: Expr, context: Context) -> Expr | None:
    """The same for the other folds."""
    match term:
        case Call(
            p.ReduceByIndex(f) | p.SegmentedReduce(f) | p.ReduceRange(f) as fold,
            (*first, Call(p.Map(g), (xs,))),
        ) if plain(f, g):
            free = replace(fold, fun=fed(f, g), assoc=False, comm=False)
            return Call(free, (*first, xs))
        case _:
            return None


@TABLE.rule(
    "zipOfMaps",
    r"zip(map(f)(x), map(g)(y)) = map(\(a, b) -> (f(a), g(b)))(zip(x, y))",
    f"at least one is a map; {_POSITION_FREE}",
)
def zip_of_maps(term: Expr, context: Context) -> Expr | None:
    """Maps move out of a zip."""
    match term:
        case Call(p.Zip(), items):
            functions = [_mapped(item) for item in items]
            if not any(functions):
                return None
            whole = fresh("t", *items)
            parts: list[Expr] = []
            arrays: list[Expr] = []
            for k, (item, found) in enumerate(zip(items, functions, strict=True)):
                own = get(whole, k)
                parts.append(called(found[0], (own,)) if found else own)
                arrays.append(found[1] if found else item)
            body = Lambda((whole,), tup(*parts))
            return pipe(Call(p.Zip(), tuple(arrays)), p.Map(body))
        case _:
            return None


def _mapped(expr: Expr) -> tuple[Fun, Expr] | None:
    match expr:
        case Call(p.Map(f), (xs,)) if plain(f):
            return f, xs
        case _:
            return None


@TABLE.rule(
    "mapOfGenerate",
    r"map(f)(generate(n, g)) = generate(n, f ∘ g)",
    "f does not know its position",
)
def map_of_generate(term: Expr, context: Context) -> Expr | None:
    """Nothing is stored that can be computed."""
    match term:
        case Call(p.Map(f), (Call(p.Generate(n, g), ()),)) if plain(f):
            match g:
                case Lambda(params, body, index):
                    return Call(
                        p.Generate(n, Lambda(params, called(f, (body,)), index)), ()
                    )
                case _:
                    place = position("i", n)
                    made = called(g, (NatValue(of_atom(place)),))
                    fun = Lambda((), called(f, (made,)), place)
                    return Call(p.Generate(n, fun), ())
        case _:
            return None


@TABLE.rule(
    "reduceTupleFusion",
    r"(reduce(f, z)(x), reduce(g, w)(x)) = "
    r"reduce(\(acc, v) -> (f(acc.0, v), g(acc.1, v)), (z, w))(x)",
    f"the same x; {_POSITION_FREE}; the order is fixed thereby",
)
def reduce_tuple_fusion(term: Expr, context: Context) -> Expr | None:
    """Two folds of an array in one pass."""
    match term:
        case Call(
            p.MakeTuple(),
            (Call(p.Reduce(f), (z, xs)), Call(p.Reduce(g), (w, ys))),
        ) if xs == ys and plain(f, g):
            acc = fresh("acc", f, g)
            item = fresh("v", f, g, acc)
            pairs = ((f, 0), (g, 1))
            parts = (called(h, (get(acc, k), item)) for h, k in pairs)
            fold = p.Reduce(Lambda((acc, item), tup(*parts)))
            return Call(fold, (tup(z, w), xs))
        case _:
            return None


@TABLE.rule(
    "reduceOfJoin",
    r"reduce(f, z) ∘ join = reduce(\(acc, row) -> reduce(f, acc)(row), z)",
    "f does not know its position",
)
def reduce_of_join(term: Expr, context: Context) -> Expr | None:
    """Row by row, in the same order."""
    match term:
        case Call(p.Reduce(f) as fold, (z, Call(p.Join(), (xs,)))) if plain(f):
            acc = fresh("acc", f)
            row = fresh("row", f, acc)
            inner = Call(fold, (acc, row))
            return Call(p.Reduce(Lambda((acc, row), inner)), (z, xs))
        case _:
            return None


@TABLE.rule("iterateFusion", "iterate(a, f) ∘ iterate(b, f) = iterate(a + b, f)")
def iterate_fusion(term: Expr, context: Context) -> Expr | None:
    """The other direction of the decomposition."""
    match term:
        case Call(p.Iterate(a, f), (Call(p.Iterate(b, g), (xs,)),)) if f == g:
            return pipe(xs, p.Iterate(a + b, f))
        case _:
            return None


@TABLE.rule(
    "reduceOfConcat",
    "reduce(f, z)(concat(x, y)) = reduce(f, reduce(f, z)(x))(y)",
    "f does not know its position",
)
def reduce_of_concat(term: Expr, context: Context) -> Expr | None:
    """The parts one after the other."""
    match term:
        case Call(p.Reduce(f) as fold, (z, Call(p.Concat(), parts))) if plain(f):
            value = z
            for part in parts:
                value = Call(fold, (value, part))
            return value
        case _:
            return None
