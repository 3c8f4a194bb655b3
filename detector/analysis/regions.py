"""Single-entry single-exit regions.

Consumes control flow and dominance. Produces regions from a begin block to an end
block, and the test whether two blocks bound one. Must not know loops.

A region is entered only through its begin and left only from its end: begin dominates
end, end post-dominates begin, and both are in the same cycles.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from detector.analysis.cfg import ControlFlow, bits, members_of
from detector.analysis.dominance import Dominance
from detector.analysis.loops import LoopForest
from detector.model import Block


@dataclass(frozen=True, slots=True)
class Region:
    """The blocks from `begin` to `end`, both included."""

    begin: Block
    end: Block
    members: int

    def __contains__(self, block: Block) -> bool:
        return bool(self.members >> block.number & 1)


@dataclass(frozen=True, slots=True)
class Regions:
    """Answers about the regions of one function."""

    flow: ControlFlow
    dominance: Dominance
    loops: LoopForest

    def between(self, begin: Block, end: Block) -> Region | None:
        """The region that these blocks bound, None if they do not."""
        if not self.dominance.block_dominates(begin, end):
            return None
        if not self.dominance.block_postdominates(end, begin):
            return None
        if self.loops.loop_of(begin) is not self.loops.loop_of(end):
            return None
        members = self._inside(begin.number, end.number)
        if not self._is_closed(members, begin, end):
            return None
        return Region(begin, end, members)

    def all(self) -> Iterator[Region]:
        """Every region, by begin in reverse postorder and then by growing end.

        Quadratic in the worst case: meant for tests and for explaining, not for
        matching, which asks `between`.
        """
        blocks = self.flow.function.blocks
        for number in self.flow.order:
            ends = self.dominance.up.dominators[number]
            nearest_first = sorted(
                (n for n in bits(ends) if n < len(blocks)),
                key=lambda n: -self.dominance.up.depth[n],
            )
            for end in nearest_first:
                region = self.between(blocks[number], blocks[end])
                if region is not None:
                    yield region

    def _inside(self, begin: int, end: int) -> int:
        if begin == end:
            return 1 << begin
        inside = bytearray(len(self.flow.graph.successors))
        inside[begin] = inside[end] = 1
        stack = [begin]
        while stack:
            for target in self.flow.graph.successors[stack.pop()]:
                if not inside[target]:
                    inside[target] = 1
                    stack.append(target)
        return members_of(inside)

    def _is_closed(self, members: int, begin: Block, end: Block) -> bool:
        graph = self.flow.graph
        for number in bits(members):
            if number != begin.number:
                for source in graph.predecessors[number]:
                    if self.flow.reachable >> source & 1 and not members >> source & 1:
                        return False
            if number != end.number:
                for target in graph.successors[number]:
                    if not members >> target & 1:
                        return False
        return True
