"""Every marked loop of the C files is found as what its mark says.

Marks, on the line of the outermost loop:
    // expect: KIND                  found as this kind (whatever legality says)
    // expect: not KIND because ..   found as another kind, or not at all
    // expect: none because ..       not found
    // expect: refused because ..    not found, or refused by legality
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from detector.frontend import compile_to_ir
from detector.legality import judge
from detector.loader import load
from detector.match import Match
from detector.matching import find_in_module
from detector.model import Module
from detector.solver.store import Store
from detector.verdict import EXACT, legal
from idlift.detection.library import load_idioms

DATA = Path(__file__).parent / "data"
MARK = re.compile(r"// expect: (?:(not) )?(\w+)(?: because (.*))?$")


@dataclass(frozen=True)
class Expectation:
    """One marked loop."""

    file: Path
    line: int
    negated: bool
    kind: str

    def __str__(self) -> str:
        return f"{self.file.stem}:{self.line}:{self.kind}"


def expectations() -> list[Expectation]:
    found = []
    for file in sorted(DATA.glob("*.c")):
        for number, text in enumerate(file.read_text().splitlines(), 1):
            mark = MARK.search(text)
            if mark:
                found.append(Expectation(file, number, bool(mark[1]), mark[2]))
    return found


@cache
def idioms() -> Store:
    return load_idioms((), None)


@cache
def module(file: Path) -> Module:
    return load(compile_to_ir(file), file.name)


@cache
def shapes(file: Path) -> dict[int, Match]:
    """The matches of a file by line, whatever legality would say of them."""
    found = find_in_module(module(file), idioms().idioms, lambda *_: legal())
    return {match.place.line: match for match in found.matches}


@cache
def judged(file: Path) -> dict[int, Match]:
    """The matches of a file by line, as legality judges them."""
    found = find_in_module(
        module(file),
        idioms().idioms,
        lambda match, program: judge(match, program, EXACT),
    )
    return {match.place.line: match for match in found.matches}


@pytest.mark.clang
@pytest.mark.parametrize("expected", expectations(), ids=str)
def test_marked_loop(expected: Expectation) -> None:
    found = shapes(expected.file).get(expected.line)
    match expected.kind:
        case "none":
            assert found is None
        case "refused":
            loop = judged(expected.file).get(expected.line)
            assert loop is None or not loop.usable
        case kind if expected.negated:
            assert found is None or found.kind != kind
        case kind:
            assert found is not None
            assert found.kind == kind
