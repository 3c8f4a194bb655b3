"""Every rule: the cases where it must apply and must not, and random programs."""

from __future__ import annotations

import random

import pytest

from lift.infer import infer
from lift.rules import RULES, Choice, Rule
from lift.strategy import positions, start
from lift.terms import Program
from lift.text import print_program
from testsuite.lift.generator import samples
from testsuite.lift.rules.harness import (
    Case,
    applications,
    cases,
    equal,
    inputs_for,
    numbers_for,
    results,
)

ALL = list(cases())


def _name(case: Case) -> str:
    return f"{case.rule.title}-{'yes' if case.applies else 'no'}"


def test_every_rule_has_cases_of_both_kinds() -> None:
    for applies in (True, False):
        named = {case.name for case in ALL if case.applies is applies}
        assert not RULES.keys() - named, applies


@pytest.mark.parametrize("case", ALL, ids=_name)
def test_the_rule_applies_where_it_must_and_nowhere_else(case: Case) -> None:
    assert bool(applications(case.rule, case.program)) is case.applies


@pytest.mark.parametrize("case", [c for c in ALL if c.applies], ids=_name)
def test_results_and_types_stay_the_same(case: Case) -> None:
    source = random.Random(case.text)
    before = case.program
    after = [state.program for state in applications(case.rule, before)]
    for _ in range(4):
        sizes = numbers_for(before, source)
        inputs = inputs_for(before, sizes, source)
        expected = results(before, inputs, sizes)
        for program in after:
            assert program.result == before.result or infer(program)
            found = results(program, inputs, sizes)
            assert equal(expected, found), (sizes, print_program(program))


#: Arguments that random programs are tried with.
_ARGUMENTS = {
    Choice.CHUNK: (1, 2, 3, 4),
    Choice.PART: (1, 3),
    Choice.CUT: (0, 1, 2),
    Choice.WIDTH: (2, 4),
    Choice.TILE: (1, 2, 3),
    Choice.TIMES: (1, 2),
    Choice.DIM: (0, 1),
}


def _chosen(rule: Rule, source: random.Random) -> Rule:
    return rule(*(source.choice(_ARGUMENTS[choice]) for choice in rule.parameters))


def _tried(program: Program, source: random.Random) -> list[tuple[str, Program]]:
    """The program after each rule at one of the places where it applies."""
    state = start(program)
    places = list(positions(state.program.body))
    found = []
    for rule in RULES.values():
        chosen = _chosen(rule, source)
        source.shuffle(places)
        states = (state.at(place).rewritten(chosen) for place in places)
        after = next((one for one in states if one is not None), None)
        if after is not None:
            found.append((chosen.title, after.program))
    return found


@pytest.mark.parametrize("chunk", range(6))
def test_rules_on_random_programs(chunk: int) -> None:
    """Wherever a rule applies to a random program, the interpreter sees no change."""
    source = random.Random(chunk)
    applied: set[str] = set()
    for sample in samples(500 + chunk, 25):
        expected = None
        for title, program in _tried(sample.program, source):
            if expected is None:
                expected = results(sample.program, sample.inputs, sample.sizes)
            found = results(program, sample.inputs, sample.sizes)
            assert equal(expected, found), (sample.seed, title, print_program(program))
            applied.add(title.partition("(")[0])
    assert len(applied) > 25
