"""Every pattern: kernel against interpreter, bit for bit, for awkward sizes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from testsuite.lift.opencl.harness import DEVICE_MARKS, agree

pytestmark = DEVICE_MARKS

N = 101  # a prime: nothing divides it


def floats(*shape: int) -> np.ndarray[Any, Any]:
    # Small whole numbers: sums are exact in any order.
    return np.random.default_rng(7).integers(-8, 8, shape).astype(np.float32)


def ints(high: int, *shape: int) -> np.ndarray[Any, Any]:
    return np.random.default_rng(8).integers(0, high, shape).astype(np.int32)


X = {"x": floats(N)}
X640 = {"x": floats(640)}
XY = {"x": floats(N), "y": floats(N)}
A = {"a": floats(17, 23)}
HIST = {"k": ints(16, N), "v": ints(9, N), "h": ints(5, 16)}
CSR = {
    "offsets": np.array([0, 3, 3, 7], np.int32),
    "columns": np.array([0, 2, 4, 1, 1, 3, 4], np.int32),
    "values": floats(7),
    "x": floats(5),
}

ONE: list[tuple[str, str, dict[str, Any]]] = [
    ("map", r"x |> mapGlb0(\v -> v * v + 1.0f)", X),
    (
        "a choice that chooses",
        r"x |> mapGlb0(\v -> if select(v > 1.0f, false, true) then v * 2.0f else v)",
        X,
    ),
    ("map fused", r"x |> mapSeq(\v -> v * v) |> mapGlb0(\v -> v + 1.0f)", X),
    ("reduceSeq", "x |> reduceSeq(+, 0.0f)", X),
    ("reverse", "x |> gather(reverse) |> mapGlb0(id)", X),
    ("scatter", "x |> mapGlb0(id) |> scatter(reverse)", X),
    ("slide", "x |> slide(3, 1) |> mapGlb0(reduceSeq(+, 0.0f))", X),
    ("slide step", "x |> slide(5, 4) |> mapGlb0(reduceSeq(+, 0.0f))", X),
    ("pad clamp", "x |> pad(2, 3, clamp) |> mapGlb0(id)", X),
    ("pad wrap", "x |> pad(2, 3, wrap) |> mapGlb0(id)", X),
    ("pad mirror", "x |> pad(2, 3, mirror) |> mapGlb0(id)", X),
    ("pad one clamp", "x |> pad(2, 3, clamp) |> mapGlb0(id)", {"x": floats(1)}),
    ("pad one mirror", "x |> pad(2, 3, mirror) |> mapGlb0(id)", {"x": floats(1)}),
    ("pad constant", "x |> padConstant(2, 3, 5.0f) |> mapGlb0(id)", X),
    ("take read", "x |> take(5) |> mapGlb0(id)", X),
    ("take written", r"x |> mapGlb0(\v -> v + 1.0f) |> take(5)", X),
    ("drop read", "x |> drop(5) |> mapGlb0(id)", X),
    ("drop written", r"x |> mapGlb0(\v -> v + 1.0f) |> drop(5)", X),
    ("generate", r"generate(37, \i -> i * i) |> mapGlb0(id)", {}),
    ("select", r"x |> mapGlb0(\v -> if v < 0.0f then -v else v * 2.0f)", X),
    ("compare", r"x |> mapGlb0(\v -> v < 1.0f)", X),
    ("tuple out", r"x |> mapGlb0(\v -> (v, v * v))", X),
    ("two kernels", "x |> mapGlb0(id) |> gather(reverse) |> mapGlb0(id)", X),
    ("private", "x |> split(1) |> mapGlb0(toPrivate(mapSeq(id))) |> join", X),
    (
        "guarded tail",
        "x |> pad(0, 3, clamp) |> split(8) |> mapGlb0(mapSeq(id)) |> join |> take(101)",
        X,
    ),
    (
        "scan",
        "x |> split(1) |> transpose |> mapGlb0(scanSeq(+, 0.0f)) |> join",
        X,
    ),
    ("window", r"x |> split(101) |> mapGlb0(mapSeqSlide(3, 1, reduceSeq(+, 0.0f)))", X),
    ("iterate", "x |> iterate(3, \\y -> y |> gather(reverse) |> mapGlb0(id))", X),
    (
        "iterate registers",
        "x |> slide(8, 1) |> mapGlb0(iterate(3, split(2) |> mapSeq(reduceSeq(+, "
        "0.0f))))",
        X,
    ),
    (
        "local",
        "x |> split(64) |> mapWrg0(\\c -> c |> toLocal(mapLcl0(id)) "
        "|> gather(reverse) |> toGlobal(mapLcl0(id))) |> join",
        X640,
    ),
    ("vectors", r"x |> asVector(8) |> mapGlb0(mapVec(\v -> v * v)) |> asScalar", X640),
    (
        "unaligned vectors",
        r"x |> drop(1) |> take(632) |> asVector(8) |> mapGlb0(mapVec(\v -> v + 1.0f)) "
        "|> asScalar",
        X640,
    ),
    (
        "vectors stored unaligned",
        r"concat(x |> take(1) |> mapGlb0(id), x |> drop(1) |> take(632) |> asVector(8) "
        r"|> mapGlb0(mapVec(\v -> v + 1.0f)) |> asScalar)",
        X640,
    ),
    (
        "lanes choose",
        r"x |> asVector(4) |> mapGlb0(mapVec(\v -> "
        "if v < 0.0f then -v else max(v, 2.0f))) |> asScalar",
        X640,
    ),
    (
        "a lane picked at run time",
        r"x |> asVector(4) |> mapSeq(mapVec(\v -> v * v)) |> asScalar |> mapGlb0(id)",
        X640,
    ),
    (
        "lanes of vectors as vectors of another width",
        r"x |> asVector(4) |> mapSeq(mapVec(\v -> v * v)) |> asScalar |> asVector(8) "
        r"|> mapGlb0(mapVec(\v -> v + 1.0f)) |> asScalar",
        X640,
    ),
    (
        "argmin",
        r"zip(x, generate(101, \i -> i)) |> reduceSeq(\((v, i), (w, j)) -> "
        r"if w < v then (w, j) else (v, i), (f32#7f800000, -1i64))",
        X,
    ),
    (
        "partition",
        r"x |> pad(1, 1, clamp) |> slide(3, 1) |> partition(3, \i -> "
        r"if i < 1 then 1 else if i < 2 then 99 else 1) "
        r"|> mapSeq{unroll}(mapGlb0(reduceSeq(+, 0.0f))) |> join",
        X,
    ),
]


@pytest.mark.parametrize(
    ("body", "inputs"), [c[1:] for c in ONE], ids=[c[0] for c in ONE]
)
def test_one_array(body: str, inputs: dict[str, Any]) -> None:
    params = ", ".join(f"{name}: [f32]{data.size}" for name, data in inputs.items())
    agree(f"program p({params}) = {body}", inputs)


MORE: list[tuple[str, str, dict[str, Any]]] = [
    (
        "zip",
        r"program p<N>(x: [f32]N, y: [f32]N) = zip(x, y) |> mapGlb0(\(a, b) -> "
        r"(a + b, a * b))",
        XY,
    ),
    (
        "unzip",
        r"program p<N>(x: [f32]N, y: [f32]N) = "
        r"(zip(x, y) |> mapGlb0(\(a, b) -> (a + b, a * b)) |> unzip).1 |> mapGlb0(id)",
        XY,
    ),
    (
        "concat read",
        r"program p<N>(x: [f32]N, y: [f32]N) = concat(x, y) |> mapGlb0(\v -> v + 1.0f)",
        XY,
    ),
    (
        "concat written",
        r"program p<N>(x: [f32]N, y: [f32]N) = concat(x |> mapGlb0(id), y |> "
        r"mapGlb0(id))",
        XY,
    ),
    (
        "transpose read",
        "program p<N, M>(a: [[f32]M]N) = a |> transpose |> mapGlb1(mapGlb0(id))",
        A,
    ),
    (
        "transpose written",
        "program p<N, M>(a: [[f32]M]N) = a |> mapGlb1(mapGlb0(id)) |> transpose",
        A,
    ),
    (
        "split and join",
        r"program p<N>(x: [f32]N) where 7 divides N = x |> split(7) |> "
        r"map(gather(reverse)) "
        "|> mapGlb0(mapSeq(id)) |> join",
        {"x": floats(91)},
    ),
    (
        "gatherIdx",
        "program p<N, M>(k: [i32]N, x: [f32]M) = gatherIdx(k, x) |> mapGlb0(id)",
        {"k": ints(50, 30), "x": floats(50)},
    ),
    (
        "scatterIdx",
        "program p<N, M>(k: [i32]N, v: [f32]N, x: [f32]M) = scatterIdx(x, k, v)",
        {"k": ints(50, 30), "v": floats(30), "x": floats(50)},
    ),
    (
        "scatterIdx distinct",
        "program p<N, M>(k: [i32]N, v: [f32]N, x: [f32]M) = "
        r"scatterIdx{ignore, distinct}(x, k, v |> mapGlb0(\e -> e * 2.0f))",
        {"k": np.arange(-7, 53, 2, np.int32), "v": floats(30), "x": floats(50)},
    ),
    (
        "scatterIdx in place",
        "program p<N, M>(k: [i32]N, v: [f32]N, inout x: [f32]M): [f32]M into x = "
        "scatterIdx{ignore, distinct}(x, k, v)",
        {"k": np.arange(-7, 53, 2, np.int32), "v": floats(30), "x": floats(50)},
    ),
    (
        "at",
        r"program p<N>(k: [i32]N, x: [f32]16) = k |> mapGlb0(\i -> x[i])",
        {"k": ints(16, 30), "x": floats(16)},
    ),
    (
        "histogram seq",
        "program p<N>(k: [i32]N, v: [i32]N, h: [i32]16) = reduceByIndex{seq}(+, "
        "h, k, v)",
        HIST,
    ),
    (
        "histogram by blocks of keys",
        "program p<N>(k: [i32]N, v: [i32]N, h: [i32]16) = reduceByIndex{blocks}(-, "
        r"h, k |> mapSeq(\x -> x ^ 3), v)",
        {"k": ints(16, 150), "v": ints(99, 150), "h": ints(5, 16)},
    ),
    (
        "histogram atomic",
        "program p<N>(k: [i32]N, v: [i32]N, h: [i32]16) = "
        "reduceByIndex{atomic, assoc, comm}(+, h, k, v)",
        HIST,
    ),
    (
        "histogram atomic float",
        "program p<N>(k: [i32]N, v: [f32]N, h: [f32]16) = "
        "reduceByIndex{atomic, assoc, comm}(+, h, k, v)",
        {"k": ints(16, N), "v": floats(N), "h": floats(16)},
    ),
    (
        "histogram local",
        "program p<N>(k: [i32]N, v: [i32]N, h: [i32]16) = "
        "reduceByIndex{local, assoc, comm}(max, h, k, v)",
        {"k": ints(16, 9000), "v": ints(99, 9000), "h": ints(5, 16)},
    ),
    (
        "histogram local float",
        "program p<N>(k: [i32]N, v: [f32]N, h: [f32]16) = "
        "reduceByIndex{local, assoc, comm}(+, h, k, v)",
        {"k": ints(16, 9000), "v": floats(9000), "h": floats(16)},
    ),
    (
        "histogram ignores",
        "program p<N>(k: [i32]N, v: [i32]N, h: [i32]9) = "
        "reduceByIndex{atomic, assoc, comm, ignore}(+, h, k, v)",
        {"k": ints(16, N) - 3, "v": ints(9, N), "h": ints(5, 9)},
    ),
    (
        "histogram privatised",
        "program p<N>(k: [i32]N, v: [i32]N) where 8 divides N = "
        r"zip(k |> split(8), v |> split(8)) |> mapGlb0(\(ks, vs) -> "
        r"reduceByIndex{seq}(+, generate(16, \i -> 0), ks, vs)) |> transpose "
        "|> mapGlb0(reduceSeq(+, 0))",
        {"k": ints(16, 96), "v": ints(9, 96)},
    ),
    (
        "csr",
        "program p<N, M, Z>(offsets: [i32](N + 1), columns: [i32]Z, values: [f32]Z, "
        "x: [f32]M): [f32]N = zip(offsets |> take(N), offsets |> drop(1)) |> mapGlb0("
        r"\(s, e) -> reduceRange(\(acc, (a, b)) -> acc + a * b, 0.0f, s, e, "
        "zip(values, gatherIdx(columns, x))))",
        CSR,
    ),
    (
        "triangle",
        "program p<N>(a: [i ↦ [f32](i + 1)]N, x: [f32]N): [f32]N = a |> mapGlb0("
        r"\[i] row -> zip(row, x |> take(i + 1)) |> mapSeq(\(a, b) -> a * b) "
        "|> reduceSeq(+, 0.0f))",
        {"a": floats(15), "x": floats(5)},
    ),
    (
        "triangle written",
        "program p<N>(a: [i ↦ [f32](i + 1)]N, x: [f32]N) = zip(a, x) |> mapGlb0("
        r"\[i] (row, s) -> row |> mapSeq(\v -> v * s)) |> join",
        {"a": floats(15), "x": floats(5)},
    ),
    (
        "scan rows exclusive",
        "program p<N, M>(a: [[f32]M]N) = a |> mapGlb0(scanSeq{exclusive}(+, 1.0f))",
        A,
    ),
    (
        "scalar inputs",
        r"program p<N>(s: f32, x: [f32]N) = x |> mapGlb0(\v -> v * s)",
        {"s": 3.0, **X},
    ),
    (
        "into",
        r"program p<N>(s: f32, x: [f32]N, inout y: [f32]N): [f32]N into y = "
        r"zip(x, y) |> mapGlb0(\(a, b) -> s * a + b)",
        {"s": 3.0, **XY},
    ),
    (
        "into a part",
        "program p<N>(a: [f64]N, inout b: [f64]N): [f64](N - 2) where N >= 3 "
        r"into b[1; 1] = a |> slide(3, 1) |> mapGlb0(\w -> w[0] + w[2])",
        {"a": floats(N).astype(np.float64), "b": floats(N).astype(np.float64)},
    ),
    (
        "stencil in place means the old values",
        "program p<N>(inout b: [f32]N): [f32](N - 2) where N >= 3 "
        r"into b[1; 1] = b |> slide(3, 1) |> mapGlb0(\w -> w[0] + w[2])",
        {"b": floats(1000)},
    ),
    (
        "reversed in place",
        "program p<N>(inout b: [f32]N): [f32]N into b = b |> gather(reverse) |> "
        "mapGlb0(id)",
        {"b": floats(1000)},
    ),
    (
        "small integers wrap",
        r"program p<N>(x: [i8]N) = x |> mapGlb0(\v -> v * v + v)",
        {"x": np.arange(-128, 128).astype(np.int8)},
    ),
    (
        "host loop of unknown count",
        r"program p<N, K>(x: [f32]N, k: [f32]K) = x |> iterate(K, \y -> y |> "
        r"pad(1, 1, clamp) "
        "|> slide(3, 1) |> mapGlb0(reduceSeq(+, 0.0f)))",
        {**X, "k": floats(3)},
    ),
    (
        "host loop that shrinks",
        "program p(x: [f32]64) = x |> iterate(6, split(2) |> "
        "mapGlb0(reduceSeq(+, 0.0f)))",
        {"x": floats(64)},
    ),
    (
        "a fold of what the same kernel wrote",
        r"program p<N>(x: [f32]N) = let t = x |> scanSeq(+, 0.0f) in "
        "(t |> reduceSeq(+, 0.0f)) + 1.0f",
        X,
    ),
    (
        "two host loops in one program",
        r"program p<N>(x: [f32]N) = x |> iterate(2, mapGlb0(\v -> v + 1.0f)) "
        r"|> gather(reverse) |> iterate(3, mapGlb0(\v -> v * 2.0f))",
        X,
    ),
    (
        "an iteration that only moves data",
        r"program p<N>(x: [f32]N) = x |> mapGlb0(\v -> v + 1.0f) "
        "|> iterate(3, gather(reverse))",
        X,
    ),
    (
        "a conditional length",
        r"program p<N>(x: [f32]N) where N >= 2 = "
        r"x |> partition(2, \k -> if k < 1 then 1 else N - 1) "
        r"|> mapGlb0(\[k] row -> row |> mapSeq(\v -> v + 1.0f)) |> join",
        X,
    ),
    (
        "an array with the name of a parameter that the compiler makes",
        "program p<N, M>(a: [[f32]M]N, x: [f32]M) = "
        r"a |> mapGlb1(mapGlb0(\v -> v + x[0]))",
        {**A, "x": floats(23)},
    ),
    (
        "words of OpenCL as names",
        "program p<N>(half: [f32]N, exp: f32, inout local: [f32]N) into local = "
        r"zip(half, local) |> mapGlb0(\(a, b) -> a * b + exp)",
        {"half": floats(N), "exp": np.float32(2), "local": floats(N)},
    ),
    (
        "an iteration that begins with a view of something computed",
        r"program p<N>(x: [f32]N) = x |> mapGlb0(\v -> v + 1.0f) |> pad(2, 0, clamp) "
        r"|> split(1) |> join |> iterate(2, mapGlb0(\v -> v * 2.0f))",
        X,
    ),
    (
        "lanes of a permuted vector",
        r"program p(x: [f32]12) = x |> asVector(4) |> mapGlb0(mapVec(\v -> v * v)) "
        "|> asScalar |> scatter(stride(2)) |> reduceSeq(+, 1.5f)",
        {"x": floats(12)},
    ),
    (
        "all of two parts",
        r"program p<N>(x: [f32]N) where N >= 2 = "
        r"x |> partition(2, \k -> if k < 1 then 1 else N - 1) |> join |> mapGlb0(id)",
        X,
    ),
    (
        "padded 2-D stencil",
        "program p<N, M>(a: [[f32]M]N) = a |> pad2D(1, 1, clamp) |> slide2D(3, 1) "
        r"|> mapGlb1(mapGlb0(\w -> w |> join |> reduceSeq(+, 0.0f)))",
        A,
    ),
]


@pytest.mark.parametrize(
    ("text", "inputs"), [c[1:] for c in MORE], ids=[c[0] for c in MORE]
)
def test_more(text: str, inputs: dict[str, Any]) -> None:
    agree(text, inputs)
