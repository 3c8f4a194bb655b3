"""The example programs against NumPy, by the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lift.infer import infer
from lift.interp import run
from lift.plain import lower
from lift.terms import Program
from lift.text import parse_program, print_program

FOLDER = Path(__file__).parents[2] / "examples" / "lift"
FILES = sorted(FOLDER.glob("*.lift"))
Array = np.ndarray[Any, Any]


def load(name: str) -> Program:
    path = FOLDER / f"{name}.lift"
    return infer(parse_program(path.read_text(encoding="utf-8"), path.name))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_examples_print_and_read_back(path: Path) -> None:
    program = load(path.stem)
    assert infer(parse_program(print_program(program))) == program
    assert infer(parse_program(print_program(program, types=True))) == program
    assert infer(lower(program)).result == program.result


def single(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).random(shape, dtype=np.float32)


def neighbours(a: Array, mode: Any) -> Array:
    p = np.pad(a, 1, mode=mode)
    return p[1:-1, 1:-1] + p[:-2, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:] + p[2:, 1:-1]


def heat(a: Array) -> Array:
    p = np.pad(a, 1, mode="symmetric")
    c = p[1:-1, 1:-1, 1:-1]
    ring = p[:-2, 1:-1, 1:-1] + p[2:, 1:-1, 1:-1] + p[1:-1, :-2, 1:-1]
    ring = ring + p[1:-1, 2:, 1:-1] + p[1:-1, 1:-1, :-2] + p[1:-1, 1:-1, 2:]
    return c + np.float32(0.1) * (ring - 6 * c)


def bodies(x: Array, y: Array, z: Array, m: Array) -> tuple[Array, Array, Array]:
    dx, dy, dz = (v[None, :] - v[:, None] for v in (x, y, z))
    square = dx * dx + dy * dy + dz * dz + 0.01
    force = m[None, :] / (square * np.sqrt(square))
    return (force * dx).sum(1), (force * dy).sum(1), (force * dz).sum(1)


def csr(offsets: Array, columns: Array, values: Array, x: Array) -> Array:
    products = values * x[columns]
    pairs = pairwise(offsets)
    return np.array([products[a:b].sum() for a, b in pairs])


def price(rate: float, volatility: float, s: Array, k: Array, t: Array) -> Array:
    from math import erfc

    normal = np.vectorize(lambda v: 0.5 * erfc(-v / 2**0.5))
    spread = volatility * np.sqrt(t)
    d1 = (np.log(s / k) + (rate + volatility**2 / 2) * t) / spread
    return np.asarray(s * normal(d1) - k * np.exp(-rate * t) * normal(d1 - spread))


A, B, V, W = single(6, 8), single(8, 5, seed=1), single(8, seed=2), single(6, seed=3)
LONG = single(40, seed=4)
BYTES = np.random.default_rng(5).integers(0, 256, 500).astype(np.uint8)
ROWS = [single(n + 1, seed=n) for n in range(5)]
OFFSETS = np.array([0, 3, 3, 4, 7], np.int32)
COLUMNS = np.array([1, 0, 4, 2, 2, 3, 0], np.int32)

#: Inputs, the value expected of the result or of the buffer of that name.
CASES: dict[str, tuple[dict[str, Any], str | None, Callable[[], Any]]] = {
    "dot": ({"x": V, "y": B[:, 0].copy()}, None, lambda: V @ B[:, 0]),
    "asum": ({"x": -V}, None, lambda: np.abs(V).sum()),
    "scal": ({"alpha": 3.0, "x": V}, "x", lambda: 3 * V),
    "axpy": ({"alpha": 3.0, "x": V, "y": V * 2}, "y", lambda: 5 * V),
    "gemv": (
        {"alpha": 2.0, "beta": 0.5, "A": A, "x": V, "y": W},
        "y",
        lambda: 2 * A @ V + 0.5 * W,
    ),
    "jacobi1d": (
        {"x": V},
        None,
        lambda: np.convolve(np.pad(V, 1, mode="edge"), np.ones(3) / 3, "valid"),
    ),
    "jacobi2d": ({"A": A}, None, lambda: np.float32(0.2) * neighbours(A, "wrap")),
    "heat3d": ({"A": single(3, 4, 5)}, None, lambda: heat(single(3, 4, 5))),
    "convolution": (
        {"x": LONG, "weights": single(17)},
        None,
        lambda: np.convolve(np.pad(LONG, 8), single(17)[::-1], "valid"),
    ),
    "interior": (
        {"a": np.arange(6.0), "b": np.full(6, 9.0)},
        "b",
        lambda: np.array([9, 2, 4, 6, 8, 9.0]),
    ),
    "nbody": (
        {"x": V, "y": V[::-1].copy(), "z": V * V, "m": V + 1},
        None,
        lambda: bodies(V, V[::-1], V * V, V + 1),
    ),
    "histogram": (
        {"data": BYTES, "bins": np.ones(256, np.int32)},
        "bins",
        lambda: np.bincount(BYTES, minlength=256) + 1,
    ),
    "spmv_csr": (
        {"offsets": OFFSETS, "columns": COLUMNS, "values": np.arange(7.0),
         "x": np.arange(5.0)},
        None,
        lambda: csr(OFFSETS, COLUMNS, np.arange(7.0), np.arange(5.0)),
    ),
    "trmv": (
        {"A": ROWS, "x": V[:5]},
        None,
        lambda: np.array([row @ V[: len(row)] for row in ROWS]),
    ),
    "argmin": ({"x": LONG}, None, lambda: (LONG.min(), LONG.argmin())),
    "prefix_sum": (
        {"x": np.full(5, 2**31, np.uint32)},
        None,
        lambda: np.cumsum(np.full(5, 2**31, np.uint32), dtype=np.uint32),
    ),
    "kmeans": (
        {"points": A, "centres": A[[4, 1, 2]]},
        None,
        lambda: ((A[:, None] - A[None, [4, 1, 2]]) ** 2).sum(2).argmin(1),
    ),
    "blackscholes": (
        {"rate": 0.02, "volatility": 0.3, "price": LONG + 1, "strike": LONG[::-1] + 1,
         "years": LONG + 0.5},
        None,
        lambda: price(0.02, 0.3, LONG + 1, LONG[::-1] + 1, LONG + 0.5),
    ),
    "atax": ({"A": A, "x": V}, None, lambda: A.T @ (A @ V)),
    "partial_dot": (
        {"x": single(256), "y": single(256, seed=9)},
        None,
        lambda: (single(256) * single(256, seed=9)).reshape(2, 128).sum(1),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_examples_compute_what_numpy_computes(name: str) -> None:
    inputs, buffer, expected = CASES[name]
    got = run(load(name), inputs)
    value = got.buffers[buffer] if buffer else got.results
    want = expected() if buffer or isinstance(expected(), tuple) else (expected(),)
    if name == "nbody":
        value = got.result
    np.testing.assert_allclose(value, want, rtol=2e-5, atol=1e-5)


def test_gemm_writes_only_its_columns() -> None:
    c = single(9 * 5 + 5, seed=7)
    inputs = {"alpha": 2.0, "beta": 0.5, "A": A, "B": B, "C": c}
    got = run(load("gemm"), inputs, {"ldc": 9}).buffers["C"]
    expected = c.copy()
    for i in range(6):
        row = slice(9 * i, 9 * i + 5)
        expected[row] = 2 * (A @ B)[i] + 0.5 * c[row]
    np.testing.assert_allclose(got, expected, rtol=1e-5)


def test_every_example_is_tested() -> None:
    assert {path.stem for path in FILES} == {*CASES, "gemm"}
