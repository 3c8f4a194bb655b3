"""Rules that exchange loops, and the tiling that follows from them.

Consumes and produces terms, as the module `lift.rules.core` says. These are the rules
behind tiled and register-blocked matrix multiplication.
"""

from __future__ import annotations

from lift.rules.core import Choice, Context, Table, Theme
from lift.rules.shapes import called, divides, fresh, length, pipe, plain, uses
from lift.sizes import Size
from lift.terms import patterns as p
from lift.terms.build import dims, get
from lift.terms.core import Call, Expr, Fun, Lambda, Param
from lift.terms.traverse import substitute_params

TABLE = Table(Theme.INTERCHANGE)


def nested(term: Expr) -> tuple[Param, Fun, Expr, Expr] | None:
    """(x, g, ys, xs) of map(\\x -> map(g)(ys))(xs), ys not depending on x."""
    match term:
        case Call(p.Map(Lambda((x,), Call(p.Map(g), (ys,)), None)), (xs,)) if plain(
            g
        ) and not uses(ys, x.name):
            known = length(xs) is not None and length(ys) is not None
            return (x, g, ys, xs) if known else None
        case _:
            return None


@TABLE.rule(
    "mapMapInterchange",
    r"map(\x -> map(\y -> e)(ys))(xs) = transpose(map(\y -> map(\x -> e)(xs))(ys))",
    "ys does not depend on x; no positions",
)
def map_map_interchange(term: Expr, context: Context) -> Expr | None:
    """Two independent loops."""
    found = nested(term)
    if found is None:
        return None
    x, g, ys, xs = found
    y = fresh("y", g, xs, x)
    inner = pipe(xs, p.Map(Lambda((x,), called(g, (y,)))))
    return pipe(ys, p.Map(Lambda((y,), inner)), p.Transpose())


@TABLE.rule(
    "mapReduceInterchange",
    r"map(\x -> reduce(f, z)(e(x)))(xs) = reduce(\(accs, es) -> "
    r"map(f)(zip(accs, es)), generate(n, z)) (transpose(map(e)(xs)))",
    "z does not depend on x (f may); n elements; any f, the order is kept; "
    "no positions",
)
def map_reduce_interchange(term: Expr, context: Context) -> Expr | None:
    """All folds at once: the accumulators become an array (of registers)."""
    match term:
        case Call(p.Map(Lambda((x,), Call(p.Reduce(f), (z, values)), None)), (xs,)) if (
            plain(f) and not uses(z, x.name)
        ):
            n = length(xs)
            if n is None or length(values) is None:
                return None
            return _all_folds(x, f, z, values, xs, n)
        case _:
            return None


def _all_folds(x: Param, f: Fun, z: Expr, values: Expr, xs: Expr, n: Size) -> Expr:
    """The fold over arrays of accumulators; each step takes one element for each."""
    accs, row, whole = (fresh(name, f, values, xs, x) for name in ("accs", "es", "t"))
    shared = not uses(values, x.name)
    columns: list[Expr] = [accs] if shared else [accs, row]
    inside = f
    if uses(f, x.name):
        inside = substitute_params(f, {x.name: get(whole, len(columns))})
        columns.append(xs)
    element: Expr = row if shared else get(whole, 1)
    own: Expr = get(whole, 0) if len(columns) > 1 else whole
    step = Lambda((whole,), called(inside, (own, element)))
    source: Expr = Call(p.Zip(), tuple(columns)) if len(columns) > 1 else accs
    body = pipe(source, p.Map(step))
    start = Call(p.Generate(n, Lambda((fresh("i", z),), z)), ())
    folded = values
    if not shared:
        folded = pipe(xs, p.Map(Lambda((x,), values)), p.Transpose())
    return Call(p.Reduce(Lambda((accs, row), body)), (start, folded))


@TABLE.rule(
    "pairsWithShared",
    r"transpose(map(\y -> zip(r, y))(ys)) = "
    r"map(\(a, bs) -> map(\b -> (a, b))(bs))(zip(r, transpose(ys)))",
    "r does not depend on y; also with the arguments of zip exchanged",
)
def pairs_with_shared(term: Expr, context: Context) -> Expr | None:
    """What is shared by all is read once: the reuse of register blocking."""
    match term:
        case Call(
            p.Transpose(),
            (Call(p.Map(Lambda((y,), Call(p.Zip(), (a, b)), None)), (ys,)),),
        ):
            first = a == y and not uses(b, y.name)
            if not first and not (b == y and not uses(a, y.name)):
                return None
            shared = b if first else a
            whole = fresh("t", shared, ys)
            item = fresh("b", shared, ys, whole)
            pair = (item, get(whole, 0)) if first else (get(whole, 0), item)
            row = Lambda((item,), Call(p.MakeTuple(), pair))
            each = Lambda((whole,), pipe(get(whole, 1), p.Map(row)))
            zipped = Call(p.Zip(), (shared, pipe(ys, p.Transpose())))
            return pipe(zipped, p.Map(each))
        case _:
            return None


