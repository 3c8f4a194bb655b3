"""Small arrays that each iteration has for itself become scalars."""

from __future__ import annotations

import pytest

from detector.frontend import Toolchain, compile_to_ir

pytestmark = pytest.mark.clang

HEAD = "void f(int n, double *restrict y, const double *restrict x) {\n"
AROUND = "for (int i = 0; i < n; i++) {{ {} }} }}"

SCALARS = {
    "filled and read": "double t[5];"
    "for (int k = 0; k < 5; k++) t[k] = x[i] * k;"
    "for (int k = 0; k < 5; k++) y[5 * i + k] = t[k] + t[4];",
    "up to and including": "double t[5]; int k;"
    "for (k = 0; k <= 4; k++) t[k] = x[i] * k;"
    "for (k = 0; k <= 4; ++k) y[i] += t[k];",
    "a long counter": "float t[3];"
    "for (long k = 0; k < 3; k++) t[k] = x[3 * i + k];"
    "for (unsigned k = 0; k < 3; k++) y[i] += t[k] * t[2 - k];",
    "loops in loops": "double t[4];"
    "for (int k = 0; k < 4; k++) t[k] = x[4 * i + k];"
    "for (int k = 0; k < 4; k++) for (int l = 0; l < 4; l++) y[i] += t[k] * t[l];",
    "set at its declaration": "double t[3] = {x[i], 2, 3};"
    "for (int k = 0; k < 3; k++) y[i] += t[k];",
}
MEMORY = {
    "found by a key": "int t[4] = {0};"
    "for (int k = 0; k < 4; k++) t[k] = k;"
    "t[(int)x[i] & 3]++;"
    "for (int k = 0; k < 4; k++) y[i] += t[k];",
    "too long": "double t[100];"
    "for (int k = 0; k < 100; k++) t[k] = x[i] * k;"
    "for (int k = 0; k < 100; k++) y[i] += t[k] * t[99 - k];",
    "of unknown length": "double t[8]; int m = (int)x[0];"
    "for (int k = 0; k < m; k++) t[k] = x[i + k];"
    "for (int k = 0; k < m; k++) y[i] += t[k] * t[0];",
}


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("body", SCALARS.values(), ids=SCALARS)
def test_scalars(toolchain: Toolchain, body: str, level: str) -> None:
    ir = compile_to_ir(HEAD + AROUND.format(body), [level], toolchain)
    assert "alloca" not in ir
    assert ir.count("br i1") == 2


@pytest.mark.parametrize("body", MEMORY.values(), ids=MEMORY)
def test_memory(any_toolchain: Toolchain, body: str) -> None:
    ir = compile_to_ir(HEAD + AROUND.format(body), ["-O2"], any_toolchain)
    assert "alloca" in ir
    assert "unroll.full" not in ir


def test_a_helper_fills_it(toolchain: Toolchain) -> None:
    helper = """\
    static void point(double x, double out[3]) {
      for (int k = 0; k < 3; k++) out[k] = x * k;
    }
    """
    body = "double t[3]; point(x[i], t); for (int k = 0; k < 3; k++) y[i] += t[k];"
    ir = compile_to_ir(helper + HEAD + AROUND.format(body), ["-O2"], toolchain)
    assert "alloca" not in ir


def test_other_loops_stay(any_toolchain: Toolchain) -> None:
    """Loops of a few rounds that have nothing to do with such an array."""
    stencil = "for (int k = 0; k < 3; k++) y[i] += x[i + k] * k;"
    ir = compile_to_ir(HEAD + AROUND.format(stencil), ["-O2"], any_toolchain)
    assert ir.count("!llvm.loop") == 2
    once = "double t[3]; for (int k = 0; k < 3; k++) t[k] = x[k];"
    rows = "for (int i = 0; i < n; i++) y[i] = t[i % 3]; }"
    ir = compile_to_ir(HEAD + once + rows, ["-O2"], any_toolchain)
    assert ir.count("!llvm.loop") == 2
