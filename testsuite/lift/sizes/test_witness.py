"""Sample points are points: values within all ranges, of the expression that is asked.

A point outside of a range would refute what is true, and kernels would be slower for
it without anybody noticing.
"""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lift.sizes import (
    ONE,
    Size,
    dimension,
    evaluate,
    exact_div,
    free_variables,
    parse_size,
    variable,
)
from lift.sizes import (
    size as size_of,
)
from lift.sizes.order import is_nonnegative
from lift.sizes.terms import Variable, of_atom
from lift.sizes.witness import (
    POINTS,
    is_no_multiple,
    is_outside,
    refuted,
    signs,
    value_at,
    variable_at,
)
from testsuite.lift.sizes.trees import VALUES, build, random_tree

N, M = dimension("N"), dimension("M")
SCOPE = {
    "N": N,
    "M": M,
    "i": variable("i", 0, N),
    "j": variable("j", 0, N),
    "g": variable("g", 0, 64),
    "h": variable("h", 0, 64),
    "w": dimension("w", 4, multiple_of=4),
    "z": variable("z"),
    "b": variable("b", None, N),
}


def _whole_environment(size: Size, point: int) -> dict[str, int] | None:
    """The values of all variables, with those in bounds of others; None if undefined.

    Checks that each is in its range.
    """
    found: dict[str, int] = {}
    waiting = list(free_variables(size))
    while waiting:
        atom: Variable = waiting.pop()
        value = variable_at(atom, point)
        if value is None:
            return None
        assert value % atom.multiple_of == 0
        for bound, sign in ((atom.low, 1), (atom.high, -1)):
            if bound is not None:
                inner = _whole_environment(bound, point)
                assert inner is not None
                assert (value - evaluate(bound, inner)) * sign >= 0
        found[atom.name] = value
    return found


@pytest.mark.parametrize("name", SCOPE)
@pytest.mark.parametrize("point", POINTS)
def test_variables_are_within_their_ranges(name: str, point: int) -> None:
    assert _whole_environment(SCOPE[name], point) is not None


@settings(deadline=None, max_examples=150)
@given(st.integers(0, 10**9))
def test_samples_are_values(seed: int) -> None:
    rng = random.Random(seed)
    tree = random_tree(rng, rng.choice((2, 3)), rng.sample(list(VALUES), 3))
    try:
        size = build(tree)
    except ZeroDivisionError:
        return
    for point in POINTS:
        sample = value_at(size, point)
        environment = _whole_environment(size, point)
        if sample is None or environment is None:
            continue
        try:
            assert sample == evaluate(size, environment)
        except (ZeroDivisionError, ValueError):
            continue


def _by_fractions(size: Size, point: int) -> Fraction | None:
    """The value as a sum of fractions, term by term."""
    total = Fraction(0)
    for monomial, coefficient in size.terms:
        term = Fraction(coefficient)
        for atom, exponent in monomial:
            factor = value_at(of_atom(atom), point)
            if factor is None or (factor == 0 and exponent < 0):
                return None
            term *= Fraction(factor) ** exponent
        total += term
    return total


@settings(deadline=None, max_examples=150)
@given(st.integers(0, 10**9))
def test_quotients_are_exact(seed: int) -> None:
    rng = random.Random(seed)
    names = list(SCOPE.values())
    size = ONE
    for _ in range(4):
        size = size * rng.choice(names) + rng.randrange(-9, 9) * rng.choice(names)
        divisor = rng.choice((2, 3, 8, -5, *names[:2]))
        size = exact_div(size, size_of(divisor)) + rng.choice(names)
    for point in POINTS:
        assert value_at(size, point) == _by_fractions(size, point)


# False claims `p >= 0` that a search for a proof would take long to give up on.
FALSE = [
    "i - j",
    "j - i",
    "(N/512)*g - (N/512)*h + i - j + (N/8%64)*g/64 - (N/8%64)*h/64",
    "(N/8%64)*g/64 - ((N/8%64)*g + N/8%64)/64 - N/512",
    "8*i - N + 8*(min(N*M, 64*((N*M + 4095)/4096))/32)",
    "128*(N/65536)*g + 128*i + 128*((N/1024%64)*g/64) - 128*(N/1024) - 1",
    "N - M",
    "M*M - N",
    "N - M*M",
    "w - 5",
    "z",
    "N - 2 - b*b",
]


@pytest.mark.parametrize("text", FALSE)
def test_false_claims_are_refuted(text: str) -> None:
    claim = parse_size(text, SCOPE)
    assert refuted(claim)
    assert not is_nonnegative(claim)


TRUE = [
    "i", "N - 1 - i", "w - 4", "N - b - 1", "N*M - i - 1", "64*((N + 63)/64) - N",
    "N - 8*(N/8)", "max(z, -1 - z)",
]  # fmt: skip


@pytest.mark.parametrize("text", TRUE)
def test_true_claims_are_not(text: str) -> None:
    claim = parse_size(text, SCOPE)
    assert not refuted(claim)
    assert is_nonnegative(claim)


def test_with_whole_numbers_only_minus_one_refutes() -> None:
    below = parse_size("N /^ 2 - N + 1", {"N": dimension("N", 1, 2)})
    assert refuted(below, whole=True) == refuted(below)
    assert not refuted(parse_size("g - 0", SCOPE), whole=True)


@pytest.mark.parametrize("text", ["N", "-N", "i - 1", "N - i", "z", "0", "i - j", "-g"])
def test_signs_are_those_of_the_values(text: str) -> None:
    size = parse_size(text, SCOPE)
    values = [v for p in POINTS if (v := value_at(size, p)) is not None]
    low, high = signs(size)
    assert low is any(v <= 0 for v in values)
    assert high is any(v >= 0 for v in values)


def test_what_is_within_is_not_outside() -> None:
    i, g = SCOPE["i"], SCOPE["g"]
    for value, end in ((i, N), (g, size_of(64)), (N % 8, size_of(8)), (i // 2, N)):
        assert not is_outside(value, end)
        assert is_outside(value - 1, end) or is_outside(value + 1, end)
    assert is_outside(N, N)
    assert is_outside(N, size_of(4))


def test_a_multiple_is_not_taken_for_none() -> None:
    i, w = SCOPE["i"], SCOPE["w"]
    for value, by in ((4 * N, size_of(4)), (N * i, N), (w, size_of(4)), (0 * N, N)):
        assert not is_no_multiple(value, by)
        assert is_no_multiple(value + 1, size_of(2)) or is_no_multiple(value, 2 * N)
    assert is_no_multiple(4 * N + 1, size_of(4))
