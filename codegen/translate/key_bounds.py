"""What the keys of a histogram can be, whatever the data are.

Consumes the number of a bin as an expression over values of the nest; produces the
least and the greatest key that there can be: of a clamp, of a mask, of a narrow type,
of a search in a table. Measuring may stop when it has seen both. Not all keys need
occur, so this alone does not tell which bins the original touches.
"""

from __future__ import annotations

from typing import TypeAlias

from codegen.translate.searches import is_search
from codegen.translate.workshop import Workshop
from detector.analysis.expr import Atom, Counter, Expr, Op
from detector.analysis.expr import Value as ValueAtom
from detector.analysis.steps import steps_of
from detector.model import Instruction

Bounds: TypeAlias = tuple[int, int]

_NARROW = 16


def bounds_of(shop: Workshop, expr: Expr) -> Bounds | None:
    """The least and the greatest value of an expression; None if nothing is known."""
    low = high = 0
    for monomial, factor in expr.terms:
        match monomial:
            case ():
                part: Bounds | None = (1, 1)
            case (atom,):
                part = _of_atom(shop, atom)
            case _:
                part = None
        if part is None:
            return None
        ends = [factor * end for end in part]
        low, high = low + min(ends), high + max(ends)
    return low, high


def _of_atom(shop: Workshop, atom: Atom) -> Bounds | None:
    match atom:
        case Counter():
            trips = {shop.shape.counter(x): x for x in shop.shape.loops}
            if atom not in trips or shop.shape.range(trips[atom]) is not None:
                return None
            trip = shop.shape.form(trips[atom]).trip.constant
            return (0, trip - 1) if trip is not None and trip > 0 else None
        case Op(("min" | "max") as name, args):
            return _of_extremum(name, [bounds_of(shop, arg) for arg in args])
        case Op("mod", (_, by)) if by.constant is not None and by.constant > 0:
            return 0, by.constant - 1
        case ValueAtom():
            return _of_value(shop, atom)
        case _:
            return None


def _of_extremum(name: str, parts: list[Bounds | None]) -> Bounds | None:
    """One bound is enough for one side: min(x, 63) is at most 63."""
    known = [part for part in parts if part is not None]
    choose = min if name == "min" else max
    if not known:
        return None
    if len(known) == len(parts):
        return choose(k[0] for k in known), choose(k[1] for k in known)
    far = _FAR if name == "max" else -_FAR
    end = choose(k[1] if name == "min" else k[0] for k in known)
    return (min(far, end), max(far, end))


# Beyond every key: a side of which nothing is known.
_FAR = 1 << 64


def _of_value(shop: Workshop, atom: ValueAtom) -> Bounds | None:
    value = shop.nest.positions.scope.value_of(atom)
    if not isinstance(value, Instruction) or atom.pointer:
        return None
    loop = shop.analyses.loops.loop_of(value.block)
    if loop is not None and is_search(shop.analyses, loop):
        found = steps_of(loop)
        return found.ends.get(value) if found is not None else None
    if atom.bits > _NARROW:
        return None
    half = 1 << (atom.bits - 1)
    return (-half, half - 1) if atom.signed else (0, 2 * half - 1)
