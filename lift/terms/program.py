"""Programs: parameters, size variables with facts, a body, and where results go.

A program is a closed term. Its result is one value, or a tuple of values. Each result
goes to a fresh contiguous buffer, or *into* an `inout` parameter with an affine layout:
element [i, j, ...] is written to flat element `offset + i·s0 + j·s1 + ...` of it, and
what is not written keeps its value. This is how a loop nest that writes a sub-range of
an existing array is stated.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from lift.terms.core import Expr, UserFun
from lift.types import DataType, TupleType

if TYPE_CHECKING:
    from lift.diagnostics import Span
    from lift.sizes import Size, Variable


class Mode(Enum):
    """May the program overwrite the parameter?"""

    IN = "in"
    INOUT = "inout"


class Relation(Enum):
    """The relations that a fact may state."""

    EQ = "=="
    LE = "<="
    LT = "<"
    GE = ">="
    GT = ">"
    DIVIDES = "divides"


@dataclass(frozen=True, slots=True)
class Fact:
    """What the caller promises of sizes: `left relation right`."""

    left: Size
    relation: Relation
    right: Size


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of the program."""

    name: str
    type: DataType
    mode: Mode = Mode.IN
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Destination:
    """Into which `inout` parameter a result is written, and how it is laid out there.

    `strides` has one entry for each dimension of the result, outermost first, in
    elements of the buffer; a scalar result has none.
    """

    buffer: str
    offset: Size
    strides: tuple[Size, ...]
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Program:
    """A Lift program; `result` is None until it is declared or inferred.

    `relaxed`: products and sums of floats may be fused, and sums reordered.
    """

    name: str
    sizes: tuple[Variable, ...]
    facts: tuple[Fact, ...]
    params: tuple[Parameter, ...]
    body: Expr
    result: DataType | None = None
    destinations: tuple[Destination | None, ...] = ()
    functions: tuple[UserFun, ...] = ()
    relaxed: bool = False
    span: Span | None = field(default=None, compare=False, repr=False)

    def param(self, name: str) -> Parameter:
        """The parameter of this name."""
        return next(param for param in self.params if param.name == name)

    def results(self) -> tuple[tuple[DataType, Destination | None], ...]:
        """Each result's type and destination; the program must be typed."""
        assert self.result is not None, "the program is not typed yet"
        match self.result:
            case TupleType(items) if len(self.destinations) != 1:
                types: tuple[DataType, ...] = items
            case one:
                types = (one,)
        places = self.destinations or (None,) * len(types)
        return tuple(zip(types, places, strict=True))
