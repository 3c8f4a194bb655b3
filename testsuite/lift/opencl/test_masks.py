"""Vectors of truth values: made, kept, chosen by, and turned into numbers."""

from __future__ import annotations

import numpy as np
import pytest

from lift.diagnostics import LiftError
from testsuite.lift.opencl.harness import DEVICE_MARKS, agree, compiled

HEAD = (
    "program m<N>(a: [i32]N, b: [i64]N, c: [f32]N, d: [f64]N, e: [i8]N, p: [bool]N) "
    "where 4 divides N = zip(a |> asVector(4), b |> asVector(4), c |> asVector(4), "
    "d |> asVector(4), e |> asVector(4), p |> asVector(4)) "
    r"|> mapGlb0(\(x, y, z, q, s, t) -> "
)
BODIES = {
    "a choice between comparisons": (
        "select(select(x < splat(4, 3), y < splat(4, 5i64), q < splat(4, 0.5)), "
        "z, splat(4, 9.0f))"
    ),
    "kept in a variable": (
        "let m = select(x < splat(4, 3), y < splat(4, 5i64), s < splat(4, 2i8)) in "
        "select(m & (y < splat(4, 2i64)), z, select(~m, splat(4, 9.0f), -z))"
    ),
    "as numbers": "f32(y < splat(4, 5i64)) + f32(t)",
    "as wide numbers": "f64(s < splat(4, 5i8))",
    "from numbers": "select(bool(y), z, splat(4, 9.0f))",
    "a lane as a number": "splat(4, f32(lane(0, y < splat(4, 5i64))))",
    "lanes compared": (
        "splat(4, lane(0, y < splat(4, 5i64)) == lane(1, x < splat(4, 5)))"
    ),
    "masks compared": "(y < splat(4, 5i64)) == (x < splat(4, 5))",
    "stored": "y < splat(4, 5i64)",
    "loaded and stored": "t",
    "loaded": "select(t ^ (y < splat(4, 5i64)), z, splat(4, 2.0f))",
    "one value repeated": "select(splat(4, lane(0, x) < 3), z, splat(4, 2.0f))",
    "an if in every lane": (
        r"y |> mapVec(\v -> if (if v > 0i64 then v < 5i64 else v < -5i64) "
        "then 1i8 else 2i8)"
    ),
    "in a private array": (
        r"generate(4, \i -> q < splat(4, f64(i) / 4.0)) |> toPrivate(mapSeq(id)) "
        r"|> \m -> select(m[2], z, select(m[1], splat(4, 1.0f), splat(4, 2.0f)))"
    ),
    "folded": (
        r"generate(4, \i -> z < splat(4, f32(i) / 4.0f)) "
        r"|> reduceSeq(\(u, v) -> u ^ v, y < splat(4, 2i64)) "
        r"|> \m -> select(m, z, splat(4, 2.0f))"
    ),
}


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.device
def test_masks_mean_what_truth_values_do(name: str) -> None:
    rng, count = np.random.default_rng(7), 32
    whole = rng.integers(-9, 9, (3, count))
    inputs = {
        "a": whole[0].astype(np.int32),
        "b": whole[1].astype(np.int64),
        "c": rng.random(count).astype(np.float32),
        "d": rng.random(count),
        "e": whole[2].astype(np.int8),
        "p": rng.integers(0, 2, count).astype(np.bool_),
    }
    agree(HEAD + BODIES[name] + ") |> asScalar", inputs)


@pytest.mark.device
def test_masks_in_local_memory_are_bytes() -> None:
    text = (
        "program m<N>(a: [f32]N, b: [f32]N) where 64 divides N = zip(a, b) "
        r"|> split(64) |> mapWrg0(\part -> part |> split(4) "
        r"|> toLocal(mapLcl0(mapSeq(\(u, v) -> u < v))) |> gather(reverse) "
        r"|> map(asVector(4)) |> toGlobal(mapLcl0(mapSeq(\m -> ~m))) "
        "|> map(asScalar) |> join) |> join"
    )
    a, b = np.random.default_rng(3).random((2, 128)).astype(np.float32)
    agree(text, {"a": a, "b": b})


test_masks_mean_what_truth_values_do = DEVICE_MARKS[1](
    test_masks_mean_what_truth_values_do
)
test_masks_in_local_memory_are_bytes = DEVICE_MARKS[1](
    test_masks_in_local_memory_are_bytes
)


def test_a_mask_is_no_argument_of_a_kernel() -> None:
    text = (
        "program m<N>(t: <bool>4, x: [f32]N) where 4 divides N = x |> asVector(4) "
        r"|> mapGlb0(\v -> select(t, v, -v)) |> asScalar"
    )
    with pytest.raises(LiftError) as problem:
        compiled(text)
    assert "<bool>4" in problem.value.diagnostic.message
