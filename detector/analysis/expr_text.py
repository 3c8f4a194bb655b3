"""Expressions and their atoms as a reader would write them: 8*n*i + 16.

Consumes expressions and, if there are any, the source's names for their atoms;
produces text. Must not know the IR.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from detector.analysis.expr import (
    Atom,
    Counter,
    Expr,
    Monomial,
    Op,
    Value,
    atom_key,
    monomial_key,
)


def show(expr: Expr, name: Callable[[Atom], str | None] = lambda atom: None) -> str:
    """Text of an expression; `name` may give atoms their source names."""
    if not expr.terms:
        return "0"
    text = ""
    for monomial, factor in sorted(expr.terms, key=_print_key):
        # A reader takes a test for 0 or 1; one that is read as signed is 0 or -1.
        tests = sum(_is_signed_test(a) for a in monomial)
        number = -factor if tests % 2 else factor
        factors = [show_atom(a, name) for a in sorted(monomial, key=_factor_key)]
        if abs(number) != 1 or not factors:
            factors.insert(0, str(abs(number)))
        sign = "-" if number < 0 else "+"
        text += f" {sign} " if text else ("-" if number < 0 else "")
        text += "*".join(factors)
    return text


def _is_signed_test(atom: Atom) -> bool:
    return isinstance(atom, Value) and atom.signed and atom.bits == 1


def show_atom(atom: Atom, name: Callable[[Atom], str | None]) -> str:
    """Text of one atom."""
    given = name(atom)
    if given is not None:
        return given
    match atom:
        case Value():
            label = atom.name[1:]
            label = atom.name if label.isdigit() else label
            return label if atom.signed or atom.pointer else f"u({label})"
        case Counter():
            return "ijklmnopq"[atom.depth - 1] if atom.depth <= 9 else f"i{atom.depth}"
        case Op(op="floordiv" | "mod", args=(top, bottom)):
            sign = "/" if atom.op == "floordiv" else "%"
            return f"({_operand(top, name)} {sign} {_operand(bottom, name)})"
        case Op():
            return f"{atom.op}({', '.join(show(arg, name) for arg in atom.args)})"
        case _:
            assert_never(atom)


def _operand(expr: Expr, name: Callable[[Atom], str | None]) -> str:
    text = show(expr, name)
    single = len(expr.terms) == 1 and len(expr.terms[0][0]) <= 1
    bare = expr.constant or (single and expr.terms[0][1] == 1)
    return text if bare else f"({text})"


def _factor_key(atom: Atom) -> tuple[object, ...]:
    # Counters last: a row stride reads as 8*n*i.
    return (isinstance(atom, Counter), *atom_key(atom))


def _print_key(term: tuple[Monomial, int]) -> tuple[object, ...]:
    # The base pointer first, then the counters from the outside in, constants last.
    monomial = term[0]
    pointer = any(isinstance(a, Value) and a.pointer for a in monomial)
    depths = [a.depth for a in monomial if isinstance(a, Counter)]
    rank = min(depths) if depths else 90
    return (not pointer, not monomial, rank, *monomial_key(monomial))
