"""Equality of types: structural, with sizes compared by what is known about them."""

from __future__ import annotations

from lift.infer.facts import Facts
from lift.sizes import Size, Truth, Variable, free_variables
from lift.sizes.terms import of_atom
from lift.terms.traverse import substitute_type
from lift.types import ArrayType, DataType, DepArrayType, TupleType


def same_type(facts: Facts, left: DataType, right: DataType) -> bool:
    """Are the types equal, with every size provably equal?"""
    match left, right:
        case (ArrayType(a, n), ArrayType(b, m)):
            return facts.equal(n, m) is Truth.YES and same_type(facts, a, b)
        case (DepArrayType(i, a, n), DepArrayType(j, b, m)):
            renamed = substitute_type(b, {j: of_atom(i)})
            return facts.equal(n, m) is Truth.YES and same_type(facts, a, renamed)
        case (TupleType(xs), TupleType(ys)):
            return len(xs) == len(ys) and all(
                same_type(facts, x, y) for x, y in zip(xs, ys, strict=True)
            )
        case _:
            return left == right


def mentions(data: DataType, index: Variable) -> bool:
    """Does a size in the type depend on this variable?"""
    match data:
        case ArrayType(element, size):
            return index in free_variables(size) or mentions(element, index)
        case DepArrayType(bound, element, size):
            inside = bound is not index and mentions(element, index)
            return index in free_variables(size) or inside
        case TupleType(items):
            return any(mentions(item, index) for item in items)
        case _:
            return False


def array_of(element: DataType, place: Variable, size: Size) -> DataType:
    """`[element]size`, position-dependent if the element's type mentions the place."""
    if mentions(element, place):
        return DepArrayType(place, element, size)
    return ArrayType(element, size)


def is_ragged(data: DataType) -> bool:
    """Is there a position-dependent array in the type?"""
    match data:
        case DepArrayType():
            return True
        case ArrayType(element):
            return is_ragged(element)
        case TupleType(items):
            return any(is_ragged(item) for item in items)
        case _:
            return False
