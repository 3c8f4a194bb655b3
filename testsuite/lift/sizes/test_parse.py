"""Sizes as text: what is read, and where a mistake is."""

from __future__ import annotations

import pytest

from lift.sizes import (
    SizeSyntaxError,
    dimension,
    parse_size,
    print_size,
    variable,
)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("N*M", "M*N"),
        ("(N+3)/4", "(N + 3)/4"),
        ("N%4", "N%4"),
        ("min(a, b)", "min(a, b)"),
        ("2^k", "2^k"),
        ("2^(k + 1)", "2*2^k"),
        ("N^2", "N^2"),
        ("-N", "-N"),
        ("a - -b", "a + b"),
        ("N/2*2", "2*(N/2)"),
        ("N /^ 2 * 2", "N"),
        ("sum(i < n, lengths[i])", "sum(k < n, lengths[k])"),
        ("sum(a <= i < a + n, lengths[i])", "sum(a <= k < a + n, lengths[k])"),
        ("sum(i < n, sum(j < n, x[i][j]))", "sum(k < n, sum(i < n, x[k][i]))"),
        ("sum(k < n, k*m[k])", "sum(k < n, m[k]*k)"),
        ("if a < b then a*a else b", "if a < b then a^2 else b"),
        ("get_global_id(0) + 1", "get_global_id(0) + 1"),
    ],
)
def test_reading(text: str, printed: str) -> None:
    assert print_size(parse_size(text)) == printed


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a size, found 'the end' at column 1"),
        ("N + * 3", "expected a size, found '*' at column 5"),
        ("N N", "expected the end, found 'N' at column 3"),
        ("(N", "expected ')', found 'the end' at column 3"),
        ("min()", "expected a size, found ')' at column 5"),
        ("N ? 2", "'?' is no part of a size at column 3"),
        ("sum(3 < n, 1)", "a sum needs an index: sum(i < n, ...) at column 5"),
        ("N/0", "division by 0 at column 3"),
        ("N^M", "a power needs a constant exponent"),
        ("1 + then", "'then' is not a size at column 5"),
    ],
)
def test_mistakes_are_located(text: str, message: str) -> None:
    with pytest.raises(SizeSyntaxError) as caught:
        parse_size(text)
    assert message in str(caught.value)


def test_scope_decides_what_a_name_means() -> None:
    scope = {"N": dimension("N"), "i": variable("i", 0, 8)}
    assert parse_size("i/8", scope).constant == 0
    with pytest.raises(SizeSyntaxError, match="unknown size 'M' at column 5"):
        parse_size("N + M", scope)
    assert parse_size("i%4", lambda name: variable(name, 0, 4)) == variable("i", 0, 4)
