"""Dominators and post-dominators.

Consumes a graph. Produces immediate dominators, trees and, as bitsets, the set of
dominators of each node; questions on instructions follow from positions in blocks.
Must not know loops.

Note [Post-dominance without a single exit]
Post-dominance is dominance in the reversed graph from a virtual exit that follows all
blocks without successors. Blocks that never reach one (endless loops) get an edge to
the virtual exit from one block of each such group, as LLVM does; otherwise every
block would vacuously post-dominate them.
"""

from __future__ import annotations

from dataclasses import dataclass

from detector.analysis.cfg import ControlFlow, Graph, bits
from detector.model import Block, Instruction


@dataclass(frozen=True, slots=True)
class DominatorTree:
    """Dominance on 0..n-1; nodes that the entry does not reach have no dominators."""

    entry: int
    # Immediate dominator; -1 for the entry and for unreachable nodes.
    idom: tuple[int, ...]
    # Dominators of each node as a bitset, itself included; 0 if unreachable.
    dominators: tuple[int, ...]
    children: tuple[tuple[int, ...], ...]
    depth: tuple[int, ...]

    @staticmethod
    def of(graph: Graph) -> DominatorTree:
        """By the algorithm of Cooper, Harvey and Kennedy."""
        postorder = graph.postorder()
        idom = _immediate(graph, postorder)
        size = len(graph.successors)
        dominators, depth = [0] * size, [0] * size
        children: list[list[int]] = [[] for _ in range(size)]
        for node in reversed(postorder):
            parent = idom[node]
            dominators[node] = 1 << node
            if parent >= 0:
                dominators[node] |= dominators[parent]
                depth[node] = depth[parent] + 1
                children[parent].append(node)
        return DominatorTree(
            graph.entry,
            tuple(idom),
            tuple(dominators),
            tuple(map(tuple, children)),
            tuple(depth),
        )

    def dominates(self, upper: int, lower: int) -> bool:
        """Whether every path from the entry to `lower` passes `upper`."""
        return bool(self.dominators[lower] >> upper & 1)

    def strictly(self, upper: int, lower: int) -> bool:
        """Dominates, and is another node."""
        return upper != lower and self.dominates(upper, lower)

    def nearest_common(self, first: int, second: int) -> int | None:
        """The lowest node that dominates both."""
        both = self.dominators[first] & self.dominators[second]
        return max(bits(both), key=self.depth.__getitem__) if both else None


def _immediate(graph: Graph, postorder: tuple[int, ...]) -> list[int]:
    size = len(graph.successors)
    rank = [-1] * size
    for position, node in enumerate(postorder):
        rank[node] = position
    idom = [-1] * size
    entry = graph.entry
    idom[entry] = entry
    rpo = postorder[-2::-1]
    changed = True
    while changed:
        changed = False
        for node in rpo:
            new = -1
            for source in graph.predecessors[node]:
                if idom[source] < 0:
                    continue
                if new < 0:
                    new = source
                    continue
                while source != new:
                    while rank[source] < rank[new]:
                        source = idom[source]
                    while rank[new] < rank[source]:
                        new = idom[new]
            if idom[node] != new:
                idom[node] = new
                changed = True
    idom[entry] = -1
    return idom


def postdominator_graph(graph: Graph) -> Graph:
    """The reversed graph with a virtual exit as its last node (see the Note)."""
    exit_node = len(graph.successors)
    ends = [n for n, targets in enumerate(graph.successors) if not targets]
    reached = bytearray(exit_node)
    _backwards(graph, ends, reached)
    # The first in postorder of an endless region is its deepest block. Dead blocks
    # come last; they get dominators, too, so that nothing has to ask for them.
    for node in (*graph.postorder(), *range(exit_node)):
        if not reached[node]:
            ends.append(node)
            _backwards(graph, [node], reached)
    targets = [list(t) for t in graph.successors]
    for node in ends:
        targets[node].append(exit_node)
    return Graph.make([*targets, []]).reversed(exit_node)


def _backwards(graph: Graph, starts: list[int], reached: bytearray) -> None:
    """Mark everything from which `starts` can be reached."""
    stack = list(starts)
    while stack:
        node = stack.pop()
        if not reached[node]:
            reached[node] = 1
            stack.extend(graph.predecessors[node])


@dataclass(frozen=True, slots=True)
class Dominance:
    """Dominance and post-dominance of one function's blocks and instructions."""

    down: DominatorTree
    up: DominatorTree

    @staticmethod
    def of(flow: ControlFlow) -> Dominance:
        """Both trees of a function."""
        return Dominance(
            DominatorTree.of(flow.graph),
            DominatorTree.of(postdominator_graph(flow.graph)),
        )

    def block_dominates(self, upper: Block, lower: Block) -> bool:
        """Every path from the entry to `lower` passes `upper` (reflexive)."""
        return bool(self.down.dominators[lower.number] >> upper.number & 1)

    def block_postdominates(self, lower: Block, upper: Block) -> bool:
        """Every path from `upper` to the function's end passes `lower` (reflexive)."""
        return bool(self.up.dominators[upper.number] >> lower.number & 1)

    def dominates(self, upper: Instruction, lower: Instruction) -> bool:
        """Every path from the entry to `lower` passes `upper` (reflexive)."""
        if upper.block is lower.block:
            return upper.position <= lower.position
        return self.block_dominates(upper.block, lower.block)

    def strictly_dominates(self, upper: Instruction, lower: Instruction) -> bool:
        """Dominates, and is another instruction."""
        return upper is not lower and self.dominates(upper, lower)

    def postdominates(self, lower: Instruction, upper: Instruction) -> bool:
        """Every path from `upper` to the end passes `lower` (reflexive)."""
        if upper.block is lower.block:
            return upper.position <= lower.position
        return self.block_postdominates(lower.block, upper.block)

    def strictly_postdominates(self, lower: Instruction, upper: Instruction) -> bool:
        """Post-dominates, and is another instruction."""
        return upper is not lower and self.postdominates(lower, upper)
