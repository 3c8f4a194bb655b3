"""Typing rules of the patterns that lay data out.

Each rule takes the checker, the pattern, the types of the arguments and the arguments,
and returns the typed pattern and the type of the result.
"""

from __future__ import annotations

from typing import TypeAlias

from lift.infer.check import Checker
from lift.infer.equality import array_of, mentions, same_type
from lift.infer.lengths import (
    Row,
    divided,
    equal_lengths,
    integer,
    natural,
    need,
    plain_array,
    row,
    windows,
)
from lift.infer.permutation import check_permutation
from lift.sizes import ONE, ZERO, Size, Variable, size, substitute, summation
from lift.sizes.terms import of_atom
from lift.terms import patterns as p
from lift.terms.core import Expr, NatValue
from lift.terms.traverse import position
from lift.types import (
    BOOL,
    VECTOR_WIDTHS,
    ArrayType,
    DataType,
    ScalarType,
    TupleType,
    VectorType,
)

Types: TypeAlias = tuple[DataType, ...]
Args: TypeAlias = tuple[Expr, ...]


def one(check: Checker, fun: p.Pattern, types: Types) -> DataType:
    """The type of the only argument."""
    check.count(type(fun).__name__, 1, len(types))
    return types[0]


def identity(
    check: Checker, fun: p.Id, types: Types, args: Args
) -> tuple[p.Id, DataType]:
    """a → a."""
    return fun, one(check, fun, types)


def zip_(
    check: Checker, fun: p.Zip, types: Types, args: Args
) -> tuple[p.Zip, DataType]:
    """[a]n, [b]n → [(a, b)]n."""
    if len(types) < 2:
        raise check.fail("L004", "zip takes two or more arrays")
    rows = [row(check, data, "zip") for data in types]
    equal_lengths(check, "zip", [r.size for r in rows])
    place = next((r.place for r in rows if r.varies), rows[0].place)
    elements = tuple(r.element_at(of_atom(place)) for r in rows)
    return fun, array_of(TupleType(elements), place, rows[0].size)


def unzip(
    check: Checker, fun: p.Unzip, types: Types, args: Args
) -> tuple[p.Unzip, DataType]:
    """[(a, b)]n → ([a]n, [b]n)."""
    found = row(check, one(check, fun, types), "unzip")
    if not isinstance(found.element, TupleType):
        raise check.fail("L107", f"unzip of an array of {found.element}, not of tuples")
    items = found.element.items
    return fun, TupleType(tuple(array_of(i, found.place, found.size) for i in items))


def make_tuple(
    check: Checker, fun: p.MakeTuple, types: Types, args: Args
) -> tuple[p.MakeTuple, DataType]:
    """a, b → (a, b)."""
    return fun, TupleType(types)


def get(check: Checker, fun: p.Get, types: Types, args: Args) -> tuple[p.Get, DataType]:
    """(a, b) → a or b."""
    data = one(check, fun, types)
    if not isinstance(data, TupleType):
        raise check.fail("L107", f"component {fun.index} of {data}, which is no tuple")
    if not 0 <= fun.index < len(data.items):
        raise check.fail("L107", f"{data} has no component {fun.index}")
    return fun, data.items[fun.index]


def split(
    check: Checker, fun: p.Split, types: Types, args: Args
) -> tuple[p.Split, DataType]:
    """[a](m·n) → [[a]n]m."""
    array = plain_array(check, one(check, fun, types), "split")
    parts = divided(check, array.size, fun.size, "split")
    return fun, ArrayType(ArrayType(array.element, fun.size), parts)


def join(
    check: Checker, fun: p.Join, types: Types, args: Args
) -> tuple[p.Join, DataType]:
    """[[a]n]m → [a](m·n), or the sum of the lengths of the rows."""
    outer = row(check, one(check, fun, types), "join")
    inner = outer.element
    if not isinstance(inner, ArrayType):
        raise check.fail("L102", f"join of an array of {inner}, not of arrays")
    if mentions(inner.element, outer.place):
        message = f"join of rows of {inner.element}, which depends on the position"
        raise check.fail("L115", message)
    length = summation(of_atom(outer.place), ZERO, outer.size, inner.size)
    return fun, ArrayType(inner.element, length)


def transpose(
    check: Checker, fun: p.Transpose, types: Types, args: Args
) -> tuple[p.Transpose, DataType]:
    """[[a]m]n → [[a]n]m."""
    outer = plain_array(check, one(check, fun, types), "transpose")
    if not isinstance(outer.element, ArrayType):
        raise check.fail("L102", f"transpose of {outer}, which has one dimension")
    inner = outer.element
    return fun, ArrayType(ArrayType(inner.element, outer.size), inner.size)


