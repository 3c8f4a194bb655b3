"""Indices of composed layouts become what a person would write."""

from __future__ import annotations

import pytest

from lift.sizes import (
    Size,
    conditional,
    dimension,
    exact_div,
    maximum,
    minimum,
    print_c,
    print_size,
    variable,
)
from lift.sizes.division import divisors

N, M = dimension("N"), dimension("M")


def transposed(row: Size, column: Size, rows: Size, columns: Size) -> tuple[Size, Size]:
    """Read position (row, column) of the transpose of a rows x columns array.

    Written with join, gather and split as the CGO'17 paper does (its index function
    corrected), so that all the divisions are there to be removed.
    """
    flat = row * rows + column
    source = flat // rows + (flat % rows) * columns
    return source // columns, source % columns


def wrapped(index: Size, length: Size) -> Size:
    return ((index % length) + length) % length


def clamped(index: Size, length: Size) -> Size:
    return minimum(maximum(index, 0), length - 1)


def mirrored(index: Size, length: Size) -> Size:
    low = conditional(index, 0, -1 - index, index)
    return conditional(low, length, low, 2 * length - 1 - low)


def padded_2d(boundary: object, i: Size, j: Size) -> Size:
    """pad2D = transpose . map pad . transpose . pad, flattened, on an M x N array."""
    a, b = transposed(i, j, N + 2, M + 2)
    a = boundary(a - 1, N)
    a, b = transposed(a, b, M + 2, N)
    a = boundary(a - 1, M)
    flat = a * N + b
    return (flat // N) * N + flat % N


def test_double_transpose_pad_wrap() -> None:
    """Fact 18; floor semantics makes the inner wrap redundant."""
    i, j = variable("i", 0, M + 2), variable("j", 0, N + 2)
    index = padded_2d(wrapped, i, j)
    assert print_size(index) == "((i - 1)%M)*N + (j - 1)%N"
    assert print_c(index) == "((M + i - 1) % M)*N + (N + j - 1) % N"


def test_double_transpose_pad_clamp() -> None:
    i, j = variable("i", 0, M + 2), variable("j", 0, N + 2)
    index = padded_2d(clamped, i, j)
    expected = "min(M - 1, max(0, i - 1))*N + min(N - 1, max(0, j - 1))"
    assert print_size(index) == expected


def test_double_transpose_pad_mirror() -> None:
    i, j = variable("i", 0, M + 2), variable("j", 0, N + 2)
    index = padded_2d(mirrored, i, j)
    assert "/" not in print_size(index)
    assert "%" not in print_size(index)


def test_inner_points_need_no_boundary() -> None:
    i, j = variable("i", 1, M + 1), variable("j", 1, N + 1)
    for boundary in (wrapped, clamped, mirrored):
        assert print_size(padded_2d(boundary, i, j)) == "i*N - N + j - 1"


def test_tiled_matrix() -> None:
    """Fact 19: a tile of a matrix, read through join and split."""
    wide = dimension("M", 16, multiple_of=16)
    wg = variable("wg", 0, exact_div(wide, 16))
    l29 = variable("l29", 0, 13, multiple_of=4)
    l30, i35, i27 = variable("l30", 0, 8), variable("i35", 0, N), variable("i27", 0, 4)
    flat = (l30 + 8 * i35) * wide + 16 * wg + l29 + i27
    tile, inside = (flat % wide) // 16, (flat % wide) % 16
    index = (flat // wide) * wide + 16 * tile + 4 * (inside // 4) + inside % 4
    assert print_size(index) == "8*i35*M + M*l30 + i27 + l29 + 16*wg"


def test_work_item_tiles() -> None:
    g = variable("get_global_id(0)", 0, N * 64)
    group, local = g // 64, g % 64
    assert print_c(group * 64 + local) == "get_global_id(0)"
    assert print_c(local // 8) == "get_global_id(0) / 8 % 8"
    assert print_c(local // 8 * 8 + local % 8) == "get_global_id(0) % 64"


@pytest.mark.parametrize("layers", [1, 2, 5])
def test_transpose_towers_collapse(layers: int) -> None:
    i, j = variable("i", 0, N), variable("j", 0, M)
    a, b = i, j
    for _ in range(layers):
        a, b = transposed(a, b, M, N)
        a, b = transposed(a, b, N, M)
    assert (a, b) == (i, j)


def test_tiled_stencil() -> None:
    """A tiled, doubly transposed and padded 2-D stencil: tiles of 16 with halo 1."""
    rows, columns = dimension("H", 16, 16), dimension("W", 16, 16)
    ti, tj = variable("ti", 0, exact_div(rows, 16)), variable("tj", 0, columns // 16)
    li, lj = variable("li", 0, 16), variable("lj", 0, 16)
    di, dj = variable("di", 0, 3), variable("dj", 0, 3)
    row, column = ti * 16 + li + di, tj * 16 + lj + dj
    a, b = transposed(row, column, columns + 2, rows + 2)
    a, b = transposed(a, b, rows + 2, columns + 2)
    flat = a * (columns + 2) + b
    a, b = flat // (columns + 2), flat % (columns + 2)
    index = clamped(a - 1, rows) * columns + clamped(b - 1, columns)
    assert print_size(index) == (
        "min(H - 1, max(0, di + li + 16*ti - 1))*W"
        " + min(W - 1, max(0, dj + lj + 16*tj - 1))"
    )


def test_divisors_are_all_of_them_from_the_greatest() -> None:
    for number in (1, 2, 12, 16, 97, 360, 4095, 4096):
        assert divisors(number) == [d for d in range(number, 0, -1) if number % d == 0]
