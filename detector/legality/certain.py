"""What every iteration does: loads that guards may make before the nest.

Consumes a region and an instruction; produces whether any way through the loops around
it passes it. Must not know what for.
"""

from __future__ import annotations

from detector.analysis.loops import Loop
from detector.legality.region import Region
from detector.model import Block, Instruction


def is_certain(region: Region, instruction: Instruction) -> bool:
    """Whether every iteration of the loops around an instruction runs it.

    The guard of a loop that skips it when it has nothing to do does not count.
    """
    if region.is_searching(instruction):
        return False
    dominates = region.program.analyses.dominance.block_dominates
    block = instruction.block
    for loop in region.around(instruction):
        if loop.latch is None or not dominates(block, loop.latch):
            return False
        if loop is region.loop:
            return True
        above = _entered_from(region, loop)
        if above is None:
            return False
        block = above
    return False


def _entered_from(region: Region, loop: Loop) -> Block | None:
    if loop.preheader is None:
        return None
    parent = loop.parent
    dominance = region.program.analyses.dominance
    assert parent is not None
    latch = parent.latch
    if latch is None:
        return None
    if dominance.block_dominates(loop.preheader, latch):
        return loop.preheader
    if region.counted(loop).total is None:
        return None
    above = dominance.down.idom[loop.preheader.number]
    return loop.preheader.function.blocks[above] if above >= 0 else None
