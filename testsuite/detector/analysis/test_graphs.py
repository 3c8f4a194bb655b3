"""Dominators, post-dominators, loops and control dependence against definitions.

The reference is the definition, computed by removing nodes from random graphs and
asking what can still be reached; it is slow and obviously right.
"""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from detector.analysis.cfg import ControlFlow, Graph, bits, bitset, members_of
from detector.analysis.control_dependence import ControlDependence
from detector.analysis.dominance import (
    Dominance,
    DominatorTree,
    postdominator_graph,
)
from detector.analysis.loops import irreducible_edges, natural_loops
from detector.loader import load
from detector.model import Function


@st.composite
def graphs(draw: st.DrawFn, largest: int = 9) -> Graph:
    size = draw(st.integers(1, largest))
    targets = st.lists(st.integers(0, size - 1), max_size=3)
    return Graph.make([draw(targets) for _ in range(size)])


def reach(graph: Graph, start: int, without: int | None = None) -> set[int]:
    """Nodes on paths from `start`, itself included, that avoid `without`."""
    if start == without:
        return set()
    seen, stack = {start}, [start]
    while stack:
        for target in graph.successors[stack.pop()]:
            if target != without and target not in seen:
                seen.add(target)
                stack.append(target)
    return seen


@settings(max_examples=200, deadline=None)
@given(graphs())
def test_dominators(graph: Graph) -> None:
    tree = DominatorTree.of(graph)
    reachable = reach(graph, 0)
    for lower in range(len(graph.successors)):
        for upper in range(len(graph.successors)):
            expected = lower in reachable and lower not in reach(graph, 0, upper)
            assert tree.dominates(upper, lower) == expected
            assert tree.strictly(upper, lower) == (expected and upper != lower)


@settings(max_examples=200, deadline=None)
@given(graphs())
def test_immediate_dominators(graph: Graph) -> None:
    tree = DominatorTree.of(graph)
    for node in reach(graph, 0) - {0}:
        strict = set(bits(tree.dominators[node])) - {node}
        closest = tree.idom[node]
        assert strict == set(bits(tree.dominators[closest]))
        assert node in tree.children[closest]
        assert tree.depth[node] == len(strict)


@settings(max_examples=200, deadline=None)
@given(graphs())
def test_postdominators(graph: Graph) -> None:
    """Against paths to the exit; endless blocks are checked to have some."""
    tree = DominatorTree.of(postdominator_graph(graph))
    size = len(graph.successors)
    ends = {n for n, targets in enumerate(graph.successors) if not targets}
    ending = {n for n in range(size) if reach(graph, n) & ends}
    if ending != set(range(size)):
        assert all(tree.dominators[n] >> n & 1 for n in reach(graph, 0))
        return
    for upper in range(size):
        for lower in range(size):
            expected = not (reach(graph, upper, lower) & ends)
            assert tree.dominates(lower, upper) == expected


@settings(max_examples=200, deadline=None)
@given(graphs())
def test_nearest_common_dominator(graph: Graph) -> None:
    tree = DominatorTree.of(graph)
    nodes = sorted(reach(graph, 0))
    for first in nodes:
        for second in nodes:
            common = tree.nearest_common(first, second)
            assert common is not None
            both = tree.dominators[first] & tree.dominators[second]
            assert tree.dominators[common] == both


@settings(max_examples=200, deadline=None)
@given(graphs())
def test_natural_loops(graph: Graph) -> None:
    tree = DominatorTree.of(graph)
    loops = natural_loops(graph, tree)
    back: dict[int, set[int]] = {}
    for node in reach(graph, 0):
        for target in graph.successors[node]:
            if tree.dominates(target, node):
                back.setdefault(target, set()).add(node)
    assert {loop.header: set(loop.latches) for loop in loops} == back
    for loop in loops:
        # A member reaches a latch without passing the header.
        members = {loop.header} | {
            n
            for n in reach(graph, 0)
            if reach(graph, n, loop.header) & set(loop.latches)
        }
        assert set(bits(loop.members)) == members
        around = [
            other
            for other in loops
            if other is not loop and other.members >> loop.header & 1
        ]
        assert loop.depth == 1 + len(around)
        if around:
            assert loop.parent is not None
            parent = loops[loop.parent]
            assert parent.depth == loop.depth - 1
            assert parent.members & loop.members == loop.members