def reorder(
    check: Checker, fun: p.Gather | p.Scatter, types: Types, args: Args
) -> tuple[p.Gather | p.Scatter, DataType]:
    """[a]n → [a]n by a permutation."""
    array = plain_array(check, one(check, fun, types), "a reordering")
    check_permutation(check, fun.index, array.size)
    return fun, array


def gather_idx(
    check: Checker, fun: p.GatherIdx, types: Types, args: Args
) -> tuple[p.GatherIdx, DataType]:
    """[int]m, [a]n → [a]m."""
    check.count("gatherIdx", 2, len(types))
    indices = plain_array(check, types[0], "gatherIdx")
    integer(check, indices.element, "an index of gatherIdx")
    values = plain_array(check, types[1], "gatherIdx")
    return fun, ArrayType(values.element, indices.size)


def scatter_idx(
    check: Checker, fun: p.ScatterIdx, types: Types, args: Args
) -> tuple[p.ScatterIdx, DataType]:
    """[a]m, [int]n, [a]n → [a]m."""
    check.count("scatterIdx", 3, len(types))
    base, indices, values = (plain_array(check, t, "scatterIdx") for t in types)
    integer(check, indices.element, "an index of scatterIdx")
    equal_lengths(check, "scatterIdx", [indices.size, values.size])
    check.same(base.element, values.element, "an element of scatterIdx")
    return fun, base


def slide(
    check: Checker, fun: p.Slide, types: Types, args: Args
) -> tuple[p.Slide, DataType]:
    """[a](step·n + size) → [[a]size](1 + n)."""
    array = plain_array(check, one(check, fun, types), "slide")
    count = windows(check, array.size, fun.size, fun.step)
    return fun, ArrayType(ArrayType(array.element, fun.size), count)


def strided(
    check: Checker, fun: p.Strided, types: Types, args: Args
) -> tuple[p.Strided, DataType]:
    """[a]n → [[a]size]count, with offset + (count − 1)·step + size ≤ n."""
    array = plain_array(check, one(check, fun, types), "strided")
    natural(check, fun.offset, "the offset of strided")
    natural(check, fun.count, "the count of strided")
    natural(check, fun.step, "the step of strided")
    natural(check, fun.size, "the size of strided")
    last = fun.offset + (fun.count - ONE) * fun.step + fun.size
    fits = check.facts.at_most(last, array.size)
    need(check, fits, (last, "<=", array.size), "strided")
    return fun, ArrayType(ArrayType(array.element, fun.size), fun.count)


def pad(check: Checker, fun: p.Pad, types: Types, args: Args) -> tuple[p.Pad, DataType]:
    """[a]n → [a](left + n + right)."""
    array = plain_array(check, one(check, fun, types), "pad")
    natural(check, fun.left, "the left width of pad")
    natural(check, fun.right, "the right width of pad")
    need(check, check.facts.positive(array.size), (array.size, ">=", 1), "pad")
    return fun, ArrayType(array.element, fun.left + array.size + fun.right)


def pad_constant(
    check: Checker, fun: p.PadConstant, types: Types, args: Args
) -> tuple[p.PadConstant, DataType]:
    """a, [a]n → [a](left + n + right)."""
    check.count("padConstant", 2, len(types))
    array = plain_array(check, types[1], "padConstant")
    natural(check, fun.left, "the left width of padConstant")
    natural(check, fun.right, "the right width of padConstant")
    check.same(array.element, types[0], "the constant of padConstant")
    return fun, ArrayType(array.element, fun.left + array.size + fun.right)


def take(
    check: Checker, fun: p.Take, types: Types, args: Args
) -> tuple[p.Take, DataType]:
    """[a]n → [a]size; of a position-dependent array, its first rows."""
    found = row(check, one(check, fun, types), "take")
    natural(check, fun.size, "the size of take")
    _within(check, fun.size, found.size, "take")
    return fun, _renamed(found, fun.size, ZERO)


def drop(
    check: Checker, fun: p.Drop, types: Types, args: Args
) -> tuple[p.Drop, DataType]:
    """[a]n → [a](n − size)."""
    found = row(check, one(check, fun, types), "drop")
    natural(check, fun.size, "the size of drop")
    _within(check, fun.size, found.size, "drop")
    return fun, _renamed(found, found.size - fun.size, fun.size)


def slice_(
    check: Checker, fun: p.Slice, types: Types, args: Args
) -> tuple[p.Slice, DataType]:
    """[a]n → [a](stop − start)."""
    found = row(check, one(check, fun, types), "slice")
    natural(check, fun.start, "the start of slice")
    _within(check, fun.start, fun.stop, "slice")
    _within(check, fun.stop, found.size, "slice")
    return fun, _renamed(found, fun.stop - fun.start, fun.start)


