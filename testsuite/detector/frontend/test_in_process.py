"""The passes as a call write what clang writes; where they cannot, clang is asked."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from detector.frontend import (
    CompileCommand,
    CompileError,
    Neighbour,
    Neighbours,
    Reading,
    Toolchain,
    canonical,
    canonical_ir,
    in_process,
    parse,
    read_unit,
)
from detector.frontend.in_process import Passes, passes_of, places
from detector.frontend.llvm_library import LibraryError
from detector.loader import canonicalise, read
from detector.model import Module

pytestmark = [pytest.mark.clang, pytest.mark.clang19]

ROOT = Path(__file__).parents[3]
PROGRAMS = sorted(
    path
    for path in (ROOT / "benchmarks" / "programs").glob("*/*.c*")
    if path.stem == path.parent.name
)
FLAGS = {
    "plain": (),
    "for this processor": ("-O3", "-march=native"),
    "fast mathematics": ("-O2", "-ffast-math"),
    "small": ("-Os", "-g"),
    "no level": ("-O0",),
    "position": ("-O3", "-fPIC", "-mcmodel=medium"),
    "no builtins": ("-O3", "-fno-builtin", "-fno-strict-aliasing"),
    "32 bits": ("-O3", "-m32", "-ffreestanding"),
}
TEXT = """\
#define N 100
double a[N][N], b[N];
static double weight(double x) { return x < 0 ? -x : x * 0.5; }
struct point { double at[3]; char name[12]; };
double total(const struct point *p, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 3; k++) sum += weight(p[i].at[k]);
  return sum;
}
void rows(int n) {
  for (int i = 0; i < n; i++) {
    b[i] = 0;
    for (int j = 0; j < N; j++) b[i] += a[i][j];
  }
}
void clear(char *p, unsigned n) { while (n--) *p++ = 0; }
"""


@pytest.fixture
def passes(clang19: Toolchain) -> Passes:
    found = passes_of(clang19)
    if found is None and not places(clang19):
        pytest.skip("this clang-19 is not linked with a shared LLVM")
    assert found is not None
    return found


def by_clang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_process, "passes_of", lambda _: None)


def never_clang(monkeypatch: pytest.MonkeyPatch) -> None:
    """All is done by the call, but for the form of loops, which clang does not know."""

    def asked(*_: object) -> None:
        pytest.fail("clang was started for the second stage")

    monkeypatch.setattr(canonical, "_by_clang", asked)
    monkeypatch.setattr(in_process, "LOOP_FORM", "")


def ir_of(words: list[str], clang: Toolchain, text: str | None = None) -> str:
    command = parse(words)
    stdin = None if text is None else text.encode()
    return canonical_ir(command, clang, stdin=stdin).ir


@pytest.mark.parametrize("flags", FLAGS.values(), ids=FLAGS)
@pytest.mark.usefixtures("passes")
def test_flags_give_what_clang_gives(
    flags: tuple[str, ...], clang19: Toolchain, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [*flags, "-c", "-x", "c", "-"]
    with monkeypatch.context() as only:
        never_clang(only)
        called = ir_of(words, clang19, TEXT)
    by_clang(monkeypatch)
    assert called == ir_of(words, clang19, TEXT)
    assert "phi" in called


@pytest.mark.slow
@pytest.mark.parametrize("program", PROGRAMS, ids=[p.name for p in PROGRAMS])
@pytest.mark.usefixtures("passes")
def test_programs_give_what_clang_gives(
    program: Path, clang19: Toolchain, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["-O3", "-march=native", "-c", str(program)]
    with monkeypatch.context() as only:
        never_clang(only)
        called = ir_of(words, clang19)
    by_clang(monkeypatch)
    assert called == ir_of(words, clang19)


@pytest.mark.parametrize("program", PROGRAMS, ids=[p.name for p in PROGRAMS])
@pytest.mark.usefixtures("passes")
def test_the_loader_finds_nothing_to_change(program: Path, clang19: Toolchain) -> None:
    called = ir_of(["-O3", "-march=native", "-c", str(program)], clang19)
    mine, loaded = read(called), read(canonicalise(called))
    assert code(mine) == code(loaded)


def code(module: Module) -> list[tuple[str, str, str, tuple[str, ...]]]:
    """What a module computes: its instructions in order, by name."""
    return [
        (
            function.name,
            block.name,
            step.opcode,
            (step.name or "", *map(str, step.operands)),
        )
        for function in module.functions.values()
        for block in function.blocks
        for step in block.instructions
        if step.opcode != "call"
    ]


@pytest.mark.usefixtures("passes")
def test_what_is_lent_is_linked(
    tmp_path: Path, clang19: Toolchain, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = tmp_path / "here.c", tmp_path / "there.c"
    here.write_text(
        "double f(double); double total(int n, const double *x) {"
        "double s = 0; for (int i = 0; i < n; i++) s += f(x[i]); return s; }"
    )
    there.write_text("double c; double f(double x) { return x < c ? -x : x; }")
    mine, others = (parse(["-O2", "-c", str(path)]) for path in (here, there))

    def read(command: CompileCommand) -> Reading:
        return Reading(read_unit(command, clang19)[1].ir, ())

    def seen() -> str:
        units = [
            Neighbour(path, partial(read, command))
            for path, command in ((here, mine), (there, others))
        ]
        return canonical_ir(mine, clang19, neighbours=Neighbours(units)).ir

    with monkeypatch.context() as only:
        never_clang(only)
        called = seen()
    by_clang(monkeypatch)
    assert "call double @f" not in called
    assert called == seen()


def test_options_for_llvm_are_for_clang(
    clang19: Toolchain, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(canonical, "_by_call", lambda *_: pytest.fail("not clang"))
    words = ["-O2", "-mllvm", "-inline-threshold=1", "-c", "-x", "c", "-"]
    assert "phi" in ir_of(words, clang19, TEXT)


def test_ir_from_elsewhere_is_for_clang(
    clang19: Toolchain, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(canonical, "_by_call", lambda *_: pytest.fail("not clang"))
    assert "@f" in ir_of(["-c", "-x", "ir", "-"], clang19, "@f = global i32 0")


def test_other_clangs_have_no_library(clang19: Toolchain) -> None:
    others = {
        "another version": replace(clang19, version=(19, 99, 0)),
        "not compared": replace(clang19, version=(18, 1, 8)),
        "from ziglang": replace(clang19, kind="zig"),
        "behind a wrapper": replace(clang19, argv=("ccache", *clang19.argv)),
        "somewhere else": replace(clang19, argv=("/nowhere/bin/clang",)),
    }
    assert not [name for name, other in others.items() if passes_of(other)]


def test_llvm_is_asked_for_as_clang_asks_for_it(
    clang19: Toolchain, tmp_path: Path
) -> None:
    """Debian's clang has it beside bin/, or only the dynamic linker knows where."""
    name = "libLLVM.so.{}.{}".format(*clang19.version)
    clang = tmp_path / "bin" / "clang"
    clang.parent.mkdir()
    moved = replace(clang19, argv=(str(clang),))
    clang.write_bytes(b"\x7fELF with all of LLVM in it")
    assert places(moved) == ()
    clang.write_bytes(b"\x7fELF\0libc.so.6\0" + name.encode() + b"\0")
    assert places(moved) == (Path(name),)
    beside = tmp_path / "lib" / name
    beside.parent.mkdir()
    beside.touch()
    assert places(moved) == (beside, Path(name))


WRONG = {
    "not IR": "int main() {}",
    "a name that is not there": "define void @f() { ret i32 %x }",
    "a value that is not there yet": "define i32 @f(i1 %c) {\n  br i1 %c, label %a, "
    "label %b\na:\n  %x = add i32 1, 2\n  br label %b\nb:\n  ret i32 %x\n}",
    "a processor without code": 'target triple = "toaster-unknown-linux"',
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_said(text: str, passes: Passes) -> None:
    with pytest.raises(LibraryError, match=r"\w"):
        passes.canonical(text)
    assert "define void @g" in passes.canonical(
        'target triple = "x86_64-pc-linux-gnu"\ndefine void @g() { ret void }'
    )


def test_modules_that_do_not_link(passes: Passes) -> None:
    text = 'target triple = "x86_64-pc-linux-gnu"\ndefine void @g() { ret void }'
    with pytest.raises(LibraryError, match="g"):
        passes.canonical(text, [text])


@pytest.mark.usefixtures("passes")
def test_clang_says_what_the_call_could_not(
    clang19: Toolchain, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(canonical, "unroll_small", lambda _: "nonsense")
    with pytest.raises(CompileError, match="expected top-level entity"):
        ir_of(["-c", "-x", "c", "-"], clang19, TEXT)
