"""The interpreter against NumPy, pattern by pattern, over shapes and element types."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import reduce as fold
from typing import Any

import numpy as np
import pytest

from lift.diagnostics import LiftError
from lift.infer import infer
from lift.interp import Outcome, run
from lift.interp.values import DTYPES
from lift.terms.build import lit, pad_constant_nd
from lift.terms.core import Param
from lift.text import parse_program
from lift.types import F32

TYPES = ("i8", "i32", "u64", "f32", "f64")
Array = np.ndarray[Any, Any]


def interpret(text: str, **inputs: Any) -> Outcome:
    return run(infer(parse_program(text)), inputs)


def numbers(shape: tuple[int, ...], name: str, seed: int = 0) -> Array:
    rng = np.random.default_rng(seed)
    kind = np.dtype(DTYPES[name])
    if kind.kind == "f":
        return rng.standard_normal(shape).astype(kind)
    return rng.integers(0, 100, shape).astype(kind)


def rows(array: Array, starts: list[int], size: int) -> Array:
    return np.stack([array[s : s + size] for s in starts])


#: Stage of a pipeline over x: [t]12, and the same in NumPy.
STAGES: dict[str, Callable[[Array], Any]] = {
    "id": lambda x: x,
    "split(3)": lambda x: x.reshape(4, 3),
    "split(3) |> join": lambda x: x,
    "split(4) |> transpose": lambda x: x.reshape(3, 4).T,
    "gather(reverse)": lambda x: x[::-1],
    "scatter(reverse)": lambda x: x[::-1],
    "gather(stride(3))": lambda x: x[[i // 4 + 3 * (i % 4) for i in range(12)]],
    r"gather(\(i, n) -> (i + 1) % n, \(i, n) -> (i + n - 1) % n)": (
        lambda x: np.roll(x, -1)
    ),
    r"scatter(\(i, n) -> (i + 1) % n, \(i, n) -> (i + n - 1) % n)": (
        lambda x: np.roll(x, 1)
    ),
    "slide(3, 1)": lambda x: rows(x, list(range(10)), 3),
    "slide(4, 2)": lambda x: rows(x, [0, 2, 4, 6, 8], 4),
    "slide(2, 5)": lambda x: rows(x, [0, 5, 10], 2),
    "strided(1, 3, 4, 2)": lambda x: rows(x, [1, 5, 9], 2),
    "pad(2, 3, clamp)": lambda x: np.pad(x, (2, 3), mode="edge"),
    "pad(2, 3, mirror)": lambda x: np.pad(x, (2, 3), mode="symmetric"),
    "pad(2, 3, wrap)": lambda x: np.pad(x, (2, 3), mode="wrap"),
    "pad(30, 25, mirror)": lambda x: np.pad(x, (30, 25), mode="symmetric"),
    "pad(30, 25, wrap)": lambda x: np.pad(x, (30, 25), mode="wrap"),
    "take(5)": lambda x: x[:5],
    "drop(5)": lambda x: x[5:],
    "slice(2, 7)": lambda x: x[2:7],
    r"partition(3, \i -> 4)": lambda x: x.reshape(3, 4),
    r"partition(3, \i -> i + 3) |> join": lambda x: x,
    r"map(\v -> v + v)": lambda x: x + x,
    r"mapSeq{unroll}(\v -> v * v)": lambda x: x * x,
    r"split(4) |> mapWrg0(mapLcl0(\v -> v * v)) |> join": lambda x: x * x,
    r"mapGlb1(toPrivate(\v -> v - v))": lambda x: x - x,
    r"split(6) |> map(\r -> r[2])": lambda x: x[[2, 8]],
    r"slide(3, 1) |> map(\w -> w[0] + w[2])": lambda x: x[:-2] + x[2:],
    r"mapSeqSlide(3, 1, \w -> w[0] + w[2])": lambda x: x[:-2] + x[2:],
    r"asVector(4) |> map(mapVec(\v -> v + v)) |> asScalar": lambda x: x + x,
    r"asVector(2) |> map(\v -> lane(0, v) + lane(1, v))": lambda x: x[::2] + x[1::2],
    r"asVector(2) |> map(\v -> v * v) |> asScalar": lambda x: x * x,
    r"iterate(3, map(\v -> v + v))": lambda x: x * x.dtype.type(8),
    r"iterate(2, split(2) |> map(\p -> p[0] + p[1]))": lambda x: (
        (x[0::4] + x[1::4]) + (x[2::4] + x[3::4])
    ),
    r"iterate(2, slide(3, 1) |> map(\w -> w[1]))": lambda x: x[2:-2],
    r"iterate(2, \a -> concat(a, a))": lambda x: np.concatenate([x] * 4),
    r"split(4) |> pad(1, 1, wrap) |> map(take(2))": (
        lambda x: x.reshape(3, 4)[[2, 0, 1, 2, 0], :2]
    ),
    r"map(\v -> (v, v + v)) |> unzip": lambda x: (x, x + x),
    r"map(\v -> (v, v + v)) |> map(\(a, b) -> b)": lambda x: x + x,
    r"map(\v -> if v < v then v else v + v)": lambda x: x + x,
    r"map(\[i] v -> v)": lambda x: x,
}


@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize("stage", STAGES)
def test_stages(stage: str, name: str) -> None:
    x = numbers((12,), name)
    with np.errstate(all="ignore"):
        expected = STAGES[stage](x)
    got = interpret(f"program p(x: [{name}]12) = x |> {stage}", x=x)
    parts = expected if isinstance(expected, tuple) else (expected,)
    assert len(parts) == len(got.results)
    for want, have in zip(parts, got.results, strict=True):
        assert have.dtype == x.dtype
        assert np.array_equal(want, have)


@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize("stage", STAGES)
def test_stages_under_map(stage: str, name: str) -> None:
    """The same on every row of a matrix; the rows are one more dimension."""
    x = numbers((3, 12), name)
    with np.errstate(all="ignore"):
        each = [STAGES[stage](row) for row in x]
    got = interpret(f"program p(x: [[{name}]12]3) = x |> map({stage})", x=x)
    if isinstance(each[0], tuple):
        for number, have in enumerate(got.result):
            assert np.array_equal(np.stack([row[number] for row in each]), have)
    else:
        assert np.array_equal(np.stack(each), got.result)


@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize("count", [1, 2, 7, 100])
@pytest.mark.parametrize("pattern", ["reduce", "reduceSeq", "reduceSeq{unroll}"])
def test_folds_go_from_left_to_right(pattern: str, count: int, name: str) -> None:
    x = numbers((count,), name)
    zero = f"{name}(1)"
    text = f"program p<N>(x: [{name}]N) = x |> {pattern}(-, {zero})"
    with np.errstate(all="ignore"):
        expected = fold(lambda a, b: a - b, list(x), x.dtype.type(1))
    got = interpret(text, x=x).result
    assert got.dtype == x.dtype
    assert got == expected


@pytest.mark.parametrize("name", TYPES)
def test_scans(name: str) -> None:
    x = numbers((9,), name)
    with np.errstate(all="ignore"):
        sums = [x.dtype.type(0)]
        for value in x:
            sums.append(sums[-1] + value)
    zero = f"{name}(0)"
    text = "program p<N>(x: [{t}]N) = x |> {scan}(+, {z})"
    inclusive = interpret(text.format(t=name, scan="scan", z=zero), x=x).result
    assert np.array_equal(inclusive, np.array(sums[1:]))
    for scan in ("scan{exclusive}", "scanSeq{exclusive}"):
        exclusive = interpret(text.format(t=name, scan=scan, z=zero), x=x).result
        assert np.array_equal(exclusive, np.array(sums[:-1]))


def test_reduce_part_folds_every_chunk_from_the_initial_value() -> None:
    x = numbers((12,), "f32")
    text = "program p(x: [f32]12) = x |> reducePart(3, +, 1.0f)"
    expected = [fold(lambda a, b: a + b, c, np.float32(1)) for c in x.reshape(3, 4)]
    assert np.array_equal(interpret(text, x=x).result, np.array(expected))


def test_pad_constant_in_two_dimensions() -> None:
    program = parse_program("program p(x: [[f32]4]3) = x")
    body = pad_constant_nd(Param("x"), ((1, 2), (0, 1)), (3, 4), lit(7, F32))
    x = numbers((3, 4), "f32")
    expected = np.pad(x, ((1, 2), (0, 1)), constant_values=7)
    assert np.array_equal(run(replace(program, body=body), {"x": x}).result, expected)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_slide_in_three_dimensions(size: int) -> None:
    x = numbers((4, 5, 6), "f32")
    got = interpret(f"program p(x: [[[f32]6]5]4) = x |> slide3D({size}, 1)", x=x).result
    expected = np.lib.stride_tricks.sliding_window_view(x, (size, size, size))
    assert np.array_equal(got, expected)


@pytest.mark.parametrize("mode", [("clamp", "edge"), ("mirror", "symmetric")])
def test_pad_in_two_dimensions(mode: tuple[str, str]) -> None:
    x = numbers((3, 4), "i32")
    got = interpret(f"program p(x: [[i32]4]3) = x |> pad2D(1, 2, {mode[0]})", x=x)
    assert np.array_equal(got.result, np.pad(x, (1, 2), mode=mode[1]))  # type: ignore[call-overload]


def test_zip_generate_and_indices() -> None:
    x, y = numbers((6,), "f32"), numbers((6,), "f32", 1)
    text = r"""
    program p<N>(x: [f32]N, y: [f32]N) =
      zip(x, y, generate(N, \i -> f32(i))) |> map(\(a, b, i) -> a * b + i)"""
    expected = x * y + np.arange(6, dtype=np.float32)
    assert np.array_equal(interpret(text, x=x, y=y).result, expected)
    text = r"program p<N>(x: [f32]N) = x |> map(\[i] v -> nat(N - i))"
    assert np.array_equal(interpret(text, x=x).result, np.arange(6, 0, -1))


def test_gather_and_scatter_by_data() -> None:
    x, idx = numbers((5,), "f64"), np.array([4, 0, 0, 2], np.int32)
    text = "program p<N, M>(x: [f64]N, idx: [i32]M) = gatherIdx(idx, x)"
    assert np.array_equal(interpret(text, x=x, idx=idx).result, x[idx])
    text = (
        "program p<N, M>(x: [f64]N, idx: [i32]M, v: [f64]M) = "
        "scatterIdx{ignore}(x, idx, v)"
    )
    values = np.arange(4, dtype=np.float64)
    got = interpret(text, x=x, idx=np.array([4, 0, 0, 9], np.int32), v=values).result
    # Of two values for one place the later one stays; 9 is outside and left out.
    assert np.array_equal(got, [2.0, x[1], x[2], x[3], 0.0])


def test_histogram_in_order() -> None:
    keys = np.array([0, 2, 2, 1, 2, 7], np.int32)
    values = numbers((6,), "f32")
    text = (
        "program p<N, B>(bins: [f32]B, keys: [i32]N, v: [f32]N) = "
        "reduceByIndex{ignore}(-, bins, keys, v)"
    )
    bins = numbers((3,), "f32", 5)
    expected = bins.copy()
    for key, value in zip(keys, values, strict=True):
        if key < 3:
            expected[key] -= value
    assert np.array_equal(
        interpret(text, bins=bins, keys=keys, v=values).result, expected
    )


def test_csr_rows() -> None:
    offsets = np.array([0, 2, 2, 5], np.int32)
    values = numbers((5,), "f32")
    text = (
        "program p<N, Z>(o: [i32](N + 1), v: [f32]Z) = v |> segmentedReduce(+, 0.5f, o)"
    )
    parts = [values[0:2], values[2:2], values[2:5]]
    expected = [fold(lambda a, b: a + b, part, np.float32(0.5)) for part in parts]
    got = interpret(text, o=offsets, v=values).result
    assert np.array_equal(got, np.array(expected))


def test_ranges_of_run_time_bounds() -> None:
    x = numbers((10,), "i32")
    text = "program p(a: i32, b: i32, x: [i32]10) = x |> reduceRange(+, 0, a, b)"
    for a, b in ((0, 10), (3, 7), (5, 5), (6, 2)):
        assert interpret(text, a=a, b=b, x=x).result == x[a:b].sum()


def test_triangles_packed_and_as_rows() -> None:
    lengths = [1, 2, 3, 4]
    parts = [numbers((n,), "f32", n) for n in lengths]
    text = r"""
    program p<N>(A: [i ↦ [f32](i + 1)]N) = A |> map(\[i] r -> r |> reduce(+, 0.0f))"""
    expected = [fold(lambda a, b: a + b, part, np.float32(0)) for part in parts]
    assert np.array_equal(interpret(text, A=parts).result, np.array(expected))
    packed = np.concatenate(parts)
    assert np.array_equal(interpret(text, A=packed).result, np.array(expected))


def test_ragged_zip_unzip_and_join() -> None:
    text = r"""
    program p<N>(A: [i ↦ [f32](i + 1)]N, x: [f32]N) =
      let both = (zip(A, x) |> unzip) in (both.0 |> join, both.1)"""
    parts = [numbers((n,), "f32", n) for n in (1, 2, 3)]
    x = numbers((3,), "f32")
    got = interpret(text, A=parts, x=x)
    assert np.array_equal(got.results[0], np.concatenate(parts))
    assert np.array_equal(got.results[1], x)


def test_argmin_keeps_the_first() -> None:
    text = r"""
    program p<N>(x: [f32]N) =
      zip(x, generate(N, \i -> i)) |> reduce(\((v, i), (w, j)) ->
        if w < v then (w, j) else (v, i), (f32#7f800000, -1i64))"""
    x = np.array([3, 1, 2, 1], np.float32)
    value, index = interpret(text, x=x).results
    assert (value, index) == (1.0, 1)


def test_only_the_chosen_side_is_evaluated() -> None:
    text = r"""
    program p<N>(x: [f32]N, i: [i32]N) =
      i |> map(\k -> if k < 0 then 0.0f else x[k])"""
    x = numbers((3,), "f32")
    got = interpret(text, x=x, i=np.array([-5, 2, 0], np.int32)).result
    assert np.array_equal(got, [0.0, x[2], x[0]])
    with pytest.raises(LiftError, match="L201"):
        interpret(text, x=x, i=np.array([3, 2, 0], np.int32))


def test_results_go_into_strided_buffers() -> None:
    text = r"""
    program p<N, M, ld>(x: [[f64]M]N, inout y: [f64](ld*(N - 1) + M + 3)): [[f64]M]N
      where M <= ld into y[3; ld, 1] = x |> map(map(\v -> v + v))"""
    x, y = numbers((2, 3), "f64"), numbers((5 + 3 + 3,), "f64", 1)
    expected = y.copy()
    for i in range(2):
        expected[3 + 5 * i : 6 + 5 * i] = 2 * x[i]
    program = infer(parse_program(text))
    got = run(program, {"x": x, "y": y}, {"ld": 5})
    assert np.array_equal(got.buffers["y"], expected)
    assert not np.shares_memory(got.buffers["y"], y)


def test_tuples_of_results_each_with_its_place() -> None:
    text = r"""
    program p<N>(x: [i32]N, inout y: [i32]N) into y, _ =
      (x |> map(\v -> v * 2), x |> reduce(+, 0))"""
    x = np.arange(4, dtype=np.int32)
    got = interpret(text, x=x, y=np.zeros(4, np.int32))
    assert np.array_equal(got.buffers["y"], 2 * x)
    assert got.results[1] == 6


def test_inputs_are_checked() -> None:
    text = "program p<N>(x: [f32]N, y: [f32]N) where N >= 2 = zip(x, y)"
    good = numbers((3,), "f32")
    for bad in (numbers((4,), "f32"), numbers((3,), "f64"), numbers((3, 1), "f32")):
        with pytest.raises(LiftError, match="L202"):
            interpret(text, x=good, y=bad)
    with pytest.raises(LiftError, match="L202"):
        interpret(text, x=good[:1], y=good[:1])
    with pytest.raises(LiftError, match="L202"):
        interpret(text, x=good)


def test_empty_arrays() -> None:
    text = r"""
    program p<N>(x: [f32]N) where N >= 0 =
      (x |> map(\v -> v + v), x |> reduce(+, 1.0f), x |> scan(+, 0.0f),
       x |> split(3) |> join, x |> map(\[i] v -> nat(i)))"""
    program = infer(parse_program(text.replace("N >= 0", "N >= 0, 3 divides N")))
    got = run(program, {"x": np.zeros(0, np.float32)})
    assert [np.shape(part) for part in got.results] == [(0,), (), (0,), (0,), (0,)]
    assert got.results[1] == 1.0


def test_choices_nest_outside_of_maps() -> None:
    """The mask of a single point is an array, too."""
    text = "program p(x: f32) = if x < 2.0f then if x < 1.0f then 0.0f else x else 2.0f"
    for given, expected in ((0.5, 0.0), (1.5, 1.5), (3.0, 2.0)):
        assert interpret(text, x=given).result == expected


def test_positions_of_one_name_nest() -> None:
    text = r"""
    program p<N>(x: [[f32]N]N) =
      x |> map(\[i] row -> (nat(i), row |> map(\[i] v -> nat(i)), nat(i)))"""
    outer, inner, again = interpret(text, x=np.zeros((3, 3), np.float32)).result
    assert np.array_equal(outer, [0, 1, 2])
    assert np.array_equal(inner, [[0, 1, 2]] * 3)
    assert np.array_equal(again, [0, 1, 2])
