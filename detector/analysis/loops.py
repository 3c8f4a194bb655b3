"""Natural loops and their nesting.

Consumes the control-flow graph and dominators. Produces loops with header, latches,
blocks, preheader and exits, outermost first. Must not know induction (see `induction`).

After loop-simplify every loop has a preheader, one latch and dedicated exits, except
where indirect branches or exceptions forbid it; a `Loop` says so by None.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from detector.analysis.cfg import ControlFlow, Graph, bits, members_of
from detector.analysis.dominance import Dominance, DominatorTree
from detector.model import Block, Instruction, Location, LoopMetadata, Value


@dataclass(frozen=True, slots=True)
class NaturalLoop:
    """A loop on block numbers, the part that needs no LLVM."""

    header: int
    latches: tuple[int, ...]
    members: int
    parent: int | None
    depth: int


def natural_loops(graph: Graph, tree: DominatorTree) -> tuple[NaturalLoop, ...]:
    """All natural loops, an outer one before those inside; one per header."""
    latches: dict[int, list[int]] = {}
    for node in reversed(graph.postorder()):
        for target in graph.successors[node]:
            if tree.dominates(target, node):
                latches.setdefault(target, []).append(node)
    members = {h: _members(graph, tree, h, found) for h, found in latches.items()}
    # A dominating header belongs to the enclosing loop.
    headers = sorted(members, key=tree.depth.__getitem__)
    innermost = [-1] * len(graph.successors)
    loops: list[NaturalLoop] = []
    for header in headers:
        around = innermost[header]
        parent = around if around >= 0 else None
        depth = 1 if parent is None else loops[parent].depth + 1
        found = tuple(sorted(latches[header]))
        for node in bits(members[header]):
            innermost[node] = len(loops)
        loops.append(NaturalLoop(header, found, members[header], parent, depth))
    return tuple(loops)


def _members(graph: Graph, tree: DominatorTree, header: int, latches: list[int]) -> int:
    inside = bytearray(len(graph.successors))
    inside[header] = 1
    stack = list(latches)
    while stack:
        node = stack.pop()
        # Dead blocks may jump into a loop; they are not part of it.
        if not inside[node] and tree.dominators[node]:
            inside[node] = 1
            stack.extend(graph.predecessors[node])
    return members_of(inside)


def irreducible_edges(graph: Graph, tree: DominatorTree) -> tuple[tuple[int, int], ...]:
    """Retreating edges whose target does not dominate their source."""
    postorder = graph.postorder()
    rank = {node: position for position, node in enumerate(postorder)}
    return tuple(
        (node, target)
        for node in postorder
        for target in graph.successors[node]
        if rank[target] >= rank[node] and not tree.dominates(target, node)
    )


@dataclass(frozen=True, slots=True, eq=False)
class Loop:
    """A natural loop of a function."""

    header: Block
    latches: tuple[Block, ...]
    blocks: tuple[Block, ...]
    # The members as a bitset over block numbers.
    mask: int
    depth: int
    parent: Loop | None
    # The only block that enters the loop, if it goes nowhere else.
    preheader: Block | None
    # Members with a successor outside, and those successors.
    exiting: tuple[Block, ...]
    exits: tuple[Block, ...]

    def __repr__(self) -> str:
        return f"<loop %{self.header.name} depth {self.depth}>"

    def __contains__(self, block: Block) -> bool:
        return bool(self.mask >> block.number & 1)

    @property
    def latch(self) -> Block | None:
        """The only block that goes back to the header."""
        return self.latches[0] if len(self.latches) == 1 else None

    @property
    def exiting_block(self) -> Block | None:
        """The only block from which the loop is left."""
        return self.exiting[0] if len(self.exiting) == 1 else None

    @property
    def exit(self) -> Block | None:
        """The only block to which the loop is left."""
        return self.exits[0] if len(self.exits) == 1 else None

    @property
    def is_simplified(self) -> bool:
        """Has a preheader and one latch, as loop-simplify makes it."""
        return self.preheader is not None and len(self.latches) == 1

    @property
    def metadata(self) -> LoopMetadata | None:
        """What `!llvm.loop` on the latch says."""
        return self.latches[0].terminator.loop if self.latches else None

    @property
    def location(self) -> Location | None:
        """Where the loop stands in source."""
        if self.metadata and self.metadata.start:
            return self.metadata.start
        ends = (*self.latches, self.header)
        return next(
            (b.terminator.location for b in ends if b.terminator.location), None
        )

    def has(self, instruction: Instruction) -> bool:
        """Whether the instruction is in the loop or one inside it."""
        return bool(self.mask >> instruction.block.number & 1)

    def is_invariant(self, value: Value) -> bool:
        """Whether the value is not computed inside the loop."""
        return not (isinstance(value, Instruction) and self.has(value))

    def encloses(self, other: Loop) -> bool:
        """Whether `other` is this loop or lies inside it."""
        return self.mask & other.mask == other.mask and self.depth <= other.depth

    def instructions(self) -> Iterator[Instruction]:
        """All instructions in block order, inner loops included."""
        for block in self.blocks:
            yield from block.instructions


@dataclass(frozen=True, slots=True)
class LoopForest:
    """All loops of a function, outer before inner."""

    loops: tuple[Loop, ...]
    # The innermost loop of each block number.
    innermost: tuple[Loop | None, ...]
    irreducible: tuple[tuple[int, int], ...]

    @staticmethod
    def of(flow: ControlFlow, dominance: Dominance) -> LoopForest:
        """The loops of a function."""
        found = natural_loops(flow.graph, dominance.down)
        loops: list[Loop] = []
        innermost: list[Loop | None] = [None] * len(flow.function.blocks)
        for natural in found:
            parent = None if natural.parent is None else loops[natural.parent]
            loop = _make(flow, natural, parent)
            loops.append(loop)
            for number in bits(natural.members):
                innermost[number] = loop
        edges = irreducible_edges(flow.graph, dominance.down)
        return LoopForest(tuple(loops), tuple(innermost), edges)

    @property
    def top(self) -> tuple[Loop, ...]:
        """The loops that are in no other."""
        return tuple(loop for loop in self.loops if loop.parent is None)

    def children(self, loop: Loop) -> tuple[Loop, ...]:
        """The loops directly inside."""
        return tuple(inner for inner in self.loops if inner.parent is loop)

    def loop_of(self, block: Block) -> Loop | None:
        """The innermost loop around a block."""
        return self.innermost[block.number]

    def loop_at(self, header: Block) -> Loop | None:
        """The loop with this header."""
        loop = self.innermost[header.number]
        return loop if loop is not None and loop.header is header else None

    def depth(self, block: Block) -> int:
        """How many loops are around a block."""
        loop = self.innermost[block.number]
        return loop.depth if loop is not None else 0


def _make(flow: ControlFlow, natural: NaturalLoop, parent: Loop | None) -> Loop:
    graph, blocks, members = flow.graph, flow.function.blocks, natural.members
    outside = flow.reachable & ~members
    numbers = tuple(bits(members))
    leaving = {
        n: [t for t in graph.successors[n] if not members >> t & 1] for n in numbers
    }
    exits = dict.fromkeys(t for n in numbers for t in leaving[n])
    entering = [n for n in graph.predecessors[natural.header] if outside >> n & 1]
    preheader = None
    if len(entering) == 1 and len(graph.successors[entering[0]]) == 1:
        preheader = blocks[entering[0]]
    return Loop(
        blocks[natural.header],
        tuple(blocks[n] for n in natural.latches),
        tuple(blocks[n] for n in numbers),
        members,
        natural.depth,
        parent,
        preheader,
        tuple(blocks[n] for n in numbers if leaving[n]),
        tuple(blocks[n] for n in exits),
    )
