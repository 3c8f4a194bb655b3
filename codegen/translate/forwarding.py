"""Loads of what the same iteration has stored before: they take the stored value.

Consumes the shape and the buffers of a nest; produces the value. A kernel writes at the
end of its iteration, so it cannot read this from memory. What another program of the
nest has stored is in memory: it has run before (see `distribution`), and what it was
computed from may be gone.
"""

from __future__ import annotations

from collections.abc import Collection

from codegen.translate.buffers import Buffers
from codegen.translate.shape import Shape
from detector.legality.forwarding import seen_by
from detector.model import Instruction, Value


def stored_before(
    shape: Shape, buffers: Buffers, load: Instruction, own: Collection[Instruction]
) -> Value | None:
    """What a load is certain to see, None if it reads memory.

    `own` are the stores of the program at hand.
    """
    wanted = buffers.access(load)
    same: list[Instruction] = []
    for store in shape.loop.instructions():
        if store.opcode != "store":
            continue
        found = buffers.access(store)
        if found.address == wanted.address and found.size == wanted.size:
            if _is_repeated(shape, buffers, store):
                return None
            same.append(store)
    seen = seen_by(load, same, shape.analyses.dominance)
    value = seen.operands[0] if seen is not None and seen in own else None
    return value if value is not None and value.type == load.type else None


def _is_repeated(shape: Shape, buffers: Buffers, store: Instruction) -> bool:
    """Whether some loop around a store writes the same element again and again."""
    moved = {stride.counter for stride in buffers.access(store).strides}
    return any(shape.counter(x) not in moved for x in shape.loops_around(store))
