"""Scalar operators as kernel values."""

from __future__ import annotations

from lift.opencl import ir
from lift.opencl.translate.core import Translator, is_mask
from lift.opencl.translate.vectors import widened
from lift.scalar import Op, op_result
from lift.types import VectorType

#: Operators whose C text mentions an operand twice: operands must be cheap.
_REPEATED = frozenset({"abs", "min", "max"})


def scalar(t: Translator, op: Op, args: tuple[ir.Value, ...]) -> ir.Value:
    """The operator applied to values (vectors lane by lane)."""
    if op.name not in ("splat", "lane", "ldexp", "select"):
        args = widened(args)
    if op.name == "select" and isinstance(args[0].type, VectorType):
        args = (args[0], *widened((args[0], *args[1:]))[1:])
    result = op_result(op, tuple(arg.type for arg in args))
    assert not isinstance(result, str), result
    if op.name in _REPEATED:
        args = tuple(_simple(t, arg) for arg in args)
    if op.name == "select" and not is_mask(args[0].type):
        return ir.Choose(ir.Truth(args[0]), args[1], args[2], result)
    return ir.Apply(op.name, args, result, op.number)


def _simple(t: Translator, value: ir.Value) -> ir.Value:
    if isinstance(value, ir.Lit | ir.Ref):
        return value
    return t.builder.declare("v", value.type, value)
