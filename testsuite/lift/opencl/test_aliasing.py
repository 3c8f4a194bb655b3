"""Which kernels tell the compiler that their buffers do not overlap."""

from __future__ import annotations

import pytest

from testsuite.lift.opencl.harness import compiled


def results(count: int, wide: bool = False) -> str:
    """Every work-item computes so many results, each into an array of its own."""
    parts = [f"v * {k}.5f + {k}.0f" for k in range(1, count + 1)]
    arrays = ", ".join(["[f32]N"] * count)
    one = ", ".join(rf"x |> mapGlb0(\v -> {part})" for part in parts)
    each = rf"x |> mapGlb0(\v -> ({', '.join(parts)})) |> unzip"
    return f"program p<N>(x: [f32]N): ({arrays}) = " + (f"({one})" if wide else each)


@pytest.mark.parametrize(("count", "told"), [(2, True), (16, True), (17, False)])
def test_more_results_than_registers(count: int, told: bool) -> None:
    (kernel,) = compiled(results(count)).kernels
    assert kernel.source.count("restrict") == (count + 1 if told else 0)


def test_results_of_different_loops_are_counted_apart() -> None:
    (kernel,) = compiled(results(20, wide=True)).kernels
    assert kernel.source.count("restrict") == 21
