"""What is measured: high-level programs, inputs, what they are compared with.

Programs are written as the detector produces them. A case says how much work a run is
(bytes or floating-point operations), its rival and the ratio that is wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from benchmarks.kernels.rivals import Rivals

Array = np.ndarray[Any, Any]
Rival = Literal["stream", "clang", "openblas"]


@dataclass(frozen=True, slots=True)
class Case:
    """One line of the table.

    `baseline` is called with the rivals' library and the inputs and gives a function
    without arguments that does the same work; None: the bandwidth of STREAM.
    """

    name: str
    program: str
    inputs: Callable[[], dict[str, Any]]
    sizes: Mapping[str, int]
    work: float
    unit: Literal["GB/s", "GF/s", "M/s"]
    rival: Rival
    wanted: float
    baseline: Callable[[Rivals, dict[str, Any]], Callable[[], None]] | None = None


def gemm_program(scalar: str, zero: str) -> str:
    """C = A B, row-major."""
    return f"""program gemm<n>(inout C: [{scalar}](n*n), A: [{scalar}](n*n),
  B: [{scalar}](n*n)): [[{scalar}]n]n into C[0; n, 1] =
  A |> strided(0, n, n, n) |> map(\\row ->
    B |> strided(0, n, n, n) |> transpose |> map(\\col ->
      zip(row, col) |> reduce(\\(acc, e) -> fma(e.0, e.1, acc), {zero})))"""


def _random(kind: str, *shape: int) -> Array:
    return np.random.default_rng(sum(shape)).random(shape).astype(kind)


def gemm(n: int, kind: Literal["f4", "f8"]) -> Case:
    """Square GEMM against OpenBLAS with two threads."""
    scalar, zero = ("f32", "0.0f") if kind == "f4" else ("f64", "0.0")

    def inputs() -> dict[str, Any]:
        return {
            "C": np.zeros((n, n), kind),
            "A": _random(kind, n, n),
            "B": _random(kind, n, n),
        }

    def baseline(rivals: Rivals, given: dict[str, Any]) -> Callable[[], None]:
        c = np.zeros((n, n), kind)
        return lambda: rivals.gemm(n, given["A"], given["B"], c)

    return Case(
        f"{'sd'[kind == 'f8']}gemm {n}", gemm_program(scalar, zero), inputs, {"n": n},
        2.0 * n**3, "GF/s", "openblas", 0.9, baseline,
    )  # fmt: skip


def trmv(
    n: int, name: str, program: str, wanted: float, transposed: bool = False
) -> Case:
    """A lower triangle in full storage times a vector, against OpenBLAS."""

    def inputs() -> dict[str, Any]:
        return {"L": _random("f8", n, n), "x": _random("f8", n)}

    def baseline(rivals: Rivals, given: dict[str, Any]) -> Callable[[], None]:
        y = np.zeros(n)
        return lambda: rivals.trmv(n, given["L"], given["x"], y, transposed)

    return Case(
        name, program, inputs, {"n": n}, 4.0 * n * n, "GB/s", "openblas", wanted,
        baseline,
    )  # fmt: skip


_DOT = """program dotproduct<n>(x: [f32]n, y: [f32]n): f32 =
  zip(x, y) |> map(\\e -> e.0 * e.1) |> reduce{assoc, comm}(\\(a, b) -> a + b, 0.0f)"""
_ASUM = """program asum<n>(x: [f32]n): f32 =
  x |> map(\\e -> fabs(e)) |> reduce{assoc, comm}(\\(a, b) -> a + b, 0.0f)"""
_SCAL = """program scal<n>(inout x: [f32]n, a: f32): [f32]n into x =
  x |> map(\\e -> a * e)"""
_GEMV = """program gemv<n, m>(
  inout y: [f32]n, A: [f32](n*m), x: [f32]m): [f32]n into y =
  A |> strided(0, n, m, m) |> map(\\row ->
    zip(row, x) |> reduce(\\(acc, e) -> fma(e.0, e.1, acc), 0.0f))"""
_GEMV_FREE = """program gemv<n, m>(
  inout y: [f32]n, A: [f32](n*m), x: [f32]m): [f32]n into y =
  A |> strided(0, n, m, m) |> map(\\row ->
    zip(row, x) |> map(\\e -> e.0 * e.1)
    |> reduce{assoc, comm}(\\(a, b) -> a + b, 0.0f))"""
_GEMV_T = """program gemvt<n, m>(
  inout y: [f32]m, A: [f32](n*m), x: [f32]n): [f32]m into y =
  A |> strided(0, n, m, m) |> transpose |> map(\\col ->
    zip(col, x) |> reduce(\\(acc, e) -> fma(e.0, e.1, acc), 0.0f))"""
_TRMV = """program trmv<n>(L: [f64](n*n), x: [f64]n): [f64]n =
  L |> strided(0, n, n, n) |> map(\\[i] row ->
    zip(row, x) |> reduceRange(
      \\(acc, e) -> (e.0 * e.1) + acc, 0.0, 0i64, 1i64 + nat(i)))"""
_TRMV_FREE = _TRMV.replace("program", "program{relaxed}")
_TRMV_T = """program trmvt<n>(L: [f64](n*n), x: [f64]n): [f64]n =
  L |> strided(0, n, n, n) |> transpose |> map(\\[i] column ->
    zip(column, x) |> reduceRange(
      \\(acc, e) -> (e.0 * e.1) + acc, 0.0, nat(i), nat(n)))"""
_STENCIL_2D = """program jacobi<n, m>(v: [f64](n*m + 2*n + 2*m + 4),
  inout u: [f64](n*m + 2*n + 2*m + 4)): [[f64]m]n into u[m + 3; m + 2, 1] =
  zip(v |> strided(1, n, m + 2, m), v |> strided(2*m + 5, n, m + 2, m),
      v |> strided(m + 2, n, m + 2, m), v |> strided(m + 4, n, m + 2, m))
  |> map(\\r -> zip(r.0, r.1, r.2, r.3)
    |> map(\\e -> 0.25 * (((e.0 + e.1) + e.2) + e.3)))"""
_STENCIL_3D = """program heat<n>(A: [[[f32]n]n]n): [[[f32](n - 2)](n - 2)](n - 2)
  where n >= 3 =
  A |> slide3D(3, 1) |> map(map(map(\\w ->
    let c = w[1][1][1] in
    let r = w[0][1][1] + w[2][1][1] + w[1][0][1] + w[1][2][1] + w[1][1][0]
      + w[1][1][2] in
    c + 0.1f * (r - 6.0f * c))))"""
_NBODY = """program{relaxed} nbody<n>(x: [f32]n, y: [f32]n, z: [f32]n, m: [f32]n):
  ([f32]n, [f32]n, [f32]n) =
  zip(x, y, z) |> map(\\p ->
    zip(x, y, z, m) |> reduce(\\((ax, ay, az), q) ->
      let dx = q.0 - p.0 in let dy = q.1 - p.1 in let dz = q.2 - p.2 in
      let d = dx * dx + dy * dy + dz * dz + 0.01f in
      let f = q.3 / (d * sqrt(d)) in
      (ax + f * dx, ay + f * dy, az + f * dz), (0.0f, 0.0f, 0.0f))) |> unzip"""
_MRIQ = """program mriq<n, k>(x: [f32]n, y: [f32]n, z: [f32]n,
  kx: [f32]k, ky: [f32]k, kz: [f32]k, mag: [f32]k): ([f32]n, [f32]n) =
  zip(x, y, z) |> map(\\p ->
    zip(kx, ky, kz, mag) |> reduce(\\((r, s), q) ->
      let e = 6.2831853f * (q.0 * p.0 + q.1 * p.1 + q.2 * p.2) in
      (r + q.3 * cos(e), s + q.3 * sin(e)), (0.0f, 0.0f))) |> unzip"""
_SCHOLES = """fun normal(x: f32): f32 = 0.5f * erfc(-x * 0.70710677f)
program scholes<n>(r: f32, v: f32, s: [f32]n, k: [f32]n, t: [f32]n): [f32]n =
  zip(s, k, t) |> map(\\e ->
    let spread = v * sqrt(e.2) in
    let d1 = (log(e.0 / e.1) + (r + 0.5f * v * v) * e.2) / spread in
    e.0 * normal(d1) - e.1 * exp(-r * e.2) * normal(d1 - spread))"""
_KMEANS = """program kmeans<n, k, f>(p: [f32](n*f), c: [f32](k*f)): [i32]n =
  p |> strided(0, n, f, f) |> map(\\point ->
    (zip(c |> strided(0, k, f, f), generate(k, \\j -> i32(j)))
     |> reduce(\\(best, e) ->
      let d = zip(point, e.0) |> reduce(\\(s, q) ->
        let g = q.0 - q.1 in s + g * g, 0.0f) in
      (select(d < best.0, d, best.0), select(d < best.0, e.1, best.1)),
      (3.4028235e38f, -1))).1)"""
_SPMV = """program spmv<n, m, z>(offsets: [i32](n + 1), columns: [i32]z, values: [f64]z,
  x: [f64]m): [f64]n =
  zip(values, gatherIdx(columns, x))
  |> segmentedReduce(\\(acc, e) -> acc + e.0 * e.1, 0.0, offsets)"""
_HISTOGRAM = """program hist<n, b>(keys: [i32]n, inout bins: [i32]b): [i32]b into bins =
  reduceByIndex{assoc, comm}(\\(x, y) -> x + y, bins, keys, generate(n, \\i -> 1))"""


def streaming() -> list[Case]:
    """Kernels that memory limits, against the bandwidth of STREAM."""
    n, side, cube = 2**25, 8192, 400
    vector = {"x": lambda: _random("f4", n), "y": lambda: _random("f4", n)}

    def vectors(*names: str, **more: Any) -> Callable[[], dict[str, Any]]:
        return lambda: {**{name: vector[name]() for name in names}, **more}

    def matrix() -> dict[str, Any]:
        zeros = np.zeros(side, "f4")
        return {"A": _random("f4", side, side), "x": _random("f4", side), "y": zeros}

    def planes() -> dict[str, Any]:
        shape = (4098, 4098)
        return {"v": _random("f8", *shape), "u": np.zeros(shape)}

    cells = 4096 * 4096
    square = {"n": side, "m": side}
    return [
        Case("dot", _DOT, vectors("x", "y"), {}, 8.0 * n, "GB/s", "stream", 0.85),
        Case("asum", _ASUM, vectors("x"), {}, 4.0 * n, "GB/s", "stream", 0.85),
        Case("scal", _SCAL, vectors("x", a=1.5), {}, 8.0 * n, "GB/s", "stream", 0.85),
        Case("gemv in order", _GEMV, matrix, square, 4.0 * side**2, "GB/s",
             "stream", 0.85),
        Case("gemv", _GEMV_FREE, matrix, square, 4.0 * side**2, "GB/s", "stream", 0.85),
        Case("gemv transposed", _GEMV_T, matrix, square, 4.0 * side**2, "GB/s",
             "stream", 0.85),
        Case("stencil 2-D", _STENCIL_2D, planes, {"n": 4096, "m": 4096}, 16.0 * cells,
             "GB/s", "stream", 0.85),
        Case("stencil 3-D", _STENCIL_3D, lambda: {"A": _random("f4", cube, cube, cube)},
             {"n": cube}, 8.0 * cube**3, "GB/s", "stream", 0.85),
    ]  # fmt: skip


def computing() -> list[Case]:
    """Kernels that arithmetic limits, against clang -O3 -ffast-math on one core."""
    n, points, samples = 8192, 2**15, 1024
    options = 2**21

    def bodies() -> dict[str, Any]:
        return {name: _random("f4", n + k)[:n] for k, name in enumerate("xyzm")}

    def image() -> dict[str, Any]:
        where = {
            name: _random("f4", points + k)[:points] for k, name in enumerate("xyz")
        }
        names = ("kx", "ky", "kz", "mag")
        return where | {
            k: _random("f4", samples + j)[:samples] for j, k in enumerate(names)
        }

    def market() -> dict[str, Any]:
        arrays = {name: _random("f4", options) + 0.5 for name in "skt"}
        return {"r": 0.02, "v": 0.3, **arrays}

    def clusters() -> dict[str, Any]:
        return {"p": _random("f4", points * 4, 16), "c": _random("f4", 32, 16)}

    def run(name: str, order: str, *counts: int) -> Callable[..., Callable[[], None]]:
        def make(rivals: Rivals, given: dict[str, Any]) -> Callable[[], None]:
            return rivals.loop(name, [given[key] for key in order.split()], counts)

        return make

    return [
        Case("n-body", _NBODY, bodies, {}, 20.0 * n * n, "GF/s", "clang", 1.8,
             run("nbody", "x y z m", n)),
        Case("mri-q", _MRIQ, image, {}, points * samples, "M/s", "clang", 1.8,
             run("mriq", "x y z kx ky kz mag", points, samples)),
        Case("BlackScholes", _SCHOLES, market, {}, options, "M/s", "clang", 1.8,
             run("blackscholes", "r v s k t", options)),
        Case("k-means", _KMEANS, clusters, {"n": points * 4, "k": 32, "f": 16},
             3.0 * points * 4 * 32 * 16, "GF/s", "clang", 1.8,
             run("kmeans", "p c", points * 4, 32, 16)),
    ]  # fmt: skip


def irregular() -> list[Case]:
    """Kernels that indices limit, against clang on one core."""
    rows, width, keys = 2**19, 16, 2**26
    rng = np.random.default_rng(0)

    def sparse() -> dict[str, Any]:
        offsets = (np.arange(rows + 1) * width).astype("i4")
        columns = rng.integers(0, rows, rows * width).astype("i4")
        return {"offsets": offsets, "columns": columns,
                "values": rng.random(rows * width), "x": rng.random(rows)}  # fmt: skip

    def counts(bins: int) -> Callable[[], dict[str, Any]]:
        return lambda: {
            "keys": rng.integers(0, bins, keys).astype("i4"),
            "bins": np.zeros(bins, "i4"),
        }

    def product(rivals: Rivals, given: dict[str, Any]) -> Callable[[], None]:
        order = ("offsets", "columns", "values", "x")
        return rivals.loop("spmv", [given[k] for k in order], (rows,))

    def counted(rivals: Rivals, given: dict[str, Any]) -> Callable[[], None]:
        bins = given["bins"].copy()
        return rivals.loop("histogram", [given["keys"], bins], (keys,))

    return [
        Case("SpMV-CSR", _SPMV, sparse, {}, 2.0 * rows * width, "GF/s", "clang", 1.4,
             product),
        Case("histogram 256", _HISTOGRAM, counts(256), {}, keys, "M/s", "clang", 1.6,
             counted),
        Case("histogram 65536", _HISTOGRAM, counts(65536), {}, keys, "M/s", "clang",
             1.6, counted),
    ]  # fmt: skip


def all_cases() -> list[Case]:
    """The table."""
    kinds: tuple[Literal["f4", "f8"], ...] = ("f4", "f8")
    products = [gemm(n, kind) for kind in kinds for n in (512, 1000, 1536, 2048)]
    triangles = [
        trmv(8192, "trmv", _TRMV_FREE, 1.0),
        # OpenBLAS reorders; these two keep the order of every sum.
        trmv(8192, "trmv in order", _TRMV, 0.8),
        trmv(8192, "trmv transposed", _TRMV_T, 0.6, transposed=True),
    ]
    return [*products, *triangles, *streaming(), *computing(), *irregular()]
