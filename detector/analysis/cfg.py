"""The control-flow graph of a function, on block numbers.

Consumes a function. Produces successors, predecessors, reachability and orders as
plain tuples and bitsets, so that other analyses and tests need no LLVM at all.
Must not know instructions other than terminators.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from detector.model import Block, Function


def bits(mask: int) -> Iterator[int]:
    """The members of a bitset in rising order."""
    if mask.bit_length() > 256:
        # Arithmetic on the whole number for each member would be quadratic.
        digits = bin(mask)[:1:-1]
        place = digits.find("1")
        while place >= 0:
            yield place
            place = digits.find("1", place + 1)
        return
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def bitset(members: Sequence[int]) -> int:
    """The bitset with these members."""
    if len(members) < 64:
        mask = 0
        for member in members:
            mask |= 1 << member
        return mask
    flags = bytearray(max(members) + 1)
    for member in members:
        flags[member] = 1
    return members_of(flags)


_DIGITS = bytes.maketrans(b"\0\1", b"01")


def members_of(flags: bytearray) -> int:
    """The bitset of the places where a byte is 1, the others being 0."""
    return int(flags[::-1].translate(_DIGITS) or b"0", 2)


@dataclass(frozen=True, slots=True)
class Graph:
    """A directed graph on 0..n-1 with an entry; parallel edges are merged."""

    successors: tuple[tuple[int, ...], ...]
    predecessors: tuple[tuple[int, ...], ...]
    entry: int = 0

    @staticmethod
    def make(successors: Sequence[Sequence[int]], entry: int = 0) -> Graph:
        """From successor lists; order is kept, repetitions are dropped."""
        unique = tuple(tuple(dict.fromkeys(targets)) for targets in successors)
        back: list[list[int]] = [[] for _ in unique]
        for source, targets in enumerate(unique):
            for target in targets:
                back[target].append(source)
        return Graph(unique, tuple(map(tuple, back)), entry)

    def reversed(self, entry: int) -> Graph:
        """The same graph with all edges turned round."""
        return Graph(self.predecessors, self.successors, entry)

    def postorder(self) -> tuple[int, ...]:
        """The nodes reachable from the entry, each after its successors."""
        order: list[int] = []
        seen = bytearray(len(self.successors))
        seen[self.entry] = 1
        stack = [(self.entry, iter(self.successors[self.entry]))]
        while stack:
            node, rest = stack[-1]
            for target in rest:
                if not seen[target]:
                    seen[target] = 1
                    stack.append((target, iter(self.successors[target])))
                    break
            else:
                stack.pop()
                order.append(node)
        return tuple(order)


@dataclass(frozen=True, slots=True)
class ControlFlow:
    """The graph of a function's blocks; positions are block numbers."""

    function: Function
    graph: Graph
    # Reverse postorder from the entry, reachable blocks only.
    order: tuple[int, ...]
    reachable: int
    # Blocks without successors: returns, unreachable, resume.
    exits: tuple[int, ...]
    # The same edges as blocks, because analyses ask for them again and again.
    _next: tuple[tuple[Block, ...], ...]
    _previous: tuple[tuple[Block, ...], ...]

    @staticmethod
    def of(function: Function) -> ControlFlow:
        """The control flow of a defined function."""
        graph = Graph.make(
            [[target.number for target in b.successors] for b in function.blocks]
        )
        order = tuple(reversed(graph.postorder()))
        exits = tuple(n for n, targets in enumerate(graph.successors) if not targets)
        blocks = function.blocks
        return ControlFlow(
            function,
            graph,
            order,
            bitset(order),
            exits,
            tuple(tuple(blocks[n] for n in row) for row in graph.successors),
            tuple(tuple(blocks[n] for n in row) for row in graph.predecessors),
        )

    def successors(self, block: Block) -> tuple[Block, ...]:
        """The distinct blocks that control may go to next."""
        return self._next[block.number]

    def predecessors(self, block: Block) -> tuple[Block, ...]:
        """The distinct blocks that control may come from."""
        return self._previous[block.number]

    def is_reachable(self, block: Block) -> bool:
        """Whether control can come here from the entry."""
        return bool(self.reachable >> block.number & 1)

    def reach_from(self, start: int, without: int = 0) -> int:
        """Blocks that paths from `start` lead to, never entering `without`.

        `start` itself is a member only if it lies on a cycle that avoids `without`.
        """
        successors = self.graph.successors
        seen = bytearray(len(successors))
        stack = [start]
        while stack:
            for target in successors[stack.pop()]:
                if not seen[target] and not without >> target & 1:
                    seen[target] = 1
                    stack.append(target)
        return members_of(seen)
