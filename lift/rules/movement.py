"""Rules that move layout past maps, zips and other layout.

Consumes and produces terms, as the module `lift.rules.core` says. Nothing is computed
here: each rule says that two ways through the data are the same way. Rules that come
in pairs are inverse to each other.
"""

from __future__ import annotations

from lift.rules.core import Context, Table, Theme
from lift.rules.shapes import (
    computes,
    divides,
    each,
    function,
    is_identity,
    is_stage,
    length,
    pipe,
    plain,
    quotient,
    reduced,
    row_length,
    then,
)
from lift.terms import patterns as p
from lift.terms.build import get
from lift.terms.core import Call, Expr

TABLE = Table(Theme.MOVEMENT)
_POSITION_FREE = "f does not know its position"
_T, _MAP_T = p.Transpose(), p.Map(p.Transpose())


@TABLE.rule("mapOfJoin", "map(f) ∘ join = join ∘ map(map(f))", _POSITION_FREE)
def map_of_join(term: Expr, context: Context) -> Expr | None:
    """Row by row."""
    match term:
        case Call(p.Map(f), (Call(p.Join(), (xs,)),)) if plain(f):
            return pipe(xs, p.Map(p.Map(f)), p.Join())
        case _:
            return None


@TABLE.rule("joinOfMaps", "join ∘ map(map(f)) = map(f) ∘ join", _POSITION_FREE)
def join_of_maps(term: Expr, context: Context) -> Expr | None:
    """All at once."""
    match term:
        case Call(p.Join(), (Call(p.Map(outer), (xs,)),)):
            f = each(outer)
            return None if f is None or not plain(f) else pipe(xs, p.Join(), p.Map(f))
        case _:
            return None


@TABLE.rule("splitOfMap", "split(n) ∘ map(f) = map(map(f)) ∘ split(n)", _POSITION_FREE)
def split_of_map(term: Expr, context: Context) -> Expr | None:
    """Cut first."""
    match term:
        case Call(p.Split() as cut, (Call(p.Map(f), (xs,)),)) if plain(f):
            return pipe(xs, cut, p.Map(p.Map(f)))
        case _:
            return None


@TABLE.rule("mapsOfSplit", "map(map(f)) ∘ split(n) = split(n) ∘ map(f)", _POSITION_FREE)
def maps_of_split(term: Expr, context: Context) -> Expr | None:
    """Cut last."""
    match term:
        case Call(p.Map(outer), (Call(p.Split() as cut, (xs,)),)):
            f = each(outer)
            return None if f is None or not plain(f) else pipe(xs, p.Map(f), cut)
        case _:
            return None


@TABLE.rule(
    "transposeOfMaps", "transpose ∘ map(map(f)) = map(map(f)) ∘ transpose",
    _POSITION_FREE,
)  # fmt: skip
def transpose_of_maps(term: Expr, context: Context) -> Expr | None:
    """Transpose first."""
    match term:
        case Call(p.Transpose(), (Call(p.Map(outer), (xs,)),)):
            f = each(outer)
            if f is None or not plain(f) or row_length(xs) is None:
                return None
            return pipe(xs, _T, p.Map(p.Map(f)))
        case _:
            return None


@TABLE.rule(
    "mapsOfTranspose", "map(map(f)) ∘ transpose = transpose ∘ map(map(f))",
    _POSITION_FREE,
)  # fmt: skip
def maps_of_transpose(term: Expr, context: Context) -> Expr | None:
    """Transpose last."""
    match term:
        case Call(p.Map(outer), (Call(p.Transpose(), (xs,)),)):
            f = each(outer)
            return None if f is None or not plain(f) else pipe(xs, p.Map(p.Map(f)), _T)
        case _:
            return None


@TABLE.rule(
    "cutOfMap", "cut ∘ map(f) = map(f) ∘ cut for take, drop, slice and pad",
    _POSITION_FREE,
)  # fmt: skip
def cut_of_map(term: Expr, context: Context) -> Expr | None:
    """Only what is wanted is computed (a border is computed where it is read)."""
    match term:
        case Call(p.Take() | p.Drop() | p.Slice() | p.Pad() as cut, (inner,)):
            match inner:
                case Call(p.Map(f), (xs,)) if plain(f):
                    return pipe(xs, cut, p.Map(f))
        case _:
            pass
    return None


