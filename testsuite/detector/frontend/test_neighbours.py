"""Functions of other units: which are seen in the loops that call them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from detector.frontend import (
    CompileCommand,
    Neighbour,
    Neighbours,
    Reading,
    Toolchain,
    canonical_ir,
    parse,
    read_unit,
)

pytestmark = pytest.mark.clang

# Older ones do not link bitcode to IR: then units are understood one by one.
LINKS_TO_IR = 18

LOOP = """\
double f(double);
double total(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++) s += f(x[i]);
  return s;
}
"""

LENT = {
    "a formula": "double f(double x) { return x * x + 1; }",
    "a branch": "double f(double x) { if (x < 0) return -x; return x; }",
    "the brace on a line of its own": "double\nf(double x) // one; two\n{ return x; }",
    "an old-style comment": "double f(double x) /* { f(; } */ { return 3 * x; }",
    "a variable of the program": "double a; double f(double x) { return a * x; }",
    "a table": "static const double t[2] = {1, 2};"
    "double f(double x) { return t[x > 0]; }",
    "a static helper": "static double g(double x) { return x + 1; }"
    "double f(double x) { return g(g(x)); }",
    "a helper of its own unit": "double g(double x) { return x + 1; }"
    "double f(double x) { return g(x); }",
    "a loop": "double f(double x) { double s = 0;"
    "for (int i = 0; i < 9; i++) s = s * x + i; return s; }",
    "a loop of many rounds": "int n; double f(double x) { double s = 0;"
    "for (int i = 0; i < n; i++) s = s * x + i; return s; }",
    "mathematics": "double cbrt(double); double f(double x) { return cbrt(x) + 1; }",
}

NOT_LENT = {
    "not to be inlined": "__attribute__((noinline)) double f(double x) { return x; }",
    "a counter of its own": "static int n; double f(double x) { n++; return x; }",
    "a local that stays": "double f(double x) { static double s; return s += x; }",
    "hidden in a helper": "static int n; static void g(void) { n++; }"
    "double f(double x) { g(); return x; }",
    "hidden in a helper that others see": "static int n; void g(void) { n++; }"
    "double f(double x) { g(); return x; }",
    "behind a constant": "static double n; static double *const at[1] = {&n};"
    "double f(double x) { return *at[0] + x; } void g(double x) { n = x; }",
    "behind constants of constants": "static double n; static double *const at = &n;"
    "double *const *const way[1] = {&at};"
    "double f(double x) { return **way[0] + x; } void g(double x) { n = x; }",
    "in a table of functions": "static int n; static void g(void) { n++; }"
    "static void (*const table[1])(void) = {g};"
    "double f(double x) { table[0](); return x; }",
    "calls somebody unknown": "int puts(const char *);"
    'double f(double x) { puts("f"); return x; }',
    "a helper calls somebody unknown": "void h(void); static void g(void) { h(); }"
    "double f(double x) { g(); return x; }",
    "a nest of loops": "int n; double f(double x) { for (int i = 0; i < n; i++)"
    "for (int j = 0; j < n; j++) x = x * i + j; return x; }",
    "a nest with a helper": "int n; static double g(double x) {"
    "for (int i = 0; i < n; i++) x = x * x + i; return x; }"
    "double f(double x) { for (int i = 0; i < n; i++) x = g(x); return x; }",
    "may be replaced": "__attribute__((weak)) double f(double x) { return x; }",
    "another name": "double g(double x) { return x; }"
    'double f(double) __attribute__((alias("g")));',
    "calls itself": "double f(double x) { return x > 1 ? f(x / 2) : x; }",
    "only for its unit": "static double f(double x) { return x; }"
    "double g(double x) { return f(x); }",
    "only declared": "double f(double); double g(double x) { return f(x); }",
    "does not compile": "double f(double x) { return y; }",
    "too long": "double f(double x) {" + "x = x * x + 1;" * 200 + "return x; }",
}


def units(folder: Path, texts: dict[str, str], clang: Toolchain) -> Neighbours:
    def command(path: Path) -> CompileCommand:
        parsed = parse(["-O2", "-c", str(path)])
        return parsed.for_input(parsed.inputs[-1])

    def neighbour(name: str, text: str) -> Neighbour:
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        return Neighbour(
            path, lambda: Reading(read_unit(command(path), clang)[1].ir, (path,))
        )

    return Neighbours([neighbour(*item) for item in texts.items()])


def seen(folder: Path, clang: Toolchain, **texts: str) -> str:
    """Canonical IR of unit.c, linked with others by file names (`_` for `/`)."""
    files = {f"{n.replace('_', '/')}.c": text for n, text in texts.items()}
    neighbours = units(folder, files, clang)
    command = parse(["-O2", "-c", str(folder / "unit.c")])
    one = command.for_input(command.inputs[-1])
    return canonical_ir(one, clang, neighbours=neighbours).ir


def calls(ir: str) -> bool:
    return re.search(r"\bcall [^@\n]*@f\(", ir) is not None


@pytest.mark.parametrize("text", LENT.values(), ids=LENT)
def test_lent(any_toolchain: Toolchain, tmp_path: Path, text: str) -> None:
    ir = seen(tmp_path, any_toolchain, unit=LOOP, other=text)
    assert not calls(ir)


@pytest.mark.parametrize("text", NOT_LENT.values(), ids=NOT_LENT)
def test_not_lent(any_toolchain: Toolchain, tmp_path: Path, text: str) -> None:
    ir = seen(tmp_path, any_toolchain, unit=LOOP, other=text)
    assert calls(ir)
    # Nothing was copied, either.
    assert re.findall(r"^define [^@]*@(\w+)", ir, re.MULTILINE) == ["total"]


def test_nothing_else_is_left(toolchain: Toolchain, tmp_path: Path) -> None:
    if toolchain.major < LINKS_TO_IR:
        pytest.skip(f"clang {toolchain.major} does not link bitcode to IR")
    other = """\
    double a = 3; static int calls; int list[100];
    double f(double x) { return a * x; }
    void busy(void) { calls++; for (int i = 0; i < 100; i++) list[i] = calls; }
    """
    ir = seen(tmp_path, toolchain, unit=LOOP, other=other)
    assert re.findall(r"^define [^@]*@(\w+)", ir, re.MULTILINE) == ["total"]
    assert re.findall(r"^@(\w+) = (external )?.*global", ir, re.MULTILINE) == [
        ("a", "external ")
    ]


def test_helpers_of_helpers(any_toolchain: Toolchain, tmp_path: Path) -> None:
    one = "double g(double); double f(double x) { return g(x) + 1; }"
    two = "double g(double x) { return x * x; }"
    ir = seen(tmp_path, any_toolchain, unit=LOOP, one=one, two=two)
    assert not calls(ir)
    assert "@g(" not in ir


def test_which_definition(any_toolchain: Toolchain, tmp_path: Path) -> None:
    """Two programs in two folders: each has its own, and none has a third one."""
    mine, other = "double f(double x) { return x; }", "double f(double x) { return 2; }"
    near = seen(tmp_path, any_toolchain, unit=LOOP, mine=mine, far_other=other)
    assert not calls(near)
    assert calls(seen(tmp_path, any_toolchain, unit=LOOP, a_one=mine, b_two=other))
    assert calls(seen(tmp_path, any_toolchain, unit=LOOP, one=mine, two=other))
    assert not calls(seen(tmp_path, any_toolchain, unit=LOOP, far_one=mine))


def test_not_outside_of_loops(any_toolchain: Toolchain, tmp_path: Path) -> None:
    once = "double f(double); double g(double x) { return f(x); }"
    ir = seen(tmp_path, any_toolchain, unit=once, other="double f(double x){return x;}")
    assert calls(ir)
