"""What keeps a loop from being an idiom is named, and found at the right line."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from detector.frontend import compile_to_ir
from detector.legality import judge
from detector.loader import load
from detector.match import NearMiss
from detector.matching import find_in_module
from detector.verdict import EXACT
from idlift.detection.library import load_idioms

FILE = Path(__file__).parent / "near_misses.c"
MARK = re.compile(r"// almost: (\w+), ([^/]+?)\s*(?://|$)")


def marks() -> list[tuple[int, str, str, int]]:
    """(line of the loop, idiom, part of the constraint, line of the culprit)."""
    lines = FILE.read_text().splitlines()
    found = []
    for number, text in enumerate(lines, 1):
        mark = MARK.search(text)
        if mark:
            rest = range(number, len(lines) + 1)
            culprit = next(n for n in rest if "// culprit" in lines[n - 1])
            found.append((number, mark[1], mark[2], culprit))
    return found


@cache
def misses() -> list[NearMiss]:
    module = load(compile_to_ir(FILE), FILE.name)
    idioms = load_idioms((), None).idioms
    findings = find_in_module(
        module, idioms, lambda match, program: judge(match, program, EXACT)
    )
    return list(findings.near_misses)


@pytest.mark.clang
@pytest.mark.parametrize(("line", "idiom", "constraint", "culprit"), marks())
def test_near_miss(line: int, idiom: str, constraint: str, culprit: int) -> None:
    found = [m for m in misses() if m.place.line == line and m.idiom == idiom]
    nearest = max(found, key=lambda miss: miss.holds)
    assert constraint in nearest.blocked_by
    assert nearest.at.line == culprit
    assert nearest.holds < nearest.of
