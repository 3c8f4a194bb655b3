"""Order and equality: yes, no and unknown, each where it must be."""

from __future__ import annotations

import pytest

from lift.sizes import (
    Truth,
    at_most,
    dimension,
    divides,
    equal,
    exact_div,
    less,
    lookup,
    parse_size,
    size,
    variable,
)
from lift.sizes.order import Differences, differ, is_integer, sign

N, M, K = dimension("N"), dimension("M"), dimension("K")
SCOPE = {
    "N": N,
    "M": M,
    "K": K,
    "i": variable("i", 0, N),
    "j": variable("j", 0, M),
    "k": variable("k", 0, K),
    "l": variable("l", 0, 4),
    "h": variable("h", 0, N + 2),
    "t": variable("t", 0, N // 4),
    "z": variable("z"),
    "y": variable("y"),
    "w": dimension("w", 4, multiple_of=4),
    "g": variable("g", 0, exact_div(M, 2)),
}
QUESTIONS = [
    # facts 30, 48
    ("N /^ 2", "<", "N", Truth.YES),
    ("l*(N /^ 4)", "<", "N", Truth.YES),
    ("-z", "<", "y", Truth.UNKNOWN),
    ("i", "<", "1 + N", Truth.YES),
    # indices into flattened arrays
    ("i*M + j", "<", "N*M", Truth.YES),
    ("(i*M + j)*K + k", "<", "N*M*K", Truth.YES),
    ("i*(M + 1) + j", "<", "N*M", Truth.UNKNOWN),
    ("i + N", "<", "N", Truth.NO),
    ("h", "<", "N", Truth.UNKNOWN),
    ("4*t + 3", "<", "N", Truth.YES),
    ("4*t + 4", "<", "N", Truth.UNKNOWN),
    ("4*(N/4)", "<=", "N", Truth.YES),
    ("N", "<=", "4*((N + 3)/4)", Truth.YES),
    ("N", "<", "4*(N/4)", Truth.NO),
    ("4*((N + 3)/4)", "<", "N + 4", Truth.YES),
    ("N%4", "<", "4", Truth.YES),
    ("z%4", "<", "4", Truth.YES),
    ("z%4", "<", "3", Truth.UNKNOWN),
    ("0", "<=", "z/4", Truth.UNKNOWN),
    ("(i*M + j)/M", "<", "N", Truth.YES),
    ("min(i, 3)", "<", "N", Truth.YES),
    ("max(i, 3)", "<", "N", Truth.UNKNOWN),
    ("min(max(z, 0), N - 1)", "<", "N", Truth.YES),
    ("0", "<=", "min(max(z, 0), N - 1)", Truth.YES),
    ("i*i", "<", "N*N", Truth.YES),
    ("(i*i + i)/2 + i", "<", "(N*N + N)/2", Truth.YES),
    ("2*g + 1", "<", "M", Truth.YES),
    ("if i < 2 then i else N - 1", "<", "N", Truth.YES),
    ("2^i", "<", "2^N", Truth.UNKNOWN),
    ("i", "<", "2^i", Truth.YES),
    # equality
    ("2*z", "=", "2*y + 1", Truth.NO),
    ("w", "=", "2*z + 3", Truth.NO),
    ("z", "=", "y", Truth.UNKNOWN),
    ("i", "=", "N", Truth.NO),
    ("(z + y)*(z + y)", "=", "z*z + 2*z*y + y*y", Truth.YES),
    ("min(N, M) + max(N, M)", "=", "N + M", Truth.YES),
]
ASK = {"<": less, "<=": at_most, "=": equal}


@pytest.mark.parametrize(("left", "relation", "right", "answer"), QUESTIONS)
def test_question(left: str, relation: str, right: str, answer: Truth) -> None:
    a, b = parse_size(left, SCOPE), parse_size(right, SCOPE)
    assert ASK[relation](a, b) is answer


def test_negation() -> None:
    assert Truth.YES.negated is Truth.NO
    assert Truth.UNKNOWN.negated is Truth.UNKNOWN
    with pytest.raises(TypeError):
        bool(Truth.YES)


def test_divisibility() -> None:
    """Facts 31 and 32: N/4 is a multiple of N/8, not the other way round."""
    four, eight = exact_div(N, 4), exact_div(N, 8)
    assert divides(eight, four) is Truth.YES
    assert divides(four, eight) is not Truth.YES
    assert divides(4, dimension("w", 4, multiple_of=8)) is Truth.YES
    assert divides(4, 4 * N + 2) is Truth.NO
    assert divides(4, N) is Truth.UNKNOWN


def test_integers_are_recognised() -> None:
    assert is_integer(exact_div(N * N + N, 2))
    assert is_integer(exact_div(N * (N + 1) * (2 * N + 1), 6))
    assert not is_integer(exact_div(N, 2))
    assert not is_integer(exact_div(N, M))
    assert is_integer(exact_div(dimension("w", 4, multiple_of=4), 2))


def test_lookup_bounds() -> None:
    bounded = lookup("columns", variable("e"), low=0, high=M)
    assert less(bounded, M) is Truth.YES
    assert at_most(0, bounded) is Truth.YES
    assert less(lookup("columns", 0), M) is Truth.UNKNOWN


def test_what_differs_is_never_equal() -> None:
    for left, _, right, _ in QUESTIONS:
        a, b = parse_size(left, SCOPE), parse_size(right, SCOPE)
        assert differ(a, b) == differ(b, a) == (equal(a, b) is Truth.NO)
    assert differ(N, N + 1)
    assert differ(2 * N, 2 * M + 1)
    assert not differ(N, M)
    assert not differ(N, N)


def test_differences_by_constants_are_those_that_are_proved() -> None:
    """What follows from another difference is one, and nothing else is."""
    known = Differences()
    i, few = SCOPE["i"], SCOPE["l"]
    assert not known.differ(i + 1, N)
    assert known.differ(i, N)
    for shift in range(-3, 4):
        assert known.differ(i + shift, N) is (shift <= 0)
        assert known.differ(N, i + shift) is (shift <= 0)
        # The other way round, and with the hardest question last.
        assert known.differ(few, size(shift)) is (shift < 0)
    assert known.differ(2 * i, 2 * few + 1)
    assert not known.differ(2 * i, 2 * few + 2)
    assert not known.differ(i, i)


def test_a_sign_is_proved_or_none() -> None:
    assert [sign(v) for v in (N, -N, N - N // 2, SCOPE["z"], N - M)] == [1, -1, 1, 0, 0]
