"""Every marked loop gets the verdict that its mark says.

Marks, on the line of the outermost loop, in the C files of data/:
    // KIND: legal                      no run-time check
    // KIND: guarded                    with run-time checks
    // KIND: refused CODE [CODE ..]     with exactly these reasons
    // none                             no usable match may cover this loop
`fp NAME` after the verdict is its floating-point contract, if it is not exact.

The loop is judged as KIND without asking the solver, so that legality is shown to hold
its own even if an idiom were to match too much; then the solver's own matches of loops
that are marked as refused must not be usable either. The first lines of a file may say
    // flags: -O2 -ffast-math           how to compile it
    // allowed: reassoc libm            what floating point allows
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from detector.analysis.induction import LoopForm
from detector.analysis.loops import Loop
from detector.atoms.program import Program
from detector.frontend import Toolchain, compile_to_ir
from detector.legality import judge
from detector.loader import load
from detector.match import Match
from detector.matching import find_in_module
from detector.model import Instruction, Module
from detector.places import place_of_loop
from detector.solver.store import Store
from detector.verdict import FpContract, Status, Verdict
from idlift.detection.library import load_idioms

pytestmark = pytest.mark.clang

DATA = Path(__file__).parent / "data"
MARK = re.compile(r"// (?:(\w+): (legal|guarded|refused)((?: [\w+-]+)*)|(none))$")


@dataclass(frozen=True)
class Mark:
    """What is expected of the loop on one line."""

    file: Path
    line: int
    kind: str
    status: str
    codes: frozenset[str]
    fp: str

    def __str__(self) -> str:
        return f"{self.file.stem}:{self.line}:{self.kind}:{self.status}"


def marks() -> list[Mark]:
    found = []
    for file in sorted(DATA.glob("*.c")):
        for number, text in enumerate(file.read_text().splitlines(), 1):
            mark = MARK.search(text)
            if mark is None:
                continue
            kind, status, words = mark[1] or "none", mark[2] or "none", mark[3] or ""
            codes, _, fp = words.partition(" fp ")
            codes_ = frozenset(codes.split())
            found.append(Mark(file, number, kind, status, codes_, fp or "exact"))
    return found


def header(file: Path, name: str) -> list[str]:
    """The words of a line `// name: ...` at the top of a file."""
    for line in file.read_text().splitlines()[:4]:
        if line.startswith(f"// {name}:"):
            return line.split()[2:]
    return []


def allowed(file: Path) -> FpContract:
    words = header(file, "allowed")
    return FpContract("reassoc" in words, "libm" in words)


@cache
def module_of(file: Path, toolchain: Toolchain) -> Module:
    flags = header(file, "flags") or ["-O2"]
    return load(compile_to_ir(file, flags, toolchain), file.name)


@cache
def programs_of(file: Path, toolchain: Toolchain) -> list[Program]:
    module = module_of(file, toolchain)
    return [Program(function, module) for function in module.definitions]


def loop_at(file: Path, line: int, toolchain: Toolchain) -> tuple[Loop, Program] | None:
    """The outermost loop that is written on a line."""
    for program in programs_of(file, toolchain):
        for loop in program.analyses.loops.loops:
            if place_of_loop(loop).line == line:
                return loop, program
    return None


def match_at(loop: Loop, program: Program, kind: str) -> Match:
    """A match as a careless idiom would make it: whatever is carried, accumulates."""
    form = program.forms[loop]
    counting = form.inductions if isinstance(form, LoopForm) else ()
    phis = {induction.phi for induction in counting}
    running: tuple[Instruction, ...] = tuple(
        phi for phi in loop.header.phis if phi not in phis
    )
    place = place_of_loop(loop)
    roles = {"accumulator": running}
    return Match(kind, "Test", program.function, loop, place, roles)


def outcome(verdict: Verdict) -> tuple[str, frozenset[str], str]:
    codes = frozenset(reason.code for reason in verdict.reasons)
    return verdict.status.value, codes, str(verdict.fp)


@pytest.mark.parametrize("mark", [m for m in marks() if m.kind != "none"], ids=str)
def test_verdict(mark: Mark, toolchain: Toolchain) -> None:
    found = loop_at(mark.file, mark.line, toolchain)
    assert found is not None, "the compiler has removed the loop"
    loop, program = found
    match = match_at(loop, program, mark.kind)
    status, codes, fp = outcome(judge(match, program, allowed(mark.file)))
    assert (status, set(codes)) == (mark.status, set(mark.codes))
    if status != "refused":
        assert fp == mark.fp


@cache
def idioms() -> Store:
    return load_idioms((), None)


@cache
def usable_lines(file: Path, toolchain: Toolchain) -> dict[int, str]:
    """The lines of loops that the solver finds and legality allows."""
    findings = find_in_module(
        module_of(file, toolchain),
        idioms().idioms,
        lambda match, program: judge(match, program, allowed(file)),
    )
    return {m.place.line: m.kind for m in findings.matches if m.usable}


REFUSED = [m for m in marks() if m.status in ("none", "refused")]


@pytest.mark.parametrize("mark", REFUSED, ids=str)
def test_not_replaced(mark: Mark, newest_toolchain: Toolchain) -> None:
    lines = usable_lines(mark.file, newest_toolchain)
    assert lines.get(mark.line) in (None, *_inner_kinds(mark))


def _inner_kinds(mark: Mark) -> tuple[str, ...]:
    """Another kind may be right where this one is not."""
    if mark.status == "none":
        return ()
    return (
        tuple(k for k in _KINDS if k != mark.kind)
        if "unsupported" in mark.codes
        else ()
    )


_KINDS = ("map", "stencil", "scalar_reduction", "histogram", "map_reduce")


def test_reasons_have_a_place(newest_toolchain: Toolchain) -> None:
    """A refusal names the line to blame."""
    for mark in marks():
        if mark.status != "refused" or mark.kind == "none":
            continue
        found = loop_at(mark.file, mark.line, newest_toolchain)
        assert found is not None
        verdict = judge(match_at(*found, mark.kind), found[1], allowed(mark.file))
        assert verdict.status is Status.REFUSED
        for reason in verdict.reasons:
            assert reason.message
            assert reason.line >= mark.line, (mark, reason)
