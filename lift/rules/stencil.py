"""Rules of stencils: overlapped tiling in one to three dimensions.

Consumes and produces terms, as the module `lift.rules.core` says. A tile reads its
windows with a halo around them; neighbouring tiles overlap by that halo.
"""

from __future__ import annotations

from lift.rules.core import Choice, Context, Table, Theme
from lift.rules.interchange import untile_stages
from lift.rules.shapes import array, divides, each, fresh, pipe, plain, reduced
from lift.sizes import Size
from lift.terms import patterns as p
from lift.terms.build import Pairs, dims, slide_nd, slide_stages
from lift.terms.core import Call, Expr, Fun, Lambda
from lift.types import ArrayType

TABLE = Table(Theme.STENCIL)
_POSITION_FREE = "f does not know its position"


@TABLE.rule(
    "slideTiling",
    "slide(n, s) = join ∘ map(slide(n, s)) ∘ slide(u·s + n - s, u·s)",
    "u divides the number of windows",
    Choice.TILE,
)
def slide_tiling(term: Expr, context: Context, u: Size) -> Expr | None:
    """Windows in groups of u, without a function."""
    match term:
        case Call(p.Slide(n, s) as slide, (xs,)):
            data = array(term)
            if data is None or not divides(context, u, data.size):
                return None
            tiles = p.Slide(u * s + n - s, u * s)
            return pipe(xs, tiles, p.Map(slide), p.Join())
        case _:
            return None


def windows_of(expr: Expr, depth: int) -> tuple[Pairs, Expr] | None:
    """(windows, array) if the term is `slide_nd(array, windows)` of this depth."""
    stages: list[Fun] = []
    inner = expr
    for _ in range(len(slide_stages(((1, 1),) * depth))):
        match inner:
            case Call(fun, (xs,)):
                stages.append(fun)
                inner = xs
            case _:
                return None
    stages.reverse()
    slides = [_innermost(fun) for fun in stages]
    found = [s for s in slides if isinstance(s, p.Slide)]
    windows = tuple((s.size, s.step) for s in found)
    if len(windows) != depth:
        return None
    expected = slide_stages(windows)
    fits = all(_point_free(a) == b for a, b in zip(stages, expected, strict=True))
    return (windows, inner) if fits else None


def _innermost(fun: Fun) -> Fun:
    inner = each(fun)
    return reduced(fun) if inner is None else _innermost(inner)


def _point_free(fun: Fun) -> Fun:
    inner = each(fun)
    return reduced(fun) if inner is None else p.Map(_point_free(inner))


def _tiled(term: Expr, context: Context, *units: Size) -> Expr | None:
    depth = len(units)
    match term:
        case Call(p.Map(f), (xs,)):
            body: Fun | None = f
            for _ in range(depth - 1):
                body = None if body is None else each(body)
            found = windows_of(xs, depth)
            if body is None or found is None or not plain(body):
                return None
            windows, source = found
            if not _fits(context, xs, units):
                return None
            tile = fresh("tile", body)
            inner = pipe(slide_nd(tile, windows), dims(body, depth))
            tiles = slide_nd(source, _halos(windows, units))
            mapped = dims(Lambda((tile,), inner), depth)
            return pipe(tiles, mapped, *untile_stages(depth))
        case _:
            return None


def _fits(context: Context, xs: Expr, units: tuple[Size, ...]) -> bool:
    data = xs.type
    for unit in units:
        if not isinstance(data, ArrayType) or not divides(context, unit, data.size):
            return False
        data = data.element
    return True


def _halos(windows: Pairs, units: tuple[Size, ...]) -> Pairs:
    return tuple(
        (unit * step + size - step, unit * step)
        for (size, step), unit in zip(windows, units, strict=True)
    )


@TABLE.rule(
    "tileStencil1D",
    "map(f) ∘ slide(n, s) = join ∘ map(map(f) ∘ slide(n, s)) ∘ slide(u·s + n - s, u·s)",
    f"u divides the number of windows; {_POSITION_FREE}",
    Choice.TILE,
)
def tile_stencil_1d(term: Expr, context: Context, u: Size) -> Expr | None:
    """Overlapped tiling."""
    return _tiled(term, context, u)


@TABLE.rule(
    "tileStencil2D",
    "map(map(f)) ∘ slide2D = untile ∘ map(map(map(map(f)) ∘ slide2D)) ∘ slide2D(tiles)",
    f"u and v divide the numbers of windows; {_POSITION_FREE}",
    Choice.TILE,
    Choice.TILE,
)
def tile_stencil_2d(term: Expr, context: Context, u: Size, v: Size) -> Expr | None:
    """Overlapped tiling in two dimensions."""
    return _tiled(term, context, u, v)


@TABLE.rule(
    "tileStencil3D",
    "map(map(map(f))) ∘ slide3D = "
    "untile ∘ map(map(map(map(map(map(f))) ∘ slide3D))) ∘ slide3D(tiles)",
    f"u, v and w divide the numbers of windows; {_POSITION_FREE}",
    Choice.TILE,
    Choice.TILE,
    Choice.TILE,
)
def tile_stencil_3d(
    term: Expr, context: Context, u: Size, v: Size, w: Size
) -> Expr | None:
    """Overlapped tiling in three dimensions."""
    return _tiled(term, context, u, v, w)