@settings(max_examples=200, deadline=None)
@given(graphs())
def test_irreducible(graph: Graph) -> None:
    """No irreducible edge exactly if removing all back edges leaves no cycle."""
    tree = DominatorTree.of(graph)
    forward = Graph.make(
        [
            [t for t in targets if not tree.dominates(t, node)]
            for node, targets in enumerate(graph.successors)
        ]
    )
    cyclic = any(
        node in reach(forward, target)
        for node in reach(graph, 0)
        for target in forward.successors[node]
    )
    assert bool(irreducible_edges(graph, tree)) == cyclic


def as_function(graph: Graph) -> Function:
    """A function with this control flow; the entry must have no predecessors."""
    lines = ["define void @f(i32 %x) {", "entry:", "  br label %b0"]
    for node, targets in enumerate(graph.successors):
        lines.append(f"b{node}:")
        if not targets:
            lines.append("  ret void")
        else:
            cases = " ".join(f"i32 {n}, label %b{t}" for n, t in enumerate(targets[1:]))
            lines.append(f"  switch i32 %x, label %b{targets[0]} [ {cases} ]")
    return load("\n".join([*lines, "}"])).functions["f"]


@settings(max_examples=60, deadline=None)
@given(graphs(7))
def test_control_dependence(graph: Graph) -> None:
    """B depends on A: B post-dominates a successor of A, and not strictly A."""
    function = as_function(graph)
    flow = ControlFlow.of(function)
    dominance = Dominance.of(flow)
    found = ControlDependence.of(flow, dominance)
    for branch in function.blocks:
        for block in function.blocks:
            expected = (
                len(flow.successors(branch)) > 1
                and any(
                    dominance.block_postdominates(block, target)
                    for target in flow.successors(branch)
                )
                and not (
                    block is not branch and dominance.block_postdominates(block, branch)
                )
            )
            depends = bool(found.controllers[block.number] >> branch.number & 1)
            assert depends == expected
            assert depends == bool(found.controlled[branch.number] >> block.number & 1)


@settings(max_examples=60, deadline=None)
@given(graphs(7))
def test_reachability(graph: Graph) -> None:
    flow = ControlFlow.of(as_function(graph))
    for start in range(len(flow.graph.successors)):
        expected: set[int] = set()
        for target in flow.graph.successors[start]:
            expected |= reach(flow.graph, target)
        assert flow.reach_from(start) == bitset(sorted(expected))


@settings(max_examples=60, deadline=None)
@given(st.sets(st.integers(0, 2000), max_size=200))
def test_bitsets(members: set[int]) -> None:
    mask = bitset(sorted(members))
    assert mask == sum(1 << member for member in members)
    assert list(bits(mask)) == sorted(members)
    flags = bytearray(2001)
    for member in members:
        flags[member] = 1
    assert members_of(flags) == mask


def test_a_huge_graph_of_nested_and_following_loops() -> None:
    """Thousands of blocks: deep chains must neither recurse nor be quadratic."""
    size = 6000
    successors = [[node + 1] for node in range(size - 1)] + [[]]
    for node in range(2, size - 1, 2):
        successors[node].append(node - 1)
    graph = Graph.make(successors)
    tree = DominatorTree.of(graph)
    assert tree.depth[size - 1] == size - 1
    loops = natural_loops(graph, tree)
    assert len(loops) == (size - 2) // 2
    assert {loop.depth for loop in loops} == {1}
    assert DominatorTree.of(postdominator_graph(graph)).dominates(size - 1, 0)
