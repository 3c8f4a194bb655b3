"""Short ways to write terms in Python, and the patterns that are compositions.

Consumes and produces terms. What is here has no meaning of its own: 2-D and 3-D slide
and pad, CSR rows and the like are spelled with the patterns.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import TypeAlias

from lift.scalar import Number, Op, bits_of
from lift.sizes import SizeLike, size
from lift.terms import patterns as p
from lift.terms.core import Call, Expr, Fun, Lambda, Let, Literal, NatValue, Param
from lift.terms.traverse import free_params, fresh_name
from lift.types import I64, DataType, ScalarType

_names = count(1)


def call(fun: Fun, *args: Expr) -> Call:
    """The function applied to the arguments."""
    return Call(fun, args)


def pipe(value: Expr, *functions: Fun) -> Expr:
    """`value |> f |> g |> ...`."""
    for fun in functions:
        value = Call(fun, (value,))
    return value


def compose(*functions: Fun) -> Lambda:
    """`f ∘ g ∘ ...`: the last one is applied first."""
    return lam(lambda x: pipe(x, *reversed(functions)))


def lam(body: Callable[..., Expr], *names: str) -> Lambda:
    """A lambda from a Python function; names are made up unless they are given."""
    arity = body.__code__.co_argcount
    chosen = names or tuple(f"v{next(_names)}" for _ in range(arity))
    params = tuple(Param(name) for name in chosen)
    return Lambda(params, body(*params))


def let(value: Expr, body: Callable[[Expr], Expr], name: str | None = None) -> Let:
    """`let name = value in body(name)`."""
    param = Param(name or f"v{next(_names)}")
    return Let(param, value, body(param))


def lit(value: Number, scalar: ScalarType) -> Literal:
    """A scalar constant."""
    return Literal(scalar, bits_of(value, scalar))


def nat(value: SizeLike, scalar: ScalarType = I64) -> NatValue:
    """A size as a value."""
    return NatValue(size(value), scalar)


def op(name: str, *args: Expr) -> Call:
    """A scalar operator of the table applied to its operands."""
    return Call(Op(name), args)


def cast(value: Expr, target: ScalarType) -> Call:
    """`value` converted as C does."""
    return Call(Op("cast", target), (value,))


def tup(*items: Expr) -> Call:
    """A tuple."""
    return Call(p.MakeTuple(), items)


def get(value: Expr, index: int) -> Call:
    """A component of a tuple."""
    return Call(p.Get(index), (value,))


def zipped(*arrays: Expr) -> Call:
    """Arrays zipped."""
    return Call(p.Zip(), arrays)


def param(name: str, data: DataType | None = None) -> Param:
    """A parameter."""
    return Param(name, data)


def at(array: Expr, index: Expr) -> Call:
    """`array[index]`."""
    return Call(p.At(), (array, index))


def dims(fun: Fun, depth: int, make: Callable[[Fun], Fun] = p.Map) -> Fun:
    """The function under `depth` maps."""
    for _ in range(depth):
        fun = make(fun)
    return fun


Pairs: TypeAlias = tuple[tuple[SizeLike, SizeLike], ...]


def slide_stages(windows: Pairs) -> list[Fun]:
    """Windows in every dimension: (size, step) each, outermost first.

    The result has all outer dimensions first, then those of the window:
    [[a]m]n → [[[[a]s1]s0]m']n' reads result[i][j][k][l] = a[i·p0 + k][j·p1 + l].
    """
    stages: list[Fun] = []
    for depth, (window, step) in enumerate(windows):
        stages.append(dims(p.Slide(size(window), size(step)), depth))
        # The new window dimension stands at depth+1; bring it behind all others.
        for place in range(depth + 1, depth + len(windows)):
            stages.append(dims(p.Transpose(), place))
    return stages


def slide_nd(value: Expr, windows: Pairs) -> Expr:
    """`slide_stages` applied."""
    return pipe(value, *slide_stages(windows))


def pad_stages(widths: Pairs, boundary: p.Boundary) -> list[Fun]:
    """The boundary in every dimension: (left, right) each, outermost first."""
    return [
        dims(p.Pad(size(left), size(right), boundary), depth)
        for depth, (left, right) in enumerate(widths)
    ]


def pad_nd(value: Expr, widths: Pairs, boundary: p.Boundary) -> Expr:
    """`pad_stages` applied."""
    return pipe(value, *pad_stages(widths, boundary))


def pad_constant_nd(
    value: Expr,
    widths: tuple[tuple[SizeLike, SizeLike], ...],
    sizes: tuple[SizeLike, ...],
    constant: Expr,
) -> Expr:
    """A constant border; `sizes` are the lengths of the dimensions before padding.

    The innermost dimension is padded first: an outer border is then a row of
    constants of the padded length.
    """
    border = constant
    for depth in reversed(range(len(widths))):
        left, right = map(size, widths[depth])
        row = Param(fresh_name(f"row{depth}", free_params(border)))
        padded = Call(p.PadConstant(left, right), (border, row))
        value = pipe(value, dims(Lambda((row,), padded), depth))
        length = left + size(sizes[depth]) + right
        place = Param(fresh_name(f"g{depth}", free_params(border)))
        border = Call(p.Generate(length, Lambda((place,), border)), ())
    return value


def csr_rows(fun: Fun, init: Expr, offsets: Expr, rows: SizeLike, values: Expr) -> Expr:
    """Segmented reduce spelled with ranges: row i folds offsets[i] ≤ k < offsets[i+1].

    This is the form that a parallel map can be laid over.
    """
    starts = pipe(offsets, p.Take(size(rows)))
    stops = pipe(offsets, p.Drop(size(1)))
    used = free_params(fun) | free_params(init) | free_params(values)
    row = Param(fresh_name("row", used))
    body = Call(p.ReduceRange(fun), (init, get(row, 0), get(row, 1), values))
    return Call(p.Map(Lambda((row,), body)), (zipped(starts, stops),))