@TABLE.rule(
    "mapOfCut", "map(f) ∘ cut = cut ∘ map(f) for take, drop, slice and pad",
    _POSITION_FREE + "; take and drop of regular arrays",
)  # fmt: skip
def map_of_cut(term: Expr, context: Context) -> Expr | None:
    """Computed first, cut then."""
    match term:
        case Call(p.Map(f), (Call(cut, (xs,)),)) if isinstance(
            cut, p.Take | p.Drop | p.Slice | p.Pad
        ):
            return (
                pipe(xs, p.Map(f), cut) if plain(f) and length(xs) is not None else None
            )
        case _:
            return None


@TABLE.rule(
    "slideOfMap", "slide(n, s) ∘ map(f) = map(map(f)) ∘ slide(n, s)", _POSITION_FREE
)
def slide_of_map(term: Expr, context: Context) -> Expr | None:
    """Windows first: elements that several windows hold are computed again."""
    match term:
        case Call(p.Slide() as slide, (Call(p.Map(f), (xs,)),)) if plain(f):
            return pipe(xs, slide, p.Map(p.Map(f)))
        case _:
            return None


@TABLE.rule(
    "mapsOfSlide", "map(map(f)) ∘ slide(n, s) = slide(n, s) ∘ map(f)", _POSITION_FREE
)
def maps_of_slide(term: Expr, context: Context) -> Expr | None:
    """Windows last: every element is computed once."""
    match term:
        case Call(p.Map(outer), (Call(p.Slide() as slide, (xs,)),)):
            f = each(outer)
            return None if f is None or not plain(f) else pipe(xs, p.Map(f), slide)
        case _:
            return None


@TABLE.rule(
    "splitOfZip",
    r"split(n)(zip(x, y)) = map(\(a, b) -> zip(a, b))(zip(split(n)(x), split(n)(y))), "
    "and the same for slide",
)
def split_of_zip(term: Expr, context: Context) -> Expr | None:
    """Each array is cut on its own."""
    match term:
        case Call(p.Split() | p.Slide() as cut, (Call(p.Zip(), items),)):
            count = len(items)
            rows = function(
                "t", lambda t: Call(p.Zip(), tuple(get(t, k) for k in range(count)))
            )
            parts = Call(p.Zip(), tuple(pipe(item, cut) for item in items))
            return pipe(parts, p.Map(rows))
        case _:
            return None


@TABLE.rule(
    "layoutOfZip",
    "L(zip(x, y)) = zip(L(x), L(y)) for take, drop, slice, pad, gather and scatter",
)
def layout_of_zip(term: Expr, context: Context) -> Expr | None:
    """Each array is laid out on its own."""
    moved = p.Take | p.Drop | p.Slice | p.Pad | p.Gather | p.Scatter
    match term:
        case Call(cut, (Call(p.Zip(), items),)) if isinstance(cut, moved):
            return Call(p.Zip(), tuple(pipe(item, cut) for item in items))
        case _:
            return None


@TABLE.rule("joinOfJoin", "join ∘ join = join ∘ map(join)", "three dimensions")
def join_of_join(term: Expr, context: Context) -> Expr | None:
    """Inner rows first."""
    match term:
        case Call(p.Join(), (Call(p.Join(), (xs,)),)) if row_length(xs) is not None:
            return pipe(xs, p.Map(p.Join()), p.Join())
        case _:
            return None


@TABLE.rule("joinOfMapJoin", "join ∘ map(join) = join ∘ join", "rows of one length")
def join_of_map_join(term: Expr, context: Context) -> Expr | None:
    """Outer rows first."""
    match term:
        case Call(p.Join(), (Call(p.Map(f), (xs,)),)) if is_stage(f, p.Join):
            return pipe(xs, p.Join(), p.Join()) if row_length(xs) is not None else None
        case _:
            return None


@TABLE.rule(
    "splitOfSplit",
    "map(split(n)) ∘ split(m) = split(m/n) ∘ split(n)",
    "n divides m",
)
def split_of_split(term: Expr, context: Context) -> Expr | None:
    """Three levels, cut from the inside."""
    match term:
        case Call(p.Map(f), (Call(p.Split(m), (xs,)),)):
            inner = reduced(f)
            if not isinstance(inner, p.Split) or not divides(context, inner.size, m):
                return None
            parts = quotient(context, m, inner.size)
            return pipe(xs, p.Split(inner.size), p.Split(parts))
        case _:
            return None


@TABLE.rule(
    "splitOfTranspose",
    "split(n) ∘ transpose = map(transpose) ∘ transpose ∘ map(split(n))",
)
def split_of_transpose(term: Expr, context: Context) -> Expr | None:
    """Columns in groups."""
    match term:
        case Call(p.Split() as cut, (Call(p.Transpose(), (xs,)),)):
            return pipe(xs, p.Map(cut), _T, _MAP_T)
        case _:
            return None


