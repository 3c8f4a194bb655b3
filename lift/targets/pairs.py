"""Maps over rows that read the same memory: two rows at once.

Consumes a typed map of maps without folds, or with short ones over windows of rows
(stencils and filters of two and more dimensions);
produces a low-level term. What both rows read is loaded once, and memory is read and
written as more streams. The rows of a cube are its planes: the outermost map is the
one that goes in steps of two, and the innermost one computes both outputs.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from lift.plain import called, computes
from lift.sizes import Size, Truth, less, size
from lift.sizes.terms import of_atom
from lift.targets.chunks import Part, cut, over_parts
from lift.targets.folds import length_of
from lift.targets.loops import loops
from lift.targets.maps import shifted
from lift.targets.profile import DeviceProfile
from lift.targets.unrolling import LONGEST
from lift.targets.widen import Refused
from lift.terms import patterns as p
from lift.terms.build import pipe
from lift.terms.core import Call, Expr, Lambda, NatValue, Param
from lift.terms.traverse import (
    free_params,
    fresh_name,
    position,
    substitute_sizes,
    walk,
)
from lift.types import I64, ArrayType

_ROWS = 2
#: How often an array must be read for two rows to share enough of it.
_READS = 3
_COMPUTING = (
    p.Map, p.Reduce, p.ReduceRange, p.ReduceByIndex, p.Scan, p.Iterate, p.Generate,
)  # fmt: skip


def in_pairs(call: Call, profile: DeviceProfile) -> tuple[Expr, str]:
    """Pairs of rows; the last one alone if their number is odd."""
    assert isinstance(call.fun, p.Map)
    (array,) = call.args
    levels, body = _nest(call)
    if len(levels) < 2:
        raise Refused("there is no map inside the map over rows")
    folds = [node for node in walk(body) if isinstance(node, Call) and _folds(node)]
    if len(folds) < sum(_is_loop(node) for node in walk(body)):
        raise Refused("there is a map or a long fold inside the innermost map")
    if not (_overlap(array) if folds else _reads(call, levels) >= _READS):
        raise Refused("neighbouring rows do not read the same memory")
    if computes(array):
        raise Refused("the rows are computed on the way")
    rows = length_of(array)
    covered = rows // _ROWS * _ROWS
    pairs = pipe(array, p.Take(covered), p.Split(size(_ROWS)))
    where = cut(rows // _ROWS, profile.numbers.pair_parts * profile.units)

    def each(part: Part) -> Expr:
        pair, place = Param("pair0"), position("pair_place")
        start = (part.start + of_atom(place)) * _ROWS
        work = Lambda((pair,), _jammed(levels, body, pair, start), place)
        return pipe(part.array, p.MapSeq(work))

    many = pipe(over_parts(pairs, where, each), p.Join(), p.Join())
    last = p.MapWrg(0, loops(shifted(call.fun.fun, covered), profile))
    result = Call(p.Concat(), (many, pipe(array, p.Drop(covered), last)))
    return result, f"{_ROWS} rows at once, {where.parts} parts"


@dataclass(frozen=True, slots=True)
class _Level:
    """One map of the nest: its function's parameter and position, and its array."""

    fun: Lambda
    array: Expr

    @property
    def param(self) -> Param:
        return self.fun.params[0]


def _nest(call: Expr) -> tuple[list[_Level], Expr]:
    """The maps from the outermost in, and what the innermost one computes."""
    match call:
        case Call(p.Map(fun), (array,), ArrayType(element)) if not computes(array):
            match fun:
                case Lambda((_,), body):
                    level = _Level(fun, array)
                case p.Map() if isinstance(array.type, ArrayType):
                    taken = free_params(call)
                    param = Param(fresh_name("row", taken), array.type.element)
                    body = Call(fun, (param,), element)
                    level = _Level(Lambda((param,), body), array)
                case _:
                    return [], call
            levels, inner = _nest(body)
            return [level, *levels], inner
        case _:
            return [], call


def _is_loop(node: object) -> bool:
    return isinstance(node, _COMPUTING) and computes(node)


def _folds(call: Call) -> bool:
    """Is it a fold that is short enough to be written out?"""
    match call:
        case Call(p.Reduce(), (_, values)) if isinstance(values.type, ArrayType):
            length = values.type.size.constant
            return length is not None and length <= LONGEST
        case _:
            return False


def _overlap(rows: Expr) -> bool:
    """Whether a row reads memory that the next one reads, too."""
    match rows:
        case Call(p.Strided(step=step, size=extent) | p.Slide(extent, step)):
            return less(step, extent) is Truth.YES
        case Call(p.Map(), (inner,)):
            return _overlap(inner)
        case _:
            return False


def _reads(call: Call, levels: list[_Level]) -> int:
    """How often the array is named that is named most: from outside, or a window."""
    known = set(free_params(call))
    window = levels[-1].param
    if isinstance(window.type, ArrayType):
        known.add(window.name)
    names = (node.name for node in walk(call) if isinstance(node, Param))
    found = Counter(name for name in names if name in known)
    return max(found.values(), default=0)


def _jammed(levels: list[_Level], body: Expr, pair: Param, start: Size) -> Expr:
    """The outputs of two rows, [row][...]: their loops are one."""
    return _level(levels, body, {levels[0].param: pair}, start, 1)


def _level(
    levels: list[_Level], body: Expr, pairs: dict[Param, Param], start: Size, depth: int
) -> Expr:
    """The maps from `depth` on, for the pairs of elements of the maps around them."""
    row = position(f"row{depth}", size(_ROWS))

    def of_row(term: Expr) -> Expr:
        """The term for one row of the pair."""
        outermost = levels[0].fun.index
        if outermost is not None:
            term = substitute_sizes(term, {outermost: start + of_atom(row)})
        which = NatValue(of_atom(row), I64)
        for param, both in pairs.items():
            term = called(Lambda((param,), term), (Call(p.At(), (both, which)),))
        return term

    rows = next(iter(pairs.values()))
    unused = Param(f"unused{depth}")
    if depth == len(levels):
        each = Lambda((unused,), of_row(body), row)
        return pipe(rows, p.MapSeq(each, unroll=True))
    level, pair = levels[depth], Param(f"pair{depth}")
    arrays = pipe(rows, p.Map(Lambda((unused,), of_row(level.array), row)))
    inner = _level(levels, body, {**pairs, level.param: pair}, start, depth + 1)
    columns = pipe(arrays, p.Transpose())
    mapped = pipe(columns, p.MapSeq(Lambda((pair,), inner, level.fun.index)))
    return pipe(mapped, p.Transpose())


__all__ = ["in_pairs"]
