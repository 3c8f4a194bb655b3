"""Terms of Lift: expressions, functions, patterns and programs."""

from lift.terms.core import (
    Call,
    Expr,
    Fun,
    Lambda,
    Let,
    Literal,
    NatValue,
    Param,
    UserFun,
)
from lift.terms.patterns import Pattern
from lift.terms.program import (
    Destination,
    Fact,
    Mode,
    Parameter,
    Program,
    Relation,
)

__all__ = [
    "Call",
    "Destination",
    "Expr",
    "Fact",
    "Fun",
    "Lambda",
    "Let",
    "Literal",
    "Mode",
    "NatValue",
    "Param",
    "Parameter",
    "Pattern",
    "Program",
    "Relation",
    "UserFun",
]
