"""Proofs that something is never negative: those that are found, and no others."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from detector.analysis.expr import Atom, Expr, Value, const, of
from detector.analysis.ranges import Known

N, M = Value("%n", 32), Value("%m", 32)
n, m = of(N), of(M)
FACTS = {
    "n": (n - 3,),
    "n, m": (n - 3, m - 1),
}
PROVED = [
    ("n", n * n - n),
    ("n", n * n - n * 3),
    ("n", n * n * 8 - n * 24),
    ("n", n * n * n - n * n * 3),
    ("n, m", n * m - m * 3),
    ("n, m", n * m - n),
    ("n, m", n * n * m - n * 3),
]
NOT_PROVED = [
    ("n", n * n - n * 3 - 1),
    ("n", n * 3 - n * n),
    ("n", n * m - m * 3),
    ("n, m", n * m - m * 4),
    ("n, m", n * m - n * n),
]


@pytest.mark.parametrize(("facts", "expr"), PROVED)
def test_products_with_what_is_known(facts: str, expr: Expr) -> None:
    assert Known(FACTS[facts]).proves(expr)


@pytest.mark.parametrize(("facts", "expr"), NOT_PROVED)
def test_what_does_not_follow(facts: str, expr: Expr) -> None:
    assert not Known(FACTS[facts]).proves(expr)


MONOMIALS = (const(1), n, m, n * n, n * m, m * m, n * n * m)


def _expr(numbers: tuple[int, ...]) -> Expr:
    total = const(0)
    for part, number in zip(MONOMIALS, numbers, strict=False):
        total = total + part * number
    return total


def _at(expr: Expr, world: tuple[int, int]) -> int:
    values: dict[Atom, Expr] = {N: const(world[0]), M: const(world[1])}
    found = expr.substitute(values).constant
    assert found is not None
    return found


@settings(deadline=None, max_examples=200)
@given(
    st.tuples(*[st.integers(-6, 6)] * len(MONOMIALS)).map(_expr),
    st.lists(st.tuples(*[st.integers(-5, 5)] * 5).map(_expr), max_size=3),
)
def test_what_is_proved_holds(expr: Expr, facts: list[Expr]) -> None:
    if not Known(tuple(facts)).proves(expr):
        return
    for world in product(range(-9, 10), range(-9, 10)):
        if all(_at(fact, world) >= 0 for fact in facts):
            assert _at(expr, world) >= 0