@TABLE.rule(
    "mapSplitOfTranspose",
    "map(split(n)) ∘ transpose = transpose ∘ map(transpose) ∘ split(n)",
)
def map_split_of_transpose(term: Expr, context: Context) -> Expr | None:
    """Rows in groups."""
    match term:
        case Call(p.Map(f), (Call(p.Transpose(), (xs,)),)):
            cut = reduced(f)
            return pipe(xs, cut, _MAP_T, _T) if isinstance(cut, p.Split) else None
        case _:
            return None


@TABLE.rule(
    "mapTransposeOfSplit",
    "map(transpose) ∘ split(n) = transpose ∘ map(split(n)) ∘ transpose",
)
def map_transpose_of_split(term: Expr, context: Context) -> Expr | None:
    """Groups of rows, column by column."""
    match term:
        case Call(p.Map(f), (Call(p.Split() as cut, (xs,)),)) if is_stage(
            f, p.Transpose
        ):
            return pipe(xs, _T, p.Map(cut), _T)
        case _:
            return None


@TABLE.rule(
    "transposeOfJoin",
    "transpose ∘ join = map(join) ∘ transpose ∘ map(transpose)",
    "rows of one length",
)
def transpose_of_join(term: Expr, context: Context) -> Expr | None:
    """Groups of rows put side by side."""
    match term:
        case Call(p.Transpose(), (Call(p.Join(), (xs,)),)):
            if row_length(xs) is None:
                return None
            return pipe(xs, _MAP_T, _T, p.Map(p.Join()))
        case _:
            return None


@TABLE.rule(
    "transposeOfMapJoin",
    "transpose ∘ map(join) = join ∘ map(transpose) ∘ transpose",
    "rows of one length",
)
def transpose_of_map_join(term: Expr, context: Context) -> Expr | None:
    """Groups of columns put one below the other."""
    match term:
        case Call(p.Transpose(), (Call(p.Map(f), (xs,)),)) if is_stage(f, p.Join):
            if row_length(xs) is None:
                return None
            return pipe(xs, _T, _MAP_T, p.Join())
        case _:
            return None


@TABLE.rule(
    "transposeRotation",
    "transpose ∘ map(transpose) ∘ transpose = "
    "map(transpose) ∘ transpose ∘ map(transpose)",
)
def transpose_rotation(term: Expr, context: Context) -> Expr | None:
    """Two ways to turn three dimensions round."""
    match term:
        case Call(p.Transpose(), (Call(p.Map(f), (Call(p.Transpose(), (xs,)),)),)) if (
            is_stage(f, p.Transpose)
        ):
            return pipe(xs, _MAP_T, _T, _MAP_T)
        case _:
            return None


@TABLE.rule(
    "transposeOfCut",
    "transpose ∘ cut = map(cut) ∘ transpose for take, drop, slice, pad and gather",
)
def transpose_of_cut(term: Expr, context: Context) -> Expr | None:
    """Rows that are left out are columns that are left out."""
    moved = p.Take | p.Drop | p.Slice | p.Pad | p.Gather | p.Scatter
    match term:
        case Call(p.Transpose(), (Call(cut, (xs,)),)) if isinstance(cut, moved):
            return pipe(xs, _T, p.Map(cut)) if row_length(xs) is not None else None
        case _:
            return None


@TABLE.rule(
    "splitOfSlide",
    "split(k) ∘ slide(n, s) = map(slide(n, s)) ∘ slide(k·s + n - s, k·s)",
    "k divides the number of windows",
)
def split_of_slide(term: Expr, context: Context) -> Expr | None:
    """Groups of windows are windows of windows: the heart of overlapped tiling."""
    match term:
        case Call(p.Split(k), (Call(p.Slide(n, s) as slide, (xs,)),)):
            outer = p.Slide(k * s + n - s, k * s)
            return pipe(xs, outer, p.Map(slide))
        case _:
            return None


@TABLE.rule(
    "layoutFusion",
    "map(f) ∘ map(g) = map(f ∘ g) for layout",
    "neither f nor g computes or knows its position, and neither is the identity",
)
def layout_fusion(term: Expr, context: Context) -> Expr | None:
    """Layout of rows in one place, where its parts may cancel."""
    match term:
        case Call(p.Map(f), (Call(p.Map(g), (xs,)),)) if plain(f, g):
            if computes(f) or computes(g) or is_identity(f) or is_identity(g):
                return None
            return pipe(xs, p.Map(then(g, f)))
        case _:
            return None
