"""Sums over rows of any length, several terms at once: where their order is free.

Consumes the statements of a kernel of a relaxed program; marks loops over ranges that
only add up, and divide or take roots on the way, for the device's compiler to compute
several terms at once. Such a row is as slow as its divisions, of which a vector's take
hardly longer than one. Rows of a sparse matrix, whose terms are read by a list, are two
sums side by side: each addition waits for the one before (rows of 27 that are near: a
sixth of the time). Vectors would gain nothing there, as each of their parts has to be
fetched by itself. (Other rows wait for memory, and stay as they are.) `if (p) s += x`
becomes a sum to which nothing, -0.0, is added: compilers know no other.
"""

from __future__ import annotations

from dataclasses import replace

from lift.opencl import ir
from lift.opencl.rewrite import blocks_of, own_values, with_blocks
from lift.scalar import bits_of
from lift.sizes import free_variables
from lift.types import ScalarType, ValueType

_SLOW = frozenset(("div", "sqrt"))
#: What processors have vector instructions for.
_PLAIN = _SLOW | {
    *("add", "sub", "mul", "fma", "neg", "fabs", "select", "cast"),
    *("eq", "ne", "lt", "le", "gt", "ge", "and", "or", "not"),
}
_VECTOR_BITS = 256


def regroup(block: ir.Block) -> ir.Block:
    """The block with such loops marked."""
    result: list[ir.Statement] = []
    for statement in block.statements:
        inner = tuple(regroup(b) for b in blocks_of(statement))
        own = with_blocks(statement, inner) if inner else statement
        if isinstance(own, ir.For) and own.copies:
            own = _regrouped(own) or own
        result.append(own)
    return ir.Block(tuple(result))


def _regrouped(loop: ir.For) -> ir.For | None:
    """The loop over sums, marked; None if it is something else."""
    terms = [v for s in loop.body.statements for v in own_values(s)]
    operators = {v.op for v in terms if isinstance(v, ir.Apply)}
    slow = not operators.isdisjoint(_SLOW)
    if not operators <= _PLAIN or not (slow or _gathers(loop.body)):
        return None
    body: list[ir.Statement] = []
    sums: list[ScalarType] = []
    for statement in loop.body.statements:
        match statement:
            case ir.Assign(name, value):
                term = _term(value, name)
                type_ = value.type
                if term is None or not isinstance(type_, ScalarType):
                    return None
                sums.append(type_)
                added = ir.Apply("add", (ir.Ref(name, type_), term), type_)
                body.append(ir.Assign(name, added))
            case ir.Declare() | ir.DeclareIndex():
                body.append(statement)
            case _:
                return None
    if not sums or not _are_apart(body) or not all(s.is_float for s in sums):
        return None
    lanes, sides = (_VECTOR_BITS // max(s.bits for s in sums), 1) if slow else (1, 2)
    whole = ir.Block(tuple(body))
    return replace(
        loop, body=whole, copies=0, lanes=lanes, interleaved=sides, regrouped=True
    )


def _gathers(body: ir.Block) -> bool:
    """Whether something is read at a position that was read itself."""
    told = {
        variable
        for s in body.statements
        if isinstance(s, ir.DeclareIndex)
        and any(isinstance(v, ir.Load) for v in own_values(s))
        for variable in free_variables(s.variable)
    }
    return any(
        told & free_variables(index)
        for s in body.statements
        for v in own_values(s)
        if isinstance(v, ir.Load)
        for index in v.index
    )


def _term(value: ir.Value, name: str) -> ir.Value | None:
    """What is added to the variable of this name; None if it is not a sum."""
    type_ = value.type
    match value:
        case ir.Apply("add", (ir.Ref(own), term)) if own == name:
            return term
        case ir.Apply("add", (term, ir.Ref(own))) if own == name:
            return term
        case ir.Apply("sub", (ir.Ref(own), term)) if own == name:
            return ir.Apply("neg", (term,), type_)
        case ir.Apply("fma", (a, b, ir.Ref(own))) if own == name:
            return ir.Apply("mul", (a, b), type_)
        case ir.Apply("select", (test, yes, no)):
            parts = _branches(yes, no, name)
            return parts and ir.Apply("select", (test, *parts), type_)
        case ir.Choose(test, yes, no):
            parts = _branches(yes, no, name)
            return parts and ir.Choose(test, *parts, type_)
        case _:
            return None


def _branches(
    yes: ir.Value, no: ir.Value, name: str
) -> tuple[ir.Value, ir.Value] | None:
    """What is added in either case, if that is anything in one of them only."""
    added = [
        _nothing(part.type)
        if isinstance(part, ir.Ref) and part.name == name
        else _term(part, name)
        for part in (yes, no)
    ]
    return None if added[0] is None or added[1] is None else (added[0], added[1])


def _nothing(type_: ValueType) -> ir.Value | None:
    if not isinstance(type_, ScalarType) or not type_.is_float:
        return None
    return ir.Lit(type_, bits_of(-0.0, type_))


def _are_apart(body: list[ir.Statement]) -> bool:
    """Whether each sum is changed once, and nobody else looks at it."""
    sums = [s.name for s in body if isinstance(s, ir.Assign)]
    declared = {s.name for s in body if isinstance(s, ir.Declare)}
    if len(set(sums)) != len(sums) or declared & set(sums):
        return False
    for statement in body:
        read = [v.name for v in own_values(statement) if isinstance(v, ir.Ref)]
        own = [statement.name] if isinstance(statement, ir.Assign) else []
        if [name for name in read if name in sums] != own:
            return False
    return True


__all__ = ["regroup"]
