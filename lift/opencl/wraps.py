"""Indices that wrap or bend: c[(uchar)(3*i)], c[i & 255], c[max(i - 1, 0)].

Consumes values in the order in which a kernel declares them; says which indices the
device's compiler must not follow back to the position. LLVM's vectoriser (14 to 19)
takes such an index for one that goes on straight: seen with PoCL on two versions. A
value that has been in memory is no line, so the printer sends these through a volatile
variable.

Note [Bent indices]
The loops of small elements that LLVM 14 makes for what is left over begin again with
the index of position 0 where that is a minimum or maximum (PoCL 3.1; chars from 32
positions on, shorts from 16): there such an index is hidden, too. Wider elements have
no such loops.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import assert_never

from lift.opencl import ir
from lift.types import BOOL, ScalarType

_NARROW = 32


@dataclass(slots=True)
class Wraps:
    """What is known of the variables of a kernel; `small`: of 8 or 16 bits each."""

    small: bool = False
    _moving: set[str] = field(default_factory=set)
    _wrapping: set[str] = field(default_factory=set)

    def declare(self, name: str, value: ir.Value) -> None:
        """A variable is given its value."""
        if self._moves(value):
            self._moving.add(name)
        if self.wraps(value):
            self._wrapping.add(name)

    def index(self, kind: str, name: str, text: str, value: ir.Value) -> Iterator[str]:
        """The lines that declare an index; a volatile variable hides its origin."""
        if self.wraps(value):
            yield f"volatile {kind} lift_kept_{name} = {text};"
            text = f"lift_kept_{name}"
        yield f"const {kind} {name} = {text};"

    def wraps(self, value: ir.Value) -> bool:
        """Is this a position that was cut to fewer bits?"""
        match value:
            case ir.Lit() | ir.IndexValue() | ir.Load():
                return False
            case ir.Ref(name):
                return name in self._wrapping
            case ir.Apply(args=args):
                cut = _cuts(value) or (self.small and value.op in ("min", "max"))
                moves = cut and any(map(self._moves, args))
                return moves or any(map(self.wraps, args))
            case ir.Choose(then=then, otherwise=otherwise):
                bent = self.small and (self._moves(then) or self._moves(otherwise))
                return bent or self.wraps(then) or self.wraps(otherwise)
            case ir.Pack(lanes):
                return any(map(self.wraps, lanes))
            case _:
                assert_never(value)

    def _moves(self, value: ir.Value) -> bool:
        """Is it computed from positions, and not from data?"""
        match value:
            case ir.Lit() | ir.Load():
                return False
            case ir.IndexValue(size):
                return size.constant is None
            case ir.Ref(name):
                return name in self._moving
            case ir.Apply(args=args):
                return any(map(self._moves, args))
            case ir.Choose(then=then, otherwise=otherwise):
                return self._moves(then) or self._moves(otherwise)
            case ir.Pack(lanes):
                return any(map(self._moves, lanes))
            case _:
                assert_never(value)


def _cuts(value: ir.Apply) -> bool:
    type_ = value.type
    if not isinstance(type_, ScalarType) or type_.is_float or type_ == BOOL:
        return False
    return value.op == "and" or type_.bits < _NARROW


__all__ = ["Wraps"]
