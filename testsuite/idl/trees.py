"""Hypothesis strategies: syntax trees, and texts that almost are idioms."""

from __future__ import annotations

from hypothesis import strategies as st

from idl import ast as a
from idl.rules import ALTERNATIVES, Alternative

# Words of the grammar are fine as names, so some of them are.
names = st.sampled_from(
    ["x", "loop", "begin", "first", "value", "for", "all", "End", "is", "_n1", "and"]
)
indices = st.sampled_from(["i", "N", "M", "k2"])
terms = st.one_of(indices, st.integers(0, 20))


@st.composite
def exprs(draw: st.DrawFn) -> a.Expr:
    first = draw(terms)
    signs = st.sampled_from([1, -1])
    rest = draw(st.lists(st.tuples(signs, terms), max_size=2))
    return a.Expr(((1, first), *rest))


steps = st.one_of(
    st.builds(a.Member, names),
    st.builds(a.Index, exprs()),
    st.builds(a.Range, exprs(), exprs()),
    st.just(a.Every()),
)


@st.composite
def refs(draw: st.DrawFn, depth: int = 1) -> a.Ref:
    tuple_inside = depth > 0 and draw(st.integers(0, 8)) == 0
    root = draw(slots(depth - 1)) if tuple_inside else draw(names)
    return a.Ref(root, tuple(draw(st.lists(steps, max_size=3))))


@st.composite
def slots(draw: st.DrawFn, depth: int = 1) -> a.Slot:
    return a.Slot(tuple(draw(st.lists(refs(depth), min_size=1, max_size=3))))


@st.composite
def atom_nodes(draw: st.DrawFn) -> a.AtomNode:
    way: Alternative = draw(st.sampled_from(ALTERNATIVES))
    words = st.sampled_from(["add", "load", "or", "fmuladd"])
    params = tuple(draw(words) if p is None else p for p in way.params)
    return a.AtomNode(way.spec, params, tuple(draw(slots()) for _ in way.spec.holes))


placements = st.builds(
    a.Placement,
    st.lists(st.tuples(slots(), slots()), max_size=3).map(tuple),
    st.none() | slots(0),
)
arguments = st.none() | st.lists(
    st.tuples(indices, exprs()), min_size=1, max_size=2
).map(tuple)
inherits = st.builds(
    a.Inherit, st.sampled_from(["For", "Loop", "SESE2"]), arguments, placements
)


def _grow(inner: st.SearchStrategy[a.Node]) -> st.SearchStrategy[a.Node]:
    parts = st.lists(inner, min_size=2, max_size=4).map(tuple)
    plain = st.builds(a.Bind, inner, indices, exprs(), st.just(False), placements)
    default = st.builds(a.Bind, inner, indices, exprs(), st.just(True))
    return st.one_of(
        st.builds(a.Conjunction, parts),
        st.builds(a.Disjunction, parts),
        st.builds(
            a.Repeat, st.booleans(), inner, indices, exprs(), exprs(), placements
        ),
        plain,
        default,
        st.builds(a.If, exprs(), exprs(), inner, inner),
        st.builds(a.CollectNode, indices, st.none() | st.integers(0, 40), inner),
    )


nodes: st.SearchStrategy[a.Node] = st.recursive(
    st.one_of(atom_nodes(), inherits), _grow, max_leaves=12
)
items = st.one_of(
    st.builds(a.Constraint, names, nodes, st.booleans()),
    st.builds(a.Include, st.sampled_from(["loops.idl", "../a-b/c.idl"])),
)
files = st.builds(a.File, st.just("t.idl"), st.lists(items, max_size=3).map(tuple))

words = sorted(
    {str(p) for way in ALTERNATIVES for p in str(way).split() if "{" not in p}
)
_SIGNS = "( ) { } [ ] = . .. + - , * # #! 0 7 99 { } ( ) é"
_WORDS = """
Constraint End Export Include inherits include with as at and or for all some if then
else endif not otherwise specified collect {x} {a.b[0..3]} {y[i]} i=0..3 N=2 X {x[*]}
"""
_ODD = ["\n", "\t", "\0", "\\", '"', "# c\n"]

almost = st.lists(
    st.sampled_from([*words, *_SIGNS.split(), *_WORDS.split(), *_ODD]), max_size=40
).map(" ".join)
