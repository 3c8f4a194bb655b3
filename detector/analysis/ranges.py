"""Proofs that an expression is never negative.

Consumes expressions, facts (expressions known to be >= 0) and the trip counts of
loops; produces "proved" or "not proved", never a guess.  Interval arithmetic over the
widths of the atoms comes first, then counters are replaced by their extreme values,
then facts are subtracted.  Must not know the IR.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain

from detector.analysis.expr import (
    Atom,
    Counter,
    Expr,
    Monomial,
    Op,
    Value,
    const,
    of,
)

Interval = tuple[float, float]
# Bounds beyond 2**52 must stay exact, so finite ends are Python integers; only
# the infinities are floats.
EVERYTHING: Interval = (-math.inf, math.inf)
_DEPTH = 4  # proof steps; each step removes a counter, an operation or uses a fact


@dataclass(frozen=True, slots=True)
class Known:
    """What may be used in a proof: facts >= 0 and upper bounds of counters.

    `last` gives the largest value of a counter in its loop, None if it is unknown.
    """

    facts: tuple[Expr, ...] = ()
    last: Callable[[Counter], Expr | None] = lambda counter: None
    ranges: Mapping[Atom, Interval] = field(default_factory=dict)
    # Filled by `intervals` when first asked for.
    _bounds: dict[Atom, Interval] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    # Only what is proved: while a loop is still being looked at, more may follow later.
    _proved: set[Expr] = field(
        default_factory=set, init=False, repr=False, compare=False
    )

    def proves(self, expr: Expr, depth: int = _DEPTH) -> bool:
        """Whether expr >= 0 always holds; `depth` facts may be put together for it."""
        number = expr.constant
        if number is not None:
            return number >= 0
        if expr in self._proved:
            return True
        if _prove(expr, self, self.intervals(), depth):
            self._proved.add(expr)
            return True
        return False

    def within(self, expr: Expr, low: int, high: int) -> bool:
        """Whether low <= expr <= high always holds."""
        return self.proves(expr - low) and self.proves(-expr + high)

    def intervals(self) -> Mapping[Atom, Interval]:
        """Bounds of single atoms that the facts give."""
        if self.facts and not self._bounds:
            found = dict(self.ranges)
            for fact in self.facts:
                _tighten(fact, found)
            self._bounds.update(found)
        return self._bounds or self.ranges


def bits_range(bits: int, signed: bool) -> tuple[int, int]:
    """The smallest and the largest integer of a width."""
    if signed:
        return -(1 << (bits - 1)), (1 << (bits - 1)) - 1
    return 0, (1 << bits) - 1


def _tighten(fact: Expr, found: dict[Atom, Interval]) -> None:
    # c*a + d >= 0 bounds a alone.
    variable = [(m, c) for m, c in fact.terms if m]
    if len(variable) != 1 or len(variable[0][0]) != 1:
        return
    (atom,), scale = variable[0]
    low, high = atom_interval(atom, found)
    if scale > 0:
        low = max(low, -(fact.offset // scale))
    else:
        high = min(high, fact.offset // -scale)
    found[atom] = (low, high)


def atom_interval(atom: Atom, found: Mapping[Atom, Interval]) -> Interval:
    """The values an atom can have, from its width and from what is known of it."""
    if atom in found:
        return found[atom]
    match atom:
        case Value():
            return bits_range(atom.bits, atom.signed and not atom.pointer)
        case Counter():
            return (0, math.inf)
        case Op(op="max" | "min", args=args):
            parts = [interval(arg, found) for arg in args]
            pick = max if atom.op == "max" else min
            return pick(p[0] for p in parts), pick(p[1] for p in parts)
        case Op(op="floordiv", args=(top, bottom)) if (bottom.constant or 0) > 0:
            by = bottom.constant or 1
            low, high = interval(top, found)
            return _floor(low, by), _floor(high, by)
        case Op(op="mod", args=(_, bottom)) if (bottom.constant or 0) > 0:
            return (0, (bottom.constant or 1) - 1)
        case _:
            return EVERYTHING


def _floor(bound: float, by: int) -> float:
    return bound if _infinite(bound) else int(bound) // by


def interval(expr: Expr, found: Mapping[Atom, Interval]) -> Interval:
    """Bounds of a whole expression, each monomial for itself."""
    low: float = 0
    high: float = 0
    for monomial, number in expr.terms:
        if not monomial:
            low, high = low + number, high + number
            continue
        bounds = _monomial_interval(monomial, found)
        ends = [_times(number, bounds[0]), _times(number, bounds[1])]
        low, high = low + min(ends), high + max(ends)
    return low, high


def _monomial_interval(monomial: Monomial, found: Mapping[Atom, Interval]) -> Interval:
    low, high = atom_interval(monomial[0], found)
    for atom in monomial[1:]:
        a, b = atom_interval(atom, found)
        ends = [_times(x, y) for x in (low, high) for y in (a, b)]
        low, high = min(ends), max(ends)
    if len(monomial) == 2 and monomial[0] == monomial[1]:
        low = max(low, 0)
    return low, high


def _infinite(bound: float) -> bool:
    # math.isinf fails on integers beyond the range of floats.
    return bound in (math.inf, -math.inf)


def _times(a: float, b: float) -> float:
    # 0 * inf is 0 here: an unbounded factor times nothing is nothing.
    if a == 0 or b == 0:
        return 0
    if _infinite(a) or _infinite(b):
        return math.inf if (a > 0) == (b > 0) else -math.inf
    return a * b


def _prove(
    expr: Expr, known: Known, found: Mapping[Atom, Interval], depth: int
) -> bool:
    if interval(expr, found)[0] >= 0:
        return True
    if depth == 0:
        return False
    if _split_operation(expr, known, found, depth) or any(
        _prove(candidate, known, found, depth - 1)
        for candidate in chain(
            _minus_facts(expr, known.facts), _smaller_products(expr, found)
        )
    ):
        return True
    eliminated = _without_counter(expr, known, found)
    return eliminated is not None and _prove(eliminated, known, found, depth)


def _without_counter(
    expr: Expr, known: Known, found: Mapping[Atom, Interval]
) -> Expr | None:
    # Inner counters first: their bounds may speak of outer ones.
    inside_out = sorted(expr.counters(), key=lambda c: (-c.depth, c.header))
    for counter in inside_out:
        slope = expr.coefficient(counter)
        if slope is None or not slope.terms:
            continue
        low, high = interval(slope, found)
        if low >= 0:
            return expr.substitute({counter: const(0)})
        last = known.last(counter)
        if high <= 0 and last is not None:
            return expr.substitute({counter: last})
    return None


def _split_operation(
    expr: Expr, known: Known, found: Mapping[Atom, Interval], depth: int
) -> bool:
    for monomial, number in expr.terms:
        if len(monomial) != 1 or not isinstance(monomial[0], Op):
            continue
        atom = monomial[0]
        rest = expr - of(atom) * number
        if atom.op in ("max", "min"):
            # A maximum that is subtracted is small only if all its parts are.
            quantifier = all if (atom.op == "max") == (number < 0) else any
            if quantifier(
                _prove(rest + arg * number, known, found, depth - 1)
                for arg in atom.args
            ):
                return True
        for relaxed in _relax_division(atom, number, rest):
            if _prove(relaxed, known, found, depth - 1):
                return True
    return False


def _relax_division(atom: Op, number: int, rest: Expr) -> Iterator[Expr]:
    """Expressions that are >= 0 only if rest + number*floor(top/by) is."""
    by = atom.args[1].constant if atom.op == "floordiv" else None
    if by is None or by <= 0:
        return
    top = atom.args[0]
    if number == 1:
        yield top + rest * by
    elif number == -1:
        yield rest * by + (by - 1) - top
    if number % by == 0:
        # by*floor(top/by) lies between top - (by-1) and top.
        scale = number // by
        yield rest + (top * scale if scale < 0 else (top - (by - 1)) * scale)


def _minus_facts(expr: Expr, facts: Iterable[Expr]) -> Iterable[Expr]:
    """expr - m*fact for those m > 0 that make some monomial disappear."""
    terms = dict(expr.terms)
    for fact in facts:
        for monomial, number in fact.terms:
            mine = terms.get(monomial, 0)
            if monomial and mine and mine % number == 0 and mine // number > 0:
                yield expr - fact * (mine // number)
                break


# More terms than this are seldom compared, and have too many products.
_FEW = 3


def _smaller_products(expr: Expr, found: Mapping[Atom, Interval]) -> Iterator[Expr]:
    """The expression with the least of one factor: 3*n - n for n*n - n, n >= 3."""
    if len(expr.terms) > _FEW:
        return
    for monomial, number in expr.terms:
        if len(monomial) < 2 or number < 0:
            continue
        for at, atom in enumerate(monomial):
            least = atom_interval(atom, found)[0]
            rest = Expr(((monomial[:at] + monomial[at + 1 :], number),))
            if least < 1 or atom in monomial[:at] or interval(rest, found)[0] < 0:
                continue
            yield expr + rest * (const(int(least)) - of(atom))
