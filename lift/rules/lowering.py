"""Rules that say who computes and where results are kept.

Consumes and produces terms, as the module `lift.rules.core` says. Their meaning is that
of their high-level forms; the guards keep to what an ND-range can carry out.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lift.rules.core import Choice, Context, Table, Theme
from lift.rules.shapes import array, computes, pipe, plain
from lift.sizes import Size
from lift.terms import patterns as p
from lift.terms.core import Call, Expr, Lambda
from lift.terms.patterns import HistogramStrategy, Space
from lift.terms.traverse import walk
from lift.types import ScalarType, VectorType

TABLE = Table(Theme.LOWERING)
_PARALLEL = (p.MapGlb, p.MapWrg, p.MapLcl)
_LOOPS = (
    p.MapSeq, p.ReduceSeq, p.ScanSeq, p.Reduce, p.Scan, p.ReducePart, p.ReduceByIndex,
    p.ReduceRange, p.SegmentedReduce, p.Iterate, p.MapSeqSlide, p.Generate, p.Select,
)  # fmt: skip


def _around(context: Context, *kinds: type) -> list[Any]:
    return [node for node in context.above if isinstance(node, kinds)]


def _inside(term: Any, *kinds: type) -> list[Any]:
    return [node for node in walk(term) if isinstance(node, kinds)]


def _work(term: Expr) -> p.Map | None:
    """The map of a call that computes; layout needs nobody to do it."""
    match term:
        case Call(p.Map(f) as pattern, _) if computes(f) or _copies(f):
            return pattern
        case _:
            return None


def _copies(fun: Any) -> bool:
    return isinstance(fun, p.Id)


def _dim(d: Size) -> int | None:
    return d.constant if d.constant in (0, 1, 2) else None


@TABLE.rule(
    "mapGlb",
    "map(f) = mapGlb_d(f)",
    "f computes; no loop or work-group around it, nor another mapGlb_d around or "
    "inside, nor a work-group inside",
    Choice.DIM,
    source="ICFP'15 7a",
)
def map_glb(term: Expr, context: Context, d: Size) -> Expr | None:
    """Over the global work-items of a dimension."""
    pattern, dim = _work(term), _dim(d)
    if pattern is None or dim is None or not isinstance(term, Call):
        return None
    if _around(context, *_LOOPS, p.MapWrg, p.MapLcl):
        return None
    others = _around(context, p.MapGlb) + _inside(pattern.fun, *_PARALLEL)
    if any(not isinstance(o, p.MapGlb) or o.dim == dim for o in others):
        return None
    return replace(term, fun=p.MapGlb(dim, pattern.fun))


@TABLE.rule(
    "mapWrg",
    "map(f) = mapWrg_d(f)",
    "f computes; no loop around it, no mapGlb around or inside, no other mapWrg_d",
    Choice.DIM,
    source="ICFP'15 7a",
)
def map_wrg(term: Expr, context: Context, d: Size) -> Expr | None:
    """Over the work-groups of a dimension."""
    pattern, dim = _work(term), _dim(d)
    if pattern is None or dim is None or not isinstance(term, Call):
        return None
    if _around(context, *_LOOPS, p.MapGlb, p.MapLcl):
        return None
    inside = _inside(pattern.fun, p.MapGlb, p.MapWrg)
    others = _around(context, p.MapWrg) + inside
    if any(not isinstance(o, p.MapWrg) or o.dim == dim for o in others):
        return None
    return replace(term, fun=p.MapWrg(dim, pattern.fun))


@TABLE.rule(
    "mapLcl",
    "map(f) = mapLcl_d(f)",
    "f computes; inside mapWrg_d, no other mapLcl_d around or inside",
    Choice.DIM,
    source="ICFP'15 7a",
)
def map_lcl(term: Expr, context: Context, d: Size) -> Expr | None:
    """Over the work-items of a group in a dimension."""
    pattern, dim = _work(term), _dim(d)
    if pattern is None or dim is None or not isinstance(term, Call):
        return None
    groups = [node.dim for node in _around(context, p.MapWrg)]
    if dim not in groups or _inside(pattern.fun, p.MapGlb, p.MapWrg):
        return None
    others = _around(context, p.MapLcl) + _inside(pattern.fun, p.MapLcl)
    if any(other.dim == dim for other in others):
        return None
    return replace(term, fun=p.MapLcl(dim, pattern.fun))


@TABLE.rule(
    "mapSeq",
    "map(f) = mapSeq(f)",
    "f computes; no mapGlb or mapWrg inside",
    source="ICFP'15 7a",
)
def map_seq(term: Expr, context: Context) -> Expr | None:
    """A loop."""
    pattern = _work(term)
    if pattern is None or not isinstance(term, Call):
        return None
    if _inside(pattern.fun, p.MapGlb, p.MapWrg):
        return None
    return replace(term, fun=p.MapSeq(pattern.fun))


@TABLE.rule(
    "reduceSeq",
    "reduce(f, z) = reduceSeq(f, z), scan(f, z) = scanSeq(f, z)",
    "no mapGlb or mapWrg inside; any f, it is the left fold that is meant",
    source="ICFP'15 7b",
)
def reduce_seq(term: Expr, context: Context) -> Expr | None:
    """A loop."""
    match term:
        case Call(p.Reduce(f)) if not _inside(f, p.MapGlb, p.MapWrg):
            return replace(term, fun=p.ReduceSeq(f))
        case Call(p.Scan(f, inclusive)) if not _inside(f, p.MapGlb, p.MapWrg):
            return replace(term, fun=p.ScanSeq(f, inclusive))
        case _:
            return None


@TABLE.rule(
    "unroll",
    "mapSeq(f) = mapSeq{unroll}(f), reduceSeq(f, z) = reduceSeq{unroll}(f, z)",
    "the length is a number of at most 16; f does not know its position",
)
def unroll(term: Expr, context: Context) -> Expr | None:
    """The body once for each element."""
    match term:
        case Call(p.MapSeq(f, False) | p.ReduceSeq(f, False) as loop, args):
            data = array(args[-1])
            count = None if data is None else data.size.constant
            if count is None or not 1 <= count <= 16 or not plain(f):
                return None
            return replace(term, fun=replace(loop, unroll=True))
        case _:
            return None


@TABLE.rule(
    "mapSeqSlide",
    "map(f) ∘ slide(n, s) = mapSeqSlide(n, s, f)",
    "f computes and holds no parallel map; map or mapSeq; n is a number; no position",
)
def map_seq_slide(term: Expr, context: Context) -> Expr | None:
    """The window stays in registers while it moves."""
    match term:
        case Call(p.Map(f) | p.MapSeq(f), (Call(p.Slide(n, s), (xs,)),)):
            if n.constant is None or s.constant is None or not plain(f):
                return None
            if not computes(f) or _inside(f, *_PARALLEL):
                return None
            return pipe(xs, p.MapSeqSlide(f, n, s))
        case _:
            return None


def _spaced(term: Expr, context: Context, space: Space) -> Expr | None:
    match term:
        case Call(p.MapLcl() | p.MapSeq() as pattern):
            top = context.above[-1] if context.above else None
            if isinstance(top, p.ToSpace):
                return None
            return replace(term, fun=p.ToSpace(space, pattern))
        case _:
            return None


@TABLE.rule(
    "toLocal",
    "mapLcl(f) = toLocal(mapLcl(f))",
    "inside a work-group; also for mapSeq; the result is not that of the group",
    source="ICFP'15 7d",
)
def to_local(term: Expr, context: Context) -> Expr | None:
    """Kept in the memory of the group."""
    if not _around(context, p.MapWrg) or _is_result(context):
        return None
    return _spaced(term, context, Space.LOCAL)


@TABLE.rule(
    "toGlobal",
    "mapLcl(f) = toGlobal(mapLcl(f))",
    "inside a work-group; also for mapSeq",
    source="ICFP'15 7d",
)
def to_global(term: Expr, context: Context) -> Expr | None:
    """Kept in the memory of all."""
    if not _around(context, p.MapWrg):
        return None
    return _spaced(term, context, Space.GLOBAL)


@TABLE.rule(
    "toPrivate",
    "mapSeq(f) = toPrivate(mapSeq(f))",
    "a loop of a known number of steps whose result is used by something else",
)
def to_private(term: Expr, context: Context) -> Expr | None:
    """Kept in registers."""
    match term:
        case Call(p.MapSeq(), (xs,)):
            data = array(xs)
            if data is None or data.size.constant is None or _is_result(context):
                return None
            return _spaced(term, context, Space.PRIVATE)
        case _:
            return None


def _is_result(context: Context) -> bool:
    """Is the term what the enclosing function gives, seen through layout?"""
    for node in reversed(context.above):
        match node:
            case Lambda() | p.MapWrg():
                return True
            case Call(fun) if isinstance(fun, p.Join | p.Split | p.Transpose):
                continue
            case _:
                return False
    return True


@TABLE.rule(
    "stageLocal",
    "mapLcl(f) = mapLcl(f) ∘ toLocal(mapLcl(id))",
    "elements are scalars or vectors; inside a work-group; not staged yet",
)
def stage_local(term: Expr, context: Context) -> Expr | None:
    """The elements of a group are first copied next to it."""
    match term:
        case Call(p.MapLcl(dim, f), (xs,)) if _around(context, p.MapWrg):
            data = array(xs)
            flat = data and isinstance(data.element, ScalarType | VectorType)
            staged = isinstance(xs, Call) and isinstance(xs.fun, p.ToSpace)
            if not flat or staged or isinstance(f, p.Id):
                return None
            copy = p.ToSpace(Space.LOCAL, p.MapLcl(dim, p.Id()))
            return replace(term, args=(pipe(xs, copy),))
        case _:
            return None


@TABLE.rule(
    "histogramSeq", "reduceByIndex(f) = reduceByIndex{seq}(f)", "nobody has chosen yet"
)
def histogram_seq(term: Expr, context: Context) -> Expr | None:
    """One work-item, in order."""
    return _histogram(term, HistogramStrategy.SEQ)


@TABLE.rule(
    "histogramAtomic",
    "reduceByIndex(f) = reduceByIndex{atomic}(f)",
    "nobody has chosen yet; f is associative and commutative; not inside a map",
)
def histogram_atomic(term: Expr, context: Context) -> Expr | None:
    """Atomics on the result."""
    return None if context.above else _histogram(term, HistogramStrategy.ATOMIC)


@TABLE.rule(
    "histogramLocal",
    "reduceByIndex(f) = reduceByIndex{local}(f)",
    "nobody has chosen yet; f is associative and commutative; not inside a map",
)
def histogram_local(term: Expr, context: Context) -> Expr | None:
    """A partial histogram for each group."""
    return None if context.above else _histogram(term, HistogramStrategy.LOCAL)


def _histogram(term: Expr, strategy: HistogramStrategy) -> Expr | None:
    match term:
        case Call(p.ReduceByIndex(strategy=None) as fold):
            free = fold.assoc and fold.comm
            if strategy is not HistogramStrategy.SEQ and not free:
                return None
            return replace(term, fun=replace(fold, strategy=strategy))
        case _:
            return None
