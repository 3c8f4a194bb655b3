"""Simplification keeps the value; answers about order are never wrong.

Each random tree is compared with its direct meaning on all assignments of its
variables (small ranges, sampled above a limit).
"""

from __future__ import annotations

import pickle
import random
from functools import reduce

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lift.sizes import (
    Size,
    Truth,
    equal,
    evaluate,
    less,
    nonnegative,
    parse_size,
    print_size,
    substitute,
)
from lift.sizes.polynomial import add, total
from lift.sizes.ranges import interval
from testsuite.lift.sizes.trees import (
    VALUES,
    VARIABLES,
    Env,
    Tree,
    assignments,
    build,
    meaning,
    names,
    random_tree,
)

POINTS = 300


def generated(seed: int) -> tuple[Tree, Size, random.Random, list[str]] | None:
    rng = random.Random(seed)
    leaves = rng.sample(list(VALUES), 3)
    tree = random_tree(rng, rng.choice((2, 3, 4)), leaves)
    try:
        return tree, build(tree), rng, leaves
    except ZeroDivisionError:  # the tree divides by the constant 0
        return None


def points(rng: random.Random, used: set[str]) -> list[Env]:
    every = list(assignments(used))
    return every if len(every) <= POINTS else rng.sample(every, POINTS)


def defined(tree: Tree, env: Env) -> int | None:
    try:
        return meaning(tree, env)
    except ZeroDivisionError:
        return None


def value_of(value: Size, env: Env) -> int | None:
    try:
        return evaluate(value, env)
    except ZeroDivisionError:
        return None


@settings(deadline=None, max_examples=250)
@given(st.integers(0, 10**9))
def test_value_is_kept(seed: int) -> None:
    case = generated(seed)
    if case is None:
        return
    tree, value, rng, _ = case
    for env in points(rng, names(tree)):
        expected = defined(tree, env)
        found = value_of(value, env)
        if expected is None:  # a divisor is 0: nothing is promised
            continue
        assert found == expected, (str(tree), print_size(value), env)


@settings(deadline=None, max_examples=250)
@given(st.integers(0, 10**9))
def test_answers_are_sound(seed: int) -> None:
    case = generated(seed)
    if case is None:
        return
    tree, value, rng, leaves = case
    other = random_tree(rng, 1, leaves)
    try:
        right = build(other)
    except ZeroDivisionError:
        return
    answers = (less(value, right), equal(value, right), nonnegative(value))
    low, high = interval(value)
    for env in points(rng, names(tree) | names(other)):
        a, b = value_of(value, env), value_of(right, env)
        if a is None or b is None:
            continue
        assert low is None or low <= a
        assert high is None or a <= high
        for answer, truth in zip(answers, (a < b, a == b, a >= 0), strict=True):
            if answer is not Truth.UNKNOWN:
                assert (answer is Truth.YES) == truth, (str(value), str(right), env)


@settings(deadline=None, max_examples=150)
@given(st.integers(0, 10**9))
def test_text_round_trip(seed: int) -> None:
    case = generated(seed)
    if case is not None:
        text = print_size(case[1])
        assert parse_size(text, VARIABLES) is case[1], text


@settings(deadline=None, max_examples=150)
@given(st.integers(0, 10**9))
def test_substitution_is_evaluation(seed: int) -> None:
    case = generated(seed)
    if case is None:
        return
    tree, value, rng, _ = case
    env = rng.choice(points(rng, names(tree)))
    expected = value_of(value, env)
    if expected is not None:
        found = substitute(value, {VARIABLES[n]: v for n, v in env.items()})
        assert found.constant == expected


@pytest.mark.parametrize("seed", range(10))
def test_pickle_keeps_identity(seed: int) -> None:
    case = generated(seed)
    if case is not None:
        assert pickle.loads(pickle.dumps(case[1])) is case[1]


@settings(deadline=None, max_examples=300)
@given(st.integers(0, 10**9))
def test_a_total_is_the_sum_one_by_one(seed: int) -> None:
    rng = random.Random(seed)
    made = [generated(rng.randrange(10**9)) for _ in range(rng.randrange(1, 5))]
    summands = [found[1] for found in made if found is not None]
    # Remainders merge with quotients, and what cancels leaves nothing.
    summands += [rng.choice((-1, 1, 3)) * s for s in summands if rng.random() < 0.5]
    if summands:
        assert total(summands) is reduce(add, summands)
