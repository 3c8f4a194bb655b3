"""What a reader of a kernel sees of its indices."""

from __future__ import annotations

from collections.abc import Iterator

from lift.opencl import ir
from lift.opencl.flatten import flat_index
from lift.opencl.rewrite import condition_sizes, own_values
from lift.sizes import Size


def printed_sizes(statement: ir.Statement) -> Iterator[Size]:
    """The sizes in the text of a statement itself, accesses as flat offsets."""
    match statement:
        case ir.Store(buffer, index) | ir.Atomic(buffer, index):
            yield flat_index(buffer, index)
        case ir.For(start=start, stop=stop):
            yield from (start, stop)
        case ir.ParFor(length=length):
            yield length
        case ir.If(condition=condition):
            yield from condition_sizes(condition)
        case ir.PingPong(times=times, initial=initial):
            yield from (s for s in (times, initial) if s is not None)
        case _:
            pass
    for value in own_values(statement):
        match value:
            case ir.IndexValue(size=size):
                yield size
            case ir.Load(buffer, index):
                yield flat_index(buffer, index)
            case ir.Choose(condition=condition):
                yield from condition_sizes(condition)
            case _:
                pass