def untile_stages(depth: int) -> list[Fun]:
    """[T0]..[Tk][u0]..[uk] → [T0·u0]..[Tk·uk]."""
    stages: list[Fun] = []
    for k in range(depth - 1):
        # Dimension u_k stands behind the tiles and the pairs that are in place.
        for place in reversed(range(2 * k + 1, depth + k)):
            stages.append(dims(p.Transpose(), place))
    return stages + [dims(p.Join(), k) for k in range(depth)]


@TABLE.rule(
    "tileMapMap",
    r"map(\x -> map(\y -> e)(ys))(xs) = untile(map(\tx -> map(\ty -> "
    r"map(\x -> map(\y -> e)(ty))(tx))(split(m)(ys)))(split(n)(xs)))",
    "ys does not depend on x; n divides the length of xs and m that of ys; "
    "untile = join ∘ map(map(join)) ∘ map(transpose); no positions",
    Choice.CHUNK,
    Choice.CHUNK,
)
def tile_map_map(term: Expr, context: Context, n: Size, m: Size) -> Expr | None:
    """A macro: split-join twice, and an interchange between the two."""
    found = nested(term)
    if found is None:
        return None
    x, g, ys, xs = found
    if not divides(context, n, length(xs)) or not divides(context, m, length(ys)):
        return None
    tx, ty = fresh("tx", g, ys, xs), fresh("ty", g, ys, xs)
    tile = pipe(tx, p.Map(Lambda((x,), pipe(ty, p.Map(g)))))
    columns = Lambda((tx,), pipe(ys, p.Split(m), p.Map(Lambda((ty,), tile))))
    tiles = pipe(xs, p.Split(n), p.Map(columns))
    return pipe(tiles, *untile_stages(2))


@TABLE.rule(
    "blockRows",
    r"map(\x -> map(\y -> e)(ys))(xs) = "
    r"join(map(\tx -> transpose(map(\y -> map(\x -> e)(tx))(ys)))(split(n)(xs)))",
    "ys does not depend on x; n divides the length of xs; no positions",
    Choice.CHUNK,
)
def block_rows(term: Expr, context: Context, n: Size) -> Expr | None:
    """1-D register blocking: n rows share what is read of ys."""
    found = nested(term)
    if found is None or not divides(context, n, length(found[3])):
        return None
    x, g, ys, xs = found
    tx, y = fresh("tx", g, ys, xs), fresh("y", g, ys, xs, x)
    inner = pipe(tx, p.Map(Lambda((x,), called(g, (y,)))))
    block = pipe(ys, p.Map(Lambda((y,), inner)), p.Transpose())
    return pipe(xs, p.Split(n), p.Map(Lambda((tx,), block)), p.Join())


@TABLE.rule(
    "reduceReduceInterchange",
    r"reduce(\(a, x) -> reduce(f, a)(map(\y -> e)(ys)), z)(xs) = "
    r"reduce(\(a, y) -> reduce(f, a)(map(\x -> e)(xs)), z)(ys)",
    "the inner fold is associative and commutative; ys does not depend on x or a; "
    "no positions",
)
def reduce_reduce_interchange(term: Expr, context: Context) -> Expr | None:
    """Two nested folds of one operator in the other order."""
    match term:
        case Call(
            p.Reduce(
                Lambda(
                    (a, x),
                    Call(p.Reduce(f, True, True), (Param(start), values)),
                    None,
                )
            ),
            (z, xs),
        ) if start == a.name and plain(f) and not uses(f, x.name):
            match values:
                case Call(p.Map(Lambda((y,), e, None)), (ys,)) if not (
                    uses(ys, x.name) or uses(e, a.name) or uses(ys, a.name)
                ):
                    inner = pipe(xs, p.Map(Lambda((x,), e)))
                    fold = Call(p.Reduce(f, True, True), (a, inner))
                    return Call(p.Reduce(Lambda((a, y), fold)), (z, ys))
        case _:
            pass
    return None
