"""Graphs over numbered values, and the questions about paths that atoms ask.

Dominance is answered from bit sets that are computed once per graph; a path that is to
pass through given values is answered by one flood.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from detector.atoms.program import Program


class Graph:
    """Adjacency in both directions, edges once, in order."""

    def __init__(self, after: list[list[int]]) -> None:
        self.after = after
        self.before: list[list[int]] = [[] for _ in after]
        for node, targets in enumerate(after):
            for target in targets:
                self.before[target].append(node)

    def __len__(self) -> int:
        return len(self.after)

    def reaches(
        self, sources: Iterable[int], sinks: Iterable[int], gates: Iterable[int]
    ) -> bool:
        """Whether some path from a source to a sink avoids all gates.

        The ends count: a source or a sink that is a gate is passed at once.
        """
        wanted = set(sinks)
        seen = set(gates)
        stack = [s for s in sources if s not in seen]
        while stack:
            node = stack.pop()
            if node in seen:
                continue
            if node in wanted:
                return True
            seen.add(node)
            stack.extend(self.after[node])
        return False

    @cached_property
    def reversed(self) -> Graph:
        """The same graph with all edges turned round."""
        return Graph(self.before)

    @cached_property
    def dominators(self) -> list[int]:
        """For each node, the set (bit mask) of nodes on all paths to it.

        Paths start at nodes without predecessors. What no path reaches has all nodes
        as dominators, since nothing contradicts it.
        """
        everything = (1 << len(self)) - 1
        sets = [everything] * len(self)
        order = self._reverse_postorder()
        changed = True
        while changed:
            changed = False
            for node in order:
                common = everything if self.before[node] else 0
                for previous in self.before[node]:
                    common &= sets[previous]
                common |= 1 << node
                if common != sets[node]:
                    sets[node] = common
                    changed = True
        return sets

    def _reverse_postorder(self) -> list[int]:
        order: list[int] = []
        seen = bytearray(len(self))
        for root in range(len(self)):
            if self.before[root] or seen[root]:
                continue
            seen[root] = 1
            stack = [(root, iter(self.after[root]))]
            while stack:
                node, rest = stack[-1]
                for child in rest:
                    if not seen[child]:
                        seen[child] = 1
                        stack.append((child, iter(self.after[child])))
                        break
                else:
                    order.append(node)
                    stack.pop()
        order.reverse()
        return order

    def dominates(self, x: int, y: int) -> bool:
        """Whether every path to y passes x."""
        return bool(self.dominators[y] >> x & 1)


def data_flow_graph(program: Program) -> Graph:
    """Operand to user; what is cast flows to the cast's user."""
    after: list[dict[int, None]] = [{} for _ in program.values]
    for user, operands in program.operand_lists.items():
        for number in operands:
            after[number][user] = None
    return Graph([list(targets) for targets in after])


def dependence_graph(program: Program) -> Graph:
    """The union of data flow and control dependence."""
    flow, control = program.data_flow, program.control_dependence
    pairs = zip(flow.after, control.after, strict=True)
    return Graph([list(dict.fromkeys((*a, *b))) for a, b in pairs])
