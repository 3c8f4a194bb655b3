"""Problem sizes from argument shapes."""

from __future__ import annotations

import pytest

from lift.sizes import (
    Inconsistent,
    Solved,
    Unsolved,
    dimension,
    parse_size,
    solve,
    variable,
)


@pytest.mark.parametrize(
    ("equations", "values"),
    [
        ({"16*X + 128": 384}, {"X": 16}),
        ({"N": 7}, {"N": 7}),
        ({"N*M": 12, "N": 3}, {"N": 3, "M": 4}),
        ({"N*M + M": 12, "M - 1": 2}, {"N": 3, "M": 3}),
        ({"N*N": 25}, {"N": 5}),
        ({"(N*N + N)/2": 10}, {"N": 4}),
        ({"2^k": 64}, {"k": 6}),
        ({"N - 2": 5, "M": 1, "N*M + 3": 10}, {"N": 7, "M": 1}),
        ({"N /^ 4": 3}, {"N": 12}),
        ({"100 - N": 5}, {"N": 95}),
        ({"4*n + (N % 4)": 9, "N": 9}, {"n": 2, "N": 9}),
    ],
)
def test_solved(equations: dict[str, int], values: dict[str, int]) -> None:
    found = solve([(parse_size(left), right) for left, right in equations.items()])
    assert found == Solved(values)


@pytest.mark.parametrize(
    ("equations", "reason"),
    [
        ({"4*N": 7}, "no integer N gives 7"),
        ({"N": 3, "N + 1": 5}, "N + 1 is 4, not 5"),
        ({"N": 0}, "no integer N gives 0"),
        ({"N*M": 12, "N": 5}, "no integer M gives 12"),
        ({"3": 4}, "3 is 3, not 4"),
    ],
)
def test_inconsistent(equations: dict[str, int], reason: str) -> None:
    found = solve([(parse_size(left), right) for left, right in equations.items()])
    assert isinstance(found, Inconsistent)
    assert found.reason == reason


@pytest.mark.parametrize("text", ["N*M", "N + M", "(N + 3)/4", "N%4"])
def test_undetermined(text: str) -> None:
    assert isinstance(solve([(parse_size(text), 6)]), Unsolved)


def test_facts_are_checked() -> None:
    by_four = dimension("N", 4, multiple_of=4)
    assert solve([(by_four, 12)]) == Solved({"N": 12})
    assert isinstance(solve([(by_four, 10)]), Inconsistent)
    small = variable("t", 0, 8)
    assert isinstance(solve([(small, 9)]), Inconsistent)
