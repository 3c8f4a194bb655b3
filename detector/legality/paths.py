"""What may run after what, within one point of the iteration space.

Consumes blocks of the nest; produces answers about order.
"""

from __future__ import annotations

from detector.analysis.loops import Loop
from detector.model import Block, Instruction


def may_follow(later: Instruction, earlier: Instruction, within: Loop) -> bool:
    """Whether `later` may run after `earlier` in one iteration of a loop around both.

    The back edge of the loop is not taken; those of loops inside it are.
    """
    if not (within.has(later) and within.has(earlier)):
        return False
    if later.block is earlier.block and later.position > earlier.position:
        return True
    seen: set[Block] = set()
    stack = list(earlier.block.successors)
    while stack:
        block = stack.pop()
        if block in seen or block not in within or block is within.header:
            continue
        if block is later.block:
            return True
        seen.add(block)
        stack.extend(block.successors)
    return False
