"""What calls count for in the estimate of a loop's cost."""

from __future__ import annotations

import pytest

from codegen.scalar.ops import is_long_call


@pytest.mark.parametrize("name", ["sin", "sinf", "pow", "llvm.exp.f64", "llvm.log.f32"])
def test_functions_that_take_as_long_as_a_loop_body(name: str) -> None:
    assert is_long_call(name)


@pytest.mark.parametrize(
    "name", ["sqrt", "fabsf", "llvm.fma.f64", "llvm.smax.i32", "f"]
)
def test_functions_that_are_an_instruction_or_unknown(name: str) -> None:
    assert not is_long_call(name)
