"""Short folds of known length without a loop.

Consumes and produces typed low-level terms. A loop over outputs whose body has loops of
its own is left alone by the device's vectoriser, which only looks at innermost loops: a
convolution with 25 taps runs fifteen times faster with its taps written out.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lift.terms import patterns as p
from lift.terms.core import Call, Expr
from lift.terms.traverse import children, rebuild
from lift.types import ArrayType

#: The longest fold to write out, and the most nodes that a written-out one may have: if
#: maps that are written out inside, over results of their own, count once, and in full.
LONGEST = 32
LARGEST, LARGEST_IN_FULL = 3000, 10_000

_LOOPS = (p.MapSeq, p.ReduceSeq, p.ScanSeq, p.ReduceRange, p.MapSeqSlide, p.Iterate)


def unrolled(body: Expr) -> Expr:
    """The term with its short folds written out, innermost first."""
    result: Expr = _visited(body)
    return result


def _visited(node: Any) -> Any:
    node = rebuild(node, _visited)
    match node:
        case Call(p.ReduceSeq(unroll=False) as fold, (_, values)) if _is_short(
            values, fold
        ):
            return replace(node, fun=replace(fold, unroll=True))
        case _:
            return node


def _is_short(values: Expr, fold: p.ReduceSeq) -> bool:
    """Does it run a few times, over a body without loops that is small enough?"""
    length = _constant_length(values)
    if length is None or not 1 < length <= LONGEST:
        return False
    size, in_full = _written_size(fold.fun, False), _written_size(fold.fun, True)
    if size is None or in_full is None:
        return False
    return size * length <= LARGEST and in_full * length <= LARGEST_IN_FULL


def _constant_length(values: Expr) -> int | None:
    return values.type.size.constant if isinstance(values.type, ArrayType) else None


def _written_size(node: Any, in_full: bool) -> int | None:
    """How many nodes the term has once its folds are written out; None with loops."""
    times = 1
    match node:
        case Call(p.ReduceSeq(unroll=True), (_, values)):
            times = _constant_length(values) or 1
        case Call(p.MapSeq(unroll=True), (values,)) if in_full:
            times = _constant_length(values) or 1
        case p.ReduceSeq(unroll=True) | p.MapSeq(unroll=True):
            pass
        case _ if isinstance(node, _LOOPS):
            return None
        case _:
            pass
    total = 1
    for child in children(node):
        size = _written_size(child, in_full)
        if size is None:
            return None
        total += size
    return times * total


__all__ = ["LONGEST", "unrolled"]
