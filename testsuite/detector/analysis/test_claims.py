"""Trip counts, integers and addresses against brute-force execution.

Loops are generated as IR: every predicate, width, step, with and without flags, tested
at the top or at the bottom, with guards and nests; and as C, through the real compiler.
An answer must be exact or void; that some are not void is demanded as well.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from detector.analysis import FunctionAnalyses
from detector.frontend import Toolchain, compile_to_ir
from detector.loader import load
from testsuite.detector.analysis.claims import Claims
from testsuite.detector.analysis.interpreter import Machine

PREDICATES = ["slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "ne", "eq"]

TOP = """
define void @f(ptr %a, i{w} %begin, i{w} %end) {{
entry:
  br label %header
header:
  %i = phi i{w} [ {begin}, %entry ], [ %next, %latch ]
  %go = icmp {predicate} i{w} %i, {end}
  br i1 %go, label %latch, label %done
latch:
  %wide = {extend} i{w} %i to i64
  %p = getelementptr {inbounds} double, ptr %a, i64 %wide
  store double 0.0, ptr %p
  %next = add {flags} i{w} %i, {step}
  br label %header
done:
  ret void
}}
"""
BOTTOM = """
define void @f(ptr %a, i{w} %begin, i{w} %end) {{
entry:
  %enter = icmp {guard} i{w} {begin}, {end}
  br i1 %enter, label %ahead, label %done
ahead:
  br label %header
header:
  %i = phi i{w} [ {begin}, %ahead ], [ %next, %header ]
  %wide = {extend} i{w} %i to i64
  %p = getelementptr {inbounds} double, ptr %a, i64 %wide
  store double 0.0, ptr %p
  %next = add {flags} i{w} %i, {step}
  %go = icmp {predicate} i{w} {tested}, {end}
  br i1 %go, label %header, label %out
out:
  %last = phi i{w} [ %next, %header ]
  %twice = mul i{w} %last, 2
  br label %done
done:
  ret void
}}
"""


def _run(text: str, arguments: list[list[int]]) -> list[tuple[str, int, int | None]]:
    """Checks all claims in all runs; the trip counts that were seen."""
    module = load(text)
    analyses = FunctionAnalyses(module.functions["f"], module)
    seen = []
    for values in arguments:
        claims = Claims(analyses, Machine(module.layout, steps=600))
        claims.run(values)
        seen += claims.trips
    return seen


@st.composite
def _loops(draw: st.DrawFn) -> tuple[str, int]:
    width = draw(st.sampled_from([4, 8, 16, 32, 64]))
    begin = draw(st.sampled_from(["%begin", "0", "1", "-3", "5"]))
    end = draw(st.sampled_from(["%end", "0", "7", "-2"]))
    text = draw(st.sampled_from([TOP, BOTTOM])).format(
        w=width,
        begin=begin,
        end=end,
        predicate=draw(st.sampled_from(PREDICATES)),
        guard=draw(st.sampled_from(PREDICATES)),
        step=draw(st.sampled_from([-3, -2, -1, 1, 1, 2, 3])),
        flags=draw(st.sampled_from(["", "nsw", "nuw", "nuw nsw"])),
        extend=draw(st.sampled_from(["sext", "zext"])) if width < 64 else "bitcast",
        inbounds=draw(st.sampled_from(["", "inbounds"])),
        tested=draw(st.sampled_from(["%next", "%i"])),
    )
    return text, width


# Shrinking is left out: a failing loop is ten lines anyway, and it took minutes.
@settings(
    deadline=None,
    max_examples=120,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
@given(_loops(), st.lists(st.tuples(st.integers(), st.integers()), max_size=6))
def test_every_claim_about_a_loop_is_true(
    loop: tuple[str, int], pairs: list[tuple[int, int]]
) -> None:
    text, width = loop
    mask = (1 << width) - 1
    edges = [(0, 0), (0, 5), (5, 0), (-1, 3), (mask >> 1, -1), (1, mask >> 1), (3, 3)]
    arguments = [[1 << 40, b & mask, e & mask] for b, e in [*edges, *pairs]]
    _run(text, arguments)


@pytest.mark.parametrize("width", [8, 16, 32, 64])
@pytest.mark.parametrize("predicate", ["slt", "sle", "ult", "ne", "sgt", "sge", "ugt"])
def test_common_loops_are_counted(width: int, predicate: str) -> None:
    down = predicate in ("sgt", "sge", "ugt")
    text = TOP.format(
        w=width,
        begin="%begin",
        end="%end",
        predicate=predicate,
        step=-1 if down else 1,
        flags="nsw" if predicate[0] == "s" else "",
        extend="sext" if width < 64 else "bitcast",
        inbounds="inbounds",
    )
    begin, end = (9, 2) if down else (2, 9)
    counts = _run(text, [[1 << 40, begin, end]])
    assert counts == [("header", 7 + (predicate[-2:] in ("le", "ge")), counts[0][2])]
    assert counts[0][2] is not None


def _random_c(rng: random.Random) -> str:
    """A C function with a nest of two or three loops and flat subscripts."""
    kind = rng.choice(
        ["int", "unsigned", "long", "short", "unsigned char", "unsigned long", "char"]
    )
    up = rng.random() < 0.7
    step = rng.choice([1, 1, 1, 2, 3])
    relation = rng.choice(["<", "<="] if up else [">", ">="])
    if step == 1 and rng.random() < 0.3:
        relation = "!="
    begin, end = ("0", "n") if up else ("n", rng.choice(["0", "m"]))
    move = f"i {'+' if up else '-'}= {step}"
    inner_end = rng.choice(["m", "i", "n - i", "3", "m * 2", "r[i & 7]"])
    inner_begin = rng.choice(["0", "i", "1"])
    index = rng.choice(["i * m + j", "i + j", "2 * j + 1", "j - i", "i * 10 + j"])
    extra = rng.choice(["", f"a[i & 15] = {rng.randint(1, 9)};"])
    guard = rng.choice(["", "if (j % 2 == 0)", "if (i < j)"])
    stop = rng.choice(["", "", "if (a[j & 15] == 77) break;"])
    return f"""
void f(int *restrict a, {kind} n, int m, const int *restrict r) {{
  for ({kind} i = {begin}; i {relation} {end}; {move}) {{
    {extra}
    for (int j = {inner_begin}; j < {inner_end}; j++) {{
      {stop}
      {guard} a[({index}) & 1023] = j;
      a[{index}] = i;
    }}
  }}
}}
"""


@pytest.mark.clang
@pytest.mark.parametrize("seed", range(8))
def test_every_claim_about_compiled_c_is_true(toolchain: Toolchain, seed: int) -> None:
    rng = random.Random(seed)
    counted = 0
    for _ in range(2):
        source = _random_c(rng)
        module = load(compile_to_ir(source, toolchain=toolchain))
        analyses = FunctionAnalyses(module.functions["f"], module)
        for n, m in [(0, 0), (3, 4), (5, 2), (-2, 3), (7, -1), (200, 1)]:
            bits = getattr(module.functions["f"].arguments[1].type, "bits", 32)
            memory = dict.fromkeys(range(4096, 4096 + 64), 0)
            memory |= dict.fromkeys(range(1 << 40, (1 << 40) + 8192), 0)
            machine = Machine(module.layout, memory, steps=4000)
            claims = Claims(analyses, machine)
            values = [1 << 40, n & ((1 << bits) - 1), m & 0xFFFFFFFF, 4096]
            count = len(module.functions["f"].arguments)
            claims.run(values[:count])
            counted += sum(claimed is not None for _, _, claimed in claims.trips)
    assert counted > 0
