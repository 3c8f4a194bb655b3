"""Whether a computed position fits a 32-bit integer whatever the program's values are.

Kernels exist with 32-bit and 64-bit indices. The stub takes the narrow one where all
extents fit; the extent of a gathered array is not known, so what is computed for it has
to fit by its type: `x[p[i]]` with 32-bit `p` does, with 64-bit `p` does not.
"""

from __future__ import annotations

from typing import TypeAlias

from detector.analysis.expr import Atom, Counter, Expr, Op, Value

Interval: TypeAlias = tuple[int, int]
_INT: Interval = (-(1 << 31), (1 << 31) - 1)


def fits_int(expr: Expr) -> bool:
    """Whether the expression is a 32-bit integer if all loops have 32-bit counters."""
    found = _interval(expr)
    return found is not None and _INT[0] <= found[0] and found[1] <= _INT[1]


def _interval(expr: Expr) -> Interval | None:
    low = high = 0
    for monomial, coefficient in expr.terms:
        product: Interval = (coefficient, coefficient)
        for atom in monomial:
            factor = _of_atom(atom)
            if factor is None:
                return None
            ends = [a * b for a in product for b in factor]
            product = (min(ends), max(ends))
        low, high = low + product[0], high + product[1]
    return low, high


def _of_atom(atom: Atom) -> Interval | None:
    match atom:
        case Counter():
            return (0, _INT[1])
        case Value(bits=bits, signed=signed):
            half = 1 << (bits - 1)
            return (-half, half - 1) if signed else (0, 2 * half - 1)
        case Op(op="mod" | "floordiv" as name, args=(number, divisor)):
            by, inside = divisor.constant, _interval(number)
            if by is None or by <= 0 or inside is None:
                return None
            return (0, by - 1) if name == "mod" else (inside[0] // by, inside[1] // by)
        case Op(op="min" | "max" as name, args=args):
            parts = [_interval(arg) for arg in args]
            known = [part for part in parts if part is not None]
            if len(known) < len(parts):
                return None
            pick = min if name == "min" else max
            return pick(p[0] for p in known), pick(p[1] for p in known)
        case _:
            return None
