"""Each kind has its spellings and its counter-examples; `-s` prints how many.

A negative must be left alone for a reason that can be told: it is something else, it is
refused with a code, or a near miss of its kind says which constraint does not hold.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from detector.legality import judge
from detector.match import KINDS, Findings
from detector.matching import find_in_module
from detector.verdict import EXACT
from testsuite.detector.idioms.test_spellings import (
    DATA,
    Expectation,
    expectations,
    idioms,
    module,
)

POSITIVES = 12
NEGATIVES = 8


def is_negative(mark: Expectation) -> bool:
    return mark.negated or mark.kind in ("none", "refused")


@cache
def findings(file: Path) -> Findings:
    return find_in_module(
        module(file), idioms().idioms, lambda m, program: judge(m, program, EXACT)
    )


def why(mark: Expectation) -> str:
    """What is told about a marked loop that is not what its file is about."""
    kind, found = mark.file.stem, findings(mark.file)
    for match in (*found.matches, *found.overlapped):
        if match.place.line == mark.line and match.kind != kind:
            return f"is a {match.kind}"
        if match.place.line == mark.line and match.verdict is not None:
            return ", ".join(reason.code for reason in match.verdict.reasons)
    misses = [
        miss
        for miss in found.near_misses
        if miss.place.line == mark.line and miss.kind in (kind, "")
    ]
    nearest = max(misses, key=lambda m: (not m.kind, m.holds), default=None)
    return nearest.blocked_by if nearest is not None else ""


@pytest.mark.clang
@pytest.mark.parametrize("kind", KINDS)
def test_counts(kind: str) -> None:
    marks = [mark for mark in expectations() if mark.file.stem == kind]
    negative = [mark for mark in marks if is_negative(mark)]
    positive = [m for m in marks if not is_negative(m) and m.kind == kind]
    print(f"\n{kind:18} {len(positive):3} positives {len(negative):3} negatives")
    assert len(positive) >= POSITIVES
    assert len(negative) >= NEGATIVES
    for mark in negative:
        print(f"    {mark.line:4}  {why(mark)}")
        assert why(mark)


def test_files_are_named_after_kinds() -> None:
    assert {file.stem for file in DATA.glob("*.c")} == set(KINDS)
