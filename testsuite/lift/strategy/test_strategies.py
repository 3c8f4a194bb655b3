"""Combinators, their traces, and the normal form of layout."""

from __future__ import annotations

import random

import pytest

from lift.rules import RULES
from lift.strategy import (
    State,
    all_below,
    at,
    attempt,
    bottom_up,
    choice,
    combinators,
    derivation,
    done,
    everywhere,
    fail,
    innermost,
    layout_normal_form,
    normal_form,
    nth,
    once,
    one,
    repeat,
    rule,
    seq,
    start,
    top_down,
)
from lift.strategy.show import one_line
from lift.text import parse_program
from testsuite.lift.generator import samples
from testsuite.lift.rules.harness import equal, inputs_for, numbers_for, results

ABS = rule(RULES["mapSeq"])
TWO = """
program p<N>(x: [f32](4*N)): [[f32]2](2*N) =
  x |> map(fabs) |> split(2) |> map(map(sqrt))
"""
LAYOUTS = [
    ("x |> split(2) |> join |> split(4) |> join", "x"),
    ("x |> split(4) |> transpose |> transpose |> map(split(2)) |> map(join) |> join",
     "x"),
    ("x |> split(4) |> map(gather(reverse)) |> map(gather(reverse)) |> join", "x"),
    ("x |> split(4) |> map(gather(reverse)) |> map(scatter(stride(2))) |> join",
     "x |> split(4) |> map(\\v -> v |> gather(reverse) |> scatter(stride(2))) |> join"),
    ("x |> split(4) |> split(1) |> map(join) |> join", "x"),
    ("x |> asVector(4) |> asScalar |> asVector(2) |> asScalar", "x"),
    ("x |> take(4*N) |> drop(0) |> pad(0, 0, clamp) |> slice(0, 4*N)", "x"),
    ("zip(x, x |> map(fabs)) |> map(\\t -> t.0)", "x"),
    ("x |> slide(4, 4) |> join", "x"),
    ("concat(x |> take(3), x |> drop(3)) |> id |> map(\\v -> v)", "x"),
]  # fmt: skip


def _state(text: str = TWO) -> State:
    return start(parse_program(text))


def _rules(state: State | None) -> list[str]:
    assert state is not None
    return [step.rule for step in state.trace]


def test_a_rule_works_at_the_focus_only() -> None:
    assert rule(RULES["splitOfMap"])(_state()) is None
    assert _rules(once(rule(RULES["splitOfMap"]))(_state())) == ["splitOfMap"]


def test_sequence_choice_and_attempt() -> None:
    assert seq(ABS, fail)(_state()) is None
    assert _rules(choice(fail, ABS, done)(_state())) == ["mapSeq"]
    assert choice(fail, fail)(_state()) is None
    assert _rules(attempt(fail)(_state())) == []


def test_traversals_find_their_places() -> None:
    first, last = once(ABS)(_state()), innermost(ABS)(_state())
    assert first is not None
    assert last is not None
    assert first.trace[0].position == ()
    assert len(last.trace[0].position) > 0
    assert len(_rules(everywhere(ABS)(_state()))) == 3
    assert len(_rules(bottom_up(attempt(ABS))(_state()))) == 3
    assert top_down(ABS)(_state()) is None
    assert all_below(fail)(_state()) is None
    assert len(_rules(one(once(ABS))(_state()))) == 1
    assert _rules(nth(2, ABS)(_state())) == ["mapSeq"]
    assert nth(3, ABS)(_state()) is None


def test_positions_that_do_not_exist_fail() -> None:
    assert at((7, 7), done)(_state()) is None
    found = at((1, 1), ABS)(_state())
    assert found is not None
    assert found.trace[0].position == (1, 1)
    assert found.focus == ()


def test_repetition_ends_or_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(combinators, "LIMIT", 50)
    forward, back = rule(RULES["splitOfMap"]), rule(RULES["mapsOfSplit"])
    there_and_back = choice(once(forward), once(back))
    with pytest.raises(RecursionError):
        repeat(there_and_back)(_state())
    assert len(_rules(repeat(once(ABS))(_state()))) == 3


def test_a_trace_says_rule_place_before_and_after() -> None:
    state = once(rule(RULES["splitOfMap"]))(_state())
    assert state is not None
    assert derivation(state).splitlines() == [
        "1. splitOfMap at 1",
        "     x |> map(fabs) |> split(2)",
        r"   = x |> split(2) |> map(\v -> v |> map(fabs))",
    ]


@pytest.mark.parametrize(("layout", "expected"), LAYOUTS)
def test_layout_has_a_normal_form(layout: str, expected: str) -> None:
    program = parse_program(f"program p<N>(x: [f32](4*N)): [f32](4*N) = {layout}")
    assert one_line(layout_normal_form(start(program)).program.body) == expected


def test_the_normal_form_by_passes_is_the_one_by_single_steps() -> None:
    layout = LAYOUTS[1][0]
    program = parse_program(f"program p<N>(x: [f32](4*N)): [f32](4*N) = {layout}")
    names = ("joinAfterSplit", "transposeTwice", "identity")
    slow = normal_form(choice(*(rule(RULES[name]) for name in names)))
    stages = seq(slow, attempt(once(rule(RULES["mapFusion"]))), slow)
    found = stages(start(program))
    assert found is not None
    assert one_line(found.program.body) == "x"


@pytest.mark.parametrize("chunk", range(3))
def test_the_normal_form_of_random_programs_means_the_same(chunk: int) -> None:
    for sample in samples(900 + chunk, 25):
        state = layout_normal_form(start(sample.program))
        expected = results(sample.program, sample.inputs, sample.sizes)
        found = results(state.program, sample.inputs, sample.sizes)
        assert equal(expected, found), sample.seed
        assert layout_normal_form(state).trace == state.trace


def test_the_normal_form_of_a_program_with_facts() -> None:
    program = parse_program(
        "program p<N>(x: [f32]N): [f32]N where 8 divides N ="
        " x |> split(8) |> map(split(2)) |> map(join) |> join"
    )
    state = layout_normal_form(start(program))
    source = random.Random(3)
    sizes = numbers_for(program, source)
    inputs = inputs_for(program, sizes, source)
    assert equal(results(program, inputs, sizes), results(state.program, inputs, sizes))
