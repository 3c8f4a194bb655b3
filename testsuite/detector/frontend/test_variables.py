"""Static sizes stay variables: their loops keep a bound that can be read."""

from __future__ import annotations

import re

import pytest

from detector.frontend import Toolchain, compile_to_ir
from detector.frontend.variables import hide_sizes, show_sizes

# `last` is set once, `fixed` never: the first stays, the second is a constant.
PROGRAM = """
static int first, last, fixed = 9;
static double q[100], p[100];
void set(void) { first = 0; last = 99; }
void copy(void) {
  for (int j = 0; j < last - first + 1; j++) q[j] = p[j] * fixed;
}
double get(int i, double x) { p[i] = x; return q[i]; }
"""


@pytest.mark.clang
def test_a_size_that_is_set_once_is_loaded(toolchain: Toolchain) -> None:
    ir = compile_to_ir(PROGRAM, ["-O2"], toolchain)
    assert "load i1" not in ir
    assert re.search(r"load i32, ptr @last\b", ir)
    assert re.search(r"^@last = internal .*global i32 0", ir, re.MULTILINE)
    assert "@fixed" not in ir


def test_only_stored_integers_are_shown() -> None:
    ir = (
        "@a = internal global i32 0, align 4\n"
        '@"b c" = internal unnamed_addr global i64 1, align 8\n'
        "@d = internal global double 0.0, align 8\n"
        "@e = internal global i8 0, align 1\n"
        "define void @f(i32 %x) {\n"
        "  store i32 %x, ptr @a, align 4\n"
        "  store double 1.0, ptr @d, align 8\n"
        "  %y = load i8, ptr @e, align 1\n"
        "  ret void\n"
        "}\n"
    )
    text, shown = show_sizes(ir)
    assert shown == {"@a"}
    assert "@a = dso_local global i32 0" in text
    assert hide_sizes(text, shown) == ir
    assert show_sizes("") == ("", frozenset())
