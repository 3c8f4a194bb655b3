"""Loops in all combinations of spellings are found as what they are."""

from __future__ import annotations

import random

import pytest

from detector.frontend import compile_to_ir
from detector.loader import load
from detector.matching import find_in_module
from detector.verdict import legal
from idlift.detection.library import load_idioms
from testsuite.detector.idioms.generator import Case, cases

# Any fixed seed does: the sample is the same in every run.
SEED = 20180324
PER_FILE = 150
PER_SAMPLE = 60


def missed(chosen: list[Case], flags: tuple[str, ...]) -> list[str]:
    """Those that were not found, or as another kind, or twice."""
    text = "\n".join(("#include <stddef.h>", *(case.text for case in chosen)))
    module = load(compile_to_ir(text, flags))
    idioms = load_idioms((), None).idioms
    findings = find_in_module(module, idioms, lambda match, program: legal())
    kinds: dict[str, list[str]] = {}
    for match in findings.matches:
        kinds.setdefault(match.function.name, []).append(match.kind)
    return [c.name for c in chosen if kinds.get(c.name) != [c.kind]]


@pytest.mark.clang
@pytest.mark.parametrize("flags", [(), ("-O3",), ("-O2", "-ffast-math")], ids=str)
def test_sample(flags: tuple[str, ...]) -> None:
    chosen = random.Random(f"{SEED}{flags}").sample(list(cases()), PER_SAMPLE)
    assert missed(chosen, flags) == []


@pytest.mark.clang
@pytest.mark.slow
@pytest.mark.parametrize("part", range(12))
def test_most(part: int) -> None:
    everything = list(cases())
    random.Random(SEED).shuffle(everything)
    assert missed(everything[part * PER_FILE : (part + 1) * PER_FILE], ()) == []
