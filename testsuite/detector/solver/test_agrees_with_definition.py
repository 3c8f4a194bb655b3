"""The planned search finds exactly the solutions that the definition has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from detector.solver.budget import Budget, Stop
from detector.solver.goals import Problem
from detector.solver.planner import Plan
from detector.solver.relation import UNUSED, Mode, Relation, Within
from detector.solver.search import solve
from detector.solver.translate import problem_of
from idl.formula import And, Atom, Collect, Formula, Idiom, Meta, Or, Slots, variables
from idl.source import NOWHERE
from idl.spelling import AtomSpec
from testsuite.detector.solver.brute import brute_force


@dataclass(frozen=True)
class Graph:
    """A program for tests: some marked values, some edges, some triples."""

    size: int
    marked: frozenset[int]
    edges: frozenset[tuple[int, int]]
    triples: frozenset[tuple[int, int, int]]

    @property
    def universe(self) -> range:
        return range(self.size)


def _after(program: Graph, x: int) -> Iterator[int]:
    return (b for a, b in sorted(program.edges) if a == x)


def _before(program: Graph, y: int) -> Iterator[int]:
    return (a for a, b in sorted(program.edges) if b == y)


RELATIONS = {
    "marked": Relation(
        lambda p, x: x in p.marked,
        (Mode("f", 3, lambda p: sorted(p.marked), ascending=True),),
    ),
    # Two pieces of what is marked: candidates are cut, not tried.
    "near": Relation(
        lambda p, x, y: abs(x - y) == 1,
        within=Within("fb", lambda p, y: [(y - 1, y), (y + 1, y + 2)]),
    ),
    "edge": Relation(
        lambda p, x, y: (x, y) in p.edges,
        (
            Mode("bf", 2, _after),
            Mode("fb", 2, _before),
            Mode("ff", 8, lambda p: sorted(p.edges)),
        ),
    ),
    "apart": Relation(lambda p, x, y: x != y),
    "triple": Relation(
        lambda p, x, y, z: (x, y, z) in p.triples,
        (Mode("fff", 6, lambda p: sorted(p.triples)),),
    ),
    "among": Relation(lambda p, x, ys: x in ys, (Mode("fb", 2, lambda p, ys: ys),)),
    "unused": Relation(
        lambda p, x: x == UNUSED, (Mode("f", 1, lambda p: (UNUSED,)),), 1.0, True
    ),
}
SPECS = {
    "marked": AtomSpec("marked", ("{x} is marked",), "", "test"),
    "edge": AtomSpec("edge", ("{x} goes to {y}",), "", "test"),
    "near": AtomSpec("near", ("{x} is near {y}",), "", "test"),
    "apart": AtomSpec("apart", ("{x} is apart from {y}",), "", "test"),
    "triple": AtomSpec("triple", ("{x} joins {y} and {z}",), "", "test"),
    "among": AtomSpec("among", ("{x} is among {ys*}",), "", "test"),
    "unused": AtomSpec("unused", ("{x} is unused",), "", "test"),
}
ARITIES = {"marked": 1, "edge": 2, "near": 2, "apart": 2, "triple": 3}

NAMES = st.sampled_from(["a", "b", "c", "d"])
LOCALS = st.sampled_from(["a", "b", "s[i]", "t[i]"])


def atoms(names: st.SearchStrategy[str]) -> st.SearchStrategy[Formula]:
    def of(kind: str) -> st.SearchStrategy[Formula]:
        arity = ARITIES[kind]
        return st.tuples(*[names] * arity).map(lambda args: Atom(SPECS[kind], args))

    return st.sampled_from(sorted(ARITIES)).flatmap(of)


def nested(leaves: st.SearchStrategy[Formula]) -> st.SearchStrategy[Formula]:
    def branch(parts: st.SearchStrategy[Formula]) -> st.SearchStrategy[Formula]:
        several = st.lists(parts, min_size=1, max_size=3).map(tuple)
        return several.map(And) | several.map(Or)

    return st.recursive(leaves, branch, max_leaves=4)


def collects() -> st.SearchStrategy[Formula]:
    def of(body: Formula) -> Formula:
        inner = tuple(v for v in variables(body) if "[i]" in v)
        return Collect("i", 2, body, inner)

    return nested(atoms(LOCALS)).map(of)


def uses() -> st.SearchStrategy[Formula]:
    everything = (Slots("s[i]", "i"),)
    return st.sampled_from(
        [
            Atom(SPECS["among"], ("a", everything)),
            Atom(SPECS["marked"], ("s[0]",)),
            Atom(SPECS["edge"], ("a", "s[1]")),
            Atom(SPECS["unused"], ("s[1]",)),
        ]
    )


GRAPHS = st.integers(1, 4).flatmap(
    lambda n: st.builds(
        Graph,
        st.just(n),
        st.frozensets(st.integers(0, n - 1)),
        st.frozensets(st.tuples(*[st.integers(0, n - 1)] * 2)),
        st.frozensets(st.tuples(*[st.integers(0, n - 1)] * 3), max_size=5),
    )
)


def problem(formula: Formula) -> Problem:
    idiom = Idiom("t", True, formula, variables(formula), (), NOWHERE, "", Meta())
    return problem_of(idiom)


def agree(formula: Formula, graph: Graph) -> None:
    asked = problem(formula)
    outcome = solve(Plan(asked, RELATIONS), graph, Budget(10**6, 60.0))
    assert outcome.stop is None
    assert len(set(outcome.solutions)) == len(outcome.solutions)
    assert set(outcome.solutions) == brute_force(asked, RELATIONS, graph)


@given(nested(atoms(NAMES)), GRAPHS)
@settings(deadline=None, max_examples=150)
def test_and_or(formula: Formula, graph: Graph) -> None:
    agree(formula, graph)


@given(nested(atoms(NAMES)), collects(), GRAPHS)
@settings(deadline=None, max_examples=100)
def test_with_a_collect(formula: Formula, collect: Formula, graph: Graph) -> None:
    agree(And((formula, collect)), graph)


@given(collects(), collects(), uses(), GRAPHS)
@settings(deadline=None, max_examples=100)
def test_two_collects(
    first: Formula, second: Formula, use: Formula, graph: Graph
) -> None:
    bind = Atom(SPECS["edge"], ("s[i]", "t[i]"))
    assert isinstance(first, Collect)
    assert isinstance(second, Collect)
    left = Collect("i", 2, And((first.body, bind)), ("s[i]", "t[i]"))
    right = Collect("i", 2, And((second.body, bind)), ("s[i]", "t[i]"))
    agree(And((left, right, use)), graph)


def test_a_collect_keeps_more_than_it_was_bounded_by() -> None:
    star = Graph(6, frozenset(), frozenset((0, n) for n in range(1, 6)), frozenset())
    body = Atom(SPECS["edge"], ("a", "s[i]"))
    last = Atom(SPECS["among"], ("b", (Slots("s[i]", "i"),)))
    asked = problem(And((Collect("i", 2, body, ("s[i]",)), last)))
    outcome = solve(Plan(asked, RELATIONS), star)
    found = {outcome.bindings(s).get("b") for s in outcome.solutions}
    assert found == {1, 2, 3, 4, 5}


def test_what_cannot_hold_is_not_tried() -> None:
    graph = Graph(300, frozenset(range(300)), frozenset(), frozenset())
    parts = (("marked", ("s[i]",)), ("near", ("s[i]", "a")))
    body = And(tuple(Atom(SPECS[kind], args) for kind, args in parts))
    formula = And((Atom(SPECS["marked"], ("a",)), Collect("i", 2, body, ("s[i]",))))
    outcome = solve(Plan(problem(formula), RELATIONS), graph)
    assert len(outcome.solutions) == 300
    assert outcome.steps < 4 * 300


def test_giving_up_is_said() -> None:
    full = frozenset((a, b) for a in range(30) for b in range(30))
    graph = Graph(30, frozenset(), full, frozenset())
    chain = And(tuple(Atom(SPECS["edge"], tuple(pair)) for pair in ("ab", "bc", "cd")))
    outcome = solve(Plan(problem(chain), RELATIONS), graph, Budget(1000, 60.0))
    assert outcome.stop is Stop.STEPS
    assert outcome.solutions
