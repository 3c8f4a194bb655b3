"""Where the elements of an array term lie, as far as recipes must know.

Consumes array terms; answers whether a step in an array is a step in memory. An answer
decides about speed only, never about results.
"""

from __future__ import annotations

from lift.sizes import ONE
from lift.terms import patterns as p
from lift.terms.core import Call, Expr, Lambda, Param

_VIEWS = (p.Take, p.Drop, p.Slice, p.Split, p.Id, p.Partition, p.Slide)


def row_major(array: Expr) -> bool:
    """Are the elements of each row of an array of rows side by side?"""
    match array:
        case Param():
            return True
        case Call(p.Transpose(), (inner,)):
            return not row_major(inner)
        case Call(p.Strided()):
            return True
        case Call(fun, (inner,)) if isinstance(fun, _VIEWS):
            return row_major(inner)
        case Call(p.Get(), _):
            return True
        case _:
            return False


def lanes_adjacent(array: Expr) -> bool:
    """Are the same elements of neighbouring rows side by side?"""
    match array:
        case Call(p.Transpose(), (inner,)):
            return row_major(inner)
        case Call(p.Slide(step=step), (inner,)):
            return step is ONE and contiguous(inner)
        case Call(p.Take() | p.Drop() | p.Slice() | p.Id(), (inner,)):
            return lanes_adjacent(inner)
        case _:
            return False


def contiguous(array: Expr) -> bool:
    """Are the elements of an array of scalars (or of a zip of them) side by side?"""
    match array:
        case Param():
            return True
        case Call(p.Zip(), args):
            return all(map(contiguous, args))
        case Call(p.Map(Lambda((param,), body)), (inner,)):
            return contiguous(inner) and _layout(body, param)
        case Call(fun, (inner,)) if isinstance(fun, _VIEWS):
            return contiguous(inner)
        case Call(p.Get(), (inner,)):
            return contiguous(inner)
        case Call(p.Generate(), ()):
            return True
        case Call(p.At(), (rows, _)):
            return row_major(rows)
        case _:
            return False


def _layout(body: Expr, param: Param) -> bool:
    """Does the function only pick a component?"""
    match body:
        case Param(name):
            return name == param.name
        case Call(p.Get(), (inner,)):
            return _layout(inner, param)
        case _:
            return False


__all__ = ["contiguous", "lanes_adjacent", "row_major"]
