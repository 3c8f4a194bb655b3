"""Loops in all combinations of spellings are found as what they are, on all clangs.

Those with one property broken are not: neither matched and judged usable as what they
were, nor (where nothing may be done to the nest) as anything else.
"""

from __future__ import annotations

import random
from functools import cache

import pytest

from detector.frontend import Toolchain, compile_to_ir
from detector.legality import judge
from detector.loader import load
from detector.match import Match
from detector.matching import Judge, Limits, find_in_module
from detector.solver.store import Store
from detector.verdict import FpContract, legal
from idlift.detection.library import load_idioms
from testsuite.detector.idioms.generator import Case, cases
from testsuite.detector.idioms.mutations import EFFECT, Broken, broken

pytestmark = pytest.mark.clang

# Any fixed seed does: the sample is the same in every run.
SEED = 20180324
PER_FILE = 150
PER_SAMPLE = 40
FLAGS = (("-O1",), ("-O2",), ("-O3",), ("-O2", "-ffast-math"))
# What users may allow at most: a wrong verdict must not hide behind a strict contract.
EVERYTHING = FpContract(reassoc=True, libm=True)


@pytest.fixture(params=["clang19", "newest_toolchain"])
def supported(request: pytest.FixtureRequest) -> Toolchain:
    """The clangs of which nothing may be missed; older ones leave narrow counters."""
    found: Toolchain = request.getfixturevalue(request.param)
    return found


@cache
def store() -> Store:
    return load_idioms((), None)


def matches(
    chosen: list[Case], flags: tuple[str, ...], toolchain: Toolchain, judged: Judge
) -> dict[str, list[Match]]:
    """The matches of one program of all these cases, by function."""
    text = "\n".join(("#include <stddef.h>", EFFECT, *(c.text for c in chosen)))
    module = load(compile_to_ir(text, flags, toolchain=toolchain))
    limits = Limits(near_misses=False)
    found: dict[str, list[Match]] = {case.name: [] for case in chosen}
    for match in find_in_module(module, store().idioms, judged, limits).matches:
        found[match.function.name].append(match)
    return found


def missed(
    chosen: list[Case], flags: tuple[str, ...], toolchain: Toolchain
) -> list[str]:
    """Those that were not found, or as another kind, or twice."""
    found = matches(chosen, flags, toolchain, lambda match, program: legal())
    return [c.name for c in chosen if [m.kind for m in found[c.name]] != [c.kind]]


def wrong(
    chosen: list[Broken], flags: tuple[str, ...], toolchain: Toolchain
) -> list[str]:
    """Those that would be replaced although they must not."""
    found = matches(
        [b.case for b in chosen],
        flags,
        toolchain,
        lambda match, program: judge(match, program, EVERYTHING),
    )
    return [
        f"{one.mutation.name}: {match.kind} in {one.case.text}"
        for one in chosen
        for match in found[one.case.name]
        if match.usable and _forbidden(one, match)
    ]


def _forbidden(one: Broken, match: Match) -> bool:
    whole = match.loop.parent is None
    return match.kind == one.case.kind or (one.mutation.outermost and whole)


@pytest.mark.parametrize("flags", FLAGS, ids=" ".join)
def test_sample(flags: tuple[str, ...], supported: Toolchain) -> None:
    seed = f"{SEED}{flags}{supported.major}"
    chosen = random.Random(seed).sample(list(cases()), PER_SAMPLE)
    assert missed(chosen, flags, supported) == []


@pytest.mark.parametrize("flags", FLAGS[1:2], ids=" ".join)
def test_broken_sample(flags: tuple[str, ...], toolchain: Toolchain) -> None:
    seed = f"{SEED}{flags}{toolchain.major}"
    chosen = random.Random(seed).sample(list(broken()), 2 * PER_SAMPLE)
    assert wrong(chosen, flags, toolchain) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(12))
def test_most(part: int, newest_toolchain: Toolchain, clang19: Toolchain) -> None:
    everything = list(cases())
    random.Random(SEED).shuffle(everything)
    chosen = everything[part * PER_FILE : (part + 1) * PER_FILE]
    flags = FLAGS[part % 3]
    toolchain = clang19 if part % 2 else newest_toolchain
    assert missed(chosen, flags, toolchain) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_broken(part: int, newest_toolchain: Toolchain, clang19: Toolchain) -> None:
    everything = list(broken())
    random.Random(SEED).shuffle(everything)
    chosen = everything[part * PER_FILE : (part + 1) * PER_FILE]
    toolchain = clang19 if part % 2 else newest_toolchain
    assert wrong(chosen, FLAGS[part % 3], toolchain) == []
