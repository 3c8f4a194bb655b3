"""Names of the user's that mean something in OpenCL C."""

from __future__ import annotations

import numpy as np
import pytest

from lift.opencl.names import Names, is_reserved, spelled
from testsuite.lift.opencl.harness import DEVICE_MARKS, agree

WORDS = {
    "types": "float int4 half size_t image2d_t bool uint",
    "words": "kernel global while restrict private typedef NULL",
    "builtins": "min sqrt dot isnan convert_int4 as_float vload4",
    "ids": "get_global_id get_local_id get_num_groups barrier printf",
    "macros": "NAN M_PI FLT_MAX INFINITY CLK_LOCAL_MEM_FENCE linux",
    "ours": "lift_min lift_floor_div g_id wg_id i j acc out tmp step",
}


@pytest.mark.parametrize("kind", WORDS)
@pytest.mark.device
def test_sizes_and_arrays_may_have_any_name(kind: str) -> None:
    words = WORDS[kind].split()
    arrays = ", ".join(f"{word}_a: [f32]{word}" for word in words)
    body = ", ".join(
        rf"{word}_a |> pad(1, 1, clamp) |> mapGlb0(\{word} -> fmin({word}, x[0]))"
        for word in words
    )
    text = f"program {words[0]}<{', '.join(words)}>(x: [f32]1, {arrays}) = ({body})"
    rng = np.random.default_rng(5)
    inputs = {
        f"{word}_a": rng.random(k + 3).astype(np.float32)
        for k, word in enumerate(words)
    }
    agree(text, {"x": np.array([0.5], np.float32), **inputs})


@pytest.mark.parametrize("kind", WORDS)
@pytest.mark.device
def test_parameters_may_have_any_name(kind: str) -> None:
    words = WORDS[kind].split()
    numbers = ", ".join(f"{word}: f32" for word in words[::2])
    arrays = ", ".join(f"{word}: [f32]N" for word in words[1::2])
    total = " + ".join(f"{word}[0] * sqrt({word2})" for word, word2 in zip(
        words[1::2], words[::2], strict=False))  # fmt: skip
    text = (
        f"program p<N>(x: [f32]N, {numbers}, {arrays}) = "
        rf"x |> pad(1, 1, clamp) |> mapGlb0(\v -> fmin(v, {total}))"
    )
    inputs = {word: np.float32(0.25) for word in words[::2]}
    lines = {word: np.full(9, 0.5, np.float32) for word in (*words[1::2], "x")}
    agree(text, {**inputs, **lines})


test_sizes_and_arrays_may_have_any_name = DEVICE_MARKS[1](
    test_sizes_and_arrays_may_have_any_name
)
test_parameters_may_have_any_name = DEVICE_MARKS[1](test_parameters_may_have_any_name)


@pytest.mark.parametrize("word", ["x", "is_big", "worker", "halfway", "intake", "get"])
def test_ordinary_names_stay(word: str) -> None:
    assert not is_reserved(word)
    assert spelled(word, Names()) == word
    assert Names().fresh(word) == word


@pytest.mark.parametrize("word", ["float", "get_global_id", "vload4", "__x", "NAN"])
def test_a_substitute_is_no_reserved_word_either(word: str) -> None:
    names = Names()
    found = [spelled(word, names), *(names.fresh(word) for _ in range(3))]
    assert len(set(found)) == 4
    assert not any(is_reserved(name) for name in found)
