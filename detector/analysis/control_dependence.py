"""Which branch decides whether an instruction runs.

Consumes control flow and post-dominators. Produces true control dependence (by the
post-dominance frontier) and the approximation that IDL's `has dependence edge to` uses.
Must not know data flow.
"""

from __future__ import annotations

from dataclasses import dataclass

from detector.analysis.cfg import ControlFlow, bits
from detector.analysis.dominance import Dominance
from detector.model import Block, Instruction


@dataclass(frozen=True, slots=True)
class ControlDependence:
    """Control dependence between blocks: the branch is the terminator."""

    flow: ControlFlow
    # For each block number, the blocks whose branch decides about it, as a bitset.
    controllers: tuple[int, ...]
    # For each block number, the blocks that its branch decides about.
    controlled: tuple[int, ...]

    @staticmethod
    def of(flow: ControlFlow, dominance: Dominance) -> ControlDependence:
        """B depends on A if B post-dominates a successor of A but not strictly A."""
        size = len(flow.graph.successors)
        controllers, controlled = [0] * size, [0] * size
        tree = dominance.up
        for branch, targets in enumerate(flow.graph.successors):
            if len(targets) < 2:
                continue
            stop = tree.idom[branch]
            for target in targets:
                node = target
                while node not in (stop, -1) and node < size:
                    controllers[node] |= 1 << branch
                    controlled[branch] |= 1 << node
                    node = tree.idom[node]
        return ControlDependence(flow, tuple(controllers), tuple(controlled))

    def branches(self, block: Block) -> tuple[Instruction, ...]:
        """The terminators that directly decide whether the block runs."""
        blocks = self.flow.function.blocks
        return tuple(blocks[n].terminator for n in bits(self.controllers[block.number]))

    def depends(self, instruction: Instruction, branch: Instruction) -> bool:
        """Whether `branch` directly decides whether `instruction` runs."""
        if not branch.is_terminator:
            return False
        return bool(
            self.controllers[instruction.block.number] >> branch.block.number & 1
        )

    def transitive(self, block: Block) -> int:
        """All blocks whose branches decide, directly or not, about the block."""
        seen, todo = 0, self.controllers[block.number]
        while todo:
            low = todo & -todo
            seen |= low
            todo = (todo | self.controllers[low.bit_length() - 1]) & ~seen
        return seen


def idl_control_edge(source: Instruction, target: Instruction) -> bool:
    """IDL's approximation: a terminator to every instruction of its target blocks."""
    return source.is_terminator and target.block in source.blocks
