"""Canonical IR of real compilations, with every clang on this machine."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from detector.frontend import (
    Toolchain,
    canonical_ir,
    canonical_units,
    compile_to_ir,
    parse,
    without_debug_info,
)

pytestmark = pytest.mark.clang

SUM = """
double sum(const double *a, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}
"""
STENCIL = """
void smooth(double *restrict o, const double *restrict a, int n) {
  for (int i = 1; i < n - 1; i++) o[i] = 0.25*a[i-1] + 0.5*a[i] + 0.25*a[i+1];
}
"""
SMALL = """
int eight(const int *a) {
  int s = 0;
  for (int i = 0; i < 8; i++) s += a[i];
  return s;
}
"""
FILL = "void fill(int *a, int n) { for (int i = 0; i < n; i++) a[i] = 0; }"
COPY = """
void copy(int *restrict a, const int *restrict b, int n) {
  for (int i = 0; i < n; i++) a[i] = b[i];
}
"""
VECTOR = """
#include <numeric>
#include <vector>
double all(const std::vector<double> &a) {
  double s = 0;
  for (double x : a) s += x;
  return s;
}
double same(const std::vector<double> &a) {
  return std::accumulate(a.begin(), a.end(), 0.0);
}
"""


def backedges(ir: str) -> int:
    """Loops, counted by the metadata that clang puts on each latch."""
    return len(re.findall(r"br .*!llvm\.loop", ir))


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3", "-Os", "-Og", "-Ofast"])
def test_every_level_gives_the_same_loop(toolchain: Toolchain, level: str) -> None:
    ir = compile_to_ir(SUM, [level], toolchain)
    assert backedges(ir) == 1
    assert "alloca" not in ir
    assert "optnone" not in ir
    assert "<2 x double>" not in ir
    assert "%s." in ir


@pytest.mark.parametrize("text", [SMALL, FILL, COPY, STENCIL])
def test_loops_stay_loops(toolchain: Toolchain, text: str) -> None:
    ir = compile_to_ir(text, ["-O3", "-funroll-loops", "-march=native"], toolchain)
    assert backedges(ir) == 1
    assert "llvm.memset" not in ir
    assert "llvm.memcpy" not in ir


def test_neighbours_of_a_stencil_are_loads(toolchain: Toolchain) -> None:
    ir = compile_to_ir(STENCIL, ["-O2"], toolchain)
    assert len(re.findall(r"= load double", ir)) == 3


def test_permission_to_reassociate_is_the_users(toolchain: Toolchain) -> None:
    assert "fadd fast" in compile_to_ir(SUM, ["-Ofast"], toolchain)
    assert "fadd fast" in compile_to_ir(SUM, ["-O2", "-ffast-math"], toolchain)
    assert "fadd double" in compile_to_ir(SUM, ["-O3"], toolchain)
    assert "fadd double" in compile_to_ir(SUM, ["-Ofast", "-O2"], toolchain)
    strict = ["-Ofast", "-fno-fast-math"]
    assert "fadd double" in compile_to_ir(SUM, strict, toolchain)


def test_the_target_is_baseline_unless_told_otherwise(toolchain: Toolchain) -> None:
    assert "+avx2" not in compile_to_ir(SUM, ["-O0"], toolchain)
    assert "+avx2" in compile_to_ir(SUM, ["-mavx2"], toolchain)


def test_no_checks_are_added_at_o0(toolchain: Toolchain) -> None:
    assert "ubsan" not in compile_to_ir(SUM, ["-O0"], toolchain)


def test_lines_and_names_are_there(toolchain: Toolchain) -> None:
    ir = compile_to_ir(SUM, [], toolchain)
    assert "!DILocation(line: 4" in ir
    assert '!DILocalVariable(name: "s"' in ir


def test_cxx_containers_are_inlined(cxx_toolchain: Toolchain) -> None:
    ir = compile_to_ir(VECTOR, ["-O0", "-std=c++17"], cxx_toolchain, "c++")
    assert backedges(ir) == 2
    assert len(re.findall(r"^define", ir, re.MULTILINE)) == 2


@pytest.mark.parametrize("form", ["ll", "bc"])
def test_ir_from_elsewhere_is_canonicalised(
    toolchain: Toolchain, tmp_path: Path, form: str
) -> None:
    path = tmp_path / f"unit.{form}"
    words = ["-S" if form == "ll" else "-c", "-emit-llvm", "-O0", "-x", "c", "-"]
    subprocess.run(
        [*toolchain.argv, *words, "-o", str(path)], input=SUM, text=True, check=True
    )
    ir = compile_to_ir(path, (), toolchain)
    assert "alloca" not in ir
    assert "phi double" in ir


def test_an_older_clang_hands_newer_ir_to_a_newer_one(
    clang19: Toolchain, newest_toolchain: Toolchain, tmp_path: Path
) -> None:
    if newest_toolchain.major <= 20:
        pytest.skip("no clang here that writes IR which clang 19 cannot read")
    path = tmp_path / "new.ll"
    path.write_text(compile_to_ir(FILL, [], newest_toolchain))
    assert "captures(none)" in path.read_text()
    unit = canonical_ir(parse([str(path)]), clang19)
    assert unit.toolchain.major > 19
    assert backedges(unit.ir) == 1


def test_stdin(any_toolchain: Toolchain) -> None:
    unit = canonical_ir(parse(["-xc", "-"]), any_toolchain, stdin=SUM.encode())
    assert unit.source.is_stdin
    assert "@sum" in unit.ir


def test_several_inputs(any_toolchain: Toolchain, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text(SUM)
    (tmp_path / "b.cc").write_text('extern "C" int one() { return 1; }')
    command = parse(["a.c", "b.cc", "c.o", "-lm"], directory=tmp_path)
    first, second = canonical_units(command, any_toolchain)
    assert "@sum" in first.ir
    assert "@one" in second.ir


def test_warnings_are_kept_for_the_user(any_toolchain: Toolchain) -> None:
    command = parse(["-Wall", "-xc", "-"])
    unit = canonical_ir(command, any_toolchain, stdin=b"void f(void) { int unused; }")
    assert "unused variable" in unit.diagnostics


def test_no_other_files_are_written(any_toolchain: Toolchain, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text(SUM)
    words = ["-MD", "-save-temps", "-ftime-trace", "-o", "a.o", "-c", "a.c"]
    canonical_ir(parse(words, directory=tmp_path), any_toolchain)
    assert [p.name for p in tmp_path.iterdir()] == ["a.c"]


DEPENDENCIES = [
    ["-MD", "-c", "a.c"],
    ["-MMD", "-MP", "-c", "a.c", "-o", "out.o"],
    ["-MD", "-MF", "x.dep", "-c", "a.c"],
    ["-MD", "-MT", "t1", "-MQ", "t$2", "-c", "a.c", "-o", "sub.x.o"],
    ["-MMD", "a.c", "-o", "prog"],
]


@pytest.mark.parametrize("words", DEPENDENCIES, ids=" ".join)
def test_depfiles_are_those_of_clang(
    toolchain: Toolchain, tmp_path: Path, words: list[str]
) -> None:
    found = []
    for name in ("clang", "ours"):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "a.h").write_text("\n")
        (folder / "a.c").write_text('#include "a.h"\nint main(void) { return 0; }\n')
        if name == "clang":
            subprocess.run([*toolchain.argv, *words], cwd=folder, check=True)
        else:
            command = parse(words, directory=folder)
            canonical_ir(command, toolchain, dependencies=True)
        depfiles = [p for p in folder.iterdir() if p.suffix in (".d", ".dep")]
        found.append({p.name: p.read_text() for p in depfiles})
    assert found[0] == found[1]
    assert found[0]


PROGRAM = """
#include <stdio.h>
static int twice(int x) { return 2 * x; }
int main(void) {
  int s = 0;
  for (int i = 0; i < 10; i++) s += twice(i);
  printf("%d\\n", s);
  return 0;
}
"""


@pytest.mark.parametrize("flags", [[], ["-O3", "-fPIC"], ["-O2", "-g", "-DUNUSED"]])
def test_the_job_can_be_finished_from_the_ir(
    toolchain: Toolchain, tmp_path: Path, flags: list[str]
) -> None:
    (tmp_path / "p.c").write_text(PROGRAM)
    unit = canonical_ir(
        parse([*flags, "-c", "p.c", "-o", "p.o"], directory=tmp_path), toolchain
    )
    ir = unit.ir
    if not unit.keeps_debug_info:
        ir = without_debug_info(ir)
    (tmp_path / "p.ll").write_text(ir)
    finish = [*toolchain.argv, *unit.finish_arguments(), "-c", "p.ll", "-o", "p.o"]
    done = subprocess.run(
        finish, cwd=tmp_path, check=True, capture_output=True, text=True
    )
    complaints = [x for x in done.stderr.splitlines() if "invalid version" not in x]
    assert complaints == []
    subprocess.run([*toolchain.argv, "p.o", "-o", "p"], cwd=tmp_path, check=True)
    ran = subprocess.run([tmp_path / "p"], capture_output=True, text=True, check=True)
    assert ran.stdout == "90\n"
    debug = b".debug_info" in (tmp_path / "p.o").read_bytes()
    assert debug == ("-g" in flags)


def test_nothing_keeps_the_users_level_from_optimising(toolchain: Toolchain) -> None:
    ir = compile_to_ir(SUM + STENCIL, ["-O3"], toolchain)
    assert "llvm.loop.unroll.disable" not in ir
    assert not re.search(r"^attributes .*noinline", ir, re.MULTILINE)


def test_the_users_level_is_in_the_attributes(toolchain: Toolchain) -> None:
    assert " optsize " in compile_to_ir(SUM, ["-Os"], toolchain)
    assert " minsize " in compile_to_ir(SUM, ["-Oz"], toolchain)
    assert "optsize" not in compile_to_ir(SUM, ["-O2"], toolchain)


def test_macros_depend_on_the_users_level(toolchain: Toolchain) -> None:
    text = "#ifdef __FAST_MATH__\nint fast;\n#endif\nint always;\n"
    assert "@fast =" in compile_to_ir(text, ["-Ofast"], toolchain)
    assert "@fast =" not in compile_to_ir(text, ["-O3"], toolchain)
