"""Substitution, specialisation, free variables, evaluation."""

from __future__ import annotations

import numpy as np
import pytest

from lift.sizes import (
    Size,
    Truth,
    conditional,
    dimension,
    equal,
    evaluate,
    exact_div,
    free_variables,
    less,
    lookup,
    minimum,
    parse_size,
    print_size,
    size,
    specialise,
    substitute,
    summation,
    variable,
)
from lift.sizes.traverse import moved_at
from lift.sizes.witness import POINTS, value_at

N, M = dimension("N"), dimension("M")
i = variable("i", 0, N)


def test_substitution_is_simultaneous() -> None:
    assert substitute(N - M, {N: M, M: N}) == M - N
    assert substitute((i * M + 3) // M, {M: 4}) == i


def test_dead_branches_are_not_evaluated() -> None:
    """Found by random testing: the other branch divides by 0."""
    z = variable("z")
    guarded = conditional(0, z, N // z, M)
    assert substitute(guarded, {z: 0}) == M
    total = summation(variable("s"), 0, z, lookup("o", variable("s")) // z)
    assert substitute(total, {z: 0}).constant == 0


def test_only_variables_are_replaced() -> None:
    with pytest.raises(ValueError, match="not a variable"):
        substitute(N, {N + 1: 4})


def test_specialisation_reaches_the_facts() -> None:
    index = i % 1024
    assert print_size(substitute(index, {N: 1024})) == "i%1024"
    assert print_size(specialise(index, {N: 1024})) == "i"
    assert specialise(i, {N: 1}).constant == 0


def test_bound_variables_are_not_free() -> None:
    s = variable("s")
    total = summation(s, 0, N, lookup("lengths", s))
    assert {v.name for v in free_variables(total)} == {"N"}
    assert total == summation(variable("t"), 0, N, lookup("lengths", variable("t")))


def test_lookups_evaluate_in_arrays_and_functions() -> None:
    row = parse_size("offsets[i + 1] - offsets[i]")
    assert evaluate(row, {"i": 1, "offsets": np.array([0, 2, 7])}) == 5
    assert evaluate(row, {"i": 1, "offsets": lambda k: k * k}) == 3


def test_inexact_exact_division_is_an_error() -> None:
    assert evaluate(exact_div(N, 4), {"N": 8}) == 2
    with pytest.raises(ValueError, match="not an integer"):
        evaluate(exact_div(N, 4), {"N": 6})


def test_missing_name() -> None:
    with pytest.raises(KeyError):
        evaluate(N, {})


def test_division_by_constant_zero() -> None:
    with pytest.raises(ZeroDivisionError):
        N // 0


def test_canonical_forms_are_identical() -> None:
    assert (N + 1) * (N - 1) is N**2 - 1
    assert hash(N + M) == hash(M + N)
    assert len({N + M, M + N, 2 * N}) == 2
    with pytest.raises(TypeError):
        bool(N)


def test_facts_are_part_of_a_variable() -> None:
    other = variable("i", 0, M)
    assert other != i
    assert equal(other, i) is Truth.UNKNOWN
    assert less(i, N) is Truth.YES
    assert less(other, N) is Truth.UNKNOWN


@pytest.mark.parametrize("step", [-1, 1, 5])
def test_a_moved_variable_is_a_substitution_at_a_sample_point(step: int) -> None:
    (atom,) = free_variables(i)
    for value in (i, i // 4 + N, (i % 8) * M, minimum(i, 3) - (i + N) // 2):
        moved = substitute(value, {i: i + step})
        for point in POINTS:
            found = moved_at(value, atom, step, point)
            if found is not None:
                assert found == value_at(moved, point)
    assert moved_at(lookup("o", i), atom, step, POINTS[0]) is None
    assert moved_at(N, atom, step, POINTS[0]) is None


def _renamed_text(text: str) -> tuple[Size, Size, dict[Size, Size | int]]:
    """A size of i and N, the same of q and N, and what makes one of the other."""
    q, rows = variable("q", 0, N), dimension("a")
    before = parse_size(text, {"N": N, "M": M, "i": i})
    after = parse_size(text, {"N": N, "M": rows, "i": q})
    return before, after, {i: q, M: rows}


@pytest.mark.parametrize(
    "text",
    [
        "3*i + N",
        "i*M + N^2",
        "(i + 3) / 4 + (i + 3) % 4 * N",
        "min(i, M) - max(N - i, 3*M)",
        "(i*M + 5) / 64 - i*M / 64",
        "min(N / 8, i % 7) * M / 3",
        "2*(N / 2) + 2^(i % M)",
    ],
)
def test_renaming_makes_what_would_have_been_made(text: str) -> None:
    before, after, renaming = _renamed_text(text)
    assert substitute(before, renaming) is after


def test_renaming_reaches_bound_variables() -> None:
    z, y = variable("z", 0, None), variable("y", 0, None)
    s = variable("s")
    left = summation(s, 0, z, lookup("o", s) // 2)
    assert substitute(left, {z: y}) is summation(s, 0, y, lookup("o", s) // 2)


def test_renaming_to_a_variable_that_is_there_is_no_renaming() -> None:
    q = variable("q", 0, N)
    assert substitute(i - q, {i: q}) is size(0)
    assert substitute((i * M + q) // M, {i: q}) is (q * M + q) // M
    # Other facts make another size.
    assert substitute(i // N, {i: variable("z", 0, N * 2)}) != 0
    swapped = substitute(i * 2 + q, {i: q, q: i})
    assert swapped is q * 2 + i
