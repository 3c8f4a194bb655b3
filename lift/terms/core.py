"""Terms: expressions, which have values, and functions, which are called.

Consumes types and sizes; produces the immutable trees that everything else works on.
As in the papers, an expression is a literal, a parameter, a call or a let, and a
function is a lambda, a user function, a scalar operator or a pattern. Types and spans
are annotations: they do not take part in equality. `lift.infer` fills them in.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from lift.types import I64, DataType, ScalarType

if TYPE_CHECKING:
    from lift.diagnostics import Span
    from lift.scalar import Op
    from lift.sizes import Size, Variable
    from lift.terms.patterns import Pattern


@dataclass(frozen=True, slots=True)
class Param:
    """A variable, bound by a lambda, a let, a user function or the program."""

    name: str
    type: DataType | None = field(default=None, compare=False)
    span: Span | None = field(default=None, compare=False, repr=False)
    # Only a type that the user wrote is checked; an inferred one may be out of date.
    declared: bool = field(default=False, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Literal:
    """A scalar constant, bit for bit (`-0.0` and NaN payloads are kept)."""

    type: ScalarType
    bits: int
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class NatValue:
    """A size or index expression used as an integer value, e.g. `nat(i + 1)`."""

    size: Size
    type: ScalarType = I64
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Call:
    """A function applied to all its arguments."""

    fun: Fun
    args: tuple[Expr, ...]
    type: DataType | None = field(default=None, compare=False, repr=False)
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Let:
    """`let x = value in body`: the value is computed once."""

    param: Param
    value: Expr
    body: Expr
    type: DataType | None = field(default=None, compare=False, repr=False)
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Lambda:
    """`\\[i](x, y) -> body`; `index`, if any, is bound to the position."""

    params: tuple[Param, ...]
    body: Expr
    index: Variable | None = None
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class UserFun:
    """A named scalar function: every parameter is typed, the body is scalar only.

    The body is an expression of literals, parameters, lets and calls of `Op`s and other
    user functions, so that it can be vectorised, evaluated and printed as C.
    """

    name: str
    params: tuple[Param, ...]
    result: DataType
    body: Expr
    span: Span | None = field(default=None, compare=False, repr=False)


Expr: TypeAlias = Param | Literal | NatValue | Call | Let
Fun: TypeAlias = "Lambda | UserFun | Op | Pattern"