def _within(check: Checker, part: Size, whole: Size, what: str) -> None:
    need(check, check.facts.at_most(part, whole), (part, "<=", whole), what)


def _renamed(found: Row, count: Size, start: Size) -> DataType:
    """The type of `count` rows from `start` on."""
    place = position(found.place.name, count)
    return array_of(found.element_at(of_atom(place) + start), place, count)


def partition(
    check: Checker, fun: p.Partition, types: Types, args: Args
) -> tuple[p.Partition, DataType]:
    """[a](Σ l) → [i ↦ [a]l(i)]parts."""
    array = plain_array(check, one(check, fun, types), "partition")
    natural(check, fun.parts, "the number of parts")
    place = position(fun.lengths.index.name, fun.parts)
    lengths = p.SizeFun(place, _renamed_size(fun.lengths, place))
    natural(check, lengths.body, "the length of a part")
    total = summation(of_atom(place), ZERO, fun.parts, lengths.body)
    equal_lengths(check, "the parts of partition and its argument", [total, array.size])
    element = ArrayType(array.element, lengths.body)
    typed = p.Partition(fun.parts, lengths, span=fun.span)
    return typed, array_of(element, place, fun.parts)


def _renamed_size(lengths: p.SizeFun, place: Variable) -> Size:
    return substitute(lengths.body, {of_atom(lengths.index): of_atom(place)})


def concat(
    check: Checker, fun: p.Concat, types: Types, args: Args
) -> tuple[p.Concat, DataType]:
    """[a]n, [a]m → [a](n + m)."""
    if not types:
        raise check.fail("L004", "concat takes one or more arrays")
    arrays = [plain_array(check, data, "concat") for data in types]
    for array in arrays[1:]:
        check.same(arrays[0].element, array.element, "an element of concat")
    total = sum((array.size for array in arrays), ZERO)
    return fun, ArrayType(arrays[0].element, total)


def at(check: Checker, fun: p.At, types: Types, args: Args) -> tuple[p.At, DataType]:
    """[a]n, int → a."""
    check.count("at", 2, len(types))
    found = row(check, types[0], "at")
    integer(check, types[1], "the index")
    index = args[1] if len(args) == 2 else None
    if isinstance(index, NatValue):
        natural(check, index.size, "the index")
        within = check.facts.at_most(index.size + ONE, found.size)
        need(check, within, (index.size, "<", found.size), "the index")
        return fun, found.element_at(index.size)
    if mentions(found.element, found.place):
        message = f"the row at a run-time index of {types[0]} has no known size"
        raise check.fail("L115", message, "use an index that is a size: nat(i)")
    return fun, found.element


def select(
    check: Checker, fun: p.Select, types: Types, args: Args
) -> tuple[p.Select, DataType]:
    """bool, a, a → a."""
    check.count("select", 3, len(types))
    check.same(BOOL, types[0], "the condition of select")
    if not same_type(check.facts, types[1], types[2]):
        message = f"the branches of select have types {types[1]} and {types[2]}"
        raise check.fail("L101", message)
    return fun, types[1]


def as_vector(
    check: Checker, fun: p.AsVector, types: Types, args: Args
) -> tuple[p.AsVector, DataType]:
    """[t](m·w) → [<t>w]m."""
    array = plain_array(check, one(check, fun, types), "asVector")
    if not isinstance(array.element, ScalarType) or fun.width not in VECTOR_WIDTHS:
        message = f"there is no vector of {fun.width} elements of {array.element}"
        raise check.fail("L108", message)
    parts = divided(check, array.size, size(fun.width), "asVector")
    return fun, ArrayType(VectorType(array.element, fun.width), parts)


def as_scalar(
    check: Checker, fun: p.AsScalar, types: Types, args: Args
) -> tuple[p.AsScalar, DataType]:
    """[<t>w]m → [t](m·w), also for tuples of vectors of one width."""
    array = plain_array(check, one(check, fun, types), "asScalar")
    widths = _widths(array.element)
    if widths is None or len(widths) != 1:
        raise check.fail("L108", f"asScalar of an array of {array.element}")
    (width,) = widths
    return fun, ArrayType(_lane_type(array.element), array.size * width)


def _widths(data: DataType) -> set[int] | None:
    """The widths of the vectors that a type is made of, if it is made of vectors."""
    match data:
        case VectorType(_, width):
            return {width}
        case TupleType(items):
            found = [_widths(item) for item in items]
            known = [widths for widths in found if widths is not None]
            return set().union(*known) if len(known) == len(found) else None
        case _:
            return None


def _lane_type(data: DataType) -> DataType:
    match data:
        case VectorType(element):
            return element
        case TupleType(items):
            return TupleType(tuple(map(_lane_type, items)))
        case _:
            raise AssertionError(data)
