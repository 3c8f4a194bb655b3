"""Loops over a part of an array count from its begin to its end.

Consumes the statements of a kernel as they will be printed. A loop of `end - begin`
rounds whose body uses `i + begin` becomes `for (i = begin; i < end; ...)` and uses `i`,
if the text gets simpler by that. Where the begin is found: in what the length takes
away, and, for it may have cancelled out there, in what is added to `i` in the body.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from lift.opencl import ir
from lift.opencl.rewrite import blocks_of, statements_in, substitute_block, with_blocks
from lift.opencl.shown import printed_sizes
from lift.sizes import ZERO, Size, free_variables, variable
from lift.sizes.polynomial import atoms, monomial_quotient
from lift.sizes.structure import children
from lift.sizes.terms import (
    UNIT,
    Coefficient,
    Monomial,
    Variable,
    from_terms,
    sole_atom,
)
from lift.sizes.traverse import substitution


def rebase_loops(block: ir.Block) -> ir.Block:
    """The block with every loop counted from where its text is simplest."""
    result: list[ir.Statement] = []
    for s in block.statements:
        inner = tuple(rebase_loops(b) for b in blocks_of(s))
        s = with_blocks(s, inner) if inner else s
        result.append(_simplest(s) if isinstance(s, ir.For) else s)
    return ir.Block(tuple(result))


def _simplest(loop: ir.For) -> ir.For:
    begin = _subtracted(loop.stop)
    index = sole_atom(loop.variable)
    if loop.start is not ZERO or begin is ZERO or not isinstance(index, Variable):
        return loop
    shown = [n for s in statements_in(loop.body) for n in printed_sizes(s)]
    begins = dict.fromkeys((ZERO, begin, _added(shown, index, loop.stop)))
    best = min(begins, key=lambda start: _effort(loop, index, start, shown))
    return loop if best is ZERO else _moved(loop, index, best)


def _moved(loop: ir.For, index: Variable, begin: Size) -> ir.For:
    shifted = _shifted(loop, index, begin)
    return replace(
        loop,
        variable=shifted,
        start=begin,
        stop=loop.stop + begin,
        body=substitute_block(loop.body, {loop.variable: shifted - begin}),
    )


def _shifted(loop: ir.For, index: Variable, begin: Size) -> Size:
    return variable(index.name, begin, loop.stop + begin)


def _added(shown: list[Size], index: Variable, stop: Size) -> Size:
    """What is most often added to the index where it is used, and known outside."""
    outside = frozenset(v.name for v in free_variables(stop))
    found = Counter(_beside(size, index, outside) for size in shown)
    del found[ZERO]
    return max(found, key=lambda begin: found[begin], default=ZERO)


@lru_cache(maxsize=1 << 12)
def _beside(size: Size, index: Variable, outside: frozenset[str]) -> Size:
    """For c*(index + begin) + ... the begin, without constants."""
    factors = [(monomial_quotient(m, ((index, 1),)), c) for m, c in size.terms]
    known = [(m, c) for m, c in factors if m is not None]
    if not known:
        return ZERO
    factor, by = max(known, key=lambda pair: len(pair[0]))
    begin: dict[Monomial, Coefficient] = {}
    for monomial, c in size.terms:
        rest = monomial_quotient(monomial, factor)
        if rest and c % by == 0 and _names(rest) <= outside:
            begin[rest] = c // by
    return from_terms(begin)


@lru_cache(maxsize=1 << 12)
def _names(monomial: Monomial) -> frozenset[str]:
    return frozenset(v.name for v in free_variables(from_terms({monomial: 1})))


def _subtracted(size: Size) -> Size:
    """What a difference takes away."""
    return from_terms({m: -c for m, c in size.terms if c < 0 and m != UNIT})


def _effort(loop: ir.For, index: Variable, begin: Size, shown: list[Size]) -> int:
    """How many terms there are to read if the loop counts from there."""
    if begin is not ZERO:
        moved = substitution({loop.variable: _shifted(loop, index, begin) - begin})
        shown = list(map(moved, shown))
    return sum(map(_terms, (begin, loop.stop + begin, *shown)))


@lru_cache(maxsize=1 << 12)
def _terms(size: Size) -> int:
    inner = (part for atom in atoms(size) for part in children(atom))
    return len(size.terms) + sum(map(_terms, inner))
