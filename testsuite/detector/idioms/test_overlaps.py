"""Where matches overlap, the largest that is legal wins."""

from __future__ import annotations

from detector.analysis.loops import Loop
from detector.match import Match, Place
from detector.matching import resolve_overlaps
from detector.model import VOID, Block, Function, FunctionType
from detector.verdict import Reason, Verdict, legal, refused

FUNCTION = Function("f", FunctionType(VOID, ()))
BLOCK = Block("b", 0, FUNCTION)


def match(kind: str, mask: int, line: int = 1) -> Match:
    """A match whose loop has these blocks."""
    loop = Loop(BLOCK, (), (), mask, 1, None, None, (), ())
    return Match(kind, kind.title(), FUNCTION, loop, Place("f.c", line, 1, line), {})


def resolved(matches: list[Match], *illegal: str) -> tuple[list[str], list[str]]:
    def judge(match: Match) -> Verdict:
        if match.kind in illegal:
            return refused(Reason("test", "not this kind"))
        return legal()

    kept, rest = resolve_overlaps(matches, judge)
    return [m.kind for m in kept], [m.kind for m in rest]


def test_larger_before_smaller() -> None:
    found = [match("scalar_reduction", 0b001), match("gemm", 0b111), match("map", 0b11)]
    assert resolved(found) == (["gemm"], ["map", "scalar_reduction"])


def test_the_more_telling_kind_of_one_loop() -> None:
    found = [match("map_reduce", 0b111), match("gemm", 0b111), match("map", 0b111)]
    assert resolved(found) == (["gemm"], ["map_reduce", "map"])


def test_smaller_but_legal_before_larger_but_refused() -> None:
    found = [match("gemm", 0b111), match("gemv", 0b011)]
    assert resolved(found, "gemm") == (["gemv"], ["gemm"])


def test_refused_is_kept_where_nothing_is_legal() -> None:
    found = [match("gemm", 0b111), match("gemv", 0b011)]
    assert resolved(found, "gemm", "gemv") == (["gemm"], ["gemv"])


def test_neighbours_do_not_compete() -> None:
    found = [match("map", 0b100, 7), match("stencil", 0b011, 3)]
    assert resolved(found) == (["stencil", "map"], [])


def test_what_is_covered_is_not_judged() -> None:
    asked: list[str] = []

    def judge(match: Match) -> Verdict:
        asked.append(match.kind)
        return legal()

    resolve_overlaps([match("gemm", 0b11), match("map", 0b01)], judge)
    assert asked == ["gemm"]
