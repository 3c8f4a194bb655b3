"""Expressions of the analyses as C, on integers wide enough not to wrap.

Consumes `Expr`, which speaks of mathematical integers over values that the stub is
given; produces C text of type `wide` (a 128-bit integer): the product of two sizes and
an element size fits, so a guard cannot be fooled by the wrap that it is to rule out.
"""

from __future__ import annotations

import functools
from typing import assert_never

from codegen.arguments import Arguments, Unpassable
from detector.analysis.expr import Atom, Counter, Expr, Op, Value

# Declares what the texts below call.
PRELUDE = '#include "idlift_stub.h"'

_FUNCTIONS = {
    "floordiv": "wide_floordiv",
    "mod": "wide_mod",
    "max": "wide_max",
    "min": "wide_min",
}


def c_expr(expr: Expr, arguments: Arguments) -> str:
    """The expression as C; it may not mention iteration counters."""
    if not expr.terms:
        return "0"
    text = ""
    for monomial, number in expr.terms:
        factors = [_atom(atom, arguments) for atom in monomial]
        if abs(number) != 1 or not factors:
            factors.insert(0, _number(abs(number), alone=not factors))
        # The first factor decides the type of the product.
        product = "*".join([f"(wide){factors[0]}", *factors[1:]])
        sign = "-" if number < 0 else "+" if text else ""
        text += f" {sign} {product}" if text else f"{sign}{product}"
    return text


def about(expr: Expr, arguments: Arguments) -> str:
    """About the same as a C double: for estimates, where 128 bits take too long."""
    if not expr.terms:
        return "0.0"
    products = []
    for monomial, number in expr.terms:
        factors = [f"{float(number)!r}", *(_about(a, arguments) for a in monomial)]
        products.append("*".join(factors))
    return " + ".join(products)


def _about(atom: Atom, arguments: Arguments) -> str:
    if not isinstance(atom, Op):
        return f"(double){_atom(atom, arguments)}"
    texts = [f"({about(arg, arguments)})" for arg in atom.args]
    return functools.reduce(lambda a, b: f"about_{atom.op}({a}, {b})", texts)


def _number(number: int, alone: bool) -> str:
    """A constant; a large one only where nothing is multiplied with it."""
    if number < 1 << 31:
        return str(number)
    if number < 1 << 63:
        return f"{number}LL"
    if not alone or number >= 1 << 126:
        raise Unpassable(f"{number} times a size does not fit into 128 bits")
    high, low = divmod(number, 1 << 64)
    return f"(((wide){high} << 64) + {low}ULL)" if high else f"{low}ULL"


def _atom(atom: Atom, arguments: Arguments) -> str:
    match atom:
        case Value():
            return arguments.atom(atom)
        case Counter():
            raise ValueError(
                f"the counter of {atom.header} is not known before it runs"
            )
        case Op(op, args):
            texts = [f"({c_expr(arg, arguments)})" for arg in args]
            nested = texts[0]
            for text in texts[1:]:
                nested = f"{_FUNCTIONS[op]}({nested}, {text})"
            return nested
        case _:
            assert_never(atom)
