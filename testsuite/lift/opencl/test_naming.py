"""Repeated index expressions are named once, no further out than is right."""

from __future__ import annotations

import re

import pytest

from lift.opencl import compile_program, ir
from lift.opencl.names import Names
from lift.opencl.naming import name_indices
from lift.opencl.printer import Printer
from lift.opencl.rebase import rebase_loops
from lift.opencl.schedule import Schedule
from lift.opencl.widths import of_width
from lift.sizes import Size, constant, dimension, minimum, variable
from lift.targets import lower
from lift.terms.patterns import Space
from lift.text import parse_program
from lift.types import F32, ArrayType

N, M = dimension("N"), dimension("M")
GROUP = variable("wg", 0, 64)
ROW, COLUMN = variable("i", 0, N), variable("j", 0, M)
PLAN = Schedule((1,), (None,), (False,))


def clamped(index: Size) -> Size:
    return minimum(index + 1, N - 1)


def store(*indices: Size) -> ir.Store:
    """out[first] = x[second] + x[third] + ..."""
    x, out = (ir.Buffer(n, ArrayType(F32, N), Space.GLOBAL) for n in ("x", "out"))
    first, *others = indices
    value: ir.Value = ir.Load(x, (others[0],), F32)
    for index in others[1:]:
        value = ir.Apply("add", (value, ir.Load(x, (index,), F32)), F32)
    return ir.Store(out, (first,), value)


def loop(index: Size, stop: Size, *body: ir.Statement) -> ir.For:
    return ir.For(index, constant(0), stop, ir.Block(body))


def only_if(left: Size, right: Size, *body: ir.Statement) -> ir.If:
    return ir.If(ir.Less(left, right), ir.Block(body), ir.EMPTY)


def text(*statements: ir.Statement) -> list[str]:
    printer = Printer(PLAN, frozenset())
    printer.block(name_indices(ir.Block(statements), PLAN, Names()))
    return [of_width(line, 32).strip() for line in printer.lines]


def test_a_loop_over_a_part_counts_from_its_begin() -> None:
    part = loop(ROW, END - BEGIN, store(ROW + BEGIN, ROW + BEGIN + 1))
    assert text(*rebase_loops(ir.Block((part,))).statements) == [
        "const int share = (N + 63) / 64;",
        "const int begin = min(share*wg, N);",
        "const int end = min(share*(wg + 1), N);",
        "for (int i = begin; i < end; i += 1) {",
        "out[i] = x[i + 1];",
        "}",
    ]


def test_a_begin_that_cancels_in_the_length_is_found_in_the_body() -> None:
    def start(group: Size) -> Size:
        return group * (N // 64) + group * (N % 64) // 64

    begin, end = start(GROUP), start(GROUP + 1)
    part = loop(ROW, end - begin, store(8 * (ROW + begin), ROW + begin + 1))
    lines = text(*rebase_loops(ir.Block((part,))).statements)
    assert lines[-2:] == ["out[8*i] = x[i + 1];", "}"]


def test_a_loop_counts_from_zero_where_that_is_simpler() -> None:
    part = loop(ROW, END - BEGIN, store(8 * ROW + BEGIN, ROW, ROW))
    assert rebase_loops(ir.Block((part,))).statements == (part,)


SHARE = (N + 63) // 64
BEGIN, END = minimum(SHARE * GROUP, N), minimum(SHARE * (GROUP + 1), N)


def test_a_part_has_a_begin_and_an_end() -> None:
    """Out of both loops: neither changes them."""
    body = store(ROW + BEGIN, ROW + BEGIN)
    assert text(loop(COLUMN, M, loop(ROW, END - BEGIN, body))) == [
        "const int share = (N + 63) / 64;",
        "const int begin = min(share*wg, N);",
        "const int end = min(share*(wg + 1), N);",
        "for (int i = 0; i < M; i += 1) {",
        "for (int j = 0; j < end - begin; j += 1) {",
        "out[begin + j] = x[begin + j];",
        "}",
        "}",
    ]


def test_what_an_inner_loop_changes_stays_inside() -> None:
    lines = text(
        loop(ROW, N, loop(COLUMN, M, store(COLUMN, clamped(ROW), clamped(ROW))))
    )
    assert lines == [
        "for (int i = 0; i < N; i += 1) {",
        "const int clamped = min(N - 1, i + 1);",
        "for (int j = 0; j < M; j += 1) {",
        "out[j] = x[clamped] + x[clamped];",
        "}",
        "}",
    ]


def test_a_lone_test_keeps_what_only_it_needs() -> None:
    inside = store(GROUP, clamped(GROUP), clamped(GROUP))
    assert text(only_if(GROUP, M, inside)) == [
        "if (wg < M) {",
        "const int clamped = min(N - 1, wg + 1);",
        "out[wg] = x[clamped] + x[clamped];",
        "}",
    ]


def test_a_test_inside_a_loop_does_not_hold_back_a_value() -> None:
    inside = store(ROW, clamped(GROUP), clamped(GROUP))
    lines = text(loop(ROW, N, only_if(ROW, M, inside)))
    assert lines[0] == "const int clamped = min(N - 1, wg + 1);"


def test_a_division_that_may_be_by_zero_stays_behind_its_test() -> None:
    by = M - 1  # M may be 1
    index = (GROUP + 12345) % by
    lines = text(loop(ROW, N, only_if(constant(1), M, store(ROW, index, index))))
    assert not any("const" in line for line in lines)


def test_loops_side_by_side_have_their_own_names() -> None:
    """The variable is the same; the value is not known between the loops."""
    lines = text(
        *(loop(ROW, N, store(ROW, clamped(ROW), clamped(ROW))) for _ in range(2))
    )
    definitions = [k for k, line in enumerate(lines) if "min(" in line]
    assert definitions == [1, 5]


def test_a_name_ends_with_its_block() -> None:
    once = store(GROUP, clamped(GROUP))
    twice = store(GROUP, clamped(GROUP), clamped(GROUP))
    lines = text(only_if(GROUP, M, twice), only_if(GROUP, N, once))
    assert lines[0] == "const int clamped = min(N - 1, wg + 1);"
    assert sum("min(" in line for line in lines) == 1


@pytest.mark.parametrize("index", [ROW, ROW // 2, ROW % 16, 3 * ROW + 1])
def test_what_is_short_is_written_out(index: Size) -> None:
    lines = text(loop(ROW, N, store(index, index, index)))
    assert not any("const" in line for line in lines)


DOT = r"""program dot<N>(x: [f32]N, y: [f32]N) =
  zip(x, y) |> map(\(a, b) -> a * b) |> reduce{assoc, comm}(+, 0.0f)"""


def test_a_dot_product_for_a_cpu_says_each_bound_once() -> None:
    low = lower(parse_program(DOT)).program
    source = re.sub(r"\s+", " ", compile_program(low).source())
    assert source.count("min(") == 2
    assert "const int end = min(" in source
    assert "const int begin = min(" in source
    assert "i < blocks; i += 1" in source
