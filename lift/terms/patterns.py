"""The patterns: a closed set, each with its type and its meaning in one line.

In the comments of types, `n` and `m` are sizes, `a` and `b` data types. Fields hold
what is fixed at compile time (functions, sizes, modes); what is data is an argument of
the call. A pattern that folds takes its initial value as the first argument.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from lift.terms.parts import Boundary as Boundary
from lift.terms.parts import HistogramStrategy as HistogramStrategy
from lift.terms.parts import IndexFun as IndexFun
from lift.terms.parts import OutOfRange as OutOfRange
from lift.terms.parts import SizeFun as SizeFun
from lift.terms.parts import Space as Space

if TYPE_CHECKING:
    from lift.diagnostics import Span
    from lift.sizes import Size, Variable
    from lift.terms.core import Fun


@dataclass(frozen=True, slots=True, kw_only=True)
class Located:
    """What all patterns have: the place in the text they come from."""

    span: Span | None = field(default=None, compare=False, repr=False)


# Computing patterns -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Map(Located):
    """[a]n → [b]n, also over position-dependent arrays."""

    fun: Fun


@dataclass(frozen=True, slots=True)
class Reduce(Located):
    """a, [b]n → a: the left fold; `assoc`/`comm` allow other orders (then a = b)."""

    fun: Fun
    assoc: bool = False
    comm: bool = False


@dataclass(frozen=True, slots=True)
class ReducePart(Located):
    """a, [a](m·k) → [a]m: the folds of the m consecutive chunks of k."""

    fun: Fun
    parts: Size
    assoc: bool = False
    comm: bool = False


@dataclass(frozen=True, slots=True)
class Scan(Located):
    """a, [b]n → [a]n: all folds of prefixes, with or without the element itself."""

    fun: Fun
    inclusive: bool = True


@dataclass(frozen=True, slots=True)
class Iterate(Located):
    """[a]m → [a]g^times(m): the function applied `times` times.

    `length` is the name of the size variable that stands for the length of the
    function's *shorter* side in the typed term (None: the length does not change).
    """

    times: Size
    fun: Fun
    length: Variable | None = None


@dataclass(frozen=True, slots=True)
class Generate(Located):
    """→ [a]n: element i is fun(i); the function takes an i64, or binds `[i]` only."""

    size: Size
    fun: Fun


@dataclass(frozen=True, slots=True)
class ReduceByIndex(Located):
    """[a]m, [int]n, [b]n → [a]m: hist[key] = fun(hist[key], value), in order."""

    fun: Fun
    out_of_range: OutOfRange = OutOfRange.UNCHECKED
    assoc: bool = False
    comm: bool = False
    strategy: HistogramStrategy | None = None


@dataclass(frozen=True, slots=True)
class SegmentedReduce(Located):
    """a, [int](n+1), [b]m → [a]n: row i folds from offset i to offset i+1."""

    fun: Fun
    assoc: bool = False
    comm: bool = False


@dataclass(frozen=True, slots=True)
class ReduceRange(Located):
    """a, int, int, [b]n → a: the left fold of the elements start ≤ k < stop."""

    fun: Fun
    assoc: bool = False
    comm: bool = False


# Data layout --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Id(Located):
    """a → a; inside a low-level map it is a copy."""


@dataclass(frozen=True, slots=True)
class Zip(Located):
    """[a]n, [b]n, ... → [(a, b, ...)]n."""


@dataclass(frozen=True, slots=True)
class Unzip(Located):
    """[(a, b, ...)]n → ([a]n, [b]n, ...)."""


@dataclass(frozen=True, slots=True)
class MakeTuple(Located):
    """a, b, ... → (a, b, ...)."""


@dataclass(frozen=True, slots=True)
class Get(Located):
    """(a0, a1, ...) → a_index."""

    index: int


@dataclass(frozen=True, slots=True)
class Split(Located):
    """[a](m·n) → [[a]n]m: the size of the chunks must divide the length."""

    size: Size


@dataclass(frozen=True, slots=True)
class Join(Located):
    """[[a]n]m → [a](m·n); [i ↦ [a]l(i)]m → [a](Σ l)."""


@dataclass(frozen=True, slots=True)
class Transpose(Located):
    """[[a]m]n → [[a]n]m."""


@dataclass(frozen=True, slots=True)
class Gather(Located):
    """[a]n → [a]n: element i is element f(i) of the argument (a view when read)."""

    index: IndexFun


@dataclass(frozen=True, slots=True)
class Scatter(Located):
    """[a]n → [a]n: element f(i) is element i of the argument (a view when written)."""

    index: IndexFun


@dataclass(frozen=True, slots=True)
class GatherIdx(Located):
    """[int]m, [a]n → [a]m: element i is element idx[i]."""


@dataclass(frozen=True, slots=True)
class ScatterIdx(Located):
    """[a]m, [int]n, [a]n → [a]m: the first, with element idx[i] replaced in order.

    `distinct` promises that no index in range occurs twice: then any order will do.
    """

    out_of_range: OutOfRange = OutOfRange.UNCHECKED
    distinct: bool = False


@dataclass(frozen=True, slots=True)
class Slide(Located):
    """[a](step·n + size) → [[a]size](1 + n); a step above the size skips elements."""

    size: Size
    step: Size


@dataclass(frozen=True, slots=True)
class Strided(Located):
    """[a]n → [[a]size]count: element (i, j) is element offset + i·step + j.

    How a loop nest reads a part of an array: unlike `slide` it may leave a rest, and
    a step of 0 repeats one row. All of it must lie within the array.
    """

    offset: Size
    count: Size
    step: Size
    size: Size


@dataclass(frozen=True, slots=True)
class Pad(Located):
    """[a]n → [a](left + n + right), the rest by `boundary`."""

    left: Size
    right: Size
    boundary: Boundary


@dataclass(frozen=True, slots=True)
class PadConstant(Located):
    """a, [a]n → [a](left + n + right), the rest is the first argument."""

    left: Size
    right: Size


@dataclass(frozen=True, slots=True)
class Take(Located):
    """[a]n → [a]size, the first ones."""

    size: Size


@dataclass(frozen=True, slots=True)
class Drop(Located):
    """[a]n → [a](n − size), without the first ones."""

    size: Size


@dataclass(frozen=True, slots=True)
class Slice(Located):
    """[a]n → [a](stop − start)."""

    start: Size
    stop: Size


@dataclass(frozen=True, slots=True)
class Partition(Located):
    """[a](Σ l(i), i < parts) → [i ↦ [a]l(i)]parts."""

    parts: Size
    lengths: SizeFun


@dataclass(frozen=True, slots=True)
class Concat(Located):
    """[a]n, [a]m, ... → [a](n + m + ...)."""


@dataclass(frozen=True, slots=True)
class At(Located):
    """[a]n, int → a: access by an index known at run time (or a `NatValue`)."""


@dataclass(frozen=True, slots=True)
class Select(Located):
    """bool, a, a → a for any data type; only the chosen side is evaluated."""


# OpenCL -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MapGlb(Located):
    """Map over the global work-items of a dimension."""

    dim: int
    fun: Fun


@dataclass(frozen=True, slots=True)
class MapWrg(Located):
    """Map over the work-groups of a dimension."""

    dim: int
    fun: Fun


@dataclass(frozen=True, slots=True)
class MapLcl(Located):
    """Map over the work-items of a group in a dimension."""

    dim: int
    fun: Fun


@dataclass(frozen=True, slots=True)
class MapSeq(Located):
    """Map as a loop."""

    fun: Fun
    unroll: bool = False


@dataclass(frozen=True, slots=True)
class ReduceSeq(Located):
    """a, [b]n → a as a loop."""

    fun: Fun
    unroll: bool = False


@dataclass(frozen=True, slots=True)
class ScanSeq(Located):
    """Scan as a loop."""

    fun: Fun
    inclusive: bool = True


@dataclass(frozen=True, slots=True)
class MapSeqSlide(Located):
    """map(fun) ∘ slide(size, step) as a loop with the window kept in registers."""

    fun: Fun
    size: Size
    step: Size


@dataclass(frozen=True, slots=True)
class ToSpace(Located):
    """The function, with its result written to this address space."""

    space: Space
    fun: Fun


@dataclass(frozen=True, slots=True)
class AsVector(Located):
    """[t](m·width) → [<t>width]m."""

    width: int


@dataclass(frozen=True, slots=True)
class AsScalar(Located):
    """[<t>w]m → [t](m·w); [(<t>w, <u>w)]m → [(t, u)](m·w)."""


@dataclass(frozen=True, slots=True)
class MapVec(Located):
    """<t>w, ... → <u>w: a scalar function on each lane (printed as vector code)."""

    fun: Fun


Pattern: TypeAlias = (
    Map | Reduce | ReducePart | Scan | Iterate | Generate | ReduceByIndex
    | SegmentedReduce | ReduceRange
    | Id | Zip | Unzip | MakeTuple | Get | Split | Join | Transpose
    | Gather | Scatter | GatherIdx | ScatterIdx | Slide | Strided | Pad | PadConstant
    | Take | Drop | Slice | Partition | Concat | At | Select
    | MapGlb | MapWrg | MapLcl | MapSeq | ReduceSeq | ScanSeq | MapSeqSlide
    | ToSpace | AsVector | AsScalar | MapVec
)  # fmt: skip
PATTERNS: tuple[type, ...] = (
    Map, Reduce, ReducePart, Scan, Iterate, Generate, ReduceByIndex,
    SegmentedReduce, ReduceRange,
    Id, Zip, Unzip, MakeTuple, Get, Split, Join, Transpose,
    Gather, Scatter, GatherIdx, ScatterIdx, Slide, Strided, Pad, PadConstant,
    Take, Drop, Slice, Partition, Concat, At, Select,
    MapGlb, MapWrg, MapLcl, MapSeq, ReduceSeq, ScanSeq, MapSeqSlide,
    ToSpace, AsVector, AsScalar, MapVec,
)  # fmt: skip
