"""Types from parse trees."""

from __future__ import annotations

from lark import Token, Tree

from lift.sizes import Size
from lift.sizes.terms import of_atom
from lift.terms.traverse import position
from lift.text.source import Node, Scope
from lift.types import (
    SCALARS,
    VECTOR_WIDTHS,
    ArrayType,
    DataType,
    DepArrayType,
    ScalarType,
    TupleType,
    VectorType,
)


def read_type(scope: Scope, node: Node) -> DataType:
    """The type that the tree denotes."""
    assert isinstance(node, Tree)
    parts = node.children
    match node.data:
        case "scalar_type":
            return scalar(scope, parts[0])
        case "vector_type":
            return _vector(scope, node, scalar(scope, parts[0]), str(parts[1]))
        case "tuple_type":
            return TupleType(tuple(read_type(scope, part) for part in parts))
        case "array_type":
            return ArrayType(read_type(scope, parts[0]), extent(scope, parts[1]))
        case _:
            size = extent(scope, parts[3])
            index = position(str(parts[0]), size)
            inner = scope.with_sizes({index.name: of_atom(index)})
            return DepArrayType(index, read_type(inner, parts[2]), size)


def scalar(scope: Scope, node: Node) -> ScalarType:
    """The scalar type of this name."""
    found = SCALARS.get(scope.source.slice(node))
    if found is None:
        message = f"there is no type called {scope.source.slice(node)}"
        known = ", ".join(SCALARS)
        raise scope.source.fail("L002", message, node, f"the scalar types are {known}")
    return found


def _vector(scope: Scope, node: Node, element: ScalarType, text: str) -> VectorType:
    if not text.isdigit() or int(text) not in VECTOR_WIDTHS:
        message = f"there is no vector of {text} elements"
        raise scope.source.fail("L108", message, node)
    return VectorType(element, int(text))


def extent(scope: Scope, node: Node) -> Size:
    """The size after a bracket."""
    assert isinstance(node, Tree)
    inner = node.children[0]
    assert isinstance(inner, Token | Tree)
    return scope.size(inner)
