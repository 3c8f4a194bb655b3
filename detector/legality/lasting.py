"""What the last iteration leaves behind: values and scalars that are merely set.

Consumes a value of the nest; produces whether one point alone determines it. Then it
does not matter in which order the points run: whoever keeps it takes it from the last
point that sets it.
"""

from __future__ import annotations

from detector.analysis.affine import Access
from detector.legality.region import Region
from detector.model import Instruction, Value


def is_left_by_last(region: Region, value: Value) -> bool:
    """Whether a value that is used after the nest is the last point's own."""
    return _is_told(region, value) and _flow_is_told(region)


def is_kept(region: Region, store: Access) -> bool:
    """Whether a store sets a place that nothing moves, to a value of its point."""
    if not store.is_affine or region.moving(store):
        return False
    return is_left_by_last(region, store.instruction.operands[0])


def _flow_is_told(region: Region) -> bool:
    """Whether no branch looks at a running value: each point goes its own way."""
    ends = (block.terminator for block in region.loop.blocks)
    return all(_is_told(region, value) for end in ends for value in end.operands)


def _is_told(region: Region, value: Value) -> bool:
    """Whether a value follows from the position and from what is only read.

    What the outermost loop carries from one iteration to the next does not, nor what is
    read from an array that the nest writes. Inner loops begin anew in each iteration.
    """
    seen: set[Value] = set()
    stack: list[Value] = [value]
    while stack:
        current = stack.pop()
        if current in seen or region.loop.is_invariant(current):
            continue
        seen.add(current)
        if not isinstance(current, Instruction) or not _is_own(region, current):
            return False
        stack.extend(current.operands)
    return True


def _is_own(region: Region, instruction: Instruction) -> bool:
    match instruction.opcode:
        case "phi" if instruction.block is region.loop.header:
            return region.is_induction(instruction) or region.is_shifted(instruction)
        case "load":
            access = region.program.access(instruction, region.loop)
            return access is not None and not _is_written(region, access)
        case _:
            return True


def _is_written(region: Region, load: Access) -> bool:
    """Other bases are apart: `memory` has seen to it, or checks it."""
    return any(store.base is load.base for store in region.stores)
