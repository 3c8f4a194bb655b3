"""Derivations of the papers, step by step: each step is checked by the interpreter."""

from __future__ import annotations

import random

import numpy as np
import pytest

from lift.rules import RULES
from lift.sizes import dimension
from lift.strategy import State, Strategy, derivation, innermost, once, rule, start
from lift.strategy.recipes import named, register_blocks, sequential, step
from lift.strategy.show import one_line
from lift.terms import Program
from lift.text import parse_program
from testsuite.lift.rules.harness import equal, inputs_for, numbers_for, results

CHUNK, PARTS = dimension("I"), dimension("J")

ASUM = """
program asum<I, J>(x: [f32](I*J)): f32 =
  x |> map(fabs) |> reduce{assoc, comm}(+, 0.0f)
"""
#: Figure 10 of ICFP'15: the rule of each arrow, and the expression after it. In (7) the
#: paper applies two rules at once. Our reduce gives a value, not an array of one.
FIGURE_10: list[tuple[str, Strategy, str]] = [
    ("6d", step("partialReduce", PARTS),
     "x |> map(fabs) |> reducePart{assoc, comm}(J, +, 0.0f)"
     " |> reduce{assoc, comm}(+, 0.0f)"),
    ("6d", step("reducePartSplit", PARTS),
     "x |> map(fabs) |> split(I)"
     " |> map(\\chunk -> chunk |> reducePart{assoc, comm}(1, +, 0.0f))"
     " |> join |> reduce{assoc, comm}(+, 0.0f)"),
    ("6c", step("splitJoin", CHUNK),
     "x |> split(I) |> map(\\v -> v |> map(fabs)) |> join |> split(I)"
     " |> map(\\chunk -> chunk |> reducePart{assoc, comm}(1, +, 0.0f))"
     " |> join |> reduce{assoc, comm}(+, 0.0f)"),
    ("6e", step("splitAfterJoin"),
     "x |> split(I) |> map(\\v -> v |> map(fabs))"
     " |> map(\\chunk -> chunk |> reducePart{assoc, comm}(1, +, 0.0f))"
     " |> join |> reduce{assoc, comm}(+, 0.0f)"),
    ("6f", step("mapFusion"),
     "x |> split(I) |> map(\\v -> v |> map(fabs)"
     " |> reducePart{assoc, comm}(1, +, 0.0f))"
     " |> join |> reduce{assoc, comm}(+, 0.0f)"),
    ("7a", innermost(rule(named("mapSeq"))),
     "x |> split(I) |> map(\\v -> v |> mapSeq(fabs)"
     " |> reducePart{assoc, comm}(1, +, 0.0f))"
     " |> join |> reduce{assoc, comm}(+, 0.0f)"),
    ("6d", step("reducePartOne"),
     "x |> split(I) |> map(\\v -> v |> mapSeq(fabs) |> reduce{assoc, comm}(+, 0.0f))"
     " |> reduce{assoc, comm}(+, 0.0f)"),
    ("7b", innermost(rule(named("reduceSeq"))),
     "x |> split(I) |> map(\\v -> v |> mapSeq(fabs) |> reduceSeq(+, 0.0f))"
     " |> reduce{assoc, comm}(+, 0.0f)"),
    ("6f", step("reduceSeqMapSeqFusion"),
     "x |> split(I) |> map(\\v -> v"
     " |> reduceSeq(\\(acc, v_1) -> acc + fabs(v_1), 0.0f))"
     " |> reduce{assoc, comm}(+, 0.0f)"),
]  # fmt: skip


def _same_results(before: Program, after: Program) -> None:
    source = random.Random(one_line(after.body))
    for _ in range(3):
        sizes = numbers_for(before, source)
        inputs = inputs_for(before, sizes, source)
        expected = results(before, inputs, sizes)
        assert equal(expected, results(after, inputs, sizes)), sizes


def test_figure_10_of_icfp_15_the_fused_parallel_absolute_sum() -> None:
    state = start(parse_program(ASUM))
    for figure, strategy, expected in FIGURE_10:
        after = strategy(state)
        assert after is not None, expected
        assert one_line(after.program.body) == expected
        rewritten = RULES[after.trace[-1].rule.partition("(")[0]]
        assert rewritten.source == f"ICFP'15 {figure}"
        _same_results(state.program, after.program)
        state = after
    assert len(state.trace) == len(FIGURE_10)
    assert derivation(state).count("\n   = ") == len(FIGURE_10)


GEMM = """
program mm<N, M, K>(A: [[f32]K](2*N), B: [[f32](8*M)]K): [[f32](8*M)](2*N) =
  A |> map(\\row -> B |> transpose |> map(\\column ->
    zip(row, column) |> map(\\(a, b) -> a * b) |> reduce(+, 0.0f)))
"""
#: From the textbook to 2 × 8 accumulators in four vectors of 4.
BLOCKED = [
    "reduceMapFusion", "splitJoin(2)", "splitJoin(8)", "mapFission",
    "mapMapInterchange", "mapReduceInterchange", "pairsWithShared", "reduceMapFusion",
    "vectoriseZip(4)", "vectorAccumulator", "vectorOfConstant", "mapFission",
    "mapReduceInterchange", "pairsWithShared", "reduceMapFusion",
]  # fmt: skip


def _blocked(width: int) -> State:
    state = register_blocks(2, 8, width)(start(parse_program(GEMM)))
    assert state is not None
    return state


def test_matrix_multiplication_in_tiles_and_register_blocks() -> None:
    """Every step of the derivation is replayed and keeps the results."""
    target = _blocked(4)
    tidied = ("zipOfMaps", "mapFusion", "getOfTuple", "tupleOfGets", "inlineLet")
    found = [s.rule for s in target.trace if s.rule not in tidied]
    assert found == BLOCKED
    state = start(parse_program(GEMM))
    for taken in target.trace:
        name, _, rest = taken.rule.partition("(")
        numbers = [int(n) for n in rest.rstrip(")").split(",") if n]
        after = state.at(taken.position).rewritten(named(name, *numbers))
        assert after is not None, taken.rule
        _same_results(state.program, after.program)
        state = after
    assert state.program == target.program
    text = one_line(state.program.body)
    assert "generate(2, \\i -> generate(2, \\i_1 -> splat(4, 0.0f)))" in text


@pytest.mark.device
@pytest.mark.parametrize("width", [1, 4])
def test_the_derived_kernel_gives_the_product_bit_for_bit(width: int) -> None:
    from lift.interp import run as interpret
    from lift.opencl import compile_program
    from lift.opencl.executor import devices, run

    if not devices():
        pytest.skip("there is no OpenCL device")
    state: State | None = _blocked(width)
    for strategy in (step("mapGlb", 1), step("mapGlb", 0), sequential()):
        assert state is not None
        state = strategy(state)
    assert state is not None
    source = np.random.default_rng(1)
    a = source.random((6, 5), np.float32)
    b = source.random((5, 16), np.float32)
    (found,) = run(compile_program(state.program), {"A": a, "B": b})
    expected = interpret(parse_program(GEMM), {"A": a, "B": b}).result
    assert np.array_equal(found, expected)
    if width > 1:
        assert "float4 acc" in compile_program(state.program).source()


def test_a_rule_that_applies_nowhere_is_no_step() -> None:
    state = start(parse_program(ASUM))
    assert once(rule(named("transposeTwice")))(state) is None
